/// Replacements for words of Swift that the language does not have.
enum NavSwiftWords {
  /// For a name that is not known; nil where Swift has no such word.
  static func help(forName name: String) -> String? {
    switch name {
    case "nil": "write: none"
    case "stack": "write: App.instances.first.stack, or ask for a screen: App.page is onScreen"
    case "nav", "navigationController", "viewControllers": "write: front, or App.page is onScreen"
    default: nil
    }
  }

  /// For a member that a value has not.
  ///
  /// - Parameters:
  ///   - name: The member.
  ///   - subject: The value as it is written.
  /// - Returns: What to write; nil where Swift has no such member.
  static func help(forMember name: String, of subject: String) -> String? {
    switch name {
    case "isEmpty": "write: \(subject) is empty"
    case "isNil": "write: \(subject) is none"
    case "toggle": "write: \(subject) = not \(subject)"
    case "removeAll": "write: \(subject).clear()"
    case "popLast": "write: \(subject).removeLast()"
    case "insert": "write: \(subject).append(…)"
    default: nil
    }
  }

  /// For a word that begins no statement.
  static func help(forStatement word: String) -> String? {
    switch word {
    case "guard", "return": "a handler runs to its end; write: if … { … }, or 'when …' behind the event"
    case "switch", "case": "write: if … { … } else if … { … }"
    case "while", "repeat": "write: for x in … { … }"
    case "await", "async", "try", "Task": "declare work that takes time as an effect; write: run …"
    case "print", "NSLog": "write: note …"
    case "fatalError", "precondition", "assert": "write: fail \"…\""
    case "func": "write outside of handlers: action name { … }"
    default: nil
    }
  }
}
