/// The state of RxFlow within one step of the machine, which is discarded at the end of the step.
struct RxFlowWork {
  /// A source of steps with its own `MainScheduler`, which postpones nested work to a later turn.
  struct Driver: Hashable {
    let flow: CoordinatorID
    /// The screen of the stepper, if each screen has its own stepper; nil for the flow's own stepper.
    var screen: ScreenID?
    /// Whether the stepper is shared by all screens of the flow.
    var isOfScreens = false
  }

  /// Whether a flow observes the steps of the screen whose handler runs.
  enum Gate {
    /// The handler has not emitted a step yet.
    case unknown
    /// The handler begins the screen, which has not appeared yet.
    case starting
    /// The result for the first step of the handler.
    case open, closed
  }

  /// The appearance callbacks come after the code that runs, so all steps of a handler are accepted or lost alike.
  var gate = Gate.unknown
  /// The current result of the running navigation function; nil if none runs.
  var answer: RxFlowAnswer?
  /// The step that a flow currently adapts, with the adapted step; nil if no step is being adapted.
  var adapting: (step: RxFlowAnswer.Step, answer: RxFlowAnswer.Step?)?
  /// The active drivers.
  var drivers: [Driver] = []
  /// Whether the scheduler of the current thread is active, so that new items must wait.
  var isTrampolining = false
  /// The items that wait for the scheduler, grouped by step.
  var waiting: [(flow: CoordinatorID, items: [NavValue])] = []
  /// The coordinators that a deep link keeps alive while it visits them.
  var held: [CoordinatorID] = []
  /// The flows of running navigation functions, which stay alive; a flow occurs once for each function.
  var working: [CoordinatorID] = []

  /// Whether nothing is in progress.
  var isUnused: Bool {
    answer == nil && adapting == nil && drivers.isEmpty && !isTrampolining && waiting.isEmpty && held.isEmpty
      && working.isEmpty && gate == .unknown
  }
}

/// The result of a navigation function.
struct RxFlowAnswer {
  /// A step with its values.
  struct Step: Equatable {
    let step: Int
    let values: [NavValue]
  }

  /// The flow of the navigation function.
  let flow: CoordinatorID
  /// The contributed coordinators and screens, in order.
  var items: [NavValue] = []
  /// The number of screens at the last search for new screens.
  var knownScreens: Int
  /// The steps for the flow itself, which follow in a later turn.
  var toCurrent: [Step] = []
  /// The steps for the parent of the flow.
  var toParent: [Step] = []
  /// The result with which the flow ends; nil if the flow does not end.
  var end: (result: Int?, values: [NavValue])?
}
