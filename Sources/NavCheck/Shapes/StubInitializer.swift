/// Stands in for the initialiser of a type, such as a view model, if coordinators only create and pass on its values.
///
/// ```swift
/// let LoginViewModel = StubInitializer()   // LoginViewModel(service: service) compiles.
/// let (FormViewModel, TermsViewModel, MapViewModel) = StubInitializer.several()
/// ```
@dynamicCallable public struct StubInitializer: Sendable {
  /// Makes a stub that accepts calls with any arguments.
  public init() {}

  /// Does nothing, and returns the empty tuple in place of an instance.
  ///
  /// - Parameter arguments: The arguments of the call, which are ignored.
  public func dynamicallyCall(withKeywordArguments arguments: KeyValuePairs<String, Any?>) {}

  /// Returns stubs for two types, for assignment to a pattern with their names.
  public static func several() -> (Self, Self) { (Self(), Self()) }
  /// Returns stubs for three types, for assignment to a pattern with their names.
  public static func several() -> (Self, Self, Self) { (Self(), Self(), Self()) }
  /// Returns stubs for four types, for assignment to a pattern with their names.
  public static func several() -> (Self, Self, Self, Self) { (Self(), Self(), Self(), Self()) }
  /// Returns stubs for five types, for assignment to a pattern with their names.
  public static func several() -> (Self, Self, Self, Self, Self) { (Self(), Self(), Self(), Self(), Self()) }
}
