public import Foundation
import NavModel

/// Stands in for SwiftUI's `NavigationStack(path:)`: the path is the app's, the platform follows it and shortens it.
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
  private let root: SimulatedViewController
  private let path: SimulatedBinding<[Route]>
  private let destination: (Route) -> SimulatedViewController
  private var elements: [(route: Route, view: SimulatedViewController)] = []

  /// Makes a stack for the app that runs.
  ///
  /// - Parameters:
  ///   - root: The view at the bottom.
  ///   - path: What the app wants above it.
  ///   - destination: Makes the view of an element; called once for each time that it is shown.
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

  /// Nothing can be made from an archive.
  public required init?(coder: NSCoder) { nil }

  override var isContainer: Bool { true }

  override var presentingScreen: ScreenID? { root.id }

  func applyAppState() -> Bool {
    let wanted = path.get()
    guard wanted != elements.map(\.route) else { return false }
    let kept = zip(wanted, elements).prefix { $0 == $1.route }.count
    var views = Array(elements.prefix(kept))
    for route in wanted[kept...] { views.append((route, destination(route))) }
    elements = views
    navigation.setPath(contentStack, views.map(\.view), "path = \(wanted)")
    return true
  }

  func writeBack() -> Bool {
    let known = Set(navigation.session.world[contentStack].path)
    let left = elements.filter { known.contains($0.view.id) }
    guard left.count < elements.count else { return false }
    elements = left
    path.set(left.map(\.route))
    return true
  }
}

/// Stands in for a SwiftUI view: a screen with controls.
public typealias SimulatedView = SimulatedViewController
