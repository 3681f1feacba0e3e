extension NavSpec {
  /// Collects the members of a coordinator, a screen or a branch.
  @resultBuilder
  public enum MemberBuilder {
    /// A member.
    public static func buildExpression(_ member: Member) -> [Member] { [member] }

    /// A screen.
    public static func buildExpression(_ screen: Place) -> [Member] { [.screen(screen)] }

    /// A tab bar.
    public static func buildExpression(_ tabs: Tabs) -> [Member] { [.tabs(tabs)] }

    /// A split view.
    public static func buildExpression(_ split: Split) -> [Member] { [.split(split)] }

    /// A branch.
    public static func buildExpression(_ branch: Branch) -> [Member] { [.branch(branch)] }

    /// An effect.
    public static func buildExpression(_ effect: Effect) -> [Member] { [.effect(effect)] }

    /// A variable.
    public static func buildExpression(_ variable: Variable) -> [Member] { [.variable(variable)] }

    /// A handler.
    public static func buildExpression(_ handler: Handler) -> [Member] { [.handler(handler)] }

    /// A routine.
    public static func buildExpression(_ action: Action) -> [Member] { [.action(action)] }

    /// A property of each instance.
    public static func buildExpression(_ property: Property) -> [Member] { [.property(property)] }

    /// An opt-out.
    public static func buildExpression(_ allowance: Allowance) -> [Member] { [.allow(allowance)] }

    /// Members that a function collected.
    public static func buildExpression(_ members: [Member]) -> [Member] { members }

    /// Members one below the other.
    public static func buildBlock(_ members: [Member]...) -> [Member] { members.flatMap(\.self) }

    /// Members from a loop.
    public static func buildArray(_ members: [[Member]]) -> [Member] { members.flatMap(\.self) }

    /// Members under a condition of Swift.
    public static func buildOptional(_ members: [Member]?) -> [Member] { members ?? [] }

    /// Members under a condition of Swift.
    public static func buildEither(first members: [Member]) -> [Member] { members }

    /// Members under a condition of Swift.
    public static func buildEither(second members: [Member]) -> [Member] { members }
  }

  /// Collects the tabs of a tab bar, or the pages of a page control.
  @resultBuilder
  public enum TabBuilder {
    /// A tab.
    public static func buildExpression(_ tab: Branch) -> [Branch] { [tab] }

    /// Tabs that a function collected.
    public static func buildExpression(_ tabs: [Branch]) -> [Branch] { tabs }

    /// Tabs in order.
    public static func buildBlock(_ tabs: [Branch]...) -> [Branch] { tabs.flatMap(\.self) }

    /// Tabs from a loop.
    public static func buildArray(_ tabs: [[Branch]]) -> [Branch] { tabs.flatMap(\.self) }
  }
}
