public import NavCheckTesting

/// A screen that a call of ``StubScreens`` makes.
///
/// Code can set any property to any value, which the screen retains unless it is the coordinator.
///
/// If a presenter refers to its view by a protocol, conform this class to the protocol in an extension.
@dynamicMemberLookup @preconcurrency @MainActor public final class StubbedScreen<Target>: UIViewController {
  /// The arguments of the call and the values of properties, by name, without the coordinator.
  var held: [(name: String, value: Any)] = []
  /// Returns whether a value is the coordinator, which owns the screen and is not retained.
  var isOwner: (Any) -> Bool = { _ in false }
  var tapsOfTarget: [@MainActor (Target) -> SimulatedTaps] = []
  var didLoad: [@MainActor (UIViewController, Target) -> Void] = []

  /// The value of a property or of an argument with this label; nil if none was set, and for the coordinator.
  ///
  /// Setting the coordinator makes it the owner of the screen, which holds it weakly.
  public subscript(dynamicMember name: String) -> Any? {
    get { held.last { $0.name == name }?.value }
    set {
      held.removeAll { $0.name == name }
      guard let newValue else { return }
      if isOwner(newValue) {
        (owner, ownerType) = (newValue as AnyObject, nil)
      } else {
        held.append((name, newValue))
      }
    }
  }

  /// The object that taps act on.
  private var target: Target? { held.lazy.compactMap { $0.value as? Target }.first ?? owner as? Target }

  /// Runs the closures of ``StubScreens/viewDidLoad(_:)`` if the screen has a target.
  public override func viewDidLoad() {
    guard let target else { return }
    for action in didLoad { action(self, target) }
  }

  /// The controls of ``StubScreens/tap(_:_:)`` and ``StubScreens/taps(_:)``; none if the screen has no target.
  public override var taps: SimulatedTaps {
    guard let target else { return [:] }
    return tapsOfTarget.reduce([:]) { $0 + $1(target) }
  }
}
