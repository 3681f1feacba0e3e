import Foundation

/// The default options of `check` and `simulate` in a file `.navcheck.json`.
///
/// The file is JSON5, which allows comments and keys without quotes: an object whose keys are the names of options. A
/// value is a text, a number, `true` for an option without a value, or a list of these for an option that may be
/// repeated.
struct ConfigurationFile {
  /// The default file, if the environment variable `NAVCHECK_CONFIG` names none.
  static let usualPath = ".navcheck.json"

  /// An option with its value and its location.
  struct Entry {
    let option: CommandOption
    /// The value; nil for an option without a value.
    let value: String?
    /// The file and the line, for messages.
    let place: String
  }

  /// The errors of a file, one line each.
  struct Mistake: Error {
    let messages: [String]
  }

  /// The entries, in the order of the options.
  let entries: [Entry]

  /// The options that only the command line may contain: they change specs or apply to one run.
  private static let forCommandLine: Set<CommandOption> = [
    .help, .accept, .census, .closure, .expectWorlds, .shard,
  ]

  /// Reads the file.
  ///
  /// - Parameters:
  ///   - environment: The environment, in which `NAVCHECK_CONFIG` may name another file, or disable the file if it is
  ///     empty.
  ///   - usual: The default file; nil for none.
  /// - Throws: ``Mistake`` with all errors. A missing default file is no error.
  init(for environment: [String: String], usual: String?) throws(Mistake) {
    let named = environment["NAVCHECK_CONFIG"]
    guard let path = named ?? usual, !path.isEmpty else {
      self.init(entries: [])
      return
    }
    if named == nil, !FileManager.default.fileExists(atPath: path) {
      self.init(entries: [])
      return
    }
    let (bytes, reason) = SpecFiles.read(path)
    guard let bytes else { throw Mistake(messages: ["\(path) \(reason ?? "cannot be read")"]) }
    try self.init(bytes, path: path)
  }

  private init(entries: [Entry]) { self.entries = entries }

  /// Reads the bytes of a file.
  ///
  /// - Parameters:
  ///   - bytes: The contents of the file.
  ///   - path: The name of the file, for messages.
  /// - Throws: ``Mistake`` with all errors.
  init(_ bytes: Data, path: String) throws(Mistake) {
    let decoder = JSONDecoder()
    decoder.allowsJSON5 = true
    let values: [String: ConfigurationValue]
    do {
      values = try decoder.decode([String: ConfigurationValue].self, from: bytes)
    } catch {
      throw Mistake(messages: ["\(path): \(Self.reason(of: error))"])
    }
    let lines = String(decoding: bytes, as: UTF8.self).split(
      separator: "\n", omittingEmptySubsequences: false)
    var (found, messages): ([Entry], [String]) = ([], [])
    for (key, value) in values {
      let numbers = lines.indices.filter { Self.stands(key, on: lines[$0]) }
      let place = numbers.first.map { "\(path):\($0 + 1)" } ?? path
      guard let option = CommandOption(rawValue: key), !Self.forCommandLine.contains(option) else {
        messages.append("\(place): \(Self.refusal(of: key))")
        continue
      }
      if numbers.count > 1 {
        messages.append("\(path):\(numbers[1] + 1): '\(key)' is set a second time")
      }
      do throws(ConfigurationValue.Misfit) {
        found += try value.texts(for: option).map { Entry(option: option, value: $0, place: place) }
      } catch {
        messages.append("\(place): '\(key)' needs \(error.needs)")
      }
    }
    if !messages.isEmpty { throw Mistake(messages: messages.sorted()) }
    let order = CommandOption.allCases
    let sorted = found.enumerated().sorted {
      let places = (
        order.firstIndex(of: $0.element.option) ?? 0, order.firstIndex(of: $1.element.option) ?? 0
      )
      return places.0 == places.1 ? $0.offset < $1.offset : places.0 < places.1
    }.map(\.element)
    self.init(entries: sorted)
  }

  private static func refusal(of key: String) -> String {
    if let option = CommandOption(rawValue: key), forCommandLine.contains(option) {
      return "'\(key)' can be set on the command line only"
    }
    let known = CommandOption.allCases.filter { !forCommandLine.contains($0) }.map(\.rawValue)
    return "there is no option '\(key)'" + CheckOptions.suggestion(key, known, prefix: "")
  }

  /// Returns whether a line contains a key, with or without quotes.
  private static func stands(_ key: String, on line: Substring) -> Bool {
    for name in ["\"\(key)\"", "'\(key)'", key] {
      guard let found = line.firstRange(of: name) else { continue }
      let before = line[..<found.lowerBound].last { !$0.isWhitespace }
      let behind = line[found.upperBound...].first { !$0.isWhitespace }
      if behind == ":", before.map({ "{,/".contains($0) }) ?? true { return true }
    }
    return false
  }

  private static func reason(of error: any Error) -> String {
    switch error {
    case DecodingError.dataCorrupted(let context):
      let detail = context.underlyingError.map { ": \(String(describing: $0))" } ?? ""
      return "this is not a JSON5 object\(detail)"
    case DecodingError.typeMismatch(_, let context) where context.codingPath.isEmpty:
      return "this is not an object of options, such as { \"time\": 60 }"
    case DecodingError.typeMismatch(_, let context), DecodingError.valueNotFound(_, let context):
      let key = context.codingPath.first.map { "'\($0.stringValue)'" } ?? "each value"
      return "\(key) must be a text, a number, true, false or a list of these"
    default: return "each value must be a text, a number, true, false or a list of these"
    }
  }
}
