/// A program with look-up tables for its execution; all steps share one instance.
final class ProgramIndex: Sendable {
  /// A trigger with the owner of its handlers.
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
  /// The triggers for which a coordinator has a handler.
  private let triggersOfCoordinators: Set<NavProgram.Trigger>
  /// The kinds of notices for which the program has a handler.
  private let handledNotices: Set<NavNotice.Kind>
  /// For each coordinator declaration, the variables with strong references.
  let strongVariables: [[Int]]
  let weakVariables: [[Int]]
  let library: any NavLibrary.Type
  /// Whether a command can present a layer, so that layers are parts of worlds (``NavPartScheme``).
  let presentsLayers: Bool
  /// Whether the library observes states, so that it must receive every change of a variable.
  let hasStates: Bool
  /// Whether tabs keep contents that nothing can look at again (``NavWorld/canonicalize(keepingReleasedTabs:)``).
  let keepsReleasedTabs: Bool
  /// Whether views keep their coordinators alive.
  let viewsHoldCoordinators: Bool
  /// Whether a handler or the library handles appearance callbacks.
  let hearsViews: Bool
  /// The tabs whose stacks can contain a receiver of appearance callbacks; nil if every stack can contain one.
  private let hearingTabs: Set<Int>?
  /// The declaration of the root, if it has no other instance.
  private let onlyRoot: Int?
  /// The declarations whose coordinators are created only as coordinators of tabs.
  private let onlyOfTabs: Set<Int>
  /// For each place, the tabs whose stacks can contain its screens; nil if every stack can contain them.
  private let holders: [Set<Int>?]

  /// For each control, link and event, every combination of its values.
  let (controlValues, linkValues, eventValues): ([[[NavValue]]], [[[NavValue]]], [[[NavValue]]])
  /// The groups into which all steps are divided.
  let stepQueries: [NavStepQuery]
  /// For each effect and each of its outcomes, every combination of the outcome's values.
  let outcomeValues: [[[[NavValue]]]]

  /// Whether a screen can hide the tab bar.
  let hidesTabBars: Bool
  /// Whether there is a handler that decides whether a screen is popped.
  let hasPopHandlers: Bool
  /// Whether a two-way variable follows a selected tab.
  let bindsTabs: Bool
  /// The effects for which worlds record what was in front when a tap had started them.
  let unnamedRemovals: Set<Int>

  /// Creates the tables for a program and its library, or for another library.
  init(_ program: NavProgram, library: (any NavLibrary.Type)? = nil, keepsReleasedTabs: Bool = false) {
    self.program = program
    self.keepsReleasedTabs = keepsReleasedTabs
    self.library = library ?? program.dialect.library.type
    let traits = program.dialect.library.traits
    hasStates = traits.words.contains(.feedback)
    viewsHoldCoordinators = traits.viewsHoldCoordinators
    var handlers: [Key: [Int]] = [:]
    for (index, handler) in program.handlers.enumerated() {
      handlers[Key(trigger: handler.trigger, owner: handler.owner), default: []].append(index)
    }
    handlersByKey = handlers
    controlValues = program.controls.map { program.combinations(of: $0.signature.domains) }
    linkValues = program.links.map { program.combinations(of: $0.signature.domains) }
    eventValues = program.events.map { program.combinations(of: $0.signature.domains) }
    stepQueries = NavStepQuery.all(of: program)
    bindsTabs = program.coordinators.contains {
      $0.variables.contains { $0.binding?.part == .tab && $0.binding?.isTwoWay == true }
    }
    hasPopHandlers = program.handlers.contains { $0.trigger == .shouldPop }
    hidesTabBars = program.places.contains { $0.closures.contains { $0.ways.contains(.tabBar) } }
    unnamedRemovals = program.effectsWithUnnamedRemovals
    outcomeValues = program.effects.map { effect in
      effect.outcomes.map { program.combinations(of: $0.domains) }
    }
    triggersOfCoordinators = Set(
      handlers.keys.compactMap { if case .coordinator = $0.owner { $0.trigger } else { nil } })
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
    let named = program.namedPlaces
    let isMadeAgain = program.places.contains {
      if case .branch(0, _) = $0.kind { true } else { false }
    }
    onlyRoot = isMadeAgain || named.coordinators.contains(0) ? nil : 0
    if traits.reacts || library != nil {
      onlyOfTabs = []
      hearingTabs = nil
      holders = program.places.map { _ in nil }
      presentsLayers = false
    } else {
      onlyOfTabs = program.declarationsOnlyOfTabs(named)
      hearingTabs = program.tabs(hearing: ofViews, named)
      holders = program.holders(named)
      presentsLayers = !traits.viewsHoldCoordinators && !named.presented.isEmpty
    }
    hasSplits = program.places.contains { if case .split = $0.kind { true } else { false } }
    // A split view may report itself when the app goes to the background.
    let kinds: [NavNotice.Kind] =
      [.background, .foreground]
      + (hasSplits && program.platform[.splitReportsOnBackground] ? [.collapsed, .expanded] : [])
    listensToBackground = kinds.contains { handled.contains($0) }
  }

  /// Whether a world is quiescent: nothing is in progress or queued, and no blocking effect runs.
  func isQuiescent(_ world: NavWorld) -> Bool {
    guard world.hasNothingInFlight else { return false }
    return !world.declarationsInFlight.contains { program.effects[$0].isBlocking }
  }

  /// Returns the handlers of a trigger at one owner, in the order of their declaration.
  func handlers(of trigger: NavProgram.Trigger, at owner: NavProgram.Owner) -> [Int] {
    handlersByKey[Key(trigger: trigger, owner: owner)] ?? []
  }

  /// Whether some coordinator has a handler of a trigger.
  func isHandledByCoordinators(_ trigger: NavProgram.Trigger) -> Bool {
    triggersOfCoordinators.contains(trigger)
  }

  /// Whether the program has a handler for a kind of notice.
  func handles(_ kind: NavNotice.Kind) -> Bool { handledNotices.contains(kind) }

  /// Whether the stack of a tab, given by its place, can contain a receiver of appearance callbacks.
  func hearsViews(inTab tab: Int) -> Bool { hearsViews && hearingTabs?.contains(tab) ?? true }

  /// Whether the stack of a tab, given by its place, can contain a screen of another place.
  func mayHold(_ place: Int, inTab tab: Int) -> Bool { holders[place]?.contains(tab) ?? true }

  /// Whether the root is the only coordinator of a declaration that ever exists.
  func isOnlyRoot(_ declaration: Int) -> Bool { onlyRoot == declaration }

  /// Whether all coordinators of a declaration are coordinators of tabs.
  func isOnlyOfTabs(_ declaration: Int) -> Bool { onlyOfTabs.contains(declaration) }

  /// Returns the controls that an owner declares.
  func controls(of owner: NavProgram.Owner) -> [Int] { controlsByOwner[owner] ?? [] }
}

extension NavProgram {
  /// The greatest number of tabs of a tab bar.
  var tabCount: Int {
    places.reduce(0) { most, place in
      if case .tabs(let tabs, _) = place.kind { max(most, tabs.count) } else { most }
    }
  }

  /// Returns every combination of values of some domains, in a fixed order.
  ///
  /// - Complexity: O(*p*), where *p* is the product of the sizes, which the resolver bounds for inputs.
  fileprivate func combinations(of domains: [Domain]) -> [[NavValue]] {
    var all: [[NavValue]] = [[]]
    for domain in domains {
      let values = self.values(of: domain)
      all = all.flatMap { head in values.map { head + [$0] } }
    }
    return all
  }

  /// Returns the values of a finite domain; empty for references, which no input carries.
  func values(of domain: Domain) -> [NavValue] {
    switch domain {
    case .bool: [.bool(false), .bool(true)]
    case .range(let range): range.map(NavValue.int)
    case .optional(let wrapped): [.none] + values(of: wrapped)
    case .enumeration(let type):
      enumerations[type].cases.enumerated().flatMap { index, signature in
        combinations(of: signature.domains).map { .symbol(type: type, case: index, $0) }
      }
    case .list, .route, .screen, .coordinator, .snapshot: []
    }
  }
}
