/// The discovered states, level after level, in pages that never move.
@safe struct WordArena<Word: PackedWord> {
  static var pageBits: Int { 13 }
  static var pageSize: Int { 1 << pageBits }

  private(set) var pages: [UnsafeMutablePointer<Word>] = unsafe []
  private(set) var count = 0

  /// The free memory at the end of the last page, for the next packed states.
  mutating func room() -> UnsafeMutableBufferPointer<Word> {
    let offset = count & (Self.pageSize - 1)
    addPage()
    return unsafe UnsafeMutableBufferPointer(
      start: Optional(pages[count >> Self.pageBits] + offset), count: Self.pageSize - offset)
  }

  /// Allocates a page for the next packed state, if there is none.
  private mutating func addPage() {
    if unsafe count < pages.count << Self.pageBits { return }
    if unsafe pages.count < Self.sheet {
      unsafe pages.append(UnsafeMutablePointer.allocate(capacity: Self.pageSize))
    } else {
      let start: UnsafeMutablePointer<Word> = unsafe LargePages.allocate(Self.sheet << Self.pageBits)
      for page in 0..<Self.sheet { unsafe pages.append(start + page << Self.pageBits) }
    }
  }

  /// The number of pages that are allocated together in a large arena, which fill a huge page.
  private static var sheet: Int { max(1, LargePages.count(of: Word.self) >> pageBits) }

  /// Adds the packed states that were written to the free memory to the count.
  mutating func advance(by written: Int) { count += written }

  mutating func append(_ word: Word) {
    addPage()
    unsafe pages[count >> Self.pageBits][count & (Self.pageSize - 1)] = word
    count += 1
  }

  subscript(index: Int) -> Word {
    unsafe pages[index >> Self.pageBits][index & (Self.pageSize - 1)]
  }

  /// Calls a function with pieces of at most `size` words, and where each begins.
  func forEachPiece(
    of range: Range<Int>, size: Int, _ body: (Int, UnsafeMutableBufferPointer<Word>) -> Void
  ) {
    var index = range.lowerBound
    while index < range.upperBound {
      let offset = index & (Self.pageSize - 1)
      let length = min(size, range.upperBound - index, Self.pageSize - offset)
      unsafe body(
        index,
        UnsafeMutableBufferPointer(start: Optional(pages[index >> Self.pageBits] + offset), count: length))
      index += length
    }
  }

  func release() {
    for place in unsafe 0..<pages.count where place < Self.sheet || place % Self.sheet == 0 {
      unsafe LargePages.deallocate(pages[place])
    }
  }
}
