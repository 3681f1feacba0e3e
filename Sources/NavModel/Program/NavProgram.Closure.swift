extension NavProgram {
  /// A `without` declaration of a place: it closes ways out and disables adversaries there.
  public struct Closure: Hashable, Sendable {
    /// A way out of a screen, or another kind of touch, that a screen can disable.
    public enum Way: Hashable, Sendable {
      /// The back button of the navigation bar, and the menu that a long press on it opens.
      case backButton, backMenu
      /// The swipe back, from the edge of the screen (`edgeSwipe`) or from anywhere in the content (`contentSwipe`).
      case edgeSwipe, contentSwipe
      /// The drag that closes a sheet, and the tap outside of a popover that closes it.
      case interactiveDismissal
      /// The taps on a tab bar, which a screen on the stack of the selected tab can hide.
      case tabBar
      /// Touches of the two screens of a transition while this screen is pushed or popped.
      ///
      /// The platform rule `touchesWhileMoving` determines whether such touches are possible at all.
      case touchesWhileMoving
    }

    /// The ways that a `without` declaration closes, by the word that a spec writes.
    ///
    /// The names of adversaries that act on screens are further words, which close no ways; see ``adversaries``.
    ///
    /// A screen with a hidden back button has no back menu and no swipe, unless the app turns the swipe on again.
    /// Sources: fastred/AHKNavigationController, which turns it on again; subconsciousnetwork/subconscious issue 46,
    /// for SwiftUI.
    ///
    /// `contentSwipe` is `interactiveContentPopGestureRecognizer`, and `tabBar` is `hidesBottomBarWhenPushed` or
    /// `toolbar(.hidden, for: .tabBar)`. Source: Apple's documentation.
    ///
    /// During a transition with a custom animator, no version of iOS delivers touches. Source:
    /// grahammendick/navigation pull request 888.
    public static let ways: [String: Set<Way>] = [
      "back": [.backButton, .backMenu, .edgeSwipe, .contentSwipe],
      "backButton": [.backButton, .backMenu],
      "backMenu": [.backMenu],
      "swipe": [.edgeSwipe, .contentSwipe, .interactiveDismissal],
      "edgeSwipe": [.edgeSwipe],
      "contentSwipe": [.contentSwipe],
      "tabBar": [.tabBar],
      "interactiveDismissal": [.interactiveDismissal],
      "touchesWhileMoving": [.touchesWhileMoving],
    ]

    /// The words after `without`, as the spec writes them.
    public var names: [String] = []
    /// The ways that the declaration closes while its condition is true.
    public var ways: Set<Way> = []
    /// The adversaries that the declaration turns off while its condition is true.
    public var adversaries: Set<NavAdversary> = []
    /// The condition under which the closure applies; nil for always.
    public var condition: Expression?
    /// The condition as the spec writes it; nil for none.
    public var conditionText: String?

    /// Creates a closure that closes nothing.
    init() {}
  }
}
