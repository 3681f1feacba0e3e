#if canImport(ObjectiveC)
public import Foundation
#endif
public import NavCheckTesting

/// Stands in for `UIAction`: a title and a closure that a tap runs.
@preconcurrency @MainActor public final class UIAction {
  /// The title, which names the control in traces if its item has no title of its own.
  public let title: String
  let handler: (UIAction) -> Void

  /// Makes an action.
  ///
  /// - Parameters:
  ///   - title: The title, which names the control in traces.
  ///   - image: The image, which has no effect here.
  ///   - handler: Called with the action when the user taps its control.
  public init(title: String = "", image: UIImage? = nil, handler: @escaping (UIAction) -> Void) {
    self.title = title
    self.handler = handler
  }
}

extension SimulatedBarButtonItem {
  /// The system items of a bar; the name of the case is the name of the control in traces.
  public enum SystemItem: String, Sendable {
    /// A system item, named as in UIKit.
    case done, cancel, edit, save, add, compose, reply, action, organize, bookmarks, search, refresh, stop
    /// A system item, named as in UIKit; the two spaces stand for gaps in the bar.
    case camera, trash, play, pause, rewind, fastForward, undo, redo, close, flexibleSpace, fixedSpace
  }

  /// The style of an item, which has no effect here.
  public enum Style: Sendable {
    /// A style of UIKit, which has no effect here.
    case plain, bordered, done
  }

  /// Makes an item without an action, which a user cannot tap.
  public convenience init() { self.init(nil, action: nil) }

  /// Makes an item with an action.
  ///
  /// - Parameters:
  ///   - title: The title, which names the control in traces; nil for the title of the action.
  ///   - image: The image, which has no effect here.
  ///   - primaryAction: The code that a tap runs; nil for an item that a user cannot tap.
  public convenience init(title: String? = nil, image: UIImage? = nil, primaryAction: UIAction?) {
    self.init(
      title ?? primaryAction?.title, action: primaryAction.map { action in { action.handler(action) } })
  }

  /// Makes a system item, named after its case in traces; a user cannot tap it if the action is nil.
  public convenience init(systemItem: SystemItem, primaryAction: UIAction? = nil) {
    self.init(
      systemItem.rawValue, action: primaryAction.map { action in { action.handler(action) } })
  }

  #if canImport(ObjectiveC)
  /// Makes an item that sends the message `action` to `target` when the user taps it; the target is held weakly.
  ///
  /// A user cannot tap the item if the action is nil, or if the target is not an `NSObject`. The title names the
  /// control in traces, and the style has no effect here.
  public convenience init(title: String?, style: Style, target: Any?, action: Selector?) {
    self.init(title, action: Self.sending(action, to: target))
  }

  /// Makes a system item that sends the message `action` to `target` when the user taps it; the target is held weakly.
  ///
  /// A user cannot tap the item if the action is nil, or if the target is not an `NSObject`. In traces, the control has
  /// the name of the system item.
  public convenience init(barButtonSystemItem item: SystemItem, target: Any?, action: Selector?) {
    self.init(item.rawValue, action: Self.sending(action, to: target))
  }

  private static func sending(_ action: Selector?, to target: Any?) -> (() -> Void)? {
    guard let action, let target = target as? NSObject else { return nil }
    return { [weak target] in _ = unsafe target?.perform(action) }
  }
  #endif
}
