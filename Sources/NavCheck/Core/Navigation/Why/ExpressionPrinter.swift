import NavModel

/// Prints expressions of a program as the spec writes them, and finds the part that is false.
struct ExpressionPrinter {
  typealias Expression = NavProgram.Expression

  let moment: NavEvaluationContext
  let machine: NavMachine
  var frame: NavFrame
  /// The coordinators that represent any of their instances, by the slot of the instance.
  private var standIns: [Int: Int] = [:]

  /// The coordinator in which the claim is written, for names where no instance is in hand.
  let declaration: Int?
  /// The names of local slots, as they are written; a slot without one is printed as its value.
  private let names: [Int: String]

  init(
    moment: NavEvaluationContext, machine: NavMachine, frame: NavFrame, declaration: Int? = nil,
    names: [Int: String] = [:]
  ) {
    self.names = names
    self.declaration = declaration
    self.moment = moment
    self.machine = machine
    self.frame = frame
  }

  private var program: NavProgram { machine.program }

  // MARK: Text

  /// An expression as it is written in a spec.
  func text(_ expression: Expression) -> String {
    switch expression {
    case .constant(let value): machine.text(of: value, in: moment.world)
    case .local(let slot) where standIns[slot] != nil:
      standIns[slot].map { program.coordinators[$0].name } ?? ""
    case .local(let slot) where names[slot].map { !$0.isEmpty } ?? false: names[slot] ?? ""
    case .local(let slot):
      machine.text(of: slot < frame.locals.count ? frame.locals[slot] : .none, in: moment.world)
    case .parameter(let holder, let index): label(holder, index) ?? "parameter \(index + 1)"
    case .variable(let holder, let index): variable(holder, index) ?? "variable \(index + 1)"
    case .variableOf(let subject, let index), .parameterOf(let subject, let index):
      "\(text(subject)).\(member(of: subject, index, isVariable: expression.isVariable))"
    case .payload(let subject, _, let index): "\(text(subject)).\(index + 1)"
    case .this: "this"
    case .myself: "self"
    case .child: "child"
    case .parent: "parent"
    case .route(let place, let values): call(name(ofPlace: place), values)
    case .symbol(let type, let index, let values): call(program.enumerations[type].cases[index].name, values)
    case .list(let elements): "[\(elements.map { text($0) }.joined(separator: ", "))]"
    case .newScreen(let route): "new \(text(route))"
    case .newCoordinator(let index, let values): "new \(call(program.coordinators[index].name, values))"
    case .world(let word): word.rawValue
    case .topmost(let subject): name(of: subject)
    case .instances(let subject): "\(name(of: subject)).instances"
    case .attribute(let subject, let attribute): "\(text(subject)).\(attribute.word)"
    case .contains(let list, let element): "\(text(list)).contains(\(text(element)))"
    case .firstOf(let list, let place): "\(text(list)).first(\(name(ofPlace: place)))"
    case .lastOf(let list, let place): "\(text(list)).last(\(name(ofPlace: place)))"
    case .not(.test(let subject, let predicate)): "\(text(subject)) is not \(words(predicate))"
    case .not(let inner): "not \(bracketed(inner))"
    case .and(let left, let right): "\(bracketed(left)) and \(bracketed(right))"
    case .or(let left, let right): "\(bracketed(left)) or \(bracketed(right))"
    case .implies(let left, let right): "\(bracketed(left)) implies \(bracketed(right))"
    case .compare(let op, let left, let right), .arithmetic(let op, let left, let right):
      "\(bracketed(left)) \(op.rawValue) \(bracketed(right))"
    case .test(let subject, let predicate): "\(text(subject)) is \(words(predicate))"
    case .someIs(let subject, let predicate): "\(name(of: subject)) is \(words(predicate))"
    case .isRunning(let effect): "\(program.effects[effect].signature.name) is running"
    case .isFeedbackRunning(let feedback): "\(program.feedbacks[feedback].name) is running"
    case .snapshot: "snapshot"
    case .element(let list, let position): "\(text(list)).\(position + 1)"
    case .every(let slot, let list, let claim): "every \(name(slot)) in \(text(list)): \(text(claim))"
    case .some(let slot, .instances(.coordinator(let any)), let claim): standing(for: any, slot).text(claim)
    case .some(let slot, let list, let claim): "some \(name(slot)) in \(text(list)): \(text(claim))"
    case .counted(let slot, let list, let claim):
      "count of \(name(slot)) in \(text(list)) where \(bracketed(claim))"
    case .before(let inner): "before(\(text(inner)))"
    case .did(let pattern): "did \(words(pattern))"
    case .eventIs(let pattern): "event is \(words(pattern))"
    }
  }

  /// The printer for a claim about any instance of a coordinator, which the text names by the declaration.
  private func standing(for coordinator: Int, _ slot: Int) -> Self {
    var printer = self
    printer.standIns[slot] = coordinator
    return printer
  }

  private func bracketed(_ expression: Expression) -> String {
    switch expression {
    case .some(_, .instances(.coordinator), let claim) where !claim.isJoint: text(expression)
    case .and, .or, .implies, .compare, .arithmetic, .every, .some: "(\(text(expression)))"
    default: text(expression)
    }
  }

  func call(_ name: String, _ values: [Expression]) -> String {
    values.isEmpty ? name : "\(name)(\(values.map { text($0) }.joined(separator: ", ")))"
  }

  /// Whether a local slot has a name of the text.
  func hasName(_ slot: Int) -> Bool { names[slot].map { !$0.isEmpty } ?? false }

  private func name(_ slot: Int) -> String { names[slot] ?? "x" }

  private func label(_ holder: NavProgram.Holder, _ index: Int) -> String? {
    let labels: [String]? =
      switch holder {
      case .system: nil
      case .coordinator:
        (frame.myself.map { moment.world[$0].declaration } ?? declaration).map {
          program.coordinators[$0].parameters.labels
        }
      case .screen: frame.this.map { program.places[moment.world[$0].route.place].signature.labels }
      case .branch:
        frame.child.flatMap { moment.world[$0].branch }.map { program.places[$0.place].signature.labels }
      }
    return labels.flatMap { $0.indices.contains(index) ? $0[index] : nil }
  }

  private func variable(_ holder: NavProgram.Holder, _ index: Int) -> String? {
    let declared: [NavProgram.VariableDeclaration]? =
      switch holder {
      case .system: program.variables
      case .coordinator:
        (frame.myself.map { moment.world[$0].declaration } ?? declaration).map {
          program.coordinators[$0].variables
        }
      case .screen: frame.this.map { program.places[moment.world[$0].route.place].variables }
      case .branch: frame.child.flatMap { moment.world[$0].branch }.map { program.places[$0.place].variables }
      }
    return declared.flatMap { $0.indices.contains(index) ? $0[index].name : nil }
  }

  /// The name of a variable or parameter of the instance to which an expression evaluates.
  private func member(of subject: Expression, _ index: Int, isVariable: Bool) -> String {
    var names: [String] = []
    if case .local(let slot) = subject, let any = standIns[slot] {
      let declared = program.coordinators[any]
      names = isVariable ? declared.variables.map(\.name) : declared.parameters.labels
    }
    switch moment.value(of: subject, frame) {
    case .coordinator(let id):
      let declared = program.coordinators[moment.world[id].declaration]
      names = isVariable ? declared.variables.map(\.name) : declared.parameters.labels
    case .screen(let id):
      let place = program.places[moment.world[id].route.place]
      names = isVariable ? place.variables.map(\.name) : place.signature.labels
    case .route(let route): names = program.places[route.place].signature.labels
    default: break
    }
    return names.indices.contains(index)
      ? names[index] : "\(isVariable ? "variable" : "parameter") \(index + 1)"
  }

  func name(ofPlace place: Int) -> String { machine.text(of: NavRoute(place: place)) }

  func name(of subject: NavProgram.Subject) -> String {
    switch subject {
    case .place(let place), .ownPlace(let place): name(ofPlace: place)
    case .coordinator(let coordinator): program.coordinators[coordinator].name
    case .tag(let tag): program.tags[tag]
    }
  }
}

extension NavProgram.Expression {
  /// Whether it joins conditions, so that it needs brackets inside another.
  fileprivate var isJoint: Bool {
    switch self {
    case .and, .or, .implies: true
    default: false
    }
  }

  /// Whether it reads a variable of an instance.
  fileprivate var isVariable: Bool { if case .variableOf = self { true } else { false } }
}
