import NavCheck
import NavModel

/// A spec, or a variant of it, on one version of iOS: what is explored at once.
struct CheckUnit {
  let check: NavigationCheck
  /// The spec's own version, where the command line names others; nil where the spec decides.
  let specVersion: NavPlatform.Version?

  /// A program on a version; nil for its own.
  init(_ program: NavProgram, on version: NavPlatform.Version?) {
    var program = program
    specVersion = version == nil ? nil : program.platform.version
    if let version { program.platform.version = version }
    check = NavigationCheck(program)
  }

  /// Whether it is another version than the one for which the spec's expectations are written.
  var isOnOtherVersion: Bool { specVersion.map { $0 != check.program.platform.version } ?? false }
}
