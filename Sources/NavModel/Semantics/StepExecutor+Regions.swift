/// Regions of a step, which read one tab locally (``ReadLog``).
///
/// Without regions, a step that removes a tab bar depends on the contents of all its tabs together. What happens to one
/// tab in such a step rarely affects anything else. A region checks this: it compares the state of the execution after
/// it with the state before it.
extension StepExecutor {
  /// Runs a piece of a step that concerns one tab.
  ///
  /// - Parameters:
  ///   - stack: The stack of a tab; for any other stack, the piece is a usual piece of the step.
  ///   - body: The piece. It may read and change everything, but is local only if all that it reads and changes is in
  ///     the tab, or what it reads is in the first part.
  /// - Throws: The error of the piece.
  /// - Complexity: O(*n*) in addition to the piece, where *n* is the size of the world.
  mutating func locally<Failure: Error>(
    on stack: StackID, _ body: (inout StepExecutor) throws(Failure) -> Void
  ) throws(Failure) {
    guard let places = world.observation.places, let part = places.tab(of: stack) else {
      return try body(&self)
    }
    try locally(in: part, body)
  }

  /// Runs a piece of a step that concerns one part.
  mutating func locally<Failure: Error>(
    in part: UInt8, _ body: (inout StepExecutor) throws(Failure) -> Void
  ) throws(Failure) {
    guard let places = world.observation.places, places.isTab(part), places.log.begin(Int(part)) else {
      return try body(&self)
    }
    let before = self
    do {
      try body(&self)
    } catch {
      // Another choice may be within the scope, and the part decides how many choices there are.
      let isExceeded = isOutOfScope && choices == before.choices
      places.log.end(isExceeded ? .outOfScope : .whole)
      throw error
    }
    places.log.end(result(of: part, since: before))
  }

  /// The answer to a question about one tab.
  func isLocally(on stack: StackID, _ test: () -> Bool) -> Bool { world.isLocally(on: stack, test) }

  /// The answer to a question about one part.
  func isLocally(in part: UInt8, _ test: () -> Bool) -> Bool { world.isLocally(in: part, test) }

  /// The tab that a command names as its target; nil if it names none, or no reads are local.
  ///
  /// The command is then one region of the step.
  func tab(changedBy command: NavProgram.Statement) -> UInt8? {
    guard let places = world.observation.places, places.log.isLocal,
      case .route(let place, let values)? = command.stackTail?.target, values.isEmpty,
      let owner = coordinator(of: NavRoute(place: place))
    else { return nil }
    return places.tabs.first { tab in
      places.ownStack(of: tab).map { world.stacksUntracked[$0.index].owner == owner } ?? false
    }
  }

  /// What a region exports.
  private mutating func result(of part: UInt8, since before: StepExecutor) -> NavLocalResult {
    guard let own = world.observation.places?.ownStack(of: part), let effect = effect(on: own, since: before)
    else { return .whole }
    let result = content(of: part, own, since: before)
    let isNone =
      effect.outputs.isEmpty && !effect.isUnrendered && unanimated == before.unanimated
      && hasUnrenderedLayers == before.hasUnrenderedLayers
    return isNone || result == .whole ? result : .effect(effect, result)
  }

  /// What a region exports of the part itself.
  private mutating func content(of part: UInt8, _ own: StackID, since before: StepExecutor) -> NavLocalResult
  {
    let old = before.world
    let counts = (
      stacks: old.stacksUntracked.count, screens: old.screensUntracked.count,
      coordinators: old.coordinatorsUntracked.count
    )
    guard let places = world.observation.places?.adding(part, from: counts, in: world),
      world.rest == old.rest, world.isEqual(to: old, outside: part, places)
    else { return .whole }
    world.observation.places = places
    if world.hasInstances(of: old) { return .unchanged }
    guard let owner = owner(of: own, since: old),
      let content = PartCut.content(ofTab: own, in: world.withoutTracking, by: places.scheme),
      content.presented
        == PartCut.children(presentedBy: content.owner, in: old.withoutTracking, by: places.scheme),
      places.contains(content, in: part)
    else { return .whole }
    return .changed(content.digest, owner)
  }

  /// What the first part holds of the coordinator of a tab, if it is as before or nil.
  private func owner(of stack: StackID, since old: NavWorld) -> NavLocalResult.Owner? {
    guard let id = world.stacksUntracked[stack.index].owner, old.stacksUntracked[stack.index].owner == id
    else { return nil }
    let (before, after) = (old.coordinatorsUntracked[id.index], world.coordinatorsUntracked[id.index])
    guard before.declaration == after.declaration, before.arguments == after.arguments,
      before.branch == after.branch, before.root == after.root,
      after.parent == nil || after.parent == before.parent,
      after.branchedFrom == nil || after.branchedFrom == before.branchedFrom
    else { return nil }
    return NavLocalResult.Owner(
      isAlive: after.isAlive, isFinished: after.isFinished, hasParent: after.parent != nil,
      hasBranch: after.branchedFrom != nil)
  }

  /// What a region has changed besides the world; nil if this cannot be exported.
  private func effect(on own: StackID, since before: StepExecutor) -> NavLocalResult.Effect? {
    guard isEqual(to: before), outputs.starts(with: before.outputs),
      unrendered.starts(with: before.unrendered),
      unanimated.symmetricDifference(before.unanimated).isSubset(of: [own])
    else { return nil }
    let told = Array(outputs.dropFirst(before.outputs.count))
    let written = unrendered.dropFirst(before.unrendered.count)
    guard told.allSatisfy(\.isWithoutInstances), written.allSatisfy({ $0 == own }) else { return nil }
    return NavLocalResult.Effect(
      outputs: told, isUnrendered: !written.isEmpty, isUnanimated: unanimated.contains(own),
      hasUnrenderedLayers: hasUnrenderedLayers)
  }

  /// Whether everything is equal but the world, the executed handlers, and what an effect states
  /// (``NavLocalResult/Effect``).
  ///
  /// Only reports of unused code read the executed handlers, and these explore no pairs.
  private func isEqual(to other: StepExecutor) -> Bool {
    let isSame =
      depth == other.depth && tap == other.tap && emitted == other.emitted
      && closedAlert == other.closedAlert && dismissal == other.dismissal && posted == other.posted
      && removedLayers == other.removedLayers && request == other.request && isInput == other.isInput
      && changed == other.changed && feedback == other.feedback
      && feedbackRuns == other.feedbackRuns && reducing == other.reducing && isVetoed == other.isVetoed
      && choices == other.choices && isEndless == other.isEndless
      && isRenderingLater == other.isRenderingLater
      && connection == other.connection
      && isCarryingOutQueued == other.isCarryingOutQueued && interrupting == other.interrupting
      && topColumns == other.topColumns && delivered == other.delivered
    return isSame && unstarted.elementsEqual(other.unstarted) { $0 == $1 }
      && Self.isEqual(answered, other.answered) && Self.isEqual(viewed, other.viewed)
      && keptNumbers == other.keptNumbers
      // While RxFlow works or broadcasts, no region is local.
      && broadcast == nil && other.broadcast == nil && flows.isUnused && other.flows.isUnused
  }

  private static func isEqual<First: Equatable, Second: Equatable>(
    _ left: (First, Second)?, _ right: (First, Second)?
  ) -> Bool {
    guard let left, let right else { return left == nil && right == nil }
    return left == right
  }
}

extension NavObservation.Places {
  /// Whether all instances of a tab are in a part; instances without a location were created before the region.
  fileprivate func contains(_ content: PartCut.Inside, in part: UInt8) -> Bool {
    content.stacks.allSatisfy { $0 < stacks.count && stacks[$0] == part }
      && content.screens.allSatisfy { $0 < screens.count && screens[$0].part == part }
      && content.coordinators.allSatisfy { $0 < coordinators.count && coordinators[$0] == part }
  }

  /// The part of a tab's own stack; nil for any other stack.
  func tab(of stack: StackID) -> UInt8? {
    guard stack.index < stacks.count, case let part = stacks[stack.index], isTab(part),
      ownStack(of: part) == stack
    else { return nil }
    return part
  }

  /// Whether a part is a tab.
  func isTab(_ part: UInt8) -> Bool { part > 0 && Int(part) <= min(scheme.tabs, ownStacks.count) }

  /// The tabs that are parts.
  var tabs: [UInt8] {
    ownStacks.indices.map { UInt8($0 + 1) }.filter { isTab($0) && ownStack(of: $0) != nil }
  }

  /// The own stack of a tab; nil if the tab is no part.
  func ownStack(of tab: UInt8) -> StackID? {
    tab > 0 && Int(tab) <= ownStacks.count ? ownStacks[Int(tab) - 1] : nil
  }
}

extension NavProgram.Statement {
  /// The tail of a command that changes a stack; nil for other statements.
  fileprivate var stackTail: NavProgram.Tail? {
    switch self {
    case .push(_, let tail), .replaceTop(_, let tail), .replaceRoot(_, let tail), .pop(_, let tail),
      .popToRoot(let tail), .popTo(_, let tail), .remove(_, let tail), .setStack(_, let tail):
      tail
    default: nil
    }
  }
}

extension NavOutput {
  /// Whether the output certainly refers to no instance, so that a region can export it.
  fileprivate var isWithoutInstances: Bool {
    switch self {
    case .dropped, .late, .warning: true
    case .refused(_, _, let route): !(route?.refersToInstances ?? false)
    case .popped(let route, _), .doubled(let route): !route.refersToInstances
    default: false
    }
  }
}

extension NavWorld {
  /// Whether both worlds have equal instances at the same indices.
  fileprivate func hasInstances(of other: NavWorld) -> Bool {
    stacksUntracked == other.stacksUntracked && screensUntracked == other.screensUntracked
      && coordinatorsUntracked == other.coordinatorsUntracked
  }

  /// Whether the instances of an earlier world are unchanged, except those of a part.
  fileprivate func isEqual(to other: NavWorld, outside part: UInt8, _ places: NavObservation.Places) -> Bool {
    func isEqual<Element>(
      _ new: NavInstances<Element>, _ old: NavInstances<Element>, isInside: (Int) -> Bool
    ) -> Bool {
      new.count >= old.count
        && old.indices.allSatisfy { isInside($0) || new.isEqual(at: $0, to: old) }
    }
    func isInside(_ places: [UInt8], _ index: Int) -> Bool { index < places.count && places[index] == part }
    return isEqual(stacksUntracked, other.stacksUntracked) { isInside(places.stacks, $0) }
      && isEqual(coordinatorsUntracked, other.coordinatorsUntracked) { isInside(places.coordinators, $0) }
      && isEqual(screensUntracked, other.screensUntracked) {
        $0 < places.screens.count && places.screens[$0].part == part
      }
  }

  /// Records the parts that a step has read locally, after the step: what an instance of such a part has become may
  /// depend on the part, and the first part depends on its digest.
  func recordLocalParts() {
    guard let places = observation.places, places.log.localParts != 0 else { return }
    let cut = PartCut(of: withoutTracking, by: places.scheme)
    for part in 1..<places.count where places.log.localParts >> UInt64(part) & 1 == 1 {
      let hasMoved = cut.hasMoved(from: UInt8(part), places)
      places.record(hasMoved ? .whole : .part(cut.digest(of: part), cut.presenters(in: part)), of: part)
    }
  }
}
