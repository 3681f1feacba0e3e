/// Declares a condition that is true in every world: `always name when condition: claim`.
///
/// - Parameters:
///   - name: The name of the property, in kebab-case.
///   - pattern: Leave this nil; resolving a spec reports an event for this kind of property as an error.
///   - condition: The condition under which the property applies; nil if it always applies.
///   - documentation: The doc comment, without slashes.
///   - claim: The condition that the property states.
/// - Returns: The property.
public func always(
  _ name: NavSpec.Name, on pattern: NavSpec.Pattern? = nil, when condition: NavSpec.Expression? = nil,
  documentation: String = "", _ claim: NavSpec.Expression
) -> NavSpec.Property {
  property(.always, name, pattern, condition, documentation, claim)
}

/// Declares a condition that is false in every world: `never name when condition: claim`.
///
/// - Parameters:
///   - name: The name of the property, in kebab-case.
///   - pattern: Leave this nil; resolving a spec reports an event for this kind of property as an error.
///   - condition: The condition under which the property applies; nil if it always applies.
///   - documentation: The doc comment, without slashes.
///   - claim: The condition that the property states.
/// - Returns: The property.
public func never(
  _ name: NavSpec.Name, on pattern: NavSpec.Pattern? = nil, when condition: NavSpec.Expression? = nil,
  documentation: String = "", _ claim: NavSpec.Expression
) -> NavSpec.Property {
  property(.never, name, pattern, condition, documentation, claim)
}

/// Declares a condition that is true of every step: `change name on event when condition: claim`.
///
/// - Parameters:
///   - name: The name of the property, in kebab-case.
///   - pattern: The event of the steps to which the property applies; nil for every step.
///   - condition: The condition under which the property applies; nil if it always applies.
///   - documentation: The doc comment, without slashes.
///   - claim: The condition that the property states.
/// - Returns: The property.
public func change(
  _ name: NavSpec.Name, on pattern: NavSpec.Pattern? = nil, when condition: NavSpec.Expression? = nil,
  documentation: String = "", _ claim: NavSpec.Expression
) -> NavSpec.Property {
  property(.change, name, pattern, condition, documentation, claim)
}

/// Declares a condition that is true in at least one world: `sometimes name when condition: claim`.
///
/// - Parameters:
///   - name: The name of the property, in kebab-case.
///   - pattern: Leave this nil; resolving a spec reports an event for this kind of property as an error.
///   - condition: The condition under which the property applies; nil if it always applies.
///   - documentation: The doc comment, without slashes.
///   - claim: The condition that the property states.
/// - Returns: The property.
public func sometimes(
  _ name: NavSpec.Name, on pattern: NavSpec.Pattern? = nil, when condition: NavSpec.Expression? = nil,
  documentation: String = "", _ claim: NavSpec.Expression
) -> NavSpec.Property {
  property(.sometimes, name, pattern, condition, documentation, claim)
}

/// Declares a condition that can become true from every world: `possible name when condition: claim`.
///
/// - Parameters:
///   - name: The name of the property, in kebab-case.
///   - pattern: Leave this nil; resolving a spec reports an event for this kind of property as an error.
///   - condition: The condition under which the property applies; nil if it always applies.
///   - documentation: The doc comment, without slashes.
///   - claim: The condition that the property states.
/// - Returns: The property.
public func possible(
  _ name: NavSpec.Name, on pattern: NavSpec.Pattern? = nil, when condition: NavSpec.Expression? = nil,
  documentation: String = "", _ claim: NavSpec.Expression
) -> NavSpec.Property {
  property(.possible, name, pattern, condition, documentation, claim)
}

/// Declares a condition that becomes true on every fair run: `eventually name on event when condition: claim`.
///
/// - Parameters:
///   - name: The name of the property, in kebab-case.
///   - pattern: The event that starts the wait; nil if the condition starts it. Without both, the launch starts it or,
///     in a coordinator or screen, every world that has an instance.
///   - condition: The condition under which the wait starts; nil for no condition.
///   - documentation: The doc comment, without slashes.
///   - claim: The condition that the property states.
/// - Returns: The property.
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

/// Expects that no property is violated: `expect holds` or `expect holds, 945 worlds`.
///
/// Violations that are allowed, known or expected by another line are accepted.
///
/// - Parameter worlds: The expected number of worlds; nil for any number.
/// - Returns: The expectation.
public func expectHolds(worlds: Int? = nil) -> NavSpec.Expectation {
  NavSpec.Expectation(.holds, worlds: worlds)
}

/// Expects that the given properties are violated: `expect violated a in 3 inputs, b`.
///
/// Any other violation fails the check, unless it is allowed, known or expected by another line.
///
/// - Parameters:
///   - claims: The properties, each optionally with the length of its shortest trace.
///   - worlds: The expected number of worlds; nil for any number.
/// - Returns: The expectation.
public func expectViolated(_ claims: NavSpec.Expectation.Claim..., worlds: Int? = nil) -> NavSpec.Expectation
{
  NavSpec.Expectation(.violated(claims), worlds: worlds)
}

/// Expects that a property holds because it never applies: `expect vacuous name`.
///
/// - Parameter property: The name of the property.
/// - Returns: The expectation.
public func expectVacuous(_ property: NavSpec.Name) -> NavSpec.Expectation {
  NavSpec.Expectation(.vacuous(property))
}

/// Expects that a budget or a capacity leaves a property undecided: `expect incomplete name`.
///
/// - Parameter property: The name of the property.
/// - Returns: The expectation.
public func expectIncomplete(_ property: NavSpec.Name) -> NavSpec.Expectation {
  NavSpec.Expectation(.incomplete(property))
}

/// Declares a log that at least one run must produce: `accepts name { lines }`.
///
/// A line is an output such as `defaultExit(home)`, or an input such as `tap open`.
///
/// - Parameters:
///   - name: The name of the log, in kebab-case.
///   - documentation: The doc comment, without slashes.
///   - lines: The lines in order.
/// - Returns: The declaration.
public func accepts(_ name: NavSpec.Name, documentation: String = "", _ lines: NavSpec.Log.Line...)
  -> NavSpec.Item
{
  .log(
    NavSpec.Log(
      isAccepted: true, name: name, documentation: NavSpec.documentation(documentation), lines: lines))
}

/// Declares a log that no run may produce: `rejects name { lines }`.
///
/// - Parameters:
///   - name: The name of the log, in kebab-case.
///   - documentation: The doc comment, without slashes.
///   - lines: The lines in order.
/// - Returns: The declaration.
public func rejects(_ name: NavSpec.Name, documentation: String = "", _ lines: NavSpec.Log.Line...)
  -> NavSpec.Item
{
  .log(
    NavSpec.Log(
      isAccepted: false, name: name, documentation: NavSpec.documentation(documentation), lines: lines))
}

/// Builds a line of a log for an output, such as `note(saved)` or `finish(Profile)`.
///
/// - Parameters:
///   - kind: The kind of the output, as after `did`.
///   - arguments: The operands of the output, as after `did`.
/// - Returns: The line.
public func told(_ kind: NavSpec.Name, _ arguments: NavSpec.Expression...) -> NavSpec.Log.Line {
  NavSpec.Log.Line(
    words: [kind], arguments: arguments.isEmpty ? nil : arguments.map { NavSpec.Argument(value: $0) })
}
