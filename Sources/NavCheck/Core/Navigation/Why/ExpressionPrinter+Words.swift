import NavModel

extension ExpressionPrinter {
  private var program: NavProgram { machine.program }

  /// The text after `is`.
  func words(_ predicate: NavProgram.Predicate) -> String {
    switch predicate {
    case .onScreen: "onScreen"
    case .visible: "visible"
    case .entering: "entering"
    case .leaving: "leaving"
    case .removed: "removed"
    case .seen: "seen"
    case .alive: "alive"
    case .finished: "finished"
    case .empty: "empty"
    case .absent: "none"
    case .tagged(let tag): program.tags[tag]
    case .place(let place, let values): pattern(name(ofPlace: place), values)
    case .symbol(let index, let values): pattern("case \(index + 1)", values)
    case .coordinator(let coordinator): program.coordinators[coordinator].name
    case .not(let inner): "not \(words(inner))"
    }
  }

  /// The text after `did`.
  func words(_ output: NavProgram.OutputPattern) -> String {
    switch output {
    case .exit(let subject): "defaultExit(\(name(of: subject)))"
    case .finish(let coordinator, let result, let values, let cause):
      "finish(\(program.coordinators[coordinator].name)"
        + (result.map { ", \(pattern(program.results[$0].name, values))" } ?? "")
        + (cause.map { ", by: \($0.rawValue)" } ?? "") + ")"
    case .note(let label, let values): "note(\(pattern(program.labels[label].name, values)))"
    case .present(let subject): "present\(subject.map { "(\(name(of: $0)))" } ?? "")"
    case .dismiss(let subject): "dismiss\(subject.map { "(\(name(of: $0)))" } ?? "")"
    case .segue(let path):
      "segue"
        + (path.map { "([\($0.map { program.places[$0].signature.name }.joined(separator: ", "))])" } ?? "")
    case .navigate(let coordinator, let step, let values):
      "navigate(\(program.coordinators[coordinator].name)"
        + (step.map { ", \(pattern(program.steps[$0].name, values))" } ?? "") + ")"
    case .publish(let coordinator, let values): published(coordinator, values)
    case .refuse: "refuse"
    case .drop: "drop"
    case .fail: "fail"
    }
  }

  /// The text after `event is`.
  func words(_ event: NavProgram.EventPattern) -> String {
    switch event {
    case .tap(let control): "tap \(control)"
    case .anyTap: "tap"
    case .event(let index): program.events[index].signature.name
    case .link(let index): "link \(program.links[index].signature.name)"
    case .step(let index): "step \(program.steps[index].name)"
    case .outcome(let effect, let outcome):
      "\(program.effects[effect].signature.name) \(program.effects[effect].outcomes[outcome].name)"
    case .notice(let kind): kind.rawValue
    case .input(let name): name
    }
  }

  private func published(_ coordinator: Int?, _ values: [NavProgram.Expression?]) -> String {
    let names = coordinator.map { program.publishedVariables(of: $0).map(\.name) } ?? []
    let fields = zip(names, values).compactMap { name, value in value.map { "\(name): \(text($0))" } }
    return fields.isEmpty ? "publish" : "publish(\(fields.joined(separator: ", ")))"
  }

  private func pattern(_ name: String, _ values: [NavProgram.Expression?]) -> String {
    if values.allSatisfy({ $0 == nil }) { return name }
    return "\(name)(\(values.map { $0.map { text($0) } ?? "_" }.joined(separator: ", ")))"
  }
}

extension NavProgram.Attribute {
  /// How a dot names it.
  var word: String {
    switch self {
    case .count: "count"
    case .first: "first"
    case .last: "last"
    case .routes: "routes"
    case .route: "route"
    case .owner: "owner"
    case .parentOf: "parent"
    case .childrenOf: "children"
    case .stackOf: "stack"
    case .screensOf: "screens"
    }
  }
}
