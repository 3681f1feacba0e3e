@testable import NavModel

/// Plays the same events on a reference and on the machine, and lists where they differ.
struct RxComparison<Reference: RxReference> {
  let alphabet: [RxCore.Event]
  private let reference: Reference
  private let model: RxModel
  private(set) var stepCount = 0
  private(set) var differences: [String] = []
  /// How often the app ends at the emission of a screen whose flow is gone, which the machine tells as too late.
  private(set) var lateCount = 0

  /// Makes both sides of a script, and compares them after launch.
  init(_ name: String, _ script: RxScript, dialect: String, alphabet: [RxCore.Event]) throws {
    self.alphabet = alphabet
    let steps = Set(alphabet.compactMap(\.step)).sorted()
    let machine = NavMachine(try program(script.text(dialect: dialect, steps: steps)))
    reference = Reference(script)
    model = RxModel(machine: machine, steps: KnownSteps(machine), world: machine.initialWorlds[0])
    compare(
      [(reference, reference.core.outputs)], [(model, model.sight(of: []))], after: ["launch of \(name)"])
  }

  /// Plays every word up to a length, each step once.
  mutating func playAll(upTo length: Int) {
    play(reference, model, [], length)
  }

  private mutating func play(_ reference: Reference, _ model: RxModel, _ word: [String], _ left: Int) {
    guard left > 0, differences.count < 20 else { return }
    for event in alphabet {
      for (next, world) in step(reference, model, event, word) {
        play(next, world, word + ["\(event)"], left - 1)
      }
    }
  }

  /// Plays one word of a length, by a generator.
  mutating func playRandom(_ length: Int, _ generator: inout some RandomNumberGenerator) {
    var (reference, model) = (reference, model)
    var word: [String] = []
    for _ in 0..<length where differences.count < 20 {
      guard let event = alphabet.randomElement(using: &generator),
        let next = step(reference, model, event, word).randomElement(using: &generator)
      else { continue }
      (reference, model) = next
      word.append("\(event)")
    }
  }

  /// Plays an event on both sides; the pairs that agree and go on.
  private mutating func step(
    _ reference: Reference, _ model: RxModel, _ event: RxCore.Event, _ word: [String]
  ) -> [(Reference, RxModel)] {
    let expected = reference.outcomes(of: event)
    if expected.isEmpty {
      // What the user cannot do, the machine does not offer; what the environment does reaches nobody.
      guard event.isUsers, model.outcomes(of: event) != nil else { return [] }
      differences.append("\(word) \(event): the machine can, the reference cannot")
      return []
    }
    stepCount += 1
    return compare(expected, model.outcomes(of: event) ?? [], after: word + ["\(event)"])
  }

  @discardableResult
  private mutating func compare(
    _ expected: [(Reference, [String])], _ found: [(RxModel, RxModel.Sight)], after word: [String]
  ) -> [(Reference, RxModel)] {
    var pairs: [(Reference, RxModel)] = []
    var answers: Set<RxModel.Sight> = []
    for (reference, log) in expected {
      let sight = reference.sight(of: log)
      if sight.hasCrashed {
        if found.contains(where: { $0.1.hasCrashed }) { return [] }
        if found.contains(where: { $0.1.isLate }) {
          lateCount += 1
          return []
        }
      }
      // A launch is told by nobody.
      let isLaunch = word.count == 1 && word[0].hasPrefix("launch")
      let match = found.first { isLaunch ? $0.1.isLike(sight) : $0.1.isSame(as: sight) }
      guard let match else {
        differences.append("\(word)\n  reference \(sight)\n  machine \(found.map(\.1))")
        return []
      }
      if answers.insert(sight).inserted { pairs.append((reference, match.0)) }
    }
    for (_, sight) in found where !answers.contains(where: { $0.isLike(sight) }) {
      differences.append("\(word): the machine alone has \(sight)")
      return []
    }
    return pairs
  }
}

extension RxModel.Sight {
  /// Whether all but the log is the same.
  fileprivate func isLike(_ other: Self) -> Bool {
    layers == other.layers && stacks == other.stacks && live == other.live && hasCrashed == other.hasCrashed
  }

  fileprivate func isSame(as other: Self) -> Bool { isLike(other) && log == other.log }
}

extension RxReference {
  /// What the machine should tell.
  fileprivate func sight(of log: [String]) -> RxModel.Sight {
    let stacks = coordinated.filter { $0 != 0 }.map {
      "\(core.flows[$0]): \(stack(of: $0).joined(separator: ", "))"
    }
    return RxModel.Sight(
      log: log.filter { $0.hasPrefix("did ") }.map { String($0.dropFirst(4)) }, layers: layers,
      stacks: stacks.sorted(), live: live, hasCrashed: log.contains("fatal"))
  }
}

extension RxCore.Event {
  /// The step that a stepper emits.
  fileprivate var step: String? {
    switch self {
    case .tap(_, let step), .screenEmits(_, let step), .flowEmits(_, let step), .deepLink(let step),
      .answer(_, let step):
      step
    default: nil
    }
  }

  /// Whether a user does it.
  fileprivate var isUsers: Bool {
    switch self {
    case .tap, .back, .backMenu, .swipeDown, .select: true
    default: false
    }
  }
}
