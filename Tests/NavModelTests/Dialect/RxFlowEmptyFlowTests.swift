import Testing

@testable import NavModel

/// A flow that is ready without a screen is presented as an empty layer.
@Suite struct RxFlowEmptyFlowTests {
  private static func text(_ style: String, _ dialect: String, timing: String = "atomic", rules: String = "")
    -> String
  {
    """
    system Empty
      platform uikit \(rules)
      dialect \(dialect)
      timing \(timing)
    step go
    step fill
    step close
    event open
    event push
    event end
    event endOwn
    coordinator App {
      start home
      screen home
      on open { emit go }
      on end { dismiss }
      on step go {
        let child = new Child
        start child
        whenReady child { present child as \(style) }
      }
    }
    coordinator Child {
      on start { emit go }
      screen page {
        on willAppear { note willAppear }
        on didAppear { note didAppear }
      }
      on push { emit fill }
      on endOwn { emit close }
      on step fill { push page }
      on step close { dismiss }
    }
    """
  }

  static let rows: [(inputs: [String], screens: [[String]], alive: [String])] = [
    (["event open"], [["App.home"], []], ["App", "Child"]),
    (["event open", "event push"], [["App.home"], ["Child.page"]], ["App", "Child"]),
    (["event open", "event end"], [["App.home"]], ["App"]),
    (["event open", "event endOwn"], [["App.home"]], ["App"]),
    (["event open", "event push", "event end"], [["App.home"]], ["App"]),
  ]

  @Test(
    "It is filled where the user sees it, and its flow goes with it", arguments: rows,
    ["rxflow-1", "rxflow-2"])
  func empty(row: (inputs: [String], screens: [[String]], alive: [String]), dialect: String) throws {
    for (style, timing, rules) in [
      ("sheet", "atomic", ""), ("cover", "atomic", ""), ("sheet", "interleaved", ""),
      ("sheet", "interleaved", "{ noticesLag = true }"),
    ] {
      var walk = try Walk(Self.text(style, dialect, timing: timing, rules: rules))
      for input in row.inputs { try walk.rest(input) }
      #expect(walk.screens == row.screens)
      #expect(walk.alive == row.alive)
    }
  }

  @Test("The user drags an empty sheet down", arguments: ["rxflow-1", "rxflow-2"])
  func swipe(dialect: String) throws {
    var walk = try Walk(Self.text("sheet", dialect))
    try walk.play("event open")
    try walk.play("swipe down begins @ Child[]", "swipe down is let go @ Child[]")
    #expect(walk.screens == [["App.home"], []])
    #expect(walk.alive == ["App", "Child"])
    try walk.play("swipe down begins @ Child[]", "swipe down is finished @ Child[]")
    #expect(walk.screens == [["App.home"]])
    #expect(walk.alive == ["App"])
  }

  @Test("A full screen without a screen cannot be left by the user")
  func cover() throws {
    var walk = try Walk(Self.text("cover", "rxflow-2"))
    try walk.play("event open")
    #expect(walk.enabled.allSatisfy { $0.hasPrefix("event") })
  }

  @Test(
    "A screen that is pushed into it appears at once, or with the layer that comes",
    arguments: [false, true])
  func appears(isComing: Bool) throws {
    var walk = try Walk(Self.text("sheet", "rxflow-2", timing: "interleaved"))
    walk.settle()
    try walk.play("event open")
    if !isComing { walk.settle() }
    try walk.play("event push")
    #expect(walk.told == ["note willAppear"] + (isComing ? [] : ["note didAppear"]))
    walk.settle()
    #expect(walk.told == ["note willAppear", "note didAppear"])
  }

  @Test("In 2018 it is presented only where nothing waits for it")
  func first() throws {
    let text = Self.text("sheet", "rxflow-2018")
    var walk = try Walk(text)
    try walk.play("event open")
    #expect(walk.screens == [["App.home"]])
    walk = try Walk(
      text.replacing("whenReady child { present child as sheet }", with: "present child as sheet"))
    try walk.play("event open")
    #expect(walk.screens == [["App.home"], []])
  }
}
