import NavModel

/// What catches a mutant: a property that needs no text, the comparison with the spec, or both.
struct MutantRow: Sendable {
  let mutant: Mutant
  /// The property that shows it, and in how many inputs.
  let builtIn: String?
  let inputs: Int
  /// An adversary that it takes besides.
  let adversary: NavAdversary?
  /// After how many steps it differs from the spec at first.
  let steps: Int?
  /// Whether it takes an input before everything has come to rest.
  let isHurried: Bool
  /// Why no property without text can see it.
  let unseen: String?
  /// Why it is equal to the library as far as the spec goes.
  let equal: String?

  init(
    _ mutant: Mutant, builtIn: String? = nil, inputs: Int = 3, with adversary: NavAdversary? = nil,
    steps: Int? = nil, isHurried: Bool = false, unseen: String? = nil, equal: String? = nil
  ) {
    self.mutant = mutant
    self.builtIn = builtIn
    self.inputs = inputs
    self.adversary = adversary
    self.steps = steps
    self.isHurried = isHurried
    self.unseen = unseen
    self.equal = equal
  }

  /// Every mutant once.
  static let all: [MutantRow] = [
    MutantRow(.forgottenRemoveChild, builtIn: "child-has-screen", inputs: 2, steps: 2),
    MutantRow(.removesFirstChild, builtIn: "screen-has-owner", inputs: 3, steps: 3),
    MutantRow(.removesAllChildren, builtIn: "screen-has-owner", inputs: 3, steps: 3),
    MutantRow(.noPopNotice, builtIn: "child-has-screen", inputs: 2, steps: 2),
    MutantRow(.onlyTopPopNotice, builtIn: "child-has-screen", inputs: 3, steps: 3),
    MutantRow(.popNoticeByIndex, builtIn: "child-has-screen", inputs: 3, steps: 3),
    MutantRow(.keepsPopNotice, builtIn: "child-has-screen", inputs: 2, steps: 1),
    MutantRow(.actsOnGestureBegin, builtIn: "cancelled-gesture", inputs: 3, steps: 2),
    MutantRow(.finishesTwice, builtIn: "finish-once", inputs: 2, steps: 2),
    MutantRow(
      .finishesTwiceOnSwipe, unseen: "the first finish frees the coordinator, so the second never happens",
      equal: "the first finish frees the coordinator, so the second never happens"),
    MutantRow(.exitOnProgrammaticPop, builtIn: "exit-once", inputs: 2, steps: 2),
    MutantRow(.exitTwice, builtIn: "exit-once", inputs: 2, steps: 2),
    MutantRow(.lockStaysOnFailure, builtIn: "locks-released", inputs: 2, steps: 3),
    MutantRow(.lockStaysOnCancelledSwipe, builtIn: "cancelled-gesture", inputs: 3, steps: 5),
    MutantRow(.lockStaysOnDismissal, builtIn: "locks-released", inputs: 1, steps: 1),
    MutantRow(
      .presentsFromDeadPresenter, steps: 4, isHurried: true,
      unseen: "a page that has left is freed in the same step, and one that leaves can present"),
    MutantRow(
      .presentsTwice, builtIn: "no-silent-drop", inputs: 1,
      equal: "the platform refuses the second request, so nothing comes of it but the refusal"),
    MutantRow(.pushesSameInstance, builtIn: "no-fatal", inputs: 2, steps: 3),
    MutantRow(.strongParent, builtIn: "child-has-screen", inputs: 2, steps: 2),
    MutantRow(.screenHoldsItself, builtIn: "no-leak", inputs: 2, steps: 2),
    MutantRow(.noDismissNotice, builtIn: "child-has-screen", inputs: 2, steps: 3),
    MutantRow(.dismissNoticeAtBegin, builtIn: "cancelled-gesture", inputs: 3, steps: 2),
    MutantRow(
      .popsOneTooFew, steps: 3,
      unseen: "Done on the reviews then shows the page, which only a spec knows to be wrong"),
    MutantRow(
      .popsWhileMoving,
      unseen: "the second pop ends the first one, or waits for it, so that neither is lost",
      equal: "the second pop ends the first one, or waits for it, so that neither is lost"),
    MutantRow(.keepsBelief, builtIn: "belief-matches-screen", inputs: 2, steps: 2),
    MutantRow(.beliefAtGestureBegin, builtIn: "belief-matches-screen", inputs: 3, steps: 2),
    MutantRow(.beliefForgetsMenu, builtIn: "belief-matches-screen", inputs: 3, steps: 3),
    MutantRow(.staleCompletion, builtIn: "child-has-screen", inputs: 3, steps: 3),
    MutantRow(.answersWhileLeaving, builtIn: "screen-has-owner", inputs: 3, steps: 4),
    MutantRow(.backKeepsDraft, builtIn: "exit-equivalence", inputs: 2, steps: 3),
    MutantRow(
      .childFirstPresentLater, builtIn: "no-silent-drop", inputs: 3,
      equal: "its control is closed in the spec while anything is presented, also while that slides out"),
    MutantRow(.noWayHome, steps: 3, unseen: "the back button is a way home"),
    MutantRow(.finishesParent, steps: 2, unseen: "that the app's root finishes has no consequence"),
  ]
}
