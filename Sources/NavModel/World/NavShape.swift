/// What two settled worlds have in common for a user and for the app's structure: no instance numbers, no variables but
/// those that are locks, tied to a container or declared `structural`.
public struct NavShape: Hashable, Sendable {
  /// A screen in a container.
  public struct Screen: Hashable, Sendable {
    /// The route that is shown.
    public var route: NavRoute
    /// Its tabs, if it is a tab bar.
    public var tabs: [[Screen]]
    /// The position of the selected tab; nil for other screens.
    public var selected: Int?
    /// How a split view shows its columns; nil for other screens.
    public var columns: NavScreen.Tabs.Columns?
  }

  /// A layer on screen.
  public struct Layer: Hashable, Sendable {
    /// How it is shown; nil for the root.
    public var style: NavPresentation.Style?
    /// Its screens, bottom first.
    public var screens: [Screen]
  }

  /// A position: the layer, the stack among those of the layer, the index from the bottom.
  public struct Position: Hashable, Sendable, Comparable {
    /// The layer, the root being 0.
    public var layer: Int
    /// The stack among ``NavWorld/stacks(inLayer:)``.
    public var stack: Int
    /// The position from the bottom.
    public var index: Int

    /// Orders stacks from the bottom to the top.
    public static func < (left: Self, right: Self) -> Bool {
      (left.layer, left.stack, left.index) < (right.layer, right.stack, right.index)
    }
  }

  /// A living coordinator with its children.
  public struct Coordinator: Hashable, Sendable {
    /// An index in ``NavProgram/coordinators``.
    public var declaration: Int
    /// The branch that made it.
    public var branch: NavRoute?
    /// The position of the screen that it branched from; nil if that is in no container.
    public var branchedFrom: Position?
    /// Whether it has finished.
    public var isFinished: Bool
    /// Its locks, then its structural and tied variables, each in order of declaration.
    public var values: [NavValue]
    /// Its children, oldest first.
    public var children: [Coordinator]
  }

  /// A layer that the app requests.
  public struct Presentation: Hashable, Sendable {
    /// The declaration of the coordinator whose item it is.
    public var coordinator: Int?
    /// The position of the screen that presents it.
    public var presenter: Position?
    /// The style of the presentation.
    public var style: NavPresentation.Style
    /// The routes of its stack.
    public var routes: [NavRoute]
  }

  /// An effect in flight and the declaration of the coordinator that runs it.
  public struct Effect: Hashable, Sendable {
    /// An index in ``NavProgram/effects``.
    public var effect: Int
    /// An index in ``NavProgram/coordinators``.
    public var coordinator: Int
  }

  /// The screens, layer by layer.
  public var containers: [Layer]
  /// The root coordinator's tree, then living coordinators without a parent.
  public var coordinators: [Coordinator]
  /// The path that the app believes in, for each stack in a container.
  public var paths: [[NavRoute]]
  /// The layers that the app requests.
  public var presentations: [Presentation]
  /// Locks and structural variables of the screens in containers and of the system.
  public var values: [[NavValue]]
  /// Effects in flight, in the order of the program.
  public var effects: [Effect]
}
