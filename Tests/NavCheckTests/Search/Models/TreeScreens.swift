/// The screens of one stack, the deepest first: an array of at most four.
///
/// Bytes in place of a Swift array, which would be counted with every copy of a stack.
struct TreeScreens: Hashable, Sendable, ExpressibleByArrayLiteral {
  struct Screen: Hashable, Sendable {
    let owner: UInt8
    let route: UInt8
  }

  // What lies behind the last screen is 0, so that equal screens are equal in all bytes.
  private(set) var owners = SIMD4<UInt8>()
  private(set) var routes = SIMD4<UInt8>()
  private var length: UInt8 = 0

  init(arrayLiteral screens: Screen...) {
    for screen in screens { append(screen) }
  }

  var count: Int { Int(length) }
  var isEmpty: Bool { length == 0 }
  var indices: Range<Int> { 0..<count }
  var last: Screen? { isEmpty ? nil : self[count - 1] }

  subscript(place: Int) -> Screen { Screen(owner: owners[place], route: routes[place]) }

  mutating func append(_ screen: Screen) {
    precondition(length < 4, "A stack has room for four screens.")
    owners[count] = screen.owner
    routes[count] = screen.route
    length += 1
  }

  /// Keeps as many screens, the deepest.
  mutating func keep(_ kept: Int) {
    precondition(kept <= count, "No screen comes back.")
    for place in kept..<count {
      owners[place] = 0
      routes[place] = 0
    }
    length = UInt8(kept)
  }
}

extension SIMD4<UInt8> {
  /// All four bytes in one, as they lie in memory: what they are hashed by.
  var word: UInt64 {
    UInt64(self[0]) | UInt64(self[1]) << 8 | UInt64(self[2]) << 16 | UInt64(self[3]) << 24
  }
}
