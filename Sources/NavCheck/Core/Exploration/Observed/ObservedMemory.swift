/// The memoised results of an ``ObservedStateMachine``, independent of the type of packed states.
final class ObservedMemory<Machine: ObservedStateMachine>: @unchecked Sendable {
  let machine: Machine
  let properties: [CheckProperty<Machine.State, Machine.Action>]
  let questions: ObservedQuestions
  let stepQuestions: [BlockQuestions<Machine>.OfStep]
  let tries: ReadTries
  var coding: PartCoding<Machine.Part>
  /// Whether the results of the machine cannot be memoised.
  var gaveUp = false

  // What jobs read, with numbers for everything.
  var entries = WordList<ObservedEntry>()
  var emissions = WordList<ObservedEmission>()
  var changes = WordList<ObservedChange>()
  private(set) var judgements = WordList<ObservedJudgement>(capacity: 64)
  /// For each entry, the violated step properties as bits of their indices; all from 64 on share a bit.
  var brokenSteps = WordList<UInt64>()

  /// For each entry its steps as they were emitted.
  var steps: [[ObservedStep]] = []
  /// For each number of results, the number of steps of an entry to which each step property applies.
  private(set) var counts: [[Int]] = []
  private var countNumbers: [[Int]: Int] = [:]
  private var judgementNumbers: [ObservedJudgement: Int] = [:]
  /// For each facet the numbers of its discovered values.
  private var facetNumbers: [[Machine.Facet: Int]]
  /// For each part the facets of it, by their place among all.
  private let facetsOfParts: [[Int]]
  private(set) var reasons: [String] = []
  /// The values of parts that were discovered since the last test of soundness.
  private var unasked: [[Machine.Part]]
  private let isSound: ([[Machine.Part]]) -> Bool

  init(of machine: Machine, _ properties: [CheckProperty<Machine.State, Machine.Action>]) {
    self.machine = machine
    self.properties = properties
    isSound = machine.soundness()
    questions = ObservedQuestions(of: machine, properties)
    stepQuestions = BlockQuestions(properties).steps
    let facetParts = machine.facetParts
    tries = ReadTries(count: questions.all.count, partCount: machine.partCount, facetParts: facetParts)
    facetNumbers = facetParts.map { _ in [:] }
    facetsOfParts = (0..<machine.partCount).map { part in
      facetParts.indices.filter { facetParts[$0] == part }
    }
    coding = PartCoding(partCount: machine.partCount)
    unasked = Array(repeating: [], count: machine.partCount)
    _ = number(of: ObservedJudgement())
    _ = number(ofCounts: Array(repeating: 0, count: stepQuestions.count))
    // Most questions about steps have this answer, and it is recognised by its number.
    entries.append(ObservedEntry())
    brokenSteps.append(0)
    steps.append([])
  }

  deinit {
    entries.release()
    emissions.release()
    changes.release()
    judgements.release()
    brokenSteps.release()
  }

  /// The number of evaluated queries.
  var asked = 0
  private var due = 1 << 13
  private var askedBefore = 0
  private var knownBefore = 0

  /// Whether so few results were memoised that exploring state by state is faster.
  ///
  /// The check runs whenever the number of known states has doubled, and considers only the states since the last
  /// check.
  ///
  /// - Parameter known: The number of known states.
  /// - Returns: Whether memoisation is given up for this reason.
  func isOfLittleUse(known: Int) -> Bool {
    if known < due { return false }
    let isUseless = (asked - askedBefore) * 4 > (known - knownBefore) * questions.all.count
    (due, askedBefore, knownBefore) = (known * 2, asked, known)
    return isUseless
  }

  func state(of ids: [Int]) -> Machine.State { machine.state(of: coding.values(ids)) }

  /// The numbers of parts; new values are interned, and the layout has room for them.
  func numbers(of state: Machine.State) -> [Int] {
    machine.parts(of: state).enumerated().map { number(of: $1, as: $0) }
  }

  /// The numbers of parts; nil if a part has a new value.
  func knownNumbers(of state: Machine.State) -> [Int]? {
    var ids: [Int] = []
    for (part, value) in machine.parts(of: state).enumerated() {
      guard let known = coding.parts[part].number(of: value) else { return nil }
      ids.append(known)
    }
    return ids
  }

  func number(of value: Machine.Part, as part: Int) -> Int {
    if let known = coding.parts[part].number(of: value) { return known }
    unasked[part].append(value)
    let number = coding.add(value, as: part, base: base(of: part))
    if !facetsOfParts[part].isEmpty { addFacets(of: value, as: part, number) }
    return number
  }

  private func addFacets(of value: Machine.Part, as part: Int, _ number: Int) {
    let facets = machine.facets(of: value, as: part)
    let count = facetsOfParts[part].count
    precondition(
      facets.count == count, "Part \(part) has \(count) facets, but the machine returned \(facets.count).")
    for (facet, look) in zip(facetsOfParts[part], facets) {
      let next = facetNumbers[facet].count
      let known = facetNumbers[facet][look] ?? next
      if known == next { facetNumbers[facet][look] = next }
      tries.note(known, of: facet, part: number)
    }
  }

  /// The radixes of the current layout.
  var bases: [UInt64] = []

  private func base(of part: Int) -> UInt64 { bases.isEmpty ? .max : bases[part] }

  /// Tests whether the machine is sound with the discovered values.
  func askWhetherSound() {
    if gaveUp || unasked.allSatisfy(\.isEmpty) { return }
    if !isSound(unasked) { gaveUp = true }
    for part in unasked.indices { unasked[part] = [] }
  }

  func number(of judgement: ObservedJudgement) -> Int {
    if let known = judgementNumbers[judgement] { return known }
    judgementNumbers[judgement] = judgements.count
    judgements.append(judgement)
    return judgements.count - 1
  }

  func number(ofCounts wanted: [Int]) -> Int {
    if let known = countNumbers[wanted] { return known }
    countNumbers[wanted] = counts.count
    counts.append(wanted)
    return counts.count - 1
  }

  func number(ofReason reason: String) -> Int {
    // There are few.
    if let known = reasons.firstIndex(of: reason) { return known }
    reasons.append(reason)
    return reasons.count - 1
  }

  /// The judgement with a number.
  func judgement(_ number: Int) -> ObservedJudgement { judgements[number] }

  /// The memoised results of a property for a state.
  func judgement(of property: Int, _ ids: [Int]) -> (matters: Bool, broken: Bool, isGoal: Bool)? {
    guard let place = questions.places[property] else { return nil }
    var sum = ObservedJudgement()
    for question in questions.asking[property] {
      guard let answer = tries.answer(of: question, ids) else { return nil }
      let judgement = judgements[answer]
      sum.matters |= judgement.matters
      sum.broken |= judgement.broken
      sum.goals &= judgement.goals
    }
    return (sum.matters & place.bit != 0, sum.broken & place.bit != 0, sum.goals & place.bit != 0)
  }
}
