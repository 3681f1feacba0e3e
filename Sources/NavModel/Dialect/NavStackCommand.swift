/// A command to a stack, whose execution a library can replace.
enum NavStackCommand {
  /// Puts a screen on top; `isLink` if a `NavigationLink` does so, without the library.
  case push(ScreenID, isLink: Bool)
  /// Pops this many screens.
  case pop(Int)
  /// Removes the screens above a screen or route.
  case popTo(NavValue)
  /// Goes back to the first screen.
  case popToRoot
  /// Replaces the first screen.
  case replaceRoot(ScreenID)
}
