import NavCheck

enum Threads {
  struct Race: Hashable, Sendable {
    var shared = 0
    var isLocked = false
    var local: [Int]
    var counter: [Int]
  }

  /// Threads that each read, add one and write.
  static func increment(threads: Int) -> ClosureMachine<Race> {
    let start = Race(
      local: Array(repeating: 0, count: threads), counter: Array(repeating: 1, count: threads))
    return ClosureMachine(initialStates: [start]) { state, emit in
      for thread in 0..<threads where state.counter[thread] < 3 {
        var next = state
        next.counter[thread] += 1
        if state.counter[thread] == 1 {
          next.local[thread] = state.shared
          emit("\(thread) reads", next)
        } else {
          next.shared = state.local[thread] + 1
          emit("\(thread) writes", next)
        }
      }
    }
  }

  /// The same under a lock.
  static func lockedIncrement(threads: Int) -> ClosureMachine<Race> {
    let zeros = Array(repeating: 0, count: threads)
    return ClosureMachine(initialStates: [Race(local: zeros, counter: zeros)]) { state, emit in
      for thread in 0..<threads where state.counter[thread] < 4 {
        var next = state
        next.counter[thread] += 1
        switch state.counter[thread] {
        case 0:
          if state.isLocked { continue }
          next.isLocked = true
        case 1: next.local[thread] = state.shared
        case 2: next.shared = state.local[thread] + 1
        default: next.isLocked = false
        }
        emit("\(thread) at \(state.counter[thread])", next)
      }
    }
  }

  struct Lock: Hashable, Sendable {
    var counter = [0, 0]
    var flag = [false, false]
    var turn = 0

    static let critical = 4
  }

  /// Peterson's lock for two; waiting is a step that changes nothing, or no step at all.
  static func peterson(busy: Bool) -> ClosureMachine<Lock> {
    ClosureMachine(initialStates: [Lock()]) { state, emit in
      for me in 0..<2 {
        let other = 1 - me
        var next = state
        next.counter[me] = (state.counter[me] + 1) % 6
        switch state.counter[me] {
        case 1: next.flag[me] = true
        case 2: next.turn = other
        case 3:
          if state.flag[other] && state.turn != me {
            if busy { emit("\(me) waits", state) }
            continue
          }
        case 5: next.flag[me] = false
        default: break
        }
        emit("\(me) at \(state.counter[me])", next)
      }
    }
  }

  struct Simple: Hashable, Sendable {
    var x: [Int]
    var y: [Int]
    var counter: [Int]
  }

  /// Lamport's example: write your own, then read your neighbour's.
  static func simple(processes: Int) -> ClosureMachine<Simple> {
    let zeros = Array(repeating: 0, count: processes)
    return ClosureMachine(initialStates: [Simple(x: zeros, y: zeros, counter: zeros)]) { state, emit in
      if state.counter.allSatisfy({ $0 == 2 }) { emit("done", state) }
      for process in 0..<processes where state.counter[process] < 2 {
        var next = state
        next.counter[process] += 1
        if state.counter[process] == 0 {
          next.x[process] = 1
          emit("\(process) writes", next)
        } else {
          next.y[process] = state.x[(process + processes - 1) % processes]
          emit("\(process) reads", next)
        }
      }
    }
  }

  struct Semaphore: Hashable, Sendable {
    var free = 1
    var counter: [Int]
  }

  static func semaphore(processes: Int) -> ClosureMachine<Semaphore> {
    let start = Semaphore(counter: Array(repeating: 0, count: processes))
    return ClosureMachine(initialStates: [start]) { state, emit in
      for process in 0..<processes {
        var next = state
        next.counter[process] = (state.counter[process] + 1) % 4
        if state.counter[process] == 1 {
          if state.free == 0 { continue }
          next.free -= 1
        }
        if state.counter[process] == 3 { next.free += 1 }
        emit("\(process) at \(state.counter[process])", next)
      }
    }
  }
}
