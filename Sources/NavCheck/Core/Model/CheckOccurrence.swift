/// An event of a liveness property: a state or step that starts or ends the wait.
///
/// ```swift
/// Checker(machine)
///   .leadsTo("answered", from: .step { _, action, _ in action == .ask }, to: .state { $0.hasAnswer })
/// ```
public struct CheckOccurrence<State, Action>: Sendable {
  enum Subject: Sendable {
    case state(@Sendable (State) -> Bool)
    case step(@Sendable (State, Action, State) -> Bool)
  }

  let subject: Subject

  /// Returns an event that occurs in every state for which a condition is true.
  ///
  /// - Parameter isMet: The condition.
  /// - Returns: The event.
  public static func state(_ isMet: @escaping @Sendable (State) -> Bool) -> CheckOccurrence {
    CheckOccurrence(subject: .state(isMet))
  }

  /// Returns an event that occurs in every step for which a condition is true.
  ///
  /// - Parameter isMet: The condition. The closure takes the state before, the action and the state after.
  /// - Returns: The event.
  public static func step(
    _ isMet: @escaping @Sendable (State, Action, State) -> Bool
  ) -> CheckOccurrence {
    CheckOccurrence(subject: .step(isMet))
  }

  func isMet(in state: State) -> Bool {
    guard case .state(let isMet) = subject else { return false }
    return isMet(state)
  }

  func isMet(by action: Action, before: State, after: State) -> Bool {
    guard case .step(let isMet) = subject else { return false }
    return isMet(before, action, after)
  }
}
