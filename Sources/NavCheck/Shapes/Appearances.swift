public import Foundation

// How bars and their items look, which coordinators often set and nothing depends on.

/// Stands in for `UIFont`.
public final class UIFont: Sendable {
  /// The weight of a font.
  public enum Weight: Sendable {
    case ultraLight, thin, light, regular, medium, semibold, bold, heavy, black
  }

  private init() {}

  /// A font of the system.
  public static func systemFont(ofSize size: CGFloat, weight: Weight = .regular) -> UIFont { UIFont() }
  /// A bold font of the system.
  public static func boldSystemFont(ofSize size: CGFloat) -> UIFont { UIFont() }
}

#if !canImport(ObjectiveC)
extension NSAttributedString.Key {
  /// The key of a font.
  public static let font = NSAttributedString.Key("NSFont")
  /// The key of the colour of a text.
  public static let foregroundColor = NSAttributedString.Key("NSColor")
}
#endif

/// Stands in for `UIBarAppearance`.
@preconcurrency @MainActor open class UIBarAppearance {
  /// The colour of the bar.
  public var backgroundColor: UIColor?
  /// The colour of the shadow.
  public var shadowColor: UIColor?

  /// Makes an appearance, which has no effect here.
  public init() {}

  /// Makes the bar opaque.
  public func configureWithOpaqueBackground() {}
  /// Lets one see through the bar.
  public func configureWithTransparentBackground() {}
  /// Makes the bar as the system does.
  public func configureWithDefaultBackground() {}
}

/// Stands in for `UINavigationBarAppearance`.
@preconcurrency @MainActor public final class UINavigationBarAppearance: UIBarAppearance {
  /// The attributes of the title.
  public var titleTextAttributes: [NSAttributedString.Key: Any] = [:]
  /// The attributes of a large title.
  public var largeTitleTextAttributes: [NSAttributedString.Key: Any] = [:]
  /// The appearance of buttons.
  public var buttonAppearance = UIBarButtonItemAppearance()
  /// The appearance of the back button.
  public var backButtonAppearance = UIBarButtonItemAppearance()
  /// The appearance of buttons that end something.
  public var doneButtonAppearance = UIBarButtonItemAppearance()
}

/// Stands in for `UITabBarAppearance`.
@preconcurrency @MainActor public final class UITabBarAppearance: UIBarAppearance {
  /// The appearance of items, an image above a title.
  public var stackedLayoutAppearance = UITabBarItemAppearance()
  /// The appearance of items in one line.
  public var inlineLayoutAppearance = UITabBarItemAppearance()
  /// The appearance of items in one line where there is little room.
  public var compactInlineLayoutAppearance = UITabBarItemAppearance()
}

/// Stands in for `UITabBarItemAppearance`.
@preconcurrency @MainActor public final class UITabBarItemAppearance {
  /// The appearance in one state of the item, which has no effect here.
  public final class State {
    /// The attributes of the title.
    public var titleTextAttributes: [NSAttributedString.Key: Any] = [:]
    /// The colour of the image.
    public var iconColor: UIColor?
  }

  /// The appearance of an item that is not selected.
  public let normal = State()
  /// The appearance of a selected item.
  public let selected = State()

  /// Makes an appearance, which has no effect here.
  public init() {}
}

/// Stands in for `UIBarButtonItemAppearance`.
@preconcurrency @MainActor public final class UIBarButtonItemAppearance {
  /// The appearance in one state of the item, which has no effect here.
  public final class State {
    /// The attributes of the title.
    public var titleTextAttributes: [NSAttributedString.Key: Any] = [:]
  }

  /// The appearance of an item that can be tapped.
  public let normal = State()

  /// Makes an appearance, which has no effect here.
  public init() {}
}

/// Stands in for `UITabBar`.
@preconcurrency @MainActor public final class UITabBar: UIView {
  /// Whether the bar is translucent, which has no effect here.
  public var isTranslucent = true
  /// The colour of the bar, which has no effect here.
  public var barTintColor: UIColor?
  /// The colour of items that are not selected, which has no effect here.
  public var unselectedItemTintColor: UIColor?
  /// The standard appearance, which has no effect here.
  public var standardAppearance = UITabBarAppearance()
  /// The appearance at the edge of scrolled content, which has no effect here.
  public var scrollEdgeAppearance: UITabBarAppearance?
}
