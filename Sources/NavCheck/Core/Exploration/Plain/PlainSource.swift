/// The source of an engine that explores any machine and stores states as they are, by their numbers.
@safe
final class PlainSource<Machine: StateMachine>: MachineSource<Machine, UInt64>, @unchecked Sendable {
  typealias Word = UInt64

  private let countsFootprint: Bool
  private let questions: StateQuestions<Machine>
  /// Whether links are stored, because traces are likely to be needed.
  private let wantsLinks: Bool
  private(set) var tables: StateTables<Machine.State>
  private var blocks: UnsafeMutableBufferPointer<StateBlock<Machine>>
  private var keepsLinks = false

  private var follower: StateBlock<Machine>?
  private let followed: UnsafeMutablePointer<WordList<UInt32>>
  private var output = BlockOutput<UInt64>()

  init(machine: Machine, properties: [CheckProperty<Machine.State, Machine.Action>], countsFootprint: Bool) {
    self.countsFootprint = countsFootprint
    questions = StateQuestions(properties)
    wantsLinks = properties.contains {
      switch $0.claim {
      case .sometimes, .possible: true
      default: false
      }
    }
    tables = StateTables(count: 1, keepsExits: false, noteWidth: 0)
    unsafe blocks = UnsafeMutableBufferPointer(start: nil, count: 0)
    unsafe followed = UnsafeMutablePointer.allocate(capacity: 1)
    unsafe followed.initialize(to: WordList(capacity: 64))
    super.init(machine: machine, properties: properties)
  }

  /// Prepares for the results of jobs, and removes earlier results.
  ///
  /// - Parameters:
  ///   - jobs: The number of jobs.
  ///   - isStaged: Whether the numbers of successors are looked up.
  func begin(jobs: Int, isStaged: Bool) {
    releaseBlocks()
    tables.release()
    keepsLinks = wantsLinks || isStaged
    let possibilities = questions.possibilities.count
    tables = StateTables(
      count: jobs, keepsExits: keepsLinks,
      noteWidth: isStaged || possibilities > 0 ? 1 + possibilities : 0)
    unsafe blocks = UnsafeMutableBufferPointer.allocate(capacity: jobs)
    for job in 0..<jobs {
      let block = unsafe StateBlock(
        tables, job: job, questions: questions, properties: properties.count, keepsLinks: keepsLinks,
        countsFootprint: countsFootprint)
      unsafe blocks.initializeElement(at: job, to: block)
    }
    follower = unsafe StateBlock(
      tables, job: 0, questions: StateQuestions([]), properties: 0, keepsLinks: true, countsFootprint: false,
      followingInto: followed)
  }

  /// Stops the evaluation of properties that have a finding before a level.
  func close(before level: Level) {
    let closed = Set(properties.indices.filter { nearest($0).map { $0 < level } ?? false })
    for job in unsafe blocks.indices { unsafe blocks[job].close(closed) }
  }

  /// Finds the initial states, and returns their number, duplicates included.
  func start() -> Int {
    unsafe blocks[0].start()
    unsafe machine.expand(&blocks[0])
    return unsafe blocks[0].generated
  }

  /// Takes the steps from states of one level, evaluates properties on them, and returns their number.
  ///
  /// Several jobs call it at once.
  func expand(_ words: UnsafeBufferPointer<UInt64>, at level: Level, by job: Int) -> Int {
    unsafe blocks[job].begin(words, at: level, keepsLinks: keepsLinks)
    unsafe machine.expand(&blocks[job])
    unsafe blocks[job].end()
    return unsafe blocks[job].generated
  }

  /// Numbers the new states of the shard of a job.
  ///
  /// Several jobs call it at once, after all have expanded.
  func settle(by job: Int) {
    unsafe blocks[job].settle()
    unsafe machine.expand(&blocks[job])
  }

  /// Whether a step was seen that costs nothing.
  var isFree: Bool { unsafe blocks.contains(where: \.isFree) }

  override var truncations: [String: Int] {
    var counts: [String: Int] = [:]
    for job in unsafe blocks.indices { counts.merge(unsafe blocks[job].reasons, uniquingKeysWith: +) }
    return counts
  }

  /// Calls a function with the target and the cost of each step from a state, with duplicates.
  func forEachLink(from word: UInt64, _ body: (UInt64, Int) -> Void) {
    let (list, place) = tables.exit(of: Int(word))
    Self.forEachLink(in: list, at: place, body)
  }

  override var followsTogether: Bool { false }

  override func follow(_ words: UnsafeBufferPointer<UInt64>, job: Int) -> BlockOutput<UInt64> {
    output.clear()
    if keepsLinks {
      for word in 0..<words.count {
        let (list, place) = unsafe tables.exit(of: Int(words[word]))
        append(list, at: place)
      }
      return output
    }
    guard var block = follower else { return output }
    var first = 0
    while first < words.count {
      let piece = unsafe UnsafeBufferPointer(
        rebasing: words[first..<min(first + StateBlock<Machine>.size, words.count)])
      first += piece.count
      unsafe block.begin(piece, at: .start, keepsLinks: true)
      machine.expand(&block)
      block.end()
      var place = 0
      for _ in 0..<piece.count {
        unsafe append(followed.pointee, at: place)
        place += unsafe 1 + Int(followed.pointee[place]) >> 1
      }
    }
    follower = block
    return output
  }

  override func state(of word: UInt64) -> Machine.State { unsafe tables.address(of: Int(word)).pointee }

  override func tally() -> BlockTally<UInt64, Machine.Action> {
    var tally = BlockTally<UInt64, Machine.Action>(properties: properties.count)
    for place in unsafe 0..<blocks.count { tally.merge(unsafe blocks[place].resolvedTally()) }
    return tally
  }

  override func nearest(_ property: Int) -> Level? {
    unsafe blocks.compactMap { $0.tally.nearest[property] }.min()
  }

  override func possibility(
    of property: Int, _ word: UInt64
  ) -> (isConcerned: Bool, isGoal: Bool) {
    guard let index = questions.possibilities.firstIndex(where: { $0.property == property }) else {
      preconditionFailure("Only a 'possible' property has goals.")
    }
    let bits = unsafe tables.notes(of: Int(word))[1 + index]
    return (bits & 1 != 0, bits & 2 != 0)
  }

  override func contradiction(in space: ExploredSpace<UInt64>) -> CheckContradiction? {
    for place in unsafe 0..<blocks.count {
      if let found = unsafe blocks[place].contradiction { return found }
    }
    return nil
  }

  override func release() {
    releaseBlocks()
    tables.release()
    unsafe followed.pointee.release()
    unsafe followed.deallocate()
    output.release()
  }

  private func releaseBlocks() {
    for place in unsafe 0..<blocks.count { unsafe blocks[place].release() }
    unsafe blocks.deinitialize()
    unsafe blocks.deallocate()
    unsafe blocks = UnsafeMutableBufferPointer(start: nil, count: 0)
    follower?.release()
    follower = nil
  }

  private static func forEachLink(
    in list: WordList<UInt32>, at place: Int, _ body: (UInt64, Int) -> Void
  ) {
    for index in 0..<Int(list[place] >> 1) {
      let link = list[place + 1 + index]
      body(UInt64(link >> 1), Int(link & 1))
    }
  }

  private func append(_ list: WordList<UInt32>, at place: Int) {
    output.hasCutStep = list[place] & 1 != 0
    Self.forEachLink(in: list, at: place) { word, cost in
      if cost == 1 { output.paid.append(word) } else { output.free.append(word) }
    }
    output.close()
  }
}
