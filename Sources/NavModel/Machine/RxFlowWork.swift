/// The state of RxFlow within one step of the machine, which is discarded at the end of the step.
struct RxFlowWork {
  /// What goes through one `MainScheduler`, which puts nested work off to a later turn.
  struct Driver: Hashable {
    let flow: CoordinatorID
    /// The screen whose stepper it is, where each screen has its own; nil for a flow's own stepper.
    var screen: ScreenID?
    /// Whether it is the one of all screens of the flow.
    var isOfScreens = false
  }

  /// What the navigation function in hand has answered so far; nil while none runs.
  var answer: RxFlowAnswer?
  /// The step that a flow adapts right now, and what it becomes; nil where nothing is adapted.
  var adapting: (step: RxFlowAnswer.Step, answer: RxFlowAnswer.Step?)?
  /// The drivers at work.
  var drivers: [Driver] = []
  /// Whether the scheduler of the current thread is at work, so that what comes has to wait.
  var isTrampolining = false
  /// The items that wait for it, step by step.
  var waiting: [(flow: CoordinatorID, items: [NavValue])] = []
  /// The coordinators that a deep link holds while it goes through them.
  var held: [CoordinatorID] = []
  /// How many navigation functions of each flow are at work, which keeps its coordinator.
  var working: [CoordinatorID] = []
}

/// The result of a navigation function.
struct RxFlowAnswer {
  /// A step with its values.
  struct Step: Equatable {
    let step: Int
    let values: [NavValue]
  }

  /// The flow whose function it is.
  let flow: CoordinatorID
  /// What is contributed, in order: coordinators and screens.
  var items: [NavValue] = []
  /// How many screens there were when it was last looked for those that were made.
  var knownScreens: Int
  /// The steps for the flow itself, in a later turn.
  var toCurrent: [Step] = []
  /// The steps for its parent.
  var toParent: [Step] = []
  /// Whether the flow ends, with which result.
  var end: (result: Int?, values: [NavValue])?
}
