import NavCheck
import NavModel

/// A path through the worlds of an app, and the text about its last world.
struct ExploreWay {
  let atlas: WorldAtlas
  let report: NavigationReport
  private let distances: [(name: String, distances: WorldAtlas.Distances)]
  /// The worlds of the path, and the steps between them.
  private(set) var worlds: [NavWorld] = []
  private(set) var taken: [NavStep] = []
  /// The steps that are possible in the last world.
  private(set) var steps: [(step: NavStep, world: NavWorld)] = []

  /// Makes a path with the first launch; without a world if the app cannot be launched.
  init(_ atlas: WorldAtlas, _ report: NavigationReport) {
    (self.atlas, self.report) = (atlas, report)
    distances = report.findings.filter(\.isViolated).compactMap { finding in
      atlas.distances(to: finding.name).map { (finding.name, $0) }
    }
    _ = begin(atLaunch: 0)
  }

  private var machine: NavMachine { atlas.check.machine }

  /// The size and scope of the exploration, in one line.
  var title: String {
    let size = CheckTally.count(atlas.worlds.count, "world")
    return "\(atlas.isCut ? "distances within the first \(size)" : "\(size) (all)"), "
      + "\(atlas.check.program.platform.name), \(atlas.check.scope)"
  }

  /// The number of possible launches.
  var launches: Int { machine.initialWorlds.count }

  /// The names of the failures that have a trace.
  var failures: [String] { report.findings.filter { $0.isViolated && $0.trace != nil }.map(\.name) }

  // MARK: Moves

  /// Restarts the path at a launch, and returns whether the number is valid.
  mutating func begin(atLaunch number: Int) -> Bool {
    let launches = machine.initialWorlds
    guard launches.indices.contains(number) else { return false }
    lead(to: [launches[number]], by: [])
    return true
  }

  /// Replaces the path by the trace of a failure, and returns whether the name is valid.
  mutating func go(toFailure name: String) -> Bool {
    guard let trace = report.findings.first(where: { $0.isViolated && $0.name == name })?.trace else {
      return false
    }
    lead(to: trace.states, by: trace.steps.map(\.action))
    return true
  }

  /// Appends a step, and returns whether the number is valid.
  mutating func take(_ number: Int) -> Bool {
    guard steps.indices.contains(number) else { return false }
    lead(to: worlds + [steps[number].world], by: taken + [steps[number].step])
    return true
  }

  /// Removes the last step, and returns whether there was one.
  mutating func undo() -> Bool {
    if taken.isEmpty { return false }
    lead(to: worlds.dropLast(), by: taken.dropLast())
    return true
  }

  /// Removes all steps.
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

  /// The last world, as lines of text.
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

  /// The possible steps, each with remarks about its target.
  var choices: [String] {
    steps.indices.map { index in
      let notes = notes(of: index)
      let step = steps[index].step
      return "\(step.event.actor.rawValue)  \(step)"
        + (notes.isEmpty ? "" : "  (\(notes.joined(separator: ", ")))")
    }
  }

  /// Returns remarks about the target of a step.
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
