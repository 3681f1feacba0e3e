/// Stands in for an alert or an action sheet: a layer that closes when a button is tapped, before the button's action runs.
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

    /// Makes a button.
    public init(title: String?, style: Style, handler: ((Action) -> Void)? = nil) {
      self.title = title
      self.handler = handler
    }
  }

  /// The buttons of the alert.
  public private(set) var actions: [Action] = []
  /// The message.
  public var message: String?

  /// Makes an alert of the running app.
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
