import NavCheck
import NavModel

/// A spec or one of its variants on one version of iOS, which one exploration checks.
struct CheckUnit {
  let check: NavigationCheck
  /// The spec's own version if the command line names versions; otherwise nil.
  let specVersion: NavPlatform.Version?

  /// Makes a unit of a program on a version; nil for the program's own version.
  init(_ program: NavProgram, on version: NavPlatform.Version?, keepsUnreadVariables: Bool = false) {
    var program = program
    specVersion = version == nil ? nil : program.platform.version
    if let version { program.platform.version = version }
    check = NavigationCheck(program, keepsUnreadVariables: keepsUnreadVariables)
  }

  /// Returns the unit with `known` lines for the violations of a report; nil if a line covers each of them.
  func knowing(of report: NavigationReport) -> CheckUnit? {
    var program = check.program
    let news = report.acceptable.filter { new in
      new.subject != nil
        && !program.known.contains { known in
          known.title == new.title
            || known.title == new.claim.property.text && known.signature == new.signature
        }
    }
    if news.isEmpty { return nil }
    program.known += news
    return CheckUnit(
      check: NavigationCheck(program, keepsUnreadVariables: check.keepsUnreadVariables),
      specVersion: specVersion)
  }

  private init(check: NavigationCheck, specVersion: NavPlatform.Version?) {
    (self.check, self.specVersion) = (check, specVersion)
  }

  /// Whether the version differs from the one to which the spec's expectations apply.
  var isOnOtherVersion: Bool { specVersion.map { $0 != check.program.platform.version } ?? false }
}
