public import NavCheckTesting

/// Stands in for the type of a screen that coordinators only make and show: a value that is called like an initialiser, with any arguments.
///
/// Among the arguments it finds the object that taps act on, by its type, or factories set it as a property (`screen.delegate = self`), whatever
/// that is called. That is the coordinator, which owns the screen and is held weakly:
///
/// ```swift
/// let LoginViewController = StubScreens<LoginCoordinator>("login")
///   .tap("sign up") { $0.showSignUp() }
/// ```
///
/// Or it is a view model, a presenter or an interactor, which the screen holds; the coordinator is then named by its type:
///
/// ```swift
/// let LoginViewController = StubScreens<LoginViewModel>("login", of: LoginCoordinator.self)
///   .tap("sign up") { $0.signUpTapped() }
/// ```
///
/// Where coordinators use the type of a screen otherwise, in a cast or a signature, it takes a subclass of ``StubScreen``,
/// ``StubModelScreen`` or `UIViewController` that overrides `taps`.
@dynamicCallable public struct StubScreens<Target>: Sendable {
  private let name: String
  private let owner: AnyObject.Type?
  private var taps: [@MainActor @Sendable (Target) -> SimulatedTaps] = []
  private var didLoad: [@MainActor @Sendable (UIViewController, Target) -> Void] = []

  /// Screens of a coordinator that is among the arguments.
  ///
  /// - Parameter name: The name in traces.
  public init(_ name: String) { (self.name, owner) = (name, nil) }

  /// Screens of a coordinator that may not be among the arguments, and is then the newest one in the app's tree.
  ///
  /// - Parameters:
  ///   - name: The name in traces.
  ///   - owner: The type of the coordinator; the tree is what `SimulatedNavigation.children(_:)` or `SimulatedApp.children(of:)` returns.
  public init(_ name: String, of owner: AnyObject.Type) { (self.name, self.owner) = (name, owner) }

  /// Adds something that a user can tap.
  ///
  /// - Parameters:
  ///   - name: The name in traces.
  ///   - action: What it does with the object.
  /// - Returns: Screens with that tap.
  public func tap(_ name: String, _ action: @escaping @MainActor @Sendable (Target) -> Void) -> Self {
    taps { target in [name: { action(target) }] }
  }

  /// Adds what a user can tap, read before every step.
  ///
  /// ```swift
  /// let LoginViewController = StubScreens<LoginViewModel>("login", of: LoginCoordinator.self)
  ///   .taps { ["log in": $0.logInTapped, "sign up": $0.signUpTapped] }
  ///   .taps { $0.canReset ? ["reset": $0.resetTapped] : [:] }
  /// ```
  ///
  /// - Parameter taps: Returns the taps of the object.
  /// - Returns: Screens with those taps, beside the ones that were added before.
  public func taps(_ taps: @escaping @MainActor @Sendable (Target) -> SimulatedTaps) -> Self {
    var other = self
    other.taps.append(taps)
    return other
  }

  /// Does what the screen does when it loads, before it first appears, after what was added before.
  ///
  /// - Parameter action: Called with the screen, whose back button it may hide, and with the object.
  /// - Returns: Screens that do so.
  public func viewDidLoad(_ action: @escaping @MainActor @Sendable (UIViewController, Target) -> Void) -> Self
  {
    var other = self
    other.didLoad.append(action)
    return other
  }

  /// Makes a screen.
  @preconcurrency @MainActor public func dynamicallyCall(
    withKeywordArguments arguments: KeyValuePairs<String, Any?>
  ) -> StubbedScreen<Target> {
    let values = arguments.compactMap(\.value)
    let isOwner = { (value: Any) in owner.map { type(of: value) == $0 } ?? (value is Target) }
    let screen = StubbedScreen<Target>(name, owner: values.first(where: isOwner) as AnyObject?)
    if screen.owner == nil { screen.ownerType = owner }
    for (label, value) in arguments {
      if let value, !isOwner(value) { screen.held.append((label, value)) }
    }
    screen.isOwner = isOwner
    screen.tapsOfTarget = taps
    screen.didLoad = didLoad
    return screen
  }
}
