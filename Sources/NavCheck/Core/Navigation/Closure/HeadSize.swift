import NavModel

/// The number of screens at the top of a stack that one step can remove, one after the other.
///
/// A command that removes everything above the bottom screen, or above a screen of a certain place, does not count: its
/// result does not depend on the number of screens between.
struct HeadSize {
  typealias Obstacle = NavigationClosure.Obstacle

  /// The number of screens that must be known above a gap, so that no step uncovers a buried screen.
  private(set) var screens = 2
  private(set) var obstacle: Obstacle?

  /// The largest head, beyond which the number of worlds is too large.
  static let largest = 3

  init(of program: NavProgram) {
    var removedBy: [NavProgram.Trigger: (count: Int, origin: NavSpec.Origin)] = [:]
    var (removes, jumps) = (false, false)
    for handler in program.handlers {
      var counter = Counter()
      counter.visit(handler.body, isRepeated: false)
      jumps = jumps || counter.jumps
      guard counter.removed > 0 || counter.isUnbounded else { continue }
      removes = true
      switch handler.trigger {
      case _ where counter.isUnbounded:
        refuse("pop in a loop", handler.origin)
      case .tap, .event, .link, .step, .outcome:
        removedBy[handler.trigger, default: (0, handler.origin)].count += counter.removed
      case .finished, .adapt, .shouldPop, .shouldDismiss, .feedbackEnded, .notice:
        refuse("pop in a handler that can run several times in one step", handler.origin)
      }
    }
    var counter = Counter()
    counter.visit(program.continuations, isRepeated: false)
    jumps = jumps || counter.jumps
    if counter.removed > 0 || counter.isUnbounded { refuse("pop in a block that runs later", nil) }
    if removes, jumps { refuse("both pop and popTo", nil) }
    if removes, program.handlers.contains(where: { Counter(of: $0.body).forwards }) {
      refuse("both pop and forward", nil)
    }
    let most = removedBy.values.max { ($0.count, $1.origin.line) < ($1.count, $0.origin.line) }
    screens = 1 + max(1, most?.count ?? 0)
    if screens > Self.largest { refuse("a step that pops \(screens - 1) screens", most?.origin) }
  }

  private mutating func refuse(_ text: String, _ origin: NavSpec.Origin?) {
    if obstacle == nil { obstacle = Obstacle(text: text, origin: origin) }
  }

  /// Counts the screens that statements can remove one by one.
  private struct Counter {
    var removed = 0
    var isUnbounded = false
    /// Whether a statement pops to a screen of a place.
    var jumps = false
    /// Whether a statement passes the event on, so that more handlers run in the same step.
    var forwards = false

    init() {}

    init(of body: [NavProgram.Statement]) { visit(body, isRepeated: false) }

    mutating func visit(_ value: Any, isRepeated: Bool) {
      var isRepeated = isRepeated
      if let statement = value as? NavProgram.Statement {
        switch statement {
        case .pop(let count, _): remove(count, isRepeated)
        case .replaceTop: remove(1, isRepeated)
        case .popTo: jumps = true
        case .forward: forwards = true
        case .each: isRepeated = true
        default: break
        }
      }
      for child in Mirror(reflecting: value).children { visit(child.value, isRepeated: isRepeated) }
    }

    private mutating func remove(_ count: Int, _ isRepeated: Bool) {
      removed += count
      if isRepeated { isUnbounded = true }
    }
  }
}
