/// What an app's flows do, in terms of the library: the argument of every RxFlow reference.
struct RxScript: Sendable {
  /// The flows by name; each has its own navigation controller as its root.
  let flows: [String: Flow]
  /// The flow that `coordinate` is called with at launch.
  let main: String
  /// The tab bars by name, with the flows whose roots are their tabs.
  var bars: [String: [String]] = [:]
  /// Whether a step cancels the one that its flow still adapts: `flatMapLatest`, before 2.13.0.
  var newStepCancelsAdapt = false

  /// One flow.
  struct Flow: Sendable {
    /// A screen that stands on the root before anything is coordinated, registered like any other.
    var start: String?
    /// The first step of its own stepper.
    var first: String?
    /// What each step does in `navigate(to:)`; a step that is not listed answers with nothing.
    var steps: [String: [Action]] = [:]
    /// The answers of `adapt(step:)`, since 2.10: the step that takes its place, now or when an answer comes.
    var adapts: [String: Adaption] = [:]
    /// What the stepper of a screen says while the screen is made.
    var early: [String: [String]] = [:]
  }

  /// The answer of `adapt(step:)`.
  enum Adaption: Sendable {
    case replaced(by: String)
    case answeredLater
  }

  /// How a screen is contributed to its flow.
  enum Registration: Sendable {
    /// Not at all.
    case none
    case normal
    /// `allowStepWhenNotPresented`, since 2.0.
    case whenNotPresented
    /// `allowStepWhenDismissed`, since 2.12.
    case whenDismissed
  }

  /// A statement of `navigate(to:)`.
  indirect enum Action: Sendable {
    case push(String, Registration = .normal)
    case pop
    case setStack([String], Registration = .normal)
    /// A screen in a layer of its own.
    case presentScreen(String, RxBoard.Style, Registration = .normal)
    /// `root.dismiss(animated:)`.
    case dismiss
    /// `window.rootViewController = root`, of the newest flow of a name, if that has a coordinator.
    case window(String)
    /// A child flow with its stepper.
    case start(String, whenDismissed: Bool = false)
    /// `Flows.whenReady` or `Flows.use(when: .ready)`, of flows that this step starts.
    case whenReady([String], Show)
    /// The flow's own stepper emits.
    case own(String)
    /// `.forwardToCurrentFlow`, since 2.0.
    case forwardToCurrent(String)
    /// `.triggerParentFlow` or `.forwardToParentFlow`, since 1.6 and 2.0.
    case forwardToParent(String)
    /// `.end`, since 1.3.
    case end(String)
  }

  /// What a block of `whenReady` shows.
  enum Show: Sendable {
    case present(RxBoard.Style)
    case push(bar: String)
    case setStack(bar: String)
    /// `window.rootViewController = root`.
    case window
  }
}
