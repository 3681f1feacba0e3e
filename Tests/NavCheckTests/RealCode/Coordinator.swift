import NavCheckTesting

/// The base class of the coordinators that the tests drive, as a team would write it.
@MainActor class Coordinator {
  let context: Context
  weak var parent: Coordinator?
  private var strongParent: Coordinator?
  private(set) var children: [Coordinator] = []
  var onFinish: (() -> Void)?
  private var isFinished = false

  init(_ context: Context) { self.context = context }

  func addChild(_ child: Coordinator) {
    child.parent = self
    if context.mutant == .strongParent { child.strongParent = self }
    children.append(child)
    child.onFinish = { [weak self, weak child] in
      guard let self, let child else { return }
      removeChild(child)
    }
    if context.mutant == .strongParent {
      child.onFinish = { [weak self] in
        self?.removeChild(child)
      }
    }
  }

  func removeChild(_ child: Coordinator) {
    switch context.mutant {
    case .forgottenRemoveChild: break
    case .removesFirstChild: children.removeFirst()
    case .removesAllChildren: children = []
    default: children.removeAll { $0 === child }
    }
  }

  /// Ends the flow, once.
  func finish() {
    let mayRepeat = context.mutant == .finishesTwice || context.mutant == .finishesTwiceOnSwipe
    if isFinished && !mayRepeat { return }
    isFinished = true
    context.noteFinish(of: self)
    if context.mutant == .finishesParent { parent?.finish() }
    onFinish?()
  }
}

/// What the coordinators share.
@MainActor final class Context {
  let navigation: SimulatedNavigation
  let mutant: Mutant?

  /// How many flows have ended, and how many pages the user has left, since a flow was opened.
  private(set) var ends = 0
  private(set) var exits = 0

  init(_ navigation: SimulatedNavigation, _ mutant: Mutant?) {
    self.navigation = navigation
    self.mutant = mutant
  }

  func noteFinish(of coordinator: Coordinator) {
    ends += 1
    navigation.noteFinish(of: coordinator)
  }

  func noteExit(of screen: SimulatedViewController) {
    exits += 1
    navigation.noteExit(of: screen)
  }

  func forget() { (ends, exits) = (0, 0) }
}
