import Testing

@testable import NavModel

/// The ways back that `without` closes, on every version of iOS.
@Suite struct `Closed ways back` {
  /// What a screen closes, and the ways that are left on iOS 17 and 18, and on iOS 26.
  static let rows: [(closed: String, before: [String], now: [String])] = [
    ("", ["back", "swipe"], ["back", "swipe"]),
    ("without back", [], []),
    ("without backButton", ["swipe"], ["swipe"]),
    ("without swipe", ["back"], ["back"]),
    ("without edgeSwipe", ["back"], ["back", "swipe"]),
    ("without contentSwipe", ["back", "swipe"], ["back", "swipe"]),
    ("without edgeSwipe, contentSwipe", ["back"], ["back"]),
    ("without backButton, edgeSwipe", [], ["swipe"]),
    ("without edgeSwipe when 1 > 2", ["back", "swipe"], ["back", "swipe"]),
  ]

  @Test(arguments: rows.indices, ["uikit", "swiftui"])
  func ways(row: Int, pack: String) throws {
    let (closed, before, now) = Self.rows[row]
    for version in NavPlatform.Version.allCases {
      var walk = try Walk(
        """
        system Ways
        platform \(pack) { ios = \(version.name) }
        coordinator App {
          start home
          screen home { on tap open { push page } }
          screen page { \(closed) }
        }
        """)
      try walk.rest("tap open")
      let kinds = ["back", "swipe"].filter { kind in walk.enabled.contains { $0.hasPrefix("\(kind) ") } }
      #expect(kinds == (version < .ios26 ? before : now), "\(closed) on iOS \(version.name)")
    }
  }

  @Test func `a spec can turn the swipe in the content off`() throws {
    var walk = try Walk(
      """
      system Ways
      platform uikit { contentSwipe = false }
      coordinator App {
        start home
        screen home { on tap open { push page } }
        screen page { without backButton, edgeSwipe }
      }
      """)
    try walk.rest("tap open")
    #expect(walk.enabled == [])
  }
}
