import NavModel

/// A property as a check of a program judges it, whether built in or of the text.
struct NavigationProperty: Sendable {
  typealias Concerns = @Sendable (NavWorld) -> Bool
  typealias ConcernsStep = @Sendable (NavWorld, NavStep, NavWorld) -> Bool

  enum Claim: Sendable {
    /// In every world for which `when` is true, `faults` is empty.
    case state(when: Concerns, faults: @Sendable (NavWorld) -> [NavigationViolation])
    /// In every step for which `when` is true, `faults` is empty.
    case step(when: ConcernsStep, faults: @Sendable (NavWorld, NavStep, NavWorld) -> [NavigationViolation])
    /// From every world for which `when` is true, a goal is reachable; otherwise `lost` describes the violation.
    ///
    /// Both closures also take the opt-outs that apply.
    case possible(
      when: @Sendable (NavWorld, [NavProgram.AllowanceDeclaration]) -> Bool,
      goal: @Sendable (NavWorld, [NavProgram.AllowanceDeclaration]) -> Bool,
      lost: @Sendable (NavWorld) -> NavigationViolation)
    /// Every event of `from` is eventually followed by one of `to`; nil means the launch.
    case response(
      from: CheckOccurrence<NavWorld, NavStep>?, to: CheckOccurrence<NavWorld, NavStep>,
      missed: @Sendable (NavWorld) -> NavigationViolation)
    case sometimes(Concerns)
    case deadlockFree(stuck: @Sendable (NavWorld) -> NavigationViolation)
    /// Each of these screens is on screen in some world.
    case reachable([Int])
    case notApplicable
  }

  let name: String
  let builtIn: NavBuiltIn?
  let declaration: NavProgram.PropertyDeclaration?
  let kind: CheckPropertyKind
  let claim: Claim
  /// The opt-outs from the property.
  let allowances: [NavProgram.AllowanceDeclaration]
  /// The violations that `known violated` lines cover, which do not violate this property.
  var known: [KnownViolations] = []

  /// The opt-outs for one coordinator, screen or control.
  var narrowAllowances: [NavProgram.AllowanceDeclaration] { allowances.filter { !$0.isForAll } }

  /// The faults that no narrow opt-out excuses.
  func unsuppressed(_ faults: [NavigationViolation]) -> [NavigationViolation] {
    let narrow = narrowAllowances
    if narrow.isEmpty { return faults }
    return faults.filter { fault in !narrow.contains { fault.isExcused(by: $0) } }
  }
}
