public import NavCheckTesting

/// A stub of a screen that has a coordinator and may have a view model, made as most apps make it.
///
/// The coordinator owns the screen, and is held weakly. The view model is held, and can be anything. A screen that is made without its
/// coordinator is owned by the newest one of that type in the app's tree, until it is told another.
///
/// ```swift
/// final class LoginViewController: StubScreen<LoginCoordinator> {
///   override var taps: SimulatedTaps { ["sign up": coordinator?.showSignUp] }
/// }
/// ```
@preconcurrency @MainActor open class StubScreen<Coordinator: AnyObject>: UIViewController {
  /// The coordinator, which is the owner of the screen.
  public weak var coordinator: Coordinator? {
    didSet {
      owner = coordinator
      ownerType = nil
    }
  }
  /// The coordinator, as it is called by screens that know it by the protocol of their delegate.
  public var delegate: Coordinator? {
    get { coordinator }
    set { coordinator = newValue }
  }
  private let model: Any?

  /// Makes a screen with the name of its type, and without a coordinator yet.
  public override init(nibName: String?, bundle: Bundle?) {
    model = nil
    super.init(nibName: nibName, bundle: bundle)
    ownerType = Coordinator.self
  }

  /// Makes a screen of a coordinator.
  public init(coordinator: Coordinator?, viewModel: Any? = nil) {
    model = viewModel
    super.init(nibName: nil, bundle: nil)
    self.coordinator = coordinator
    owner = coordinator
    if coordinator == nil { ownerType = Coordinator.self }
  }

  /// Makes a screen without a coordinator yet.
  public convenience init(viewModel: Any?) { self.init(coordinator: nil, viewModel: viewModel) }

  /// Makes a screen of a coordinator.
  public convenience init(viewModel: Any?, coordinator: Coordinator?) {
    self.init(coordinator: coordinator, viewModel: viewModel)
  }

  /// Makes a screen as from a storyboard.
  public required init?(coder: NSCoder) {
    model = nil
    super.init(coder: coder)
    ownerType = Coordinator.self
  }
}
