/// What one part can look like, numbered in the order in which it was met.
struct PartNumbers<Part: Hashable> {
  private(set) var values: [Part] = []
  private var numbers: [Part: Int] = [:]

  /// The number of a value that was met.
  func number(of value: Part) -> Int? { numbers[value] }

  /// Adds a value that was not met before.
  mutating func add(_ value: Part) -> Int {
    numbers[value] = values.count
    values.append(value)
    return values.count - 1
  }
}
