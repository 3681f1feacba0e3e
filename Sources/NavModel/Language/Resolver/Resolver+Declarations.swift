extension Resolver {
  mutating func run(_ settings: [NavSpec.Setting] = []) {
    headers()
    collectNames()
    guard !program.coordinators.isEmpty else {
      error(
        "no-coordinator", "a system needs at least one coordinator", at: spec.name.origin,
        help: "add: coordinator App { start home; screen home }")
      return
    }
    declareParameters(settings)
    declarePlaces()
    checkSplitRule()
    declareMembers()
    declareTree()
    declareEndings()
    for round in 1...2 {
      let kept = diagnostics
      updateEndings()
      program.handlers = []
      program.feedbacks = []
      program.continuations = []
      program.branches = []
      program.properties = []
      program.allowances = []
      program.finals = []
      program.fairness = []
      program.expectations = []
      program.known = []
      program.logs = []
      program.assumptions = []
      for place in program.places.indices { program.places[place].closures = [] }
      claimOrigins = [:]
      resolveBodies()
      // The first round only determines the domains of results and labels.
      if round == 1 { diagnostics = kept }
    }
    for index in program.results.indices {
      program.results[index].domains = resultDomains[index].compactMap { $0 }
    }
    for index in program.labels.indices {
      program.labels[index].domains = labelDomains[index].compactMap { $0 }
    }
    checkStarts()
  }

  /// Collects the names of types, coordinators, events, links and steps.
  private mutating func collectNames() {
    var taken: [String: NavSpec.Name] = [:]
    func isFree(_ name: NavSpec.Name, _ resolver: inout Resolver) -> Bool {
      if let first = taken[name.text] {
        resolver.error(
          "duplicate-name", "'\(name.text)' is declared twice", at: name.origin,
          notes: [NavDiagnostic.Note(message: "first declared here", origin: first.origin)])
        return false
      }
      taken[name.text] = name
      return true
    }
    for item in spec.items {
      switch item {
      case .type(let alias): if isFree(alias.name, &self) { aliases[alias.name.text] = alias }
      case .base(let base): _ = isFree(base.name, &self)
      case .coordinator(let coordinator):
        guard isFree(coordinator.name, &self) else { continue }
        coordinatorIndex[coordinator.name.text] = coordinatorSpecs.count
        coordinatorSpecs.append(coordinator)
        program.coordinators.append(
          NavProgram.CoordinatorDeclaration(
            name: coordinator.name.text, parameters: NavProgram.Signature(name: coordinator.name.text),
            code: coordinator.code.map(NavVisibleText.of), origin: coordinator.name.origin))
        finishes.append([])
        placeIndex.append([:])
      default: break
      }
    }
    for alias in aliases.values.sorted(by: { $0.name.text < $1.name.text }) { _ = named(alias) }
    for item in spec.items {
      switch item {
      case .event(let event):
        if isFree(event.name, &self) {
          let signature = self.signature(event.name, event.parameters, isInput: true)
          program.events.append(NavProgram.EventDeclaration(signature: signature, atMost: event.atMost))
        }
      case .link(let link):
        if isFree(link.name, &self) {
          let signature = self.signature(link.name, link.parameters, isInput: true)
          program.links.append(NavProgram.LinkDeclaration(signature: signature, target: .constant(.none)))
        }
      case .step(let step):
        if isFree(step.name, &self) { program.steps.append(signature(step.name, step.parameters)) }
      default: break
      }
    }
  }

  /// Returns the domain of a named type; a cycle of types is an error.
  private mutating func named(_ alias: NavSpec.TypeAlias) -> NavProgram.Domain? {
    let name = alias.name.text
    if let known = domains[name] { return known }
    guard resolving.insert(name).inserted else {
      error(
        "cyclic-type", "type '\(name)' refers to itself, directly or through other types",
        at: alias.name.origin)
      return nil
    }
    defer { resolving.remove(name) }
    if case .cases(let cases, _) = alias.domain {
      let index = program.enumerations.count
      program.enumerations.append(NavProgram.Enumeration(name: name, cases: []))
      program.enumerations[index].cases = cases.map { signature($0.name, $0.parameters) }
      domains[name] = .enumeration(index)
    } else {
      domains[name] = domain(alias.domain)
    }
    return domains[name]
  }

  /// Resolves a domain.
  mutating func domain(_ written: NavSpec.Domain, in coordinator: Int? = nil) -> NavProgram.Domain? {
    switch written {
    case .bool: return .bool
    case .range(let low, let high, let origin):
      guard low <= high else {
        error(
          "empty-range", "the range \(low)...\(high) is empty", at: origin,
          help: "write the smaller number first")
        return nil
      }
      return .range(low...high)
    case .cases(let cases, _):
      let signatures = cases.map { signature($0.name, $0.parameters) }
      let written = NavProgram.Enumeration(name: nil, cases: signatures)
      if let known = program.enumerations.firstIndex(where: { $0.isSame(as: written) }) {
        return .enumeration(known)
      }
      program.enumerations.append(written)
      return .enumeration(program.enumerations.count - 1)
    case .list(let element): return domain(element, in: coordinator).map { .list($0) }
    case .optional(let wrapped): return domain(wrapped, in: coordinator).map { .optional($0) }
    case .named(let path): return named(path, in: coordinator)
    }
  }

  private mutating func named(_ path: [NavSpec.Name], in coordinator: Int?) -> NavProgram.Domain? {
    guard let first = path.first else { return nil }
    if path.count == 1 {
      switch first.text {
      case "route": return .route
      case "screen": return .screen(nil)
      case "snapshot" where aliases["snapshot"] == nil:
        guard isOfDialect(.snapshot, at: first.origin) else { return nil }
        return coordinator.map { .snapshot($0) }
      default: break
      }
      if let alias = aliases[first.text] { return named(alias) }
      if let index = coordinatorIndex[first.text] { return .coordinator(index) }
      if let coordinator, let place = place(first.text, in: coordinator) { return .screen(place) }
    } else if path.count == 2, let index = coordinatorIndex[first.text],
      let place = place(path[1].text, in: index)
    {
      return .screen(place)
    }
    let known = aliases.keys.sorted() + coordinatorIndex.keys.sorted() + ["Bool", "route", "screen"]
    unknown("type", path.count == 1 ? first : path[1], among: known)
    return nil
  }

  /// Resolves a name with parameters; the parameters of an input can have at most 256 combinations of values.
  mutating func signature(
    _ name: NavSpec.Name, _ parameters: [NavSpec.Parameter], isInput: Bool = false, in coordinator: Int? = nil
  ) -> NavProgram.Signature {
    var signature = NavProgram.Signature(name: name.text, origin: name.origin)
    for parameter in parameters {
      if signature.labels.contains(parameter.name.text) {
        error("duplicate-name", "'\(parameter.name.text)' is declared twice", at: parameter.name.origin)
      }
      guard let domain = domain(parameter.domain, in: coordinator) else { continue }
      signature.labels.append(parameter.name.text)
      signature.domains.append(domain)
    }
    if isInput { checkSize(signature) }
    return signature
  }

  /// Checks the number of combinations of an input's values, since each combination is a separate input.
  mutating func checkSize(_ signature: NavProgram.Signature) {
    var size = 1
    for domain in signature.domains {
      guard let values = program.size(of: domain) else {
        error(
          "not-finite", "the values of '\(signature.name)' must be finite: Bool, a range or an enumeration",
          at: signature.origin)
        return
      }
      size = min(size.multipliedReportingOverflow(by: values).overflow ? Int.max : size * values, 1 << 40)
    }
    if size > 256 {
      error(
        "domain-too-large",
        "'\(signature.name)' has more than 256 combinations of values, and each is an event of its own",
        at: signature.origin, help: "use a smaller domain: two or three values usually show the same bugs")
    }
  }

  /// Returns the place with a name in a coordinator.
  func place(_ name: String, in coordinator: Int) -> Int? {
    placeIndex[coordinator][name]
  }

  // MARK: Places

  private mutating func declarePlaces() {
    for (index, coordinator) in coordinatorSpecs.enumerated() {
      program.coordinators[index].parameters = signature(coordinator.name, coordinator.parameters)
      for member in coordinator.members {
        switch member {
        case .screen(let screen):
          add(.screen, screen.name, screen.parameters, screen.members, index, tags: screen.tags)
        case .branch(let branch): addBranch(branch, index)
        case .tabs(let tabs):
          let bar = add(.tabs([], arePages: tabs.arePages), tabs.name, [], [], index)
          var places: [Int] = []
          for tab in tabs.tabs {
            guard let place = addBranch(tab, index) else { continue }
            program.places[place].tabBar = bar
            places.append(place)
          }
          if let bar { program.places[bar].kind = .tabs(places, arePages: tabs.arePages) }
          if tabs.tabs.isEmpty {
            error(
              "empty-tabs", "'\(tabs.name.text)' has no \(tabs.arePages ? "page" : "tab")",
              at: tabs.name.origin)
          }
        case .split(let split): declare(split, index)
        default: break
        }
      }
    }
  }

  @discardableResult
  mutating func addBranch(_ branch: NavSpec.Branch, _ coordinator: Int) -> Int? {
    guard let target = coordinatorIndex[branch.coordinator.text] else {
      unknown("coordinator", branch.coordinator, among: Array(coordinatorIndex.keys))
      // A screen in its place, so that each use of the name is not a further mistake.
      add(.screen, branch.name, branch.parameters, [], coordinator)
      return nil
    }
    let kind = NavProgram.PlaceDeclaration.Kind.branch(coordinator: target, arguments: [])
    let place = add(kind, branch.name, branch.parameters, branch.members, coordinator)
    if let place { branchSpecs[place] = branch }
    return place
  }

  @discardableResult
  mutating func add(
    _ kind: NavProgram.PlaceDeclaration.Kind, _ name: NavSpec.Name, _ parameters: [NavSpec.Parameter],
    _ members: [NavSpec.Member], _ coordinator: Int, tags: [NavSpec.Name] = []
  ) -> Int? {
    if let first = place(name.text, in: coordinator) {
      error(
        "duplicate-name", "'\(name.text)' is declared twice", at: name.origin,
        notes: [
          NavDiagnostic.Note(message: "first declared here", origin: program.places[first].signature.origin)
        ])
      return nil
    }
    let index = program.places.count
    var place = NavProgram.PlaceDeclaration(
      kind: kind, coordinator: coordinator, signature: signature(name, parameters, in: coordinator))
    for tag in tags {
      if !program.tags.contains(tag.text) { program.tags.append(tag.text) }
      if let number = program.tags.firstIndex(of: tag.text) { place.tags.append(number) }
    }
    program.places.append(place)
    program.coordinators[coordinator].places.append(index)
    placeIndex[coordinator][name.text] = index
    placeMembers.append(members)
    return index
  }
}

extension NavProgram.Enumeration {
  /// Whether two inline enumerations have the same cases with the same values.
  fileprivate func isSame(as other: Self) -> Bool {
    name == nil && other.name == nil && cases.count == other.cases.count
      && zip(cases, other.cases).allSatisfy { $0.name == $1.name && $0.domains == $1.domains }
  }
}

extension NavProgram {
  /// Returns the number of values of a domain, at most 2^40; nil for references and lists.
  func size(of domain: Domain) -> Int? {
    size(of: domain, within: 16)
  }

  private func size(of domain: Domain, within depth: Int) -> Int? {
    guard depth > 0 else { return 1 << 40 }
    switch domain {
    case .bool: return 2
    case .range(let range):
      let (width, overflow) = range.upperBound.subtractingReportingOverflow(range.lowerBound)
      return overflow || width >= 1 << 40 ? 1 << 40 : width + 1
    case .optional(let wrapped): return size(of: wrapped, within: depth).map { min($0 + 1, 1 << 40) }
    case .enumeration(let index):
      var total = 0
      for signature in enumerations[index].cases {
        var product = 1
        for domain in signature.domains {
          guard let size = size(of: domain, within: depth - 1) else { return nil }
          let (next, overflow) = product.multipliedReportingOverflow(by: size)
          product = overflow ? 1 << 40 : min(next, 1 << 40)
        }
        total = min(total + product, 1 << 40)
      }
      return total
    case .list, .route, .screen, .coordinator, .snapshot: return nil
    }
  }
}
