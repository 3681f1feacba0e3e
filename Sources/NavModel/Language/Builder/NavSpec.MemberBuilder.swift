extension NavSpec {
  /// A result builder that collects the members of a coordinator, a screen or a branch.
  @resultBuilder
  public enum MemberBuilder {
    /// Adds a member.
    public static func buildExpression(_ member: Member) -> [Member] { [member] }

    /// Adds a screen.
    public static func buildExpression(_ screen: Place) -> [Member] { [.screen(screen)] }

    /// Adds a tab bar or a page control.
    public static func buildExpression(_ tabs: Tabs) -> [Member] { [.tabs(tabs)] }

    /// Adds a split view.
    public static func buildExpression(_ split: Split) -> [Member] { [.split(split)] }

    /// Adds a branch.
    public static func buildExpression(_ branch: Branch) -> [Member] { [.branch(branch)] }

    /// Adds an effect.
    public static func buildExpression(_ effect: Effect) -> [Member] { [.effect(effect)] }

    /// Adds a variable.
    public static func buildExpression(_ variable: Variable) -> [Member] { [.variable(variable)] }

    /// Adds a handler.
    public static func buildExpression(_ handler: Handler) -> [Member] { [.handler(handler)] }

    /// Adds an action.
    public static func buildExpression(_ action: Action) -> [Member] { [.action(action)] }

    /// Adds a property, which is evaluated for each instance.
    public static func buildExpression(_ property: Property) -> [Member] { [.property(property)] }

    /// Adds an opt-out from a property.
    public static func buildExpression(_ allowance: Allowance) -> [Member] { [.allow(allowance)] }

    /// Adds members that another function has built.
    public static func buildExpression(_ members: [Member]) -> [Member] { members }

    /// Joins consecutive members.
    public static func buildBlock(_ members: [Member]...) -> [Member] { members.flatMap(\.self) }

    /// Joins the members from the iterations of a Swift `for` loop.
    public static func buildArray(_ members: [[Member]]) -> [Member] { members.flatMap(\.self) }

    /// Adds the members of a Swift `if` without `else`; no members if the condition is false.
    public static func buildOptional(_ members: [Member]?) -> [Member] { members ?? [] }

    /// Adds the members of the first branch of a Swift `if` or `switch`.
    public static func buildEither(first members: [Member]) -> [Member] { members }

    /// Adds the members of the second branch of a Swift `if` or `switch`.
    public static func buildEither(second members: [Member]) -> [Member] { members }
  }

  /// A result builder that collects the tabs of a tab bar, or the pages of a page control.
  @resultBuilder
  public enum TabBuilder {
    /// Adds a tab or a page.
    public static func buildExpression(_ tab: Branch) -> [Branch] { [tab] }

    /// Adds tabs or pages that another function has built.
    public static func buildExpression(_ tabs: [Branch]) -> [Branch] { tabs }

    /// Joins consecutive tabs or pages.
    public static func buildBlock(_ tabs: [Branch]...) -> [Branch] { tabs.flatMap(\.self) }

    /// Joins the tabs or pages from the iterations of a Swift `for` loop.
    public static func buildArray(_ tabs: [[Branch]]) -> [Branch] { tabs.flatMap(\.self) }
  }
}
