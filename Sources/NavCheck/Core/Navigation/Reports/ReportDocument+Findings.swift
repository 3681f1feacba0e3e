package import NavModel

extension ReportDocument.Property {
  /// Creates the entry of a property, with the pictures of its trace.
  ///
  /// - Parameters:
  ///   - finding: The finding.
  ///   - machine: The explored machine.
  ///   - explored: The number of explored worlds, which also limits the search for a second cause.
  ///   - isExpected: Whether the spec expects, knows or allows a violation.
  ///   - path: The path of the spec, as reports print it.
  ///   - place: Returns the file and the line of an origin, with the text of the line if it is known.
  /// - Complexity: Time in proportion to the size of the worlds of the trace.
  package init(
    _ finding: NavigationFinding, _ machine: NavMachine, explored: Int, isExpected: Bool, path: String,
    place: (NavSpec.Origin) -> ReportDocument.Place
  ) {
    let origin = place(finding.origin)
    self.init(
      name: finding.name, isBuiltIn: finding.isBuiltIn, verdict: finding.verdict.reportName,
      isExpected: isExpected || !finding.verdict.isViolated, mattered: finding.mattered,
      message: finding.message, path: origin.path, line: origin.line)
    if case .incomplete(let why) = finding.verdict { message = why }
    guard finding.verdict.isViolated else { return }
    text = origin.text
    rule = finding.rule.isEmpty ? nil : finding.rule
    if finding.isBuiltIn, !self.isExpected { allow = "allow \(finding.name) \"…\"" }
    guard let found = finding.trace else { return }
    inputs = found.length
    let film = StatePicture.film(of: found, machine)
    let worlds = found.states
    let changes = StepChanges(machine: machine)
    let launched = changes.parts(ofLaunch: found.initial)
    launch = launched.isEmpty ? nil : launched
    trace = found.steps.enumerated().map { index, taken in
      let parts = changes.parts(of: taken.action, from: film[index], to: film[index + 1])
      var step = ReportDocument.Step(
        actor: taken.action.event.actor.rawValue, event: taken.action.description, changes: parts)
      step.messages = StepMessages(machine: machine).all(
        of: taken.action, from: worlds[index], film[index], to: film[index + 1])
      step.place = changes.handlerPlace(of: taken.action, in: worlds[index]).map(place)
      let choices = machine.choiceOrigins(of: taken.action, in: worlds[index]).map(place)
      step.choices = choices.isEmpty ? nil : choices
      return step
    }
    pictures = film
    pointOfNoReturn = finding.pointOfNoReturn
    lasso = found.lasso.map { ReportDocument.Lasso(waitsAfter: $0.trigger, repeatsAfter: $0.loopStart) }
    comparison = finding.comparison.map { compared in
      ReportDocument.Comparison(
        ways: compared.ways.map { ReportDocument.Way(name: $0.name, steps: $0.steps) },
        difference: compared.difference)
    }
    if !self.isExpected {
      let second = NavigationReport.secondCause(of: finding, machine, explored: explored)
      secondCause = second.map { second in
        ReportDocument.SecondCause(
          without: second.without, message: second.message, inputs: second.trace.length,
          steps: second.trace.steps.map(\.action.description))
      }
      let others = NavigationReport.otherLinks(beside: finding, second, machine, explored: explored).map {
        other in
        ReportDocument.OtherLink(
          link: other.link, message: other.message, inputs: other.trace.length,
          steps: other.trace.steps.map(\.action.description))
      }
      otherLinks = others.isEmpty ? nil : others
    }
    trap = finding.trap.map {
      ReportDocument.Trap(worlds: $0.states, events: $0.actions, isPartial: $0.isPartial ? true : nil)
    }
  }
}

extension ReportDocument.Event {
  /// The number of times that each event fired; nil if the events were not counted.
  package static func all(
    of report: NavigationReport, place: (NavSpec.Origin) -> ReportDocument.Place
  ) -> [Self]? {
    report.events?.map { event in
      Self(event: event.text, fired: event.fired, place: event.origin.map { place($0) })
    }
  }
}
