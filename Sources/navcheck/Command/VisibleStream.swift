import NavModel

/// An output stream that neutralises control characters and CI commands in all output of navcheck.
///
/// It prints hidden characters as their numbers, except line feeds and the colours of ``TextStyle``. It also breaks up
/// a `::` at the beginning of a line and any `##[`, which runners of GitHub Actions interpret as commands.
/// Source: `ActionCommand.cs` of github.com/actions/runner, which skips blanks before `::` and looks for `##[` anywhere.
struct VisibleStream<Base: TextOutputStream>: TextOutputStream {
  /// The underlying stream.
  private(set) var base: Base
  /// Whether lines may be CI commands, because the format consists of them.
  var allowsCommands = false
  private var line = Line.blank

  /// The state of the current line.
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
