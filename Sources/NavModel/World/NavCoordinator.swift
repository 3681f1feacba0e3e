/// A coordinator instance in a world.
public struct NavCoordinator: Hashable, Sendable {
  /// The declaration of the coordinator, as an index in ``NavProgram/coordinators``.
  public internal(set) var declaration: Int
  /// The arguments with which the coordinator was created.
  public internal(set) var arguments: [NavValue]
  /// The parent coordinator; nil for the root and for a coordinator without a parent.
  public internal(set) var parent: CoordinatorID?
  /// The child coordinators, oldest first.
  public internal(set) var children: [CoordinatorID] = []
  /// The route of the branch that created the coordinator; nil for the root, and after `new`.
  public internal(set) var branch: NavRoute?
  /// The screen at which the coordinator branched from its parent, which is also the coordinator's first screen.
  public internal(set) var branchedFrom: ScreenID?
  /// The stack that the coordinator creates for itself; nil if the coordinator uses the stack of its screens.
  public internal(set) var root: StackID?
  /// The values of the variables, in the order of their declaration; empty after the coordinator was released.
  public internal(set) var variables: [NavValue] = []
  /// The values of the variables that the coordinator's branch declares.
  public internal(set) var branchVariables: [NavValue] = []
  /// The values that the library stores in the coordinator; empty for most libraries.
  public internal(set) var library: [NavValue] = []
  /// Whether the coordinator has an owner, which keeps it alive.
  public internal(set) var isAlive = true
  /// Whether the coordinator has finished.
  public internal(set) var isFinished = false

  init(declaration: Int, arguments: [NavValue], parent: CoordinatorID?, branch: NavRoute?) {
    self.declaration = declaration
    self.arguments = arguments
    self.parent = parent
    self.branch = branch
  }
}
