extension NavProgram {
  /// The rules of a split view in a narrow window.
  public struct SplitRules: Hashable, Sendable {
    /// A column that is shown under a condition.
    public struct Rule: Hashable, Sendable {
      /// The position of the column: 0 for the primary one.
      public var column: Int
      /// When, over the coordinator that declares the split view; nil for always.
      public var condition: Expression?
    }

    /// The app's answers; the first whose condition is true counts.
    public var rules: [Rule] = []
    /// Whether the window is narrow when the split view is made.
    public var startsCollapsed = false

    /// A split view that collapses to its secondary column, in a wide window.
    public init() {}

    /// The column that UIKit proposes, and shows where the app has no answer.
    ///
    /// Source: wordpress-mobile/WordPress-iOS issue 18021 and woocommerce/woocommerce-ios pull request 6424, where the
    /// app must answer so that the primary column is shown. Inferred: that the proposal is always the secondary column.
    public static var proposed: Int { 1 }
  }
}

extension NavProgram.PlaceDeclaration.Kind {
  /// The places inside: tabs, pages or columns, in order; none for a screen and a branch.
  public var contents: [Int] {
    switch self {
    case .screen, .branch: []
    case .tabs(let places, _), .split(let places): places
    }
  }
}
