import NavModel

/// The probe app as one Swift file: the shared code, the containers of one pack, and the table of its cases.
struct ProbeSource {
  let pack: NavPlatform.Pack

  /// The text of the file.
  var text: String {
    [Self.introduction(pack), Self.shared, pack == .uikit ? Self.uikit : Self.swiftui, table].joined(
      separator: "\n")
  }

  private var table: String {
    var text = "\n// MARK: - Cases\n\nextension ProbeCase {\n"
    text += "  static let all: [ProbeCase] = [\n"
    for probe in ProbeCase.all(of: pack) { text += source(of: probe) }
    return text + "  ]\n}\n"
  }

  private func source(of probe: ProbeCase) -> String {
    func list(_ names: [String]) -> String { "[" + names.map { "\"\($0)\"" }.joined(separator: ", ") + "]" }
    func actions(_ actions: [ProbeAction]) -> String {
      "[" + actions.map(\.source).joined(separator: ", ") + "]"
    }
    var lines = ["number: \(probe.number), name: \"\(probe.name)\""]
    lines.append("stacks: [\(probe.stacks.map(list).joined(separator: ", "))]")
    lines.append("prepared: \(actions(probe.prepared))")
    lines.append("instruction: \"\(probe.instruction)\"")
    var steps: [String] = []
    for (position, moment) in probe.moments.enumerated() {
      switch moment {
      case .app(let commands): steps.append(".app(\(actions(commands)))")
      case .rest: if probe.instruction.isEmpty { steps.append(".rest") }
      case .person(.swipeBegin):
        // The app continues while the user drags.
        if case .app = probe.moments.dropFirst(position + 1).first { steps.append(".drag") }
      case .person: break
      }
    }
    let written = steps.map { "        \($0),\n" }.joined()
    lines.append(
      steps.count < 2 ? "steps: [\(steps.joined())]" : "steps: [\n\(written)      ]")
    lines.append("hidesBack: \(probe.hidesBack)")
    return "    ProbeCase(\n" + lines.map { "      \($0)" }.joined(separator: ",\n") + "),\n"
  }

  private static func introduction(_ pack: NavPlatform.Pack) -> String {
    let name = pack == .uikit ? "UIKit" : "SwiftUI"
    let files =
      pack == .uikit
      ? "delete the files of its template (the App, or AppDelegate,\n//    SceneDelegate and ViewController)"
      : "delete the files of its template (the App and\n//    ContentView)"
    return """
      // The probe of navcheck for \(name): it records which callbacks the containers send, and when.
      //
      // 1. In Xcode, make an iOS app target (iOS 17 or later), \(files), and add this file.
      // 2. For the last case, add a URL type with the scheme navcheck-probe to the target (Info, URL Types).
      // 3. Run it, and follow the instructions on the panel; Skip leaves a case out. It takes about ten minutes.
      // 4. The log is printed to the console, copied to the clipboard, and saved in the file named at the end:
      //    navcheck replay --log navcheck-probe.log --probe
      //
      // Made by `navcheck probe \(pack.rawValue)` from the cases that navcheck compares a log with. Do not edit: the names of
      // screens and the order of commands are part of the comparison. This file was type-checked against stubs, but not
      // compiled with an SDK of iOS; please report errors that Xcode shows.

      \(pack == .uikit ? "import UIKit" : "import Combine\nimport SwiftUI\nimport UIKit")

      """
  }
}
