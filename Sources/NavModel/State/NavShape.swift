/// A summary of a settled world, for comparing worlds by structure.
///
/// A shape contains the screens in containers, the requested paths and layers, the coordinator tree and the running
/// effects. It contains the values of three kinds of variables: locks, variables that follow a container, and
/// `structural` variables. In these values, a screen is represented by its route, and a coordinator by its declaration.
public struct NavShape: Hashable, Sendable {
  /// A screen in a container, with the screens of its tabs or columns.
  public struct Screen: Hashable, Sendable {
    /// The route of the screen.
    public var route: NavRoute
    /// The screens of each tab, page or column; empty for other screens.
    public var tabs: [[Screen]]
    /// The index of the selected tab, page or column; nil for other screens.
    public var selected: Int?
    /// How a split view shows its columns; nil for a screen that is not a split view.
    public var columns: NavScreen.Tabs.Columns?
  }

  /// A layer on screen: the root layer, or a presented one.
  public struct Layer: Hashable, Sendable {
    /// The style of the presentation; nil for the root layer.
    public var style: NavPresentation.Style?
    /// The screens of the layer's stack, bottom first.
    public var screens: [Screen]
  }

  /// The position of a screen: its layer, its stack within the layer, and its index in the stack.
  public struct Position: Hashable, Sendable, Comparable {
    /// The index of the layer; 0 for the root layer.
    public var layer: Int
    /// The index of the stack in ``NavWorld/stacks(inLayer:)``.
    public var stack: Int
    /// The index of the screen in the stack, from the bottom.
    public var index: Int

    /// Orders positions by layer, then by stack, then by index.
    public static func < (left: Self, right: Self) -> Bool {
      (left.layer, left.stack, left.index) < (right.layer, right.stack, right.index)
    }
  }

  /// A living coordinator with its children.
  public struct Coordinator: Hashable, Sendable {
    /// The declaration of the coordinator, as an index in ``NavProgram/coordinators``.
    public var declaration: Int
    /// The route of the branch that created the coordinator; nil for none.
    public var branch: NavRoute?
    /// The position of the screen at which the coordinator branched; nil if there is none, or if it is in no container.
    public var branchedFrom: Position?
    /// Whether the coordinator has finished.
    public var isFinished: Bool
    /// The values of the coordinator's locks, then those of its `structural` variables and of the variables that
    /// follow a container, then the same of its branch, then the flags that the library stores in the coordinator.
    public var values: [NavValue]
    /// The child coordinators, in the order in which they were added.
    public var children: [Coordinator]
  }

  /// A layer that the app requests, with its routes.
  public struct Presentation: Hashable, Sendable {
    /// The coordinator that requests the layer, as an index in ``NavProgram/coordinators``; nil if there is none.
    public var coordinator: Int?
    /// The position of the screen that presents the layer; nil if the screen is in no container.
    public var presenter: Position?
    /// The style of the presentation.
    public var style: NavPresentation.Style
    /// The routes of the screens that the app requests for the layer's stack, bottom first.
    public var routes: [NavRoute]
  }

  /// An effect that is in progress, with the coordinator that runs it.
  public struct Effect: Hashable, Sendable {
    /// The declaration of the effect, as an index in ``NavProgram/effects``.
    public var effect: Int
    /// The declaration of the coordinator, as an index in ``NavProgram/coordinators``.
    public var coordinator: Int
  }

  /// The layers on screen with their screens, the root layer first.
  public var containers: [Layer]
  /// The tree of the root coordinator, then the trees of the other living coordinators without a parent.
  public var coordinators: [Coordinator]
  /// The path that the app requests for each stack in a container, bottom first.
  public var paths: [[NavRoute]]
  /// The layers that the app requests.
  public var presentations: [Presentation]
  /// The values of locks, then of structural variables and variables that follow a container: those of the system, then
  /// those of each screen in a container.
  public var values: [[NavValue]]
  /// The effects that are in progress, in the order of their declarations.
  public var effects: [Effect]
}
