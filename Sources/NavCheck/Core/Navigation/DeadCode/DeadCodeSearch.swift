import NavModel

/// Finds the dead parts of a program among all that is declared.
struct DeadCodeSearch {
  /// The location of a part of the spec.
  ///
  /// A part of a base or an action is declared several times but written once.
  private struct Place: Hashable {
    let file: Int
    let line: Int
    let column: Int
    let text: String
  }

  let program: NavProgram
  let reach: NavReach
  /// The screens and branches that are never on screen.
  let missing: Set<Int>
  private var items: [DeadCode.Item] = []
  private(set) var allowed: [DeadCode.Item] = []

  init(program: NavProgram, reach: NavReach, missing: Set<Int>) {
    (self.program, self.reach, self.missing) = (program, reach, missing)
  }

  /// The dead parts, in the order of the text.
  var sorted: [DeadCode.Item] {
    items.enumerated().sorted { first, second in
      let (one, other) = (first.element.origin, second.element.origin)
      return (one.file, one.line, one.column, first.offset) < (
        other.file, other.line, other.column, second.offset
      )
    }.map(\.element)
  }

  /// Whether a coordinator is made in some world.
  func isMade(_ coordinator: Int) -> Bool { reach.contains(.made(coordinator)) }

  mutating func addCoordinator(_ index: Int) {
    let declared = program.coordinators[index]
    add("coordinator \(declared.name) is never created", nil, declared.origin)
  }

  /// A screen of a coordinator that is made.
  mutating func addPlace(_ place: Int, _ name: String) {
    guard isMade(program.places[place].coordinator) else { return }
    add("\(name) is never on screen", nil, program.places[place].signature.origin)
  }

  // MARK: Handlers

  mutating func addHandlers() {
    for group in groups(
      of: program.handlers.indices, at: { (program.handlers[$0].origin, program.handlers[$0].text) })
    {
      if group.contains(where: { reach.contains(.ran($0)) }) { continue }
      guard let index = group.first(where: { isAlive(program.handlers[$0].owner) }) else { continue }
      let handler = program.handlers[index]
      let condition = handler.conditionText.map { " when \($0)" } ?? ""
      add(
        "on \(handler.text)\(condition) never runs", reason(index, among: group), handler.origin,
        handler.deadAllowance)
    }
  }

  /// The reason why a handler never runs; nil if it is not known.
  private func reason(_ index: Int, among copies: [Int]) -> String? {
    let handler = program.handlers[index]
    if copies.contains(where: { reach.contains(.closed($0)) }) {
      return "its condition is false whenever it is evaluated"
    }
    if let first = earlier(than: index) {
      return "the handler in line \(program.handlers[first].origin.line) always runs instead"
    }
    switch handler.trigger {
    case .tap:
      return handler.conditionText == nil ? nil : "its condition is false wherever the control is on screen"
    case .step(let step), .adapt(let step): return "step \(program.steps[step].name) is never sent here"
    case .event(let event): return "event \(program.events[event].signature.name) never reaches it"
    case .link: return linkReason
    case .finished: return finishReason(at: handler.owner)
    case .notice(let kind): return reason(for: kind, at: handler.owner)
    default: return nil
    }
  }

  /// A handler of the same event, in the same place, that is written before and takes it.
  private func earlier(than index: Int) -> Int? {
    let handler = program.handlers[index]
    if case .notice = handler.trigger { return nil }
    return program.handlers.indices.prefix(index).first {
      program.handlers[$0].trigger == handler.trigger && program.handlers[$0].owner == handler.owner
        && reach.contains(.ran($0))
    }
  }

  private func reason(for kind: NavNotice.Kind, at owner: NavProgram.Owner) -> String {
    switch kind {
    case .tabSelected, .tabReselected:
      let owners = program.places.indices.filter { isTabBar($0) }.map { program.places[$0].coordinator }
      if let first = owners.first, !owners.contains(where: { NavProgram.Owner.coordinator($0) == owner }) {
        return "\(kind.rawValue) goes to \(program.coordinators[first].name), which has the tabs"
      }
    case .background, .foreground:
      if !program.scope.adversaries.contains(.background) { return "the adversary 'background' is off" }
    case .swipeBegan, .swipeCancelled, .swipeFinished:
      if !program.scope.adversaries.contains(.swipe) { return "the adversary 'swipe' is off" }
    case .collapsed, .expanded:
      if !program.scope.adversaries.contains(.resize) { return "the adversary 'resize' is off" }
    default: break
    }
    return "the notice \(kind.rawValue) is never delivered here"
  }

  private func finishReason(at owner: NavProgram.Owner) -> String? {
    guard case .coordinator(let coordinator) = owner else { return nil }
    let name = program.coordinators[coordinator].name
    return "no child of \(name) finishes, and a coordinator made by 'new' is a child only after 'start'"
  }

  private var linkReason: String? {
    program.scope.adversaries.isDisjoint(with: [.deepLink, .linkAtLaunch])
      ? "the adversary 'deepLink' is off" : nil
  }

  /// An event that never fires, unless a handler of it that never runs is listed already.
  ///
  /// Where a screen or a coordinator is missing, that may be why a step or an answer is, and is to be read first.
  mutating func addEvent(_ event: CountedEvent) {
    let trigger: NavProgram.Trigger
    switch event.subject {
    // A control is there because of its handlers.
    case .tap, .gesture: return
    case .event(let index): trigger = .event(index)
    case .link(let index): trigger = .link(index)
    case .step(let index): trigger = .step(index)
    case .outcome(let effect, let outcome): trigger = .outcome(effect: effect, outcome: outcome)
    }
    let isListed = program.handlers.contains { $0.trigger == trigger && isAlive($0.owner) }
    guard !isListed, !event.isOfTheApp || isEverythingThere, let origin = event.origin else { return }
    let reason: String? = if case .link = event.subject { linkReason } else { nil }
    add("\(event.text) never fires", reason, origin)
  }

  private var isEverythingThere: Bool {
    missing.isEmpty && program.coordinators.indices.allSatisfy(isMade)
  }

  private func isTabBar(_ place: Int) -> Bool {
    if case .tabs = program.places[place].kind { true } else { false }
  }

  // MARK: Blocks

  mutating func addBranches() {
    let groups = groups(of: program.branches.indices) {
      (program.branches[$0].origin, program.branches[$0].condition)
    }
    for group in groups {
      guard let index = group.first else { continue }
      let branch = program.branches[index]
      let isThen = group.contains { reach.contains(.then($0)) }
      let isOtherwise = group.contains { reach.contains(.otherwise($0)) }
      // Without an 'else' nothing tells whether the condition was asked: an `if` counts as asked where its handler ran.
      if !isThen, isOtherwise || (!branch.hasElse && group.contains { isRun(branchOf: $0) }) {
        add(
          "the block of 'if \(branch.condition)' never runs", "its condition is never true", branch.origin,
          branch.thenAllowance)
      }
      if branch.hasElse, isThen, !isOtherwise {
        add(
          "the 'else' of 'if \(branch.condition)' never runs", "its condition is always true", branch.origin,
          branch.otherwiseAllowance)
      }
    }
  }

  /// Whether the condition of an `if` is evaluated: all statements before it have run.
  private func isRun(branchOf index: Int) -> Bool {
    program.handlers.indices.contains { handler in
      reach.contains(.ran(handler)) && asks(program.handlers[handler].body, index)
    }
  }

  /// Whether some statements that have run from the beginning come to an `if`.
  private func asks(_ statements: [NavProgram.Statement], _ index: Int) -> Bool {
    statements.contains { statement in
      switch statement {
      case .group(let inner), .each(_, _, let inner): asks(inner, index)
      case .choose(let alternatives, _): alternatives.contains { asks($0, index) }
      case .branch(_, let then, let otherwise):
        isBegun(then, index) || asksInside(then, index) || asksInside(otherwise, index)
      default: false
      }
    }
  }

  /// Whether a block begins with the mark of an `if`.
  private func isBegun(_ block: [NavProgram.Statement], _ index: Int) -> Bool {
    block.first == .taken(index, isThen: true)
  }

  /// The same for a block of another `if`, which has run if its mark is reached.
  private func asksInside(_ block: [NavProgram.Statement], _ index: Int) -> Bool {
    guard case .taken(let other, let isThen)? = block.first,
      reach.contains(isThen ? .then(other) : .otherwise(other))
    else { return false }
    return asks(Array(block.dropFirst()), index)
  }

  // MARK: Places

  /// Whether code at a place can run at all.
  private func isAlive(_ owner: NavProgram.Owner) -> Bool {
    switch owner {
    case .system: true
    case .coordinator(let index): isMade(index)
    case .place(let place): !missing.contains(place) && isMade(program.places[place].coordinator)
    }
  }

  /// Pieces that are written once, each group in the order of declaration.
  private func groups(
    of indices: Range<Int>, at written: (Int) -> (origin: NavSpec.Origin, text: String)
  ) -> [[Int]] {
    var groups: [[Int]] = []
    var numbers: [Place: Int] = [:]
    for index in indices {
      let (origin, text) = written(index)
      // What was built in Swift has no place in a text.
      let place = Place(
        file: origin.file, line: origin.line, column: origin.line == 0 ? index : origin.column, text: text)
      if let number = numbers[place] {
        groups[number].append(index)
      } else {
        numbers[place] = groups.count
        groups.append([index])
      }
    }
    return groups
  }

  private mutating func add(
    _ text: String, _ reason: String?, _ origin: NavSpec.Origin, _ allowance: NavProgram.DeadAllowance? = nil
  ) {
    if let allowance {
      allowed.append(DeadCode.Item(text: text, reason: allowance.reason, origin: allowance.origin))
    } else {
      items.append(DeadCode.Item(text: text, reason: reason, origin: origin))
    }
  }

  /// Each `allow no-dead` of the program that excuses nothing, in the order of the text.
  var idleAllowances: [NavProgram.DeadAllowance] {
    // Origins are all equal, so that places are compared.
    func place(_ origin: NavSpec.Origin) -> [Int] { [origin.file, origin.line, origin.column] }
    let used = Set(allowed.map { place($0.origin) })
    var written = program.handlers.indices.filter { reach.contains(.ran($0)) }.compactMap {
      program.handlers[$0].deadAllowance
    }
    for (index, branch) in program.branches.enumerated() {
      if reach.contains(.then(index)), let allowance = branch.thenAllowance { written.append(allowance) }
      if reach.contains(.otherwise(index)), let allowance = branch.otherwiseAllowance {
        written.append(allowance)
      }
    }
    var seen: Set<[Int]> = []
    return written.filter { !used.contains(place($0.origin)) && seen.insert(place($0.origin)).inserted }
      .sorted {
        ($0.origin.file, $0.origin.line, $0.origin.column) < (
          $1.origin.file, $1.origin.line, $1.origin.column
        )
      }
  }
}
