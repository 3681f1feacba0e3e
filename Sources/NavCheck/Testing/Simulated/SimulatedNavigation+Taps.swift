// What a user can tap on screens that do not say so themselves.
extension SimulatedNavigation {
  /// Sets what a user can tap on the screens of a type, read before every step.
  ///
  /// ```swift
  /// navigation.taps(on: LoginViewController.self) { ["sign up": $0.coordinator?.showSignUp] }
  /// ```
  ///
  /// - Parameters:
  ///   - type: The type of the screens, with its subclasses.
  ///   - taps: Returns the taps of a screen, beside its own.
  public func taps<Screen: SimulatedViewController>(
    on type: Screen.Type, _ taps: @escaping (Screen) -> SimulatedTaps
  ) {
    tapsOfScreens.append { screen in (screen as? Screen).map(taps) }
  }

  /// What was set for a screen.
  func taps(of screen: SimulatedViewController) -> SimulatedTaps {
    tapsOfScreens.reduce([:]) { known, taps in taps(screen).map { known + $0 } ?? known }
  }
}
