/// For each place where states wait, these states: lists of links, and a table of the first link of each place.
@safe struct WaitingStates {
  /// An index and the number of a link, counted from 1, in 64 bits.
  ///
  /// In a link: the waiting state and the next link of the list, or 0 at its end. In the table: the index of a state
  /// and the first link of its list, or 0 if no state waits.
  private struct Pair: BitwiseCopyable {
    private let bits: UInt64

    /// The number of bits of a link number.
    private static var linkBits: UInt64 { 30 }
    static var greatestLink: Int { 1 << linkBits - 1 }
    static var greatestPlace: Int { 1 << (64 - linkBits) - 1 }
    static var none: Pair { Pair(0, 0) }

    @inline(__always) init(_ place: Int, _ link: Int) {
      bits = UInt64(truncatingIfNeeded: place) &<< Self.linkBits | UInt64(truncatingIfNeeded: link)
    }

    var place: Int { Int(truncatingIfNeeded: bits &>> Self.linkBits) }
    var link: Int { Int(truncatingIfNeeded: bits & (1 &<< Self.linkBits &- 1)) }
  }

  /// For each place its first link, counted from 1, where there are not many more places than states.
  private let firsts: UnsafeMutablePointer<UInt32>?
  private var links = WordList<Pair>()
  /// The first link that is in no list any more, counted from 1.
  private var unused = 0
  /// Else a table, in open addressing.
  private var slots: UnsafeMutablePointer<Pair>
  private var bits = 4
  private var held = 0

  /// - Parameters:
  ///   - width: The greatest index plus one.
  ///   - isDense: Whether the number of indices is not much larger than the number of states.
  init(width: Int, isDense: Bool) {
    precondition(width <= Pair.greatestPlace, "Places have 34 bits.")
    unsafe firsts = isDense ? LargePages.allocate(width + 1, filledWith: 0) : nil
    unsafe slots = LargePages.allocate(1 << bits, filledWith: .none)
  }

  func release() {
    links.release()
    if let firsts = unsafe firsts { unsafe LargePages.deallocate(firsts) }
    unsafe LargePages.deallocate(slots)
  }

  /// Registers a state as waiting at an index.
  mutating func add(_ state: Int, at place: Int) {
    if let firsts = unsafe firsts {
      unsafe firsts[place] = UInt32(truncatingIfNeeded: link(to: state, Int(firsts[place])))
      return
    }
    if held * 2 >= 1 << bits { grow() }
    let slot = slot(of: place)
    let next = unsafe slots[slot].link
    if next == 0 { held += 1 }
    unsafe slots[slot] = Pair(place, link(to: state, next))
  }

  /// Moves the states that wait at an index to a list.
  mutating func release(at place: Int, into states: inout [Int]) {
    var link = takeFirst(of: place)
    while link != 0 {
      let waiting = links[link - 1]
      links[link - 1] = Pair(0, unused)
      unused = link
      states.append(waiting.place)
      link = waiting.link
    }
  }

  /// The first link of a place, which has none any more.
  private mutating func takeFirst(of place: Int) -> Int {
    if let firsts = unsafe firsts {
      let first = unsafe Int(firsts[place])
      if first != 0 { unsafe firsts[place] = 0 }
      return first
    }
    let slot = slot(of: place)
    let first = unsafe slots[slot].link
    if first != 0 { empty(slot) }
    return first
  }

  /// A link, counted from 1.
  private mutating func link(to state: Int, _ next: Int) -> Int {
    let link = Pair(state, next)
    if unused == 0 {
      precondition(links.count < Pair.greatestLink, "More than \(Pair.greatestLink) steps wait at once.")
      links.append(link)
      return links.count
    }
    let place = unused
    unused = links[place - 1].link
    links[place - 1] = link
    return place
  }

  /// The slot of an index, or the free slot for it.
  @inline(__always) private func slot(of place: Int) -> Int {
    let mask = 1 &<< bits &- 1
    var slot = home(of: place)
    while case let held = unsafe slots[slot], held.link != 0, held.place != place {
      slot = (slot &+ 1) & mask
    }
    return slot
  }

  @inline(__always) private func home(of place: Int) -> Int {
    Int(truncatingIfNeeded: UInt64(truncatingIfNeeded: place).mixed &>> UInt64(64 &- bits))
  }

  /// Empties a slot, and moves later entries up, so that there is no gap between an entry and its first slot.
  private mutating func empty(_ slot: Int) {
    let mask = 1 &<< bits &- 1
    var gap = slot
    var next = (slot &+ 1) & mask
    while case let moved = unsafe slots[next], moved.link != 0 {
      if (next &- home(of: moved.place)) & mask >= (next &- gap) & mask {
        unsafe slots[gap] = moved
        gap = next
      }
      next = (next &+ 1) & mask
    }
    unsafe slots[gap] = .none
    held -= 1
  }

  private mutating func grow() {
    let (old, count) = unsafe (slots, 1 << bits)
    bits += 1
    unsafe slots = LargePages.allocate(1 << bits, filledWith: .none)
    for index in 0..<count where unsafe old[index].link != 0 {
      unsafe slots[slot(of: old[index].place)] = old[index]
    }
    unsafe LargePages.deallocate(old)
  }
}
