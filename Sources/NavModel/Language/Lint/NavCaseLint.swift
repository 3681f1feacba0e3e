/// Finds the cases of types that no input produces, so that only the text of the spec can produce them.
///
/// An input produces every case of its domains. The inputs here are controls, events, links, outcomes of effects,
/// results of opaque coordinators, and parameters of the system.
struct NavCaseLint {
  /// The cases that no input produces, in the order of the text.
  private(set) var cases: [NavSpec.Name] = []
  private var types: [String: [NavSpec.Domain]] = [:]
  /// The names of the types of inputs.
  private var given: Set<String> = []
  /// The domains of variables and parameters that only the text sets.
  private var written: [(type: String?, domain: NavSpec.Domain)] = []

  /// Collects the cases of a spec.
  ///
  /// - Complexity: O(*n*), where *n* is the number of declarations.
  init(_ spec: NavSpec) {
    for parameter in spec.parameters { give([parameter.parameter]) }
    look(at: spec.items)
    var rest = Array(given)
    while let name = rest.popLast() {
      for domain in types[name] ?? [] {
        for other in domain.typeNames where given.insert(other).inserted { rest.append(other) }
      }
    }
    for (type, domain) in written where !(type.map(given.contains) ?? false) {
      for message in domain.messages { cases.append(message.name) }
    }
  }

  private mutating func give(_ parameters: [NavSpec.Parameter]) {
    for parameter in parameters { given.formUnion(parameter.domain.typeNames) }
  }

  private mutating func write(_ parameters: [NavSpec.Parameter]) {
    for parameter in parameters { written.append((nil, parameter.domain)) }
  }

  private mutating func look(at items: [NavSpec.Item]) {
    for item in items {
      switch item {
      case .type(let type):
        types[type.name.text, default: []].append(type.domain)
        written.append((type.name.text, type.domain))
      case .event(let event): give(event.parameters)
      case .link(let link): give(link.parameters)
      case .step(let step): write(step.parameters)
      case .opaque(let opaque):
        write(opaque.parameters)
        for result in opaque.results { give(result.parameters) }
      case .action(let action): write(action.parameters)
      case .variable(let variable): written.append((nil, variable.domain))
      case .coordinator(let coordinator):
        write(coordinator.parameters)
        look(at: coordinator.members)
      case .base(let base): look(at: base.members)
      case .variant(let variant): look(at: variant.items)
      default: break
      }
    }
  }

  private mutating func look(at members: [NavSpec.Member]) {
    for member in members {
      switch member {
      case .effect(let effect):
        write(effect.parameters)
        for outcome in effect.outcomes { give(outcome.message.parameters) }
      case .variable(let variable): written.append((nil, variable.domain))
      case .action(let action): write(action.parameters)
      case .screen(let screen): write(screen.parameters)
      case .branch(let branch): write(branch.parameters)
      case .handler(let handler):
        for value in handler.patterns.flatMap({ $0.values ?? [] }) {
          if let domain = value.domain { given.formUnion(domain.typeNames) }
        }
      default: break
      }
      look(at: member.inner)
    }
  }
}

extension NavSpec.Domain {
  /// The names of the types in the domain.
  fileprivate var typeNames: Set<String> {
    switch self {
    case .bool, .range: []
    case .cases(let cases, _): Set(cases.flatMap(\.parameters).flatMap(\.domain.typeNames))
    case .list(let domain), .optional(let domain): domain.typeNames
    case .named(let path): Set(path.suffix(1).map(\.text))
    }
  }

  /// The cases in the domain, including the cases of their values.
  fileprivate var messages: [NavSpec.Message] {
    switch self {
    case .bool, .range, .named: []
    case .cases(let cases, _): cases + cases.flatMap(\.parameters).flatMap(\.domain.messages)
    case .list(let domain), .optional(let domain): domain.messages
    }
  }
}
