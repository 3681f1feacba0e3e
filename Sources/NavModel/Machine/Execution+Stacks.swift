extension Execution {
  /// Lets a container follow what the app believes, if nothing is in flight there.
  mutating func follow(_ stack: StackID) throws(Halt) {
    if isRenderingLater {
      if !unrendered.contains(stack) { unrendered.append(stack) }
      return
    }
    guard followsBelief, world[stack].transition == nil else { return }
    if world[stack].screens != world[stack].path {
      try begin(stack, world[stack].path)
    } else {
      world.turns += world[stack].waiting
      world[stack].waiting = []
    }
  }

  /// Carries an event out; on `swiftui` the containers follow when it is over, all changes at once.
  ///
  /// Source: SwiftUI updates its views once for all changes of state within one turn of the main run loop, so a route that
  /// is appended and removed in one handler is never shown.
  mutating func performAndRender(_ body: (inout Execution) throws(Halt) -> Void) throws(Halt) {
    isRenderingLater = platform.pack == .swiftui
    try body(&self)
    isRenderingLater = false
    // What a cover hides changes before the cover goes, and nothing of it is seen.
    for stack in unrendered where isHiddenByCover(stack) { try follow(stack) }
    unrendered.removeAll { world[$0].screens == world[$0].path && world[$0].waiting.isEmpty }
    // Layers first: a stack below one that is about to move can be seen, so that its change is animated.
    if hasUnrenderedLayers {
      hasUnrenderedLayers = false
      try followPresentations()
    }
    if unrendered.isEmpty { return }
    while !unrendered.isEmpty { try follow(unrendered.removeFirst()) }
    // A screen that has gone takes with it what it presented.
    try followPresentations()
  }

  /// Whether a change of a stack can be seen, and so is animated.
  private func isSeen(_ stack: StackID) -> Bool {
    guard let layer = world.layer(of: stack) else { return false }
    return world.seenLayers.contains(layer) && world.isShown(stack)
  }

  /// Whether a stack counts as appeared though a layer lies over it: a sheet takes nothing out of the hierarchy.
  ///
  /// Source: UIKit's automatic presentation style since iOS 13, below which the presenter does not disappear.
  private func hasAppeared(_ stack: StackID) -> Bool {
    guard let layer = world.layer(of: stack), layer + 1 < world.layers.count else { return false }
    return world.isShown(stack) && !isHiddenByCover(layer)
  }

  private func isHiddenByCover(_ stack: StackID) -> Bool {
    world.layer(of: stack).map { isHiddenByCover($0) } ?? false
  }

  /// Begins the transition of a stack to new content; at once where it cannot be seen.
  mutating func begin(_ stack: StackID, _ target: [ScreenID]) throws(Halt) {
    let old = world[stack].screens
    let removed = old.reversed().filter { !target.contains($0) }
    for screen in target { world[screen].wasShown = true }
    world[stack].screens = target
    if !isSeen(stack) || old.last == target.last || old.isEmpty {
      try exchange(old.last, for: target.last, on: stack)
      try settleRemoval(withNested(removed), stack)
      world.turns += world[stack].waiting
      world[stack].waiting = []
      return
    }
    if var running = world[stack].transition {
      running.removed = removed + running.removed.filter { !target.contains($0) }
      running.continuations += world[stack].waiting
      world[stack].transition = running
    } else {
      world[stack].transition = NavStack.Transition(
        phase: .running, from: old.last, removed: withNested(removed), continuations: world[stack].waiting)
    }
    world[stack].waiting = []
    try announce(stack, from: old.last, to: target.last)
  }

  /// The notices of a change that is not animated, where the stack is in the window: what fills an empty container, and what
  /// changes below a sheet.
  private mutating func exchange(
    _ old: ScreenID?, for new: ScreenID?, on stack: StackID
  ) throws(Halt) {
    guard old != new, old == nil ? stage(of: stack) == .shown : hasAppeared(stack) else { return }
    let isRemoved = NavValue.bool(old.map { !world[stack].screens.contains($0) } ?? false)
    if let old { try post(.willDisappear, [old], [isRemoved], stack) }
    if let new { try post(.willAppear, [new], [], stack) }
    if let old { try post(.didDisappear, [old], [isRemoved], stack) }
    if let new { try post(.didAppear, [new], [], stack) }
  }

  /// The notices of a transition that begins.
  private mutating func announce(_ stack: StackID, from: ScreenID?, to: ScreenID?) throws(Halt) {
    if let from {
      let isRemoved = !world[stack].screens.contains(from) || world[stack].transition?.phase == .gesture
      try post(.willDisappear, [from], [.bool(isRemoved)], stack)
    }
    if let to {
      try post(.willAppear, [to], [], stack)
      try post(.willShow, [to], [], stack)
    }
  }

  /// Ends the transition of a stack.
  mutating func endTransition(_ stack: StackID) throws(Halt) {
    guard let ended = world[stack].transition else { return }
    world[stack].transition = nil
    let top = world[stack].screens.last
    if ended.phase == .cancelling {
      if let below = world[stack].screens.dropLast().last {
        try post(.didDisappear, [below], [.bool(false)], stack)
      }
      if let top {
        try post(.didAppear, [top], [], stack)
        try post(.swipeCancelled, [top], [], stack)
        if platform[.didShowAfterCancel] { try post(.didShow, [top], [], stack) }
      }
    } else {
      if let from = ended.from, from != top {
        try post(.didDisappear, [from], [.bool(ended.removed.contains(from))], stack)
      }
      if let top { try post(.didAppear, [top], [], stack) }
      try settleRemoval(ended.removed, stack)
      if let top { try post(.didShow, [top], [], stack) }
    }
    try post(.transitionEnded, top.map { [$0] } ?? [], [], stack)
    try follow(stack)
    try followPresentations()
    for continuation in ended.continuations { try run(continuation) }
  }

  /// Screens have left a stack for good.
  private mutating func settleRemoval(_ removed: [ScreenID], _ stack: StackID) throws(Halt) {
    guard !removed.isEmpty else { return }
    for screen in removed {
      for inner in world[screen].tabs?.stacks ?? [] {
        world[stack].mail += world[inner].mail
        world[inner].mail = []
      }
    }
    try post(.removed, removed, [], stack)
  }

  /// The user pops: back, menu, reselect, or a gesture that finishes.
  mutating func userPop(_ stack: StackID, to count: Int, fromGesture: Bool) throws(Halt) {
    let old = world[stack].screens
    let target = Array(old.prefix(count))
    let removed = withNested(old.reversed().filter { !target.contains($0) })
    markUserRemoval(removed)
    world[stack].screens = target
    if fromGesture {
      world[stack].transition?.phase = .running
      world[stack].transition?.removed = removed
    } else if world[stack].transition != nil {
      world[stack].transition?.removed.insert(contentsOf: removed, at: 0)
    } else {
      world[stack].transition = NavStack.Transition(phase: .running, from: old.last, removed: removed)
      try announce(stack, from: old.last, to: target.last)
    }
    if fromGesture, let top = old.last { try post(.swipeFinished, [top], [], stack) }
    try writePath(stack, removed)
  }

  /// Who has removed screens first decides the cause; an exit is owed for those that the user has removed.
  mutating func markUserRemoval(_ removed: [ScreenID]) {
    var isFirst = true
    for screen in removed where world[screen].cause == nil {
      world[screen].cause = .user
      if library.owesExit(isTopmost: isFirst, dialect), world[screen].tabs == nil {
        world.owedExits.append(screen)
      }
      isFirst = false
    }
  }

  /// The container has shortened its stack: the path follows in the same step, or by mail if bindings lag.
  private mutating func writePath(_ stack: StackID, _ removed: [ScreenID]) throws(Halt) {
    let lags = platform[.bindingLag] && followsBelief
    if !lags { world[stack].path.removeAll { removed.contains($0) } }
    if !lags {
      try writeBack(stack)
      library.userWrotePath(stack, &self)
    }
    try post(.pathWritten, removed, [.list(routes(on: stack))], stack, isForced: lags)
  }

  /// The routes that a container shows, as the coordinator sees them whose stack it is.
  func routes(on stack: StackID) -> [NavValue] {
    world[stack].screens.map { .route(route(of: $0, seenBy: world[stack].owner)) }
  }

  /// The user begins to drag the top screen away.
  mutating func beginSwipe(_ stack: StackID) throws(Halt) {
    guard let top = world[stack].screens.last else { return }
    world[stack].transition = NavStack.Transition(phase: .gesture, from: top, removed: [])
    try announce(stack, from: top, to: world[stack].screens.dropLast().last)
    try post(.swipeBegan, [top], [], stack)
  }

  /// The user lets go too early: the screen goes back to its place.
  mutating func cancelSwipe(_ stack: StackID) throws(Halt) {
    world[stack].transition?.phase = .cancelling
    if let below = world[stack].screens.dropLast().last {
      try post(.willDisappear, [below], [.bool(false)], stack)
    }
    if let top = world[stack].screens.last { try post(.willAppear, [top], [], stack) }
  }

  /// Selects a tab, by command or by the user.
  mutating func select(tab index: Int, of bar: ScreenID) throws(Halt) {
    guard var tabs = world[bar].tabs, tabs.selected != index, tabs.stacks.indices.contains(index),
      let stack = world.stack(holding: bar)
    else { return }
    let hidden = tabs.stacks[tabs.selected]
    let shown = tabs.stacks[index]
    tabs.selected = index
    world[bar].tabs = tabs
    if let top = world[hidden].screens.last {
      try post(.willDisappear, [top], [.bool(false)], hidden)
      try post(.didDisappear, [top], [.bool(false)], hidden)
      if case .tabs(_, true) = program.places[world[bar].route.place].kind {
        try post(.removed, [top], [], hidden)
      }
    }
    if let top = world[shown].screens.last {
      try post(.willAppear, [top], [], shown)
      try post(.didAppear, [top], [], shown)
    }
    if let tab = selectedTab(of: bar) { try post(.tabSelected, [bar], [.route(tab)], stack) }
  }

  /// `select news`.
  mutating func select(_ place: Int, _ frame: NavFrame) throws(Halt) {
    guard let barPlace = program.places[place].tabBar,
      case .tabs(let tabs, _) = program.places[barPlace].kind,
      let index = tabs.firstIndex(of: place),
      let bar = world.containers.flatMap({ world[$0].screens }).first(where: {
        world[$0].route.place == barPlace
      })
    else { return refuse("select", .notOnStack) }
    try select(tab: index, of: bar)
  }
}
