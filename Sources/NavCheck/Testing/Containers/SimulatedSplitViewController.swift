import NavModel

/// Stands in for a `UISplitViewController` with two columns, each of which is a navigation controller.
///
/// A narrow window shows one column. The exploration makes the window narrow or wide at any time, unless its scope
/// omits `resize`.
@preconcurrency @MainActor public final class SimulatedSplitViewController: SimulatedViewController {
  /// A column of the split view.
  public enum Column: Int, Sendable, CaseIterable {
    /// The leading column.
    case primary
    /// The column beside the primary one.
    case secondary
  }

  /// The navigation controllers of the columns, the primary one first.
  public private(set) var viewControllers: [SimulatedNavigationController] = []
  private var startsCollapsed = false
  /// The app's implementation of `topColumnForCollapsingToProposedTopColumn`; nil to use the proposed column.
  public var topColumnForCollapsing: ((_ proposed: Column) -> Column)?
  /// The app's implementation of `splitViewControllerDidCollapse(_:)`; nil for none.
  public var onDidCollapse: (() -> Void)?
  /// The app's implementation of `splitViewControllerDidExpand(_:)`; nil for none.
  public var onDidExpand: (() -> Void)?

  /// Makes a split view.
  ///
  /// - Parameters:
  ///   - name: The name in traces.
  ///   - owner: The coordinator of the split view; held weakly.
  ///   - primary: The controller of the leading column.
  ///   - secondary: The controller of the column beside the leading one.
  ///   - isCollapsed: Whether the window is narrow at first; the secondary column is on top then.
  public convenience init(
    _ name: String = "split", owner: AnyObject?, primary: SimulatedNavigationController,
    secondary: SimulatedNavigationController, isCollapsed: Bool = false
  ) {
    self.init(nibName: nil, bundle: nil)
    setName(name)
    self.owner = owner
    viewControllers = [primary, secondary]
    startsCollapsed = isCollapsed
    _ = id
  }

  override func register() -> ScreenID {
    navigation.session.makeSplit(
      name, of: SimulatedNavigation.name(of: owner), primary: viewControllers[0].contentStack,
      secondary: viewControllers[1].contentStack, isCollapsed: startsCollapsed)
  }

  override var isContainer: Bool { true }

  /// Whether the window is narrow, so that only one column is visible.
  public var isCollapsed: Bool { navigation.session.world[id].tabs?.columns == .collapsed }

  /// Puts a column on top; both columns stay visible if the window is wide.
  public func show(_ column: Column) { navigation.show(column, of: self) }

  /// The column that the app puts on top when the split view collapses.
  var topColumn: Column { topColumnForCollapsing?(.secondary) ?? .secondary }
}
