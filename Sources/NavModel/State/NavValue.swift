/// A value of a variable or an expression.
public enum NavValue: Hashable, Sendable {
  /// No value: an empty optional, or the value of an expression about an instance that does not exist.
  case none
  /// A Boolean value.
  case bool(Bool)
  /// A whole number.
  case int(Int)
  /// A case of an enumeration, by the indices of the type and the case, with its values.
  case symbol(type: Int, case: Int, [NavValue])
  /// A route, which is a place with values.
  case route(NavRoute)
  /// A screen instance of the world.
  case screen(ScreenID)
  /// A coordinator instance of the world.
  case coordinator(CoordinatorID)
  /// A list of values.
  case list([NavValue])
}
