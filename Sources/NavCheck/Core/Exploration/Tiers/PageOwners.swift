/// The owner shard of each page of a bitmap.
///
/// Most steps change parts of a state that have a low weight in the packed state. Therefore packed states that agree
/// in the parts of high weight have one owner, to which most steps then lead back, and so do neighbouring ranges,
/// which were mostly discovered together. Each owner has about the same number of ranges.
@safe struct PageOwners {
  /// A number of pages so that a page is small compared with a group, and the table of owners fits into a cache.
  private static var greatestCount: UInt64 { 4096 }
  /// The number of 64-bit words in a cache line.
  private static var line: Int { 8 }
  /// The minimum number of groups of packed states.
  private static var leastGroups: UInt64 { 64 }

  private let owners: UnsafeMutableBufferPointer<UInt16>
  /// The index of the first scratch cache line after the bitmap, in 64-bit words; each shard has one line.
  private let firstAside: Int
  /// The number of bits that number a packed state within a page; a page is at least as large as a cache line.
  private var pageBits: UInt64 = 9

  /// Assigns owners to the packed states below a product.
  ///
  /// - Parameters:
  ///   - shares: The number of owners.
  ///   - product: The number of packed states.
  ///   - neighbourhood: The number of consecutive packed states that should have one owner.
  init(shares: Int, product: UInt64, neighbourhood: UInt64) {
    firstAside = (Int(product >> 6) / Self.line + 1) * Self.line
    while product >> pageBits >= Self.greatestCount { pageBits += 1 }
    let most = max(1, product / Self.leastGroups)
    let group = neighbourhood < most ? most / neighbourhood * neighbourhood : most
    unsafe owners = .allocate(capacity: Int(product >> pageBits) + 1)
    let count = UInt64(shares)
    for page in unsafe owners.indices {
      let (row, place) = ((UInt64(page) << pageBits) / group).quotientAndRemainder(dividingBy: count)
      // Of as many groups as there are shares each gets one: which is left to chance, that none gets all odd ones.
      unsafe owners[page] = UInt16((place + (row.mixed >> 32)) % count)
    }
  }

  /// The owner of a packed state.
  @inline(__always) subscript(number: UInt64) -> Int {
    unsafe Int(owners[Int(truncatingIfNeeded: number &>> pageBits)])
  }

  /// The number of 64-bit words of the bitmap and its scratch lines.
  func size(shares: Int) -> Int { aside(of: shares) }

  /// The index of a scratch word for a shard to read in place of a word that another shard owns.
  func aside(of share: Int) -> Int { firstAside + share * Self.line }

  func release() { unsafe owners.deallocate() }
}
