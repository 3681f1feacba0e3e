/// The rules for names that a spec can use unchanged.
enum RecordedNames {
  private static let words: Set<String> = [
    "and", "or", "not", "implies", "is", "every", "some", "in", "new", "before", "did", "true", "false",
    "none",
    "this", "self", "when", "then", "with", "from", "as", "to", "if", "else", "child", "parent",
  ]

  /// Returns whether a name can be that of a screen, a control or a value.
  static func isMember(_ name: String) -> Bool {
    isPlain(name) && name.first?.isLowercase == true && !words.contains(name)
  }

  /// Returns whether a name can be that of a coordinator.
  static func isType(_ name: String) -> Bool { isPlain(name) && name.first?.isUppercase == true }

  private static func isPlain(_ name: String) -> Bool {
    name.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber) }
  }

  /// Returns a name with a lowercase first letter.
  static func lowered(_ name: String) -> String { name.prefix(1).lowercased() + name.dropFirst() }
  static func raised(_ name: String) -> String { name.prefix(1).uppercased() + name.dropFirst() }

  /// Returns unique names for texts; a text that is a valid name keeps it.
  static func values(_ texts: [String]) -> [String: String] {
    var names: [String: String] = [:]
    var taken: Set<String> = []
    for (index, text) in texts.enumerated() {
      let wish = text.isEmpty ? "empty" : isMember(text) ? text : "value\(index + 1)"
      let name = taken.insert(wish).inserted ? wish : "other\(index + 1)"
      taken.insert(name)
      names[text] = name
    }
    return names
  }
}
