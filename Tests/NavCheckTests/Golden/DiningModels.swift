import NavCheck

enum Dining {
  struct Table: Hashable, Sendable {
    var isFree: [Bool]
    var counter: [Int]
  }

  /// Philosophers who take two forks, eat and put them back; the first one takes them the other way round.
  static func table(seats: Int) -> ClosureMachine<Table> {
    let start = Table(
      isFree: Array(repeating: true, count: seats), counter: Array(repeating: 0, count: seats))
    return ClosureMachine(initialStates: [start]) { state, emit in
      for seat in 0..<seats {
        let below = (seat + seats - 1) % seats
        let takes = seat == 0 ? [below, seat] : [seat, below]
        let releases = [seat, below]
        var next = state
        next.counter[seat] = (state.counter[seat] + 1) % 5
        switch state.counter[seat] {
        case 0, 1:
          let fork = takes[state.counter[seat]]
          if !state.isFree[fork] { continue }
          next.isFree[fork] = false
        case 3: next.isFree[releases[0]] = true
        case 4: next.isFree[releases[1]] = true
        default: break
        }
        emit("\(seat) at \(state.counter[seat])", next)
      }
    }
  }

  enum Mood: Hashable, Sendable { case thinking, hungry, eating }

  struct Round: Hashable, Sendable {
    var moods: [Mood]
    var hasLeft: [Bool]
    var hasRight: [Bool]

    func isFree(_ fork: Int) -> Bool {
      let seats = moods.count
      return !hasLeft[fork] && !hasRight[(fork + seats - 1) % seats]
    }
  }

  /// Five philosophers who may put forks down and become hungry at any time, with or without an order of the forks.
  static func philosophers(ordered: Bool, seats: Int = 5) -> ClosureMachine<Round> {
    let none = Array(repeating: false, count: seats)
    let start = Round(moods: Array(repeating: .hungry, count: seats), hasLeft: none, hasRight: none)
    return ClosureMachine(initialStates: [start]) { state, emit in
      for seat in 0..<seats {
        func step(_ action: String, if enabled: Bool, _ change: (inout Round) -> Void) {
          guard enabled else { return }
          var next = state
          change(&next)
          emit("\(seat) \(action)", next)
        }
        let left = seat
        let right = (seat + 1) % seats
        let (mood, hasLeft, hasRight) = (state.moods[seat], state.hasLeft[seat], state.hasRight[seat])
        step(
          "takes left",
          if: mood == .hungry && !hasLeft && state.isFree(left) && (!ordered || hasRight || left < right)
        ) { $0.hasLeft[seat] = true }
        step(
          "takes right",
          if: mood == .hungry && !hasRight && state.isFree(right) && (!ordered || hasLeft || left > right)
        ) { $0.hasRight[seat] = true }
        step("eats", if: mood == .hungry && hasLeft && hasRight) { $0.moods[seat] = .eating }
        step("thinks", if: mood == .eating) { $0.moods[seat] = .thinking }
        step("is hungry", if: mood == .thinking) { $0.moods[seat] = .hungry }
        step(
          "drops left", if: mood == .thinking && hasLeft && (!ordered || !hasRight || left > right)
        ) { $0.hasLeft[seat] = false }
        step(
          "drops right", if: mood == .thinking && hasRight && (!ordered || !hasLeft || left < right)
        ) { $0.hasRight[seat] = false }
      }
    }
  }
}
