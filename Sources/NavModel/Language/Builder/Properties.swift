/// `always name when condition: claim`: true in every world.
public func always(
  _ name: NavSpec.Name, on pattern: NavSpec.Pattern? = nil, when condition: NavSpec.Expression? = nil,
  documentation: String = "", _ claim: NavSpec.Expression
) -> NavSpec.Property {
  property(.always, name, pattern, condition, documentation, claim)
}

/// `never name when condition: claim`: true in no world.
public func never(
  _ name: NavSpec.Name, on pattern: NavSpec.Pattern? = nil, when condition: NavSpec.Expression? = nil,
  documentation: String = "", _ claim: NavSpec.Expression
) -> NavSpec.Property {
  property(.never, name, pattern, condition, documentation, claim)
}

/// `change name on event when condition: claim`: true of every step.
public func change(
  _ name: NavSpec.Name, on pattern: NavSpec.Pattern? = nil, when condition: NavSpec.Expression? = nil,
  documentation: String = "", _ claim: NavSpec.Expression
) -> NavSpec.Property {
  property(.change, name, pattern, condition, documentation, claim)
}

/// `sometimes name when condition: claim`: true in some world.
public func sometimes(
  _ name: NavSpec.Name, on pattern: NavSpec.Pattern? = nil, when condition: NavSpec.Expression? = nil,
  documentation: String = "", _ claim: NavSpec.Expression
) -> NavSpec.Property {
  property(.sometimes, name, pattern, condition, documentation, claim)
}

/// `possible name when condition: claim`: from every world, a world is reachable in which it is true.
public func possible(
  _ name: NavSpec.Name, on pattern: NavSpec.Pattern? = nil, when condition: NavSpec.Expression? = nil,
  documentation: String = "", _ claim: NavSpec.Expression
) -> NavSpec.Property {
  property(.possible, name, pattern, condition, documentation, claim)
}

/// `eventually name on event when condition: claim`: on every fair run it becomes true eventually.
public func eventually(
  _ name: NavSpec.Name, on pattern: NavSpec.Pattern? = nil, when condition: NavSpec.Expression? = nil,
  documentation: String = "", _ claim: NavSpec.Expression
) -> NavSpec.Property {
  property(.eventually, name, pattern, condition, documentation, claim)
}

private func property(
  _ kind: NavSpec.Property.Kind, _ name: NavSpec.Name, _ pattern: NavSpec.Pattern?,
  _ condition: NavSpec.Expression?, _ documentation: String, _ claim: NavSpec.Expression
) -> NavSpec.Property {
  NavSpec.Property(
    kind: kind, name: name, documentation: NavSpec.documentation(documentation), pattern: pattern,
    condition: condition, claim: claim)
}

/// `expect holds`, or `expect holds, 945 worlds`.
///
/// - Parameter worlds: How many worlds the exploration has; nil where that does not matter.
/// - Returns: The expectation.
public func expectHolds(worlds: Int? = nil) -> NavSpec.Expectation {
  NavSpec.Expectation(.holds, worlds: worlds)
}

/// `expect violated a in 3 inputs, b`, or `expect violated a, 945 worlds`.
///
/// - Parameters:
///   - claims: What is violated.
///   - worlds: How many worlds the exploration has; nil where that does not matter.
/// - Returns: The expectation.
public func expectViolated(_ claims: NavSpec.Expectation.Claim..., worlds: Int? = nil) -> NavSpec.Expectation
{
  NavSpec.Expectation(.violated(claims), worlds: worlds)
}

/// `expect vacuous name`.
public func expectVacuous(_ property: NavSpec.Name) -> NavSpec.Expectation {
  NavSpec.Expectation(.vacuous(property))
}

/// `expect incomplete name`.
public func expectIncomplete(_ property: NavSpec.Name) -> NavSpec.Expectation {
  NavSpec.Expectation(.incomplete(property))
}

/// `accepts name { lines }`: a run must produce these outputs, line by line; a line is a text such as `defaultExit(home)` or `tap open`.
public func accepts(_ name: NavSpec.Name, documentation: String = "", _ lines: NavSpec.Log.Line...)
  -> NavSpec.Item
{
  .log(
    NavSpec.Log(
      isAccepted: true, name: name, documentation: NavSpec.documentation(documentation), lines: lines))
}

/// `rejects name { lines }`: no run may produce these lines.
public func rejects(_ name: NavSpec.Name, documentation: String = "", _ lines: NavSpec.Log.Line...)
  -> NavSpec.Item
{
  .log(
    NavSpec.Log(
      isAccepted: false, name: name, documentation: NavSpec.documentation(documentation), lines: lines))
}

/// `note(saved)`, `finish(Profile)`, …: a line of a log.
public func told(_ kind: NavSpec.Name, _ arguments: NavSpec.Expression...) -> NavSpec.Log.Line {
  NavSpec.Log.Line(
    words: [kind], arguments: arguments.isEmpty ? nil : arguments.map { NavSpec.Argument(value: $0) })
}
