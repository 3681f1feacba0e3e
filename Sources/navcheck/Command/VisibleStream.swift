import NavModel

/// A stream in which nothing is obeyed that only should be read: the last gate for all that navcheck prints.
///
/// Hidden characters are shown by their numbers, all but line feeds and the colours of ``TextStyle``. A line does not
/// begin with `::`, nor hold `##[`, which runners of GitHub Actions take for commands.
/// Source: `ActionCommand.cs` of github.com/actions/runner, which skips blanks before `::` and looks for `##[` anywhere.
struct VisibleStream<Base: TextOutputStream>: TextOutputStream {
  /// Where it writes to.
  private(set) var base: Base
  /// Whether lines may be commands, since the text is a form that consists of them.
  var allowsCommands = false
  private var line = Line.blank

  /// What a line holds so far, as far as it matters.
  private enum Line { case blank, colon, hash, hashes, text }

  init(_ base: Base) { self.base = base }

  mutating func write(_ text: String) {
    var result = String.UnicodeScalarView()
    var rest = text.unicodeScalars[...]
    while let scalar = rest.popFirst() {
      if scalar == "\u{1B}",
        let color = TextStyle.codes.first(where: { rest.starts(with: $0.unicodeScalars) })
      {
        result.append(scalar)
        result.append(contentsOf: color.unicodeScalars)
        rest.removeFirst(color.unicodeScalars.count)
      } else if NavVisibleText.isHidden(scalar), scalar != "\n" {
        result.append(contentsOf: NavVisibleText.number(of: scalar).unicodeScalars)
        line = .text
      } else if !allowsCommands, isCommand(scalar) {
        result.append(contentsOf: NavVisibleText.number(of: scalar).unicodeScalars)
        line = .text
      } else {
        result.append(scalar)
        advance(scalar)
      }
    }
    base.write(String(result))
  }

  private func isCommand(_ scalar: Unicode.Scalar) -> Bool {
    line == .colon && scalar == ":" || line == .hashes && scalar == "["
  }

  private mutating func advance(_ scalar: Unicode.Scalar) {
    switch scalar {
    case "\n": line = .blank
    case ":" where line == .blank: line = .colon
    case "#": line = line == .hash || line == .hashes ? .hashes : .hash
    case _ where scalar.properties.isWhitespace && line == .blank: break
    default: line = .text
    }
  }
}
