import NavModel

/// A split view controller (column style) of the simulated platform: two columns, each a navigation controller.
///
/// A narrow window shows one column. The explorer makes the window narrow and wide at any moment, unless its scope leaves
/// `resize` out.
@preconcurrency @MainActor public final class SimulatedSplitViewController: SimulatedViewController {
  /// A column.
  public enum Column: Int, Sendable, CaseIterable {
    /// The leading column.
    case primary
    /// The column beside the primary one.
    case secondary
  }

  /// The navigation controllers of the columns, the primary one first.
  public private(set) var viewControllers: [SimulatedNavigationController] = []
  private var startsCollapsed = false
  /// The app's answer to `topColumnForCollapsingToProposedTopColumn`; without it, the proposed column is used.
  public var topColumnForCollapsing: ((_ proposed: Column) -> Column)?
  /// The delegate's `splitViewControllerDidCollapse(_:)`.
  public var onDidCollapse: (() -> Void)?
  /// The delegate's `splitViewControllerDidExpand(_:)`.
  public var onDidExpand: (() -> Void)?

  /// Makes a split view.
  ///
  /// - Parameters:
  ///   - name: The name in traces.
  ///   - owner: The coordinator of the split view.
  ///   - primary: The leading column.
  ///   - secondary: The column beside it.
  ///   - isCollapsed: Whether the window is narrow; then the secondary column is on top.
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

  /// Whether only one column is shown.
  public var isCollapsed: Bool { navigation.session.world[id].tabs?.columns == .collapsed }

  /// Shows a column; has no effect while both are shown.
  public func show(_ column: Column) { navigation.show(column, of: self) }

  /// Which column the app wants on top when the split view collapses.
  var topColumn: Column { topColumnForCollapsing?(.secondary) ?? .secondary }
}
