/// Proposes shorter action sequences for a failing one, and adapts to the results of their replays.
///
/// The shrinker does not depend on a machine; a model or an app can replay the sequences. A replay skips actions that
/// are not possible, so deleting the action that opened a screen also deletes the action that closes it.
package struct TraceShrinker {
  /// One action of a sequence.
  package struct Letter: Hashable, Sendable {
    package let text: String
    package let isInput: Bool

    package init(text: String, isInput: Bool) {
      self.text = text
      self.isInput = isInput
    }
  }

  private enum Stage {
    case keepEnd(Int)
    case deleteRuns(size: Int, at: Int)
    case deleteInputs(Int)
    case deletePairs(Int, Int)
    case simplify(Int, choice: Int)
    case deleteSteps(Int)
    case done

    var pass: ShrinkingPass? {
      switch self {
      case .keepEnd: .keepEnd
      case .deleteRuns: .deleteRuns
      case .deleteInputs: .deleteInputs
      case .deletePairs: .deletePairs
      case .simplify: .simplifyArguments
      case .deleteSteps: .deleteSteps
      case .done: nil
      }
    }
  }

  /// The best sequence, as it was replayed.
  package private(set) var best: [Letter]
  /// The passes that have helped.
  package private(set) var passes: [ShrinkingPass] = []
  private var stage = Stage.keepEnd(1)
  /// Whether the sequence has changed since all single inputs were last tried.
  private var hasChanged = true

  package init(_ word: [Letter]) { best = word }

  /// Whether no single input can be deleted.
  package var isMinimal: Bool { if case .done = stage { true } else { false } }

  /// The indices of the inputs in the best sequence.
  private var inputs: [Int] { best.indices.filter { best[$0].isInput } }

  /// Proposes the next sequence to replay; nil if all proposals are exhausted.
  ///
  /// - Parameter simpler: Returns the actions that may replace the action at an index of ``best``, simplest first.
  /// - Returns: A sequence; the caller replays it and calls ``answer(played:fails:)``.
  package mutating func next(simpler: (Int) -> [Letter]) -> [Letter]? {
    while true {
      let inputs = inputs
      switch stage {
      case .keepEnd(let size):
        if size < inputs.count { return Array(best[inputs[inputs.count - size]...]) }
        stage = .deleteRuns(size: inputs.count / 2, at: 0)
      case .deleteRuns(let size, let at):
        if size < 2 {
          stage = .deleteInputs(inputs.count - 1)
        } else if at < inputs.count {
          return best(without: Set(inputs[at..<min(at + size, inputs.count)]))
        } else {
          stage = .deleteRuns(size: size / 2, at: 0)
        }
      case .deleteInputs(let at):
        if at >= 0 { return best(without: [inputs[at]]) }
        stage = hasChanged ? .deleteInputs(inputs.count - 1) : .deletePairs(0, 1)
        hasChanged = false
      case .deletePairs(let first, let second):
        if second < inputs.count { return best(without: [inputs[first], inputs[second]]) }
        stage = first + 2 < inputs.count ? .deletePairs(first + 1, first + 2) : .simplify(0, choice: 0)
      case .simplify(let at, let choice):
        if at >= inputs.count {
          stage = .deleteSteps(best.count - 1)
          continue
        }
        let letters = simpler(inputs[at])
        if choice < letters.count {
          var word = best
          word[inputs[at]] = letters[choice]
          return word
        }
        stage = .simplify(at + 1, choice: 0)
      case .deleteSteps(let at):
        if at < 0 {
          stage = hasChanged ? .deleteInputs(inputs.count - 1) : .done
          hasChanged = false
        } else if best[at].isInput {
          stage = .deleteSteps(at - 1)
        } else {
          return best(without: [at])
        }
      case .done: return nil
      }
    }
  }

  private func best(without indices: Set<Int>) -> [Letter] {
    best.indices.filter { !indices.contains($0) }.map { best[$0] }
  }

  /// Takes the result of replaying the proposed sequence: the actions that were possible, and whether the sequence
  /// still fails.
  package mutating func answer(played: [Letter], fails: Bool) {
    let isBetter = fails && isBetter(played)
    if isBetter {
      best = played
      hasChanged = true
      if let pass = stage.pass, !passes.contains(pass) { passes.append(pass) }
    }
    let count = inputs.count
    switch stage {
    case .keepEnd(let size):
      stage = isBetter ? .deleteRuns(size: count / 2, at: 0) : .keepEnd(size * 2)
    case .deleteRuns(let size, let at):
      stage = .deleteRuns(size: min(size, max(1, count / 2)), at: isBetter ? at : at + size)
    case .deleteInputs(let at): stage = .deleteInputs(min(at, count) - 1)
    case .deletePairs(let first, let second):
      stage = isBetter ? .deleteInputs(count - 1) : .deletePairs(first, second + 1)
    case .simplify(let at, let choice): stage = .simplify(at, choice: isBetter ? 0 : choice + 1)
    case .deleteSteps(let at): stage = .deleteSteps(min(at, best.count) - 1)
    case .done: break
    }
  }

  /// Fewer inputs, then fewer steps; a simpler argument may cost steps.
  private func isBetter(_ word: [Letter]) -> Bool {
    let inputs = word.count(where: \.isInput)
    let known = best.count(where: \.isInput)
    if inputs != known { return inputs < known }
    if case .simplify = stage { return word != best }
    return word.count < best.count
  }
}
