extension NavMachine {
  /// The worlds in which the app can settle or end after the launch.
  ///
  /// - Complexity: That of ``launches``.
  public var initialWorlds: [NavWorld] {
    var seen: Set<NavWorld> = []
    return launches.map(\.world).filter { seen.insert($0).inserted }
  }

  /// Every possible result of the launch.
  ///
  /// If the app never settles because its worlds repeat, the only result has the outcome ``NavOutcome/diverges``. If
  /// the launch visits more worlds than ``NavCapacity/launch``, the last result is truncated, and others are missing.
  ///
  /// - Complexity: One execution of each step from each world that the launch visits before the app settles. The
  ///   launch visits a world again for each different sequence of earlier outputs.
  public var launches: [NavLaunch] { launchesWithReach.launches }

  /// The handlers and blocks that run until the app has settled after the launch.
  package var launchReach: NavReach { launchesWithReach.reach }

  private var launchesWithReach: (launches: [NavLaunch], reach: NavReach) {
    var launches: [NavLaunch] = []
    var reach = NavReach()
    var round: NavLaunch?
    var seen: Set<NavLaunch> = []
    var script = ChoiceSequence()
    repeat {
      var executor = StepExecutor(tables, NavWorld())
      executor.choices = script
      executor.isComparing = true
      executor.attempt { executor throws(StepExecutor.Abort) in try executor.launch() }
      reach.formUnion(executor.reach)
      var pending = [(NavLaunch(outputs: executor.outputs, world: executor.canonicalized()), [NavWorld]())]
      while let (next, earlier) = pending.popLast() {
        guard seen.insert(next).inserted else { continue }
        if seen.count > program.capacity.launch {
          let world = next.world.cutOff(by: "launch \(program.capacity.launch)")
          return (launches + [NavLaunch(outputs: next.outputs, world: world)], reach)
        }
        if next.world.outcome != .running || isQuiescent(next.world) {
          launches.append(next)
          continue
        }
        // A cycle has the same outputs each time, so one round is enough.
        if earlier.count(where: { $0 == next.world }) > 1 {
          round = round ?? next
          continue
        }
        for event in platformSteps(in: next.world) {
          run(event, in: next.world) { step, after in
            reach.formUnion(step.reach)
            let launch = NavLaunch(outputs: next.outputs + step.outputs, world: after)
            pending.append((launch, earlier + [next.world]))
          }
        }
      }
      script = executor.choices
    } while script.advance()
    if launches.isEmpty, var launch = round {
      launch.world.outcome = .diverges
      launches.append(launch)
    }
    return (launches, reach)
  }
}

extension StepExecutor {
  /// Creates the root coordinator with its first screen, and shows the screen.
  mutating func launch() throws(Abort) {
    let stack = try makeRoot()
    try launch(stack)
    try performAndRender { executor throws(Abort) in try executor.start(on: stack) }
    try finishTelling()
    if program.scope.timing == .atomic { try drain() }
  }

  /// Launches the app again by a link.
  ///
  /// The app receives the link when the window has its root, and before any screen appears. Therefore pushed screens
  /// appear at once, and UIKit refuses presentations.
  ///
  /// Source: apache/cordova-ios issue 1671, expo/expo pull request 47628: the link is in `connectionOptions` of
  /// `scene(_:willConnectTo:)`. For SwiftUI it is unknown whether `onOpenURL` comes before the first appearance.
  mutating func launchAgain(by link: Int, _ values: [NavValue]) throws(Abort) {
    let inputs = world.inputs
    world = NavWorld()
    world.inputs = inputs
    let stack = try makeRoot()
    world.layers = [NavLayer(stack: stack)]
    connection = .starting
    try start(on: stack)
    connection = .opening
    try request(.link(link), values)
    try launch(stack)
  }

  private mutating func makeRoot() throws(Abort) -> StackID {
    var frame = NavFrame()
    for variable in program.variables { world.variables.append(try initialValue(of: variable, &frame)) }
    world.eventCounts = program.events.map { _ in 0 }
    let root = try makeCoordinator(0, [], parent: nil, branch: nil)
    let start = try startScreen(of: root)
    // The root branches from nothing: its first screen may be replaced, and the root lives on.
    world[root].branchedFrom = nil
    return newStack(start.map { [$0] } ?? [], owner: root)
  }

  private mutating func start(on stack: StackID) throws(Abort) {
    try runStarts()
    try follow(stack)
    try library.concludeHandler(&self)
  }

  /// The phases of a launch in which code of the app can run.
  enum Connection {
    /// The launch is complete: changes by the app appear on screen.
    case connected
    /// The app starts, and no screen has appeared.
    case starting
    /// The app handles the link that launched it, and no screen has appeared.
    case opening
  }
}
