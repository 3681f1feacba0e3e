/// A program with the look-up tables that running it needs; shared by all steps.
final class MachineTables: Sendable {
  /// A trigger as one owner declares it.
  struct Key: Hashable {
    var trigger: NavProgram.Trigger
    var owner: NavProgram.Owner
  }

  let program: NavProgram
  private let handlersByKey: [Key: [Int]]
  private let controlsByOwner: [NavProgram.Owner: [Int]]
  let listensToBackground: Bool
  /// Whether the program has a split view.
  let hasSplits: Bool
  /// The kinds of notices that some handler of the program is about.
  private let handledNotices: Set<NavNotice.Kind>
  /// For each coordinator declaration the variables that keep what they hold alive, and those that forget what is gone.
  let strongVariables: [[Int]]
  let weakVariables: [[Int]]
  let library: any NavLibrary.Type
  /// Whether the library looks at states, so that it must be told when one is set.
  let hasStates: Bool
  /// Whether views hold the coordinators that they belong to.
  let viewsHoldCoordinators: Bool
  /// Whether a handler or the library handles appearance callbacks.
  let hearsViews: Bool
  /// The tabs on whose stacks something may hear that; nil where any stack may hold it.
  private let hearingTabs: Set<Int>?
  /// For each place the tabs on whose stacks its screens may be; nil for any stack.
  private let holders: [Set<Int>?]

  /// Who answers is the library that the program names, unless another is given.
  init(_ program: NavProgram, library: (any NavLibrary.Type)? = nil) {
    self.program = program
    self.library = library ?? program.dialect.library.type
    let traits = program.dialect.library.traits
    hasStates = traits.words.contains(.feedback)
    viewsHoldCoordinators = traits.viewsHoldCoordinators
    var handlers: [Key: [Int]] = [:]
    for (index, handler) in program.handlers.enumerated() {
      handlers[Key(trigger: handler.trigger, owner: handler.owner), default: []].append(index)
    }
    handlersByKey = handlers
    var controls: [NavProgram.Owner: [Int]] = [:]
    for (index, control) in program.controls.enumerated() {
      controls[control.owner, default: []].append(index)
    }
    controlsByOwner = controls
    func variables(_ ownership: NavSpec.Variable.Ownership) -> [[Int]] {
      program.coordinators.map { coordinator in
        coordinator.variables.indices.filter { coordinator.variables[$0].ownership == ownership }
      }
    }
    (strongVariables, weakVariables) = (variables(.strong), variables(.weak))
    let handled = Set(
      program.handlers.compactMap { if case .notice(let kind) = $0.trigger { kind } else { nil } })
    handledNotices = handled
    let ofViews: Set<NavNotice.Kind> = [.willAppear, .didAppear, .willDisappear, .didDisappear]
    hearsViews = traits.hearsViews || !handled.isDisjoint(with: ofViews)
    if traits.reacts || library != nil {
      hearingTabs = nil
      holders = program.places.map { _ in nil }
    } else {
      let named = program.namedPlaces
      hearingTabs = program.tabs(hearing: ofViews, named)
      holders = program.holders(named)
    }
    hasSplits = program.places.contains { if case .split = $0.kind { true } else { false } }
    // A split view may report itself when the app goes to the background.
    let kinds: [NavNotice.Kind] =
      [.background, .foreground]
      + (hasSplits && program.platform[.splitReportsOnBackground] ? [.collapsed, .expanded] : [])
    listensToBackground = kinds.contains { handled.contains($0) }
  }

  /// Nothing is under way, and no blocking effect runs.
  func isQuiescent(_ world: NavWorld) -> Bool {
    guard world.hasNothingInFlight else { return false }
    return !world.declarationsInFlight.contains { program.effects[$0].isBlocking }
  }

  /// The handlers of a trigger at one owner, in order of declaration.
  func handlers(of trigger: NavProgram.Trigger, at owner: NavProgram.Owner) -> [Int] {
    handlersByKey[Key(trigger: trigger, owner: owner)] ?? []
  }

  /// Whether any handler is about a kind of notice.
  func handles(_ kind: NavNotice.Kind) -> Bool { handledNotices.contains(kind) }

  /// Whether something on the stack of a tab, which is a place, may hear the notices of views.
  func hearsViews(inTab tab: Int) -> Bool { hearsViews && hearingTabs?.contains(tab) ?? true }

  /// Whether a screen of a place may be on the stack of a tab, which is a place as well.
  func mayHold(_ place: Int, inTab tab: Int) -> Bool { holders[place]?.contains(tab) ?? true }

  /// The controls that an owner declares.
  func controls(of owner: NavProgram.Owner) -> [Int] { controlsByOwner[owner] ?? [] }

  /// Every combination of values of some domains, in order of declaration.
  ///
  /// Complexity: the product of the sizes; the resolver bounds it for inputs.
  func combinations(of domains: [NavProgram.Domain]) -> [[NavValue]] {
    var all: [[NavValue]] = [[]]
    for domain in domains {
      let values = self.values(of: domain)
      all = all.flatMap { head in values.map { head + [$0] } }
    }
    return all
  }

  /// The values of a finite domain; none for references, which no input carries.
  func values(of domain: NavProgram.Domain) -> [NavValue] {
    switch domain {
    case .bool: [.bool(false), .bool(true)]
    case .range(let range): range.map(NavValue.int)
    case .optional(let wrapped): [.none] + values(of: wrapped)
    case .enumeration(let type):
      program.enumerations[type].cases.enumerated().flatMap { index, signature in
        combinations(of: signature.domains).map { .symbol(type: type, case: index, $0) }
      }
    case .list, .route, .screen, .coordinator, .snapshot: []
    }
  }
}
