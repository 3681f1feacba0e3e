// Creation of screens, stacks and tab bars.
extension NavPlatformSimulator {
  /// Creates a screen that is on no stack.
  ///
  /// - Parameters:
  ///   - name: The name of the screen.
  ///   - owner: The name of the coordinator that owns the screen.
  /// - Returns: The identifier of the screen.
  public mutating func makeScreen(_ name: String, of owner: String) -> ScreenID {
    let id = ScreenID(world.screens.count)
    world.screens.append(NavScreen(route: NavRoute(place: place(name, of: owner)), owner: nil))
    return id
  }

  /// Creates a stack that is not on screen.
  ///
  /// - Parameter screens: The screens of the stack, bottom first.
  /// - Returns: The identifier of the stack.
  public mutating func makeStack(_ screens: [ScreenID]) -> StackID {
    let id = StackID(world.stacks.count)
    world.stacks.append(NavStack(screens: screens, owner: nil))
    return id
  }

  /// Creates a screen with a tab bar; the screen is on no stack.
  ///
  /// - Parameters:
  ///   - name: The name of the screen.
  ///   - owner: The name of the coordinator that owns the screen.
  ///   - stacks: The stack of each tab.
  ///   - selected: The index of the selected tab in `stacks`.
  /// - Returns: The identifier of the screen.
  public mutating func makeTabs(_ name: String, of owner: String, stacks: [StackID], selected: Int = 0)
    -> ScreenID
  {
    let bar = makeScreen(name, of: owner)
    setTabs(of: bar, to: stacks, selected: selected)
    return bar
  }

  /// Replaces the tabs of a tab bar, without notices.
  ///
  /// - Parameters:
  ///   - bar: The screen of the tab bar, which may be on screen.
  ///   - stacks: The stack of each tab.
  ///   - selected: The index of the selected tab in `stacks`.
  public mutating func setTabs(of bar: ScreenID, to stacks: [StackID], selected: Int) {
    let place = world[bar].route.place
    let owner = program.coordinators[program.places[place].coordinator].name
    var tabs: [Int] = []
    for (index, stack) in stacks.enumerated() {
      let first = world[stack].screens.first.map { program.places[world[$0].route.place].signature.name }
      let tab = self.place(first.map { "\($0)Tab" } ?? "tab\(index + 1)", of: owner)
      program.places[tab].tabBar = place
      tabs.append(tab)
    }
    if program.places[place].kind != .tabs(tabs, arePages: false) {
      program.places[place].kind = .tabs(tabs, arePages: false)
      machine = NavMachine(program)
    }
    world[bar].tabs = NavScreen.Tabs(stacks: stacks, selected: selected)
  }

  /// Changes the name and the owner of a screen; has no effect on a tab bar or a split view.
  ///
  /// - Parameters:
  ///   - screen: The screen.
  ///   - name: The new name.
  ///   - owner: The name of the coordinator that owns the screen from now on.
  public mutating func rename(_ screen: ScreenID, _ name: String, of owner: String) {
    guard world[screen].tabs == nil else { return }
    let place = place(name, of: owner)
    if place != world[screen].route.place { world[screen].route = NavRoute(place: place) }
  }

  mutating func place(_ name: String, of owner: String) -> Int {
    let declaration: Int
    if let known = program.coordinators.firstIndex(where: { $0.name == owner }) {
      declaration = known
    } else {
      declaration = program.coordinators.count
      program.coordinators.append(
        NavProgram.CoordinatorDeclaration(name: owner, parameters: NavProgram.Signature(name: owner)))
      machine = NavMachine(program)
    }
    if let known = program.places.firstIndex(where: {
      $0.coordinator == declaration && $0.signature.name == name
    }) {
      return known
    }
    program.places.append(
      NavProgram.PlaceDeclaration(
        kind: .screen, coordinator: declaration, signature: NavProgram.Signature(name: name)))
    machine = NavMachine(program)
    return program.places.count - 1
  }

  /// Sets the root stack, at launch or later.
  ///
  /// All presented layers are removed at once if the stack replaces another root.
  ///
  /// - Parameter stack: The new root stack.
  public mutating func launch(_ stack: StackID) {
    run { executor throws(StepExecutor.Abort) in
      for screen in executor.world[stack].screens { executor.world[screen].wasShown = true }
      if let old = executor.world.layers.first?.stack, old != stack {
        let views = executor.views(on: old)
        executor.world.presentations = []
        executor.world.layers = []
        try executor.tell(views)
      }
      try executor.launch(stack)
    }
  }
}
