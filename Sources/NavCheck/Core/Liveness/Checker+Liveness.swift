extension Checker {
  /// Adds the property that every fair run reaches a state in which `goal` is true.
  ///
  /// In temporal logic: AF goal, on the runs that satisfy the conditions of ``fairness(_:_:_:)``. A run goes on for
  /// ever, or stops in a state where no action with a fairness condition is enabled. Without a fairness condition, a
  /// run may stop in any state. A step out of bounds and a step that does not change the state do not count as
  /// enabled.
  ///
  /// The ``CheckTrace/lasso`` of a violating trace states which of its steps repeat for ever. Each such property is
  /// evaluated after the exploration, and generates the steps once more. This takes time in proportion to the states
  /// and steps, and with strong conditions or a violation also to the number of conditions.
  ///
  /// - Parameters:
  ///   - name: The name of the property.
  ///   - goal: Whether a state satisfies the condition that every run must reach.
  /// - Returns: A checker with the property added.
  public func eventually(
    _ name: String, _ goal: @escaping @Sendable (Machine.State) -> Bool
  ) -> Checker {
    eventually(name, .state(goal))
  }

  /// Adds the property that every fair run reaches an event: a state or a step.
  ///
  /// - Parameters:
  ///   - name: The name of the property.
  ///   - goal: The event that every run must reach.
  /// - Returns: A checker with the property added.
  public func eventually(
    _ name: String, _ goal: CheckOccurrence<Machine.State, Machine.Action>
  ) -> Checker {
    adding(name, .eventually, .response(from: nil, to: goal))
  }

  /// Adds the property that on every fair run, a goal state follows each trigger state.
  ///
  /// In temporal logic: AG (trigger → AF goal), on the fair runs of `eventually`. If a state is both a trigger and a
  /// goal, no later goal is needed. The property is vacuous if `trigger` is never true.
  ///
  /// - Parameters:
  ///   - name: The name of the property.
  ///   - trigger: Whether a state starts the wait.
  ///   - goal: Whether a state ends the wait.
  /// - Returns: A checker with the property added.
  public func leadsTo(
    _ name: String,
    _ trigger: @escaping @Sendable (Machine.State) -> Bool,
    _ goal: @escaping @Sendable (Machine.State) -> Bool
  ) -> Checker {
    leadsTo(name, from: .state(trigger), to: .state(goal))
  }

  /// Adds the property that on every fair run, each trigger event is eventually followed by a goal event.
  ///
  /// If a trigger is itself a goal, or is a step to a goal state, no later goal is needed.
  ///
  /// - Parameters:
  ///   - name: The name of the property.
  ///   - trigger: The event that starts the wait.
  ///   - goal: The event that ends the wait.
  /// - Returns: A checker with the property added.
  public func leadsTo(
    _ name: String,
    from trigger: CheckOccurrence<Machine.State, Machine.Action>,
    to goal: CheckOccurrence<Machine.State, Machine.Action>
  ) -> Checker {
    adding(name, .leadsTo, .response(from: trigger, to: goal))
  }

  /// Assumes that runs are fair to a set of actions as a whole.
  ///
  /// A run that takes actions of the set again and again satisfies the condition, whichever actions these are.
  /// Conditions restrict the runs of `eventually` and `leadsTo` only.
  ///
  /// - Parameters:
  ///   - strength: Whether actions must be taken if they stay enabled (weak), or are enabled again and again (strong).
  ///   - name: The name of the condition; a second condition with the same name traps.
  ///   - actions: Whether an action belongs to the set.
  /// - Returns: A checker with the condition added.
  public func fairness(
    _ strength: CheckFairness, _ name: String, _ actions: @escaping @Sendable (Machine.Action) -> Bool
  ) -> Checker {
    adding(FairnessCondition(name: name, strength: strength, key: { actions($0) ? "" : nil }))
  }

  /// Assumes that runs are fair to each of several sets of actions.
  ///
  /// ```swift
  /// checker.fairness(.weak, "delivery", each: { action in action.mailbox })
  /// ```
  ///
  /// - Parameters:
  ///   - strength: Whether actions must be taken if they stay enabled (weak), or are enabled again and again (strong).
  ///   - name: The name of the condition; a second condition with the same name traps.
  ///   - key: Returns the key of the set that an action belongs to, or `nil` if it belongs to none. Keys with equal
  ///     descriptions are the same set.
  /// - Returns: A checker with the condition added.
  public func fairness<Key: CustomStringConvertible & Sendable>(
    _ strength: CheckFairness, _ name: String, each key: @escaping @Sendable (Machine.Action) -> Key?
  ) -> Checker {
    adding(FairnessCondition(name: name, strength: strength, key: { key($0)?.description }))
  }
}
