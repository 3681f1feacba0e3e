@testable import NavCheck

extension RandomProduct {
  /// Properties of all kinds and readings, of which one in so many is broken.
  func asking(oneIn chance: UInt64) -> Checker<RandomProduct> {
    @Sendable func is1(_ query: UInt64, _ state: ProductState, _ chance: UInt64) -> Bool {
      result(query, state, depth: 2) % chance == 0
    }
    @Sendable func ofPart(_ query: UInt64, _ state: ProductState, _ part: Int, _ chance: UInt64) -> Bool {
      var hash = result(query + UInt64(part) * 100, state, depth: 1, first: part)
      if lie == .readForFocus { hash = Self.mix(hash, UInt64(state.readUntracked(0))) }
      return hash % chance == 0
    }
    @Sendable func hidden(_ state: ProductState, _ lie: Lie) -> Bool {
      self.lie == lie && state.readUntracked(0) & 1 == 1
    }
    var checker = Checker(self)
      .always("whole", when: { is1(201, $0, 2) }) { !is1(202, $0, chance) != hidden($0, .readForProperty) }
      .never("never") { is1(203, $0, chance) }
      .sometimes("met") { is1(204, $0, chance * 2) }
      .possible("goal", when: { is1(205, $0, 2) }) { is1(206, $0, 4) != hidden($0, .readForGoal) }
      .deadlockFree("ends")
      .notApplicable("nothing")
    for (name, isApart) in [("together", false), ("apart", true)] {
      let base: UInt64 = isApart ? 310 : 300
      for number: UInt64 in [base, base + 50] {
        checker =
          checker
          .always(
            "always \(name) \(number)",
            when: { state in state.focused.contains { ofPart(number, state, $0, 2) } },
            holds: { state in
              !state.focused.contains {
                ofPart(number, state, $0, 2) && ofPart(number + 1, state, $0, chance)
              }
            }
          ).judgedByPart(apart: isApart)
          .sometimes("sometimes \(name) \(number)") { state in
            state.focused.contains { ofPart(number + 2, state, $0, chance * 2) }
          }.judgedByPart(apart: isApart)
          .possible(
            "possible \(name) \(number)",
            when: { state in state.focused.contains { ofPart(number + 3, state, $0, 3) } },
            goal: { state in state.focused.allSatisfy { ofPart(number + 4, state, $0, 2) } }
          ).judgedByPart(apart: isApart)
      }
    }
    return
      checker
      .step("step", when: { before, _, after in is1(401, before, 2) || is1(402, after, 3) }) {
        before, action, after in
        (action.name.hasPrefix("a") || !is1(403, after, chance) || is1(404, before, 2))
          != hidden(after, .readForStepProperty)
      }
      .step("changes", when: { _, action, _ in action.name.hasPrefix("b") }) { before, _, after in
        before[0] != after[0] || after[1] >= before[1]
      }
      .deadlockFree("ends too")
  }
}
