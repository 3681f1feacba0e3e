/// The numbers that instances had when a step began, while its consequences renumber them.
///
/// A property of a step compares two worlds, so an instance must have one number in both. What the step makes is numbered
/// behind what was there, in the order of making.
struct KeptNumbers {
  // By the number that is kept: the present one.
  private var stacks: [Int] = []
  private var screens: [Int] = []
  private var coordinators: [Int] = []
  /// The present numbers of the screens that the step would have forgotten; nothing in it finds them.
  private(set) var forgottenScreens = 0..<0

  /// Brings a world into canonical form, but for what that forgets, and remembers where everything was.
  mutating func canonicalize(_ world: inout NavWorld) {
    extend(to: world)
    let numbers = world.canonicalizeKeepingForgotten()
    stacks = stacks.map(numbers.number(ofStack:))
    screens = screens.map(numbers.number(ofScreen:))
    coordinators = coordinators.map(numbers.number(ofCoordinator:))
    forgottenScreens = numbers.rememberedScreens..<world.allScreens.count
  }

  /// Gives every instance of a world the number that is kept for it.
  mutating func restore(_ world: inout NavWorld) {
    extend(to: world)
    var numbers = Renumbering(stackOrder: stacks, screenOrder: screens, coordinatorOrder: coordinators)
    world.renumber(by: &numbers)
    forgottenScreens = 0..<0
  }

  /// An instance is made with the number of those before it, which nothing of the world ever loses.
  private mutating func extend(to world: NavWorld) {
    stacks += stacks.count..<world.allStacks.count
    screens += screens.count..<world.allScreens.count
    coordinators += coordinators.count..<world.allCoordinators.count
  }
}
