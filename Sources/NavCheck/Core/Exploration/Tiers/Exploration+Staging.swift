extension Exploration {
  /// The minimum number of packed states that several jobs insert together.
  private static var leastTogether: Int { 1 << 16 }

  /// Stores packed states for the level at which they were discovered.
  func stage(_ words: UnsafeBufferPointer<Word>, _ level: Level) {
    if words.isEmpty { return }
    unsafe staged[level, default: WordList(capacity: 64)].append(words)
  }

  /// Stores the new ones of these packed states for the level at which they were discovered.
  func stageNew(_ words: UnsafeBufferPointer<Word>, _ level: Level) {
    if words.isEmpty { return }
    unsafe visited.sift(words, into: &staged[level, default: WordList(capacity: 64)])
  }

  /// Inserts the packed states that were stored for a level.
  func admitStaged(_ level: Level) {
    guard let list = staged.removeValue(forKey: level) else { return }
    defer { list.release() }
    if jobs == 1 || list.count < Self.leastTogether { return unsafe admit(list.elements) }
    nonisolated(unsafe) let words = unsafe list.elements
    let (visited, exchange, jobs) = (visited, exchange, jobs)
    WorkerThreads.run(jobs) { job in
      let share = unsafe words[(words.count * job / jobs)..<(words.count * (job + 1) / jobs)]
      unsafe visited.sort(UnsafeBufferPointer(rebasing: share), into: exchange.outgoing(of: job))
    }
    deliver()
  }
}
