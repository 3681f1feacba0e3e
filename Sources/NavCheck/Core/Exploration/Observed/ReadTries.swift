/// For each of several queries, a trie of its results by the values of the parts and facets that were read.
///
/// The evaluated code is deterministic, so after reading equal values it reads the same part next. A node names this
/// part and has a link for each of its values. Many jobs read the tries at once; the tries change only between
/// rounds. A link is 0 if nothing is known. Otherwise its high half is 1 for a result, or 2 plus the number of the
/// part or facet that a node reads next, and its low half is the number of the result or node.
@safe final class ReadTries: @unchecked Sendable {
  private struct Slot: BitwiseCopyable {
    var key: UInt64
    var link: UInt64
  }

  /// The links after the first read, by the number of its value.
  @safe private struct Root: BitwiseCopyable {
    var link: UInt64
    var width: Int
    var links: UnsafeMutablePointer<UInt64>
  }

  /// The location of a link.
  private enum Place {
    case root
    case first(Int)
    case behind(UInt64)
  }

  /// The numbers of the values of a facet, by the numbers of its part's values.
  @safe private struct Facet: BitwiseCopyable {
    var part: Int
    var width: Int
    var numbers: UnsafeMutablePointer<UInt32>
  }

  private let roots: UnsafeMutablePointer<Root>
  private let count: Int
  private let partCount: Int
  private let facets: UnsafeMutablePointer<Facet>
  private let facetCount: Int
  /// The links after all other reads, by node and number, with open addressing.
  private var slots: UnsafeMutablePointer<Slot>
  private var bits = 10
  private var held = 0
  private var nodes: UInt64 = 0

  /// Creates empty tries.
  ///
  /// - Parameters:
  ///   - count: The number of queries.
  ///   - partCount: The number of parts of a state.
  ///   - facetParts: The part of each facet.
  init(count: Int, partCount: Int, facetParts: [Int]) {
    self.count = count
    self.partCount = partCount
    facetCount = facetParts.count
    unsafe facets = .allocate(capacity: facetCount + 1)
    for (facet, part) in facetParts.enumerated() {
      let numbers = UnsafeMutablePointer<UInt32>.allocate(capacity: 8)
      unsafe numbers.initialize(repeating: 0, count: 8)
      unsafe facets[facet] = Facet(part: part, width: 8, numbers: numbers)
    }
    unsafe roots = .allocate(capacity: count + 1)
    for trie in 0..<count {
      unsafe roots[trie] = Root(link: 0, width: 8, links: Self.noLinks(8))
    }
    unsafe slots = Self.noSlots(bits: 10)
  }

  deinit {
    for trie in 0..<count { unsafe roots[trie].links.deallocate() }
    for facet in 0..<facetCount { unsafe facets[facet].numbers.deallocate() }
    unsafe facets.deallocate()
    unsafe roots.deallocate()
    unsafe slots.deallocate()
  }

  /// Records the value of a facet for a value of its part; call it for each value before a lookup.
  func note(_ number: Int, of facet: Int, part: Int) {
    let old = unsafe facets[facet]
    if part >= old.width {
      var width = old.width
      while width <= part { width *= 2 }
      let numbers = UnsafeMutablePointer<UInt32>.allocate(capacity: width)
      unsafe numbers.initialize(repeating: 0, count: width)
      for index in 0..<old.width { unsafe numbers[index] = old.numbers[index] }
      unsafe facets[facet] = Facet(part: old.part, width: width, numbers: numbers)
      unsafe old.numbers.deallocate()
    }
    unsafe facets[facet].numbers[part] = UInt32(number)
  }

  /// The number of the value of a part or facet in a state, given the numbers of its parts.
  private func look(_ read: Int, _ ids: [Int]) -> Int {
    if read < partCount { return ids[read] }
    let facet = unsafe facets[read - partCount]
    return unsafe Int(facet.numbers[ids[facet.part]])
  }

  /// The number of the result for a state, given the numbers of its parts.
  func answer(of trie: Int, _ ids: [Int]) -> Int? {
    var ids = ids
    let link = unsafe ids.withUnsafeMutableBufferPointer { ids in
      unsafe ids.baseAddress.map { unsafe answer(of: trie, $0) } ?? 0
    }
    return link == 0 ? nil : Int(link & 0xFFFF_FFFF)
  }

  /// The queries without a result for a state, given the numbers of its parts.
  func unanswered(_ ids: [Int]) -> [Int] {
    var ids = ids
    return unsafe ids.withUnsafeMutableBufferPointer { ids in
      guard let start = ids.baseAddress else { return [] }
      return (0..<count).filter { unsafe answer(of: $0, start) == 0 }
    }
  }

  /// The link to the result for a state, given the address of the numbers of its parts; 0 if there is none.
  @inline(__always) func answer(of trie: Int, _ ids: UnsafeMutablePointer<Int>) -> UInt64 {
    let link = unsafe roots[trie].link
    return link >> 32 < 2 ? link : unsafe answer(of: trie, from: Self.fromRoot, ids)
  }

  /// Advances a query as far as the values of some part and of the first part determine it.
  ///
  /// - Parameters:
  ///   - trie: The number of the query.
  ///   - link: The link reached so far; ``fromRoot`` at the beginning.
  ///   - part: The part; the first part if no other part is read.
  ///   - ids: The numbers of the two parts, at their indices.
  /// - Returns: A link to a result or to a node that reads another part, 0 if nothing is known, or ``fromRoot`` if
  ///   another part is read first.
  func advance(
    _ trie: Int, from link: UInt64, within part: Int, _ ids: UnsafeMutablePointer<Int>
  ) -> UInt64 {
    var link = link
    if link == Self.fromRoot {
      let root = unsafe roots[trie]
      guard root.link >> 32 >= 2 else { return root.link }
      if case let read = self.part(readBy: root.link), read != 0, read != part { return link }
      let id = unsafe Self.look(Int(truncatingIfNeeded: root.link >> 32) - 2, ids, facets, partCount)
      link = unsafe id < root.width ? root.links[id] : 0
    }
    while link >= 2 << 32 {
      if case let read = self.part(readBy: link), read != 0, read != part { break }
      let id = unsafe Self.look(Int(truncatingIfNeeded: link >> 32) - 2, ids, facets, partCount)
      link = found(link << 32 | UInt64(id))
    }
    return link
  }

  /// The part that is read next where a question has got so far.
  func part(readNextBy trie: Int, _ link: UInt64) -> Int {
    part(readBy: link == Self.fromRoot ? unsafe roots[trie].link : link)
  }

  private func part(readBy link: UInt64) -> Int {
    let read = Int(truncatingIfNeeded: link >> 32) - 2
    return read < partCount ? read : unsafe facets[read - partCount].part
  }

  /// The link of a question that has read nothing yet.
  static var fromRoot: UInt64 { .max }

  /// Goes on from such a link to the link of an answer, or to 0.
  @inline(__always) func answer(
    of trie: Int, from link: UInt64, _ ids: UnsafeMutablePointer<Int>
  ) -> UInt64 {
    var link = link
    if link == Self.fromRoot {
      let root = unsafe roots[trie]
      let id = unsafe Self.look(Int(truncatingIfNeeded: root.link &>> 32) &- 2, ids, facets, partCount)
      link = unsafe id < root.width ? root.links[id] : 0
    }
    while link >= 2 << 32 {
      let id = unsafe Self.look(Int(truncatingIfNeeded: link &>> 32) &- 2, ids, facets, partCount)
      link = found(link &<< 32 | UInt64(truncatingIfNeeded: id))
    }
    return link
  }

  /// The link for a key, or 0.
  @inline(__always) private func found(_ key: UInt64) -> UInt64 {
    let mask = 1 &<< bits &- 1
    var slot = Int(truncatingIfNeeded: key.mixed &>> UInt64(64 &- bits))
    while true {
      let found = unsafe slots[slot]
      if found.key == key { return found.link }
      if found.key == 0 { return 0 }
      slot = (slot &+ 1) & mask
    }
  }

  /// The same, where the numbers lie in memory.
  @inline(__always) private static func look(
    _ read: Int, _ ids: UnsafeMutablePointer<Int>, _ facets: UnsafeMutablePointer<Facet>, _ partCount: Int
  ) -> Int {
    if read < partCount { return unsafe ids[read] }
    let facet = unsafe facets[read &- partCount]
    return unsafe Int(truncatingIfNeeded: facet.numbers[ids[facet.part]])
  }

  /// Inserts a result after these reads, for a state with the numbers of its parts.
  ///
  /// - Returns: Whether the result agrees with the trie.
  func insert(_ trie: Int, _ reads: [Int], of ids: [Int], answer: Int) -> Bool {
    var place = Place.root
    for read in reads {
      var link = self[place, trie]
      if link == 0 {
        nodes += 1
        link = UInt64(read + 2) << 32 | nodes
        set(place, trie, link)
      } else if link >> 32 != UInt64(read + 2) {
        return false
      }
      let look = look(read, ids)
      if case .root = place {
        place = .first(look)
      } else {
        place = .behind(link << 32 | UInt64(look))
      }
    }
    let link = 1 << 32 | UInt64(answer)
    if case let known = self[place, trie], known != 0 { return known == link }
    set(place, trie, link)
    return true
  }

  /// The state of a query for which some reads are known.
  enum Way {
    /// Not evaluated yet.
    case unknown
    /// The number of the memoised result.
    case answer(Int)
    /// The next read: the number of a part or facet, the part that it belongs to, and the node of its children.
    case read(Int, part: Int, from: UInt64)
  }

  /// Where a question begins.
  func start(of trie: Int) -> Way { way(at: unsafe roots[trie].link) }

  /// The continuation of a query after a read with a given value.
  ///
  /// - Parameters:
  ///   - trie: The number of the query.
  ///   - node: The node of the read, as `from` in its continuation.
  ///   - look: The number of the read value, ``look(at:ofPart:)``.
  /// - Returns: The continuation.
  func way(of trie: Int, behind node: UInt64, look: Int) -> Way {
    let root = unsafe roots[trie]
    if node == root.link { return way(at: unsafe look < root.width ? root.links[look] : 0) }
    return way(at: found(node << 32 | UInt64(look)))
  }

  /// The number of the value of a part or facet, given the number of its part's value.
  func look(at read: Int, ofPart number: Int) -> Int {
    read < partCount ? number : unsafe Int(facets[read - partCount].numbers[number])
  }

  private func way(at link: UInt64) -> Way {
    switch link >> 32 {
    case 0: .unknown
    case 1: .answer(Int(link & 0xFFFF_FFFF))
    default: .read(Int(link >> 32) - 2, part: part(readBy: link), from: link)
    }
  }

  private subscript(place: Place, trie: Int) -> UInt64 {
    let root = unsafe roots[trie]
    switch place {
    case .root: return root.link
    case .first(let id): return unsafe id < root.width ? root.links[id] : 0
    case .behind(let key): return unsafe slots[slot(of: key)].link
    }
  }

  private func set(_ place: Place, _ trie: Int, _ link: UInt64) {
    switch place {
    case .root: unsafe roots[trie].link = link
    case .first(let id):
      if unsafe id >= roots[trie].width { widen(trie, for: id) }
      unsafe roots[trie].links[id] = link
    case .behind(let key):
      if held * 2 >= 1 << bits { grow() }
      let slot = slot(of: key)
      if unsafe slots[slot].key == 0 { held += 1 }
      unsafe slots[slot] = Slot(key: key, link: link)
    }
  }

  /// The slot of a key, or the free slot for it.
  private func slot(of key: UInt64) -> Int {
    let mask = 1 << bits - 1
    var slot = Int(truncatingIfNeeded: key.mixed &>> UInt64(64 - bits))
    while unsafe slots[slot].key != 0, unsafe slots[slot].key != key { slot = (slot + 1) & mask }
    return slot
  }

  private func widen(_ trie: Int, for id: Int) {
    let old = unsafe roots[trie]
    var width = old.width
    while width <= id { width *= 2 }
    let links = unsafe Self.noLinks(width)
    for index in 0..<old.width { unsafe links[index] = old.links[index] }
    unsafe roots[trie] = Root(link: old.link, width: width, links: links)
    unsafe old.links.deallocate()
  }

  private func grow() {
    let (old, count) = unsafe (slots, 1 << bits)
    bits += 1
    unsafe slots = Self.noSlots(bits: bits)
    for index in 0..<count where unsafe old[index].key != 0 {
      unsafe slots[slot(of: old[index].key)] = old[index]
    }
    unsafe old.deallocate()
  }

  private static func noLinks(_ count: Int) -> UnsafeMutablePointer<UInt64> {
    let links = UnsafeMutablePointer<UInt64>.allocate(capacity: count)
    unsafe links.initialize(repeating: 0, count: count)
    return unsafe links
  }

  private static func noSlots(bits: Int) -> UnsafeMutablePointer<Slot> {
    let slots = UnsafeMutablePointer<Slot>.allocate(capacity: 1 << bits)
    unsafe slots.initialize(repeating: Slot(key: 0, link: 0), count: 1 << bits)
    return unsafe slots
  }
}
