/// A stub of a screen that has a view model, which its taps and the coordinators use by its type.
///
/// ```swift
/// final class PinViewController: StubModelScreen<PinViewModel, PinCoordinator> {
///   override var taps: SimulatedTaps { ["forgot": viewModel.forgotTapped] }
/// }
/// ```
///
/// It holds the view model. A coordinator that it is not made with is found as for ``StubScreen``.
@preconcurrency @MainActor
open class StubModelScreen<Model, Coordinator: AnyObject>: StubScreen<Coordinator> {
  /// The view model.
  public let viewModel: Model

  /// Makes a screen of a coordinator.
  public init(viewModel: Model, coordinator: Coordinator? = nil) {
    self.viewModel = viewModel
    super.init(coordinator: coordinator)
  }

  /// Makes a screen of a coordinator.
  public convenience init(coordinator: Coordinator?, viewModel: Model) {
    self.init(viewModel: viewModel, coordinator: coordinator)
  }

  /// Makes no screen: an archive has no view model.
  public required init?(coder: NSCoder) { return nil }
}
