/// SVG elements for boxes and lines of text; a style sheet determines their looks.
enum SVGText {
  /// The average width of a character, as a fraction of its height.
  private static let letterWidth = 0.57

  /// A box with round corners.
  static func box(
    _ x: Double, _ y: Double, _ width: Double, _ height: Double, radius: Double, _ style: String,
    _ colour: String = ""
  ) -> String {
    "<rect x=\"\(number(x))\" y=\"\(number(y))\" width=\"\(number(width))\" height=\"\(number(height))\" "
      + "rx=\"\(number(radius))\" class=\"\(style)\"\(colour.isEmpty ? "" : " style=\"\(colour)\"")/>\n"
  }

  /// The upper part of a card, with square lower corners.
  static func band(
    _ x: Double, _ y: Double, _ width: Double, _ height: Double, radius: Double, _ colour: String
  ) -> String {
    let (right, bottom) = (number(x + width), number(y + height))
    return
      "<path d=\"M\(number(x)) \(bottom)V\(number(y + radius))a\(number(radius)) \(number(radius)) 0 0 1 "
      + "\(number(radius)) -\(number(radius))H\(number(x + width - radius))a\(number(radius)) \(number(radius)) 0 0 1 "
      + "\(number(radius)) \(number(radius))V\(bottom)z\" class=\"band\" style=\"\(colour)\"/>"
      + "<path d=\"M\(number(x)) \(bottom)H\(right)\" class=\"edge\" style=\"\(colour)\"/>\n"
  }

  /// A line of text, truncated to a width.
  ///
  /// - Parameters:
  ///   - words: The text.
  ///   - x: The left end, or the middle if the style contains `middle`.
  ///   - y: The base line.
  ///   - style: The CSS classes.
  ///   - width: The available width.
  /// - Returns: An element.
  static func line(_ words: String, _ x: Double, _ y: Double, _ style: String, width: Double) -> String {
    let classes = style.split(separator: " ")
    let isTiny = classes.contains("kind") || classes.contains("letters")
    let size = isTiny ? 9.5 : classes.contains("small") ? 11 : 12
    let most = max(Int(width / (size * letterWidth)), 1)
    let shown = words.count > most ? words.prefix(max(most - 1, 0)) + "…" : words[...]
    return "<text x=\"\(number(x))\" y=\"\(number(y))\" class=\"\(style)\">\(escaped(String(shown)))</text>\n"
  }

  /// Wraps a text to lines of a number of characters, and truncates the last line if the text is too long.
  static func wrapped(_ text: String, at letters: Int, lines: Int) -> [String] {
    var all = [""]
    for word in text.split(separator: " ") {
      let last = all[all.count - 1]
      if last.isEmpty || last.count + 1 + word.count <= letters {
        all[all.count - 1] = last.isEmpty ? String(word) : "\(last) \(word)"
      } else {
        all.append(String(word))
      }
    }
    if all.count > lines { all = all.prefix(lines - 1) + [all[lines - 1] + "…"] }
    return all
  }

  static func number(_ value: Double) -> String {
    let tenths = Int((value * 10).rounded())
    return tenths % 10 == 0 ? "\(tenths / 10)" : "\(tenths / 10).\(abs(tenths % 10))"
  }

  static func escaped(_ text: String) -> String {
    text.reduce(into: "") { result, character in
      switch character {
      case "&": result += "&amp;"
      case "<": result += "&lt;"
      case ">": result += "&gt;"
      case "\"": result += "&quot;"
      default: result.append(character)
      }
    }
  }

  /// The style sheet of drawings, with light and dark colours.
  static let style = """
    svg { --ink:#1b1b1f; --soft:#55555e; --card:#fff; --ground:#f4f4f6; --sunk:#ececf0; --edge:#85858f; --bezel:#2c2c31; \
    --screen:#fbfbfd; --bad:#a8201a; --bad-bg:#fdeceb; --warn:#754800; --warn-bg:#fff3d9; --bl:91%; --ml:42%; --wl:23%; \
    font: 12px -apple-system, system-ui, "Segoe UI", Roboto, Helvetica, Arial, sans-serif; }
    @media (prefers-color-scheme: dark) { svg { --ink:#f1f1f4; --soft:#b0b0ba; --card:#1a1a1d; --ground:#101012; --sunk:#242428; \
    --bezel:#6d6d77; --screen:#222226; --bad:#ffa29a; --bad-bg:#3b1817; --warn:#ffcf7d; --warn-bg:#38290b; --bl:23%; --ml:62%; --wl:86%; } }
    text { fill: var(--ink); } .small { font-size: 11px; } .kind, .letters { font-size: 9.5px; font-weight: 700; }
    .title, .strong { font-weight: 650; } .middle { text-anchor: middle; } .soft { fill: var(--soft); }
    .bad { fill: var(--bad); font-weight: 650; } .warn { fill: var(--warn); font-weight: 650; }
    .ground { fill: var(--ground); } .frame { fill: var(--sunk); } .frame.certain { fill: var(--warn-bg); }
    .frame.breaks { fill: var(--bad-bg); stroke: var(--bad); stroke-width: 1.5; }
    .bezel { fill: var(--screen); stroke: var(--bezel); stroke-width: 3; } .island { fill: var(--bezel); }
    .card { fill: var(--card); stroke: var(--edge); } .moving { stroke-dasharray: 5 3; stroke-width: 1.5; }
    .below { fill: var(--sunk); stroke: var(--edge); }
    .sheet { fill: var(--screen); stroke: var(--edge); } .band, .badge { fill: hsl(var(--h) var(--s) var(--bl)); }
    .badge { stroke: hsl(var(--h) var(--s) var(--ml)); } .edge { stroke: hsl(var(--h) var(--s) var(--ml)); stroke-width: 2.5; }
    .mark { fill: hsl(var(--h) var(--s) var(--ml)); } .choice { fill: var(--card); stroke: var(--edge); }
    .broken { stroke: var(--bad); stroke-dasharray: 5 3; stroke-width: 1.5; }
    """
}
