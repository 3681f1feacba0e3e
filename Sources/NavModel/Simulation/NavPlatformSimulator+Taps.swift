/// Taps on the controls of the app.
extension NavPlatformSimulator {
  /// The leaving screens that receive second taps, which come before their transitions begin; empty without `doubleTap`.
  ///
  /// Only a control that ``hasTapped(_:on:)`` receives such a tap.
  public var screensTappedAgain: [ScreenID] { machine.screensTappedAgain(in: world) }

  /// Returns whether the user has tapped a control since the app last settled.
  ///
  /// - Parameters:
  ///   - control: The name of the control.
  ///   - screen: The screen of the control.
  /// - Returns: Whether the user has tapped it.
  public func hasTapped(_ control: String, on screen: ScreenID) -> Bool {
    controls.firstIndex(of: control).map {
      world.taps.contains(NavTapRecord(screen: screen, control: $0))
    } ?? false
  }

  /// Returns whether earlier taps allow the user to tap a control.
  ///
  /// The user cannot tap the same control again until the app has settled, unless the scope has the adversary
  /// `doubleTap`.
  ///
  /// - Parameters:
  ///   - control: The name of the control.
  ///   - screen: The screen of the control.
  /// - Returns: Whether earlier taps allow the tap; the function checks nothing else.
  public func takesTap(_ control: String, on screen: ScreenID) -> Bool {
    program.scope.adversaries.contains(.doubleTap) || !hasTapped(control, on: screen)
  }

  /// Counts a tap on a control toward the limits of the scope.
  ///
  /// - Parameters:
  ///   - control: The name of the control.
  ///   - screen: The screen of the control.
  public mutating func noteTap(_ control: String, on screen: ScreenID) {
    if !controls.contains(control) { controls.append(control) }
    (world.inputs, told) = (world.inputs + 1, 0)
    let mark = NavTapRecord(screen: screen, control: controls.firstIndex(of: control) ?? 0)
    if !world.taps.contains(mark) { world.taps.append(mark) }
  }
}
