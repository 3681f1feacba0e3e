/// A count on the command line, with `k` and `m` for thousands and millions.
enum CountArgument {
  /// The longest walk, and the longest covering trace: each step of it is kept.
  static let longest = 1_000_000

  /// The number; nil for what is no positive number, or one too large.
  static func number(_ text: String, atMost most: Int = .max) -> Int? {
    let factors: [Character: Int] = ["k": 1_000, "K": 1_000, "m": 1_000_000, "M": 1_000_000]
    let factor = text.last.flatMap { factors[$0] }
    let digits = factor == nil ? text[...] : text.dropLast()
    guard !digits.isEmpty, digits.utf8.allSatisfy({ (0x30...0x39).contains($0) }), let number = Int(digits)
    else {
      return nil
    }
    let (product, overflows) = number.multipliedReportingOverflow(by: factor ?? 1)
    return overflows || product < 1 || product > most ? nil : product
  }

  /// What to say where ``number(_:atMost:)`` is nil; a value of nil is one that is missing.
  static func mistake(_ option: String, _ value: String?, atMost most: Int = .max) -> String {
    let range = most == .max ? "such as 500 or 20k" : "from 1 to \(most)"
    return "\(option) needs a number \(range)" + (value.map { ", not '\($0)'" } ?? "")
  }
}
