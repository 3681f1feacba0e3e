import NavModel

/// The inputs and answers that a census counts, with their labels in a ``CensusGraph``.
struct CensusSubjects: Sendable {
  /// The inputs, in the order of their declarations; the label of each is its position, plus 1.
  let all: [CountedEvent]
  private let labels: [CountedEvent.Subject: UInt16]

  init(_ machine: NavMachine) {
    all = CountedEvent.all(of: machine).filter { event in
      if case .step = event.subject { false } else { true }
    }
    labels = Dictionary(uniqueKeysWithValues: all.enumerated().map { ($1.subject, UInt16($0 + 1)) })
  }

  /// Returns the label of an event; 0 for a step of the platform, which no line of a spec brings about.
  func label(of event: NavEvent, in world: NavWorld) -> UInt16 {
    let known = subject(of: event, in: world).flatMap { labels[$0] } ?? 0
    return event.isInput && !event.endsGesture ? known | CensusGraph.inputBit : known
  }

  private func subject(of event: NavEvent, in world: NavWorld) -> CountedEvent.Subject? {
    switch event.kind {
    case .tap(let control, _): .tap(control)
    case .link(let link, _), .linkAtLaunch(let link, _): .link(link)
    case .external(let index, _): .event(index)
    case .outcome(let position, let outcome, _):
      .outcome(effect: world.effects[position].effect, outcome: outcome)
    default: event.kind.gesture.map { .gesture($0) }
    }
  }
}
