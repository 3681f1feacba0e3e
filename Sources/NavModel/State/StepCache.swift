/// A cache of the runs from one world, of the worlds in which inputs settle, and of the reads.
///
/// The copies of the world share the cache, and one thread uses it. A copy that was changed does not use the cache.
final class StepCache: @unchecked Sendable {
  /// One possible result of an event.
  struct Way {
    let choices: [Int]
    let outputs: [NavOutput]
    /// The handlers and blocks that ran.
    var reach = NavReach()
    let world: NavWorld
  }

  /// A result with the reads on which it depends.
  struct Answer<Value> {
    let value: Value
    let reads: [Int]
    /// The results of regions among the reads (``ReadLog/results``).
    var results: [NavLocalResult] = []
    /// Identifies the result, so that a log records its reads once.
    let identity = Identity()
  }

  /// The identity of a result.
  final class Identity: Sendable {}

  private var world: NavWorld?
  private var runs: [(event: NavEvent, ways: Answer<[Way]>)] = []
  private var events: Answer<[NavEvent]>?
  private var shape: NavShape?
  private var settlings: [(input: AnyHashable, ends: Answer<[NavWorld]>)] = []

  /// Whether the cache belongs to a world; the first call determines the world.
  func isOf(_ world: NavWorld) -> Bool {
    if let known = self.world { return known == world }
    self.world = world.withoutTracking
    return true
  }

  /// Returns the possible results of an event; calls `find` if they are not cached.
  func ways(of event: NavEvent, _ find: () -> Answer<[Way]>) -> Answer<[Way]> {
    // A linear search is fast enough, since there are few events.
    for run in runs where run.event == event { return run.ways }
    let found = find()
    runs.append((event, found))
    return found
  }

  /// Returns the worlds in which an input settles; calls `find` if they are not cached.
  func ends(of input: AnyHashable, _ find: () -> Answer<[NavWorld]>) -> Answer<[NavWorld]> {
    for settling in settlings where settling.input == input { return settling.ends }
    let found = find()
    settlings.append((input, found))
    return found
  }

  /// Returns the enabled events; calls `find` if they are not cached.
  func events(_ find: () -> Answer<[NavEvent]>) -> Answer<[NavEvent]> {
    if let known = events { return known }
    let found = find()
    events = found
    return found
  }

  /// Returns the shape, without its reads; calls `find` if it is not cached.
  func shape(_ find: () -> NavShape) -> NavShape {
    if let known = shape { return known }
    let found = find()
    shape = found
    return found
  }
}

extension NavWorld {
  /// The same world with an empty cache of the runs from it; its successors have caches, too.
  package var remembering: NavWorld {
    var world = self
    world.observation.memo = StepCache()
    return world
  }

  /// The cache of the world; nil if there is none, or if the world was changed.
  var memo: StepCache? {
    guard let memo = observation.memo, memo.isOf(self) else { return nil }
    return memo
  }

  /// Returns the worlds in which an input settles, from the cache of the world if it has one.
  ///
  /// - Parameters:
  ///   - input: The input, with everything but the world that the result depends on.
  ///   - follow: A closure that takes this world and finds the result.
  /// - Returns: The result, which records its reads in the log of this world.
  package func ends(of input: some Hashable & Sendable, _ follow: (NavWorld) -> [NavWorld]) -> [NavWorld] {
    guard let memo else { return follow(self) }
    let known = memo.ends(of: AnyHashable(input)) { answer(follow) }
    observation.read(for: known)
    return known.value.map { end in
      var end = end
      end.observation = observation.goingOn(in: end.observation)
      return end
    }
  }

  /// Evaluates a closure on a copy of the world with a separate log, and returns the result with its reads.
  func answer<Value>(_ find: (NavWorld) -> Value) -> StepCache.Answer<Value> {
    guard let places = observation.places else { return StepCache.Answer(value: find(self), reads: []) }
    let log = places.log.empty
    var world = self
    world.observation.places = places.noting(in: log, focus: nil, ignoring: 0)
    return StepCache.Answer(value: find(world), reads: log.reads, results: log.results)
  }
}

extension NavObservation {
  /// Records the reads of a cached result as if they occurred now.
  func read<Value>(for answer: StepCache.Answer<Value>) {
    guard let places, places.ignoring != 0 || places.log.note(answer.identity) else { return }
    var results = answer.results[...]
    for number in answer.reads {
      if number < places.count {
        places.read(number)
      } else if number >= places.facets.count {
        if let result = results.popFirst() { places.record(result, of: number - places.facets.count) }
      } else {
        places.read(number, of: places.facets.part(of: number))
      }
    }
  }

  /// Returns the observation of a successor, which records its reads in the log of this observation.
  func goingOn(in other: NavObservation) -> NavObservation {
    guard let places else { return other }
    var next = other
    next.places = other.places?.noting(in: places.log, focus: places.focus, ignoring: places.ignoring)
    return next
  }
}
