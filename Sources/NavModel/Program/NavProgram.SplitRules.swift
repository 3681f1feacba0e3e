extension NavProgram {
  /// The rules that determine the column of a split view that a narrow window shows, and the width at the beginning.
  public struct SplitRules: Hashable, Sendable {
    /// A column that a narrow window shows under a condition: `collapses to primary when condition`.
    public struct Rule: Hashable, Sendable {
      /// The index of the column: 0 for primary, 1 for secondary.
      public var column: Int
      /// The condition, over the coordinator that declares the split view; nil for always.
      public var condition: Expression?
    }

    /// The rules in the order of the text; the first rule with a true condition applies.
    public var rules: [Rule] = []
    /// Whether the split view is collapsed when it is created, as in a narrow window.
    public var startsCollapsed = false

    /// Creates rules for a wide window, which collapses to the secondary column.
    public init() {}

    /// The index of the column that UIKit proposes, which a collapsing split view shows if no rule applies.
    ///
    /// Sources: wordpress-mobile/WordPress-iOS issue 18021 and woocommerce/woocommerce-ios pull request 6424. In both,
    /// the app has to name the primary column itself. It is inferred from these that UIKit always proposes the
    /// secondary column.
    public static var proposed: Int { 1 }
  }
}

extension NavProgram.PlaceDeclaration.Kind {
  /// The tabs, pages or columns of the place, as indices in ``NavProgram/places``; empty for a screen or a branch.
  public var contents: [Int] {
    switch self {
    case .screen, .branch: []
    case .tabs(let places, _), .split(let places): places
    }
  }
}
