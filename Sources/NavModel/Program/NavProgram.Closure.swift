extension NavProgram {
  /// A `without` declaration of a screen or a branch, which closes ways out and turns off adversaries there.
  public struct Closure: Hashable, Sendable {
    /// A way in which the user can leave a screen or touch it.
    public enum Way: Hashable, Sendable {
      case backButton, backMenu
      /// The swipe back, from the edge of the screen (`edgeSwipe`) or from anywhere in the content (`contentSwipe`).
      case edgeSwipe, contentSwipe
      /// The drag that closes a sheet, and the tap outside of a popover that closes it.
      case interactiveDismissal
      /// Touches of the two screens of a transition while this screen is pushed or popped.
      ///
      /// The platform rule `touchesWhileMoving` determines whether such touches are possible at all.
      case touchesWhileMoving
    }

    /// The ways that each word of a spec closes.
    ///
    /// A screen whose back button is hidden has no back menu and no swipe, unless the app turns the swipe on again.
    /// Source: fastred/AHKNavigationController, which does so; subconsciousnetwork/subconscious issue 46 for SwiftUI.
    ///
    /// A transition with an animator of the app's own takes no touches on any version of iOS. Source:
    /// grahammendick/navigation pull request 888.
    public static let ways: [String: Set<Way>] = [
      "back": [.backButton, .backMenu, .edgeSwipe, .contentSwipe],
      "backButton": [.backButton, .backMenu],
      "backMenu": [.backMenu],
      "swipe": [.edgeSwipe, .contentSwipe, .interactiveDismissal],
      "edgeSwipe": [.edgeSwipe],
      "interactiveDismissal": [.interactiveDismissal],
      "touchesWhileMoving": [.touchesWhileMoving],
    ]

    /// The words of the declaration, as the spec writes them.
    public var names: [String] = []
    /// The ways that the declaration closes.
    public var ways: Set<Way> = []
    /// The adversaries that the declaration turns off.
    public var adversaries: Set<NavAdversary> = []
    /// The condition under which the closure applies; nil for always.
    public var condition: Expression?
    /// The condition as the spec writes it; nil for none.
    public var conditionText: String?

    /// Closes nothing.
    init() {}
  }
}
