/// The sizes of a worker's caches.
struct CacheSizes {
  /// The binary logarithm of the number of prefixes; values of the first part that differ by a multiple of this number
  /// share a slot.
  var rowBits = 13
  /// The binary logarithm of the number of pairs; keys with equal mixed bits share a slot.
  var subRowBits = 14
  /// The number of pending queries and entries above which the caches are emptied.
  var openCount = 1 << 18
}

/// The results that depend on the first part of a state only, for one of its values; most queries read this part
/// first, and many read no other.
struct CachedPrefix: BitwiseCopyable {
  /// A query that reads further parts.
  struct Pending: BitwiseCopyable {
    /// The batch of a query about states.
    let batch: Int
    /// The link reached so far.
    let link: DependencyTries.Link
  }

  /// The pending queries of a prefix that read the same part next.
  struct Group: BitwiseCopyable {
    let part: Int32
    /// The position of the pending queries: state queries first, then step queries.
    let first: Int32
    var states: Int32 = 0
    var steps: Int32 = 0
  }

  /// The number of the first part; -1 before the first lookup.
  var number = -1
  /// 1 if no result is missing, else 0.
  var known: UInt32 = 1
  /// The positions of the entries with steps that do not depend on other parts.
  var firstEntry: Int32 = 0
  var entries: Int32 = 0
  /// The positions of the groups of pending queries.
  var firstGroup: Int32 = 0
  var groups: Int32 = 0
}

/// The results that depend on the first part of a state and one other part, for the queries of a group; one cache
/// line.
struct CachedPair: BitwiseCopyable {
  /// The largest number of entries.
  static var width: Int { 6 }

  /// The number of the group plus 1, and the number of the part's value; 0 before the first lookup.
  var key: UInt64 = 0
  /// The results of the properties of the single batch.
  var matters: UInt64 = 0
  var broken: UInt64 = 0
  /// The entries of the steps.
  private var list: (UInt32, UInt32, UInt32, UInt32, UInt32, UInt32) = (0, 0, 0, 0, 0, 0)
  /// The positions of the queries that read further parts: state queries first, then step queries.
  var first: Int32 = 0
  var states: Int16 = 0
  var steps: Int16 = 0
  private(set) var entries: Int16 = 0
  /// Whether there are more entries than fit, so that the queries of the group are looked up one by one.
  private(set) var isFull = false

  static func key(_ group: Int, _ number: Int) -> UInt64 {
    UInt64(truncatingIfNeeded: group &+ 1) &<< 32 | UInt64(truncatingIfNeeded: number)
  }

  mutating func add(_ entry: UInt32) {
    switch entries {
    case 0: list.0 = entry
    case 1: list.1 = entry
    case 2: list.2 = entry
    case 3: list.3 = entry
    case 4: list.4 = entry
    case 5: list.5 = entry
    default:
      isFull = true
      return
    }
    entries += 1
  }

  /// Writes all entries to a list from an index on, including unused ones.
  @inline(__always) func write(to target: Chunk<UInt32>, at index: Int) {
    target[index] = list.0
    target[index &+ 1] = list.1
    target[index &+ 2] = list.2
    target[index &+ 3] = list.3
    target[index &+ 4] = list.4
    target[index &+ 5] = list.5
  }
}

/// The scratch data of one worker for expanding states with ``MemoTables``, with its caches and counters.
struct MemoScratch<Word: PackedWord>: ~Copyable {
  /// The number of states after which the counters are added to the sums.
  static var width: Int { 256 }
  /// The number of bit planes of a counter up to the width.
  static var planeCount: Int { 9 }

  private let sizes: CacheSizes
  private let batches: Int
  /// The numbers of the parts of one state.
  let ids: Buffer<Int>
  /// The entries of the steps of one state.
  let results: Buffer<UInt32>
  /// For each batch, the results of its properties for one state.
  let matters: Buffer<UInt64>
  let broken: Buffer<UInt64>

  // The caches.
  var prefixes = Buffer<CachedPrefix>(capacity: 64)
  /// For each prefix and batch, the results of its properties.
  var prefixMatters = Buffer<UInt64>(capacity: 64)
  var prefixBroken = Buffer<UInt64>(capacity: 64)
  var prefixEntries = Buffer<UInt32>(capacity: 64)
  var groups = Buffer<CachedPrefix.Group>(capacity: 64)
  var pending = Buffer<CachedPrefix.Pending>(capacity: 64)
  private let pairs: LargeBuffer<CachedPair>
  let pairSlots: Chunk<CachedPair>

  // The counters.
  /// For each batch counters of its properties, a bit of each in every plane.
  let planes: Buffer<UInt64>
  /// For each batch, 64 sums of counters.
  let applications: Buffer<Int>
  /// The number of uses of entries, by their results.
  var uses = Buffer<Int>()

  // The findings of a chunk.
  /// For each batch, the properties with findings to keep.
  let wanted: Buffer<UInt64>
  /// The step properties with findings to keep, by their indices.
  var wantedSteps: UInt64 = 0
  /// The states that are findings, with the batch and the properties.
  var findings = Buffer<Word>()
  var findingBatches = Buffer<Int>()
  var findingBits = Buffer<UInt64>()
  /// The states from which some steps of an entry are findings, and the entry.
  var stepFindings = Buffer<Word>()
  var stepEntries = Buffer<UInt32>()
  /// The truncated states, and the limits.
  var truncated = Buffer<Word>()
  var truncatedReasons = Buffer<UInt32>()

  init(parts: Int, batches: Int, stepQueries: Int, _ sizes: CacheSizes) {
    self.sizes = sizes
    self.batches = batches
    ids = Buffer(repeating: 0, count: parts)
    results = Buffer(repeating: 0, count: stepQueries + CachedPair.width)
    pairs = LargeBuffer(repeating: CachedPair(), count: 1 << sizes.subRowBits)
    pairSlots = pairs.elements
    matters = Buffer(repeating: 0, count: batches)
    broken = Buffer(repeating: 0, count: batches)
    planes = Buffer(repeating: 0, count: batches * Self.planeCount)
    applications = Buffer(repeating: 0, count: batches * 64)
    wanted = Buffer(repeating: 0, count: batches)
  }

  /// Removes the findings of a chunk.
  mutating func removeFindings() {
    findings.removeAll()
    findingBatches.removeAll()
    findingBits.removeAll()
    stepFindings.removeAll()
    stepEntries.removeAll()
    truncated.removeAll()
    truncatedReasons.removeAll()
  }

  /// The slot of the pair with a key; it may contain another pair.
  @inline(__always) func pairSlot(of key: UInt64) -> Int {
    Int(truncatingIfNeeded: key.mixed &>> UInt64(64 &- sizes.subRowBits))
  }

  /// Whether the caches exceed their size limit.
  var isCrowded: Bool { pending.count &+ prefixEntries.count > sizes.openCount }

  /// Empties the caches.
  mutating func emptyCaches() {
    groups.removeAll()
    for slot in 0..<pairSlots.count { pairSlots[slot] = CachedPair() }
    prefixes.removeAll()
    prefixMatters.removeAll()
    prefixBroken.removeAll()
    prefixEntries.removeAll()
    pending.removeAll()
  }

  /// The slot for the prefix with a number of the first part, which may contain another prefix.
  @inline(__always) mutating func prefixSlot(of number: Int) -> Int {
    let slot = number & (1 &<< sizes.rowBits &- 1)
    if slot >= prefixes.count { addPrefixes(upTo: slot) }
    return slot
  }

  private mutating func addPrefixes(upTo slot: Int) {
    while prefixes.count <= slot {
      prefixes.append(CachedPrefix())
      for _ in 0..<batches {
        prefixMatters.append(0)
        prefixBroken.append(0)
      }
    }
  }

  /// Counts a state for the properties of a batch that apply to it.
  ///
  /// 64 counters are increased at once: a bit that a plane contains already is carried to the next plane.
  @inline(__always) func count(_ properties: UInt64, of batch: Int) {
    var carry = properties
    var plane = batch &* Self.planeCount
    while carry != 0 {
      let held = planes[plane]
      planes[plane] = held ^ carry
      carry &= held
      plane &+= 1
    }
  }

  /// Adds the counters to the sums.
  func flushCounters() {
    for index in 0..<planes.count where planes[index] != 0 {
      var bits = planes[index]
      planes[index] = 0
      let (batch, plane) = index.quotientAndRemainder(dividingBy: Self.planeCount)
      while bits != 0 {
        applications[batch &* 64 &+ bits.trailingZeroBitCount] &+= 1 << plane
        bits &= bits &- 1
      }
    }
  }
}
