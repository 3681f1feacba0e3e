import NavCheck
import Testing

/// Counts that other checkers publish, or that were counted by an independent program.
@Suite struct GoldenCountTests {
  struct Counts: Equatable, CustomStringConvertible {
    let distinct: Int
    let generated: Int
    let depth: Int
    var description: String { "\(distinct) / \(generated) / \(depth)" }
  }

  struct Row: Sendable, CustomTestStringConvertible {
    let name: String
    let expected: @Sendable () -> Counts
    let actual: @Sendable () -> Counts
    var testDescription: String { name }

    init<Machine: StateMachine>(
      _ name: String,
      _ distinct: Int,
      _ generated: Int,
      _ depth: Int,
      _ machine: @escaping @Sendable () -> Machine
    ) {
      self.name = name
      expected = { Counts(distinct: distinct, generated: generated, depth: depth) }
      actual = {
        let report = Checker(machine()).run()
        return Counts(
          distinct: report.distinctStates, generated: report.generatedStates, depth: report.depth)
      }
    }
  }

  static let rows = [
    Row("two-phase commit, 3 managers", 288, 1_146, 11) { TwoPhaseCommit.machine(managers: 3) },
    Row("two-phase commit, 4 managers", 1_568, 8_258, 14) { TwoPhaseCommit.machine(managers: 4) },
    Row("two-phase commit, 5 managers", 8_832, 58_146, 17) { TwoPhaseCommit.machine(managers: 5) },
    Row("transaction commit", 34, 94, 7) { TransactionCommit.machine(managers: 3) },
    Row("increment, 2 threads", 13, 15, 5) { Threads.increment(threads: 2) },
    Row("increment, 3 threads", 84, 112, 7) { Threads.increment(threads: 3) },
    Row("increment under a lock, 3 threads", 61, 61, 13) { Threads.lockedIncrement(threads: 3) },
    Row("Die Hard", 16, 97, 8) { Puzzles.dieHard },
    Row("moving cat, 5 boxes", 30, 78, 1) { Puzzles.movingCat(boxes: 5) },
    Row("moving cat, 6 boxes", 48, 128, 1) { Puzzles.movingCat(boxes: 6) },
    Row("EWD 840, 3 nodes", 302, 2_001, 9) { Distributed.ewd840(nodes: 3) },
    Row("EWD 840, 4 nodes", 1_566, 15_986, 12) { Distributed.ewd840(nodes: 4) },
    Row("handshake channel", 12, 30, 2) { Distributed.channel(values: 3) },
    Row("hour clock", 12, 24, 1) { Distributed.clock },
    Row("Peterson, await", 42, 77, 11) { Threads.peterson(busy: false) },
    Row("Peterson, busy wait", 42, 85, 11) { Threads.peterson(busy: true) },
    Row("Lamport's simple", 723, 1_842, 11) { Threads.simple(processes: 5) },
    Row("prisoners", 214, 860, 14) { Distributed.prisoners },
    Row("smokers", 6, 15, 2) { Distributed.smokers },
    Row("Hanoi, 5 disks", 243, 727, 32) { Puzzles.hanoi(disks: 5) },
    Row("leader election", 137, 227, 10) { Distributed.election(nodes: 3) },
    Row("termination, bounded", 4_097, 53_271, 14) { Distributed.termination(nodes: 4) },
    Row("semaphore", 32, 73, 6) { Threads.semaphore(processes: 3) },
    Row("dining philosophers", 118, 301, 14) { Dining.table(seats: 4) },
    Row("philosophers, ordered forks", 3_216, 16_161, 31) { Dining.philosophers(ordered: true) },
    Row("philosophers, any fork", 10_054, 59_041, 31) { Dining.philosophers(ordered: false) },
    Row("missionaries and cannibals", 16, 35, 13) { Puzzles.missionaries },
    Row("wolf, goat and cabbage", 10, 21, 8) { Puzzles.wolfGoatCabbage },
    Row("6 queens", 153, 153, 7) { Puzzles.queens(6) },
    Row("8 queens", 2_057, 2_057, 9) { Puzzles.queens(8) },
    Row("7 pancakes", 5_040, 30_241, 9) { Puzzles.pancakes(7) },
    Row("noughts and crosses", 5_478, 16_168, 10) { Puzzles.ticTacToe },
    Row("sliding tiles, 2 by 3", 360, 841, 22) { Puzzles.slidingTiles },
    Row("sliding tiles, 2 by 4", 20_160, 50_401, 37) { LargePuzzles.tiles(rows: 2, columns: 4) },
    Row("sliding tiles, 3 by 3", 181_440, 483_841, 32) { LargePuzzles.tiles(rows: 3, columns: 3) },
    Row("two-phase commit, 6 managers", 50_816, 402_306, 20) { TwoPhaseCommit.machine(managers: 6) },
    Row("Hanoi, 8 disks", 6_561, 19_681, 256) { Puzzles.hanoi(disks: 8) },
    Row("8 pancakes", 40_320, 282_241, 10) { Puzzles.pancakes(8) },
    Row("token ring, 6 nodes", 46_656, 248_832, 1) { Distributed.tokenRing(nodes: 6, values: 6) },
    Row("two bytes", 65_536, 131_073, 511) { LargePuzzles.bytes },
    Row("life, 4 by 4", 65_536, 131_072, 1) { LargePuzzles.life },
    Row("four in a row, 4 by 4", 161_029, 304_575, 17) { LargePuzzles.fourInARow },
  ]

  @Test(arguments: rows) func `counts are those that are published`(row: Row) {
    #expect(row.actual() == row.expected())
  }
}
