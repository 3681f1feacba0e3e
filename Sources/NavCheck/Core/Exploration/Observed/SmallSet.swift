/// A set that mostly has few elements: to compare these takes less than to hash them.
struct SmallSet<Element: Hashable> {
  private var few: [Element] = []
  private var many: Set<Element> = []

  private static var limit: Int { 32 }

  /// Inserts an element, and returns whether it is new.
  mutating func insert(_ element: Element) -> Bool {
    if !many.isEmpty { return many.insert(element).inserted }
    if few.contains(element) { return false }
    few.append(element)
    if few.count > Self.limit { many = Set(few) }
    return true
  }
}
