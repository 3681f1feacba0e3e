/// A command to a stack, whose execution a library can replace.
enum NavStackCommand {
  /// Pushes a screen; `isLink` states whether a `NavigationLink` pushes it without the library.
  case push(ScreenID, isLink: Bool)
  /// Pops a number of screens.
  case pop(Int)
  /// Removes the screens above a screen or route.
  case popTo(NavValue)
  /// Removes all screens except the first.
  case popToRoot
  /// Replaces the first screen.
  case replaceRoot(ScreenID)
}
