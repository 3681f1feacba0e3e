#if canImport(ObjectiveC)
public import Foundation
#endif
public import NavCheckTesting

/// Stands in for `UIAction`.
@preconcurrency @MainActor public final class UIAction {
  /// The title in a menu or on a button.
  public let title: String
  let handler: (UIAction) -> Void

  /// Makes an action.
  public init(title: String = "", image: UIImage? = nil, handler: @escaping (UIAction) -> Void) {
    self.title = title
    self.handler = handler
  }
}

extension SimulatedBarButtonItem {
  /// The system items; the name of the case is the name of the control in traces.
  public enum SystemItem: String, Sendable {
    case done, cancel, edit, save, add, compose, reply, action, organize, bookmarks, search, refresh, stop
    case camera, trash, play, pause, rewind, fastForward, undo, redo, close, flexibleSpace, fixedSpace
  }

  /// The style of an item, which has no effect here.
  public enum Style: Sendable { case plain, bordered, done }

  /// Makes an item without an action.
  public convenience init() { self.init(nil, action: nil) }

  /// Makes an item with an action.
  public convenience init(title: String? = nil, image: UIImage? = nil, primaryAction: UIAction?) {
    self.init(
      title ?? primaryAction?.title, action: primaryAction.map { action in { action.handler(action) } })
  }

  /// Makes a system item with an action.
  public convenience init(systemItem: SystemItem, primaryAction: UIAction? = nil) {
    self.init(
      systemItem.rawValue, action: primaryAction.map { action in { action.handler(action) } })
  }

  #if canImport(ObjectiveC)
  /// Makes an item that sends a message to a target when it is tapped.
  public convenience init(title: String?, style: Style, target: Any?, action: Selector?) {
    self.init(title, action: Self.sending(action, to: target))
  }

  /// Makes a system item that sends a message to a target when it is tapped.
  public convenience init(barButtonSystemItem item: SystemItem, target: Any?, action: Selector?) {
    self.init(item.rawValue, action: Self.sending(action, to: target))
  }

  private static func sending(_ action: Selector?, to target: Any?) -> (() -> Void)? {
    guard let action, let target = target as? NSObject else { return nil }
    return { [weak target] in _ = unsafe target?.perform(action) }
  }
  #endif
}
