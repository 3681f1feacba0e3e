import NavModel

/// The properties that the program itself declares.
extension NavigationRules {
  var ownProperties: [NavigationProperty] {
    let allowances = Dictionary(grouping: program.allowances, by: \.property)
    return program.properties.map { declared in
      NavigationProperty(
        name: declared.name, builtIn: nil, declaration: declared, kind: declared.kind.checked,
        claim: claim(of: declared), allowances: allowances[declared.name] ?? [])
    }
  }

  private func claim(of declared: NavProgram.PropertyDeclaration) -> NavigationProperty.Claim {
    let machine = machine
    switch declared.kind {
    case .always, .never:
      let wanted = declared.kind == .always
      return .state(
        when: { world in !machine.moment(of: world).concerned(declared).isEmpty },
        faults: { world in
          let moment = machine.moment(of: world)
          return moment.concerned(declared).filter { moment.holds(declared.claim, $0) != wanted }
            .map { fault(of: declared, at: $0, moment) }
        })
    case .change:
      return .step(
        when: { before, step, _ in
          guard machine.isAbout(declared, before: before, step: step) else { return false }
          guard declared.condition != nil else { return true }
          return !machine.moment(before: before, step: step).concerned(declared).isEmpty
        },
        faults: { before, step, _ in
          let moment = machine.moment(before: before, step: step)
          return moment.concerned(declared).filter { !moment.holds(declared.claim, $0) }
            .map { fault(of: declared, at: $0, moment) }
        })
    case .sometimes:
      return .sometimes { world in
        let moment = machine.moment(of: world)
        return moment.concerned(declared).contains { moment.holds(declared.claim, $0) }
      }
    case .possible:
      return .possible(
        when: { world, allowances in
          let moment = machine.moment(of: world)
          return moment.concerned(declared).contains { frame in
            let fault = fault(of: declared, at: frame, moment)
            return !allowances.contains { fault.isExcused(by: $0) }
          }
        },
        goal: { world, _ in
          let moment = machine.moment(of: world)
          return moment.frames(of: declared).contains { moment.holds(declared.claim, $0) }
        },
        lost: { world in
          let text = text(ofClaim: declared, in: world)
          return faultInFront(of: world) { "from here this condition can no longer become true: \(text)" }
        })
    case .eventually:
      return .response(from: trigger(of: declared), to: goal(of: declared)) { world in
        let text = text(ofClaim: declared, in: world)
        return faultInFront(of: world) { "on some run this condition never becomes true: \(text)" }
      }
    }
  }

  /// The claim of a property as the spec writes it.
  private func text(ofClaim declared: NavProgram.PropertyDeclaration, in world: NavWorld) -> String {
    if !declared.claimTexts.isEmpty { return declared.claimTexts.joined(separator: " and ") }
    return ExpressionPrinter(
      moment: machine.moment(of: world), machine: machine, frame: NavFrame(),
      declaration: program.declaration(of: declared.owner)
    ).text(declared.claim)
  }

  /// The event from which an `eventually` waits: its event, its condition or an instance of its owner; nil for the
  /// launch.
  private func trigger(of declared: NavProgram.PropertyDeclaration) -> CheckOccurrence<NavWorld, NavStep>? {
    let machine = machine
    if declared.pattern != nil {
      return .step { before, step, _ in
        guard machine.isAbout(declared, before: before, step: step) else { return false }
        guard declared.condition != nil else { return true }
        return !machine.moment(before: before, step: step).concerned(declared).isEmpty
      }
    }
    if declared.condition == nil, declared.owner == .system { return nil }
    return .state { world in !machine.moment(of: world).concerned(declared).isEmpty }
  }

  /// The event that ends the wait: the claim becomes true for any instance of its owner.
  private func goal(of declared: NavProgram.PropertyDeclaration) -> CheckOccurrence<NavWorld, NavStep> {
    let machine = machine
    var claim = declared
    claim.pattern = nil
    claim.condition = nil
    let wanted = claim
    guard declared.claimsStep else {
      return .state { world in
        let moment = machine.moment(of: world)
        return moment.goalFrames(of: wanted).contains { moment.holds(wanted.claim, $0) }
      }
    }
    return .step { before, step, _ in
      let moment = machine.moment(before: before, step: step)
      return moment.goalFrames(of: wanted).contains { moment.holds(wanted.claim, $0) }
    }
  }

  /// The claim as it is written, and the values that make it false; of conditions that `and` joins just the false one.
  private func why(
    _ declared: NavProgram.PropertyDeclaration, at frame: NavFrame, _ moment: NavEvaluationContext
  ) -> String {
    let printer = ExpressionPrinter(
      moment: moment, machine: machine, frame: frame, declaration: program.declaration(of: declared.owner),
      names: declared.localNames)
    let isWanted = declared.kind != .never
    var (claim, text) = (declared.claim, declared.claimTexts.joined(separator: " and "))
    if text.isEmpty { text = printer.text(claim) }
    let conjuncts = ExpressionPrinter.conjuncts(of: claim)
    if isWanted, conjuncts.count == declared.claimTexts.count,
      let broken = conjuncts.indices.first(where: { !moment.holds(conjuncts[$0], frame) })
    {
      (claim, text) = (conjuncts[broken], declared.claimTexts[broken])
    }
    var verb = "is \(isWanted ? "false" : "true")"
    if case .constant = claim, let condition = declared.condition {
      // A claim that is never true forbids its condition.
      (claim, text, verb) = (condition, declared.conditionText ?? printer.text(condition), "is true")
    } else if case .constant = claim {
      return "the property applies, and its claim is '\(text)'"
    }
    let values = printer.values(behind: claim, isWanted: verb == "is false")
    return "'\(text)' \(verb)" + (values.isEmpty ? "" : " (\(values.joined(separator: ", ")))")
  }

  /// A fault of a property at one of the instances that it speaks of; its text is the part that is false.
  private func fault(
    of declared: NavProgram.PropertyDeclaration, at frame: NavFrame, _ moment: NavEvaluationContext
  ) -> NavigationViolation {
    let world = moment.world
    let place = frame.this.map { world[$0].route.place }
    let branch = frame.child.flatMap { world[$0].branch?.place }
    return NavigationViolation(
      coordinators: [frame.myself.map { world[$0].declaration }], places: [place, branch]
    ) {
      why(declared, at: frame, moment)
    }
  }
}

extension NavEvaluationContext {
  /// The frames in which an awaited claim may become true, including the frame without an instance.
  fileprivate func goalFrames(of property: NavProgram.PropertyDeclaration) -> [NavFrame] {
    frames(of: property) + [NavFrame(locals: Array(repeating: .none, count: property.localCount))]
  }
}

extension NavSpec.Property.Kind {
  /// The kind under which the checker judges it.
  var checked: CheckPropertyKind {
    switch self {
    case .always: .always
    case .never: .never
    case .change: .step
    case .sometimes: .sometimes
    case .possible: .possible
    case .eventually: .eventually
    }
  }
}
