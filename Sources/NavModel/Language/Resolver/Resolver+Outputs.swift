// The outputs of a step, as properties and logs name them.
extension Resolver {
  /// Resolves an output of a step, such as `did present(Search.map)`.
  mutating func did(
    _ name: NavSpec.Name, _ arguments: [NavSpec.Argument]?, _ scope: inout Scope
  ) -> NavProgram.OutputPattern? {
    let first = arguments?.first?.value
    checkCount(of: arguments ?? [], behind: name)
    switch name.text {
    case "defaultExit":
      guard let first else { break }
      return namedSubject(first, name, scope).map { .exit($0) }
    case "finish":
      guard let first else { break }
      guard case .coordinator(let coordinator) = subject(first, scope) else {
        if case .name(let unknown) = first.kind, subject(first, scope) == nil {
          self.unknown("coordinator", unknown, among: program.coordinators.map(\.name))
          return nil
        }
        break
      }
      return finishPattern(coordinator, (arguments ?? []).dropFirst(), &scope)
    case "note":
      guard let first else { break }
      let (written, given) = first.callee
      guard let label = written else { break }
      let values = given ?? []
      guard let index = program.labels.firstIndex(where: { $0.name == label.text }) else {
        unknown("label", label, among: program.labels.map(\.name))
        return nil
      }
      var patterns: [NavProgram.Expression?] = []
      for (position, value) in values.enumerated() {
        guard labelDomains[index].indices.contains(position) else {
          let count = labelDomains[index].count
          error(
            "argument-count", "'note \(label.text)' has \(count) value\(count == 1 ? "" : "s")",
            at: value.value.origin)
          break
        }
        let domain = labelDomains[index][position]
        patterns.append(expression(value.value, expecting: domain, &scope).expression)
      }
      return .note(label: index, patterns)
    case "present":
      guard let first else { return .present(nil) }
      return namedSubject(first, name, scope).map { .present($0) }
    case "dismiss":
      guard let first else { return .dismiss(nil) }
      return namedSubject(first, name, scope).map { .dismiss($0) }
    case "navigate": return navigatePattern(name, arguments ?? [], &scope)
    case "publish":
      return publishPattern(name, arguments ?? [], &scope)
    case "refuse": return .refuse
    case "drop": return .drop
    case "fail": return .fail
    case "segue": return seguePattern(name, first, scope)
    default:
      unknown("output", name, among: NavProgram.OutputPattern.Kind.allCases.map(\.rawValue))
      return nil
    }
    error(
      "did-what", "'did \(name.text)' needs the name of its subject", at: first?.origin ?? name.origin,
      help: "write: did defaultExit(screen), did finish(Coordinator) or did note(label)")
    return nil
  }

  /// Returns the largest number of arguments of an output; nil if another function checks the output.
  private func argumentLimit(of output: String) -> Int? {
    switch output {
    case "refuse", "drop", "fail": 0
    case "defaultExit", "note", "present", "dismiss", "segue": 1
    default: nil
    }
  }

  private mutating func checkCount(of arguments: [NavSpec.Argument], behind name: NavSpec.Name) {
    guard let limit = argumentLimit(of: name.text) else { return }
    for (position, argument) in arguments.enumerated() {
      if position >= limit {
        error(
          "argument-count", "'did \(name.text)' takes \(limit == 0 ? "no name" : "one name")",
          at: argument.value.origin)
      } else if let label = argument.label {
        unknown("parameter", label, among: [])
      }
    }
  }

  /// Returns the screen, coordinator or tag that an argument names; reports an error if there is none.
  ///
  /// An unknown name must be an error, since otherwise a spelling mistake could make a property hold.
  private mutating func namedSubject(
    _ written: NavSpec.Expression, _ output: NavSpec.Name, _ scope: Scope
  ) -> NavProgram.Subject? {
    if let subject = subject(written, scope) { return subject }
    switch written.kind {
    case .name(let name) where name.text != "none": _ = place(of: [name], scope)
    case .member(let owner, let member):
      if case .name(let name) = owner.kind {
        _ = place(of: [name, member], scope)
      } else {
        fallthrough
      }
    default:
      error(
        "did-what", "'did \(output.text)' takes the name of a screen, coordinator or tag, without values",
        at: written.origin, help: "write: did \(output.text)(name)")
    }
    return nil
  }
}
