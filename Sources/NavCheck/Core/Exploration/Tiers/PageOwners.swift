/// Which share owns which words of a bitmap: each page of it has one owner.
///
/// Most steps change parts of a state that count little in its word. So words that agree in what counts most have one
/// owner, whom most steps then lead back to, and with them those next to them, which were mostly met together; and each
/// owner has about as many of them.
@safe struct PageOwners {
  /// Enough that a page is small beside words that belong together, and few enough to be at hand.
  private static var greatestCount: UInt64 { 4096 }
  /// How many 64-bit words a cache line has.
  private static var line: Int { 8 }
  /// Into how many the words are parted at least.
  private static var leastGroups: UInt64 { 64 }

  private let owners: UnsafeMutableBufferPointer<UInt16>
  /// Where behind the bitmap each share has a cache line of its own, in 64-bit words.
  private let firstAside: Int
  /// How many bits number a word within a page, of which none is smaller than a cache line.
  private var pageBits: UInt64 = 9

  /// The owners of the words less than a product.
  ///
  /// - Parameters:
  ///   - shares: How many owners there are.
  ///   - product: How many words there are.
  ///   - neighbourhood: How many words that follow each other belong together.
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

  /// The owner of a word.
  @inline(__always) subscript(number: UInt64) -> Int {
    unsafe Int(owners[Int(truncatingIfNeeded: number &>> pageBits)])
  }

  /// How many 64-bit words the bitmap takes, and with it what lies behind.
  func size(shares: Int) -> Int { aside(of: shares) }

  /// A 64-bit word behind the bitmap for a share to look at instead of one that another share owns.
  func aside(of share: Int) -> Int { firstAside + share * Self.line }

  func release() { unsafe owners.deallocate() }
}
