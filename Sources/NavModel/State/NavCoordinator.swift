/// A coordinator instance in a world.
public struct NavCoordinator: Hashable, Sendable {
  /// The declaration of the coordinator, as an index in ``NavProgram/coordinators``.
  public internal(set) var declaration: Int
  /// The arguments with which the coordinator was created.
  public internal(set) var arguments: [NavValue]
  /// The parent coordinator; nil if there is none, for example for the root, before `start`, or after `drop`.
  public internal(set) var parent: CoordinatorID?
  /// The child coordinators, in the order in which they were added.
  public internal(set) var children: [CoordinatorID] = []
  /// The route of the branch that created the coordinator; nil for the root and for a coordinator from `new`.
  public internal(set) var branch: NavRoute?
  /// The screen at which the coordinator branched from its parent: its first screen, or the screen with its tab, page
  /// or column.
  ///
  /// Nil if there is none, for example for the root, or before the coordinator has a first screen.
  public internal(set) var branchedFrom: ScreenID?
  /// The stack that the library has created for the coordinator alone; nil if there is none.
  public internal(set) var root: StackID?
  /// The values of the variables, in the order of their declaration; empty after the coordinator was released.
  public internal(set) var variables: [NavValue] = []
  /// The values of the variables that the coordinator's branch declares; empty after the coordinator was released.
  public internal(set) var branchVariables: [NavValue] = []
  /// The values that the library stores in the coordinator; empty if it stores none.
  public internal(set) var library: [NavValue] = []
  /// Whether the coordinator is alive: it is the root, or a strong reference keeps it, such as its parent's.
  public internal(set) var isAlive = true
  /// Whether the coordinator has finished.
  public internal(set) var isFinished = false
  /// Whether the layer with the coordinator's own stack was removed, and no screen of the coordinator began anew since.
  public internal(set) var hasLostLayer = false

  init(declaration: Int, arguments: [NavValue], parent: CoordinatorID?, branch: NavRoute?) {
    self.declaration = declaration
    self.arguments = arguments
    self.parent = parent
    self.branch = branch
  }
}
