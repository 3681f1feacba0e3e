import NavCheck
import NavModel

/// A way through the worlds of an app, taken with the machine itself, and the text about where it has led.
struct ExploreWay {
  let atlas: WorldAtlas
  let report: NavigationReport
  private let distances: [(name: String, distances: WorldAtlas.Distances)]
  /// The worlds along the way, and what was taken between them.
  private(set) var worlds: [NavWorld] = []
  private(set) var taken: [NavStep] = []
  /// What can happen where the way has led.
  private(set) var steps: [(step: NavStep, world: NavWorld)] = []

  /// Begins at the first launch; at no world where there is none.
  init(_ atlas: WorldAtlas, _ report: NavigationReport) {
    (self.atlas, self.report) = (atlas, report)
    distances = report.findings.filter(\.isViolated).compactMap { finding in
      atlas.distances(to: finding.name).map { (finding.name, $0) }
    }
    _ = begin(atLaunch: 0)
  }

  private var machine: NavMachine { atlas.check.machine }

  /// What is explored, in one line.
  var title: String {
    let size = CheckTally.count(atlas.worlds.count, "world")
    return "\(atlas.isCut ? "distances within the first \(size)" : "\(size) (all)"), "
      + "\(atlas.check.program.platform.name), \(atlas.check.scope)"
  }

  /// How many launches there are.
  var launches: Int { machine.initialWorlds.count }

  /// The failures that have a way.
  var failures: [String] { report.findings.filter { $0.isViolated && $0.trace != nil }.map(\.name) }

  // MARK: Moves

  /// Begins at a launch; whether there is one of that number.
  mutating func begin(atLaunch number: Int) -> Bool {
    let launches = machine.initialWorlds
    guard launches.indices.contains(number) else { return false }
    lead(to: [launches[number]], by: [])
    return true
  }

  /// Goes to the end of a failure's trace; whether there is one of that name.
  mutating func go(toFailure name: String) -> Bool {
    guard let trace = report.findings.first(where: { $0.isViolated && $0.name == name })?.trace else {
      return false
    }
    lead(to: trace.states, by: trace.steps.map(\.action))
    return true
  }

  /// Takes a step; whether there is one of that number.
  mutating func take(_ number: Int) -> Bool {
    guard steps.indices.contains(number) else { return false }
    lead(to: worlds + [steps[number].world], by: taken + [steps[number].step])
    return true
  }

  /// Takes the last step back; whether there was one.
  mutating func undo() -> Bool {
    if taken.isEmpty { return false }
    lead(to: worlds.dropLast(), by: taken.dropLast())
    return true
  }

  /// Goes back to the launch.
  mutating func restart() { lead(to: Array(worlds.prefix(1)), by: []) }

  private mutating func lead(to worlds: [NavWorld], by taken: [NavStep]) {
    (self.worlds, self.taken) = (worlds, taken)
    steps = []
    guard let world = worlds.last else { return }
    var found: [(step: NavStep, world: NavWorld)] = []
    machine.forEachStep(from: world) { found.append(($0, $1)) }
    steps = found
  }

  // MARK: Texts

  /// The world that the way has led to, in lines.
  var lines: [String] {
    guard let world = worlds.last else { return [] }
    let picture = StatePicture(world, machine, since: worlds.dropLast().last)
    let state = picture.end != nil ? "ended" : picture.isAtRest ? "settled" : "not settled"
    var lines = [
      "\(taken.count)  \(picture.text)", "   world \(AtlasDocument.text(of: world.fingerprint)) · \(state)",
    ]
    let letters = picture.mail.map { "mail: \($0.text)" } + picture.effects.map { "runs \($0.text)" }
    lines += (letters + picture.beliefs).map { "   \($0)" }
    if let end = picture.end { lines.append("   the app has ended: \(end)") }
    guard let here = atlas.position(of: world) else { return lines }
    for (name, known) in distances {
      if known.isAboutRuns {
        if known.broken.contains(here) { lines.append("   ⚠ from here \(name) may never become true") }
      } else if known.broken.contains(here) {
        lines.append("   ✗ \(name) is violated here")
      } else if known.certain.contains(here) {
        lines.append("   ⚠ the app cannot settle without a violation of \(name)")
      }
    }
    return lines
  }

  /// What can happen, each in a line with what it leads to.
  var choices: [String] {
    steps.indices.map { index in
      let notes = notes(of: index)
      let step = steps[index].step
      return "\(step.event.actor.rawValue)  \(step)"
        + (notes.isEmpty ? "" : "  (\(notes.joined(separator: ", ")))")
    }
  }

  /// What a step leads to.
  func notes(of step: Int) -> [String] {
    let target = steps[step].world
    guard let there = atlas.position(of: target) else { return ["beyond the explored worlds"] }
    let here = worlds.last.flatMap { atlas.position(of: $0) }
    var notes: [String] = []
    var nearest: (inputs: Int, steps: Int, name: String)?
    for (name, known) in distances {
      let isBreaking = here.map { known.breaking.contains([$0, step]) } ?? false
      let wasBroken = here.map { known.broken.contains($0) } ?? false
      if isBreaking || known.broken.contains(there) && !wasBroken {
        notes.append(
          known.isAboutRuns ? "from then on \(name) may never become true" : "breaks \(name)")
      } else if known.certain.contains(there), !known.broken.contains(there) {
        notes.append("must fail: \(name)")
      } else if let length = known.lengths[there], length.steps > 0,
        nearest.map({ (length.inputs, length.steps) < ($0.inputs, $0.steps) }) ?? true
      {
        nearest = (length.inputs, length.steps, (known.isAboutRuns ? "an endless wait for " : "") + name)
      }
    }
    if let nearest {
      let steps = CheckTally.count(nearest.steps, "step")
      let length =
        nearest.inputs == 0 ? "\(steps) by itself" : "\(NavigationReport.inputs(nearest.inputs)), \(steps)"
      notes.append("\(length) to \(nearest.name)")
    }
    if target == worlds.last { notes.append("nothing changes") }
    return notes
  }
}
