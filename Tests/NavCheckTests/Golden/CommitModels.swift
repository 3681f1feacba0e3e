import NavCheck

/// Two-phase commit: resource managers that vote by message, and a transaction manager that decides.
enum TwoPhaseCommit {
  enum Manager: Hashable, Sendable { case working, prepared, committed, aborted }
  enum Decision: Hashable, Sendable { case open, committed, aborted }

  struct State: Hashable, Sendable {
    var managers: [Manager]
    var decision = Decision.open
    var heard: [Bool]
    var votes: [Bool]
    var commitSent = false
    var abortSent = false
  }

  static func machine(managers count: Int) -> ClosureMachine<State> {
    let none = Array(repeating: false, count: count)
    let start = State(managers: Array(repeating: .working, count: count), heard: none, votes: none)
    return ClosureMachine(initialStates: [start]) { state, emit in
      func step(_ action: String, if enabled: Bool, _ change: (inout State) -> Void) {
        guard enabled else { return }
        var next = state
        change(&next)
        emit(action, next)
      }
      step("decide commit", if: state.decision == .open && !state.heard.contains(false)) {
        $0.decision = .committed
        $0.commitSent = true
      }
      step("decide abort", if: state.decision == .open) {
        $0.decision = .aborted
        $0.abortSent = true
      }
      for index in 0..<count {
        let isWorking = state.managers[index] == .working
        step("hear \(index)", if: state.decision == .open && state.votes[index]) { $0.heard[index] = true }
        step("prepare \(index)", if: isWorking) {
          $0.managers[index] = .prepared
          $0.votes[index] = true
        }
        step("choose abort \(index)", if: isWorking) { $0.managers[index] = .aborted }
        step("commit \(index)", if: state.commitSent) { $0.managers[index] = .committed }
        step("abort \(index)", if: state.abortSent) { $0.managers[index] = .aborted }
      }
    }
  }
}

/// What two-phase commit is for: all commit or all abort, without saying how they agree.
enum TransactionCommit {
  typealias Manager = TwoPhaseCommit.Manager

  static func machine(managers count: Int) -> ClosureMachine<[Manager]> {
    ClosureMachine(initialStates: [Array(repeating: .working, count: count)]) { state, emit in
      for index in state.indices {
        func become(_ manager: Manager, if enabled: Bool) {
          guard enabled else { return }
          var next = state
          next[index] = manager
          emit("\(index) is \(manager)", next)
        }
        let allReady = state.allSatisfy { $0 == .prepared || $0 == .committed }
        become(.prepared, if: state[index] == .working)
        become(.committed, if: state[index] == .prepared && allReady)
        become(
          .aborted,
          if: (state[index] == .working || state[index] == .prepared) && !state.contains(.committed)
        )
      }
    }
  }
}
