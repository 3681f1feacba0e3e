/// The identifiers of instances at the beginning of a step, while its consequences renumber the instances.
///
/// A property of a step compares two worlds, so an instance must have the same identifier in both. Instances that the
/// step creates have greater indices, in the order of creation.
struct KeptNumbers: Equatable {
  // By the number that is kept: the present one.
  private var stacks: [Int] = []
  private var screens: [Int] = []
  private var coordinators: [Int] = []
  /// The current indices of the screens that the step has removed; no search finds these screens.
  private(set) var forgottenScreens = 0..<0

  /// Brings a world into canonical form, but keeps removed instances, and records the previous identifiers.
  mutating func canonicalize(_ world: inout NavWorld) {
    extend(to: world)
    let numbers = world.canonicalizeKeepingForgotten()
    stacks = stacks.map(numbers.number(ofStack:))
    screens = screens.map(numbers.number(ofScreen:))
    coordinators = coordinators.map(numbers.number(ofCoordinator:))
    forgottenScreens = numbers.rememberedScreens..<world.screensUntracked.count
  }

  /// Restores the identifiers that the instances had at the beginning of the step.
  mutating func restore(_ world: inout NavWorld) {
    extend(to: world)
    var numbers = Renumbering(stackOrder: stacks, screenOrder: screens, coordinatorOrder: coordinators)
    world.renumber(by: &numbers)
    forgottenScreens = 0..<0
  }

  /// Adds the instances that were created since the last call, with the next free indices.
  private mutating func extend(to world: NavWorld) {
    stacks += stacks.count..<world.stacksUntracked.count
    screens += screens.count..<world.screensUntracked.count
    coordinators += coordinators.count..<world.coordinatorsUntracked.count
  }
}
