/// An optional behaviour of the user or the platform, which a spec turns on with `with` and off with `without`.
public enum NavAdversary: String, Hashable, Sendable, CaseIterable, Comparable {
  /// The user swipes back, swipes to another page or drags a sheet down, and finishes or cancels the gesture; also, a
  /// tap outside closes a popover.
  case swipe
  /// The user pops several screens at once with the menu of the back button.
  case backMenu
  /// The user taps the tab that is already selected.
  case reselect
  /// The system opens a deep link, at any time.
  case deepLink
  /// The app goes to the background and returns; in a spec, without effect if no handler reacts to it.
  case background
  /// The window becomes narrow or wide while a split view exists, so that split views collapse and expand.
  case resize
  /// A deep link launches the app, which receives the link before any screen has appeared; off by default, and for
  /// specs only.
  case linkAtLaunch
  /// The user taps one control twice before the app has settled; off by default in specs.
  ///
  /// On platform `ideal`, the second tap may instead hit a control of the entering screen.
  case doubleTap

  /// Whether the adversary acts on a screen, which can turn it off (`without reselect`), and not on the whole app.
  var playsAtScreens: Bool {
    switch self {
    case .swipe, .backMenu, .reselect, .resize, .doubleTap: true
    case .deepLink, .background, .linkAtLaunch: false
    }
  }

  /// Returns whether the case `left` is declared before the case `right`.
  public static func < (left: Self, right: Self) -> Bool {
    left.rank < right.rank
  }

  private var rank: Int {
    Self.allCases.firstIndex(of: self) ?? 0
  }
}
