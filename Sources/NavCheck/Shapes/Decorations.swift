public import NavCheckTesting

// Values that coordinators set and that navigation does not depend on. An app can read them again, and nothing is
// drawn.

/// Stands in for `UIImage`: an empty value, since nothing is drawn.
public final class UIImage: Sendable {
  /// A configuration of an image's drawing, which has no effect here.
  public class Configuration: @unchecked Sendable {}

  /// A configuration of a symbol's drawing, which has no effect here.
  public final class SymbolConfiguration: Configuration, @unchecked Sendable {

    /// The weight of a symbol, which has no effect here.
    public enum Weight: Sendable {
      /// A weight of UIKit, from the thinnest to the heaviest.
      case regular, medium, semibold, bold
    }
    /// The scale of a symbol relative to its text, which has no effect here.
    public enum Scale: Sendable {
      /// A scale of UIKit.
      case `default`, small, medium, large
    }

    /// Makes a configuration, which has no effect here.
    public override init() {}
    /// Makes a configuration with a size in points, a weight and a scale, which have no effect here.
    public convenience init(pointSize: Double, weight: Weight = .regular, scale: Scale = .default) {
      self.init()
    }
    /// Makes a configuration with a weight, which has no effect here.
    public convenience init(weight: Weight) { self.init() }
    /// Makes a configuration with a scale, which has no effect here.
    public convenience init(scale: Scale) { self.init() }
  }

  /// Makes an empty image; never nil, since the name is not looked up.
  public init?(named name: String) {}
  /// Makes an empty image; never nil, since the name is not looked up, and the configuration has no effect here.
  public init?(systemName name: String, withConfiguration configuration: Configuration? = nil) {}
  /// Makes an empty image, as UIKit does.
  public init() {}
}

/// Stands in for `UIColor`: a name or components that can be compared, and are not drawn.
public struct UIColor: Hashable, Sendable {
  private let name: String

  private init(_ name: String) { self.name = name }

  /// Makes a colour that equals others with the same name; never nil, since the name is not looked up.
  public init?(named name: String) { self.name = name }

  /// Makes a colour from its components, each from 0 to 1.
  public init(red: Double, green: Double, blue: Double, alpha: Double) {
    name = "\(red) \(green) \(blue) \(alpha)"
  }

  /// A colour of UIKit, which equals only itself and the colour with its name.
  public static let white = UIColor("white"), black = UIColor("black"), clear = UIColor("clear")
  /// A colour of UIKit, which equals only itself and the colour with its name.
  public static let red = UIColor("red"), green = UIColor("green"), blue = UIColor("blue")
  /// A colour of UIKit, which equals only itself and the colour with its name.
  public static let gray = UIColor("gray"), orange = UIColor("orange"), purple = UIColor("purple")
  /// A colour of UIKit, which equals only itself and the colour with its name.
  public static let cyan = UIColor("cyan"), magenta = UIColor("magenta"), yellow = UIColor("yellow")
  /// A colour of UIKit, which equals only itself and the colour with its name.
  public static let darkText = UIColor("darkText"), lightText = UIColor("lightText")
  /// A colour of UIKit, which equals only itself and the colour with its name.
  public static let lightGray = UIColor("lightGray"), link = UIColor("link")
  /// A colour of UIKit, which equals only itself and the colour with its name.
  public static let systemBackground = UIColor("systemBackground"), label = UIColor("label")
  /// A colour of UIKit, which equals only itself and the colour with its name.
  public static let systemBlue = UIColor("systemBlue"), tintColor = UIColor("tintColor")
  /// A colour of UIKit, which equals only itself and the colour with its name.
  public static let systemRed = UIColor("systemRed"), systemGreen = UIColor("systemGreen")
  /// A colour of UIKit, which equals only itself and the colour with its name.
  public static let systemOrange = UIColor("systemOrange"), systemGray = UIColor("systemGray")
  /// A colour of UIKit, which equals only itself and the colour with its name.
  public static let secondaryLabel = UIColor("secondaryLabel"), darkGray = UIColor("darkGray")
  /// A colour of UIKit, which equals only itself and the colour with its name.
  public static let secondarySystemBackground = UIColor("secondarySystemBackground"), brown = UIColor("brown")
  /// A colour of UIKit, which equals only itself and the colour with its name.
  public static let systemBrown = UIColor("systemBrown"), systemCyan = UIColor("systemCyan")
  /// A colour of UIKit, which equals only itself and the colour with its name.
  public static let systemIndigo = UIColor("systemIndigo"), systemMint = UIColor("systemMint")
  /// A colour of UIKit, which equals only itself and the colour with its name.
  public static let systemPink = UIColor("systemPink"), systemPurple = UIColor("systemPurple")
  /// A colour of UIKit, which equals only itself and the colour with its name.
  public static let systemTeal = UIColor("systemTeal"), systemYellow = UIColor("systemYellow")
  /// A colour of UIKit, which equals only itself and the colour with its name.
  public static let systemGray2 = UIColor("systemGray2"), systemGray3 = UIColor("systemGray3")
  /// A colour of UIKit, which equals only itself and the colour with its name.
  public static let systemGray4 = UIColor("systemGray4"), systemGray5 = UIColor("systemGray5")
  /// A colour of UIKit, which equals only itself and the colour with its name.
  public static let systemGray6 = UIColor("systemGray6"), tertiaryLabel = UIColor("tertiaryLabel")
  /// A colour of UIKit, which equals only itself and the colour with its name.
  public static let quaternaryLabel = UIColor("quaternaryLabel"), placeholderText = UIColor("placeholderText")
  /// A colour of UIKit, which equals only itself and the colour with its name.
  public static let separator = UIColor("separator"), opaqueSeparator = UIColor("opaqueSeparator")
  /// A colour of UIKit, which equals only itself and the colour with its name.
  public static let systemFill = UIColor("systemFill"), secondarySystemFill = UIColor("secondarySystemFill")
  /// A colour of UIKit, which equals only itself and the colour with its name.
  public static let tertiarySystemFill = UIColor("tertiarySystemFill")
  /// A colour of UIKit, which equals only itself and the colour with its name.
  public static let quaternarySystemFill = UIColor("quaternarySystemFill")
  /// A colour of UIKit, which equals only itself and the colour with its name.
  public static let tertiarySystemBackground = UIColor("tertiarySystemBackground")
  /// A colour of UIKit, which equals only itself and the colour with its name.
  public static let systemGroupedBackground = UIColor("systemGroupedBackground")
  /// A colour of UIKit, which equals only itself and the colour with its name.
  public static let secondarySystemGroupedBackground = UIColor("secondarySystemGroupedBackground")
  /// A colour of UIKit, which equals only itself and the colour with its name.
  public static let tertiarySystemGroupedBackground = UIColor("tertiarySystemGroupedBackground")
}

/// Stands in for `UIView`: keeps the values that an app sets, draws nothing, and has no subviews.
@preconcurrency @MainActor open class UIView {
  /// The background colour, which has no effect here.
  public var backgroundColor: UIColor?
  /// The tint colour, which has no effect here.
  public var tintColor: UIColor?
  /// Whether the view is hidden, which has no effect here.
  public var isHidden = false
  /// A number that the app may set and read; 0 by default.
  public var tag = 0
  /// The accessibility identifier, which the app may set and read; traces do not use it.
  public var accessibilityIdentifier: String?
  private weak var controller: SimulatedViewController?

  /// Makes a view that belongs to no screen.
  public init() {}

  init(of controller: SimulatedViewController) { self.controller = controller }

  /// The window, while the controller whose `view` this is is visible; otherwise nil.
  public var window: UIWindow? { controller?.windowOnScreen }
}

/// Stands in for `UINavigationBar`: keeps the values that an app sets, and draws nothing.
@preconcurrency @MainActor public final class UINavigationBar: UIView {
  /// Whether titles are large, which has no effect here.
  public var prefersLargeTitles = false
  /// The appearance of the bar in its usual state, which has no effect here.
  public var standardAppearance = UINavigationBarAppearance()
  /// The appearance while the content is scrolled to its edge, which has no effect here; nil as UIKit's default.
  public var scrollEdgeAppearance: UINavigationBarAppearance?
  /// Whether the bar is translucent, which has no effect here.
  public var isTranslucent = true
}

/// Stands in for `UITabBarItem`: keeps the values that an app sets, and draws nothing.
@preconcurrency @MainActor public final class UITabBarItem {
  /// The title of the tab, which traces do not use.
  public var title: String?
  /// The image of the tab, which has no effect here.
  public var image: UIImage?
  /// The image of the selected tab, which has no effect here.
  public var selectedImage: UIImage?
  /// The text of the badge, which the app may set and read; nil for no badge.
  public var badgeValue: String?
  /// A number that the app may set and read; 0 by default.
  public var tag = 0

  /// Makes an item with a title, an image and a tag, a number that the app may read.
  public init(title: String?, image: UIImage?, tag: Int) {
    (self.title, self.image, self.tag) = (title, image, tag)
  }

  /// Makes an item with a title, an image, and an image for the selected state.
  public init(title: String?, image: UIImage?, selectedImage: UIImage?) {
    (self.title, self.image, self.selectedImage) = (title, image, selectedImage)
  }
}

/// Stands in for `UIModalTransitionStyle`, which has no effect here.
public enum UIModalTransitionStyle: Sendable {
  /// A style of UIKit; all transitions are simulated alike.
  case coverVertical, flipHorizontal, crossDissolve, partialCurl
}

extension SimulatedViewController {
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  /// The view of the screen, never nil; the first access calls `viewDidLoad()` unless it was called before.
  public var view: UIView! {
    loadViewIfNeeded()
    return decoration { UIView(of: self) }
  }

  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  /// The item that a tab bar shows for the screen; by default one with the screen's title at the first access.
  ///
  /// - Precondition: The new value is not nil.
  public var tabBarItem: UITabBarItem! {
    get { decoration { UITabBarItem(title: title, image: nil, tag: 0) } }
    set { decorate(newValue as UITabBarItem) }
  }

  /// The transition style of a presentation, which has no effect here.
  public var modalTransitionStyle: UIModalTransitionStyle {
    get { decoration { UIModalTransitionStyle.coverVertical } }
    set { decorate(newValue) }
  }
}

extension SimulatedNavigationController {
  /// The navigation bar, which is not drawn.
  public var navigationBar: UINavigationBar { decoration { UINavigationBar() } }
}

extension SimulatedTabBarController {
  /// The tab bar, which is not drawn.
  public var tabBar: UITabBar { decoration { UITabBar() } }
}
