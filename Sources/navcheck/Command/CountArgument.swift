/// A count on the command line; the suffixes `k` and `m` stand for thousands and millions.
enum CountArgument {
  /// The maximum length of a walk or of a covering trace, since each step is stored.
  static let longest = 1_000_000

  /// Parses a number; nil if it is not positive or exceeds the maximum.
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

  /// Returns the message for an invalid number; a value of nil is missing.
  static func mistake(_ option: String, _ value: String?, atMost most: Int = .max) -> String {
    let range = most == .max ? "such as 500 or 20k" : "from 1 to \(most)"
    return "\(option) needs a number \(range)" + (value.map { ", not '\($0)'" } ?? "")
  }
}
