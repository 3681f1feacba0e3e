/// The cached runs from one world and their reads, so that a second request need not run them again.
///
/// It is shared by the copies of that world, and used by one thread. A copy that was changed is recognised, and gets
/// nothing from it.
@safe final class RunMemo: @unchecked Sendable {
  /// One way in which an event can go.
  struct Way {
    let choices: [Int]
    let outputs: [NavOutput]
    /// The handlers and blocks that run.
    var reach = NavReach()
    let world: NavWorld
  }

  /// An answer, with what was read for it.
  struct Answer<Value> {
    let value: Value
    let reads: [Int]
  }

  // Nothing is noted while something else is; to make sure of it would take longer than to note.
  @exclusivity(unchecked) private var world: NavWorld?
  @exclusivity(unchecked) private var runs: [(event: NavEvent, ways: Answer<[Way]>)] = []
  @exclusivity(unchecked) private var events: Answer<[NavEvent]>?
  @exclusivity(unchecked) private var shape: NavShape?

  /// Whether it is about a world: the first that asks.
  func isOf(_ world: NavWorld) -> Bool {
    if let known = unsafe self.world { return known == world }
    unsafe self.world = world.unobserved
    return true
  }

  /// The ways in which an event can go.
  func ways(of event: NavEvent, _ find: () -> Answer<[Way]>) -> Answer<[Way]> {
    // There are few.
    for run in unsafe runs where run.event == event { return run.ways }
    let found = find()
    unsafe runs.append((event, found))
    return found
  }

  /// The events that can happen.
  func events(_ find: () -> Answer<[NavEvent]>) -> Answer<[NavEvent]> {
    if let known = unsafe events { return known }
    let found = find()
    unsafe events = found
    return found
  }

  /// The shape, for which nothing is noted as read.
  func shape(_ find: () -> NavShape) -> NavShape {
    if let known = unsafe shape { return known }
    let found = find()
    unsafe shape = found
    return found
  }
}

extension NavWorld {
  /// The same world, which remembers what is run from it and from the worlds that this leads to.
  package var remembering: NavWorld {
    var world = self
    world.observation.memo = RunMemo()
    return world
  }

  /// What is remembered of it, if anything can be.
  var memo: RunMemo? {
    guard let memo = observation.memo, memo.isOf(self) else { return nil }
    return memo
  }

  /// Finds an answer on a copy whose reads are noted apart.
  func answer<Value>(_ find: (NavWorld) -> Value) -> RunMemo.Answer<Value> {
    guard let places = observation.places else { return RunMemo.Answer(value: find(self), reads: []) }
    let log = PartLog()
    var world = self
    world.observation.places = places.noting(in: log, focus: nil, ignoring: 0)
    return RunMemo.Answer(value: find(world), reads: log.reads)
  }
}

extension NavObservation {
  /// Notes what was read for an answer that was given before, as if it were read now.
  func read<Value>(for answer: RunMemo.Answer<Value>) {
    guard let places else { return }
    for number in answer.reads {
      if number < places.count {
        places.read(number)
      } else {
        places.read(number, of: places.facets.part(of: number))
      }
    }
  }

  /// That of a world that an answer has led to, where reads are noted as here.
  func goingOn(in other: NavObservation) -> NavObservation {
    guard let places else { return other }
    var next = other
    next.places = other.places?.noting(in: places.log, focus: places.focus, ignoring: places.ignoring)
    return next
  }
}
