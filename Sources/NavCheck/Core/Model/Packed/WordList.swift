/// A list of plain values in memory of its own; its owner frees it with ``release()``.
///
/// It is used where an array would count references or check for sharing in the innermost loop.
@safe @usableFromInline struct WordList<Element: BitwiseCopyable> {
  @usableFromInline private(set) var base: UnsafeMutablePointer<Element>
  @usableFromInline private(set) var count = 0
  @usableFromInline private(set) var capacity: Int

  init(capacity: Int = 1024) {
    unsafe base = UnsafeMutablePointer.allocate(capacity: capacity)
    self.capacity = capacity
  }

  @inlinable mutating func append(_ element: Element) {
    if count == capacity { grow(to: count &+ 1) }
    unsafe base[count] = element
    count &+= 1
  }

  /// Reserves memory for `further` elements and returns its address; ``advance(by:)`` adds them to the count.
  mutating func room(for further: Int) -> UnsafeMutablePointer<Element> {
    if count &+ further > capacity { grow(to: count &+ further) }
    return unsafe base + count
  }

  mutating func advance(by written: Int) { count &+= written }

  /// Appends the elements of a buffer.
  mutating func append(_ elements: UnsafeBufferPointer<Element>) {
    if count + elements.count > capacity { grow(to: count + elements.count) }
    if let start = elements.baseAddress {
      unsafe (base + count).update(from: start, count: elements.count)
    }
    count += elements.count
  }

  /// The elements; valid until the next change of the list.
  var elements: UnsafeBufferPointer<Element> { unsafe UnsafeBufferPointer(mutableElements) }

  /// The elements, for changes in place; valid until the next change of the list's length.
  var mutableElements: UnsafeMutableBufferPointer<Element> {
    unsafe UnsafeMutableBufferPointer(start: Optional(base), count: count)
  }

  @inlinable subscript(index: Int) -> Element {
    get { unsafe base[index] }
    nonmutating set { unsafe base[index] = newValue }
  }

  @inlinable mutating func removeAll() { count = 0 }

  func release() { unsafe base.deallocate() }

  @usableFromInline mutating func grow(to needed: Int) {
    let wider = Swift.max(capacity * 2, needed)
    let copy = UnsafeMutablePointer<Element>.allocate(capacity: wider)
    for index in 0..<count { unsafe copy[index] = base[index] }
    unsafe base.deallocate()
    unsafe base = copy
    capacity = wider
  }
}
