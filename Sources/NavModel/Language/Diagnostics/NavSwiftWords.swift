/// Replacements for words of Swift that the language does not have.
enum NavSwiftWords {
  /// Returns advice for an unknown name; nil if it is not a word of Swift or UIKit.
  static func help(forName name: String) -> String? {
    switch name {
    case "nil": "write: none"
    case "nav", "navigationController", "viewControllers":
      "in a condition, write: front, or App.page is onScreen"
    default: nil
    }
  }

  /// Returns advice for an unknown member of a value.
  ///
  /// - Parameters:
  ///   - name: The name of the member.
  ///   - subject: The text of the value.
  /// - Returns: The advice; nil if it is not a member of Swift's types.
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

  /// Returns advice for a word that begins no statement; nil if it is not a word of Swift.
  static func help(forStatement word: String) -> String? {
    switch word {
    case "guard", "return": "a handler runs to its end; write: if … { … }, or 'when …' after the event"
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
