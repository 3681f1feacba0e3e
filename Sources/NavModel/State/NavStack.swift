/// A stack of screens: the content of the container, and the path that the app requests.
public struct NavStack: Hashable, Sendable {
  /// The screens that the container contains, bottom first.
  public internal(set) var screens: [ScreenID]
  /// The screens that the app requests, bottom first.
  ///
  /// The path can differ from ``screens``, for example while a request waits, after the platform has ignored a request
  /// (``missedPath``), or during a swipe back.
  public internal(set) var path: [ScreenID]
  /// The coordinator that owns the stack; nil if there is none.
  public internal(set) var owner: CoordinatorID?
  /// The transition or gesture in progress on the stack; nil for none.
  public internal(set) var transition: Transition?
  /// The blocks of `then`, and tasks of the library, for commands whose transition has not begun.
  public internal(set) var waiting: [NavContinuation] = []
  /// The changes that wait for the end of a transition, oldest first; the container does not show them yet.
  public internal(set) var queued: [Change] = []
  /// A requested path that the platform has ignored, so the container does not follow it; nil if there is none.
  public internal(set) var missedPath: [ScreenID]?
  /// The notices in the stack's mailbox, oldest first; empty unless the platform rule `noticesLag` is on.
  public internal(set) var mail: [NavNotice] = []

  /// A change of a stack's content that waits for the end of a transition.
  public struct Change: Hashable, Sendable {
    /// The kinds of changes.
    public enum Kind: Hashable, Sendable {
      /// Puts screens on top of the stack, bottom first.
      case push([ScreenID])
      /// Removes all screens above a screen.
      case pop(to: ScreenID)
      /// Replaces the content of the stack, bottom first.
      case set([ScreenID])

      /// The screens in the value of the change.
      var screens: [ScreenID] {
        switch self {
        case .push(let screens), .set(let screens): screens
        case .pop(let screen): [screen]
        }
      }
    }

    /// The kind of the change.
    public internal(set) var kind: Kind
    /// The name of the command in outputs; nil if the user made the change.
    public internal(set) var command: String?
    /// The values of `self`, `this`, `child` and locals in the handler that executed the command.
    public internal(set) var frame: NavFrame
    /// The block that runs when the change has ended, as an index in ``NavProgram/continuations``; nil for none.
    public internal(set) var continuation: Int?
  }

  /// An animated change of the top screen of a stack, or a turn of pages or columns in the top screen.
  public struct Transition: Hashable, Sendable {
    /// The phases of a transition.
    public enum Phase: String, Hashable, Sendable, CaseIterable {
      /// The platform animates the change to its end.
      case running
      /// The user drags a screen. In a swipe back, the screen is not on the stack, and returns to it if the gesture is
      /// cancelled.
      case gesture
      /// The gesture was cancelled, and the screen moves back.
      case cancelling
    }

    /// The phase of the transition.
    public internal(set) var phase: Phase
    /// The screen that was on top before the transition, or the screen with the turning pages or columns; nil for none.
    public internal(set) var from: ScreenID?
    /// The screens that leave the stack, topmost first; the screens in their tabs leave with them.
    public internal(set) var removed: [ScreenID]
    /// The blocks that run when the transition has ended.
    public internal(set) var continuations: [NavContinuation] = []
    /// Whether the platform writes the path at the end of the transition, because the user has shortened it.
    public internal(set) var writesPath = false
  }

  init(screens: [ScreenID], owner: CoordinatorID?) {
    self.screens = screens
    path = screens
    self.owner = owner
  }
}
