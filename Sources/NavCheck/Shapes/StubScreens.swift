public import NavCheckTesting

/// Stands in for a screen type that coordinators create and show only: a value that is called like an initialiser, with
/// any arguments.
///
/// The call looks among its arguments for a value of the type `Target`, on which taps act. A factory can also set it
/// later as a property of any name (`screen.delegate = self`). Without `of:`, `Target` is the coordinator. It becomes
/// the owner of the screen, which holds it weakly:
///
/// ```swift
/// let LoginViewController = StubScreens<LoginCoordinator>("login")
///   .tap("sign up") { $0.showSignUp() }
/// ```
///
/// If `Target` is a view model, a presenter or an interactor, the screen retains it, and `of:` names the type of the
/// coordinator:
///
/// ```swift
/// let LoginViewController = StubScreens<LoginViewModel>("login", of: LoginCoordinator.self)
///   .tap("sign up") { $0.signUpTapped() }
/// ```
///
/// If coordinators use the screen type in a cast or a signature, write a subclass of ``StubScreen``,
/// ``StubModelScreen`` or `UIViewController` that overrides `taps` instead.
@dynamicCallable public struct StubScreens<Target>: Sendable {
  private let name: String
  private let owner: AnyObject.Type?
  private var taps: [@MainActor @Sendable (Target) -> SimulatedTaps] = []
  private var didLoad: [@MainActor @Sendable (UIViewController, Target) -> Void] = []

  /// Makes a stub for screens that get their owner as an argument of each call, or later as a property.
  ///
  /// - Parameter name: The name of the screens in traces.
  public init(_ name: String) { (self.name, owner) = (name, nil) }

  /// Makes a stub for screens that may not get their owner as an argument.
  ///
  /// The owner is then the last coordinator of the given type in the app's tree, which is the result of
  /// `SimulatedNavigation.children(_:)` or `SimulatedApp.children(of:)`.
  ///
  /// - Parameters:
  ///   - name: The name of the screens in traces.
  ///   - owner: The type of the coordinator.
  public init(_ name: String, of owner: AnyObject.Type) { (self.name, self.owner) = (name, owner) }

  /// Adds a control that a user can tap.
  ///
  /// - Parameters:
  ///   - name: The name of the control in traces.
  ///   - action: The code of a tap, called with the target.
  /// - Returns: A copy of the stub with the control.
  public func tap(_ name: String, _ action: @escaping @MainActor @Sendable (Target) -> Void) -> Self {
    taps { target in [name: { action(target) }] }
  }

  /// Adds controls that a user can tap, evaluated before every step.
  ///
  /// ```swift
  /// let LoginViewController = StubScreens<LoginViewModel>("login", of: LoginCoordinator.self)
  ///   .taps { ["log in": $0.logInTapped, "sign up": $0.signUpTapped] }
  ///   .taps { $0.canReset ? ["reset": $0.resetTapped] : [:] }
  /// ```
  ///
  /// - Parameter taps: Returns the taps for the target.
  /// - Returns: A copy of the stub with these controls in addition to earlier ones.
  public func taps(_ taps: @escaping @MainActor @Sendable (Target) -> SimulatedTaps) -> Self {
    var other = self
    other.taps.append(taps)
    return other
  }

  /// Adds code that stands in for the screen's `viewDidLoad()`.
  ///
  /// The code runs once, before the screen first appears or when its view is first used, and after code added earlier.
  /// It does not run if the screen has no target at that time.
  ///
  /// - Parameter action: Called with the screen, for example to hide its back button, and with the target.
  /// - Returns: A copy of the stub with the code.
  public func viewDidLoad(_ action: @escaping @MainActor @Sendable (UIViewController, Target) -> Void) -> Self
  {
    var other = self
    other.didLoad.append(action)
    return other
  }

  /// Makes a screen from the arguments of a call.
  ///
  /// - Parameter arguments: Any values; the screen retains all but its owner.
  /// - Returns: The screen, with the controls of the stub.
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
