import NavCheck

/// The cube of two by two by two, one corner of which stays where it is, by quarter and half turns.
///
/// A place is a corner with its coordinates as bits; the one that stays is the last. Five bits of a state are about
/// each of the other places: which corner is there, and how often it is twisted.
struct PocketCube: PackedStateMachine {
  struct Turn: Sendable {
    let name: String
    /// For each place where its corner comes from, and how far that is twisted.
    var from = Array(0..<7)
    var twist = Array(repeating: 0, count: 7)

    /// This turn and then another.
    func then(_ other: Turn, _ name: String) -> Turn {
      var both = Turn(name: name)
      for place in 0..<7 {
        both.from[place] = from[other.from[place]]
        both.twist[place] = (twist[other.from[place]] + other.twist[place]) % 3
      }
      return both
    }
  }

  let turns: [Turn]

  init() {
    // The places of the faces that the last corner is not on, around each.
    let faces: [(name: String, cycle: [Int], twists: Int)] = [
      ("x", [0, 2, 6, 4], 1), ("y", [0, 1, 5, 4], 2), ("z", [0, 1, 3, 2], 0),
    ]
    turns = faces.flatMap { face -> [Turn] in
      var turn = Turn(name: face.name)
      for (index, place) in face.cycle.enumerated() {
        turn.from[place] = face.cycle[(index + 3) % 4]
        // Corners with one colour up are turned one way by one face and the other way by the next.
        if face.twists > 0 { turn.twist[place] = index % 2 == 0 ? face.twists : 3 - face.twists }
      }
      let half = turn.then(turn, face.name + "2")
      return [turn, half, half.then(turn, face.name + "'")]
    }
  }

  var initialStates: [UInt64] { [(0..<7).reduce(0) { $0 | UInt64($1) << UInt64(5 * $1 + 2) }] }

  func forEachStep(from state: UInt64, _ emit: (String, UInt64) -> Void) {
    for turn in turns {
      var next: UInt64 = 0
      for place in 0..<7 {
        let corner = state >> UInt64(5 * turn.from[place]) & 31
        let twist = (corner & 3 + UInt64(turn.twist[place])) % 3
        next |= (corner & 28 | twist) << UInt64(5 * place)
      }
      emit(turn.name, next)
    }
  }

  func pack(_ state: UInt64) -> UInt64 { state }
  func unpack(_ word: UInt64) -> UInt64 { word }
}
