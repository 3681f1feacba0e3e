import NavModel

/// Computes the point of no return of a path through real code: from there, each order of the platform's steps leads to
/// the fault.
///
/// The user gives no further input, but may end a gesture. The computation launches the app anew for each order of the
/// pending steps.
@MainActor struct SimulatedCertainty {
  /// The result of the computation.
  enum Point: Hashable {
    /// After this number of steps of the path.
    case after(Int)
    /// No prefix of the path makes the fault certain.
    case nowhere
    /// The point is undefined or unknown, for the reason in the sentence.
    case unknown(String)
  }

  /// The maximum number of launches for one fault.
  static let launches = 48
  /// The maximum number of platform steps after a prefix of the path.
  static let steps = 64

  /// The outcome of settling after a prefix of the path.
  private enum Ending {
    case fails, holds, unknown
    /// The run reaches a situation that another order of steps has visited.
    case joins
  }

  /// One order of the steps that settle the app.
  private struct Settled {
    var ending = Ending.unknown
    /// The visited situations.
    var passed: [SimulatedRun.Situation] = []
    /// The paths that branch off there.
    var others: [[String]] = []
  }

  private let launcher: SimulatedLauncher
  private let fault: SimulatedFault
  private var left = Self.launches

  init(_ launcher: SimulatedLauncher, of fault: SimulatedFault) {
    (self.launcher, self.fault) = (launcher, fault)
  }

  /// Returns the shortest prefix of a path after which each way to settle the app shows the fault.
  ///
  /// - Parameters:
  ///   - way: The descriptions of the steps.
  ///   - rests: Whether the app is settled after the launch and after each step.
  /// - Returns: The length of the prefix, or the reason that there is none.
  /// - Complexity: at most ``launches`` launches.
  mutating func point(on way: [String], rests: [Bool]) async -> Point {
    guard rests.count == way.count + 1, rests.last == true, await isBrokenAtRest(after: way) else {
      return .unknown(
        "A point of no return: it is computed only for a violation that remains when the app has settled."
      )
    }
    for length in way.indices where !rests[length] {
      switch await ending(of: Array(way.prefix(length))) {
      case .fails: return .after(length)
      case .holds: continue
      case .unknown, .joins:
        return .unknown(
          "A point of no return: up to \(Self.launches) launches of up to \(Self.steps) platform steps each did not find it."
        )
      }
    }
    return .nowhere
  }

  private mutating func isBrokenAtRest(after way: [String]) async -> Bool {
    left -= 1
    let fault = fault
    return await launcher.run { run in
      guard await Self.play(way, run) else { return false }
      return run.isAtRest && run.judgeAtRest().contains(fault)
    }
  }

  /// Replays a path as the exploration does, and returns whether all steps were possible.
  private static func play(_ way: [String], _ run: SimulatedRun) async -> Bool {
    for word in way {
      if run.isAtRest { run.settle() }
      guard let letter = run.letter(word) else { return false }
      _ = await run.perform(letter)
    }
    return true
  }

  /// Returns whether all orders of the steps that settle the app end in the fault.
  private mutating func ending(of part: [String]) async -> Ending {
    var open = [part]
    var seen: Set<SimulatedRun.Situation> = []
    var hasRested = false
    while let way = open.popLast() {
      guard left > 0, launcher.crashes?.leavesOut(way) != true else { return .unknown }
      left -= 1
      let (fault, crashes, known) = (fault, launcher.crashes, seen)
      let found = await launcher.run { run -> Settled in
        var settled = Settled()
        var played = way
        guard await Self.play(way, run) else { return settled }
        for _ in 0..<Self.steps {
          if run.isAtRest || run.isOver {
            settled.ending = run.isAtRest && run.judgeAtRest().contains(fault) ? .fails : .holds
            return settled
          }
          let situation = run.situation
          if known.contains(situation) || settled.passed.contains(situation) {
            settled.ending = .joins
            return settled
          }
          settled.passed.append(situation)
          let letters = run.letters.filter(\.settles)
          guard let first = letters.first else { return settled }
          settled.others += letters.dropFirst().map { played + [$0.text] }
          played.append(first.text)
          if crashes?.leavesOut(played) == true { return settled }
          _ = await run.perform(first)
        }
        return settled
      }
      switch found.ending {
      case .holds, .unknown: return found.ending
      case .fails: hasRested = true
      case .joins: break
      }
      seen.formUnion(found.passed)
      open += found.others
    }
    return hasRested ? .fails : .holds
  }
}
