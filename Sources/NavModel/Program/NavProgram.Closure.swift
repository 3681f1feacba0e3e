extension NavProgram {
  /// A closure of a screen or a branch: ways out, touches during transitions, and adversaries that are off there.
  public struct Closure: Hashable, Sendable {
    /// A way out of a screen.
    public enum Way: Hashable, Sendable {
      case backButton, backMenu
      /// The swipe from the edge of the screen, and the one that begins anywhere in the content (`contentSwipe`).
      case edgeSwipe, contentSwipe
      /// The drag that closes a sheet, and the tap outside of a popover.
      case interactiveDismissal
      /// Every touch of both screens while this one is pushed or popped, where the platform has them (`touchesWhileMoving`).
      case touchesWhileMoving
    }

    /// The ways that each word of a spec closes.
    ///
    /// A screen whose back button is hidden has no back menu and no swipe either, unless the app turns the swipe on again.
    /// Source: fastred/AHKNavigationController, which does so; subconsciousnetwork/subconscious issue 46 for SwiftUI.
    ///
    /// A transition with an animator of the app's own takes no touches on any version.
    /// Source: grahammendick/navigation pull request 888.
    public static let ways: [String: Set<Way>] = [
      "back": [.backButton, .backMenu, .edgeSwipe, .contentSwipe],
      "backButton": [.backButton, .backMenu],
      "backMenu": [.backMenu],
      "swipe": [.edgeSwipe, .contentSwipe, .interactiveDismissal],
      "edgeSwipe": [.edgeSwipe],
      "interactiveDismissal": [.interactiveDismissal],
      "touchesWhileMoving": [.touchesWhileMoving],
    ]

    /// The names, as the spec writes them.
    public var names: [String] = []
    /// The ways out that are closed.
    public var ways: Set<Way> = []
    /// The adversaries that are off.
    public var adversaries: Set<NavAdversary> = []
    /// The condition; nil for always.
    public var condition: Expression?
    /// The condition as written.
    public var conditionText: String?

    /// Closes nothing.
    init() {}
  }
}
