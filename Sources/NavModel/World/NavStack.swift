/// A stack of screens: those that the container shows, and those that the app has requested.
public struct NavStack: Hashable, Sendable {
  /// The screens in the container, bottom first.
  public internal(set) var screens: [ScreenID]
  /// The path that the app believes in, bottom first.
  public internal(set) var path: [ScreenID]
  /// The coordinator whose stack it is.
  public internal(set) var owner: CoordinatorID?
  /// The transition or gesture in flight.
  public internal(set) var transition: Transition?
  /// The blocks that run when the next transition has ended, which waits for the one in flight.
  public internal(set) var waiting: [NavContinuation] = []
  /// Commands that wait for what moves, oldest first; the container does not show them yet.
  public internal(set) var queued: [Change] = []
  /// The path that the container has missed, and does not follow.
  public internal(set) var missedPath: [ScreenID]?
  /// Queued notices, first in first out; only with `noticesLag`.
  public internal(set) var mail: [NavNotice] = []

  /// A change of a stack's content that waits for its turn.
  public struct Change: Hashable, Sendable {
    /// The kind of the change.
    public enum Kind: Hashable, Sendable {
      case push([ScreenID])
      case pop(to: ScreenID)
      case set([ScreenID])

      /// The screens that it speaks of.
      var screens: [ScreenID] {
        switch self {
        case .push(let screens), .set(let screens): screens
        case .pop(let screen): [screen]
        }
      }
    }

    /// The kind of the change.
    public internal(set) var kind: Kind
    /// The command, as outputs call it; nil where the user has done it.
    public internal(set) var command: String?
    /// The frame of the command's handler.
    public internal(set) var frame: NavFrame
    /// A block that runs when the change has ended: an index in ``NavProgram/continuations``.
    public internal(set) var continuation: Int?
  }

  /// A change of what a stack shows, while it is animated.
  public struct Transition: Hashable, Sendable {
    /// The phase of the transition.
    public enum Phase: String, Hashable, Sendable, CaseIterable {
      /// The platform animates to its end.
      case running
      /// The user drags the screen, which is off the container's stack unless the gesture is cancelled.
      case gesture
      /// The user has cancelled the gesture; the screen moves back.
      case cancelling
    }

    /// The phase of the transition.
    public internal(set) var phase: Phase
    /// The screen that was on top before.
    public internal(set) var from: ScreenID?
    /// The screens that leave the stack, topmost first.
    public internal(set) var removed: [ScreenID]
    /// The blocks that run when the transition has ended.
    public internal(set) var continuations: [NavContinuation] = []
    /// Whether the end of the transition writes the path, since the user has shortened it.
    public internal(set) var writesPath = false
  }

  init(screens: [ScreenID], owner: CoordinatorID?) {
    self.screens = screens
    path = screens
    self.owner = owner
  }
}
