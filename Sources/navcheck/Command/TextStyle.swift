/// Colours, where they are wanted.
struct TextStyle {
  var isColored: Bool

  init(isColored: Bool) { self.isColored = isColored }

  /// Colours on a terminal that has them, unless the environment asks for none (no-color.org: a value that is not empty).
  init(for environment: [String: String], isTerminal: Bool = Terminal.isTerminal(1)) {
    isColored = environment["NO_COLOR", default: ""].isEmpty && environment["TERM"] != "dumb" && isTerminal
  }

  func red(_ text: String) -> String { wrapped(text, "31") }
  func green(_ text: String) -> String { wrapped(text, "32") }
  func yellow(_ text: String) -> String { wrapped(text, "33") }
  func bold(_ text: String) -> String { wrapped(text, "1") }
  func dim(_ text: String) -> String { wrapped(text, "2") }

  /// What stands behind the escape character in all of these.
  static let codes = ["0", "1", "2", "31", "32", "33"].map { "[\($0)m" }

  private func wrapped(_ text: String, _ code: String) -> String {
    isColored ? "\u{1B}[\(code)m\(text)\u{1B}[0m" : text
  }
}
