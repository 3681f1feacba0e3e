import NavModel

/// The interactive explorer on a terminal, with one key for each command.
///
/// It uses the terminal's alternate screen, so that the previous contents reappear at the end.
struct ExploreScreen {
  /// A key press.
  enum Key: Equatable {
    case up, down, enter
    case letter(Character)
  }

  var way: ExploreWay
  let path: String
  /// Returns the next key; nil at the end of the input.
  let key: () -> Key?
  /// Returns the current rows and columns of the terminal.
  let size: () -> (rows: Int, columns: Int)
  /// Writes to the terminal.
  let write: (String) -> Void

  private var selected = 0
  private var failure = 0
  private var message = ""

  /// Makes an explorer that reads keys from and writes to a terminal.
  init(
    way: ExploreWay, path: String, size: @escaping () -> (rows: Int, columns: Int),
    write: @escaping (String) -> Void, key: @escaping () -> Key?
  ) {
    (self.way, self.path, self.size, self.write, self.key) = (way, path, size, write, key)
  }

  private static let enter = "\u{1B}[?1049h\u{1B}[?25l"
  private static let leave = "\u{1B}[?25h\u{1B}[?1049l"
  private static let help = "↑ ↓ choose · ⏎ takes the step · u undoes · r launch · f next failure · q ends"

  /// Draws the screen and handles keys until the user quits.
  mutating func run() -> ExitCode {
    write(Self.enter)
    defer { write(Self.leave) }
    while true {
      draw()
      guard let pressed = key(), pressed != .letter("q") else { return .asRequired }
      press(pressed)
    }
  }

  private mutating func press(_ key: Key) {
    message = ""
    switch key {
    case .up, .letter("k"): selected = max(selected - 1, 0)
    case .down, .letter("j"): selected = min(selected + 1, max(way.steps.count - 1, 0))
    case .enter: take(selected)
    case .letter("u"): if way.undo() { selected = 0 } else { message = "there is nothing to undo" }
    case .letter("r"):
      way.restart()
      selected = 0
    case .letter("f"):
      let names = way.failures
      if names.isEmpty {
        message = "no failure is known"
      } else {
        let name = names[failure % names.count]
        _ = way.go(toFailure: name)
        failure += 1
        selected = 0
        message = "the failure of \(name)"
      }
    case .letter(let character):
      if let number = character.wholeNumberValue, number > 0 {
        take(number - 1)
      } else {
        message = "there is no key '\(character)' here"
      }
    }
  }

  private mutating func take(_ number: Int) {
    if way.take(number) { selected = 0 } else { message = "there is no step \(number + 1) here" }
  }

  /// Draws the screen; if not all steps fit, those farthest from the selected step are left out.
  private func draw() {
    let (rows, columns) = size()
    var head = ["\(path)  \(way.title)", Self.help, ""] + way.lines + [""]
    let choices = way.choices.enumerated().map { index, choice in
      (index == selected ? "▶" : " ") + DisplayWidth.indented("\(index + 1)", to: 3) + "  \(choice)"
    }
    let tail = ["", message]
    // The lines about violations have priority over the steps.
    let wrapped = head.flatMap { Self.wrapped($0, to: columns) }
    if wrapped.count + min(choices.count, 3) + tail.count <= rows { head = wrapped }
    let room = max(rows - head.count - tail.count, 1)
    let first = min(max(selected - room / 2, 0), max(choices.count - room, 0))
    let shown =
      choices.isEmpty ? ["   no step is possible any more"] : Array(choices.dropFirst(first).prefix(room))
    let lines = (head + shown + tail).prefix(max(rows, 1)).map { Self.cut($0, to: columns) }
    write("\u{1B}[H\u{1B}[2J" + lines.joined(separator: "\r\n"))
  }

  /// Wraps a line at blanks, and indents all lines but the first.
  private static func wrapped(_ line: String, to columns: Int) -> [String] {
    let shown = NavVisibleText.of(line)
    if DisplayWidth.of(shown) <= columns { return [shown] }
    var lines = [""]
    for (index, word) in shown.split(separator: " ", omittingEmptySubsequences: false).enumerated() {
      let last = lines[lines.count - 1]
      let longer = index == 0 ? String(word) : "\(last) \(word)"
      if DisplayWidth.of(longer) <= columns || last.allSatisfy({ $0 == " " }) {
        lines[lines.count - 1] = longer
      } else {
        lines.append("     \(word)")
      }
    }
    return lines
  }

  /// Cuts a line at the width of the terminal, and removes control characters.
  private static func cut(_ line: String, to columns: Int) -> String {
    var shown = NavVisibleText.of(line)
    if DisplayWidth.of(shown) <= columns { return shown }
    while DisplayWidth.of(shown) >= max(columns, 2) { shown.removeLast() }
    return shown + "…"
  }
}
