/// A packed machine as the engine explores it.
@safe
final class PackedSource<Machine: PackedStateMachine>: MachineSource<Machine, Machine.Word>,
  @unchecked Sendable
{
  private var blocks: UnsafeMutableBufferPointer<PackedBlock<Machine>>
  private var followers: UnsafeMutableBufferPointer<PackedBlock<Machine>>
  private let initial: [Machine.State]
  private var initialCuts: [Machine.Word: String] = [:]

  override init(machine: Machine, properties: [CheckProperty<Machine.State, Machine.Action>]) {
    unsafe blocks = UnsafeMutableBufferPointer(start: nil, count: 0)
    unsafe followers = UnsafeMutableBufferPointer(start: nil, count: 0)
    initial = machine.initialStates
    super.init(machine: machine, properties: properties)
  }

  override var initialCount: Int { initial.count }

  override var initialWords: [Machine.Word] {
    var words: [Machine.Word] = []
    for state in initial where machine.isWithinBounds(state) {
      if let reason = machine.truncation(of: state) {
        initialCuts[machine.pack(state)] = reason
      } else {
        words.append(machine.pack(state))
      }
    }
    return words
  }

  override var truncations: [String: Int] {
    var cuts = initialCuts
    for place in unsafe 0..<blocks.count {
      let block = unsafe blocks[place]
      cuts.merge(block.cuts) { reason, _ in reason }
    }
    return Dictionary(grouping: cuts.values) { $0 }.mapValues(\.count)
  }

  override func begin(jobs: Int) {
    releaseBlocks()
    unsafe blocks = UnsafeMutableBufferPointer.allocate(capacity: jobs)
    unsafe followers = UnsafeMutableBufferPointer.allocate(capacity: jobs)
    let questions = BlockQuestions<Machine>(properties)
    for job in 0..<jobs {
      unsafe blocks.initializeElement(
        at: job, to: PackedBlock(questions: questions, properties: properties.count))
      unsafe followers.initializeElement(
        at: job, to: PackedBlock(questions: BlockQuestions<Machine>([]), properties: 0))
    }
  }

  override func expand(
    _ words: UnsafeBufferPointer<Machine.Word>, at level: Level, job: Int
  ) -> BlockOutput<Machine.Word> {
    unsafe blocks[job].begin(words, at: level)
    unsafe machine.expand(&blocks[job])
    return unsafe blocks[job].output
  }

  override func follow(
    _ words: UnsafeBufferPointer<Machine.Word>, job: Int
  ) -> BlockOutput<Machine.Word> {
    unsafe followers[job].begin(words, at: .start)
    unsafe machine.expand(&followers[job])
    return unsafe followers[job].output
  }

  override func state(of word: Machine.Word) -> Machine.State { machine.unpack(word) }

  override func tally() -> BlockTally<Machine.Word, Machine.Action> {
    var tally = BlockTally<Machine.Word, Machine.Action>(properties: properties.count)
    for place in unsafe 0..<blocks.count {
      let block = unsafe blocks[place]
      tally.merge(block.tally)
    }
    return tally
  }

  override func release() { releaseBlocks() }

  private func releaseBlocks() {
    unsafe Self.release(blocks)
    unsafe Self.release(followers)
    unsafe blocks = UnsafeMutableBufferPointer(start: nil, count: 0)
    unsafe followers = UnsafeMutableBufferPointer(start: nil, count: 0)
  }

  private static func release(_ blocks: UnsafeMutableBufferPointer<PackedBlock<Machine>>) {
    for place in 0..<blocks.count {
      let block = unsafe blocks[place]
      block.release()
    }
    unsafe blocks.deinitialize()
    unsafe blocks.deallocate()
  }
}
