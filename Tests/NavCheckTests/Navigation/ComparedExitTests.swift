import NavModel
import Testing

@testable import NavCheck

@Suite("Which ways to leave a screen are compared")
struct ComparedExitTests {
  private func finding(_ text: String) throws -> NavigationFinding? {
    try check(text, only: ["exit-equivalence"])[.exitEquivalence]
  }

  @Test(arguments: [
    ("alert", "run signOut", false), ("sheet", "run signOut", true), ("alert", "busy = true", true),
  ])
  func `the buttons of an alert may begin different work`(style: String, yes: String, differs: Bool) throws {
    let close = style == "alert" ? "" : "dismiss"
    let found = try finding(
      """
      system S
        platform uikit
      coordinator App {
        lock busy
        effect signOut: done
        start home
        screen home { on tap ask when signOut is not running { present ask as \(style) } }
        screen ask {
          without interactiveDismissal
          on tap yes {
            \(yes)
            \(close)
          }
          on tap no {
            note kept
            \(close)
          }
        }
        on signOut done { note out }
      }
      """)
    #expect(found?.isViolated == differs)
  }

  @Test(arguments: [("id", false), ("a", true)])
  func `screens of branches with other values are not the same screens`(value: String, differs: Bool) throws {
    let found = try finding(
      """
      system S
        platform swiftui
      type Room = { a, b }
      coordinator App {
        lock busy
        start home
        screen home { on tap share { present share as sheet } }
        screen share {
          without interactiveDismissal
          on tap confirm(id: Room) {
            \(differs ? "if id == b { busy = true }" : "")
            dismiss
            push room(\(value)) in self
          }
        }
        branch room(id: Room): Flow(id) { on removed { drop child } }
      }
      coordinator Flow(id: Room) {
        start timeline
        screen timeline
      }
      """)
    #expect(found?.isViolated == differs)
  }

  @Test(arguments: [("start b; start a", false), ("start b", true)])
  func `the order in which coordinators were created is not compared`(second: String, differs: Bool) throws {
    let found = try finding(
      """
      system S
        platform swiftui
      coordinator Main {
        start home
        screen home { on tap go { push page } }
        screen page {
          without back, swipe
          on tap one {
            let a = new A
            let b = new B
            first = a
            other = b
            start a
            start b
            pop
          }
          on tap two {
            let a = new A
            let b = new B
            first = a
            other = b
            \(second.replacing("; ", with: "\n      "))
            pop
          }
        }
        structural var first: A?
        structural var other: B?
      }
      coordinator A {}
      coordinator B {}
      """)
    #expect(found?.isViolated == differs)
  }

  /// Each pair of different exits is a fault of its own, so a line about one control leaves the others.
  ///
  /// Source: Automattic/pocket-casts-ios issue 4840: the button deletes the bookmark, and the drag down keeps it.
  @Test(arguments: [("save", true), ("x", false), ("add", true)], [false, true])
  func `a line about a control allows the pairs with this control`(
    row: (control: String, differs: Bool), isMended: Bool
  )
    throws
  {
    let found = try finding(
      """
      system S
        platform uikit
      coordinator Player {
        structural var bookmarks: 0...1 = 0
        start player
        screen player {
          on tap add when bookmarks == 0 and presented is none { bookmarks = 1; present edit as sheet }
        }
        screen edit {
          on tap x { dismiss; bookmarks = 0 }
          on tap save { dismiss }
        }
        \(isMended ? "on didDismiss(x) when x == edit { bookmarks = 0 }" : "")
      }
      allow exit-equivalence at tap \(row.control) "meant"
      """)
    // The drag down ends as saving does, and in the mended app as the other button.
    let differs = row.control == "add" || (isMended ? row.control != "save" : row.differs)
    #expect(found?.isViolated == differs)
  }
}
