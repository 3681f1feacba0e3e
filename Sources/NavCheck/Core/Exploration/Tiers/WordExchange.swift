/// Words on their way from the jobs that found them to those that own them.
///
/// There are two sets of lists: while jobs fill those of one, they empty those of the other, which were filled a turn
/// before.
@safe final class WordExchange<Word: PackedWord>: @unchecked Sendable {
  private let jobs: Int
  private let lists: UnsafeMutableBufferPointer<WordList<Word>>
  private var isSecond = false

  init(jobs: Int) {
    self.jobs = jobs
    unsafe lists = .allocate(capacity: 2 * jobs * jobs)
    for index in unsafe lists.indices {
      unsafe lists.initializeElement(at: index, to: WordList(capacity: 0))
    }
  }

  /// Makes the lists that were filled those that are to be emptied.
  func turnOver() { isSecond.toggle() }

  /// The lists that a job fills, one for each owner.
  func outgoing(of job: Int) -> UnsafeMutablePointer<WordList<Word>> {
    unsafe start + ((isSecond ? jobs : 0) + job) * jobs
  }

  /// Calls a function with the packed states that each job has found for an owner, and removes them.
  func empty(for owner: Int, _ body: (UnsafeBufferPointer<Word>) -> Void) {
    for job in 0..<jobs {
      let list = unsafe start + ((isSecond ? 0 : jobs) + job) * jobs + owner
      unsafe body(list.pointee.elements)
      unsafe list.pointee.removeAll()
    }
  }

  /// Whether nothing is left in the lists that are to be emptied.
  var isEmptied: Bool {
    (0..<(jobs * jobs)).allSatisfy { unsafe lists[(isSecond ? 0 : jobs * jobs) + $0].count == 0 }
  }

  /// Removes all packed states.
  func clear() {
    for index in unsafe lists.indices { unsafe lists[index].removeAll() }
  }

  func release() {
    for index in unsafe lists.indices {
      let list = unsafe lists[index]
      list.release()
    }
    unsafe lists.deallocate()
  }

  private var start: UnsafeMutablePointer<WordList<Word>> {
    guard let start = unsafe lists.baseAddress else { preconditionFailure("The exchange has no jobs.") }
    return unsafe start
  }
}
