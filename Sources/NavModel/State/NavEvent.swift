/// An input of the user or the environment, a step of the platform, queued work of the app, an outcome of an effect, or
/// the launch.
///
/// The identifiers of screens and stacks in an event refer to the world in which the event occurs.
public struct NavEvent: Hashable, Sendable {
  /// The kinds of events, with their values.
  public enum Kind: Hashable, Sendable {
    /// The launch of the app.
    ///
    /// This event is never enabled. It occurs only in ``NavLaunch/step``, for logs and properties of steps.
    case launch
    /// The user taps a control, by its index in ``NavProgram/controls``, with values.
    case tap(Int, [NavValue])
    /// The user taps the back button.
    case back
    /// The user pops several screens at once with the menu of the back button; the value is the number of screens.
    case backMenu(Int)
    /// The user begins, finishes or cancels a swipe back; the last two also end the drag of a page (``swipePage(_:)``).
    case swipeBegin, swipeFinish, swipeCancel
    /// The user begins, finishes or cancels the drag of a sheet, which closes the sheet if it is finished.
    case swipeDownBegin, swipeDownFinish, swipeDownCancel
    /// The user taps outside of a popover.
    case tapOutside
    /// The user taps another tab or turns to an adjacent page, by its index, or taps the selected tab again.
    case selectTab(Int), reselectTab
    /// The user begins to drag another page into view; the value is the index of the page.
    case swipePage(Int)
    /// The window becomes narrow or wide, so that all split views collapse or expand.
    case collapse, expand
    /// A deep link is opened, by its index in ``NavProgram/links``, with values.
    case link(Int, [NavValue])
    /// A deep link launches the app, by its index in ``NavProgram/links``, with values.
    ///
    /// The app handles the link before any screen appears.
    case linkAtLaunch(Int, [NavValue])
    /// An event of the environment occurs, by its index in ``NavProgram/events``, with values.
    case external(Int, [NavValue])
    /// The app enters the background, or returns from it.
    case background, foreground
    /// The transition of a stack ends; nil for the transition of a layer.
    case transitionEnd(StackID?)
    /// The platform delivers the oldest notice from a stack's mailbox; nil for the mailbox of the layers.
    case deliver(StackID?)
    /// The app handles the oldest message in its queue (``NavMessage``).
    case message
    /// The app runs the oldest block in ``NavWorld/turns``.
    case turn
    /// An effect delivers an outcome.
    ///
    /// The values are the index of the effect in ``NavWorld/effects``, the index of the outcome in the effect's
    /// declaration, and the values of the outcome.
    case outcome(Int, Int, [NavValue])
  }

  /// The kind of the event.
  public var kind: Kind
  /// The screen that the event concerns; nil for none.
  public var screen: ScreenID?
  /// The stack that the event concerns; nil for none.
  public var stack: StackID?

  /// Creates an event; whether it can occur depends on the world.
  ///
  /// - Parameters:
  ///   - kind: The kind of the event.
  ///   - screen: The screen that the event concerns; nil for none.
  ///   - stack: The stack that the event concerns; nil for none.
  public init(_ kind: Kind, screen: ScreenID? = nil, stack: StackID? = nil) {
    self.kind = kind
    self.screen = screen
    self.stack = stack
  }

  /// Whether the event is an input of the user or the environment.
  ///
  /// The other events are the launch, steps of the platform, outcomes of effects, and work in the queues of the app.
  public var isInput: Bool {
    switch kind {
    case .launch, .transitionEnd, .deliver, .message, .turn, .outcome: false
    default: true
    }
  }

  /// The index of the event's link in ``NavProgram/links``, with the link's values; nil if the event is not a link.
  public var link: (index: Int, values: [NavValue])? {
    switch kind {
    case .link(let index, let values), .linkAtLaunch(let index, let values): (index, values)
    default: nil
    }
  }

  /// Whether the event finishes or cancels a gesture.
  ///
  /// The end of a gesture does not count as an input that comes before the app has settled (`overtake`).
  public var endsGesture: Bool {
    switch kind {
    case .swipeFinish, .swipeCancel, .swipeDownFinish, .swipeDownCancel: true
    default: false
    }
  }

  /// The contribution of the event to the length of a trace, in inputs.
  ///
  /// An input counts 1, except for the finish of a gesture. The finish of a gesture and all other events count 0.
  public var cost: Int {
    switch kind {
    case .swipeFinish, .swipeDownFinish: 0
    default: isInput ? 1 : 0
    }
  }

  /// The cause of the event, as a trace prints it.
  public var actor: Actor {
    switch kind {
    case .link, .linkAtLaunch, .external, .background, .foreground, .collapse, .expand: .environment
    case .outcome: .effect
    default: isInput ? .user : .platform
    }
  }

  /// The possible causes of an event.
  public enum Actor: String, Hashable, Sendable {
    /// A tap or gesture of the user.
    case user
    /// An event from outside the app, such as a deep link or a change of the window's width.
    case environment
    /// The platform or the app's own queues: the app is launched, a transition ends, a notice is delivered, or queued
    /// work runs.
    case platform
    /// An outcome of an effect.
    case effect
  }
}
