import Testing

/// The ways that the document names, and the known problems of its "Multiple parents".
@Suite struct `Reference of the screen tree` {
  private let tree = ReferenceScreenTree(
    root: "Menu",
    children: [
      "Menu": ["Messages", "OwnProfile", "Encounters"], "Messages": ["Chat"],
      "Encounters": ["OtherProfile"], "Chat": ["OtherProfile"],
    ],
    expecting: ["Chat"],
    supplies: ["Messages": ["Chat"]]
  )

  @Test(
    arguments: [
      ("Chat", "OwnProfile", [["Messages", "Menu", "OwnProfile"]]),
      ("Messages", "Chat", [["Chat"]]),
      ("Chat", "Messages", [["Messages"]]),
      ("Chat", "Encounters", [["Messages", "Menu", "Encounters"]]),
      ("Menu", "OtherProfile", [["Encounters", "OtherProfile"]]),
      ("OtherProfile", "Messages", [["Chat", "Messages"]]),
      ("OtherProfile", "Menu", [["Encounters", "Menu"]]),
      ("Chat", "Chat", [[]]),
      ("Chat", "Nowhere", []),
    ]
  )
  func `the shortest ways`(source: String, target: String, ways: [[String]]) {
    #expect(tree.ways(from: source, to: target).map { $0.map(\.screen) } == ways)
  }

  @Test func `equally short ways are all named`() {
    let diamond = ReferenceScreenTree(root: "M", children: ["M": ["A", "B"], "A": ["C"], "B": ["C"]])
    let ways = diamond.ways(from: "M", to: "C").map { $0.map(\.screen) }
    #expect(Set(ways) == [["A", "C"], ["B", "C"]])
  }

  @Test(
    arguments: [
      (["Menu", "Messages"], "Chat", ["Menu", "Messages", "Chat"], ["Chat"]),
      (["Menu"], "Chat", ["Menu", "Messages", "Chat"], []),
      (["Menu", "Messages", "Chat"], "OwnProfile", ["Menu", "OwnProfile"], []),
      (["Menu", "Encounters", "OtherProfile"], "Messages", ["Menu"], []),
    ]
  )
  func `stacks and containers`(stack: [String], target: String, after: [String], injected: [String]) throws {
    let source = try #require(stack.last)
    let arrivals = tree.segue(
      from: source, to: target, on: stack.map { ReferenceScreenTree.Controller($0) })
    #expect(arrivals.map { $0.stack.map(\.screen) } == [after])
    #expect(arrivals.map(\.injected) == [injected])
  }

  /// Chat(person): the person comes from the source of the segue, or with the call.
  @Test(
    arguments: [
      (["Messages"], "Chat", nil, ["Messages", "Chat(2)"], ["Chat"]),
      (["Messages"], "Chat", 1, ["Messages", "Chat(1)"], ["Chat"]),
      (["Menu"], "Chat", nil, ["Menu", "Messages", "Chat(none)"], []),
      (["Menu"], "Chat", 1, ["Menu", "Messages", "Chat(1)"], ["Chat"]),
      (["Chat"], "Profile", nil, ["Chat", "Profile(2)"], ["Profile"]),
      (["Chat"], "Chat", 1, ["Chat"], []),
    ] as [([String], String, Int?, [String], [String])]
  )
  func persons(stack: [String], target: String, person: Int?, after: [String], injected: [String]) throws {
    var tree = ReferenceScreenTree(
      root: "Menu", children: ["Menu": ["Messages"], "Messages": ["Chat"], "Chat": ["Profile"]])
    tree.showing = ["Chat", "Profile"]
    tree.persons = ["Messages": ["Chat": .constant(2)], "Chat": ["Profile": .own]]
    let source = try #require(stack.last)
    let controllers = stack.map { ReferenceScreenTree.Controller($0, person: $0 == "Chat" ? 2 : nil) }
    let arrivals = tree.segue(from: source, to: target, with: person, on: controllers)
    let shown = after.map { $0 == "Chat" ? "Chat(2)" : $0 }
    #expect(arrivals.map { $0.stack.map(\.description) } == [shown])
    #expect(arrivals.map(\.injected) == [injected])
  }
}
