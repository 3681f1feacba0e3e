/// Stands in for the initialiser of a type that coordinators only make and hand on, such as a view model.
///
/// ```swift
/// let LoginViewModel = StubInitializer()   // LoginViewModel(service: service) compiles.
/// let (FormViewModel, TermsViewModel, MapViewModel) = StubInitializer.several()
/// ```
@dynamicCallable public struct StubInitializer: Sendable {
  /// Makes nothing, of whatever arguments.
  public init() {}

  /// Makes nothing: an empty value.
  public func dynamicallyCall(withKeywordArguments arguments: KeyValuePairs<String, Any?>) {}

  /// Stands in for two types, named by the pattern that it is assigned to.
  public static func several() -> (Self, Self) { (Self(), Self()) }
  /// Stands in for three types.
  public static func several() -> (Self, Self, Self) { (Self(), Self(), Self()) }
  /// Stands in for four types.
  public static func several() -> (Self, Self, Self, Self) { (Self(), Self(), Self(), Self()) }
  /// Stands in for five types.
  public static func several() -> (Self, Self, Self, Self, Self) { (Self(), Self(), Self(), Self(), Self()) }
}
