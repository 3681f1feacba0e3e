public import NavModel

/// The result of checking whether verdicts hold for every depth of the stacks (`bound stack`).
///
/// The article "Every depth" states the theorem and its conditions.
public struct NavigationClosure: Sendable, Hashable {
  /// The answer for the spec as a whole.
  public enum Outcome: Sendable, Hashable {
    /// No bound from ``NavigationClosure/exploredDepth`` on excludes anything, so all decided verdicts are final.
    case everyDepth
    /// A stack needs more screens than ``NavigationClosure/exploredDepth``.
    case grows(Growth)
    /// The search ended early for other reasons, such as a budget or another capacity.
    case open(String)
  }

  /// A push that exceeds the explored depth.
  public struct Growth: Sendable, Hashable {
    /// The pushed screen, such as `App.detail(milk)`.
    public let above: String
    /// The screen below it; nil if the screen is the first on its stack.
    public let below: String?
    /// The location of the handler that pushes if it is certain, otherwise of the declaration of the screen.
    public let origin: NavSpec.Origin
    /// A shortest run that ends with the push.
    public let trace: CheckTrace<NavWorld, NavStep>
  }

  /// The result of the search by the heads of stacks, which takes place if a stack grows.
  public struct Heads: Sendable, Hashable {
    /// The construct that prevents the search; nil if there is none.
    public var obstacle: Obstacle?
    /// The number of worlds with gaps.
    public var worlds = 0
    /// The screens for which gaps stand, such as `App.detail(milk)`, sorted.
    public var buried: [String] = []
    /// The reason that the search ended early; nil if it is complete.
    public var cut: String?
    /// The names of the properties that hold for every depth by this search, in their order.
    public var proved: [String] = []
  }

  /// A property with another verdict at the greater depth.
  public struct Change: Sendable, Hashable {
    /// The finding at the depth of the scope.
    public let before: NavigationFinding
    /// The finding at ``NavigationClosure/exploredDepth``.
    public let after: NavigationFinding
  }

  /// The depth of the scope: the bound with which the spec was checked.
  public let depth: Int
  /// The number of screens that a stack may have in the search for every depth: one more than ``depth``.
  public let exploredDepth: Int
  /// The number of worlds that this search explored.
  public let worlds: Int
  /// The answer for the spec as a whole.
  public let outcome: Outcome
  /// The findings whose verdict is proved for every depth from ``exploredDepth`` on, in their order.
  ///
  /// The other parts of a finding, such as its trace, are those at ``exploredDepth``, or at ``depth`` for a property
  /// of ``Heads/proved``.
  public let findings: [NavigationFinding]
  /// The properties that are decided differently at ``exploredDepth``, in their order.
  public let changed: [Change]

  /// The names of the properties whose verdict is proved for every depth from ``exploredDepth`` on, in their order.
  public var proved: [String] { findings.map(\.name) }
  /// Whether everything is proved: the outcome is ``Outcome/everyDepth``, and every property is decided.
  public var isComplete: Bool { outcome == .everyDepth && open.isEmpty }
  /// The names of the properties that apply and are not proved, in their order.
  public let open: [String]
  /// The result of the search by the heads of stacks; nil unless a stack grows.
  public let heads: Heads?
}
