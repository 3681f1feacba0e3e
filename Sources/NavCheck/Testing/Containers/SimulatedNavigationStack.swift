public import Foundation
import NavModel

/// Stands in for SwiftUI's `NavigationStack(path:)`: the platform shows the app's path, and shortens it when the user
/// goes back.
///
/// ```swift
/// let stack = SimulatedNavigationStack(
///   root: SimulatedView("home", owner: model, controls: […]), path: SimulatedBinding(model, \.path)
/// ) { route in model.view(for: route) }
/// navigation.launch(stack)
/// ```
@preconcurrency @MainActor
public final class SimulatedNavigationStack<Route: Hashable>: SimulatedViewController,
  SimulatedStackBinding
{
  /// The reason that a view is on the stack.
  private enum Source {
    case route(Route)
    case item(AnyHashable, SimulatedDestination)
  }

  /// A view above the root.
  private struct Element {
    let source: Source
    let view: SimulatedViewController

    @MainActor func isMade(by other: SimulatedDestination) -> Bool {
      if case .item(_, let destination) = source { destination === other } else { false }
    }
  }

  private let root: SimulatedViewController
  private let path: SimulatedBinding<[Route]>
  private let destination: (Route) -> SimulatedViewController
  private var elements: [Element] = []

  /// Makes a stack of the running app.
  ///
  /// - Parameters:
  ///   - root: The view at the bottom of the stack.
  ///   - path: A binding to the routes above the root.
  ///   - destination: Makes the view of a route; called once each time that the route is pushed.
  public init(
    root: SimulatedViewController, path: SimulatedBinding<[Route]>,
    destination: @escaping (Route) -> SimulatedViewController
  ) {
    self.root = root
    self.path = path
    self.destination = destination
    super.init(nibName: nil, bundle: nil)
    setName("stack")
    ownStack = navigation.session.makeStack([root.id])
    navigation.register(self)
  }

  /// Makes a stack without a path.
  ///
  /// The screens above the root come from ``SimulatedViewController/navigationDestination(item:destination:)`` and
  /// ``SimulatedViewController/navigationDestination(isPresented:destination:)``.
  ///
  /// - Parameter root: The view at the bottom of the stack.
  public convenience init(root: SimulatedViewController) where Route == Never {
    self.init(root: root, path: SimulatedBinding(get: { [] }, set: { _ in }), destination: Self.view)
  }

  private static func view(of route: Route) -> SimulatedViewController {
    preconditionFailure("a simulated stack that was created without a path cannot return its elements")
  }

  /// Always nil: a stack cannot be read from an archive.
  public required init?(coder: NSCoder) { nil }

  override var isContainer: Bool { true }

  override var presentingScreen: ScreenID? { root.id }

  func applyAppState() -> Bool {
    let wanted = path.get()
    var followed = 0
    var views: [Element] = []
    stillWanted: for element in elements {
      switch element.source {
      case .route(let route):
        guard followed < wanted.count, wanted[followed] == route else { break stillWanted }
        followed += 1
      case .item(let key, let destination):
        guard destination.key() == key else { break stillWanted }
      }
      views.append(element)
    }
    let kept = views.count
    for route in wanted[followed...] {
      views.append(Element(source: .route(route), view: destination(route)))
    }
    appendItems(to: &views)
    guard kept < elements.count || kept < views.count else { return false }
    elements = views
    navigation.setPath(contentStack, views.map(\.view), command(wanted))
    return true
  }

  /// Adds the views of items (`navigationDestination(item:)`) to the views of a path.
  private func appendItems(to views: inout [Element]) {
    var position = 0
    while position <= views.count {
      let host = position == 0 ? root : views[position - 1].view
      position += 1
      for destination in host.destinations where !views.contains(where: { $0.isMade(by: destination) }) {
        guard let key = destination.key(), let view = destination.view() else { continue }
        views.append(Element(source: .item(key, destination), view: view))
      }
    }
  }

  /// Describes the change that the app has made.
  private func command(_ path: [Route]) -> String {
    let items = elements.filter { if case .item = $0.source { true } else { false } }.map(\.view.name)
    return items.isEmpty ? "path = \(path)" : "path = \(path), item = \(items.joined(separator: ", "))"
  }

  func writeBack() -> Bool {
    let known = Set(navigation.session.world[contentStack].path)
    let gone = elements.filter { !known.contains($0.view.id) }
    guard !gone.isEmpty else { return false }
    elements.removeAll { !known.contains($0.view.id) }
    var hasRoute = false
    for element in gone {
      if case .item(_, let destination) = element.source { destination.clear() } else { hasRoute = true }
    }
    if hasRoute {
      path.set(elements.compactMap { if case .route(let route) = $0.source { route } else { nil } })
    }
    return true
  }
}

/// Stands in for a SwiftUI view: a screen with controls.
public typealias SimulatedView = SimulatedViewController
