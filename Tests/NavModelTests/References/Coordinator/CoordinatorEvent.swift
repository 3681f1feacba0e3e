/// What a coordinator is made to do, in the words of the library's README: `show`, `goBack`, `unwindToStart`.
enum CoordinatorCommand: Hashable, CustomStringConvertible {
  case push(String)
  case pop(Int)
  case popTo(String)
  case popToRoot
  case replaceRoot(String)
  case sheet(String)
  case cover(String)
  case dismiss
  case finish(String?)

  /// The command as a spec says it.
  var description: String {
    switch self {
    case .push(let route): "push \(route)"
    case .pop(let count): count == 1 ? "pop" : "pop \(count)"
    case .popTo(let route): "popTo \(route)"
    case .popToRoot: "popToRoot"
    case .replaceRoot(let route): "replaceRoot \(route)"
    case .sheet(let route): "present \(route) as sheet"
    case .cover(let route): "present \(route) as cover"
    case .dismiss: "dismiss"
    case .finish(let result): result.map { "finish \($0)" } ?? "finish"
    }
  }
}

/// One input of a reference: a command of the program, or a gesture of the user on the top layer.
enum CoordinatorEvent: Hashable, CustomStringConvertible {
  case command(String, CoordinatorCommand)
  case back
  case backMenu(Int)
  case swipeDown

  var description: String {
    switch self {
    case .command(let name, let command): "\(name).\(command.description)"
    case .back: "back"
    case .backMenu(let count): "back menu \(count)"
    case .swipeDown: "swipe down"
    }
  }
}

/// What a reference answers: default exits and ends, in order.
enum CoordinatorOutput: Hashable, CustomStringConvertible {
  case exit(String)
  case finished(String, byUser: Bool, result: String?)

  var description: String {
    switch self {
    case .exit(let screen): "exit \(screen)"
    case .finished(let name, let byUser, let result):
      "finished \(name) \(byUser ? "user" : "program")\(result.map { " \($0)" } ?? "")"
    }
  }
}

/// The declarations from which a reference starts; the first coordinator is the root.
struct CoordinatorTree {
  /// One coordinator: its screens, the first of which it starts with, and its proxy routes with the child behind each.
  struct Declaration {
    let name: String
    let screens: [String]
    let branches: [String: String]
  }

  let coordinators: [Declaration]

  subscript(name: String) -> Declaration? { coordinators.first { $0.name == name } }
}
