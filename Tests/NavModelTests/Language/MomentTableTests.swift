import Foundation
import Testing

@testable import NavModel

/// The table of the reference about what the words mean while things move, asked of the machine cell by cell.
@Suite struct `What the words mean while things move` {
  /// The situations, each with the steps that lead to it; the first is taken at rest.
  private static let situations: [(name: String, steps: [String])] = [
    ("pushed, entering", ["tap open"]),
    ("pushed, shown", ["tap open", "transition ends"]),
    ("pushed, covered", ["tap open", "transition ends", "tap next", "transition ends"]),
    ("pushed, dragged", ["tap open", "transition ends", "swipe back begins"]),
    ("pushed, cancelled", ["tap open", "transition ends", "swipe back begins", "swipe back is let go"]),
    ("pushed, leaving", ["tap open", "transition ends", "back"]),
    ("pushed, gone but remembered", ["tap open", "transition ends", "back", "transition ends"]),
    ("pushed, lost", ["tap box", "transition ends", "tap lose"]),
    ("presented, entering", ["tap show"]),
    ("presented, shown", ["tap show", "transition ends"]),
    ("presented, covered", ["tap show", "transition ends", "tap cover", "transition ends"]),
    ("presented, dragged", ["tap show", "transition ends", "swipe down begins"]),
    (
      "presented, cancelled", ["tap show", "transition ends", "swipe down begins", "swipe down is let go"]
    ),
    ("presented, leaving", ["tap show", "transition ends", "tap close"]),
    ("presented, gone but remembered", ["tap show", "transition ends", "tap close", "transition ends"]),
    ("presented, refused", ["tap clash"]),
  ]

  /// The columns, each with the question that is true where the cell says so.
  private static let columns: [(name: String, question: String)] = [
    ("`onScreen`", "flow is onScreen"), ("`visible`", "flow is visible"), ("`alive`", "Flow is alive"),
    ("`instances`", "flow.instances.count == 1"), ("`presented`", "presented is not none"),
    ("`removed`", "flow is removed"), ("`seen`", "flow is seen"), ("`settled`", "settled"),
  ]

  private static let text = """
    system Moments
      platform uikit

    coordinator App {
      start home
      screen home {
        on tap open { push flow }
        on tap show { present flow as sheet }
        on tap clash {
          present other as sheet
          present flow as sheet
        }
        on tap box { present box as sheet }
      }
      screen other
      screen box {
        on tap lose {
          dismiss
          push flow
        }
      }
      branch flow: Flow
    \(columns.enumerated().map { "  always q\($0.offset): \($0.element.question)" }.joined(separator: "\n"))
    }

    coordinator Flow {
      start page
      screen page {
        on tap next { push next }
        on tap cover { present next as cover }
        on tap close { dismiss }
      }
      screen next
    }
    """

  @Test func `every cell is what the machine answers`() throws {
    let rows = try ReferenceTable.rows(of: "Moments", below: "| situation |")
    var found: [[String]] = []
    for (name, steps) in Self.situations {
      var walk = try Walk(Self.text)
      walk.settle()
      for step in steps { try walk.play(step) }
      let moment = walk.machine.moment(of: walk.world)
      let cells = try Self.columns.indices.map { column in
        let property = try #require(walk.machine.program.properties.first { $0.name == "q\(column)" })
        return moment.frames(of: property).allSatisfy { moment.holds(property.claim, $0) } ? "yes" : "–"
      }
      found.append([name] + cells)
    }
    #expect(rows == found)
  }

  @Test func `the columns of the table are those that are asked`() throws {
    let heading = "| situation | \(Self.columns.map(\.name).joined(separator: " | ")) |"
    #expect(try ReferenceTable.text(of: "Moments").contains(heading))
  }

  @Test func `inside of its coordinator a plain name stands for that one's screens`() throws {
    var walk = try Walk(
      """
      system Own
        platform uikit
      coordinator App {
        start home
        screen home { on tap go { push flow } }
        branch flow: Flow
      }
      coordinator Flow {
        start page
        screen page {
          on tap again { push other }
          on tap more { push next }
        }
        screen next
        branch other: Flow
        always own: next is onScreen
        always seen: next.instances.count == 1
        always any: Flow.next is onScreen
        always visible-own: next is visible
      }
      """)
    try walk.rest("tap go", "tap again", "tap more")
    #expect(walk.screens == [["App.home", "Flow.page", "Flow.page", "Flow.next"]])
    let moment = walk.machine.moment(of: walk.world)
    let answers = walk.machine.program.properties.map { property in
      moment.frames(of: property).map { moment.holds(property.claim, $0) }
    }
    #expect(answers == [[false, true], [false, true], [true, true], [false, true]])
  }

  /// A spec in which coordinators present from several places.
  private static let presenting = """
    system Presenting
      platform uikit

    event news at most 2

    coordinator App {
      start main
      tabs main {
        tab left: Left
        tab right: Right
      }
      screen notice
      on news { present notice as sheet }
    }

    coordinator Left {
      start list
      screen list { on tap ask { present flow as sheet } }
      branch flow: Flow
    }

    coordinator Right {
      start page
      screen page { on tap show { present page as cover } }
    }

    coordinator Flow {
      start first
      screen first {
        on tap next { push second }
        on tap more { present second as sheet }
        on tap close { dismiss }
      }
      screen second
    }
    """

  @Test func `presented is none where a present is not refused for what is presented already`() throws {
    for timing in ["interleaved", "atomic"] {
      let explored = Explored(
        NavMachine(try program(Self.presenting.replacing("uikit\n", with: "uikit\n  timing \(timing)\n"))),
        inputs: 4)
      var counts = [true: 0, false: 0]
      for world in explored.worlds {
        let moment = explored.machine.moment(of: world)
        var frames = world.containers.flatMap { world[$0].screens }.map {
          NavFrame(myself: world[$0].owner, this: $0)
        }
        frames += world.coordinators.indices.filter { world.coordinators[$0].isAlive }.map {
          NavFrame(myself: CoordinatorID($0))
        }
        for frame in frames {
          let executor = moment.executor
          let refusal = executor.refusal(
            ofPresentingFrom: executor.presenter(nil, frame))
          if refusal == .notInHierarchy { continue }
          let isNone = moment.value(of: .world(.presented), frame) == .none
          counts[isNone, default: 0] += 1
          #expect(isNone == (refusal != .alreadyPresenting), "\(frame) \(String(describing: refusal))")
        }
      }
      #expect(counts.values.allSatisfy { $0 > 10 })
    }
  }
}
