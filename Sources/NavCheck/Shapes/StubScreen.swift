public import NavCheckTesting

/// A stub of a screen that has a coordinator and may have a view model.
///
/// The initialisers match those of most apps. The screen holds its coordinator, which is its owner, weakly. It retains
/// the view model, which can be of any type. As long as no coordinator was set, the owner is the last coordinator of
/// the type in a depth-first traversal of the app's tree, and ``coordinator`` stays nil.
///
/// ```swift
/// final class LoginViewController: StubScreen<LoginCoordinator> {
///   override var taps: SimulatedTaps { ["sign up": coordinator?.showSignUp] }
/// }
/// ```
@preconcurrency @MainActor open class StubScreen<Coordinator: AnyObject>: UIViewController {
  /// The coordinator, held weakly; setting it also sets the `owner` of the screen.
  public weak var coordinator: Coordinator? {
    didSet {
      owner = coordinator
      ownerType = nil
    }
  }
  /// The coordinator under the name `delegate`, for screens that refer to it by a delegate protocol.
  public var delegate: Coordinator? {
    get { coordinator }
    set { coordinator = newValue }
  }
  private let model: Any?

  /// Makes a screen that is named after its type; both arguments are ignored.
  ///
  /// Set ``coordinator`` afterwards, or the owner is looked up in the app's tree.
  public override init(nibName: String?, bundle: Bundle?) {
    model = nil
    super.init(nibName: nibName, bundle: bundle)
    ownerType = Coordinator.self
  }

  /// Makes a screen of a coordinator.
  ///
  /// - Parameters:
  ///   - coordinator: The owner, held weakly.
  ///   - viewModel: Any value that the screen retains.
  public init(coordinator: Coordinator?, viewModel: Any? = nil) {
    model = viewModel
    super.init(nibName: nil, bundle: nil)
    self.coordinator = coordinator
    owner = coordinator
    if coordinator == nil { ownerType = Coordinator.self }
  }

  /// Makes a screen with a view model that the screen retains; set ``coordinator`` afterwards.
  public convenience init(viewModel: Any?) { self.init(coordinator: nil, viewModel: viewModel) }

  /// Makes a screen of a coordinator, with the arguments in the other order.
  public convenience init(viewModel: Any?, coordinator: Coordinator?) {
    self.init(coordinator: coordinator, viewModel: viewModel)
  }

  /// Makes a screen as a storyboard does; the coder is ignored.
  public required init?(coder: NSCoder) {
    model = nil
    super.init(coder: coder)
    ownerType = Coordinator.self
  }
}
