import NavCheck
import NavModel

/// Parses the values of options.
extension CheckOptions {
  /// Parses a number of bytes; the suffixes `k`, `m` and `g` stand for powers of 1,024.
  ///
  /// A small number without a suffix is a mistake for a budget.
  func size(_ option: CommandOption, _ value: String) throws(Mistake) -> Int {
    let shifts: [Character: Int] = ["k": 10, "m": 20, "g": 30]
    let shift = value.lowercased().last.flatMap { shifts[$0] }
    let digits = shift == nil ? value[...] : value.dropLast()
    guard let number = Int(digits), number > 0, number < 1 << 32 else {
      throw Mistake(
        message:
          "--\(option.rawValue) needs a size such as 500m or 4g, with a number from 1 to \((1 << 32) - 1), "
          + "not '\(value)'")
    }
    if option == .memory, shift == nil, number < 1 << 20 {
      throw Mistake(
        message:
          "--\(option.rawValue) \(value) is \(value) bytes: write \(value)m for megabytes, or \(value)k")
    }
    return number << (shift ?? 0)
  }

  /// Parses a count; see ``CountArgument``.
  func count(_ option: CommandOption, _ value: String, atMost most: Int = .max) throws(Mistake) -> Int {
    if let number = CountArgument.number(value, atMost: most) { return number }
    throw Mistake(message: CountArgument.mistake("--\(option.rawValue)", value, atMost: most))
  }

  /// Adds versions of iOS, which may come in any order and must be unique.
  mutating func addVersions(_ value: String) throws(Mistake) {
    let known = NavPlatform.Version.allCases.map(\.name).joined(separator: ", ")
    for name in value.split(separator: ",", omittingEmptySubsequences: false) {
      guard let version = NavPlatform.Version(named: String(name)) else {
        throw Mistake(message: "--ios needs versions of iOS, separated by commas: \(known); not '\(value)'")
      }
      if versions.contains(version) {
        throw Mistake(message: "--ios names \(name) twice; there are \(known)")
      }
      versions.append(version)
    }
    versions.sort()
  }

  /// Parses unique numbers and ranges, such as `7` or `1-8,12`.
  func seeds(_ value: String) throws(Mistake) -> [UInt64] {
    let most: UInt64 = 10_000
    var seeds: [UInt64] = []
    for part in value.split(separator: ",", omittingEmptySubsequences: false) {
      let ends = part.split(separator: "-", omittingEmptySubsequences: false).map { UInt64($0) }
      guard ends.count <= 2, let first = ends[0], let last = ends[ends.count - 1], first <= last,
        last - first < most
      else {
        throw Mistake(
          message:
            "--seed needs numbers, or ranges of at most \(most) numbers, such as 7 or 1-8, not '\(value)'")
      }
      seeds += first...last
    }
    guard Set(seeds).count == seeds.count else {
      throw Mistake(message: "--seed names a number twice: '\(value)'")
    }
    return seeds
  }

  /// Parses a value for a parameter of the system, such as `guests=2`.
  static func setting(_ value: String) throws(Mistake) -> NavSpec.Setting {
    let parts = value.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
    guard parts.count == 2, !parts[0].isEmpty, !parts[1].isEmpty else {
      throw Mistake(message: "--set needs NAME=VALUE, not '\(value)'")
    }
    return NavSpec.Setting(name: NavSpec.Name(String(parts[0])), value: NavSpec.Name(String(parts[1])))
  }

  func adversaries(_ option: CommandOption, _ value: String) throws(Mistake) -> [NavAdversary] {
    var found: [NavAdversary] = []
    let names = NavAdversary.allCases.map(\.rawValue).joined(separator: ", ")
    if value.allSatisfy({ $0 == "," }) {
      throw Mistake(message: "--\(option.rawValue) needs a name; there are \(names)")
    }
    for name in value.split(separator: ",") {
      guard let adversary = NavAdversary(rawValue: String(name)) else {
        let known = NavAdversary.allCases.map(\.rawValue)
        let help = Self.suggestion(String(name), known, prefix: "")
        throw Mistake(
          message: "there is no adversary '\(name)'\(help.isEmpty ? "; there are \(names)" : help)")
      }
      found.append(adversary)
    }
    return found
  }

  /// Returns a suggestion such as `; did you mean '--quiet'?`, or an empty text.
  static func suggestion(_ name: String, _ known: [String], prefix: String) -> String {
    let near =
      NavSpelling.nearest(to: name, among: known)
      ?? (name.count > 2 ? known.first { $0.hasPrefix(name) } : nil)
    return near.map { "; did you mean '\(prefix)\($0)'?" } ?? ""
  }
}
