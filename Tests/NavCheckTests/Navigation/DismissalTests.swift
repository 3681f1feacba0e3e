import NavCheck
import NavModel
import Testing

@Suite("A dismissal while the layer above closes") struct DismissalTests {
  /// A sheet over a sheet, and the members of the lower one.
  private func text(_ members: String) -> String {
    """
    system S
      platform uikit
    coordinator App {
      start home
      screen home { on tap open { present lower as sheet } }
      screen lower {
        effect load: loaded
        on tap more { present upper as sheet; run load }
        on removed { cancel load }
        \(members)
      }
      screen upper
    }
    """
  }

  @Test(arguments: [
    // The button is on the lower sheet, and closes this sheet whenever it can be tapped.
    ("on tap done { dismiss }", false),
    // An answer may mean either sheet.
    ("on load loaded { dismiss }", true), ("on load loaded { dismiss lower }", false),
    // The upper sheet, which was in front when the effect began, is gone.
    ("on load loaded { if upper is leaving { note late } else { dismiss } }", true),
    ("on load loaded { if upper is onScreen and upper is not leaving { dismiss upper } }", false),
  ])
  func `is exact if the user taps a control of the handler's layer`(members: String, isViolated: Bool) throws
  {
    let report = try check(text(members), only: ["dismissal-is-exact"])
    #expect(report[.dismissalIsExact]?.verdict.isViolated == isViolated)
  }
}
