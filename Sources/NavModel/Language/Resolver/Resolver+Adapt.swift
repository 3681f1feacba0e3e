extension Resolver {
  /// Resolves `adapt to step` or `adapt to other(x)`; `step` stands for the current step, unless a step has this name.
  mutating func adapt(
    to route: NavSpec.Route, _ origin: NavSpec.Origin, _ scope: inout Scope
  ) -> NavProgram.Statement? {
    guard let name = route.path.first, isOfDialect(.adapt, at: origin) else { return nil }
    if !scope.mayAdapt {
      error(
        "adapt-place", "'adapt to' is outside of 'on adapt'", at: origin,
        help: "move it into 'on adapt', or into a handler of an effect that 'on adapt' runs")
    }
    guard let step = program.steps.firstIndex(where: { $0.name == name.text }) else {
      if name.text == "step", route.arguments.isEmpty { return .adapt(step: nil, []) }
      unknown("step", name, among: program.steps.map(\.name) + ["step"])
      return nil
    }
    return .adapt(
      step: step, arguments(route.arguments, of: program.steps[step], at: name.origin, &scope))
  }
}
