/// A stub of a screen with a typed view model, which taps and coordinators can use.
///
/// ```swift
/// final class PinViewController: StubModelScreen<PinViewModel, PinCoordinator> {
///   override var taps: SimulatedTaps { ["forgot": viewModel.forgotTapped] }
/// }
/// ```
///
/// The screen retains the view model. If it is made without a coordinator, the lookup is that of ``StubScreen``.
@preconcurrency @MainActor
open class StubModelScreen<Model, Coordinator: AnyObject>: StubScreen<Coordinator> {
  /// The view model, which the screen retains.
  public let viewModel: Model

  /// Makes a screen with a view model and a coordinator; nil to look the owner up in the app's tree.
  public init(viewModel: Model, coordinator: Coordinator? = nil) {
    self.viewModel = viewModel
    super.init(coordinator: coordinator)
  }

  /// Makes a screen with a view model and a coordinator, with the arguments in the other order.
  public convenience init(coordinator: Coordinator?, viewModel: Model) {
    self.init(viewModel: viewModel, coordinator: coordinator)
  }

  /// Always nil, since a storyboard has no view model.
  public required init?(coder: NSCoder) { return nil }
}
