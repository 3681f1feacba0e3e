import NavCheck

enum Distributed {
  /// All lists of booleans of a length.
  static func booleans(_ count: Int) -> [[Bool]] {
    (0..<(1 << count)).map { bits in (0..<count).map { bits & (1 << $0) != 0 } }
  }

  struct Ring: Hashable, Sendable {
    var active: [Bool]
    var black: [Bool]
    var position: Int
    var tokenIsBlack: Bool
  }

  /// Dijkstra's termination detection with a coloured token; a step for each way in which a guard is true.
  static func ewd840(nodes: Int) -> ClosureMachine<Ring> {
    var starts: [Ring] = []
    for active in booleans(nodes) {
      for black in booleans(nodes) {
        for position in 0..<nodes {
          starts.append(Ring(active: active, black: black, position: position, tokenIsBlack: true))
        }
      }
    }
    return ClosureMachine(initialStates: starts) { state, emit in
      let at = state.position
      if at == 0 {
        var next = state
        next.position = nodes - 1
        next.tokenIsBlack = false
        next.black[0] = false
        for reason in [state.tokenIsBlack, state.black[0]] where reason { emit("initiate", next) }
      } else {
        var next = state
        next.position = at - 1
        next.tokenIsBlack = state.black[at] || state.tokenIsBlack
        next.black[at] = false
        for reason in [!state.active[at], state.black[at], state.tokenIsBlack] where reason {
          emit("pass \(at)", next)
        }
      }
      for node in 0..<nodes where state.active[node] {
        var idle = state
        idle.active[node] = false
        emit("idle \(node)", idle)
        for to in 0..<nodes where to != node {
          var next = state
          next.active[to] = true
          if to > node { next.black[node] = true }
          emit("send \(node) to \(to)", next)
        }
      }
    }
  }

  struct Channel: Hashable, Sendable {
    var value: Int
    var ready: Bool
    var acknowledged: Bool
  }

  static func channel(values: Int) -> ClosureMachine<Channel> {
    let starts = (0..<values).flatMap { value in
      [true, false].map { Channel(value: value, ready: $0, acknowledged: $0) }
    }
    return ClosureMachine(initialStates: starts) { state, emit in
      if state.ready == state.acknowledged {
        for value in 0..<values {
          emit("send \(value)", Channel(value: value, ready: !state.ready, acknowledged: state.acknowledged))
        }
      } else {
        emit("receive", Channel(value: state.value, ready: state.ready, acknowledged: state.ready))
      }
    }
  }

  static let clock = ClosureMachine(initialStates: Array(1...12)) { hour, emit in
    emit("tick", hour % 12 + 1)
  }

  struct Prison: Hashable, Sendable {
    var first: Bool
    var second: Bool
    var switched = [0, 0, 0]
    var count = 0
  }

  static let prisoners = ClosureMachine(
    initialStates: booleans(2).map { Prison(first: $0[0], second: $0[1]) }
  ) { state, emit in
    var next = state
    if state.first {
      next.first = false
      next.count += 1
    } else {
      next.second.toggle()
    }
    emit("counter", next)
    for prisoner in 0..<3 {
      var next = state
      if !state.first && state.switched[prisoner] < 2 {
        next.first = true
        next.switched[prisoner] += 1
      } else {
        next.second.toggle()
      }
      emit("prisoner \(prisoner)", next)
    }
  }

  struct Room: Hashable, Sendable {
    var offer: Int?
    var smoker: Int?
  }

  static let smokers = ClosureMachine(initialStates: (0..<3).map { Room(offer: $0) }) { state, emit in
    if let offer = state.offer { emit("start", Room(smoker: offer)) }
    if state.smoker != nil {
      for offer in 0..<3 { emit("stop, offer \(offer)", Room(offer: offer)) }
    }
  }

  struct Election: Hashable, Sendable {
    enum Role: Hashable, Sendable { case candidate, lost, won }
    var initiates: [Bool]
    var roles: [Role]
    var hasBegun: [Bool]
    var mail: [Set<Int>]
  }

  /// Chang and Roberts: a leader is elected on a ring.
  static func election(nodes: Int) -> ClosureMachine<Election> {
    let starts = booleans(nodes).map { initiates in
      Election(
        initiates: initiates,
        roles: initiates.map { $0 ? .candidate : .lost },
        hasBegun: Array(repeating: false, count: nodes),
        mail: Array(repeating: [], count: nodes)
      )
    }
    return ClosureMachine(initialStates: starts) { state, emit in
      for node in 0..<nodes {
        let successor = (node + 1) % nodes
        if !state.hasBegun[node] {
          var next = state
          next.hasBegun[node] = true
          if state.initiates[node] { next.mail[successor].insert(node) }
          emit("\(node) begins", next)
          continue
        }
        for letter in state.mail[node] {
          var next = state
          next.mail[node].remove(letter)
          if state.roles[node] == .lost || letter < node {
            next.roles[node] = .lost
            next.mail[successor].insert(letter)
          } else if letter == node {
            next.roles[node] = .won
          }
          emit("\(node) reads \(letter)", next)
        }
      }
    }
  }

  struct Work: Hashable, Sendable {
    var active: [Bool]
    var pending: [Int]
    var isDetected: Bool

    var isOver: Bool { !active.contains(true) && pending.allSatisfy { $0 == 0 } }
  }

  /// Termination that may be detected from the moment on at which it is so; at most three messages are under way.
  static func termination(nodes: Int) -> ClosureMachine<Work> {
    var starts: [Work] = []
    for active in booleans(nodes) {
      let start = Work(active: active, pending: Array(repeating: 0, count: nodes), isDetected: false)
      starts.append(start)
      if start.isOver { starts.append(Work(active: active, pending: start.pending, isDetected: true)) }
    }
    var machine = ClosureMachine(initialStates: starts) { state, emit in
      for node in 0..<nodes {
        if state.pending[node] > 0 {
          var next = state
          next.active[node] = true
          next.pending[node] -= 1
          emit("\(node) receives", next)
        }
        guard state.active[node] else { continue }
        var idle = state
        idle.active[node] = false
        emit("\(node) idles", idle)
        if idle.isOver != idle.isDetected {
          idle.isDetected = idle.isOver
          emit("\(node) idles, noticed", idle)
        }
        for to in 0..<nodes {
          var next = state
          next.pending[to] += 1
          emit("\(node) sends to \(to)", next)
        }
      }
      if state.isOver { emit("detect", Work(active: state.active, pending: state.pending, isDetected: true)) }
    }
    machine.bounds = { state in state.pending.allSatisfy { $0 <= 3 } }
    return machine
  }
}
