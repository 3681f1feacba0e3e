/// A feedback system over `a: 0...2` and `b: 0...1`, as the text of a spec and as a reference.
///
/// A state is a number below 6: twice `a`, plus `b`.
struct LoopSystem {
  typealias Feedback = ReferenceFeedback<Int, Int>

  /// A feedback, by tables over the states.
  struct Part {
    var strategy: Feedback.Strategy
    /// Whether the state interests the feedback.
    var isInterested: [Bool]
    /// The steps that the effect sends at once, and whether it sends them through a snapshot.
    var immediate: [[Int]]
    var isBySnapshot = false
    /// The steps that an answer from outside sends, nil where the effect does not wait for one.
    var answer: [Int]?

    /// What a state is to the feedback: `skippingRepeated` looks at `a`.
    func control(_ state: Int) -> Int? {
      isInterested[state] ? strategy == .skippingRepeated ? state / 2 : 0 : nil
    }

    var reference: Feedback {
      let part = self
      return Feedback(strategy, control: { part.control($0) }) { state in
        Feedback.Effect(
          immediate: part.immediate[state], isBySnapshot: part.isBySnapshot, isEndless: part.answer != nil)
      }
    }
  }

  /// What comes from outside.
  enum Input: Hashable {
    case send(Int)
    /// A field, `a` or `b`, and its value.
    case mutate(Int, Int)
    /// A mutation and a step in one handler.
    case mutateThenSend
    case sendThenMutate
    /// A view keeps the snapshot that it was rendered from.
    case remember
    /// The view sends a step that depends on `b` of its snapshot.
    case sendRemembered
    /// The view sets `a` to the one after that of its snapshot.
    case mutateRemembered
    case answer(Int)
    case stop
    /// A turn of the scheduler.
    case tick
  }

  static let states = 6
  var initial = 0
  /// The state after a step, by step and state.
  var reducers: [[Int]]
  var parts: [Part]

  init(_ random: inout ReferenceRandom, strategies: [Feedback.Strategy]) {
    initial = random.below(Self.states)
    reducers = []
    for _ in 0..<3 {
      reducers.append((0..<Self.states).map { random.oneIn(2) ? $0 : random.below(Self.states) })
    }
    parts = []
    for _ in 0..<(1 + random.below(3)) {
      var steps: [[Int]] = []
      for _ in 0..<Self.states {
        steps.append(random.oneIn(3) ? (0...random.below(2)).map { _ in random.below(3) } : [])
      }
      parts.append(
        Part(
          strategy: strategies[random.below(strategies.count)],
          isInterested: (0..<Self.states).map { _ in !random.oneIn(3) }, immediate: steps,
          isBySnapshot: random.oneIn(3), answer: random.oneIn(2) ? [random.below(3), random.below(3)] : nil))
    }
  }

  /// The inputs that a word is made of.
  var alphabet: [Input] {
    let answers = parts.indices.filter { parts[$0].answer != nil }.map(Input.answer)
    return [.send(0), .send(1), .mutate(0, 1), .mutateThenSend, .sendThenMutate] + answers
      + [.remember, .sendRemembered, .mutateRemembered]
  }

  // MARK: Text

  /// The spec.
  func text(scheduling: String) -> String {
    let steps = reducers.indices.map { "step e\($0)" }
    let events =
      [
        "e0", "e1", "e2", "a0", "a1", "a2", "b0", "b1", "both", "sent", "remember", "sendHeld", "mutateHeld",
        "stop",
      ] + ["f0", "f1", "f2"]
    return """
      system Random
        platform ideal
        dialect feedback-loop { scheduling = \(scheduling) }
        timing \(scheduling == "scheduled" ? "interleaved" : "atomic")
        bound mail 24
      \(steps.joined(separator: "\n"))
      \(events.map { "event x\($0)" }.joined(separator: "\n"))
      coordinator Loop {
        var a: 0...2 = \(initial / 2)
        var b: 0...1 = \(initial % 2)
        var held: snapshot
        start page
        screen page
        \(reducers.indices.map { "on xe\($0) { emit e\($0) }" }.joined(separator: "\n  "))
        \((0...2).map { "on xa\($0) { mutate a = \($0) }" }.joined(separator: "\n  "))
        \((0...1).map { "on xb\($0) { mutate b = \($0) }" }.joined(separator: "\n  "))
        on xboth {
          mutate b = 1
          emit e0
        }
        on xsent {
          emit e1
          mutate a = 0
        }
        on xremember { held = snapshot }
        on xsendHeld {
          if held.b == 1 { held.send(event: e0) } else { held.send(event: e1) }
        }
        on xmutateHeld {
          if held.a == 2 { held.mutate(a, value: 0) } else { held.mutate(a, value: held.a + 1) }
        }
        on xstop { finish }
        \(reducers.indices.map(reducer).joined(separator: "\n  "))
        \(parts.indices.map(feedback).joined(separator: "\n  "))
      }
      """
  }

  private func test(_ state: Int) -> String { "(a == \(state / 2) and b == \(state % 2))" }

  private func reducer(_ step: Int) -> String {
    let changed = (0..<Self.states).filter { reducers[step][$0] != $0 }
    return changed.map { state in
      let after = reducers[step][state]
      return "on step e\(step) when \(test(state)) {\n a = \(after / 2)\n b = \(after % 2)\n}"
    }
    .joined(separator: "\n  ")
  }

  private func feedback(_ index: Int) -> String {
    let part = parts[index]
    let states = (0..<Self.states).filter { part.isInterested[$0] }
    let condition = states.isEmpty ? "false" : states.map(test).joined(separator: " or ")
    // `every` has three words, of which `predicate` takes the condition itself.
    let word =
      switch part.strategy {
      case .every: ["lensing a when", "latest when", "predicate"][index]
      case .skippingRepeated: "skippingRepeated a when"
      case .edge: "positiveEdgeTrigger when"
      case .once: "systemBootstrapped when"
      case .filtered: "latest when"
      }
    let body = (0..<Self.states).filter { !part.immediate[$0].isEmpty }.reduce("") { rest, state in
      "if \(test(state)) {\n\(sends(part.immediate[state], part))\n}"
        + (rest.isEmpty ? "" : " else {\n\(rest)\n}")
    }
    let answer = part.answer.map { "    on xf\(index) {\n\(emits($0))\n    }" } ?? ""
    return "feedback f\(index) \(word) \(condition) {\n\(body)\n\(answer)\n}"
  }

  private func sends(_ steps: [Int], _ part: Part) -> String {
    part.isBySnapshot ? steps.map { "snapshot.send(event: e\($0))" }.joined(separator: "\n") : emits(steps)
  }

  private func emits(_ steps: [Int]) -> String { steps.map { "emit e\($0)" }.joined(separator: "\n") }

  /// The name of the event that stands for an input, nil for a turn of the scheduler.
  func event(of input: Input) -> String? {
    switch input {
    case .send(let step): "xe\(step)"
    case .mutate(let field, let value): "x\(field == 0 ? "a" : "b")\(value)"
    case .mutateThenSend: "xboth"
    case .sendThenMutate: "xsent"
    case .remember: "xremember"
    case .sendRemembered: "xsendHeld"
    case .mutateRemembered: "xmutateHeld"
    case .answer(let part): "xf\(part)"
    case .stop: "xstop"
    case .tick: nil
    }
  }

  /// The state after a field was written.
  static func write(_ field: Int, _ value: Int, in state: inout Int) {
    state = field == 0 ? value * 2 + state % 2 : state / 2 * 2 + value
  }
}
