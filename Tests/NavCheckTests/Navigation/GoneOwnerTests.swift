import NavModel
import Testing

@testable import NavCheck

/// A request whose screen the user has left goes on, whether or not the app waits for it.
///
/// Source: google/paco issue 41: the answer presents an alert after the user has left the screen.
@Suite("An effect whose screen is gone")
struct GoneOwnerTests {
  @Test(arguments: ["", "blocking "], [false, true])
  func isFound(_ kind: String, isCancelled: Bool) throws {
    let report = try check(
      """
      system Join
        platform uikit { ios = 18 }
      coordinator App {
        start list
        screen list { on tap open { push join } }
        screen join {
          \(kind)effect request: joined
          on tap join when request is not running { run request }
          on request joined { note joined }
          \(isCancelled ? "on removed { cancel request }" : "")
        }
      }
      """, only: ["owner-gone-effects-gone"])
    #expect(
      report.findings.filter(\.isViolated).map(\.name) == (isCancelled ? [] : ["owner-gone-effects-gone"]))
  }
}
