import NavCheck

/// Classic puzzles of ten thousand states and more; states are single numbers.
enum LargePuzzles {
  /// Every pair of bytes, by adding one to either.
  static let bytes = ClosureMachine(initialStates: [0]) { state, emit in
    let (x, y) = (state & 255, state >> 8)
    emit("x", (x + 1) & 255 | y << 8)
    emit("y", x | ((y + 1) & 255) << 8)
  }

  /// The game of life on four by four squares with nothing around them; every board is a start.
  static let life = ClosureMachine(initialStates: Array(0..<65_536)) { board, emit in
    var next = 0
    for square in 0..<16 {
      let count = (board & neighbours[square]).nonzeroBitCount
      if count == 3 || (count == 2 && board & (1 << square) != 0) { next |= 1 << square }
    }
    emit("next", next)
  }

  private static let neighbours = (0..<16).map { square in
    (0..<16).reduce(0) { mask, other in
      let isNear = abs(square % 4 - other % 4) <= 1 && abs(square / 4 - other / 4) <= 1
      return isNear && other != square ? mask | 1 << other : mask
    }
  }

  /// Sliding tiles; a square has four bits.
  static func tiles(rows: Int, columns: Int) -> ClosureMachine<Int> {
    let count = rows * columns
    let start = (0..<count).reduce(0) { $0 | (($1 + 1) % count) << (4 * $1) }
    let near = (0..<count).map { square in
      (0..<count).filter { abs($0 / columns - square / columns) + abs($0 % columns - square % columns) == 1 }
    }
    return ClosureMachine(initialStates: [start]) { board, emit in
      guard let hole = (0..<count).first(where: { board >> (4 * $0) & 15 == 0 }) else { return }
      for square in near[hole] {
        let tile = board >> (4 * square) & 15
        emit("tile \(tile)", board - tile << (4 * square) + tile << (4 * hole))
      }
    }
  }

  /// Four in a row on a board of four columns and four rows; play stops at a row.
  ///
  /// The first player has the lower bits.
  static let fourInARow = ClosureMachine(initialStates: [0]) { board, emit in
    let sides = [board & 0xFFFF, board >> 16]
    for side in sides where lines.contains(where: { side & $0 == $0 }) { return }
    let player = sides[0].nonzeroBitCount > sides[1].nonzeroBitCount ? 1 : 0
    let taken = sides[0] | sides[1]
    for column in 0..<4 {
      guard let row = (0..<4).first(where: { taken & (1 << (4 * $0 + column)) == 0 }) else { continue }
      emit("column \(column)", board | 1 << (4 * row + column + 16 * player))
    }
  }

  private static let lines =
    (0..<4).map { 0xF << (4 * $0) } + (0..<4).map { 0x1111 << $0 } + [0x8421, 0x1248]
}
