extension Exploration {
  /// Expands chunks on the calling thread, one after another.
  func expandAlone(_ shares: [Range<Int>], of pieces: LevelPieces<Word>, at level: Level) -> [Word]? {
    var missed: [Word] = []
    for (share, numbers) in shares.enumerated() {
      for number in numbers {
        let output = unsafe source.expand(pieces.words(share, number), at: level, job: 0)
        generatedStates += output.generated
        unsafe missed += Array(output.missed.elements)
        if isStaged {
          unsafe stageNew(output.paid.elements, level.next(cost: 1))
          unsafe stageNew(output.free.elements, level.next(cost: 0))
        } else {
          if output.free.count > 0 { return nil }
          unsafe admit(output.paid.elements)
        }
      }
    }
    return missed
  }

  /// Expands pieces, several at once.
  func expandTogether(_ shares: [Range<Int>], of pieces: LevelPieces<Word>, at level: Level) -> [Word]? {
    let deal = PieceDeal(shares)
    var notes = Array(repeating: (generated: 0, missed: [Word](), isFree: false), count: jobs)
    exchange.turnOver()
    unsafe notes.withUnsafeMutableBufferPointer { buffer in
      // Each job writes to places of its own.
      nonisolated(unsafe) let places = unsafe buffer
      let (source, visited, exchange, isStaged) = (source, visited, exchange, isStaged)
      WorkerThreads.run(jobs) { job in
        let lists = unsafe exchange.outgoing(of: job)
        if !isStaged { unsafe exchange.empty(for: job) { unsafe visited.shards[job].admit($0) } }
        while let piece = deal.next(for: job) {
          let output = unsafe source.expand(pieces.words(piece.share, piece.number), at: level, job: job)
          unsafe places[job].generated += output.generated
          if output.missed.count > 0 { unsafe places[job].missed += Array(output.missed.elements) }
          if isStaged {
            // There are two lists at least, since there are two jobs.
            unsafe visited.sift(output.paid.elements, into: &lists[0])
            unsafe visited.sift(output.free.elements, into: &lists[1])
          } else {
            if output.free.count > 0 { unsafe places[job].isFree = true }
            unsafe visited.admit(output.paid.elements, ownedBy: job, others: lists)
          }
        }
      }
    }
    generatedStates += notes.reduce(0) { $0 + $1.generated }
    if notes.contains(where: \.isFree) { return nil }
    if isStaged {
      exchange.turnOver()
      unsafe exchange.empty(for: 0) { unsafe stage($0, level.next(cost: 1)) }
      unsafe exchange.empty(for: 1) { unsafe stage($0, level.next(cost: 0)) }
    }
    return notes.flatMap(\.missed)
  }

  /// Inserts the exchanged states at their owners.
  func deliver() {
    exchange.turnOver()
    if exchange.isEmptied { return }
    let (visited, exchange) = (visited, exchange)
    WorkerThreads.run(jobs) { owner in
      unsafe exchange.empty(for: owner) { unsafe visited.shards[owner].admit($0) }
    }
  }

  /// Inserts packed states while no other job runs.
  func admit(_ words: UnsafeBufferPointer<Word>) {
    if jobs == 1 { return unsafe visited.shards[0].admit(words) }
    unsafe visited.sort(words, into: exchange.outgoing(of: 0))
    exchange.turnOver()
    for owner in 0..<jobs { unsafe exchange.empty(for: owner) { unsafe visited.shards[owner].admit($0) } }
    exchange.turnOver()
  }
}
