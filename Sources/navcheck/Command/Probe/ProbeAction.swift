import NavModel

/// A command of the probe app to its containers.
enum ProbeAction: Hashable {
  case push(String, isAnimated: Bool = true)
  case pop
  case popToRoot
  case set([String])
  case present(String, NavPresentation.Style)
  case dismiss(String)
  /// Selects a tab by its index, from 0.
  case select(Int)

  /// The callback that a log contains for the command.
  var callback: ProbeCallback {
    switch self {
    case .push: .push
    case .pop: .pop
    case .popToRoot: .popToRoot
    case .set: .set
    case .present: .present
    case .dismiss: .dismiss
    case .select: .select
    }
  }

  /// The detail after the callback in a log.
  var detail: String {
    switch self {
    case .push(let name, isAnimated: false): "\(name) at-once"
    case .push(let name, _), .dismiss(let name): name
    case .pop, .popToRoot: ""
    case .set(let names): ProbeEntry.list(names)
    case .present(let name, let style): "\(name) \(style.rawValue)"
    case .select(let position): "\(position + 1)"
    }
  }

  /// The names of the screens in the command.
  var screens: [String] {
    switch self {
    case .push(let name, _), .present(let name, _), .dismiss(let name): [name]
    case .set(let names): names
    case .pop, .popToRoot, .select: []
    }
  }

  /// The command as a Swift expression in the generated app.
  var source: String {
    func quoted(_ names: [String]) -> String { names.map { "\"\($0)\"" }.joined(separator: ", ") }
    switch self {
    case .push(let name, let isAnimated): return ".push(\"\(name)\", \(isAnimated))"
    case .pop: return ".pop"
    case .popToRoot: return ".popToRoot"
    case .set(let names): return ".set([\(quoted(names))])"
    case .present(let name, let style): return ".present(\"\(name)\", .\(style.rawValue))"
    case .dismiss(let name): return ".dismiss(\"\(name)\")"
    case .select(let position): return ".select(\(position))"
    }
  }
}
