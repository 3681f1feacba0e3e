#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif

/// `init [FILE]`: writes a first spec as a starting point.
struct InitCommand {
  /// The default file.
  static let usual = "specs/app.nav"

  /// A spec whose properties hold, with a commented-out line that introduces a bug.
  static let text = """
    /// An example app. Change it until it describes your app; `navcheck check` reports violated properties.
    system App
      platform uikit   // or swiftui, or ideal

    coordinator App {
      var session: { guest, member } = guest
      start home

      // Each 'on tap' declares a control, which is disabled while the condition behind 'when' is false.
      screen home {
        on tap profile when session == member { push profile }
        on tap signIn when session == guest and presented is none { present auth as sheet }
      }

      // Pushing or presenting a branch creates a child coordinator and shows its first screen.
      branch profile: Profile { on removed { drop child } }
      branch auth: Auth {
        on finished done { session = member; dismiss child }
        on removed { drop child }
      }
    }

    coordinator Profile {
      start overview
      // Since iOS 26 a screen takes taps while it leaves; this control is disabled then.
      screen overview { on tap edit when overview is not leaving { push edit } }
      screen edit { on tap save { pop } }
      // A bug: the flow ends when a screen of it *begins* to leave. Uncomment the next line, and check again.
      // on willDisappear(removing) when removing { finish }
    }

    coordinator Auth {
      start login
      screen login { on tap done when login is not entering { finish done } }
    }

    /// From every world, the user can get back to the home screen.
    possible home-again: App.home is visible and settled

    expect holds

    """

  /// Writes the spec, unless the file exists.
  func run(
    _ arguments: [String], _ output: inout some TextOutputStream, _ errors: inout some TextOutputStream
  ) -> ExitCode {
    if let option = arguments.first(where: { $0.hasPrefix("-") }) {
      errors.write("navcheck: init has no option '\(SpecFiles.shown(option))'\n")
      return .usage
    }
    guard arguments.count <= 1 else {
      errors.write("navcheck: init takes at most one file name\n")
      return .usage
    }
    let path = arguments.first ?? Self.usual
    let shown = SpecFiles.shown(path)
    guard path.hasSuffix(".nav") else {
      errors.write("navcheck: the name of a spec must end in .nav: '\(shown)'\n")
      return .usage
    }
    if FileManager.default.fileExists(atPath: path) {
      errors.write("navcheck: '\(shown)' already exists and was not changed\n")
      return .usage
    }
    do {
      let folder = URL(filePath: path).deletingLastPathComponent().path
      try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
      try SpecFiles.write(Self.text, to: path)
    } catch {
      errors.write("navcheck: '\(shown)' cannot be written\n")
      return .usage
    }
    output.write("wrote \(shown); check it with: navcheck check \(SpecFiles.quoted(path))\n")
    return .asRequired
  }
}
