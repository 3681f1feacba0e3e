extension ObservedSource {
  /// The memoised steps from a state; `nil` if some are missing.
  func entries(of word: Word) -> [Int]? {
    let ids = plan.layout.digits(of: word)
    var entries: [Int] = []
    for question in memory.questions.firstOfSteps..<memory.questions.all.count {
      guard let entry = memory.tries.answer(of: question, ids) else { return nil }
      entries.append(entry)
    }
    return entries
  }

  /// The difference between the memoised results for a state and the machine; `nil` if there is none.
  func difference(
    in word: Word, _ state: Machine.State, _ emitted: [(action: Machine.Action, state: Machine.State)],
    _ entries: [Int], judging: Bool
  ) -> String? {
    if let steps = stepDifference(word, state, emitted, entries) { return steps }
    if !judging { return nil }
    return verdictDifference(state, emitted, entries)
      ?? judgementDifference(state, plan.layout.digits(of: word))
  }

  /// A step as the machine emits it; without its target state if that is out of bounds.
  private struct Emitted: Equatable {
    let cost: Int
    let state: Machine.State?
    let limit: String?
  }

  private func stepDifference(
    _ word: Word, _ state: Machine.State, _ emitted: [(action: Machine.Action, state: Machine.State)],
    _ entries: [Int]
  ) -> String? {
    // There are few, and most that differ do at once.
    var unmatched = emitted.map { self.emitted($0.action, $0.state) }
    var surplus: [Emitted] = []
    for step in entries.flatMap({ memory.steps[$0] }) {
      let after = word.adding(plan.difference(step.changes))
      let remembered =
        switch step.kind {
        case .outOfBounds: Emitted(cost: step.cost, state: nil, limit: nil)
        case .normal: Emitted(cost: step.cost, state: self.state(of: after), limit: nil)
        case .cut(let reason):
          Emitted(cost: step.cost, state: self.state(of: after), limit: memory.reasons[Int(reason)])
        }
      if let place = unmatched.lastIndex(of: remembered) {
        unmatched.remove(at: place)
      } else {
        surplus.append(remembered)
      }
    }
    let odd = unmatched.map { ($0, "fewer") } + surplus.map { ($0, "more") }
    return odd.map { step, how in
      let target = step.state.map { String(describing: $0) } ?? "a state out of bounds"
      return "the memo holds \(how) steps to \(target) than the machine emits"
    }.min()
  }

  private func emitted(_ action: Machine.Action, _ state: Machine.State) -> Emitted {
    let cost = machine.cost(of: action)
    guard machine.isWithinBounds(state) else { return Emitted(cost: cost, state: nil, limit: nil) }
    return Emitted(cost: cost, state: state, limit: machine.truncation(of: state))
  }

  /// The difference between memoised and recomputed results of step properties.
  private func verdictDifference(
    _ state: Machine.State, _ emitted: [(action: Machine.Action, state: Machine.State)], _ entries: [Int]
  ) -> String? {
    if memory.stepQuestions.isEmpty { return nil }
    let steps = Set(emitted.map { Taken(action: $0.action, state: $0.state) }).filter {
      machine.isWithinBounds($0.state) && machine.truncation(of: $0.state) == nil
    }
    for (place, question) in memory.stepQuestions.enumerated() {
      var matters = 0
      var broken = 0
      for step in steps {
        guard question.matters(state, step.action, step.state) else { continue }
        matters += 1
        if !question.clears(state, step.action, step.state) { broken += 1 }
      }
      for entry in entries {
        matters -= memory.counts[Int(memory.entries[entry].verdict & ~ObservedEntry.brokenBit)][place]
        for step in memory.steps[entry] where step.broken.contains(place) { broken -= 1 }
      }
      if matters != 0 || broken != 0 { return told(question.property) }
    }
    return nil
  }

  /// The difference between memoised and recomputed results of state properties.
  private func judgementDifference(_ state: Machine.State, _ ids: [Int]) -> String? {
    for property in properties.indices {
      guard let known = memory.judgement(of: property, ids) else { continue }
      let isSame =
        switch properties[property].claim {
        case .state(let when, let holds):
          known.matters == when(state) && known.broken == (known.matters && !holds(state))
        case .sometimes(let hit): known.matters == hit(state)
        case .possible(let when, let goal): known.matters == when(state) && known.isGoal == goal(state)
        case .step, .response, .deadlockFree, .notApplicable: true
        }
      if !isSame { return told(property) }
    }
    for (index, question) in memory.questions.all.enumerated() {
      guard case .ends = question, let answer = memory.tries.answer(of: index, ids) else { continue }
      if (memory.judgements[answer].matters == 0) != machine.isFinal(state) {
        return "the memo and the machine disagree on whether the state is final"
      }
    }
    return nil
  }

  private func told(_ property: Int) -> String {
    "the memo and the machine disagree on the property \"\(properties[property].name)\""
  }
}
