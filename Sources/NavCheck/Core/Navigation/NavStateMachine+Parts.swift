package import NavModel

extension ReadLog: ReadRecorder {
  var localValues: [AnyHashable] { results.map(AnyHashable.init) }
}

/// A world consists of parts, one for each tab and layer and one for the rest, and a step reads few of them.
extension NavStateMachine: FactoredStateMachine {
  /// The number of parts of a world; 1 if an input is left out, since this reads every part.
  var partCount: Int { avoided == nil ? scheme.count : 1 }

  /// The parts of a world, and then the links of the program.
  var focusCount: Int { partCount == 1 ? 1 : partCount + machine.program.links.count }

  /// Small apps are explored faster without a memo, since their parts repeat too seldom (``PartRepetition``).
  ///
  /// The same is true with fewer than two tabs. A search of a user who may begin to wait takes place only if the app is
  /// small.
  var stepsBeforeMemo: Int {
    if scheme.tabs < 2 || mayBecomePatient { return .max }
    return 50_000
  }

  /// For each facet of a part which part that is.
  var facetParts: [Int] { NavFacets(scheme).parts }

  /// The facets of a part: a summary of the first part, and the structure and the screens of any other part.
  func facets(of value: NavPart, as part: Int) -> [NavFacet] { value.facets }

  func footprint(ofPart value: NavPart) -> Int { value.footprint }

  /// The parts of a world.
  func parts(of state: NavWorld) -> [NavPart] {
    state.parts(by: scheme, isSound: violations.map { $0.isSound })
  }

  /// The world with these parts.
  func state(of parts: [NavPart]) -> NavWorld { NavWorld(parts: parts) }

  /// The world of the parts, with an index of its instances.
  func observable(_ parts: [NavPart]) -> NavWorld { NavWorld.observable(parts, by: scheme) }

  /// The same world, which caches the steps that run from it.
  func remembering(_ state: NavWorld) -> NavWorld { state.remembering }

  /// A log that has noted nothing yet.
  func observation() -> ReadLog { ReadLog(local: readsLocally ? NavFacets(scheme) : nil) }

  /// The same world, which records its reads.
  func observed(_ state: NavWorld, in observation: ReadLog, focus: Int?, ignoring: UInt64) -> NavWorld {
    state.observed(in: observation, by: scheme, focus: focus, ignoring: ignoring)
  }

  /// The number of step queries: for the screen in front, the platform, each link, each event, each tab that can be
  /// selected, each tab's own steps, and the rest.
  var stepQueries: Int { machine.stepQueryCount }

  /// Calls `emit` for every step that is an answer to a question.
  func forEachStep(of question: Int, from observed: NavWorld, _ emit: (NavStep, NavWorld) -> Void) {
    forEachStep(ofAny: question, from: observed, emit)
  }

  /// Whether the discovered parts cannot reach a capacity together.
  ///
  /// If they can, every whole world must be tested.
  func soundness() -> ([[NavPart]]) -> Bool {
    let machine = machine
    var greatest: [NavPart.Sizes] = []
    return { parts in
      while greatest.count < parts.count { greatest.append(NavPart.Sizes()) }
      for (part, values) in parts.enumerated() {
        for value in values { greatest[part] = greatest[part].union(value.sizes) }
      }
      return machine.hasRoom(for: greatest.reduce(NavPart.Sizes()) { $0.adding($1) })
    }
  }
}
