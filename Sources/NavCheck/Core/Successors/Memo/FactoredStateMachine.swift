/// A machine with states that consist of parts, and with a record of the parts that its own code reads.
///
/// The report is the same as for any ``StateMachine``, but the search is much faster. It interns the values of each
/// part, represents a state by the numbers of its parts, and evaluates a predicate once for each combination of
/// values of the parts that the evaluation reads. These reads are recorded while the machine's own code runs on a
/// real state.
///
/// Laws, in addition to those of the requirements:
///
/// - The result of the machine's code for an observed state, and its next read, depend only on the parts and facets
///   that the observation lists. Comparing or hashing a whole state reads all of its parts.
/// - A part that a step may replace is read before, even if the step does not depend on it. Otherwise a step that
///   writes an equal value could not be distinguished from a step that keeps the part. Reading a facet is not
///   sufficient.
/// - ``StateMachine/isWithinBounds(_:)`` and ``StateMachine/truncation(of:)`` are called with the observed state
///   after a step as part of the step, so their reads belong to it.
protocol FactoredStateMachine<State, Action>: StateMachine {
  /// The type of the value of a part; an enum if the parts differ in type.
  associatedtype Part: Hashable & Sendable

  /// Something of a part that can be read alone; an enum where facets differ.
  associatedtype Facet: Hashable & Sendable = Part

  /// The type that records reads.
  associatedtype Observation: ReadRecorder

  /// The number of parts of every state; a machine with 1 part or more than 64 is explored state by state.
  var partCount: Int { get }

  /// The number of subjects on which a property can be evaluated alone: the parts, by default, and then any others.
  var focusCount: Int { get }

  /// The number of generated steps after which a search that explores state by state begins again with a memo.
  ///
  /// It begins earlier if parts repeat often (``PartRepetition``), and after six times as many steps if fewer states wait
  /// to be explored than were explored. The default is 0; `Int.max` stands for no memo. The
  /// report is the same in any case.
  var stepsBeforeMemo: Int { get }

  /// Whether reads are recorded, so that every predicate has a memo; true by default.
  ///
  /// Otherwise ``declaredReads(of:in:)`` has the reads of steps, and `possible` properties have no memo.
  var recordsReads: Bool { get }

  /// For each facet of a part which part that is; none by default. The first has the number ``partCount``.
  var facetParts: [Int] { get }

  /// The values of a part's facets, in the order of ``facetParts``.
  func facets(of value: Part, as part: Int) -> [Facet]

  /// The parts of a state, in order; equal states have equal parts.
  func parts(of state: State) -> [Part]

  /// An estimate of the memory of a part's value in bytes.
  func footprint(ofPart value: Part) -> Int

  /// The state with these parts: `state(of: parts(of: state)) == state`.
  func state(of parts: [Part]) -> State

  /// Creates the state of these parts for observation; a machine may store data about its parts in it.
  func observable(_ parts: [Part]) -> State

  /// The same state, which may cache its steps.
  func remembering(_ state: State) -> State

  /// An observation that has noted nothing yet.
  func observation() -> Observation

  /// Returns an equal state that records which of its parts are read.
  ///
  /// - Parameters:
  ///   - state: A state, observed or not; also a state to which a step from an observed state leads.
  ///   - observation: The record, to which reads are appended.
  ///   - focus: The subject on which properties are evaluated alone, less than ``focusCount``; `nil` for all.
  ///   - ignoring: A bit for each part with reads that are not recorded.
  /// - Returns: The observed state.
  func observed(_ state: State, in observation: Observation, focus: Int?, ignoring: UInt64) -> State

  /// The number of queries that together return all steps.
  ///
  /// Each step is a result of one query, with as many duplicates as ``StateMachine/forEachStep(from:_:)`` emits. Two
  /// queries about one state have no action in common. The instances that an action names may have other numbers in
  /// another state with the same parts.
  var stepQueries: Int { get }

  /// Calls `emit` once for every step that is a result of a query.
  ///
  /// - Parameters:
  ///   - query: From 0 to less than ``stepQueries``.
  ///   - observed: The state before.
  ///   - emit: Is given the action and the state after it, be that observed or not.
  func forEachStep(of query: Int, from observed: State, _ emit: (Action, State) -> Void)

  /// The parts and facets that a query reads, in order, if the machine declares them; nil if they are recorded.
  ///
  /// - Parameters:
  ///   - query: From 0 to less than ``stepQueries``.
  ///   - parts: The parts of the state.
  /// - Returns: The reads, which depend only on the values of the preceding reads.
  func declaredReads(of query: Int, in parts: [Part]) -> [Int]?

  /// Runs the search that memoises results by reads; nil if the machine cannot be explored in this way.
  ///
  /// The requirement lets a machine provide a search that is specialised for it.
  func memoizedReport(
    _ properties: [CheckProperty<State, Action>], _ options: SearchOptions
  ) -> CheckReport<State, Action>?

  /// Returns a test of whether the laws hold for given values of parts; by default they do.
  ///
  /// Each search has its own test. It is called whenever new values of parts were discovered, before states with
  /// these values are explored. If it returns false, the whole search runs state by state.
  ///
  /// - Returns: A closure that takes the new values of each part, and returns whether results can be memoised by
  ///   reads.
  func soundness() -> ([[Part]]) -> Bool
}

extension FactoredStateMachine {
  /// The default: the parts.
  var focusCount: Int { partCount }

  /// The default: results are memoised from the beginning.
  var stepsBeforeMemo: Int { 0 }

  /// The default: reads are recorded.
  var recordsReads: Bool { true }

  /// The default: the size of the type.
  func footprint(ofPart value: Part) -> Int { MemoryLayout<Part>.size }

  /// Nothing is kept.
  func observable(_ parts: [Part]) -> State { state(of: parts) }

  /// Nothing is kept.
  func remembering(_ state: State) -> State { state }

  /// There are none.
  var facetParts: [Int] { [] }

  /// There are none.
  func facets(of value: Part, as part: Int) -> [Facet] { [] }

  /// The laws can always be relied on.
  func soundness() -> ([[Part]]) -> Bool { { _ in true } }

  /// The reads are recorded.
  func declaredReads(of query: Int, in parts: [Part]) -> [Int]? { nil }
}

/// Records the reads of a state: parts as a whole, and facets of parts.
protocol ReadRecorder: AnyObject {
  /// The recorded reads, each once, in the order of the first reads: numbers of parts, then numbers of facets, which
  /// follow those of the parts.
  ///
  /// A part may be read *locally*: nothing but the new content of the part depends on it, except for some values. For
  /// each of these values there is the number of the part plus the number of parts and facets, once or more often.
  var reads: [Int] { get }

  /// The values of the local reads, in the order of ``reads``.
  var localValues: [AnyHashable] { get }

  /// The parts that were read only locally, one bit each.
  var localParts: UInt64 { get }
}

extension ReadRecorder {
  /// Nothing is read locally.
  var localValues: [AnyHashable] { [] }

  /// Nothing is read locally.
  var localParts: UInt64 { 0 }
}
