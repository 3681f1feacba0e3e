/// The discovered states of a shard in the order of discovery, in pages that never move.
@safe struct Arena<Word: PackedWord>: ~Copyable {
  static var pageBits: Int { 13 }
  static var pageSize: Int { 1 << pageBits }
  /// The number of pages that are allocated together in a large arena, which fill a huge page.
  private static var sheet: Int { max(1, LargePages.count(of: Word.self) >> pageBits) }

  private var pages: [UnsafeMutablePointer<Word>] = unsafe []
  private(set) var count = 0

  deinit {
    for page in unsafe 0..<pages.count where page < Self.sheet || page % Self.sheet == 0 {
      unsafe LargePages.deallocate(pages[page])
    }
  }

  /// The free memory at the end of the last page, for the next packed states.
  mutating func room() -> Chunk<Word> {
    let offset = count & (Self.pageSize - 1)
    addPage()
    return unsafe Chunk(pages[count >> Self.pageBits] + offset, count: Self.pageSize - offset)
  }

  /// Adds the packed states that were written to the free memory to the count.
  mutating func advance(by written: Int) { count += written }

  /// Removes the states from an index on.
  mutating func truncate(to count: Int) { self.count = count }

  subscript(index: Int) -> Word { unsafe pages[index >> Self.pageBits][index & (Self.pageSize - 1)] }

  /// Calls a function with the states of a range in chunks of at most `size`, and the index of the first of each.
  func forEachChunk(of range: Range<Int>, size: Int = .max, _ body: (Int, Chunk<Word>) -> Void) {
    var index = range.lowerBound
    while index < range.upperBound {
      let offset = index & (Self.pageSize - 1)
      let length = min(size, range.upperBound - index, Self.pageSize - offset)
      body(index, unsafe Chunk(pages[index >> Self.pageBits] + offset, count: length))
      index += length
    }
  }

  /// Allocates a page for the next packed state, if there is none.
  private mutating func addPage() {
    if unsafe count < pages.count << Self.pageBits { return }
    if unsafe pages.count < Self.sheet {
      unsafe pages.append(LargePages.allocate(Self.pageSize))
    } else {
      let start: UnsafeMutablePointer<Word> = unsafe LargePages.allocate(Self.sheet << Self.pageBits)
      for page in 0..<Self.sheet { unsafe pages.append(start + page << Self.pageBits) }
    }
  }
}

/// The packed states that workers pass to the owners of their shards.
///
/// There are two sets of lists: while workers fill the lists of one set, they empty the lists of the other, which were
/// filled in the preceding round. A list has one writer in a round, so no locks are needed.
final class Mailboxes<Word: PackedWord>: @unchecked Sendable {
  let jobs: Int
  private let lists: [Shared<Buffer<Word>>]
  private var isSecond = false

  init(jobs: Int) {
    self.jobs = jobs
    lists = (0..<2 * jobs * jobs).map { _ in Shared(Buffer(capacity: 0)) }
  }

  /// Exchanges the two sets.
  func turnOver() { isSecond.toggle() }

  /// The list of a worker for an owner, to be filled.
  func outgoing(of job: Int, to owner: Int) -> Shared<Buffer<Word>> {
    lists[((isSecond ? jobs : 0) + job) * jobs + owner]
  }

  /// Calls a function with the packed states that each worker has passed to an owner, and removes them.
  func empty(for owner: Int, _ body: (Chunk<Word>) -> Void) {
    for job in 0..<jobs {
      let list = lists[((isSecond ? 0 : jobs) + job) * jobs + owner]
      body(list.value.elements)
      list.value.removeAll()
    }
  }

  /// Calls a function with all packed states of both sets, and removes them.
  func drain(_ body: (Chunk<Word>) -> Void) {
    for list in lists where list.value.count > 0 {
      body(list.value.elements)
      list.value.removeAll()
    }
  }

  /// Whether no state is left in the set that is to be emptied.
  var isEmpty: Bool {
    let first = isSecond ? 0 : jobs * jobs
    return lists[first..<(first + jobs * jobs)].allSatisfy { $0.value.count == 0 }
  }
}
