/// Stands in for an alert or an action sheet: a layer whose buttons take it away and then do what they do.
@preconcurrency @MainActor open class SimulatedAlertController: SimulatedViewController {
  /// The style, which has no effect here.
  public enum Style: Sendable { case alert, actionSheet }

  /// A button.
  @preconcurrency @MainActor public final class Action {
    /// The style of the button, which has no effect here.
    public enum Style: Sendable { case `default`, cancel, destructive }

    /// The title.
    public let title: String?
    /// Whether the user can tap it.
    public var isEnabled = true
    let handler: ((Action) -> Void)?

    /// A button.
    public init(title: String?, style: Style, handler: ((Action) -> Void)? = nil) {
      self.title = title
      self.handler = handler
    }
  }

  /// Its buttons.
  public private(set) var actions: [Action] = []
  /// The message.
  public var message: String?

  /// Makes an alert for the app that runs.
  public convenience init(title: String?, message: String?, preferredStyle: Style) {
    self.init(nibName: nil, bundle: nil)
    setName("alert")
    self.title = title
    self.message = message
  }

  /// Adds a button.
  open func addAction(_ action: Action) {
    actions.append(action)
    controls.append(
      SimulatedControl(action.title ?? "button \(actions.count)", isEnabled: { action.isEnabled }) {
        action.handler?(action)
      })
  }
}
