#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif

/// `init [FILE]`: a first spec to change into one's own.
struct InitCommand {
  /// The file that is written where none is named.
  static let usual = "specs/app.nav"

  /// A spec that holds, with a bug to be let in by one line.
  static let text = """
    /// Your app, as navcheck plays it. Change it until it is yours; `navcheck check` says what breaks.
    system App
      platform uikit   // or swiftui, or ideal

    coordinator App {
      var session: { guest, member } = guest
      start home

      // A control is whatever has a handler; `when` closes it.
      screen home {
        on tap profile when session == member { push profile }
        on tap signIn when session == guest and presented is none { present auth as sheet }
      }

      // A branch is a child coordinator: showing it makes the child and its first screen.
      branch profile: Profile { on removed { drop child } }
      branch auth: Auth {
        on finished done { session = member; dismiss child }
        on removed { drop child }
      }
    }

    coordinator Profile {
      start overview
      // Since iOS 26 a screen takes taps while it leaves; this control is closed then.
      screen overview { on tap edit when overview is not leaving { push edit } }
      screen edit { on tap save { pop } }
      // A bug: the flow ends when a swipe *begins*. Take the slashes away, and check again.
      // on willDisappear(removing) when removing { finish }
    }

    coordinator Auth {
      start login
      screen login { on tap done when login is not entering { finish done } }
    }

    /// Wherever the user is, the way home is open.
    possible home-again: App.home is visible and settled

    expect holds

    """

  /// Writes the spec, unless something is there.
  func run(
    _ arguments: [String], _ output: inout some TextOutputStream, _ errors: inout some TextOutputStream
  ) -> ExitCode {
    guard arguments.count <= 1, arguments.first?.hasPrefix("-") != true else {
      errors.write("navcheck: init takes the name of a file at most\n")
      return .usage
    }
    let path = arguments.first ?? Self.usual
    let shown = SpecFiles.shown(path)
    guard path.hasSuffix(".nav") else {
      errors.write("navcheck: a spec is named .nav, so not '\(shown)'\n")
      return .usage
    }
    if FileManager.default.fileExists(atPath: path) {
      errors.write("navcheck: '\(shown)' is there already and stays as it is\n")
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
    output.write("\(shown) is written; navcheck check \(SpecFiles.quoted(path)) checks it\n")
    return .asRequired
  }
}
