// Descriptions of events and screens.
extension NavPlatformSimulator {
  /// Describes an event in the words of a trace.
  ///
  /// - Parameter event: An element of ``enabledEvents``.
  /// - Returns: The description.
  public func text(of event: NavEvent) -> String { machine.text(of: event, in: world) }

  /// Describes a screen by its owner and its name.
  ///
  /// If the screen and another screen with the same name are in containers or leaving, the description also states the
  /// position.
  ///
  /// - Parameter screen: A screen of the session.
  /// - Returns: The description.
  public func name(of screen: ScreenID) -> String { machine.name(of: screen, in: world) }

  /// Returns the qualified name of a screen, which does not distinguish instances: `Owner.screen`.
  ///
  /// - Parameter screen: A screen of the session.
  /// - Returns: The name of the owner and the name of the screen, separated by a period.
  public func kind(of screen: ScreenID) -> String {
    machine.text(of: NavRoute(place: world[screen].route.place))
  }

  /// Returns the name of a screen's owner and the name of the screen.
  ///
  /// - Parameter screen: A screen of the session.
  /// - Returns: Both names, as passed to ``makeScreen(_:of:)`` or ``rename(_:_:of:)``.
  public func names(of screen: ScreenID) -> (owner: String, name: String) {
    let place = program.places[world[screen].route.place]
    return (program.coordinators[place.coordinator].name, place.signature.name)
  }

  /// Returns the names of the tabs of a tab bar.
  ///
  /// - Parameter screen: A screen of the session.
  /// - Returns: The names in order; empty if the screen is not a tab bar.
  public func tabNames(of screen: ScreenID) -> [String] {
    guard case .tabs(let tabs, _) = program.places[world[screen].route.place].kind else { return [] }
    return tabs.map { program.places[$0].signature.name }
  }
}
