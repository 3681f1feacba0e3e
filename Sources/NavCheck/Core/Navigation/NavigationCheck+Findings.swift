import NavModel

extension NavigationCheck {
  /// The results of properties and helpers, by their names.
  typealias Results = [String: CheckReport<NavWorld, NavStep>.PropertyResult]

  /// The finding of a property, combined from the results of its helpers.
  func finding(of property: NavigationProperty, in results: Results) -> NavigationFinding {
    var finding = findingBesidesKnown(of: property, in: results)
    let known = property.known.map {
      (line: $0.line, finding: self.findingBesidesKnown(of: $0.property, in: results))
    }
    finding.known = known.map {
      NavigationFinding.KnownViolation(
        line: $0.line, verdict: $0.finding.verdict, message: $0.finding.message)
    }
    if !finding.verdict.isViolated,
      let shown = finding.known.firstIndex(where: \.isChanged)
        ?? finding.known.firstIndex(where: \.verdict.isViolated)
    {
      finding.show(known[shown].finding)
    }
    return finding
  }

  /// The finding of a property, combined from the results of its helpers; `known violated` lines with `at` hide nothing
  /// else.
  private func findingBesidesKnown(of property: NavigationProperty, in results: Results) -> NavigationFinding
  {
    var finding = NavigationFinding(
      name: property.name, builtIn: property.builtIn, kind: property.kind,
      documentation: property.declaration?.documentation ?? [], origin: property.declaration?.origin)
    if case .reachable(let places) = property.claim {
      judgeReachability(of: places, property, in: results, &finding)
    } else if let result = results[property.name] {
      finding.verdict = result.verdict
      finding.mattered = result.mattered
      finding.witness = result.witness
      finding.trap = result.trap
      judgeLaunch(of: property, &finding)
      if [.holds, .vacuous].contains(finding.verdict), let reason = rules.limitReached(by: property.builtIn) {
        finding.verdict = .incomplete(reason)
      }
    }
    finding.allowances = allowances(of: property, in: results, finding)
    if case .violated(let trace?) = finding.verdict, finding.message == nil {
      explain(&finding, of: property, trace)
    } else if case .violated(nil) = finding.verdict, finding.message == nil {
      finding.message = "no reachable world satisfies the condition"
    }
    return finding
  }

  /// Adds the description, the comparison, the location and the point of no return to a violated finding.
  func explain(
    _ finding: inout NavigationFinding, of property: NavigationProperty, _ trace: NavigationReport.Trace
  ) {
    let fault = fault(of: property, trace)
    finding.message = fault?.text()
    finding.subject = NavProgram.hasSubjects(finding.name) ? fault?.subject(in: program) : nil
    // One way without a step shows nothing that the trace does not show.
    finding.comparison = fault?.comparison?()
    if finding.comparison?.ways.map(\.steps) == [[]] { finding.comparison = nil }
    if property.builtIn != nil {
      let own = fault?.reportedPlace.map { program.places[$0].signature.origin }
      finding.origin = own ?? origin(of: trace) ?? finding.origin
    }
    finding.pointOfNoReturn = pointOfNoReturn(of: property, trace)
  }

  private func judgeReachability(
    of places: [Int], _ property: NavigationProperty, in results: Results, _ finding: inout NavigationFinding
  ) {
    var missing: [Int] = []
    var open: [Int] = []
    var why: String?
    for place in places {
      let name = NavigationProperty.helperName(ofPlace: place, property.name)
      switch results[name]?.verdict {
      case .violated: missing.append(place)
      case .incomplete(let reason):
        open.append(place)
        why = reason
      default: finding.mattered += 1
      }
    }
    let unsuppressed = missing.filter { !property.unsuppressed([rules.unreached($0)]).isEmpty }
    if !unsuppressed.isEmpty {
      finding.verdict = .violated(nil)
      if let first = unsuppressed.first { finding.origin = program.places[first].signature.origin }
      let names = unsuppressed.map { machine.text(of: NavRoute(place: $0)) }
      finding.message = "never on screen: \(names.joined(separator: ", "))"
    } else if let why {
      finding.verdict = .incomplete(why)
      finding.unreached = open.map { machine.text(of: NavRoute(place: $0)) }
    } else {
      finding.verdict = places.isEmpty ? .vacuous : .holds
    }
  }

  /// The opt-outs of a property, and whether they still suppress something; nil where that was not decided.
  private func allowances(
    of property: NavigationProperty, in results: Results, _ finding: NavigationFinding
  ) -> [NavigationFinding.Allowance] {
    var narrow = 0
    return property.allowances.map { declared in
      var excuses: Bool?
      if declared.isForAll {
        excuses = suppress(finding.verdict)
      } else if case .reachable(let places) = property.claim {
        let excused = places.filter { rules.unreached($0).isExcused(by: declared) }.map { place in
          suppress(results[NavigationProperty.helperName(ofPlace: place, property.name)]?.verdict)
        }
        excuses = excused.contains(true) ? true : (excused.contains(nil) ? nil : false)
      } else {
        excuses = suppress(results[property.helperName(ofAllowance: narrow)]?.verdict)
        if excusesLaunch(declared, of: property) { excuses = true }
        narrow += 1
      }
      return NavigationFinding.Allowance(
        reason: declared.reason, isForAll: declared.isForAll, origin: declared.origin,
        excusesSomething: excuses)
    }
  }

  private func suppress(_ verdict: CheckVerdict<NavWorld, NavStep>?) -> Bool? {
    switch verdict {
    case .violated: true
    case .incomplete, nil: nil
    default: false
    }
  }

  /// The fault at the end of a trace.
  func fault(of property: NavigationProperty, _ trace: NavigationReport.Trace) -> NavigationViolation? {
    switch property.claim {
    case .state(_, let faults): property.unsuppressed(faults(trace.final)).first
    case .step(_, let faults):
      trace.steps.last.flatMap { last in
        let before = trace.states[trace.steps.count - 1]
        return property.unsuppressed(faults(before, last.action, last.state)).first
      }
    case .possible(_, _, let lost): lost(trace.final)
    case .response(_, _, let missed): missed(trace.final)
    case .deadlockFree(let stuck): stuck(trace.final)
    case .sometimes, .reachable, .notApplicable: nil
    }
  }

  /// The declaration of the screen, link or event of the last step of a trace that concerns one.
  private func origin(of trace: NavigationReport.Trace) -> NavSpec.Origin? {
    let worlds = trace.states
    for (index, step) in trace.steps.enumerated().reversed() {
      let event = step.action.event
      if let screen = event.screen, screen.index < worlds[index].screens.count {
        return program.places[worlds[index][screen].route.place].signature.origin
      }
      if let link = event.link { return program.links[link.index].signature.origin }
      if case .external(let external, _) = event.kind { return program.events[external].signature.origin }
    }
    return nil
  }

  /// The first world on a trace from which every run without further input ends in the failure.
  ///
  /// Nil unless the property is about worlds and the trace ends in a quiescent world. Nil also for a comparison,
  /// which is about possible continuations of the world rather than about the path to it.
  /// Complexity: that of settling every world of the trace.
  func pointOfNoReturn(of property: NavigationProperty, _ trace: NavigationReport.Trace) -> Int? {
    guard case .state(let when, let faults) = property.claim, machine.isQuiescent(trace.final),
      property.builtIn?.comparesTheApp != true
    else {
      return nil
    }
    return trace.states.dropLast().firstIndex { world in
      let settled = machine.settle(world)
      return !settled.isEmpty
        && settled.allSatisfy { when($0) && !property.unsuppressed(faults($0)).isEmpty }
    }
  }
}
