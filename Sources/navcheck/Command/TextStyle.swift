/// Colours text for a terminal if colours are enabled.
struct TextStyle {
  var isColored: Bool

  init(isColored: Bool) { self.isColored = isColored }

  /// Makes a style for the environment: coloured on a capable terminal, unless `NO_COLOR` is set and not empty
  /// (no-color.org).
  init(for environment: [String: String], isTerminal: Bool = Terminal.isTerminal(1)) {
    isColored = environment["NO_COLOR", default: ""].isEmpty && environment["TERM"] != "dumb" && isTerminal
  }

  func red(_ text: String) -> String { wrapped(text, "31") }
  func green(_ text: String) -> String { wrapped(text, "32") }
  func yellow(_ text: String) -> String { wrapped(text, "33") }
  func bold(_ text: String) -> String { wrapped(text, "1") }
  func dim(_ text: String) -> String { wrapped(text, "2") }

  /// The control sequences that a style writes, without the escape character.
  static let codes = ["0", "1", "2", "31", "32", "33"].map { "[\($0)m" }

  private func wrapped(_ text: String, _ code: String) -> String {
    isColored ? "\u{1B}[\(code)m\(text)\u{1B}[0m" : text
  }
}
