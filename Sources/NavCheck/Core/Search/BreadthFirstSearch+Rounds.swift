import Dispatch

/// A queue of the chunks of a round, from which each worker takes the next chunk.
///
/// Cores differ in speed and availability, so no worker has a fixed share. Each worker first takes the chunks of its own
/// shard, since steps from these states mostly lead to states of the same shard.
final class WorkQueue: @unchecked Sendable {
  private let gate = DispatchSemaphore(value: 1)
  private var left: [Range<Int>]

  /// A queue of the chunks with these numbers, shard after shard.
  init(_ shares: [Range<Int>]) { left = shares }

  /// A queue of chunks for some workers, the first of which has none of its own.
  convenience init(_ chunks: Range<Int>, behindFirstOf jobs: Int) {
    let ends = (0..<jobs).map { chunks.lowerBound + chunks.count * $0 / (jobs - 1) }
    self.init([chunks.lowerBound..<chunks.lowerBound] + zip(ends, ends.dropFirst()).map { $0..<$1 })
  }

  /// The shard and number of the next chunk for a worker, until none is left.
  func next(for job: Int) -> (share: Int, number: Int)? {
    gate.wait()
    defer { gate.signal() }
    if !left[job].isEmpty { return (job, left[job].removeFirst()) }
    // The owner of a shard takes its last chunk last.
    guard let share = left.indices.max(by: { left[$0].count < left[$1].count }), !left[share].isEmpty else {
      return nil
    }
    return (share, left[share].removeLast())
  }
}

extension BreadthFirstSearch {
  /// The minimum number of packed states that several workers insert together.
  private static var leastTogether: Int { 1 << 16 }

  /// Expands the chunks of a round; returns the states with missing results.
  func expand(_ shares: [Range<Int>], of chunks: [[Chunk<Word>]], at level: Level) -> [Word] {
    // A small round is done before other threads are awake.
    if jobs > 1 && shares.reduce(0, { $0 + $1.count }) >= 2 * jobs {
      return expandTogether(shares, of: chunks, at: level)
    }
    var missed: [Word] = []
    let successors = successors[0]
    for (shard, numbers) in shares.enumerated() {
      for number in numbers {
        successors.value.removeAll()
        source.expand(chunks[shard][number], at: level, job: 0, into: &successors.value)
        if source.commitsRounds {
          for job in 0..<jobs { source.commit(job: job) }
          source.committed(job: 0, into: &successors.value)
        }
        generatedStates += successors.value.generated
        if successors.value.missed.count > 0 { missed += successors.value.missed.elements.array }
        if successors.value.free.count > 0, !usesBuckets { useBuckets(at: level) }
        if usesBuckets {
          addNew(successors.value.paid.elements, to: level.next(cost: 1))
          addNew(successors.value.free.elements, to: level.next(cost: 0))
        } else {
          insert(successors.value.paid.elements)
        }
      }
    }
    return missed
  }

  /// Expands the chunks of a round with all workers.
  private func expandTogether(_ shares: [Range<Int>], of chunks: [[Chunk<Word>]], at level: Level) -> [Word] {
    let queue = WorkQueue(shares)
    let results = (0..<jobs).map { _ in Shared((generated: 0, missed: [Word]())) }
    mailboxes.turnOver()
    let (source, visited, mailboxes, successors) = (source, visited, mailboxes, successors)
    let (waitingFree, waitingPaid, usesBuckets) = (waitingFree, waitingPaid, usesBuckets)
    // While workers insert states directly, no worker reads the set of another; otherwise none inserts states.
    let route: @Sendable (Int) -> Void = { job in
      if usesBuckets {
        visited.appendNew(successors[job].value.paid.elements, to: &waitingPaid[job].value)
        visited.appendNew(successors[job].value.free.elements, to: &waitingFree[job].value)
      } else {
        visited.insert(successors[job].value.paid.elements, ownedBy: job, mailboxes)
        waitingFree[job].value.append(contentsOf: successors[job].value.free.elements)
      }
    }
    WorkerThreads.run(jobs) { job in
      mailboxes.empty(for: job) { visited.shards[job].insert($0) }
      while let (shard, number) = queue.next(for: job) {
        successors[job].value.removeAll()
        source.expand(chunks[shard][number], at: level, job: job, into: &successors[job].value)
        results[job].value.generated += successors[job].value.generated
        if successors[job].value.missed.count > 0 {
          results[job].value.missed += successors[job].value.missed.elements.array
        }
        if !source.commitsRounds { route(job) }
      }
    }
    if source.commitsRounds {
      WorkerThreads.run(jobs) { source.commit(job: $0) }
      WorkerThreads.run(jobs) { job in
        successors[job].value.removeAll()
        source.committed(job: job, into: &successors[job].value)
        route(job)
      }
    }
    generatedStates += results.reduce(0) { $0 + $1.value.generated }
    if !usesBuckets, waitingFree.contains(where: { $0.value.count > 0 }) { useBuckets(at: level) }
    if self.usesBuckets {
      for (lists, cost) in [(waitingPaid, 1), (waitingFree, 0)] {
        for list in lists where list.value.count > 0 {
          bucket(level.next(cost: cost)).value.append(contentsOf: list.value.elements)
          list.value.removeAll()
        }
      }
    }
    return results.flatMap(\.value.missed)
  }

  /// Adds the new ones of some packed states to the bucket of a level.
  private func addNew(_ words: Chunk<Word>, to level: Level) {
    if words.count > 0 { visited.appendNew(words, to: &bucket(level).value) }
  }

  /// Inserts packed states between rounds.
  func insert(_ words: Chunk<Word>) {
    if jobs == 1 { return visited.shards[0].insert(words) }
    let (visited, mailboxes, jobs) = (visited, mailboxes, jobs)
    if words.count < Self.leastTogether {
      visited.sort(words, from: 0, into: mailboxes)
      mailboxes.turnOver()
      for owner in 0..<jobs { mailboxes.empty(for: owner) { visited.shards[owner].insert($0) } }
    } else {
      WorkerThreads.run(jobs) { job in
        let part = words.slice((words.count * job / jobs)..<(words.count * (job + 1) / jobs))
        visited.sort(part, from: job, into: mailboxes)
      }
      deliver()
    }
  }

  /// Inserts the states in the mailboxes.
  func deliver() {
    mailboxes.turnOver()
    if mailboxes.isEmpty { return }
    let (visited, mailboxes) = (visited, mailboxes)
    WorkerThreads.run(jobs) { owner in mailboxes.empty(for: owner) { visited.shards[owner].insert($0) } }
  }
}
