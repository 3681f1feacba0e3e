/// The screens, stacks or coordinators of a world, by index.
///
/// Worlds share the instances that are equal in both: a step copies only the instances that it changes.
public struct NavInstances<Element: Hashable & Sendable>: Hashable, Sendable {
  private var shared: [NavShared<Element>]

  init(_ elements: some Sequence<Element>) { shared = elements.map(NavShared.init) }

  /// Adds an instance with the next index.
  mutating func append(_ element: Element) { shared.append(NavShared(element)) }

  /// Adds an instance of another world with the next index; both worlds share it.
  mutating func append(_ index: Int, of other: Self) { shared.append(other.shared[index]) }

  /// Whether the instance with an index is equal to that of another world.
  func isEqual(at index: Int, to other: Self) -> Bool { shared[index] == other.shared[index] }

  /// Removes the instance with the greatest index.
  mutating func removeLast() { shared.removeLast() }

  /// Selects and reorders the instances, and changes some of them.
  ///
  /// - Parameters:
  ///   - order: The index of each instance of the result.
  ///   - isChanged: For each instance of the result, whether it changes.
  ///   - change: Changes an instance.
  mutating func arrange(_ order: [Int], _ isChanged: [Bool], _ change: (inout Element) -> Void) {
    if order.count != shared.count || order.indices.contains(where: { order[$0] != $0 }) {
      shared = order.map { shared[$0] }
    }
    for index in isChanged.indices where isChanged[index] { change(&shared[index].value) }
  }

  /// Returns the instances in other boxes with the same values.
  func replacingBoxes(_ replacement: (NavShared<Element>) -> NavShared<Element>) -> Self {
    var replaced = self
    replaced.shared = shared.map(replacement)
    return replaced
  }

  mutating func reserveCapacity(_ count: Int) { shared.reserveCapacity(count) }
}

extension NavInstances: RandomAccessCollection, MutableCollection {
  /// 0, the index of the first instance.
  public var startIndex: Int { 0 }

  /// The number of instances.
  public var endIndex: Int { shared.count }

  /// Accesses an instance by its index.
  ///
  /// - Precondition: The index is at least 0 and below ``endIndex``.
  /// - Complexity: O(1) to read. A change copies the instance if other worlds share it.
  public subscript(_ index: Int) -> Element {
    _read { yield shared[index].value }
    _modify { yield &shared[index].value }
  }
}

extension NavInstances: ExpressibleByArrayLiteral, CustomStringConvertible {
  /// Creates instances with the indices 0, 1, 2 and so on.
  public init(arrayLiteral elements: Element...) { self.init(elements) }

  /// The description of the instances as an array.
  public var description: String { String(describing: Array(self)) }
}

extension NavInstances: NavDigestible where Element: NavDigestible {
  func digest(into digest: inout NavDigest) {
    digest.add(count)
    for element in self { digest.add(element) }
  }
}
