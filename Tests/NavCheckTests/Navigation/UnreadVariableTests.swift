import Foundation
import Testing

@testable import NavCheck
@testable import NavModel

/// Worlds that differ only in variables that nothing reads are one world.
@Suite("Variables that nothing reads") struct UnreadVariableTests {
  private static func spec(_ part: String, _ tap: String = "count = 1", _ property: String = "") -> String {
    """
    system Unread
      platform uikit
    type Kind = { one, two }
    event rang
    coordinator App {
      start home
      var count: 0...3 = 0
      screen home {
        on tap open { push detail }
        on tap set { \(tap) }
      }
      screen detail
      branch child: Child {
        on removed { drop child }
      }
      \(part)
    }
    coordinator Child {
      start form
      screen form { on tap done { finish } }
    }
    \(property)
    """
  }

  /// A part of the spec, the statements of a tap, and whether the variable is left out.
  private static let uses: [(part: String, tap: String, isLeftOut: Bool)] = [
    ("", "count = 1", true),
    ("", "count = 1; push detail", true),
    ("on rang { count = 2 }", "post rang", true),
    ("screen extra { on tap more { later { count = 2 } } }", "count = 1; push extra", true),
    ("", "count = count + 1", false),
    ("", "if count == 1 { push detail } else { count = 1 }", false),
    ("screen extra { on tap more when count == 1 { pop } }", "count = 1; push extra", false),
    ("screen extra { on tap more { later { if count == 1 { pop } } } }", "count = 1; push extra", false),
    ("screen extra(number: 0...3)", "count = 1; push extra(count)", false),
    ("on rang when count == 2 { push detail }", "count = 1", false),
    // A cancelled gesture may run it, and `cancelled-gesture` compares the variables.
    ("on didShow(x) when x is detail { count = 2 }", "count = 1", false),
    ("screen extra { on willDisappear { count = 2 } }", "push extra", false),
    ("screen extra { on didAppear { post rang } }\n on rang { count = 2 }", "push extra", false),
    ("effect load: done\n on load done { count = 2 }", "run load", false),
  ]

  @Test(arguments: uses.indices) func `a variable is left out exactly if nothing reads it`(_ number: Int)
    throws
  {
    let (part, tap, isLeftOut) = Self.uses[number]
    let names = try program(Self.spec(part, tap)).withoutUnreadVariables?.namesOfUnreadVariables
    #expect(names == (isLeftOut ? ["count of App"] : nil), "\(part) / \(tap)")
  }

  @Test(arguments: [
    ("form { on willDisappear { finish } }", nil), ("form { on tap end { finish } }", ["count of App"]),
  ]) func `a coordinator that a callback ends runs a handler of its parent`(_ form: String, _ left: [String]?)
    throws
  {
    let other = "coordinator Other {\n  start form\n  screen \(form)\n}"
    let spec = Self.spec("branch other: Other { on finished { count = 2 } }", "push other", other)
    #expect(try program(spec).withoutUnreadVariables?.namesOfUnreadVariables == left)
  }

  @Test(arguments: [
    ("var kind: Kind = one", "kind of App"), ("var kinds: [Kind]", "kinds of App"),
    ("screen extra { var isOpen: Bool = false }", "isOpen of App.extra"),
  ]) func `variables of screens and of other domains are left out as well`(_ part: String, _ name: String)
    throws
  {
    let names = try program(Self.spec(part)).withoutUnreadVariables?.namesOfUnreadVariables
    #expect(names == ["count of App", name])
  }

  @Test(arguments: [
    "lock busy", "structural var isOpen: Bool = false", "var top: screen?", "var held: Child?",
  ]) func `locks, structural variables and references are stored`(_ part: String) throws {
    let names = try program(Self.spec(part)).withoutUnreadVariables?.namesOfUnreadVariables
    #expect(names == ["count of App"])
  }

  @Test func `the traces of a report have the values that the worlds do not store`() throws {
    let text = Self.spec("on rang { fail \"it rang\" }")
    let check = NavigationCheck(try program(text))
    let reduced = check.run()
    let all = NavigationCheck(try program(text), keepsUnreadVariables: true).run()
    #expect(reduced.worlds < all.worlds)
    #expect(reduced.variablesLeftOut == ["count of App"])
    #expect(all.variablesLeftOut.isEmpty)
    #expect(reduced.findings.map(\.verdict) == all.findings.map(\.verdict))
  }

  @Test func `what only assigns such a variable is no deadlock`() throws {
    let text = """
      system Quiet
        platform uikit
        without swipe, background, backMenu, resize
      coordinator App {
        start home
        var isOn: Bool = false
        screen home {
          on tap on { isOn = true }
          on tap off { isOn = false }
        }
      }
      """
    let check = NavigationCheck(try program(text))
    let smaller = try #require(check.withoutUnreadVariables)
    #expect(smaller.run()[.noDeadlock]?.verdict.isViolated == true)
    let report = check.run()
    #expect(report[.noDeadlock]?.verdict == .holds)
    #expect(report.variablesLeftOut.isEmpty)
  }

  @Test func `a loop that assigns such a variable begins after its first round`() throws {
    let text = Self.spec(
      "", "count = 1; replaceTop home", "eventually detail-is-shown: App.detail is visible\nfair tap set")
    let reduced = NavigationCheck(try program(text)).run()
    let trace = try #require(reduced["detail-is-shown"]?.trace)
    #expect(trace.replays(on: NavStateMachine(NavMachine(try program(text)))))
    #expect(try #require(trace.lasso).loopStart > 0)
    #expect(!reduced.variablesLeftOut.isEmpty)
  }

  // MARK: Twins

  /// Random specs with a variable that their taps assign.
  private static func randomSpecs(_ seeds: Range<UInt64>) -> [(seed: UInt64, program: NavProgram)] {
    seeds.compactMap { seed in
      var number = 0
      var isDeclared = false
      let lines = RandomSpec(seed: seed).text.split(separator: "\n", omittingEmptySubsequences: false).map {
        line in
        if line.hasPrefix("coordinator "), !isDeclared {
          isDeclared = true
          return "  var unread: 0...3 = 0\n\(line)"
        }
        guard line.contains(" on tap "), let brace = line.firstRange(of: " { ") else { return String(line) }
        number += 1
        return line.replacingCharacters(in: brace, with: " { unread = \(number % 4); ")
      }
      guard let spec = NavSpec.parse(lines.joined(separator: "\n")).spec,
        let program = NavProgram.resolve(spec, variant: nil).0
      else { return nil }
      return (seed, program)
    }
  }

  @Test func `verdicts, lengths and worlds are those of the search that stores all variables`() throws {
    var compared = 0
    var smaller = 0
    for (seed, program) in Self.randomSpecs(0..<UInt64(Twins.count(20))) {
      guard let reduced = NavigationCheck(program).withoutUnreadVariables else { continue }
      let check = NavigationCheck(program, keepsUnreadVariables: true)
      guard let worlds = Self.worlds(of: check.machine, atMost: 150) else { continue }
      compared += 1
      let forms = Set(worlds.map(reduced.machine.stored))
      if forms.count < worlds.count { smaller += 1 }
      let few = reduced.run(beyondViolations: true, modular: .never)
      let all = check.run(beyondViolations: true, modular: .never)
      #expect(all.worlds == worlds.count, "seed \(seed)")
      #expect(few.worlds == forms.count, "seed \(seed)")
      for (one, other) in zip(few.findings, all.findings) where one.builtIn != .noDeadlock {
        #expect(one.verdict.reportName == other.verdict.reportName, "seed \(seed), \(one.name)")
        guard one.kind != .eventually, one.kind != .leadsTo else { continue }
        #expect(one.trace?.length == other.trace?.length, "seed \(seed), \(one.name)")
        #expect(one.trace?.stepCount == other.trace?.stepCount, "seed \(seed), \(one.name)")
      }
      let whole = NavigationCheck(program).run(beyondViolations: true, modular: .never)
      #expect(
        whole.findings.map(\.verdict.reportName) == all.findings.map(\.verdict.reportName), "seed \(seed)")
      #expect(
        whole.variablesLeftOut.isEmpty == (few[.noDeadlock]?.verdict.isViolated ?? false), "seed \(seed)")
      for trace in whole.findings.compactMap(\.trace) where trace.lasso == nil {
        #expect(trace.replays(on: NavStateMachine(check.machine)), "seed \(seed)")
      }
    }
    #expect(compared > 2)
    #expect(smaller > 2)
  }

  /// All worlds; nil if they are more, or a bound cuts one off.
  private static func worlds(of machine: NavMachine, atMost limit: Int) -> Set<NavWorld>? {
    var worlds = Set(machine.initialWorlds)
    var waiting = Array(worlds)
    while let world = waiting.popLast() {
      if worlds.count > limit || machine.truncation(of: world) != nil { return nil }
      machine.forEachStep(from: world) { _, next in
        if worlds.insert(next).inserted { waiting.append(next) }
      }
    }
    return worlds
  }
}
