/// `cause` and `result`, which describe the end of a coordinator.
extension Resolver {
  /// Declares the enumerations of `cause` and `result`.
  mutating func declareEndings() {
    let first = program.enumerations.count
    program.enumerations.append(
      NavProgram.Enumeration(
        name: "cause", cases: NavRemovalCause.allCases.map { NavProgram.Signature(name: $0.rawValue) }))
    program.enumerations.append(NavProgram.Enumeration(name: "result", cases: []))
    program.endings = NavProgram.Endings(cause: first, result: first + 1)
  }

  /// Updates the results with the domains that are known so far.
  mutating func updateEndings() {
    guard let endings = program.endings else { return }
    program.enumerations[endings.result].cases = program.results.indices.map { index in
      var signature = program.results[index]
      signature.domains = resultDomains[index].map { $0 ?? .bool }
      signature.labels = signature.domains.map { _ in "value" }
      return signature
    }
  }

  /// Whether a type is that of `cause` or `result`; other names take precedence over the cases of these types.
  func isEnding(_ type: Int) -> Bool { type == program.endings?.cause || type == program.endings?.result }

  /// Binds `cause` and `result` after the values of a result, unless the names are declared otherwise.
  func bindEnding(_ scope: inout Scope) {
    guard let endings = program.endings else { return }
    let names = [
      ("cause", NavProgram.Domain.enumeration(endings.cause)),
      ("result", .optional(.enumeration(endings.result))),
    ]
    for (name, domain) in names {
      let isTaken = scope.locals.contains { $0.name == name } || variable(name, scope) != nil
      _ = scope.bind(isTaken ? "" : name, domain)
    }
  }

  /// Resolves `finishes user: cancelled`.
  mutating func resolve(_ written: NavSpec.DefaultResult, _ owner: NavProgram.Owner) {
    guard case .coordinator(let coordinator) = owner else { return }
    for cause in written.causes where NavRemovalCause(rawValue: cause.text) == nil {
      unknown("cause", cause, among: NavRemovalCause.allCases.map(\.rawValue))
    }
    let causes = written.causes.compactMap { NavRemovalCause(rawValue: $0.text) }
    guard let route = written.result, let name = route.path.first else {
      for cause in causes { program.coordinators[coordinator].defaultResults[cause] = nil }
      return
    }
    guard program.dialect.library.traits.hasExits else {
      error(
        "no-exits",
        "dialect \(program.dialect.library.rawValue) has no default exits, so 'finishes' has no effect",
        at: name.origin,
        help: "write 'finish \(name.text)' in a handler, or use dialect coordinator (not on uikit)")
      return
    }
    var scope = Scope(coordinator: coordinator)
    guard case .finish(let index?, let values)? = finish(route, name.origin, &scope) else { return }
    for cause in causes {
      program.coordinators[coordinator].defaultResults[cause] = NavProgram.DefaultResult(
        result: index, values: values)
    }
  }

  /// Resolves the result and the cause of `did finish(Auth, saved(ann), by: user)`; nil stands for any value.
  mutating func finishPattern(
    _ coordinator: Int, _ arguments: ArraySlice<NavSpec.Argument>, _ scope: inout Scope
  ) -> NavProgram.OutputPattern {
    var result: Int?
    var values: [NavProgram.Expression?] = []
    var cause: NavRemovalCause?
    for argument in arguments {
      let (name, given) = argument.value.callee
      guard let name else {
        error("unknown-result", "this is not the name of a result", at: argument.value.origin)
        continue
      }
      if let label = argument.label, label.text != "by" {
        unknown("parameter", label, among: ["by"])
      } else if argument.label != nil {
        if cause != nil || given != nil {
          error("argument-count", "'by' takes one cause, without values", at: argument.value.origin)
        }
        cause = NavRemovalCause(rawValue: name.text)
        if cause == nil { unknown("cause", name, among: NavRemovalCause.allCases.map(\.rawValue)) }
      } else {
        if result != nil {
          error("argument-count", "'did finish' takes one result", at: argument.value.origin)
        }
        result = program.results.firstIndex { $0.name == name.text }
        if let result, let endings = program.endings {
          values = patterns(given, of: program.enumerations[endings.result].cases[result], &scope)
        } else {
          unknown("result", name, among: program.results.map(\.name))
        }
      }
    }
    return .finish(coordinator: coordinator, result: result, values, by: cause)
  }
}

extension NavSpec.Expression {
  /// The name of the expression, with its arguments if it is a call.
  var callee: (NavSpec.Name?, [NavSpec.Argument]?) {
    switch kind {
    case .name(let name): return (name, nil)
    case .call(let callee, let arguments):
      if case .name(let name) = callee.kind { return (name, arguments) }
      return (nil, nil)
    default: return (nil, nil)
    }
  }
}
