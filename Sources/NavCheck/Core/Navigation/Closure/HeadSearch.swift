import NavModel

/// A search that stores the top of each stack, and a gap for the screens between it and the bottom screen.
///
/// A gap stands for any sequence of buried screens. The set of buried screens grows until a search finds no more, and
/// only that last search counts.
struct HeadSearch {
  /// The largest number of worlds of one search.
  static let largestNumberOfWorlds = 50_000

  /// The screens that gaps stand for.
  private(set) var known: [NavBuriedScreen] = []
  /// The number of worlds with gaps.
  private(set) var worlds = 0
  /// The reason that the search ended early; nil if it is complete.
  private(set) var cut: String?
  /// The names of the properties that some world or step violates.
  private(set) var broken: Set<String> = []
  /// The names of the properties that apply to some world or step.
  private(set) var applied: Set<String> = []

  private let check: NavigationCheck
  /// The same check with the least bound that is to be proved, and with a bound that excludes each push of an input.
  private let (bounded, strict): (NavigationCheck, NavigationCheck)
  private let gap: Int
  private let head: Int
  private let properties: [NavigationProperty]
  private var isKnown: Set<NavBuriedScreen> = []
  /// The stored worlds with their numbers, in the order in which they were found.
  private var numbers: [NavWorld: Int] = [:]
  private var pending: [NavWorld] = []
  private var bytes = 0
  private var ways = HeadWays()

  /// Creates the search of a program without its bound on stacks.
  ///
  /// - Parameters:
  ///   - program: The program without its bound.
  ///   - head: The number of screens above a gap.
  ///   - depth: The least bound for which something is to be proved.
  ///   - names: The names of the properties to evaluate.
  init(_ program: NavProgram, head: Int, from depth: Int, judging names: Set<String>) {
    var program = program
    gap = program.addPlaceOfGaps()
    self.head = head
    check = NavigationCheck(program)
    program.scope.depth = depth
    let bounded = NavigationCheck(program)
    program.scope.depth = 0
    (self.bounded, strict) = (bounded, NavigationCheck(program))
    properties = check.properties.filter { names.contains($0.name) }
  }

  /// Searches until no more screens are buried.
  mutating func run(within budget: CheckBudget, _ shouldStop: (() -> String?)?) {
    repeat {
      known = isKnown.sorted { "\($0)" < "\($1)" }
      (numbers, pending, bytes) = ([:], [], 0)
      (broken, applied, ways) = ([], [], HeadWays())
      for world in check.machine.initialWorlds { _ = admit(world) }
      while let world = pending.popLast() {
        expand(world)
        let states = min(budget.states ?? Self.largestNumberOfWorlds, Self.largestNumberOfWorlds)
        let limits = budget.and(.states(states))
        cut = cut ?? limits.isSpent(before: 0, states: numbers.count, bytes: bytes) ?? shouldStop?()
        if cut != nil { break }
      }
    } while cut == nil && known.count < isKnown.count
    worlds = numbers.count
    if cut == nil {
      for property in properties where property.kind == .possible && ways.hasTrap(property.name) {
        broken.insert(property.name)
      }
    }
    (numbers, pending, ways) = ([:], [], HeadWays())
  }

  private mutating func expand(_ world: NavWorld) {
    var after: [(world: NavWorld, isWay: Bool)] = []
    let isAtRest = check.machine.isQuiescent(world)
    check.machine.forEachStep(from: world, gap: gap, known) { before, step, next in
      judge(before, step, next)
      // A user who waits can take the step, whatever the gaps of the world stand for.
      let isPatient = isAtRest || !step.event.isInput || step.event.endsGesture
      after.append((next, isPatient && before == world && isWithinEveryBound(step, world)))
    }
    guard let number = numbers[world] else { return }
    for next in after {
      let forms = admit(next.world)
      if next.isWay { ways.add(from: number, to: forms) }
    }
  }

  /// Returns the check in which a world has only steps that no bound from the least one on excludes.
  ///
  /// A stack with a gap can be as high as the bound, whatever the bound is. A stack without a gap is as high as it looks.
  private func boundedCheck(of world: NavWorld) -> NavigationCheck {
    world.screens.contains { $0.route.place == gap } ? strict : bounded
  }

  /// Whether no bound on stacks excludes a step.
  private func isWithinEveryBound(_ step: NavStep, _ world: NavWorld) -> Bool {
    if !step.event.isInput { return true }
    var isFound = false
    boundedCheck(of: world).machine.run(step.event, in: world) { found, _ in
      isFound = isFound || found.choices == step.choices
    }
    return isFound
  }

  /// Adds a world after a step in the forms that the search stores, and evaluates the properties of worlds.
  ///
  /// - Parameter world: The world.
  /// - Returns: The numbers of its forms.
  private mutating func admit(_ world: NavWorld) -> [Int] {
    if let limit = check.machine.truncation(of: world) { cut = limit }
    var buried: [NavBuriedScreen] = []
    let covered = world.burying(under: head, gap: gap, &buried)
    isKnown.formUnion(buried)
    return covered.uncovering(head: head, gap: gap, known).map { form in
      if let number = numbers[form] { return number }
      let number = numbers.count
      numbers[form] = number
      bytes += form.footprint
      pending.append(form)
      judge(form, number)
      return number
    }
  }

  private mutating func judge(_ world: NavWorld, _ number: Int) {
    for property in properties where !broken.contains(property.name) {
      switch property.claim {
      case .state(let when, let faults):
        guard when(world) else { continue }
        applied.insert(property.name)
        if !property.unsuppressed(faults(world)).isEmpty { broken.insert(property.name) }
      case .deadlockFree(let stuck):
        applied.insert(property.name)
        if boundedCheck(of: world).rules.isStuck(world), !property.unsuppressed([stuck(world)]).isEmpty {
          broken.insert(property.name)
        }
      case .possible(let when, let goal, _):
        let narrow = property.narrowAllowances
        if goal(world, narrow) { ways.addGoal(number, of: property.name) }
        if when(world, narrow) {
          applied.insert(property.name)
          ways.addStart(number, of: property.name)
        }
      case .step, .sometimes, .response, .reachable, .notApplicable: continue
      }
    }
  }

  private mutating func judge(_ before: NavWorld, _ step: NavStep, _ after: NavWorld) {
    for property in properties where !broken.contains(property.name) {
      guard case .step(let when, let faults) = property.claim, when(before, step, after) else { continue }
      applied.insert(property.name)
      if !property.unsuppressed(faults(before, step, after)).isEmpty { broken.insert(property.name) }
    }
  }
}
