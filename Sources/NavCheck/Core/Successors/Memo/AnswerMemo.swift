/// The memoised results of a ``FactoredStateMachine``, independent of the type of packed states.
final class AnswerMemo<Machine: FactoredStateMachine>: @unchecked Sendable {
  let machine: Machine
  let properties: [CheckProperty<Machine.State, Machine.Action>]
  let queries: MemoQueries
  let stepQueries: [CompiledProperties<Machine.State, Machine.Action>.StepPredicate]
  let statePredicates: [Int: CompiledProperties<Machine.State, Machine.Action>.StatePredicate]
  let reachability: [Int: CompiledProperties<Machine.State, Machine.Action>.ReachabilityPredicate]
  let tries: DependencyTries
  var coding: ComponentInterner<Machine.Part>
  /// Why the results of the machine are not memoised; nil while they are.
  var refusal: MemoRefusal?

  // What workers read, with numbers for everything.
  var entries = Buffer<MemoEntry>()
  var emissions = Buffer<MemoSuccessor>()
  var changes = Buffer<ComponentChange>()
  private(set) var judgements = Buffer<PropertyBits>(capacity: 64)
  /// For each entry, the violated step properties as bits of their indices; all from 64 on share a bit.
  var brokenSteps = Buffer<UInt64>()

  /// For each entry of steps that read parts only locally, the new values of these parts.
  var localTargets: [Int: LocalTargets] = [:]
  private var localNumbers: [AnyHashable: Int] = [:]

  /// The properties of which a violation is known, so that steps need not be judged by them any more.
  var decided: [Int] = []
  /// For each query and value of the first part, the step properties that are left out, as bits of their indices.
  var skipped: [UInt64: UInt64] = [:]
  /// The parts that evaluations for the last state have read locally, as bits.
  var localParts: UInt64 = 0

  /// The steps of all entries as they were emitted, and for each entry the end of its steps.
  var steps = Buffer<MemoStep>()
  var stepEnds = Buffer<UInt32>()
  /// The indices of the violated step properties, once for each step that violates one, and for each entry their end.
  var broken = Buffer<UInt32>()
  var brokenEnds = Buffer<UInt32>()
  /// For each number of results, the number of steps of an entry to which each step property applies.
  private(set) var counts: [[Int]] = []
  private var countNumbers: [[Int]: Int] = [:]
  private var judgementNumbers: [PropertyBits: Int] = [:]
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
    queries = MemoQueries(properties, of: machine)
    let compiled = CompiledProperties(properties)
    stepQueries = compiled.steps
    statePredicates = Dictionary(uniqueKeysWithValues: compiled.states.map { ($0.property, $0) })
    reachability = Dictionary(uniqueKeysWithValues: compiled.reachability.map { ($0.property, $0) })
    let facetParts = machine.facetParts
    tries = DependencyTries(count: queries.all.count, partCount: machine.partCount, facetParts: facetParts)
    facetNumbers = facetParts.map { _ in [:] }
    facetsOfParts = (0..<machine.partCount).map { part in
      facetParts.indices.filter { facetParts[$0] == part }
    }
    coding = ComponentInterner(partCount: machine.partCount)
    unasked = Array(repeating: [], count: machine.partCount)
    _ = number(of: PropertyBits())
    _ = number(ofCounts: Array(repeating: 0, count: stepQueries.count))
    // Most queries about steps have this result, and it is recognised by its number.
    append(MemoEntry(), broken: [])
  }

  /// An estimate of the memory of the values of parts and of ``localTargets`` in bytes.
  var listed = 0

  /// An estimate of the memory of the memo in bytes, which depends only on what was memoised.
  var bytes: Int {
    listed + tries.bytes + entries.bytes + emissions.bytes + changes.bytes + steps.bytes + stepEnds.bytes
      + broken.bytes + brokenEnds.bytes + brokenSteps.bytes + skipped.count * 40
  }

  /// Stores an entry.
  ///
  /// - Parameters:
  ///   - entry: The entry, the steps of which are stored.
  ///   - broken: For each of these steps and each step property that it violates, the index of the property.
  func append(_ entry: MemoEntry, broken: [Int]) {
    entries.append(entry)
    stepEnds.append(UInt32(steps.count))
    for place in broken { self.broken.append(UInt32(place)) }
    brokenEnds.append(UInt32(self.broken.count))
    brokenSteps.append(broken.reduce(0) { $0 | 1 << UInt64(min($1, 63)) })
  }

  /// The steps of an entry as they were emitted.
  func steps(of entry: Int) -> Chunk<MemoStep> {
    steps.elements.slice((entry == 0 ? 0 : Int(stepEnds[entry - 1]))..<Int(stepEnds[entry]))
  }

  /// The indices of the step properties that steps of an entry violate, once for each step.
  func broken(of entry: Int) -> [Int] {
    ((entry == 0 ? 0 : Int(brokenEnds[entry - 1]))..<Int(brokenEnds[entry])).map { Int(broken[$0]) }
  }

  /// The changes of parts by a step.
  func changes(of step: MemoStep) -> Chunk<ComponentChange> {
    changes.elements.slice(Int(step.first)..<(Int(step.first) + Int(step.count)))
  }

  /// The number of evaluated queries.
  var asked = 0
  private var due = 1 << 9
  private var askedBefore = 0
  private var knownBefore = 0

  /// Whether so few results were memoised that exploring state by state is faster.
  ///
  /// The check runs whenever the number of known states has doubled, and considers only the states since the last
  /// check. The first states miss more results than later ones, so the limit is higher for them.
  ///
  /// - Parameter known: The number of known states.
  /// - Returns: Whether memoisation is given up for this reason.
  func isOfLittleUse(known: Int) -> Bool {
    if known < due { return false }
    let affordable = known < 1 << 13 ? 16 : Double(queries.all.count) / 4
    let isUseless = Double(asked - askedBefore) > Double(known - knownBefore) * affordable
    (due, askedBefore, knownBefore) = (known * 2, asked, known)
    return isUseless
  }

  func state(of ids: [Int]) -> Machine.State { machine.state(of: coding.values(ids)) }

  /// The numbers of parts; new values are interned, and the coding has room for them.
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
    listed += machine.footprint(ofPart: value) + 4 * MemoryLayout<Machine.Part>.stride
    let number = coding.add(value, as: part, radix: radix(of: part))
    if !facetsOfParts[part].isEmpty { addFacets(of: value, as: part, number) }
    return number
  }

  private func addFacets(of value: Machine.Part, as part: Int, _ number: Int) {
    let facets = machine.facets(of: value, as: part)
    let count = facetsOfParts[part].count
    precondition(
      facets.count == count, "Part \(part) has \(count) facets, but the machine returned \(facets.count).")
    for (facet, value) in zip(facetsOfParts[part], facets) {
      let next = facetNumbers[facet].count
      let known = facetNumbers[facet][value] ?? next
      if known == next { facetNumbers[facet][value] = next }
      tries.record(known, of: facet, part: number)
    }
  }

  /// The radixes of the current coding.
  var radixes: [UInt64] = []

  private func radix(of part: Int) -> UInt64 { radixes.isEmpty ? .max : radixes[part] }

  /// Tests whether the machine is sound with the discovered values.
  func askWhetherSound() {
    if refusal != nil || unasked.allSatisfy(\.isEmpty) { return }
    if !isSound(unasked) { refusal = .capacities }
    for part in unasked.indices { unasked[part] = [] }
  }

  func number(of judgement: PropertyBits) -> Int {
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

  /// The number of a value that was read locally.
  func number(ofLocal value: AnyHashable) -> Int {
    let next = localNumbers.count
    let number = localNumbers[value, default: next]
    if number == next { localNumbers[value] = next }
    return number
  }

  /// The queries without a complete result for a state, given the numbers of its parts.
  func unresolved(_ ids: [Int]) -> [Int] {
    let open = tries.unresolved(ids)
    if localTargets.isEmpty { return open }
    return open
      + (queries.firstOfSteps..<queries.all.count).filter { query in
        guard let entry = tries.locallyKnownResult(of: query, ids), let targets = localTargets[entry] else {
          return false
        }
        return !targets.have(ids)
      }
  }

  func number(ofReason reason: String) -> Int {
    // There are few.
    if let known = reasons.firstIndex(of: reason) { return known }
    reasons.append(reason)
    return reasons.count - 1
  }

  /// The judgement with a number.
  func judgement(_ number: Int) -> PropertyBits { judgements[number] }

  /// The memoised results of a property for a state; nil if some are missing.
  func judgement(of property: Int, _ ids: [Int]) -> (matters: Bool, broken: Bool, isGoal: Bool)? {
    guard let place = queries.places[property] else { return nil }
    var sum = PropertyBits()
    for query in queries.asking[property] {
      guard let result = tries.result(of: query, ids) else { return nil }
      let judgement = judgements[result]
      sum.matters |= judgement.matters
      sum.broken |= judgement.broken
      sum.goals &= judgement.goals
    }
    return (sum.matters & place.bit != 0, sum.broken & place.bit != 0, sum.goals & place.bit != 0)
  }
}
