/// A machine whose state is a product of parts, and which can tell the parts that its own code reads.
///
/// It is checked as any ``StateMachine`` is and gets the same report, much sooner: what a part can look like is
/// numbered as it is met, a state is the numbers of its parts, and a predicate of a state is evaluated once for each
/// combination of the parts that were read to answer it. Which these are is observed while the machine's own code
/// runs on a real state.
///
/// Laws, beside those of the requirements:
///
/// - What the machine's code does with an observed state depends on nothing but the parts and facets that the
///   observation lists, and so does what it reads next. Comparing or hashing a whole state reads all of its parts.
/// - A part that a step may replace is read before, even where it is replaced without being looked at: a step that
///   writes what is there already cannot be told from one that leaves the part alone. To read a facet is not enough.
/// - ``StateMachine/isWithinBounds(_:)`` and ``StateMachine/truncation(of:)`` are called with the observed state after
///   a step as part of the step, so what they read counts for it.
protocol ObservedStateMachine<State, Action>: StateMachine {
  /// What one part can look like; an enum where parts differ.
  associatedtype Part: Hashable & Sendable

  /// Something of a part that can be read alone; an enum where facets differ.
  associatedtype Facet: Hashable & Sendable = Part

  /// What notes reads.
  associatedtype Observation: PartObservation

  /// How many parts every state has; the engine takes other ways where it is 1 or more than 64.
  var partCount: Int { get }

  /// For each facet of a part which part that is; none by default. The first has the number ``partCount``.
  var facetParts: [Int] { get }

  /// What a part looks like by its facets alone, in the order of ``facetParts``.
  func facets(of value: Part, as part: Int) -> [Facet]

  /// The parts of a state, in order; equal states have equal parts.
  func parts(of state: State) -> [Part]

  /// The state with these parts: `state(of: parts(of: state)) == state`.
  func state(of parts: [Part]) -> State

  /// The same state, which is going to be observed: a machine may keep with it what it knows of its parts.
  func observable(_ parts: [Part]) -> State

  /// The same state, which may cache its steps.
  func remembering(_ state: State) -> State

  /// An observation that has noted nothing yet.
  func observation() -> Observation

  /// The same state, equal to the one given, which notes the parts of it that are read.
  ///
  /// - Parameters:
  ///   - state: A state, be it observed already or not; also one that a step from an observed one led to.
  ///   - observation: Where reads are noted, behind those that were noted before.
  ///   - focus: The one part that properties judged by part speak of; `nil` for all.
  ///   - ignoring: A bit for each part whose reads are not noted.
  /// - Returns: The state that notes.
  func observed(_ state: State, in observation: Observation, focus: Int?, ignoring: UInt64) -> State

  /// How many questions there are that together ask for all steps.
  ///
  /// Each step is an answer to one of them, with as many duplicates as ``StateMachine/forEachStep(from:_:)``
  /// emits. Two questions about one state do not have an action in common. What an action names may be
  /// numbered otherwise in another state with the same parts.
  var stepQuestions: Int { get }

  /// Calls `emit` once for every step that is an answer to a question.
  ///
  /// - Parameters:
  ///   - question: From 0 to less than ``stepQuestions``.
  ///   - observed: The state before.
  ///   - emit: Is given the action and the state after it, be that observed or not.
  func forEachStep(of question: Int, from observed: State, _ emit: (Action, State) -> Void)

  /// The report of the engine that explores by what was read; nil where that is no way to explore the machine.
  ///
  /// It is a requirement so that a machine brings along an engine that is compiled for it.
  func reportByReads(
    _ properties: [CheckProperty<Self>], jobs: Int, within budget: CheckBudget,
    progress: ((CheckProgress) -> Void)?, shouldStop: (() -> String?)?, stop: SearchStop?
  ) -> CheckReport<State, Action>?

  /// A judge of whether the laws can be relied on for what parts look like; by default they can.
  ///
  /// Each search has one of its own. It is called whenever new values of parts were discovered, and before states with these
  /// are explored. If it says no, the engine takes other ways for the whole check.
  ///
  /// - Returns: Is given for each part what it was not met as before, and says whether the machine can be explored by
  ///   what was read.
  func soundness() -> ([[Part]]) -> Bool
}

extension ObservedStateMachine {
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

  /// That of the engine, which looks at nothing but what the protocol asks for.
  func reportByReads(
    _ properties: [CheckProperty<Self>], jobs: Int, within budget: CheckBudget,
    progress: ((CheckProgress) -> Void)?, shouldStop: (() -> String?)?, stop: SearchStop?
  ) -> CheckReport<State, Action>? {
    // Where numbers of parts outgrow one word, two are taken; what was learned stays.
    let memory = ObservedMemory(of: self, properties)
    if let source = ObservedSource<Self, UInt64>(remembering: memory, jobs: jobs),
      let report = TierJudge.report(
        source, within: budget, jobs: jobs, progress: progress, shouldStop: shouldStop, stop: stop)
    {
      return report
    }
    if memory.gaveUp || stop?.isReached ?? false { return nil }
    guard let source = ObservedSource<Self, PackedPair>(remembering: memory, jobs: jobs) else { return nil }
    return TierJudge.report(
      source, within: budget, jobs: jobs, progress: progress, shouldStop: shouldStop, stop: stop)
  }
}
