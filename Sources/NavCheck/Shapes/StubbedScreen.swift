public import NavCheckTesting

/// A screen that ``StubScreens`` has made: it takes any value for any property, and holds it.
///
/// Where a presenter knows its view by a protocol, an extension conforms this class to it.
@dynamicMemberLookup @preconcurrency @MainActor public final class StubbedScreen<Target>: UIViewController {
  /// What it was made with, and what properties were set to, by name; the coordinator aside.
  var held: [(name: String, value: Any)] = []
  /// Whether a value is the coordinator, which owns the screen and is not held.
  var isOwner: (Any) -> Bool = { _ in false }
  var tapsOfTarget: [@MainActor (Target) -> SimulatedTaps] = []
  var didLoad: [@MainActor (UIViewController, Target) -> Void] = []

  /// The value of a property that was set; nil for others, and for the coordinator.
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

  /// What taps act on.
  private var target: Target? { held.lazy.compactMap { $0.value as? Target }.first ?? owner as? Target }

  /// Does what ``StubScreens/viewDidLoad(_:)`` says.
  public override func viewDidLoad() {
    guard let target else { return }
    for action in didLoad { action(self, target) }
  }

  /// What ``StubScreens/tap(_:_:)`` and ``StubScreens/taps(_:)`` have added.
  public override var taps: SimulatedTaps {
    guard let target else { return [:] }
    return tapsOfTarget.reduce([:]) { $0 + $1(target) }
  }
}
