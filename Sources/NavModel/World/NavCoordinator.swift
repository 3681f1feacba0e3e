/// A coordinator instance.
public struct NavCoordinator: Hashable, Sendable {
  /// An index in ``NavProgram/coordinators``.
  public internal(set) var declaration: Int
  /// The values that it was made with.
  public internal(set) var arguments: [NavValue]
  /// The coordinator that it is a child of.
  public internal(set) var parent: CoordinatorID?
  /// Its children, oldest first.
  public internal(set) var children: [CoordinatorID] = []
  /// The branch that made it, with its values; nil for the root and for those made by `new`.
  public internal(set) var branch: NavRoute?
  /// The screen instance that it branched from, which is also its start screen.
  public internal(set) var branchedFrom: ScreenID?
  /// The stack that the coordinator creates for itself, shown or not yet; nil if it uses the stack of its screens.
  public internal(set) var root: StackID?
  /// Its variables; none any more when it is gone.
  public internal(set) var variables: [NavValue] = []
  /// The variables that its branch declares.
  public internal(set) var branchVariables: [NavValue] = []
  /// The values that the library keeps in it; empty for most libraries.
  public internal(set) var library: [NavValue] = []
  /// Whether the coordinator has an owner.
  public internal(set) var isAlive = true
  /// Whether it has finished.
  public internal(set) var isFinished = false

  init(declaration: Int, arguments: [NavValue], parent: CoordinatorID?, branch: NavRoute?) {
    self.declaration = declaration
    self.arguments = arguments
    self.parent = parent
    self.branch = branch
  }
}
