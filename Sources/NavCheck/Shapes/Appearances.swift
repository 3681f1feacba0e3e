public import Foundation

// The appearance of bars and of their items. Coordinators often set it, and navigation does not depend on it.

/// Stands in for `UIFont`: an empty value, since the simulation draws no text.
public final class UIFont: Sendable {
  /// The weight of a font, which has no effect here.
  public enum Weight: Sendable {
    /// A weight of UIKit, from the thinnest to the heaviest.
    case ultraLight, thin, light, regular, medium, semibold, bold, heavy, black
  }

  private init() {}

  /// Returns a font that has no effect here; the size and the weight are ignored.
  public static func systemFont(ofSize size: CGFloat, weight: Weight = .regular) -> UIFont { UIFont() }
  /// Returns a font that has no effect here; the size is ignored.
  public static func boldSystemFont(ofSize size: CGFloat) -> UIFont { UIFont() }
}

#if !canImport(ObjectiveC)
extension NSAttributedString.Key {
  /// The attribute key of a text's font, as UIKit adds it to Foundation.
  public static let font = NSAttributedString.Key("NSFont")
  /// The attribute key of a text's colour, as UIKit adds it to Foundation.
  public static let foregroundColor = NSAttributedString.Key("NSColor")
}
#endif

/// Stands in for `UIBarAppearance`: keeps the values that an app sets, and draws nothing.
@preconcurrency @MainActor open class UIBarAppearance {
  /// The colour behind the bar, which has no effect here.
  public var backgroundColor: UIColor?
  /// The colour of the line below the bar, which has no effect here.
  public var shadowColor: UIColor?

  /// Makes an appearance, which has no effect here.
  public init() {}

  /// Does nothing; UIKit would make the bar opaque.
  public func configureWithOpaqueBackground() {}
  /// Does nothing; UIKit would make the bar transparent.
  public func configureWithTransparentBackground() {}
  /// Does nothing; UIKit would restore the system's default bar.
  public func configureWithDefaultBackground() {}
}

/// Stands in for `UINavigationBarAppearance`: keeps the values that an app sets, and draws nothing.
@preconcurrency @MainActor public final class UINavigationBarAppearance: UIBarAppearance {
  /// The text attributes of the title, which have no effect here.
  public var titleTextAttributes: [NSAttributedString.Key: Any] = [:]
  /// The text attributes of a large title, which have no effect here.
  public var largeTitleTextAttributes: [NSAttributedString.Key: Any] = [:]
  /// The appearance of plain buttons, which has no effect here.
  public var buttonAppearance = UIBarButtonItemAppearance()
  /// The appearance of the back button, which has no effect here.
  public var backButtonAppearance = UIBarButtonItemAppearance()
  /// The appearance of buttons of the style `done`, which has no effect here.
  public var doneButtonAppearance = UIBarButtonItemAppearance()
}

/// Stands in for `UITabBarAppearance`: keeps the values that an app sets, and draws nothing.
@preconcurrency @MainActor public final class UITabBarAppearance: UIBarAppearance {
  /// The appearance of items with the title below the image; it has no effect here.
  public var stackedLayoutAppearance = UITabBarItemAppearance()
  /// The appearance of items with the title beside the image; it has no effect here.
  public var inlineLayoutAppearance = UITabBarItemAppearance()
  /// The appearance of items with the title beside the image in a compact bar; it has no effect here.
  public var compactInlineLayoutAppearance = UITabBarItemAppearance()
}

/// Stands in for `UITabBarItemAppearance`: keeps the values that an app sets, and draws nothing.
@preconcurrency @MainActor public final class UITabBarItemAppearance {
  /// The appearance in one state of the item, such as normal or selected; it has no effect here.
  public final class State {
    /// The text attributes of the title, which have no effect here.
    public var titleTextAttributes: [NSAttributedString.Key: Any] = [:]
    /// The colour of the image, which has no effect here.
    public var iconColor: UIColor?
  }

  /// The appearance of an item that is not selected, which has no effect here.
  public let normal = State()
  /// The appearance of a selected item, which has no effect here.
  public let selected = State()

  /// Makes an appearance, which has no effect here.
  public init() {}
}

/// Stands in for `UIBarButtonItemAppearance`: keeps the values that an app sets, and draws nothing.
@preconcurrency @MainActor public final class UIBarButtonItemAppearance {
  /// The appearance of a button in one state, such as normal; it has no effect here.
  public final class State {
    /// The text attributes of the title, which have no effect here.
    public var titleTextAttributes: [NSAttributedString.Key: Any] = [:]
  }

  /// The appearance of an enabled button, which has no effect here.
  public let normal = State()

  /// Makes an appearance, which has no effect here.
  public init() {}
}

/// Stands in for `UITabBar`: keeps the values that an app sets, and draws nothing.
@preconcurrency @MainActor public final class UITabBar: UIView {
  /// Whether the bar is translucent, which has no effect here.
  public var isTranslucent = true
  /// The colour of the bar, which has no effect here.
  public var barTintColor: UIColor?
  /// The colour of items that are not selected, which has no effect here.
  public var unselectedItemTintColor: UIColor?
  /// The appearance of the bar in its usual state, which has no effect here.
  public var standardAppearance = UITabBarAppearance()
  /// The appearance while the content is scrolled to its edge, which has no effect here; nil as UIKit's default.
  public var scrollEdgeAppearance: UITabBarAppearance?
}
