import NavCheck

enum Puzzles {
  struct Jugs: Hashable, Sendable {
    var big = 0
    var small = 0
  }

  /// Measure four litres with a jug of five and one of three.
  static let dieHard = ClosureMachine(initialStates: [Jugs()]) { state, emit in
    let toBig = min(state.small, 5 - state.big)
    let toSmall = min(state.big, 3 - state.small)
    emit("fill big", Jugs(big: 5, small: state.small))
    emit("fill small", Jugs(big: state.big, small: 3))
    emit("empty big", Jugs(big: 0, small: state.small))
    emit("empty small", Jugs(big: state.big, small: 0))
    emit("small to big", Jugs(big: state.big + toBig, small: state.small - toBig))
    emit("big to small", Jugs(big: state.big - toSmall, small: state.small + toSmall))
  }

  struct Cat: Hashable, Sendable {
    var cat: Int
    var observer: Int
    var goesLeft: Bool
  }

  /// A cat moves to a neighbouring box every night, an observer opens one box every day.
  static func movingCat(boxes: Int) -> ClosureMachine<Cat> {
    var starts: [Cat] = []
    for cat in 1...boxes {
      for observer in 2..<boxes {
        starts.append(Cat(cat: cat, observer: observer, goesLeft: true))
        starts.append(Cat(cat: cat, observer: observer, goesLeft: false))
      }
    }
    return ClosureMachine(initialStates: starts) { state, emit in
      var next = state
      let ahead = state.observer + (state.goesLeft ? -1 : 1)
      if (2..<boxes).contains(ahead) { next.observer = ahead } else { next.goesLeft.toggle() }
      for move in [-1, 1] where (1...boxes).contains(state.cat + move) {
        next.cat = state.cat + move
        emit(move < 0 ? "left" : "right", next)
      }
    }
  }

  /// Each peg with its disks, the top one last.
  static func hanoi(disks: Int) -> ClosureMachine<[[Int]]> {
    ClosureMachine(initialStates: [[Array((1...disks).reversed()), [], []]]) { pegs, emit in
      for from in 0..<3 {
        guard let disk = pegs[from].last else { continue }
        for to in 0..<3 where to != from && (pegs[to].last ?? Int.max) > disk {
          var next = pegs
          next[from].removeLast()
          next[to].append(disk)
          emit("\(from) to \(to)", next)
        }
      }
    }
  }

  struct River: Hashable, Sendable {
    var missionaries = 3
    var cannibals = 3
    var boatIsHere = true

    var isSafe: Bool {
      func isSafe(_ missionaries: Int, _ cannibals: Int) -> Bool {
        missionaries == 0 || missionaries >= cannibals
      }
      return isSafe(missionaries, cannibals) && isSafe(3 - missionaries, 3 - cannibals)
    }
  }

  static let missionaries = ClosureMachine(initialStates: [River()]) { state, emit in
    let way = state.boatIsHere ? -1 : 1
    for (missionaries, cannibals) in [(1, 0), (2, 0), (0, 1), (0, 2), (1, 1)] {
      let next = River(
        missionaries: state.missionaries + way * missionaries,
        cannibals: state.cannibals + way * cannibals,
        boatIsHere: !state.boatIsHere
      )
      guard (0...3).contains(next.missionaries), (0...3).contains(next.cannibals), next.isSafe else {
        continue
      }
      emit("\(missionaries) missionaries, \(cannibals) cannibals", next)
    }
  }

  /// Who is on the far bank: farmer, wolf, goat, cabbage.
  static let wolfGoatCabbage = ClosureMachine(initialStates: [[false, false, false, false]]) { far, emit in
    for passenger in 0..<4 where far[passenger] == far[0] {
      var next = far
      next[0].toggle()
      if passenger > 0 { next[passenger].toggle() }
      let goatIsAlone = next[2] != next[0]
      if goatIsAlone && (next[1] == next[2] || next[3] == next[2]) { continue }
      emit(["alone", "wolf", "goat", "cabbage"][passenger], next)
    }
  }

  /// The columns of the queens that stand, row by row.
  static func queens(_ size: Int) -> ClosureMachine<[Int]> {
    ClosureMachine(initialStates: [[]]) { columns, emit in
      guard columns.count < size else { return }
      for column in 0..<size {
        let isFree = columns.enumerated().allSatisfy { row, other in
          other != column && abs(other - column) != columns.count - row
        }
        if isFree { emit("column \(column)", columns + [column]) }
      }
    }
  }

  /// Sort a stack by turning the first few over.
  static func pancakes(_ count: Int) -> ClosureMachine<[Int]> {
    ClosureMachine(initialStates: [Array(1...count)]) { stack, emit in
      for size in 2...count {
        emit("flip \(size)", Array(stack[..<size].reversed()) + Array(stack[size...]))
      }
    }
  }

  /// Noughts and crosses on nine squares; play stops at a line.
  static let ticTacToe = ClosureMachine(initialStates: [Array(repeating: 0, count: 9)]) { board, emit in
    let lines = [
      [0, 1, 2], [3, 4, 5], [6, 7, 8], [0, 3, 6], [1, 4, 7], [2, 5, 8], [0, 4, 8], [2, 4, 6],
    ]
    for line in lines where board[line[0]] != 0 {
      if board[line[0]] == board[line[1]] && board[line[0]] == board[line[2]] { return }
    }
    let empty = board.indices.filter { board[$0] == 0 }
    let player = empty.count.isMultiple(of: 2) ? 2 : 1
    for square in empty {
      var next = board
      next[square] = player
      emit("square \(square)", next)
    }
  }

  /// Sliding tiles on two rows of three.
  static let slidingTiles = ClosureMachine(initialStates: [[1, 2, 3, 4, 5, 0]]) { board, emit in
    guard let hole = board.firstIndex(of: 0) else { return }
    let neighbours = [[1, 3], [0, 2, 4], [1, 5], [0, 4], [1, 3, 5], [2, 4]]
    for square in neighbours[hole] {
      var next = board
      next.swapAt(hole, square)
      emit("tile \(board[square])", next)
    }
  }
}
