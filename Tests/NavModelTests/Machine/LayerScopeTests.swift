import Testing

@testable import NavModel

/// `bound layers` is a scope for presents of an input's own handlers, and no limit for any other.
@Suite("The scope of layers") struct LayerScopeTests {
  /// An app that can present without end.
  private static func app(
    _ body: String, _ headers: String = "", declaring declarations: String = ""
  ) -> String {
    """
    system Layers
      \(headers)
      without background
    \(declarations)
    coordinator App {
      start home
      \(body)
    }
    """
  }

  /// A flow that presents itself; on UIKit also a screen that does, and two in turn.
  ///
  /// Elsewhere a coordinator presents one layer of a style at a time.
  private static func endless(_ style: String, on platform: String) -> [String] {
    let flow = """
      screen home { on tap again when presented is none { present child as \(style) } }
        branch child: Flow { on removed { drop child } }
      }
      coordinator Flow {
        start page
        screen page { on tap again when presented is none { present again as \(style) }; on tap close { dismiss } }
        branch again: Flow { on removed { drop child } }
      """
    if platform != "uikit" { return [flow] }
    return [
      flow,
      "screen home { on tap again { present home as \(style) }; on tap close { dismiss } }",
      """
      screen home { on tap again { present page as \(style) }; on tap close { dismiss } }
        screen page { on tap again { present home as cover }; on tap close { dismiss } }
      """,
    ]
  }

  /// Every reachable world, and each with the descriptions of its steps.
  private func explore(_ text: String) throws -> [(world: NavWorld, steps: [String])] {
    let machine = NavMachine(try program(text))
    var seen = Set(machine.initialWorlds)
    var found: [(world: NavWorld, steps: [String])] = []
    var pending = Array(seen)
    while let world = pending.popLast(), seen.count < 5_000 {
      var steps: [String] = []
      machine.forEachStep(from: world) { step, next in
        steps.append(step.description)
        if seen.insert(next).inserted { pending.append(next) }
      }
      found.append((world, steps))
    }
    #expect(pending.isEmpty)
    return found
  }

  private func cuts(_ text: String) throws -> Set<String> {
    let machine = NavMachine(try program(text))
    return Set(try explore(text).compactMap { machine.truncation(of: $0.world) })
  }

  @Test(arguments: ["ideal", "uikit", "swiftui"], ["atomic", "interleaved"])
  func `every world has at most as many layers, and some has as many`(platform: String, timing: String) throws
  {
    for style in ["sheet", "cover", "popover"] {
      for body in Self.endless(style, on: platform) {
        for bound in [nil, 1, 2, 5] {
          let bounds = "bound coordinators 40" + (bound.map { ", layers \($0)" } ?? "")
          let text = Self.app(body, "platform \(platform); timing \(timing); \(bounds)")
          let worlds = try explore(text)
          let most = bound ?? 3
          #expect(worlds.map(\.world.layers.count).max() == 1 + most, "\(text)")
          #expect(worlds.allSatisfy { $0.world.outcome == .running }, "\(text)")
          for (world, steps) in worlds where world.layers.allSatisfy({ $0.phase == .steady }) {
            let presents = steps.contains { $0.hasPrefix("tap again") }
            #expect(presents == (world.layers.count <= most), "\(text)")
          }
        }
      }
    }
  }

  @Test(arguments: ["ideal", "uikit", "swiftui"])
  func `a present that waits for a layer counts when it is said`(platform: String) throws {
    let text = """
      screen home { on tap both { present child as sheet } }
        branch child: Flow { on removed { drop child } }
      }
      coordinator Flow {
        start page
        screen page
        screen note
        on start { present note as sheet }
      """
    // UIKit refuses the second; elsewhere it is presented when the first one has come.
    let isRefused = platform == "uikit"
    for (bound, isEnabled) in [(1, isRefused), (2, true)] {
      let worlds = try explore(Self.app(text, "platform \(platform); bound layers \(bound)"))
      let isFound = worlds.contains { $0.steps.contains { $0.hasPrefix("tap both") } }
      #expect(isFound == isEnabled, "bound layers \(bound)")
      #expect(worlds.map(\.world.layers.count).max() == (isFound ? isRefused ? 2 : 1 + bound : 1))
    }
  }

  /// A sheet takes the place of the sheet; a cover waits until the sheet has gone.
  @Test(arguments: ["sheet", "cover"])
  func `a layer in the place of another is as high as that one`(style: String) throws {
    let text = Self.app(
      """
      screen home { on tap open { present page as sheet } }
        screen page
        screen note
        on ping { present note as \(style) from home }
      """, "platform swiftui; bound layers 1", declaring: "event ping at most 1")
    let worlds = try explore(text)
    let replacing = worlds.filter { world, steps in
      world.layers.count == 2 && steps.contains { $0.hasPrefix("event ping") }
    }
    #expect(!replacing.isEmpty && worlds.allSatisfy { $0.world.layers.count <= 2 })
  }

  @Test(arguments: ["atomic", "interleaved"])
  func `what no input's own handler presents runs into the capacity`(timing: String) throws {
    // A flow that presents another of itself, and whether an input's own handler does so.
    let present = "if presented is none { present again as cover }"
    let ways: [(name: String, declaration: String, flow: String, isInput: Bool)] = [
      ("tap", "", "screen page { on tap go { \(present) } }", true),
      ("event", "event ping", "screen page\non ping { \(present) }", true),
      ("link", "link open to Flow.page", "screen page\non link open { \(present) }", true),
      (
        "step", "step deeper", "screen page { on tap go { emit deeper } }\non step deeper { \(present) }",
        false
      ),
      ("later", "", "screen page { on tap go { later { \(present) } } }", false),
      (
        "effect", "",
        "screen page { effect load: done\non tap go when load is not running { run load }\non load done { \(present) } }",
        false
      ),
    ]
    for (name, declaration, flow, isInput) in ways {
      for (bound, capacity) in [(1, 5), (3, 5), (5, 5), (7, 7)] {
        let text = Self.app(
          """
          screen home { on tap open { present child as cover } }
            branch child: Flow { on removed { drop child } }
          }
          coordinator Flow {
            start page
            \(flow)
            branch again: Flow { on removed { drop child } }
          """, "platform uikit; timing \(timing); bound layers \(bound), coordinators 40",
          declaring: declaration)
        #expect(
          try cuts(text) == (isInput ? [] : ["bound layers \(capacity)"]), "\(name), bound layers \(bound)")
      }
    }
  }
}
