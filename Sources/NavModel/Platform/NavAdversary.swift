/// A behaviour of user or platform that a spec can switch on with `with` and off with `without`.
public enum NavAdversary: String, Hashable, Sendable, CaseIterable, Comparable {
  /// Interactive pop and swipe-down, finished or cancelled.
  case swipe
  /// The menu of the back button, which pops several screens at once.
  case backMenu
  /// A tap on the tab that is selected already.
  case reselect
  /// Deep links.
  case deepLink
  /// The app goes to the background and comes back.
  case background
  /// The window becomes narrow or wide, so that split views collapse and expand.
  case resize
  /// Deep links that launch the app, before any screen has appeared; off by default, and in specs only.
  case linkAtLaunch
  /// Two taps on one control before the app settles; off by default.
  case doubleTap

  /// Whether it plays at a screen, which may close it (`without reselect`), and not in the app as a whole.
  var playsAtScreens: Bool {
    switch self {
    case .swipe, .backMenu, .reselect, .resize, .doubleTap: true
    case .deepLink, .background, .linkAtLaunch: false
    }
  }

  /// The order of declaration, in which reports list them.
  public static func < (left: Self, right: Self) -> Bool {
    left.rank < right.rank
  }

  private var rank: Int {
    Self.allCases.firstIndex(of: self) ?? 0
  }
}
