/// The measures of the coordinator-tree model, and what may be wrong with it.
///
/// Tabs with a stack each, of screens that coordinators of several kinds own, and a sheet with a stack; a swipe
/// back takes time, and what a coordinator learns of a screen that left comes later than the screen leaves.
struct TreeShape: Sendable, Hashable {
  /// A mistake, one for each invariant, that breaks it.
  enum Mistake: String, Sendable, Hashable, CaseIterable {
    /// The child whose first screen was popped is kept.
    case keepsDeadChildren
    /// The exit that was delivered is delivered once more.
    case deliversTwice
    /// A push does not look at how deep the stack is.
    case pushesTooDeep
    /// A branch does not note where its child begins.
    case forgetsBranch
    /// A swipe begins on a stack with nothing to swipe away.
    case swipesRoot
    /// A sheet that is swiped down leaves its screens behind.
    case leavesSheetScreens
  }

  var tabs = 2
  var routes = 2
  var kinds = 1
  var depth = 3
  var hasSheet = true
  var sheetDepth = 2
  var mistake: Mistake?

  /// 132,300 states, 604,884 steps.
  static let small = TreeShape()
  /// 1,704,960 states, 8,247,966 steps.
  static let medium = TreeShape(kinds: 2, sheetDepth: 3)
  /// 14,117,664 states, 68,320,726 steps.
  static let large = TreeShape(kinds: 2, depth: 4, sheetDepth: 3)

  var stacks: Int { tabs + (hasSheet ? 1 : 0) }

  /// Whether a stack is the sheet's.
  func isSheet(_ stack: Int) -> Bool { stack == tabs }

  /// How many screens a stack has at least while one can see it.
  func base(_ stack: Int) -> Int { isSheet(stack) ? 1 : 0 }

  /// How many screens a stack has room for.
  func room(_ stack: Int) -> Int { isSheet(stack) ? sheetDepth : depth }
}
