extension Resolver {
  /// Declares the parameters of the system, which are constants that a variant or the command line can set.
  mutating func declareParameters(_ settings: [NavSpec.Setting]) {
    var chosen: [String: NavSpec.Setting] = [:]
    for case .set(let written) in spec.headers {
      for setting in written { chosen[setting.name.text] = setting }
    }
    for setting in settings { chosen[setting.name.text] = setting }
    var known: [String: NavSpec.Name] = [:]
    for written in spec.parameters {
      let name = written.parameter.name
      if let first = known[name.text] {
        error(
          "duplicate-name", "'\(name)' is declared twice", at: name.origin,
          notes: [NavDiagnostic.Note(message: "first declared here", origin: first.origin)])
        continue
      }
      known[name.text] = name
      guard let domain = domain(written.parameter.domain) else { continue }
      guard program.size(of: domain) != nil else {
        error(
          "not-finite", "the values of '\(name)' must be finite: Bool, a range or an enumeration",
          at: name.origin)
        continue
      }
      let setting = chosen[name.text]
      let value = setting.map(Self.expression) ?? written.initial
      var scope = Scope()
      let typed = expression(value, expecting: domain, &scope)
      let count = diagnostics.count
      check(typed.domain, fits: domain, at: value.origin)
      if count == diagnostics.count, case .range(let allowed) = domain, case .range(let own)? = typed.domain,
        !allowed.contains(own.lowerBound) || !allowed.contains(own.upperBound)
      {
        error(
          "parameter-range", "'\(name)' is \(program.text(of: domain)), but its value is \(own.lowerBound)",
          at: value.origin.line == 0 ? name.origin : value.origin)
      }
      program.parameters.append(
        NavProgram.ParameterDeclaration(
          name: name.text, domain: domain, value: typed.expression,
          text: setting?.value.text ?? written.initial.description))
    }
    for setting in chosen.values.sorted(by: { $0.name.text < $1.name.text })
    where known[setting.name.text] == nil {
      var name = setting.name
      if name.origin.line == 0 { name.origin = spec.name.origin }
      unknown("parameter", name, among: known.keys.sorted())
    }
  }

  /// Returns the value of a setting, which is a word or a whole number.
  private static func expression(_ setting: NavSpec.Setting) -> NavSpec.Expression {
    let origin = setting.value.origin
    if let number = Int(setting.value.text) { return NavSpec.Expression(.number(number), origin: origin) }
    return NavSpec.Expression(.name(setting.value), origin: origin)
  }
}
