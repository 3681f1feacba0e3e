public import NavCheckTesting

// What coordinators set and navigation does not depend on. Values are kept where an app may read them again, and nothing is drawn.

/// Stands in for `UIImage`.
public final class UIImage: Sendable {
  /// How an image is drawn, which has no effect here.
  public class Configuration: @unchecked Sendable {}

  /// How a symbol is drawn, which has no effect here.
  public final class SymbolConfiguration: Configuration, @unchecked Sendable {
    /// The weight of a symbol.
    public enum Weight: Sendable { case regular, medium, semibold, bold }
    /// The scale of a symbol.
    public enum Scale: Sendable { case `default`, small, medium, large }

    /// A configuration.
    public override init() {}
    /// A configuration by its size in points.
    public convenience init(pointSize: Double, weight: Weight = .regular, scale: Scale = .default) {
      self.init()
    }
    /// A configuration by its weight.
    public convenience init(weight: Weight) { self.init() }
    /// A configuration by its scale.
    public convenience init(scale: Scale) { self.init() }
  }

  /// Makes an image with a name, which has no effect here.
  public init?(named name: String) {}
  /// Makes a symbol image with a name, which has no effect here.
  public init?(systemName name: String, withConfiguration configuration: Configuration? = nil) {}
  /// Makes an empty image.
  public init() {}
}

/// Stands in for `UIColor`.
public struct UIColor: Hashable, Sendable {
  private let name: String

  private init(_ name: String) { self.name = name }

  /// Makes a colour, which has no effect here.
  public init?(named name: String) { self.name = name }

  /// Makes a colour from its components, each from 0 to 1.
  public init(red: Double, green: Double, blue: Double, alpha: Double) {
    name = "\(red) \(green) \(blue) \(alpha)"
  }

  public static let white = UIColor("white"), black = UIColor("black"), clear = UIColor("clear")
  public static let red = UIColor("red"), green = UIColor("green"), blue = UIColor("blue")
  public static let gray = UIColor("gray"), orange = UIColor("orange"), purple = UIColor("purple")
  public static let systemBackground = UIColor("systemBackground"), label = UIColor("label")
  public static let systemBlue = UIColor("systemBlue"), tintColor = UIColor("tintColor")
  public static let systemRed = UIColor("systemRed"), systemGreen = UIColor("systemGreen")
  public static let systemOrange = UIColor("systemOrange"), systemGray = UIColor("systemGray")
  public static let secondaryLabel = UIColor("secondaryLabel"), darkGray = UIColor("darkGray")
  public static let secondarySystemBackground = UIColor("secondarySystemBackground"), brown = UIColor("brown")
}

/// Stands in for `UIView`.
@preconcurrency @MainActor open class UIView {
  /// The background colour, which has no effect here.
  public var backgroundColor: UIColor?
  /// The tint colour, which has no effect here.
  public var tintColor: UIColor?
  /// Whether the view is hidden, which has no effect here.
  public var isHidden = false
  /// A number that the app may set.
  public var tag = 0
  /// The accessibility identifier.
  public var accessibilityIdentifier: String?
  private weak var controller: SimulatedViewController?

  /// Makes a view.
  public init() {}

  init(of controller: SimulatedViewController) { self.controller = controller }

  /// The window, while the view's controller is visible; otherwise nil.
  public var window: UIWindow? { controller?.windowOnScreen }
}

/// Stands in for `UINavigationBar`.
@preconcurrency @MainActor public final class UINavigationBar: UIView {
  /// Whether titles are large, which has no effect here.
  public var prefersLargeTitles = false
  /// The standard appearance, which has no effect here.
  public var standardAppearance = UINavigationBarAppearance()
  /// The appearance at the edge of scrolled content, which has no effect here.
  public var scrollEdgeAppearance: UINavigationBarAppearance?
  /// Whether the bar is translucent, which has no effect here.
  public var isTranslucent = true
}

/// Stands in for `UITabBarItem`.
@preconcurrency @MainActor public final class UITabBarItem {
  /// The title of the tab.
  public var title: String?
  /// The image of the tab.
  public var image: UIImage?
  /// The image of the selected tab.
  public var selectedImage: UIImage?
  /// The text of the badge.
  public var badgeValue: String?
  /// A number that the app may set.
  public var tag = 0

  /// Makes an item with a tag.
  public init(title: String?, image: UIImage?, tag: Int) {
    (self.title, self.image, self.tag) = (title, image, tag)
  }

  /// Makes an item with an image for the selected state.
  public init(title: String?, image: UIImage?, selectedImage: UIImage?) {
    (self.title, self.image, self.selectedImage) = (title, image, selectedImage)
  }
}

/// Stands in for `UIModalTransitionStyle`.
public enum UIModalTransitionStyle: Sendable {
  case coverVertical, flipHorizontal, crossDissolve, partialCurl
}

extension SimulatedViewController {
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  /// The view of the screen.
  public var view: UIView! {
    loadViewIfNeeded()
    return decoration { UIView(of: self) }
  }

  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  /// The item of the screen in a tab bar.
  public var tabBarItem: UITabBarItem! {
    get { decoration { UITabBarItem(title: title, image: nil, tag: 0) } }
    set { decorate(newValue as UITabBarItem) }
  }

  /// The transition style, which has no effect here.
  public var modalTransitionStyle: UIModalTransitionStyle {
    get { decoration { UIModalTransitionStyle.coverVertical } }
    set { decorate(newValue) }
  }
}

extension SimulatedNavigationController {
  /// Its bar.
  public var navigationBar: UINavigationBar { decoration { UINavigationBar() } }
}

extension SimulatedTabBarController {
  /// Its bar.
  public var tabBar: UITabBar { decoration { UITabBar() } }
}
