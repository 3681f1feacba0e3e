/// A value at run time.
public enum NavValue: Hashable, Sendable {
  /// An optional without a value; also what a question about nothing yields.
  case none
  case bool(Bool)
  case int(Int)
  /// A case of an enumeration, by index, with its values.
  case symbol(type: Int, case: Int, [NavValue])
  /// A route: a place by index, with its values.
  case route(NavRoute)
  /// A screen instance.
  case screen(ScreenID)
  /// A coordinator instance.
  case coordinator(CoordinatorID)
  case list([NavValue])
}
