/// An input of the user or the environment, or a step of the platform; its numbers are those of the world before it.
public struct NavEvent: Hashable, Sendable {
  /// The kind of the event.
  public enum Kind: Hashable, Sendable {
    /// The launch, as properties of steps and logs see it (``NavLaunch/step``); never enabled.
    case launch
    /// A control with its values; an index in ``NavProgram/controls``.
    case tap(Int, [NavValue])
    case back
    /// The menu of the back button: that many screens at once.
    case backMenu(Int)
    case swipeBegin, swipeFinish, swipeCancel
    case swipeDownBegin, swipeDownFinish, swipeDownCancel
    case tapOutside
    case selectTab(Int), reselectTab
    /// The user begins to drag another page into view.
    case swipePage(Int)
    /// The window becomes narrow or wide: all split views collapse or expand.
    case collapse, expand
    case link(Int, [NavValue])
    /// The app is launched anew by a link, before any screen appears.
    case linkAtLaunch(Int, [NavValue])
    case external(Int, [NavValue])
    case background, foreground
    /// The transition of a stack or (nil) of a layer ends.
    case transitionEnd(StackID?)
    /// The oldest notice of a stack's mailbox or (nil) of the chain's is delivered.
    case deliver(StackID?)
    /// The oldest step or event of the queue is handled.
    case message
    /// The oldest block of `later` runs.
    case turn
    /// An effect in flight answers: its position, the outcome, the values.
    case outcome(Int, Int, [NavValue])
  }

  /// The kind of the event.
  public var kind: Kind
  /// The screen that the event concerns; nil for none.
  public var screen: ScreenID?
  /// The stack that the event concerns; nil for none.
  public var stack: StackID?

  /// Makes an event, which is enabled in some worlds only.
  public init(_ kind: Kind, screen: ScreenID? = nil, stack: StackID? = nil) {
    self.kind = kind
    self.screen = screen
    self.stack = stack
  }

  /// Whether it is an input of the user or the environment, rather than a step of the platform.
  public var isInput: Bool {
    switch kind {
    case .launch, .transitionEnd, .deliver, .message, .turn, .outcome: false
    default: true
    }
  }

  /// The index of its link in ``NavProgram/links``, and the link's values; nil if it is no link.
  public var link: (index: Int, values: [NavValue])? {
    switch kind {
    case .link(let index, let values), .linkAtLaunch(let index, let values): (index, values)
    default: nil
    }
  }

  /// Whether the event ends a gesture.
  ///
  /// The end of a gesture never counts against `overtake`.
  public var endsGesture: Bool {
    switch kind {
    case .swipeFinish, .swipeCancel, .swipeDownFinish, .swipeDownCancel: true
    default: false
    }
  }

  /// The contribution to the length of a trace: 1 for an input, and 0 for the finish of a gesture or a platform step.
  public var cost: Int {
    switch kind {
    case .swipeFinish, .swipeDownFinish: 0
    default: isInput ? 1 : 0
    }
  }

  /// The cause of the event, as a trace prints it: user, environment or platform.
  public var actor: Actor {
    switch kind {
    case .link, .linkAtLaunch, .external, .background, .foreground, .collapse, .expand: .environment
    case .outcome: .effect
    default: isInput ? .user : .platform
    }
  }

  /// The cause of an event.
  public enum Actor: String, Hashable, Sendable {
    case user, environment, platform, effect
  }
}
