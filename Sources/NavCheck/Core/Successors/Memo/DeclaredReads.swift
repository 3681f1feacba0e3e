/// A ``ComponentMachine`` as a machine with factored states: rules declare the parts that steps read.
///
/// A guard is a facet of its part, which is read after the parts of its rule if these have steps.
struct DeclaredReads<Base: ComponentMachine>: FactoredStateMachine {
  typealias Rule = ComponentRule<Base.Part, Base.Action>

  /// Nothing is recorded.
  final class Recorder: ReadRecorder {
    var reads: [Int] { [] }
  }

  let base: Base
  private let rules: [Rule]
  /// The parts that each rule reads or writes, ascending.
  private let keys: [[Int]]
  private let guards: [Rule.Guard]
  /// For each rule, the index of its first guard.
  private let firstGuards: [Int]

  /// The machine as one with factored states; nil if the search by parts cannot check the properties on it.
  init?(_ base: Base, _ properties: [CheckProperty<Base.State, Base.Action>]) {
    let compiled = CompiledProperties(properties)
    let isDeclared = compiled.stateProperties.allSatisfy { !properties[$0].conjuncts.isEmpty }
    guard !base.hasLimits, isDeclared, compiled.steps.isEmpty, compiled.ends.isEmpty else { return nil }
    self.base = base
    rules = base.rules
    keys = rules.map { Set($0.reads + $0.writes).sorted() }
    guards = rules.flatMap(\.guards)
    var count = 0
    firstGuards = rules.map { rule in
      count += rule.guards.count
      return count - rule.guards.count
    }
  }

  var initialStates: [Base.State] { base.initialStates }
  func forEachStep(from state: Base.State, _ emit: (Base.Action, Base.State) -> Void) {
    base.forEachStep(from: state, emit)
  }
  func cost(of action: Base.Action) -> Int { base.cost(of: action) }
  func footprint(of state: Base.State) -> Int { base.footprint(of: state) }
  func fingerprint(of state: Base.State) -> UInt64 { base.fingerprint(of: state) }

  var recordsReads: Bool { false }
  var partCount: Int { base.partCount }
  func parts(of state: Base.State) -> [Base.Part] { base.parts(of: state) }
  func state(of parts: [Base.Part]) -> Base.State { base.state(of: parts) }
  var facetParts: [Int] { guards.map(\.part) }

  func facets(of value: Base.Part, as part: Int) -> [Bool] {
    guards.filter { $0.part == part }.map { $0.isOpen(value) }
  }

  func observation() -> Recorder { Recorder() }
  func observed(_ state: Base.State, in: Recorder, focus: Int?, ignoring: UInt64) -> Base.State { state }

  var stepQueries: Int { rules.count }

  func declaredReads(of query: Int, in parts: [Base.Part]) -> [Int]? {
    let rule = rules[query]
    var reads = keys[query]
    // Most combinations of the parts have no steps, whatever the guards.
    if !rule.hasSteps(from: parts) { return reads }
    for (index, condition) in rule.guards.enumerated() {
      reads.append(partCount + firstGuards[query] + index)
      if !condition.isOpen(parts[condition.part]) { break }
    }
    return reads
  }

  func forEachStep(of query: Int, from state: Base.State, _ emit: (Base.Action, Base.State) -> Void) {
    let parts = base.parts(of: state)
    rules[query].forEachStep(from: parts) { emit($0, base.state(of: $1)) }
  }
}
