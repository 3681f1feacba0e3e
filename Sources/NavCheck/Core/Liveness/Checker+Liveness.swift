extension Checker {
  /// Claims that every fair run comes to a state in which `goal` is true.
  ///
  /// In temporal logic: AF goal, on the runs that keep the conditions of ``fairness(_:_:_:)``. Runs go on for
  /// ever; one may stop where no action is enabled that a fairness condition speaks of. Without a condition,
  /// a run may stop anywhere. A step out of bounds and one that leaves its state as it is enable nothing.
  ///
  /// Broken, it comes with a trace whose ``CheckTrace/lasso`` says which part repeats for ever. It is judged
  /// after the exploration, in time proportional to the states and steps; steps are generated once more.
  ///
  /// - Parameters:
  ///   - name: The name of the property.
  ///   - goal: Whether a state is one that every run comes to.
  /// - Returns: A checker with the property added.
  public func eventually(
    _ name: String, _ goal: @escaping @Sendable (Machine.State) -> Bool
  ) -> Checker {
    eventually(name, .state(goal))
  }

  /// Claims that every fair run reaches a certain event: a state or a step.
  ///
  /// - Parameters:
  ///   - name: The name of the property.
  ///   - goal: The event that every run reaches.
  /// - Returns: A checker with the property added.
  public func eventually(
    _ name: String, _ goal: CheckMoment<Machine.State, Machine.Action>
  ) -> Checker {
    adding(name, .eventually, .response(from: nil, to: goal))
  }

  /// Claims that on every fair run, a state in which `trigger` is true is followed by one in which `goal` is
  /// true, or is one.
  ///
  /// In temporal logic: AG (trigger → AF goal). The rules are those of `eventually`. It is vacuous
  /// where `trigger` was never true.
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

  /// Claims that on every fair run, an event of one kind is eventually followed by one of another.
  ///
  /// A trigger that is a goal itself, or leads to a state that is one, needs no other.
  ///
  /// - Parameters:
  ///   - name: The name of the property.
  ///   - trigger: The event that starts the wait.
  ///   - goal: The event that ends it.
  /// - Returns: A checker with the property added.
  public func leadsTo(
    _ name: String,
    from trigger: CheckMoment<Machine.State, Machine.Action>,
    to goal: CheckMoment<Machine.State, Machine.Action>
  ) -> Checker {
    adding(name, .leadsTo, .response(from: trigger, to: goal))
  }

  /// Assumes that runs are fair to a set of actions as a whole.
  ///
  /// The condition is one on the union of the actions: taking any of them satisfies it. Conditions are
  /// assumptions of `eventually` and `leadsTo` only.
  ///
  /// - Parameters:
  ///   - strength: What a run owes to the actions.
  ///   - name: The name of the condition, unique within the checker.
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
  ///   - strength: What a run owes to the actions of one set.
  ///   - name: The name of the condition, unique within the checker.
  ///   - key: The set that an action belongs to, where equal descriptions mean one set; `nil` for an action
  ///     that belongs to none.
  /// - Returns: A checker with the condition added.
  public func fairness<Key: CustomStringConvertible & Sendable>(
    _ strength: CheckFairness, _ name: String, each key: @escaping @Sendable (Machine.Action) -> Key?
  ) -> Checker {
    adding(FairnessCondition(name: name, strength: strength, key: { key($0)?.description }))
  }
}
