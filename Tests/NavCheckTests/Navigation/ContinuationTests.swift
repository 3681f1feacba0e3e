import NavCheck
import NavModel
import Testing

/// The properties that compare the app with itself show both ways and name what differs behind them.
@Suite struct ContinuationTests {
  /// A body of a coordinator with a mistake, and what the comparison tells of it.
  struct Row: Sendable, CustomTestStringConvertible {
    let builtIn: NavBuiltIn
    var headers = ""
    let body: String
    let first: String
    /// The second way; nil if one way is shown.
    let second: String?
    let difference: String
    var testDescription: String { "\(builtIn.rawValue): \(difference)" }
  }

  static let rows = [
    Row(
      builtIn: .cancelledGesture,
      body: """
        var isMoving: Bool = false
        on swipeBegan { isMoving = true }
        on swipeFinished { isMoving = false }
        screen home { on tap open { push page } }
        screen page
        """,
      first: "swipe back begins @ App.page · swipe back is let go @ App.page · transition ends @ App.home",
      second: "", difference: "App.isMoving is true afterwards, and false before"),
    Row(
      builtIn: .cancelledGesture,
      body: """
        on swipeCancelled { fail "no swipes" }
        screen home { on tap open { push page } }
        screen page
        """,
      first: "swipe back begins @ App.page · swipe back is let go @ App.page", second: "",
      difference: "the app is ended by a crash (no swipes) afterwards, and running before"),
    Row(
      builtIn: .exitEquivalence,
      body: """
        structural var isClosed: Bool = false
        screen home { on tap open { push page } }
        screen page {
          on tap close {
            isClosed = true
            pop
          }
        }
        """,
      first: "tap close @ App.page · transition ends @ App.home",
      second: "back @ App.page · transition ends @ App.home",
      difference: "App.isClosed is true after the first, and false after the second"),
    Row(
      builtIn: .reEntry,
      body: """
        var isUsed: Bool = false
        screen home {
          on tap open {
            if isUsed { fail "used" }
            isUsed = true
            push page
          }
        }
        screen page
        """,
      first: "tap open @ App.home · transition ends @ App.page",
      second:
        "tap open @ App.home · transition ends @ App.page · back @ App.page · transition ends @ App.home · "
        + "tap open @ App.home",
      difference: "the app is running the first time, and ended by a crash (used) the second time"),
    Row(
      builtIn: .linkReachesTarget, headers: "link news to App.page",
      body: """
        on link news { push page }
        screen home
        screen page
        """,
      first: "transition ends @ App.page",
      second: "transition ends @ App.page · link news · transition ends @ App.page (root, position 3)",
      difference: "on screen is [App.home, App.page] after the first, and "
        + "[App.home, App.page, App.page] after the second"),
    Row(
      builtIn: .linkReachesTarget, headers: "link news to App.page",
      body: """
        on link news { push other }
        screen home
        screen other
        screen page
        """,
      first: "transition ends @ App.other", second: nil,
      difference: "the link ends at App.other instead of App.page"),
    // The presenter of the alert has been removed, and an equal screen has taken its place.
    Row(
      builtIn: .exitEquivalence, headers: "event ping at most 1",
      body: """
        screen home { on tap open { push files } }
        screen files
        screen alarm
        screen player {
          on tap close { dismiss player }
          on tap files {
            dismiss player
            popToRoot in self with noAnimation
            push files in self
          }
        }
        on ping { present alarm as alert from front then { present player as cover from alarm } }
        """,
      first: "tap close @ App.player · transition ends @ App.player",
      second: "tap files @ App.player · transition ends @ App.player",
      difference:
        "the layers that the app requests are [alert [App.alarm] from App.files] after the first, and "
        + "[alert [App.alarm] from App.files that is in no container] after the second"),
  ]

  @Test(arguments: rows) func `Both ways and the difference are told`(_ row: Row) throws {
    let text = """
      system S
      platform uikit { ios = 18 }
      \(row.headers)
      coordinator App {
        start home
        \(row.body)
      }
      coordinator Page {
        start first
        screen first
      }
      """
    let finding = try #require(try check(text, only: [row.builtIn.rawValue])[row.builtIn])
    let comparison = try #require(finding.comparison, "\(finding.verdict)")
    #expect(
      comparison.ways.map { $0.steps.joined(separator: " · ") } == [row.first, row.second].compactMap(\.self))
    #expect(comparison.difference == row.difference)
    #expect(finding.message?.contains("what no variable shows") == false)
  }

  @Test func `A property that compares nothing has no comparison`() throws {
    let text = """
      system S
      platform ideal
      coordinator App {
        start home
        never shown: home is onScreen
        screen home
      }
      """
    let report = try check(text)
    #expect(report.findings.contains { $0.verdict.isViolated })
    #expect(report.findings.allSatisfy { $0.comparison == nil })
  }
}
