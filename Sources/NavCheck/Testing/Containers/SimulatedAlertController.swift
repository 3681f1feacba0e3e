/// Stands in for an alert or an action sheet, a layer that closes when the user taps a button, before the button's
/// action runs.
///
/// On platform `ideal`, a tap runs the action at once, and does not close the layer.
@preconcurrency @MainActor open class SimulatedAlertController: SimulatedViewController {
  /// The style of the controller, which has no effect here.
  public enum Style: Sendable {
    /// A style of UIKit; both behave alike here.
    case alert, actionSheet
  }

  /// A button of an alert or an action sheet.
  @preconcurrency @MainActor public final class Action {
    /// The style of the button, which has no effect here.
    public enum Style: Sendable {
      /// A style of UIKit; all behave alike here.
      case `default`, cancel, destructive
    }

    /// The title, which names the control in traces; nil for a name with the button's position.
    public let title: String?
    /// Whether the user can tap the button.
    public var isEnabled = true
    let handler: ((Action) -> Void)?

    /// Makes a button.
    ///
    /// - Parameters:
    ///   - title: The title, which names the control in traces.
    ///   - style: The style, which has no effect here.
    ///   - handler: Called with the button after the alert has closed, on platform `ideal` at once; nil for no action.
    public init(title: String?, style: Style, handler: ((Action) -> Void)? = nil) {
      self.title = title
      self.handler = handler
    }
  }

  /// The buttons, in the order in which the app has added them.
  public private(set) var actions: [Action] = []
  /// The text below the title, which traces do not use; nil for none.
  public var message: String?

  /// Makes an alert of the running app with the name `alert` in traces; the style has no effect here.
  public convenience init(title: String?, message: String?, preferredStyle: Style) {
    self.init(nibName: nil, bundle: nil)
    setName("alert")
    self.title = title
    self.message = message
  }

  /// Adds a button, which becomes a control of the alert.
  open func addAction(_ action: Action) {
    actions.append(action)
    controls.append(
      SimulatedControl(action.title ?? "button \(actions.count)", isEnabled: { action.isEnabled }) {
        action.handler?(action)
      })
  }
}
