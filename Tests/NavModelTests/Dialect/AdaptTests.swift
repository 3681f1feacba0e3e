import Testing

@testable import NavModel

/// `adapt` of RxFlow 2: what waits, what answers, and what is lost.
@Suite struct `Adapted steps` {
  private static func text(_ switches: String = "", _ adapt: String) -> String {
    """
    system Adapted
      platform uikit
      dialect rxflow-2 \(switches)
      timing atomic
    step order(n: 0...2)
    step other
    event wish(n: 0...2)
    event end
    event nothing
    coordinator App {
      effect check: yes, more many, twice, no
      effect track: sent
      start home
      screen home
      on wish(n) { emit order(n) }
      on end { emit other }
      on nothing { run check }
      \(adapt)
      on check yes { adapt to step }
      on check more { adapt to step }
      on check twice { adapt to step; adapt to other }
      on check no { adapt to other }
      on step order(n) { note got(n) }
      on step other { note refused }
    }
    """
  }

  /// What each event of a word tells.
  private func told(_ walk: inout Walk, _ words: [String]) throws -> [[String]] {
    var told: [[String]] = []
    for word in words {
      let before = walk.outputs.count
      try walk.play(word)
      told.append(
        walk.outputs.dropFirst(before).compactMap { output in
          switch output {
          case .noted(let label, let values):
            "\(walk.machine.program.labels[label].name)\(values.map { walk.machine.text(of: $0) }.joined())"
          case .dropped(let message): message
          default: nil
          }
        })
    }
    return told
  }

  static let rows: [(switches: String, adapt: String, words: [String], told: [[String]])] = [
    // At once, the same step with its values, or another; a closed handler lets it go on.
    ("", "on adapt order { adapt to step }", ["event wish(1)", "event wish(2)"], [["got1"], ["got2"]]),
    (
      "", "on adapt order(n) when n == 1 { adapt to other }", ["event wish(1)", "event wish(2)"],
      [["refused"], ["got2"]]
    ),
    (
      "", "on adapt order(n) { adapt to order(2 - n) }", ["event wish(0)", "event wish(2)"],
      [["got2"], ["got0"]]
    ),
    // Later, in any order; no answer is no navigation.
    (
      "", "on adapt order { run check }",
      ["event wish(1)", "event wish(2)", "check answers yes", "check answers no"],
      [[], [], ["got1"], ["refused"]]
    ),
    (
      "", "on adapt order { run check }",
      ["event wish(1)", "event wish(2)", "check answers yes (App, run 2)"],
      [[], [], ["got2"]]
    ),
    ("", "on adapt order {}", ["event wish(1)"], [[]]),
    // A step is answered once.
    ("", "on adapt order { adapt to other; adapt to step }", ["event wish(1)"], [["refused"]]),
    (
      "", "on adapt order { run track; run check; adapt to step }", ["event wish(1)", "check answers no"],
      [["got1"], ["adapt: no step is waiting to be adapted"]]
    ),
    (
      "", "on adapt order { run check }", ["event wish(1)", "check answers twice"],
      [[], ["got1", "adapt: no step is waiting to be adapted"]]
    ),
    (
      "", "on adapt order { run check }", ["event nothing", "check answers yes"],
      [[], ["adapt: no step is waiting to be adapted"]]
    ),
    // Before version 2.13 any step of the flow cancels what waits, and nothing else.
    (
      "{ newStepCancelsAdapt = true }", "on adapt order { run check }",
      ["event nothing", "event wish(1)", "event end", "check answers no"],
      [
        [], [], ["step order: another step came while the flow was still adapting this one", "refused"],
        ["adapt: no step is waiting to be adapted"],
      ]
    ),
    (
      "{ newStepCancelsAdapt = true }", "on adapt order { run track; adapt to step }",
      ["event wish(1)", "event end"],
      [["got1"], ["refused"]]
    ),
  ]

  @Test(arguments: rows.indices)
  func `A step waits for its answer, which comes once`(_ index: Int) throws {
    let row = Self.rows[index]
    var walk = try Walk(Self.text(row.switches, row.adapt))
    #expect(try told(&walk, row.words) == row.told)
  }

  @Test func `An effect that goes on has answered its step once`() throws {
    var walk = try Walk(Self.text("", "on adapt order { run check }"))
    #expect(try told(&walk, ["event wish(1)", "check answers more"]) == [[], ["got1"]])
    #expect(walk.world.effects.isEmpty)
  }

  /// The subscription to what `adapt` answers goes with the flow.
  @Test func `What a flow adapts goes with it`() throws {
    var walk = try Walk(
      """
      system Gone
        platform uikit
        dialect rxflow-2
        timing atomic
      step go
      step late
      event open
      event ask
      coordinator App {
        start home
        screen home
        on open { emit go }
        on step go {
          let child = new Child
          start child
          whenReady child { present child as sheet }
        }
      }
      coordinator Child {
        effect check: yes
        on start { emit go }
        screen page
        on step go { push page }
        on ask { emit late }
        on adapt late { run check }
        on check yes { adapt to step }
        on step late { fail "gone" }
      }
      """)
    try walk.play("event open", "event ask")
    #expect(walk.world.effects.count == 1)
    try walk.play("swipe down begins", "swipe down is finished")
    #expect(walk.world.effects.isEmpty)
  }
}
