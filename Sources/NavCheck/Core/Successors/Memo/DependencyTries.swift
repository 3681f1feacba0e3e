/// For each of several queries, a trie of its results by the values of the parts and facets that were read.
///
/// The evaluated code is deterministic, so after reading equal values it reads the same part next. A node names this
/// part and has a link for each of its values. Many workers read the tries at once; the tries change only between
/// rounds.
final class DependencyTries: @unchecked Sendable {
  /// The continuation of a query after some reads.
  ///
  /// It is 0 if nothing is known. Otherwise the high half is 1 for a result, or 2 plus the number of the part or facet that
  /// a node reads next, and the low half is the number of the result or node.
  typealias Link = UInt64

  /// The link after a read: the node of the read, and the number of the value.
  fileprivate struct Slot: TableSlot {
    var key: UInt64
    var link: Link

    static var vacant: Slot { Slot(key: 0, link: 0) }
    var isVacant: Bool { key == 0 }
    var hash: UInt64 { key.mixed }
  }

  /// The numbers of the values of a facet, by the numbers of its part's values.
  fileprivate struct Facet: BitwiseCopyable {
    let part: Int
    let numbers: Chunk<UInt32>
  }

  private let partCount: Int
  /// The number of parts and facets; the numbers of local reads follow.
  private let firstLocal: Int
  /// For each local read, by its node and the number of the part's value: the number of the value that was read.
  private var localValues: [UInt64: UInt32] = [:]
  /// The links at the beginning of the queries.
  private let roots: Buffer<Link>
  /// The links after the reads, by node and number of the value; nodes are counted from 1.
  private var table = SlotTable<Slot>(bits: 10)
  private var nodes: UInt64 = 0
  private let facetNumbers: [Shared<Buffer<UInt32>>]
  private let facets: Buffer<Facet>

  /// Creates empty tries.
  ///
  /// - Parameters:
  ///   - count: The number of queries.
  ///   - partCount: The number of parts of a state.
  ///   - facetParts: The part of each facet.
  init(count: Int, partCount: Int, facetParts: [Int]) {
    self.partCount = partCount
    firstLocal = partCount + facetParts.count
    roots = Buffer(repeating: 0, count: count)
    facetNumbers = facetParts.map { _ in Shared(Buffer()) }
    var facets = Buffer<Facet>(capacity: max(1, facetParts.count))
    for (facet, part) in facetParts.enumerated() {
      facets.append(Facet(part: part, numbers: facetNumbers[facet].value.elements))
    }
    self.facets = facets
  }

  /// Records the value of a facet for a value of its part; call it for each value before a lookup.
  func record(_ number: Int, of facet: Int, part: Int) {
    let numbers = facetNumbers[facet]
    while numbers.value.count <= part { numbers.value.append(0) }
    numbers.value[part] = UInt32(number)
    facets[facet] = Facet(part: facets[facet].part, numbers: numbers.value.elements)
  }

  /// The number of the result for a state, given the numbers of its parts.
  func result(of query: Int, _ ids: [Int]) -> Int? {
    let view = view
    let link = Chunk.with(ids) { view.result(from: view.roots[query], $0) }
    return link == 0 ? nil : Int(link & 0xFFFF_FFFF)
  }

  /// The queries without a result for a state, given the numbers of its parts.
  func unresolved(_ ids: [Int]) -> [Int] {
    if !localValues.isEmpty {
      return (0..<roots.count).filter { locallyKnownResult(of: $0, ids) == nil }
    }
    let view = view
    return Chunk.with(ids) { ids in (0..<roots.count).filter { view.result(from: view.roots[$0], ids) == 0 } }
  }

  /// The tries as loops read them; valid until a result is inserted.
  var view: View {
    View(partCount: partCount, roots: roots.elements, slots: table.view, facets: facets.elements)
  }

  /// Inserts a result after these reads, for a state with the numbers of its parts.
  ///
  /// - Parameters:
  ///   - query: The number of the query.
  ///   - reads: The numbers of parts, facets and local reads.
  ///   - localValues: The numbers of the values of the local reads.
  ///   - ids: The numbers of the parts.
  ///   - result: The number of the result.
  ///   - isSame: Whether a known result after the same reads is the same.
  /// - Returns: Whether the result agrees with the trie.
  func insert(
    _ query: Int, _ reads: [Int], locally localValues: [Int] = [], of ids: [Int], result: Int,
    isSame: (Int) -> Bool = { _ in false }
  ) -> Bool {
    var key: UInt64?
    var localValues = localValues[...]
    for read in reads {
      var link = key.map(self.link) ?? roots[query]
      if link == 0 {
        nodes += 1
        link = UInt64(read + 2) << 32 | nodes
        set(link, at: key, query)
      } else if link >> 32 != UInt64(read + 2) {
        return false
      }
      if read < firstLocal {
        key = link << 32 | UInt64(value(at: read, ofPart: ids[view.part(readBy: link)]))
      } else {
        guard let value = localValues.popFirst() else { return false }
        let place = link << 32 | UInt64(ids[read - firstLocal])
        if let known = self.localValues[place], known != value { return false }
        self.localValues[place] = UInt32(value)
        key = link << 32 | UInt64(value)
      }
    }
    let link = 1 << 32 | UInt64(result)
    if case let known = key.map(self.link) ?? roots[query], known != 0 {
      return known == link || isSame(Int(known & 0xFFFF_FFFF))
    }
    set(link, at: key, query)
    return true
  }

  private func link(_ key: UInt64) -> Link {
    let slots = table.view
    return slots[slots.index(key.mixed) { $0.key == key }].link
  }

  private func set(_ link: Link, at key: UInt64?, _ query: Int) {
    guard let key else { return roots[query] = link }
    // Half of the slots stay free, since most lookups are of entries that exist.
    while table.held * 2 >= table.view.count { table.grow() }
    let slots = table.view
    let index = slots.index(key.mixed) { $0.key == key }
    if slots[index].isVacant { table.held += 1 }
    slots[index] = Slot(key: key, link: link)
  }

  // MARK: - Step by step

  /// The state of a query for which some reads are known.
  enum Outcome {
    /// Not evaluated yet.
    case unknown
    /// The number of the memoised result.
    case result(Int)
    /// The next read: the number of a part or facet, the part that it belongs to, and the node of its children.
    case read(Int, part: Int, from: UInt64)
  }

  /// Whether a read is a local one.
  func isLocal(_ read: Int) -> Bool { read >= firstLocal }

  /// The number of the value of a local read.
  ///
  /// - Parameters:
  ///   - node: The node of the read, as `from` in its continuation.
  ///   - part: The number of the part's value.
  /// - Returns: The number of the value; nil if it is not known.
  func localValue(at node: UInt64, ofPart part: Int) -> Int? {
    localValues[node << 32 | UInt64(part)].map(Int.init)
  }

  /// The number of the result for a state with local reads; nil if it is not known.
  func locallyKnownResult(of query: Int, _ ids: [Int]) -> Int? {
    var outcome = start(of: query)
    while true {
      switch outcome {
      case .unknown: return nil
      case .result(let result): return result
      case .read(let read, let part, let node):
        guard isLocal(read) else {
          outcome = self.outcome(behind: node, value: value(at: read, ofPart: ids[part]))
          continue
        }
        guard let value = localValue(at: node, ofPart: ids[part]) else { return nil }
        outcome = self.outcome(behind: node, value: value)
      }
    }
  }

  /// The beginning of a query.
  func start(of query: Int) -> Outcome { outcome(at: roots[query]) }

  /// The continuation of a query after a read with a given value.
  ///
  /// - Parameters:
  ///   - node: The node of the read, as `from` in its continuation.
  ///   - value: The number of the read value, ``value(at:ofPart:)``.
  /// - Returns: The continuation.
  func outcome(behind node: UInt64, value: Int) -> Outcome { outcome(at: view.next(node, value)) }

  /// The number of the value of a part or facet, given the number of its part's value.
  func value(at read: Int, ofPart number: Int) -> Int {
    read < partCount ? number : Int(facets[read - partCount].numbers[number])
  }

  private func outcome(at link: Link) -> Outcome {
    switch link >> 32 {
    case 0: .unknown
    case 1: .result(Int(link & 0xFFFF_FFFF))
    default: .read(Int(link >> 32) - 2, part: part(readBy: link), from: link)
    }
  }

  /// The part that the node of a link reads, locally or not.
  private func part(readBy link: Link) -> Int {
    let read = Int(link >> 32) - 2
    return read < firstLocal ? view.part(readBy: link) : read - firstLocal
  }

  /// The memory of the tries in bytes.
  var bytes: Int { table.view.count * MemoryLayout<Slot>.stride + localValues.count * 32 }

  /// Traps unless every node has been created, and every entry can be found.
  func checkInvariants() {
    table.checkInvariants()
    for index in 0..<table.view.count where !table.view[index].isVacant {
      precondition(table.view[index].key >> 32 <= nodes && table.view[index].link != 0)
    }
  }
}

extension DependencyTries {
  /// A view of the tries, which workers read.
  struct View {
    fileprivate let partCount: Int
    let roots: Chunk<Link>
    fileprivate let slots: SlotView<Slot>
    fileprivate let facets: Chunk<Facet>

    /// The link to a result that follows from a link, given the numbers of the parts; 0 if there is none.
    @inline(__always) func result(from link: Link, _ ids: Chunk<Int>) -> Link {
      var link = link
      while link >= 2 << 32 { link = next(link, value(readBy: link, ids)) }
      return link
    }

    /// Advances a query as far as the values of some part and of the first part determine it.
    ///
    /// - Parameters:
    ///   - link: The link reached so far.
    ///   - part: The part; the first part if no other part is read.
    ///   - ids: The numbers of the two parts, at their indices.
    /// - Returns: A link to a result or to a node that reads another part, or 0 if nothing is known.
    func advance(_ link: Link, within part: Int, _ ids: Chunk<Int>) -> Link {
      var link = link
      while link >= 2 << 32, case let next = self.part(readBy: link), next == 0 || next == part {
        link = self.next(link, value(readBy: link, ids))
      }
      return link
    }

    /// The part that the node of a link reads.
    func part(readBy link: Link) -> Int {
      let read = Int(truncatingIfNeeded: link >> 32) - 2
      return read < partCount ? read : facets[read - partCount].part
    }

    @inline(__always) private func value(readBy link: Link, _ ids: Chunk<Int>) -> Int {
      let read = Int(truncatingIfNeeded: link &>> 32) &- 2
      if read < partCount { return ids[read] }
      let facet = facets[read &- partCount]
      return Int(truncatingIfNeeded: facet.numbers[ids[facet.part]])
    }

    /// The link after a read of a node, given the number of the value; 0 if there is none.
    @inline(__always) func next(_ link: Link, _ value: Int) -> Link {
      let key = link &<< 32 | UInt64(truncatingIfNeeded: value)
      return slots[slots.index(key.mixed) { $0.key == key }].link
    }
  }
}
