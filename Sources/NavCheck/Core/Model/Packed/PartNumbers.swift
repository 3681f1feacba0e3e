/// The values of one part, numbered in the order of discovery.
struct PartNumbers<Part: Hashable> {
  private(set) var values: [Part] = []
  private var numbers: [Part: Int] = [:]

  /// The number of a discovered value.
  func number(of value: Part) -> Int? { numbers[value] }

  /// Interns a new value, and returns its number.
  mutating func add(_ value: Part) -> Int {
    numbers[value] = values.count
    values.append(value)
    return values.count - 1
  }
}
