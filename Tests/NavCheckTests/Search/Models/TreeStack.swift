/// One stack of screens with the coordinators that live on it.
struct TreeStack: Hashable, Sendable, CustomStringConvertible {
  typealias Screen = TreeScreens.Screen

  /// How the exit that a screen owes is getting on.
  ///
  /// No raw values: where an enum has them, it is they that are compared, and that takes longer.
  enum Ledger: Hashable, Sendable {
    case none
    case pending
    case once
    case twice

    var bits: UInt64 {
      switch self {
      case .none: 0
      case .pending: 1
      case .once: 2
      case .twice: 3
      }
    }
  }

  var screens: TreeScreens = []
  var isSwiping = false
  var ledger = Ledger.none
  /// For each kind of child the place of its first screen, counted from 1, or 0.
  ///
  /// Four bytes and no array, which would be counted with every copy of a stack.
  var children = SIMD4<UInt8>()

  init(kinds: Int) { precondition(kinds <= 4, "A stack has room for four kinds of children.") }

  var owner: Int { screens.last.map { Int($0.owner) } ?? 0 }
  var isQuiet: Bool { !isSwiping && ledger != .pending }

  var description: String {
    let path = screens.indices.map { "\(screens[$0].owner).\(screens[$0].route)" }.joined(separator: "/")
    return "[\(path)] \(children.indices.map { children[$0] })\(isSwiping ? " swiping" : "") \(ledger)"
  }

  /// What it is told apart by first.
  var bits: UInt64 {
    let marks = (isSwiping ? 1 : 0) | ledger.bits << 1 | UInt64(screens.count) << 3
    return screens.owners.word &* 0x9E37_79B9_7F4A_7C15 ^ screens.routes.word &* 0xC2B2_AE3D_27D4_EB4F
      ^ children.word &* 0x1656_67B1_9E37_79F9 ^ marks << 40
  }

  func hash(into hasher: inout Hasher) { hasher.combine(bits) }

  mutating func popTo(_ count: Int) { screens.keep(count) }

  mutating func forgetChildren(_ shape: TreeShape) {
    if shape.mistake == .keepsDeadChildren { return }
    for kind in children.indices where Int(children[kind]) > screens.count { children[kind] = 0 }
  }

  /// What can happen on the stack that one sees.
  func forEachStep(_ shape: TreeShape, stack: Int, _ emit: (TreeAction, TreeStack) -> Void) {
    func change(_ action: TreeAction, _ change: (inout TreeStack) -> Void) {
      var copy = self
      change(&copy)
      emit(action, copy)
    }
    let base = shape.base(stack)
    let hasRoom = screens.count < shape.room(stack) + (shape.mistake == .pushesTooDeep ? 1 : 0)
    if isQuiet && hasRoom {
      for route in 0..<shape.routes {
        change(.push(route)) {
          $0.screens.append(Screen(owner: UInt8(owner), route: UInt8(route)))
          $0.ledger = .none
        }
      }
      for kind in owner..<shape.kinds where children[kind] == 0 {
        change(.branch(kind + 1)) {
          $0.screens.append(Screen(owner: UInt8(kind + 1), route: 0))
          if shape.mistake != .forgetsBranch { $0.children[kind] = UInt8($0.screens.count) }
          $0.ledger = .none
        }
      }
    }
    if screens.count > base && ledger != .pending {
      change(.exit) {
        $0.popTo($0.screens.count - 1)
        $0.isSwiping = false
        $0.ledger = .none
        $0.forgetChildren(shape)
      }
    }
    if isQuiet && screens.count > base {
      change(.back) {
        $0.popTo($0.screens.count - 1)
        $0.ledger = .pending
      }
    }
    if isQuiet && (screens.count > base || shape.mistake == .swipesRoot) {
      change(.swipeBegin) { $0.isSwiping = true }
    }
    if isSwiping {
      change(.swipeCancel) { $0.isSwiping = false }
      if screens.count > base {
        change(.swipeComplete) {
          $0.popTo($0.screens.count - 1)
          $0.isSwiping = false
          $0.ledger = .pending
        }
      }
    }
    if isQuiet && screens.count > base + 1 {
      change(.popToRoot) {
        $0.popTo(base)
        $0.ledger = .none
        $0.forgetChildren(shape)
      }
    }
    if isQuiet && owner > 0 && children[owner - 1] > 0 {
      change(.finish) {
        $0.popTo(Int($0.children[$0.owner - 1]) - 1)
        $0.ledger = .none
        $0.forgetChildren(shape)
      }
    }
  }

  /// The exit that is owed reaches the coordinator, whether one sees the stack or not.
  func delivered(_ shape: TreeShape) -> TreeStack? {
    if ledger == .once && shape.mistake == .deliversTwice {
      var copy = self
      copy.ledger = .twice
      return copy
    }
    guard ledger == .pending else { return nil }
    var copy = self
    copy.ledger = .once
    copy.forgetChildren(shape)
    return copy
  }
}

// The invariants, as far as they are about one stack.
extension TreeStack {
  var livesRightly: Bool {
    ledger == .pending || children.max() <= screens.count
  }
  var exitsOnce: Bool { ledger != .twice }
  func fits(_ shape: TreeShape, stack: Int) -> Bool { screens.count <= shape.room(stack) }
  var isOwned: Bool {
    screens.indices.allSatisfy { place in
      let owner = Int(screens[place].owner)
      return owner == 0 || (children[owner - 1] > 0 && Int(children[owner - 1]) <= place + 1)
    }
  }
  func swipesSomething(_ shape: TreeShape, stack: Int) -> Bool {
    !isSwiping || screens.count > shape.base(stack)
  }
}
