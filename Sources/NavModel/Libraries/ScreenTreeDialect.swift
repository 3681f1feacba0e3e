/// A tree of screens: a segue takes the shortest path between two screens, back and forward.
///
/// Source: the internal note "Initial architecture for new navigation scheme" (Badoo, 16 May 2014). Every screen
/// names its children. A segue goes back from its source until a path forward to the target exists, and then goes
/// forward. Each step back pops the navigation controller once. Each step forward creates the controller, asks the
/// screen that began the segue for the values that the new screen needs, and pushes. The menu is the root; reaching
/// it is an animation of its own.
enum ScreenTreeDialect: NavLibrary {
  static let explanation =
    "A tree of screens (Badoo, 2014): every screen names its children, and a segue takes the shortest path, back and "
    + "forward, between two screens."

  static var traits: NavDialect.Traits {
    var traits = NavDialect.Traits()
    traits.words = [.leads, .needs, .provides, .segue]
    return traits
  }

  static let switches = [
    NavDialect.Switch.stepsAreChained, .climbFollowsStack, .visitedScreensAreLeftOut, .secondSegueIsIgnored,
  ]

  /// The tasks with which the library continues after a step of a segue.
  enum Task: Int {
    case nextStep
  }

  /// The remaining steps of a segue.
  private struct Chain {
    /// The screen where it must end, with the values that the call gives it.
    var target: NavRoute
    /// The screen that began it, which provides dependencies.
    var initiator: Int
    /// The screens to go back to, then the screens to go forward to, nearest first.
    var back: [Int]
    var forward: [NavRoute]

    init(target: NavRoute, initiator: Int, back: [Int], forward: [NavRoute]) {
      self.target = target
      self.initiator = initiator
      self.back = back
      self.forward = forward
    }

    init?(_ values: [NavValue]) {
      func routes(_ value: NavValue) -> [NavRoute] {
        guard case .list(let routes) = value else { return [] }
        return routes.compactMap { if case .route(let route) = $0 { route } else { nil } }
      }
      guard values.count == 3, let target = routes(values[0]).first, let initiator = routes(values[0]).last
      else { return nil }
      self.init(
        target: target, initiator: initiator.place, back: routes(values[1]).map(\.place),
        forward: routes(values[2]))
    }

    /// As a continuation carries it.
    var values: [NavValue] {
      [[target, NavRoute(place: initiator)], back.map { NavRoute(place: $0) }, forward].map { routes in
        .list(routes.map(NavValue.route))
      }
    }
  }

  // MARK: Segues

  /// `segue to X(v) from Y`; the default source is the screen of the handler, or else the top screen.
  static func segue(
    to target: NavRoute, from source: Int?, _ frame: NavFrame, _ executor: inout StepExecutor
  ) throws(StepExecutor.Abort) {
    guard let stack = executor.world.layers.first?.stack else { return }
    let top = executor.path(of: stack).last
    guard let initiator = source ?? (frame.this ?? top).map({ executor.world[$0].route.place }) else {
      return
    }
    let isAlone = !isBusy(executor.world)
    if !isAlone, executor.dialect[.secondSegueIsIgnored] { return }
    let ways = try ways(from: initiator, to: target.place, on: stack, &executor)
    guard !ways.isEmpty else {
      let name = executor.name(of: NavRoute(place: target.place))
      executor.outputs.append(.dropped("segue to \(name): there is no path"))
      return
    }
    // Where two ways are equally short, nothing says which is taken.
    let way = ways.count == 1 ? ways[0] : ways[executor.choices.choose(among: ways.count)]
    executor.outputs.append(
      .segued((way.back + way.forward).map { NavRoute(place: $0) }, isAlone: isAlone))
    let instance = source == nil ? frame.this ?? top : nil
    let screen =
      instance ?? executor.path(of: stack).last { executor.world[$0].route.place == initiator }
    var forward: [NavRoute] = []
    for (step, place) in way.forward.enumerated() {
      let isLast = step == way.forward.count - 1
      forward.append(
        isLast && !target.arguments.isEmpty
          ? target : try route(to: place, from: initiator, screen, &executor))
    }
    let chain = Chain(target: target, initiator: initiator, back: way.back, forward: forward)
    try run(chain, NavFrame(myself: frame.myself), &executor)
  }

  /// A route on the path of a segue, with the values that the initiator provides at the beginning.
  ///
  /// The note leaves open when each controller is created. Until then, only the segue changes the values of the
  /// initiator.
  private static func route(
    to place: Int, from initiator: Int, _ screen: ScreenID?, _ executor: inout StepExecutor
  ) throws(StepExecutor.Abort) -> NavRoute {
    var route = NavRoute(place: place)
    let given = executor.program.places[initiator].node.given
    var frame = NavFrame(myself: screen.flatMap { executor.world[$0].owner }, this: screen)
    for label in executor.program.places[place].signature.labels {
      let value = executor.program.dependencies.firstIndex(of: label).flatMap { given[$0] }
      route.arguments.append(try executor.evaluate(value ?? .constant(.none), &frame))
    }
    return route
  }

  /// Whether a segue is running.
  private static func isBusy(_ world: NavWorld) -> Bool {
    let waiting =
      world.turns + world.waiting
      + world.stacks.flatMap { $0.waiting + ($0.transition?.continuations ?? []) }
    return waiting.contains { if case .library = $0.block { true } else { false } }
  }

  /// A step of a segue is over.
  static func resume(_ task: Int, _ frame: NavFrame, _ executor: inout StepExecutor) throws(StepExecutor
    .Abort)
  {
    guard let chain = Chain(frame.locals) else { return }
    try run(chain, NavFrame(myself: frame.myself), &executor)
  }

  private static func run(
    _ chain: Chain, _ frame: NavFrame, _ executor: inout StepExecutor
  ) throws(StepExecutor.Abort) {
    var chain = chain
    repeat {
      guard let stack = executor.world.layers.first?.stack else { return }
      let before = executor.path(of: stack)
      var wanted = before
      if !chain.back.isEmpty {
        let place = chain.back.removeFirst()
        // The menu is reached by an animation of its own, which takes everything that lies above it.
        let isMenu = before.first.map { executor.world[$0].route.place == place } ?? false
        wanted = isMenu ? Array(before.prefix(1)) : before.count > 1 ? Array(before.dropLast()) : before
      } else if !chain.forward.isEmpty {
        let route = chain.forward.removeFirst()
        if let screen = try executor.makeScreen(.route(route), frame) {
          inject(into: route, chain, &executor)
          wanted.append(screen)
        }
      } else {
        return arrive(chain, &executor)
      }
      try executor.change(stack, to: wanted, frame, NavProgram.Tail(), "segue")
      try executor.runStarts()
      let next = NavContinuation(
        library: Task.nextStep.rawValue, frame: NavFrame(myself: frame.myself, locals: chain.values))
      let hasBegun = wanted != before && executor.path(of: stack) == wanted
      if hasBegun, executor.dialect[.stepsAreChained] {
        // The next step begins when this one's animation has ended.
        if executor.world[stack].screens != wanted {
          executor.world[stack].waiting.append(next)
          return
        }
        if executor.world[stack].transition != nil {
          executor.world[stack].transition?.continuations.append(next)
          return
        }
      }
    } while true
  }

  /// Provides the values that a screen needs; a missing value does not stop the segue.
  private static func inject(into route: NavRoute, _ chain: Chain, _ executor: inout StepExecutor) {
    let place = executor.program.places[route.place]
    // The values of the call come with it.
    let isCalled = chain.forward.isEmpty && !chain.target.arguments.isEmpty
    for dependency in place.node.needs {
      var isThere = executor.program.places[chain.initiator].node.provides.contains(dependency)
      let name = executor.program.dependencies[dependency]
      if let position = place.signature.labels.firstIndex(of: name) {
        let domain = place.signature.domains[position]
        let hasValue = route.arguments[position] != .none || domain != domain.unwrapped
        isThere = isCalled || isThere && hasValue
      }
      executor.outputs.append(
        .injected(NavRoute(place: route.place), dependency: dependency, isThere: isThere))
    }
  }

  /// A screen that was there before keeps the values that it was made with.
  private static func arrive(_ chain: Chain, _ executor: inout StepExecutor) {
    let front = executor.world.front.map { executor.world[$0].route }
    let isThere =
      front?.place == chain.target.place
      && (chain.target.arguments.isEmpty || front?.arguments == chain.target.arguments)
    executor.outputs.append(.arrived(chain.target, isThere: isThere))
  }

  // MARK: Ways

  /// A path between two screens.
  private struct Way {
    var back: [Int] = []
    var forward: [Int] = []
    var length: Int { back.count + forward.count }
    var last: Int?
  }

  /// The shortest paths: back to a screen from which the target can be reached, and forward to the target.
  ///
  /// A breadth-first search that visits each screen once on the way back and once on the way forward; it returns all
  /// shortest paths.
  private static func ways(
    from source: Int, to target: Int, on stack: StackID, _ executor: inout StepExecutor
  ) throws(StepExecutor.Abort) -> [Way] {
    let places = executor.program.places
    let parents = parents(on: stack, executor)
    var level = [Way(last: source)]
    // A node is met on the way up and on the way down; the search goes on until the first level with a hit.
    var seen: Set<[Int]> = [[source, 0]]
    var rounds = 0
    while !level.isEmpty {
      let hits = level.filter { $0.last == target }
      if !hits.isEmpty { return hits }
      rounds += 1
      if !executor.dialect[.visitedScreensAreLeftOut], rounds > 2 * places.count {
        executor.world.outcome = .diverges
        throw StepExecutor.Abort()
      }
      var next: [Way] = []
      for way in level {
        guard let last = way.last else { continue }
        if way.forward.isEmpty {
          for parent in parents[last] ?? [] {
            next.append(Way(back: way.back + [parent], forward: [], last: parent))
          }
        }
        for child in places[last].node.children {
          next.append(Way(back: way.back, forward: way.forward + [child], last: child))
        }
      }
      if executor.dialect[.visitedScreensAreLeftOut] {
        let fresh = next.filter { !seen.contains([$0.last ?? -1, $0.forward.isEmpty ? 0 : 1]) }
        for way in fresh { seen.insert([way.last ?? -1, way.forward.isEmpty ? 0 : 1]) }
        next = fresh
      }
      level = next
    }
    return []
  }

  /// The parents of each screen; with the stack as a guide, only the parent below it on the stack, if there is one.
  private static func parents(on stack: StackID, _ executor: StepExecutor) -> [Int: [Int]] {
    var parents: [Int: [Int]] = [:]
    for (index, place) in executor.program.places.enumerated() {
      for child in place.node.children { parents[child, default: []].append(index) }
    }
    guard executor.dialect[.climbFollowsStack] else { return parents }
    let path = executor.path(of: stack).map { executor.world[$0].route.place }
    for (below, above) in zip(path, path.dropFirst()) where parents[above]?.contains(below) ?? false {
      parents[above] = [below]
    }
    return parents
  }
}

extension NavDialect.Switch {
  static let stepsAreChained = Self(
    "stepsAreChained", true,
    "Each step of a segue begins when the animation of the previous one has ended. Badoo's note says that all "
      + "animations are chained. If the switch is off, all steps are requested at once.")
  static let climbFollowsStack = Self(
    "climbFollowsStack", false,
    "If a screen has several parents, the path back goes to the parent below it on the stack, if there is one. Badoo's "
      + "note leaves this open, and mentions additional information in the call. If the switch is off, the path back "
      + "may go to any parent, and the shortest path decides.")
  static let visitedScreensAreLeftOut = Self(
    "visitedScreensAreLeftOut", true,
    "The search for a path visits a screen at most once on the way back and once on the way forward. Badoo's note, on "
      + "which the dialect is based, does not mention cycles. If the switch is off and the search meets screens that "
      + "lead to each other, it never ends for an unreachable target, which violates no-fatal.")
  static let secondSegueIsIgnored = Self(
    "secondSegueIsIgnored", false,
    "A segue does not begin while another segue is running. Badoo's note does not mention this. If the switch is off, "
      + "both segues run."
  )
}
