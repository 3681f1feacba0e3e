public import NavCheckTesting

/// A stub of a screen that has a coordinator and may have a view model, made as most apps make it.
///
/// The coordinator owns the screen, and is held weakly. The view model is held, and can be anything.
///
/// ```swift
/// final class LoginViewController: StubScreen<LoginCoordinator> {
///   override var taps: SimulatedTaps { ["sign up": coordinator?.showSignUp] }
/// }
/// ```
@preconcurrency @MainActor open class StubScreen<Coordinator: AnyObject>: UIViewController {
  /// The coordinator, which is the owner of the screen.
  public weak var coordinator: Coordinator? { didSet { owner = coordinator } }
  private let model: Any?

  /// Makes a screen with the name of its type, and without a coordinator yet.
  public override init(nibName: String?, bundle: Bundle?) {
    model = nil
    super.init(nibName: nibName, bundle: bundle)
  }

  /// Makes a screen of a coordinator.
  public init(coordinator: Coordinator?, viewModel: Any? = nil) {
    model = viewModel
    super.init(nibName: nil, bundle: nil)
    self.coordinator = coordinator
    owner = coordinator
  }

  /// Makes a screen of a coordinator.
  public convenience init(viewModel: Any?, coordinator: Coordinator?) {
    self.init(coordinator: coordinator, viewModel: viewModel)
  }

  /// Makes a screen as from a storyboard.
  public required init?(coder: NSCoder) {
    model = nil
    super.init(coder: coder)
  }
}

/// Stands in for the initialiser of a type that coordinators only make and hand on, such as a view model.
///
/// ```swift
/// let LoginViewModel = StubInitializer(), SignUpViewModel = StubInitializer()   // LoginViewModel(service: service) compiles.
/// ```
@dynamicCallable public struct StubInitializer: Sendable {
  /// Makes nothing, of whatever arguments.
  public init() {}

  /// Makes nothing: an empty value.
  public func dynamicallyCall(withKeywordArguments arguments: KeyValuePairs<String, Any?>) {}
}
