import NavModel

/// Stands in for SwiftUI's `sheet(item:)` and its variants: a view that is presented while the app has an item.
@MainActor final class SimulatedPresentation<Item: Hashable>: SimulatedStackBinding {
  private weak var host: SimulatedViewController?
  private let style: NavPresentation.Style
  private let item: SimulatedBinding<Item?>
  private let content: (Item) -> SimulatedViewController
  private var shown: (item: Item, view: SimulatedViewController)?

  init(
    _ host: SimulatedViewController, _ style: NavPresentation.Style, _ item: SimulatedBinding<Item?>,
    _ content: @escaping (Item) -> SimulatedViewController
  ) {
    self.host = host
    self.style = style
    self.item = item
    self.content = content
  }

  func applyAppState() -> Bool {
    let wanted = item.get()
    guard wanted != shown?.item, let host, let presenter = host.presentingScreen else { return false }
    if let shown {
      self.shown = nil
      host.navigation.dismiss(shown.view.contentStack, "\(style.rawValue) = nil")
    }
    if let wanted {
      let view = content(wanted)
      shown = (wanted, view)
      host.navigation.present(view, as: style, from: presenter, isAnimated: true, nil)
    }
    return true
  }

  func writeBack() -> Bool {
    guard let shown, let host else { return false }
    let stack = shown.view.contentStack
    if host.navigation.session.world.presentations.contains(where: { $0.stack == stack }) { return false }
    self.shown = nil
    item.set(nil)
    return true
  }
}

extension SimulatedViewController {
  /// Presents a screen for as long as the app has an item, like SwiftUI's `sheet(item:)`.
  ///
  /// - Parameters:
  ///   - item: A binding to the item; the platform sets it to nil when it refuses the presentation, or when the
  ///     presentation ends in another way, such as a dismissal by the user.
  ///   - style: The presentation style.
  ///   - content: Makes the presented screen from the item.
  /// - Returns: The screen itself.
  @discardableResult
  public func presenting<Item: Hashable>(
    _ item: SimulatedBinding<Item?>, as style: NavPresentation.Style = .sheet,
    content: @escaping (Item) -> SimulatedViewController
  ) -> Self {
    let presentation = SimulatedPresentation(self, style, item, content)
    presentations.append(presentation)
    navigation.register(presentation)
    return self
  }
}

// The same under the names of SwiftUI.
extension SimulatedViewController {
  /// Presents a sheet for as long as the app has an item, like SwiftUI's `sheet(item:)`.
  ///
  /// - Parameters:
  ///   - item: A binding to the item; the platform sets it to nil when it refuses the sheet, or when the sheet ends in
  ///     another way, such as a swipe by the user.
  ///   - content: Makes the sheet from the item.
  /// - Returns: The screen itself.
  @discardableResult
  public func sheet<Item: Hashable>(
    item: SimulatedBinding<Item?>, content: @escaping (Item) -> SimulatedViewController
  ) -> Self { presenting(item, as: .sheet, content: content) }

  /// Presents a sheet for as long as a value is true, like SwiftUI's `sheet(isPresented:)`.
  ///
  /// - Parameters:
  ///   - isPresented: A binding to the value; the platform sets it to false when it refuses the sheet, or when the
  ///     sheet ends in another way, such as a swipe by the user.
  ///   - content: Makes the sheet.
  /// - Returns: The screen itself.
  @discardableResult
  public func sheet(
    isPresented: SimulatedBinding<Bool>, content: @escaping () -> SimulatedViewController
  ) -> Self { presenting(isPresented.item, as: .sheet) { _ in content() } }

  /// Covers the screen for as long as the app has an item, like SwiftUI's `fullScreenCover(item:)`.
  ///
  /// - Parameters:
  ///   - item: A binding to the item. The user cannot dismiss the cover; the platform sets the item to nil when it
  ///     refuses the cover, or when the cover is dismissed in another way.
  ///   - content: Makes the cover.
  /// - Returns: The screen itself.
  @discardableResult
  public func fullScreenCover<Item: Hashable>(
    item: SimulatedBinding<Item?>, content: @escaping (Item) -> SimulatedViewController
  ) -> Self { presenting(item, as: .cover, content: content) }

  /// Covers the screen for as long as a value is true, like SwiftUI's `fullScreenCover(isPresented:)`.
  ///
  /// - Parameters:
  ///   - isPresented: A binding to the value. The user cannot dismiss the cover; the platform sets the value to false
  ///     when it refuses the cover, or when the cover is dismissed in another way.
  ///   - content: Makes the cover.
  /// - Returns: The screen itself.
  @discardableResult
  public func fullScreenCover(
    isPresented: SimulatedBinding<Bool>, content: @escaping () -> SimulatedViewController
  ) -> Self { presenting(isPresented.item, as: .cover) { _ in content() } }
}
