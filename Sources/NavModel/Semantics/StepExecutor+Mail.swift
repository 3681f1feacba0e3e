extension StepExecutor {
  /// Posts a notice of a stack, or of the layers if the stack is nil, for delivery at the end of the step.
  ///
  /// A notice without a receiver is discarded. If the platform delays notices, the notice goes into a mailbox.
  mutating func post(
    _ kind: NavNotice.Kind, _ screens: [ScreenID], _ values: [NavValue], _ stack: StackID?
  ) throws(Abort) {
    guard isHeard(kind, screens, stack) else { return }
    let notice = NavNotice(kind: kind, screens: screens, values: values)
    guard platform[.noticesLag] else { return posted.append(.notice(notice, stack)) }
    if let stack {
      world[stack].mail.append(notice)
    } else {
      world.mail.append(notice)
    }
    let count = stack.map { world[$0].mail.count } ?? world.mail.count
    if count > program.capacity.mail { throw exceed("mail \(program.capacity.mail)") }
  }

  /// Whether the library or a handler receives notices of a kind about these screens.
  func isHeard(_ kind: NavNotice.Kind, _ screens: [ScreenID], _ stack: StackID?) -> Bool {
    if let listeners { return listeners.hear(kind, screens, stack) }
    if library.listens(to: kind, screens, self) { return true }
    // Most programs handle few kinds; for the others no instance need be read.
    if !tables.handles(kind) { return false }
    let trigger = NavProgram.Trigger.notice(kind)
    if !tables.handlers(of: trigger, at: .system).isEmpty { return true }
    let isOfStack = kind.isOfStack
    func isHeard(_ screen: ScreenID) -> Bool {
      audience(of: kind, screen, isOfStack ? (stack ?? world.stack(holding: screen)) : nil).contains {
        !tables.handlers(of: trigger, at: $0.owner).isEmpty
      }
    }
    if screens.contains(where: isHeard) { return true }
    guard kind == .removed else { return false }
    return screens.flatMap { world[$0].tabs?.stacks ?? [] }.contains { stack in
      isLocally(on: stack) { world[stack].path.contains(where: isHeard) }
    }
  }

  /// Returns the receivers of a notice about a screen with their frames, innermost first.
  private func audience(
    of kind: NavNotice.Kind, _ screen: ScreenID, _ stack: StackID?
  ) -> [(owner: NavProgram.Owner, frame: NavFrame)] {
    var audience: [(NavProgram.Owner, NavFrame)] = []
    let owner = world[screen].owner
    audience.append((.place(world[screen].route.place), NavFrame(myself: owner, this: screen)))
    var heard: [CoordinatorID] = []
    if let owner {
      audience.append((.coordinator(world[owner].declaration), NavFrame(myself: owner, this: screen)))
      heard.append(owner)
    }
    var children = Array(world.coordinators(branchedFrom: screen).reversed())
    // A flow in a layer is dismissed with the layer, also if it has replaced its first screen.
    if [.willDismiss, .didDismiss].contains(kind), let flow = flow(ofLayerFrom: screen),
      !children.contains(flow)
    {
      children.append(flow)
    }
    for child in children {
      let parent = world.readUntracked(child).parent
      if let branch = world.readUntracked(child).branch {
        audience.append((.place(branch.place), NavFrame(myself: parent, this: screen, child: child)))
      }
      if let parent, !heard.contains(parent) {
        audience.append(
          (.coordinator(world[parent].declaration), NavFrame(myself: parent, this: screen, child: child)))
        heard.append(parent)
      }
    }
    // The coordinator that presented the layer also receives the notice, though the layer may be gone.
    if let presenter = presenter(ofLayerFrom: screen), !heard.contains(presenter) {
      audience.append(
        (.coordinator(world[presenter].declaration), NavFrame(myself: presenter, this: screen)))
      heard.append(presenter)
    }
    if let stack {
      for coordinator in listeners(on: stack) where !heard.contains(coordinator) {
        audience.append(
          (.coordinator(world[coordinator].declaration), NavFrame(myself: coordinator, this: screen)))
      }
    }
    return audience
  }

  /// Returns the coordinator that presented the layer with a first screen; nil if there is no such layer.
  private func presenter(ofLayerFrom bottom: ScreenID) -> CoordinatorID? {
    let stack = world.stacksUntracked.firstIndex { $0.screens.first == bottom }
    let presented = stack.flatMap { stack in
      world.presentations.first { $0.stack.index == stack }?.coordinator
        ?? world.layers.first { $0.stack.index == stack }?.coordinator
    }
    return presented ?? removedLayers.first { $0.bottom == bottom }?.coordinator
  }

  /// Returns the flow that the layer with a first screen presents; nil if there is no such layer, or no flow.
  private func flow(ofLayerFrom bottom: ScreenID) -> CoordinatorID? {
    if let removed = removedLayers.first(where: { $0.bottom == bottom }) { return removed.flow }
    let layer = world.layers.first { world[$0.stack].screens.first == bottom }
    return layer.flatMap { flow(in: $0.stack, presentedBy: $0.coordinator) }
  }

  /// Returns the living coordinators of a stack, innermost first: those of its screens, then its owner.
  func listeners(on stack: StackID) -> [CoordinatorID] {
    var found: [CoordinatorID] = []
    for screen in world[stack].screens.reversed() {
      if let owner = world[screen].owner, !found.contains(owner) { found.append(owner) }
    }
    if let owner = world[stack].owner, !found.contains(owner) { found.append(owner) }
    return found.filter { world[$0].isAlive }
  }

  /// Delivers the oldest notice of a mailbox.
  mutating func deliver(_ stack: StackID?) throws(Abort) {
    let notice = stack.map { world[$0].mail[0] } ?? world.mail[0]
    if let stack { world[stack].mail.removeFirst() } else { world.mail.removeFirst() }
    try deliver(notice, stack)
  }

  /// Delivers a notice to the library and to every receiver.
  private mutating func deliver(_ notice: NavNotice, _ stack: StackID?) throws(Abort) {
    delivered.append(notice)
    // Nothing that explores pairs reads the routes of the screens in tabs.
    let isWhole = notice.kind == .removed && world.observation.places?.log.isLocal != true
    let screens = isWhole ? screens(removedWith: notice.screens) : notice.screens
    outputs.append(.delivered(notice.kind, screens.map { world[$0].route }))
    try library.receive(notice, &self)
    try tell(notice, stack)
  }

  /// Returns removed screens together with the screens in their tabs, each once, topmost first.
  func screens(removedWith screens: [ScreenID]) -> [ScreenID] {
    screens.flatMap { screen in
      world.withNested([screen]).filter { $0 == screen || !screens.contains($0) }
    }
  }

  /// The largest number of notices in one step; the machine assumes that a step with more notices never ends.
  static var mostNotices: Int { 1_000 }

  /// Delivers the posted notices in order; notices that their handlers post come last.
  ///
  /// No other event occurs in between. Source: UIKit calls the callbacks of an end consecutively in one routine.
  mutating func deliverPosted() throws(Abort) {
    while !posted.isEmpty {
      switch posted.removeFirst() {
      case .notice(let notice, let stack):
        guard delivered.count < Self.mostNotices else {
          world.outcome = .diverges
          throw Abort()
        }
        try deliver(notice, stack)
      case .appearance: break
      case .conclusion(let stack, let continuations): try conclude(stack, continuations)
      case .background: try tellBackground()
      case .resized(let kind, _): try broadcast(kind)
      }
    }
  }

  /// Continues the work that waited for the end of a transition, after the notices of the end unless these are delayed.
  mutating func postConclusion(of stack: StackID?, _ continuations: [NavContinuation]) throws(Abort) {
    if platform[.noticesLag], listeners == nil {
      try conclude(stack, continuations)
    } else {
      posted.append(.conclusion(of: stack, continuations))
    }
  }

  mutating func conclude(_ stack: StackID?, _ continuations: [NavContinuation]) throws(Abort) {
    if let stack { try follow(stack) }
    try followPresentations()
    try carryOutQueued()
    for continuation in continuations { try run(continuation) }
  }

  /// Runs the handlers of a notice, screen by screen, innermost receiver first.
  private mutating func tell(_ notice: NavNotice, _ stack: StackID?) throws(Abort) {
    if notice.kind == .removed {
      return try forEachScreen(removedWith: notice.screens) { executor, screen throws(Abort) in
        try executor.tell(notice, about: screen, stack)
      }
    }
    for screen in notice.screens {
      try tell(notice, about: screen, stack)
      // A notice about a whole stack is delivered once, though several screens may be named.
      if notice.kind == .pathWritten { break }
    }
  }

  private mutating func tell(_ notice: NavNotice, about screen: ScreenID, _ stack: StackID?) throws(Abort) {
    let home = notice.kind.isOfStack ? (stack ?? world.stack(holding: screen)) : nil
    for (owner, frame) in audience(of: notice.kind, screen, home) {
      try runNotice(notice.kind, notice.values(about: screen), at: owner, frame)
    }
    try runNotice(notice.kind, notice.values(about: screen), at: .system, NavFrame(this: screen))
  }

  /// Delivers a notice such as `background` or `collapsed` to the system and to every living coordinator.
  mutating func broadcast(_ kind: NavNotice.Kind) throws(Abort) {
    try runNotice(kind, [], at: .system, NavFrame())
    for index in world.coordinators.indices where world.coordinators[index].isAlive {
      let frame = NavFrame(myself: CoordinatorID(index))
      try runNotice(kind, [], at: .coordinator(world.coordinators[index].declaration), frame)
    }
    for screen in world.visibleScreens {
      let frame = NavFrame(myself: world[screen].owner, this: screen)
      try runNotice(kind, [], at: .place(world[screen].route.place), frame)
    }
  }

  /// Runs the handlers of a notice at one owner; reports the notice as late if the owner is finished or released.
  mutating func runNotice(
    _ kind: NavNotice.Kind, _ values: [NavValue], at owner: NavProgram.Owner, _ frame: NavFrame
  ) throws(Abort) {
    let handlers = tables.handlers(of: .notice(kind), at: owner)
    guard !handlers.isEmpty else { return }
    if let myself = frame.myself, !world[myself].isAlive || world[myself].isFinished, kind != .start {
      noteLate(kind.rawValue, for: myself)
      return
    }
    let outer = dismissal
    if let screen = frame.this, isAboutLayer(kind, screen) { dismissal = screen }
    defer { dismissal = outer }
    for handler in handlers { try runHandler(handler, values, frame) }
  }

  /// Whether a notice reports the end of the layer with the given first screen.
  private func isAboutLayer(_ kind: NavNotice.Kind, _ screen: ScreenID) -> Bool {
    switch kind {
    case .willDismiss, .didDismiss: true
    case .removed: removedLayers.contains { $0.bottom == screen }
    default: false
    }
  }
}

extension NavNotice {
  /// Returns the values of a handler for a notice about one of its screens.
  func values(about screen: ScreenID) -> [NavValue] {
    switch kind {
    case .start, .willAppear, .didAppear, .transitionEnded, .background, .foreground, .collapsed, .expanded:
      []
    case .willDisappear, .didDisappear, .pathWritten, .tabSelected, .tabReselected: values
    default: [.screen(screen)]
    }
  }
}

extension NavNotice.Kind {
  /// Whether every coordinator of the stack receives the notice, rather than only those of the screen.
  var isOfStack: Bool {
    switch self {
    case .willShow, .didShow, .pathWritten, .swipeBegan, .swipeCancelled, .swipeFinished, .transitionEnded:
      true
    default: false
    }
  }
}
