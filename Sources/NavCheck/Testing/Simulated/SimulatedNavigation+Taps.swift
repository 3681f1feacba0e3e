// The taps of screens whose classes do not declare them.
extension SimulatedNavigation {
  /// Adds taps that the screens of a type offer, evaluated before every step.
  ///
  /// ```swift
  /// navigation.taps(on: LoginViewController.self) { ["sign up": $0.coordinator?.showSignUp] }
  /// ```
  ///
  /// - Parameters:
  ///   - type: The type of the screens; its subclasses count as well.
  ///   - taps: Returns the taps of a screen, in addition to those that the screen or an earlier call declares.
  public func taps<Screen: SimulatedViewController>(
    on type: Screen.Type, _ taps: @escaping (Screen) -> SimulatedTaps
  ) {
    tapsOfScreens.append { screen in (screen as? Screen).map(taps) }
  }

  /// Returns the taps that were set for a screen.
  func taps(of screen: SimulatedViewController) -> SimulatedTaps {
    tapsOfScreens.reduce([:]) { known, taps in taps(screen).map { known + $0 } ?? known }
  }
}
