/// A command to a stack, as a library may carry it out in its own way.
enum NavStackCommand {
  /// Puts a screen on top; past the library, where a link of the platform does it.
  case push(ScreenID, isLink: Bool)
  /// Takes some screens from the top.
  case pop(Int)
  /// Takes what lies above a screen or route.
  case popTo(NavValue)
  /// Goes back to the first screen.
  case popToRoot
  /// Puts a screen in the place of the first one.
  case replaceRoot(ScreenID)
}
