/// A growable list of plain values that owns its memory.
///
/// It is used where an array would count references or check for sharing in the innermost loop. Indices are not
/// checked in optimized builds.
@safe @usableFromInline struct Buffer<Element: BitwiseCopyable>: ~Copyable {
  @usableFromInline private(set) var base: UnsafeMutablePointer<Element>
  @usableFromInline private(set) var count = 0
  @usableFromInline private(set) var capacity: Int

  init(capacity: Int = 16) {
    unsafe base = UnsafeMutablePointer.allocate(capacity: capacity)
    self.capacity = capacity
  }

  init(repeating element: Element, count: Int) {
    self.init(capacity: max(1, count))
    unsafe base.initialize(repeating: element, count: count)
    self.count = count
  }

  @inlinable deinit { unsafe base.deallocate() }

  @inlinable mutating func append(_ element: Element) {
    if count == capacity { grow(to: count &+ 1) }
    unsafe base[count] = element
    count &+= 1
  }

  mutating func append(contentsOf elements: Chunk<Element>) {
    if elements.count == 0 { return }
    if count + elements.count > capacity { grow(to: count + elements.count) }
    for index in 0..<elements.count { unsafe base[count &+ index] = elements[index] }
    count += elements.count
  }

  /// Reserves memory for `further` elements, and returns it; ``advance(by:)`` adds them to the count.
  @inline(__always) mutating func reserve(_ further: Int) -> Chunk<Element> {
    if count &+ further > capacity { grow(to: count &+ further) }
    return unsafe Chunk(base + count, count: further)
  }

  @inline(__always) mutating func advance(by written: Int) { count &+= written }

  /// The memory of the list in bytes.
  var bytes: Int { capacity * MemoryLayout<Element>.stride }

  /// The elements; valid until the next change of the list's length.
  var elements: Chunk<Element> { unsafe Chunk(base, count: count) }

  @inlinable subscript(index: Int) -> Element {
    get {
      assert(index >= 0 && index < count)
      return unsafe base[index]
    }
    nonmutating set {
      assert(index >= 0 && index < count)
      unsafe base[index] = newValue
    }
  }

  @inlinable mutating func removeAll() { count = 0 }

  @usableFromInline mutating func grow(to needed: Int) {
    let wider = Swift.max(capacity * 2, needed)
    let copy = UnsafeMutablePointer<Element>.allocate(capacity: wider)
    for index in 0..<count { unsafe copy[index] = base[index] }
    unsafe base.deallocate()
    unsafe base = copy
    capacity = wider
  }
}

/// A view of consecutive values, valid until the owner of their memory changes.
///
/// Several workers may read a view. Only one may write to the same element.
@safe @usableFromInline struct Chunk<Element: BitwiseCopyable>: BitwiseCopyable, @unchecked Sendable {
  @usableFromInline let base: UnsafeMutablePointer<Element>
  @usableFromInline let count: Int

  @usableFromInline init(_ base: UnsafeMutablePointer<Element>, count: Int) {
    unsafe self.base = base
    self.count = count
  }

  /// A view without elements.
  @usableFromInline init() {
    unsafe self.init(UnsafeMutablePointer(bitPattern: 16).unsafelyUnwrapped, count: 0)
  }

  @inlinable @inline(__always) subscript(index: Int) -> Element {
    get {
      assert(index >= 0 && index < count)
      return unsafe base[index]
    }
    nonmutating set {
      assert(index >= 0 && index < count)
      unsafe base[index] = newValue
    }
  }

  /// A part of the view.
  @inline(__always) func slice(_ range: Range<Int>) -> Chunk {
    assert(range.lowerBound >= 0 && range.upperBound <= count)
    return unsafe Chunk(base + range.lowerBound, count: range.count)
  }

  /// Calls a function with parts of at most `size` elements, and the index of the first of each.
  func forEachSlice(ofAtMost size: Int, _ body: (Int, Chunk) -> Void) {
    var first = 0
    while first < count {
      let end = min(first + size, count)
      body(first, slice(first..<end))
      first = end
    }
  }

  /// A copy of the elements.
  var array: [Element] { (0..<count).map { self[$0] } }
}

extension Chunk {
  /// Calls a function with a view of the elements of an array.
  static func with<Result>(_ elements: [Element], _ body: (Chunk) -> Result) -> Result {
    var buffer = Buffer<Element>(capacity: max(1, elements.count))
    for element in elements { buffer.append(element) }
    return body(buffer.elements)
  }
}

/// A list of a fixed length in huge pages, which frees its memory when no holder is left.
@safe final class LargeBuffer<Element: BitwiseCopyable>: @unchecked Sendable {
  let elements: Chunk<Element>

  init(repeating element: Element, count: Int) {
    unsafe elements = Chunk(LargePages.allocate(count, filledWith: element), count: count)
  }

  deinit { unsafe LargePages.deallocate(elements.base) }
}

/// A value that several holders share; it owns values that cannot be copied.
final class Shared<Value: ~Copyable>: @unchecked Sendable {
  var value: Value

  init(_ value: consuming Value) { self.value = value }
}
