/// A stack of screens: what the container shows, and what the app has asked for.
public struct NavStack: Hashable, Sendable {
  /// The screens in the container, bottom first.
  public internal(set) var screens: [ScreenID]
  /// The path that the app believes in, bottom first.
  public internal(set) var path: [ScreenID]
  /// The coordinator whose stack it is.
  public internal(set) var owner: CoordinatorID?
  /// The transition or gesture in flight.
  public internal(set) var transition: Transition?
  /// What runs when the next transition has ended, which waits for the one in flight.
  public internal(set) var waiting: [NavContinuation] = []
  /// Notices on their way, first in first out.
  public internal(set) var mail: [NavNotice] = []

  /// A change of what a stack shows, while it is animated.
  public struct Transition: Hashable, Sendable {
    /// How far it is.
    public enum Phase: String, Hashable, Sendable {
      /// The platform animates to its end.
      case running
      /// The user's finger is down; the container still holds the screen.
      case gesture
      /// The user has let go; the screen goes back to its place.
      case cancelling
    }

    /// How far it is.
    public internal(set) var phase: Phase
    /// The screen that was on top before.
    public internal(set) var from: ScreenID?
    /// The screens that leave the stack, topmost first.
    public internal(set) var removed: [ScreenID]
    /// What runs when it has ended.
    public internal(set) var continuations: [NavContinuation] = []
  }

  init(screens: [ScreenID], owner: CoordinatorID?) {
    self.screens = screens
    path = screens
    self.owner = owner
  }
}
