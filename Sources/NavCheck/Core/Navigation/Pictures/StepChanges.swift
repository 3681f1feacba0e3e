package import NavModel

/// Describes the messages and the changes of a step.
package struct StepChanges {
  let machine: NavMachine

  /// The changes of a machine's steps.
  package init(machine: NavMachine) { self.machine = machine }

  private var program: NavProgram { machine.program }

  /// Returns the changes of a step: the picture if it differs (``StatePicture/text(since:)``), outputs, variables, new
  /// mail, and whether the app has settled.
  ///
  /// - Parameters:
  ///   - step: The step.
  ///   - before: The picture of the world before the step.
  ///   - after: The picture of the world after the step, with marks of new elements.
  /// - Returns: A text for each change.
  package func parts(of step: NavStep, from before: StatePicture, to after: StatePicture) -> [String] {
    var parts: [String] = []
    if after.plainText != before.plainText { parts.append(after.text(since: before)) }
    parts += step.outputs.compactMap { words(for: $0) }
    parts += departures(step, from: before, to: after)
    parts += Self.news(before.beliefs, after.beliefs)
    let old = Dictionary(
      before.variables.map { ($0.name, $0.value) }, uniquingKeysWith: { first, _ in first })
    for variable in after.variables {
      if let before = old[variable.name], before != variable.value {
        parts.append("\(variable.name) = \(variable.value)")
      }
    }
    let news = Self.news(before.mail.map(\.text), after.mail.map(\.text))
    if !news.isEmpty { parts.append("mail: \(news.joined(separator: ", "))") }
    let started = Self.news(before.effects.map(\.text), after.effects.map(\.text))
    if !started.isEmpty { parts.append("runs \(started.joined(separator: ", "))") }
    let ended = Self.news(after.effects.map(\.text), before.effects.map(\.text))
    if step.event.actor != .effect, !ended.isEmpty {
      parts.append("cancels \(ended.joined(separator: ", "))")
    }
    if let end = after.end {
      // What was fatal is an output already.
      if !parts.contains(end) { parts.append(end) }
    } else if after.isAtRest, !before.isAtRest {
      parts.append("settled")
    }
    return parts
  }

  /// The outputs of the launch that leads to a world; empty if several launches lead to it.
  package func parts(ofLaunch world: NavWorld) -> [String] {
    let launches = machine.launches.filter { $0.world == world }
    guard launches.count == 1 else { return [] }
    return launches[0].outputs.compactMap { words(for: $0) }
  }

  /// The description of an output; nil if the picture shows it.
  func words(for output: NavOutput) -> String? {
    switch output {
    case .exit(let route, _, _, let isRepeated, let isAfterFinish):
      "defaultExit(\(machine.text(of: route)))\(isRepeated ? " once more" : "")"
        + (isAfterFinish ? " after the end of its flow" : "")
    case .finished(let coordinator, _, let result, let values, let isRepeated, let isAfterParent):
      "\(program.coordinators[coordinator].name) finished\(isRepeated ? " once more" : "")"
        + (result.map { " with \(machine.call(program.results[$0].name, values))" } ?? "")
        + (isAfterParent ? ", after its parent" : "")
    case .refused(let command, let why, let route):
      "\(command)\(route.map { " " + machine.text(of: $0) } ?? "") refused: \(why.rawValue)"
    case .dropped(let message): "dropped \(message)"
    case .late(let what): "\(what) comes too late"
    case .delivered(let kind, let routes):
      "\(kind.rawValue)(\(routes.map { machine.call(program.places[$0.place].signature.name, $0.arguments) }.joined(separator: ", ")))"
    case .noted(let label, let values): "note \(machine.call(program.labels[label].name, values))"
    case .warning(let message), .fatal(let message): message
    case .ranFinished(let coordinator, let what):
      "\(program.coordinators[coordinator].name), finished, handles \(what)"
    case .handledTwice(let coordinator, let what):
      "\(program.coordinators[coordinator].name) handles \(what) twice"
    case .handledByYounger(let coordinator, let what):
      "\(program.coordinators[coordinator].name), made meanwhile, handles \(what)"
    case .navigated(let coordinator, let step, let values):
      "navigate(\(program.coordinators[coordinator].name), \(machine.call(program.steps[step].name, values)))"
    case .published(let coordinator, let values): "publish(\(machine.fields(values, of: coordinator)))"
    case .nested(_, let update): "\(update) within another update"
    case .doubled(let route): "\(machine.text(of: route)) once more"
    case .dismissed(let route, isExact: false, _):
      "\(machine.text(of: route)) is removed, although the dismissal was not meant for it"
    case .dismissed(let route, _, isOwn: false):
      "\(machine.text(of: route)) is removed, although another coordinator presented it"
    case .dismissedAnother(let route, let gone):
      "a handler of the dismissal of \(machine.text(of: gone)) dismisses \(machine.text(of: route)) without its name"
    case .lostLayer(let route):
      "the window does not dismiss \(machine.text(of: route)), which stays in memory with the old root"
    case .popped(let route, isExact: false):
      "\(machine.text(of: route)) is popped, although the pop was not meant for it"
    case .segued(let path, let isAlone):
      "segue through \(path.map { machine.text(of: $0) }.joined(separator: ", "))"
        + (isAlone ? "" : " while another segue is running")
    case .arrived(let route, isThere: false): "the segue to \(machine.text(of: route)) ends elsewhere"
    case .injected(let route, let dependency, isThere: false):
      "\(machine.text(of: route)) without \(program.dependencies[dependency])"
    case .presented, .dismissed, .popped, .arrived, .injected: nil
    }
  }

  /// Coordinators that were let go without having finished.
  private func departures(_ step: NavStep, from before: StatePicture, to after: StatePicture) -> [String] {
    departed(step, from: before, to: after).map { "\($0) is let go" }
  }

  /// The names of coordinators that were let go without having finished.
  func departed(_ step: NavStep, from before: StatePicture, to after: StatePicture) -> [String] {
    program.coordinators.indices.compactMap { declaration in
      let lost = living(declaration, before) - living(declaration, after)
      let finished = step.outputs.count {
        if case .finished(coordinator: declaration, _, _, _, isRepeated: false, _) = $0 {
          true
        } else {
          false
        }
      }
      return lost > finished ? program.coordinators[declaration].name : nil
    }
  }

  private func living(_ declaration: Int, _ picture: StatePicture) -> Int {
    let name = program.coordinators[declaration].name
    return picture.coordinators.count { $0.name == name && $0.state == "alive" }
  }

  /// The elements of the second list that the first does not contain as often.
  private static func news(_ before: [String], _ after: [String]) -> [String] {
    var old = before
    return after.filter { text in
      guard let index = old.firstIndex(of: text) else { return true }
      old.remove(at: index)
      return false
    }
  }
}
