import NavModel

/// From where on a way of real code ends in its fault, whatever the platform does, if the user does nothing more but let go.
///
/// It launches the app anew for each order in which the platform can end what is under way.
@MainActor struct SimulatedCertainty {
  /// The beginning of the certainty.
  enum Point: Hashable {
    /// After as many steps of the way.
    case after(Int)
    /// No part of the way makes it certain.
    case nowhere
    /// It has no meaning, or is not known, for a reason in a sentence.
    case unknown(String)
  }

  /// How many launches one fault may take.
  static let launches = 48
  /// How many steps of the platform are followed behind a part of a way.
  static let steps = 64

  /// What can become of a part of a way.
  private enum Ending {
    case fails, holds, unknown
    /// It comes to where another way of settling has been.
    case joins
  }

  /// One way of settling.
  private struct Settled {
    var ending = Ending.unknown
    /// The situations on the way.
    var passed: [SimulatedRun.Situation] = []
    /// The ways that turn off there.
    var others: [[String]] = []
  }

  private let launcher: SimulatedLauncher
  private let fault: SimulatedFault
  private var left = Self.launches

  init(_ launcher: SimulatedLauncher, of fault: SimulatedFault) {
    (self.launcher, self.fault) = (launcher, fault)
  }

  /// The first part of a way from which every way of settling shows the fault.
  ///
  /// - Parameters:
  ///   - way: The words of the steps.
  ///   - rests: Whether the app is at rest after each part of the way, the launch first: such a part settles nothing.
  /// - Returns: The length of that part.
  /// - Complexity: at most ``launches`` launches.
  mutating func point(on way: [String], rests: [Bool]) async -> Point {
    guard rests.count == way.count + 1, rests.last == true, await isBrokenAtRest(after: way) else {
      return .unknown(
        "A point of no return: the last step itself violates the property, and no earlier frame makes that certain."
      )
    }
    for length in way.indices where !rests[length] {
      switch await ending(of: Array(way.prefix(length))) {
      case .fails: return .after(length)
      case .holds: continue
      case .unknown, .joins:
        return .unknown(
          "A point of no return: \(Self.launches) launches with \(Self.steps) steps of the platform each did not find it."
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

  /// Plays a way as the exploration does; whether all of it was possible.
  private static func play(_ way: [String], _ run: SimulatedRun) async -> Bool {
    for word in way {
      if run.isAtRest { run.settle() }
      guard let letter = run.letter(word) else { return false }
      _ = await run.perform(letter)
    }
    return true
  }

  /// Whether all ways of settling end in the fault.
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
