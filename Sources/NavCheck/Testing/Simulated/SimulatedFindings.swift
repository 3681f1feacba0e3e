/// The faults of an app in the order of their discovery, each with its path.
@MainActor struct SimulatedFindings {
  private struct Found {
    let fault: SimulatedFault
    let way: SimulatedWay
    /// Whether the fault is a difference between situations, and not a fault of the last situation of the path.
    let isComparison: Bool
    /// The fault that broke a compared situation earlier; nil for none.
    let cause: SimulatedFault?
    /// Whether the last step ends the process, and so is not replayed.
    let endsProcess: Bool

    var isDoubleTap: Bool { fault.property == "one-intent-one-push" }

    /// Returns whether one fault can follow from the other: both have the same path, or concern the same coordinator or
    /// screen, or are double taps.
    @MainActor func isKin(of other: Found) -> Bool {
      if way.words == other.way.words || isDoubleTap && other.isDoubleTap { return true }
      return !fault.subjects.isDisjoint(with: other.fault.subjects)
    }
  }

  private let launcher: SimulatedLauncher
  private var found: [Found] = []
  private var known: Set<SimulatedFault> = []
  private var excused: Set<SimulatedAllowance> = []

  init(_ launcher: SimulatedLauncher) { self.launcher = launcher }

  /// Whether there are no faults.
  var isEmpty: Bool { found.isEmpty }

  /// Returns the faults that are neither allowed nor known.
  func news(_ faults: [SimulatedFault]) -> [SimulatedFault] {
    faults.filter { fault in
      !known.contains(fault) && !launcher.allowed.contains { $0.covers(fault) }
    }
  }

  /// Adds a fault unless it is known or allowed; callers pass the shortest path first.
  ///
  /// - Parameters:
  ///   - fault: The fault.
  ///   - way: The path that shows the fault.
  ///   - isComparison: Whether the fault is a difference between situations.
  ///   - cause: The fault that broke a compared situation earlier; nil for none.
  ///   - endsProcess: Whether the last step ends the process, and so must not be replayed.
  /// - Returns: Whether the fault was added.
  @discardableResult mutating func note(
    _ fault: SimulatedFault, _ way: SimulatedWay, isComparison: Bool = false,
    following cause: SimulatedFault? = nil, endsProcess: Bool = false
  ) -> Bool {
    if let allowance = launcher.allowed.first(where: { $0.covers(fault) }) {
      excused.insert(allowance)
      return false
    }
    guard known.insert(fault).inserted else { return false }
    found.append(
      Found(
        fault: fault, way: way, isComparison: isComparison, cause: cause, endsProcess: endsProcess))
    return true
  }

  /// Adds a fault of the last situation of a path, unless a longer path excuses the fault.
  mutating func noteFault(_ fault: SimulatedFault, _ way: SimulatedWay) async {
    if !news([fault]).isEmpty, await launcher.excuses(fault, after: way.words) {
      known.insert(fault)
    } else {
      note(fault, way)
    }
  }

  /// The allowances that have suppressed no fault.
  var idleAllowances: [SimulatedAllowance] { launcher.allowed.filter { !excused.contains($0) } }

  /// Returns the findings, each with its consequences, the one with the shortest path first; replays each path once.
  ///
  /// A fault is the consequence of another fault if both have the same path, or if they concern the same coordinator or
  /// screen, and the fault's path continues the other's path or the fault compares a situation that the other fault has
  /// broken. Further controls with double taps are consequences of the first, since one guard usually fixes all of them.
  func told() async -> [SimulatedReport.Finding] {
    let sorted = found.enumerated().sorted { one, other in
      let (left, right) = (one.element.way, other.element.way)
      return (left.inputs, left.words.count, one.offset) < (right.inputs, right.words.count, other.offset)
    }.map(\.element)
    var consequences: [[Int]] = sorted.map { _ in [] }
    var roots: [Int] = []
    for index in sorted.indices {
      let root = Self.root(of: index, in: sorted)
      if root == index { roots.append(index) } else { consequences[root].append(index) }
    }
    var findings: [SimulatedReport.Finding] = []
    for root in roots {
      var rest: [SimulatedReport.Finding] = []
      for index in consequences[root] { rest.append(await told(sorted[index])) }
      findings.append(await told(sorted[root], rest, isRoot: true))
    }
    return findings
  }

  /// Returns the fault from which a fault follows in the report; the fault itself if it follows from no other.
  private static func root(of index: Int, in found: [Found]) -> Int {
    let one = found[index]
    guard let parent = parent(of: index, in: found) else { return index }
    let root = root(of: parent, in: found)
    return one.isKin(of: found[root]) ? root : index
  }

  private static func parent(of index: Int, in found: [Found]) -> Int? {
    let one = found[index]
    if let first = found[..<index].firstIndex(where: { one.isDoubleTap && $0.isDoubleTap }) { return first }
    if let cause = one.cause { return found.firstIndex { $0.fault == cause && one.isKin(of: $0) } }
    return found[..<index].firstIndex {
      !$0.isComparison && one.way.words.starts(with: $0.way.words) && one.isKin(of: $0)
    }
  }

  private static let end = "the process ends"

  /// Replays a path and describes each step.
  private func told(
    _ found: Found, _ consequences: [SimulatedReport.Finding] = [], isRoot: Bool = false
  ) async -> SimulatedReport.Finding {
    var rests: [Bool] = []
    var finding = await launcher.run { run in
      let start = run.picture
      var film = SimulatedFilm(run)
      rests = [run.isAtRest]
      var steps: [SimulatedReport.Step] = []
      for (index, word) in found.way.words.enumerated() {
        guard let letter = run.letter(word) else { break }
        let (actor, cost) = (letter.actor, letter.cost)
        let isEnd = found.endsProcess && index == found.way.words.count - 1
        if !isEnd { _ = await run.perform(letter) }
        let screen = isEnd ? Self.end : run.picture
        if isEnd { film.end(Self.end) } else { film.add(run) }
        rests.append(run.isAtRest)
        steps.append(SimulatedReport.Step(actor: actor, event: word, screen: screen, cost: cost))
      }
      return SimulatedReport.Finding(
        property: found.fault.property, message: found.fault.message, launch: start, steps: steps,
        consequences: consequences, place: found.fault.places.first, pictures: film.pictures,
        messages: film.messages)
    }
    switch await point(of: found, isRoot, rests) {
    case .after(let steps): finding.pointOfNoReturn = steps
    case .nowhere: break
    case .unknown(let reason): finding.unknown.append(reason)
    }
    return finding
  }

  private func point(of found: Found, _ isRoot: Bool, _ rests: [Bool]) async -> SimulatedCertainty.Point {
    if !isRoot {
      return .unknown("A point of no return: it is computed only for the finding whose consequence this is.")
    }
    if found.isComparison {
      return .unknown(
        "A point of no return: the finding compares two paths, and this film shows the first.")
    }
    if found.endsProcess {
      return .unknown("A point of no return: the step that ends the process is not repeated.")
    }
    var certainty = SimulatedCertainty(launcher, of: found.fault)
    return await certainty.point(on: found.way.words, rests: rests)
  }
}
