import NavCheck

/// The coordinator tree in one word, with steps made of shifts.
struct PackedTree: PackedStateMachine {
  let shape: TreeShape
  private let stacks: TreeWordStacks
  private let globals: UInt64
  /// Four bits for the owner of each screen, so that nothing is divided.
  private let owners: UInt64

  init(shape: TreeShape) {
    precondition(
      (shape.kinds + 1) * shape.routes < 8 && shape.depth < 8 && shape.tabs < 4,
      "A part of the tree does not fit its bits.")
    self.shape = shape
    owners = (1..<8).reduce(0) { $0 | UInt64(($1 - 1) / shape.routes) << (4 * UInt64($1)) }
    var start: UInt64 = 0
    var stacks: [TreeWordStack] = []
    for stack in 0..<shape.stacks {
      let places = shape.room(stack) + (shape.mistake == .pushesTooDeep ? 1 : 0)
      let children = UInt64(3 * places)
      let swipe = children + 3 * UInt64(shape.kinds)
      stacks.append(
        TreeWordStack(
          start: start, width: swipe + 3, base: shape.base(stack), room: shape.room(stack), places: places,
          children: children, swipe: swipe, ledger: swipe + 1))
      start += swipe + 3
    }
    self.stacks = TreeWordStacks(stacks)
    globals = start
    precondition(start + 4 <= 64, "The tree does not fit a word.")
  }

  var initialStates: [TreeWord] { [TreeWord()] }

  func pack(_ state: TreeWord) -> UInt64 { state.bits }
  func unpack(_ word: UInt64) -> TreeWord { TreeWord(bits: word) }

  func forEachStep(from state: TreeWord, _ emit: (TreeAction, TreeWord) -> Void) {
    let word = state.bits
    let selected = field(word, globals, 2)
    let sheet = field(word, globals &+ 2, 2)
    let active = sheet != 0 ? shape.tabs : selected
    forEachStackStep(word, stacks[active], emit)
    for stack in 0..<stacks.count {
      let place = stacks[stack]
      let bits = part(word, place)
      let ledger = bits &>> place.ledger
      if ledger == 1 {
        let next = bits ^ (low(2) &<< place.ledger)
        emit(.deliver(stack), replacing(word, place, forgetting(next, place, count(bits, place))))
      } else if ledger == 2, shape.mistake == .deliversTwice {
        emit(.deliver(stack), replacing(word, place, bits | (low(1) &<< place.ledger)))
      }
    }
    let current = stacks[selected]
    let isSwiping = field(word, current.start &+ current.swipe, 1) == 1
    if sheet == 0 && !isSwiping {
      for tab in 0..<shape.tabs where tab != selected {
        let rest = word & ~(low(2) &<< globals)
        emit(.select(tab), TreeWord(bits: rest | (UInt64(tab) &<< globals)))
      }
    }
    if shape.hasSheet { forEachSheetStep(word, selected, sheet, isSwiping, emit) }
  }

  @inline(__always) private func forEachStackStep(
    _ word: UInt64, _ place: TreeWordStack, _ emit: (TreeAction, TreeWord) -> Void
  ) {
    let bits = part(word, place)
    let count = count(bits, place)
    let ledger = bits &>> place.ledger
    let swipe = low(1) &<< place.swipe
    let pending = low(1) &<< place.ledger
    let isSwiping = bits & swipe != 0
    let calm = bits & ~(low(2) &<< place.ledger)
    let routes = UInt64(shape.routes)
    let last = UInt64(3 &* (count == 0 ? 0 : count &- 1))
    let top = UInt64(field(bits, last, count == 0 ? 0 : 3))
    let owner = owner(of: top)
    let popped = count == 0 ? calm : calm & ~(low(3) &<< last)
    if !isSwiping && ledger != 1 {
      if count < place.places {
        let room = UInt64(3 &* count)
        for route in 0..<shape.routes {
          let screen = 1 &+ (owner &* routes) &+ UInt64(route)
          emit(.push(route), replacing(word, place, calm | (screen &<< room)))
        }
        for kind in Int(owner)..<shape.kinds where child(bits, place, kind) == 0 {
          let screen = 1 &+ (UInt64(kind &+ 1) &* routes)
          var next = calm | (screen &<< room)
          if shape.mistake != .forgetsBranch {
            let start = place.children &+ UInt64(3 &* kind)
            next |= UInt64(count &+ 1) &<< start
          }
          emit(.branch(kind &+ 1), replacing(word, place, next))
        }
      }
      if count > place.base {
        emit(.back, replacing(word, place, popped | pending))
        emit(.swipeBegin, replacing(word, place, bits | swipe))
      } else if shape.mistake == .swipesRoot {
        emit(.swipeBegin, replacing(word, place, bits | swipe))
      }
      if count > place.base &+ 1 {
        let gone = low(UInt64(3 &* count)) ^ low(UInt64(3 &* place.base))
        let next = calm & ~gone
        emit(.popToRoot, replacing(word, place, forgetting(next, place, place.base)))
      }
      if owner > 0, case let first = child(bits, place, Int(owner) &- 1), first > 0 {
        let left = first &- 1
        let gone = low(place.children) ^ low(UInt64(3 &* left))
        let next = calm & ~gone
        emit(.finish, replacing(word, place, forgetting(next, place, left)))
      }
    }
    if count > place.base && ledger != 1 {
      emit(.exit, replacing(word, place, forgetting(popped & ~swipe, place, count &- 1)))
    }
    if isSwiping {
      emit(.swipeCancel, replacing(word, place, bits & ~swipe))
      if count > place.base {
        emit(.swipeComplete, replacing(word, place, (popped & ~swipe) | pending))
      }
    }
  }

  @inline(__always) private func forEachSheetStep(
    _ word: UInt64, _ selected: Int, _ sheet: Int, _ isSwiping: Bool,
    _ emit: (TreeAction, TreeWord) -> Void
  ) {
    let place = stacks[shape.tabs]
    let bits = part(word, place)
    let ledger = bits &>> place.ledger
    let calm = bits & ~(low(2) &<< place.ledger)
    let screens = low(place.children)
    let closed = word & ~(low(2) &<< (globals &+ 2))
    if sheet == 0 {
      if isSwiping || ledger == 1 { return }
      let next = word | (UInt64(selected &+ 1) &<< (globals &+ 2))
      emit(.present, replacing(next, place, (calm & ~screens) | 1))
    } else if ledger != 1 && field(bits, place.swipe, 1) == 0 {
      let left = shape.mistake == .leavesSheetScreens ? calm : calm & ~screens
      emit(.swipeDown, replacing(closed, place, left | (low(1) &<< place.ledger)))
      if count(bits, place) == 1 { emit(.dismiss, replacing(closed, place, calm & ~screens)) }
    }
  }

  /// A word whose lowest bits are 1.
  @inline(__always) func low(_ width: UInt64) -> UInt64 { ((1 as UInt64) &<< width) &- 1 }

  @inline(__always) func field(_ bits: UInt64, _ start: UInt64, _ width: UInt64) -> Int {
    Int(truncatingIfNeeded: (bits &>> start) & low(width))
  }

  @inline(__always) func part(_ word: UInt64, _ place: TreeWordStack) -> UInt64 {
    (word &>> place.start) & low(place.width)
  }

  @inline(__always) func count(_ bits: UInt64, _ place: TreeWordStack) -> Int {
    let screens = bits & low(place.children)
    return (66 &- screens.leadingZeroBitCount) / 3
  }

  @inline(__always) func child(_ bits: UInt64, _ place: TreeWordStack, _ kind: Int) -> Int {
    field(bits, place.children &+ UInt64(3 &* kind), 3)
  }

  @inline(__always) private func forgetting(_ bits: UInt64, _ place: TreeWordStack, _ count: Int) -> UInt64 {
    if shape.mistake == .keepsDeadChildren { return bits }
    var bits = bits
    for kind in 0..<shape.kinds where child(bits, place, kind) > count {
      bits &= ~(low(3) &<< (place.children &+ UInt64(3 &* kind)))
    }
    return bits
  }

  @inline(__always) private func replacing(
    _ word: UInt64, _ place: TreeWordStack, _ bits: UInt64
  ) -> TreeWord {
    let rest = word & ~(low(place.width) &<< place.start)
    return TreeWord(bits: rest | (bits &<< place.start))
  }

  /// Whether something is true of all stacks.
  @inline(__always) func all(_ state: TreeWord, _ holds: (UInt64, TreeWordStack) -> Bool) -> Bool {
    stacks.all { holds(part(state.bits, $0), $0) }
  }

  /// Whether there is a sheet, or nothing on its stack.
  func sheetIsRight(_ state: TreeWord) -> Bool {
    if !shape.hasSheet || field(state.bits, globals &+ 2, 2) != 0 { return true }
    let place = stacks[shape.tabs]
    return count(part(state.bits, place), place) == 0
  }

  /// The owner of a screen, 0 for none.
  @inline(__always) private func owner(of screen: UInt64) -> UInt64 { (owners &>> (4 &* screen)) & 15 }

  @inline(__always) func isOwned(_ bits: UInt64, _ place: TreeWordStack) -> Bool {
    var screens = bits & low(place.children)
    var depth = 1
    while screens != 0 {
      let screen = screens & 7
      if screen == 0 { return false }
      let owner = owner(of: screen)
      if owner > 0 {
        let first = child(bits, place, Int(owner) &- 1)
        if first == 0 || first > depth { return false }
      }
      screens &>>= 3
      depth &+= 1
    }
    return true
  }
}

extension Checker where Machine == PackedTree {
  /// The invariants of the model.
  func invariants() -> Checker {
    let machine = machine
    return always("alive") { state in
      machine.all(state) { bits, place in
        if (bits &>> place.ledger) == 1 { return true }
        let count = machine.count(bits, place)
        for kind in 0..<machine.shape.kinds where machine.child(bits, place, kind) > count { return false }
        return true
      }
    }
    .always("once") { state in machine.all(state) { bits, place in (bits &>> place.ledger) != 3 } }
    .always("depth") { state in
      machine.all(state) { bits, place in machine.count(bits, place) <= place.room }
    }
    .always("owned") { state in machine.all(state) { bits, place in machine.isOwned(bits, place) } }
    .always("swipe") { state in
      machine.all(state) { bits, place in
        machine.field(bits, place.swipe, 1) == 0 || machine.count(bits, place) > place.base
      }
    }
    .always("sheet") { machine.sheetIsRight($0) }
  }
}
