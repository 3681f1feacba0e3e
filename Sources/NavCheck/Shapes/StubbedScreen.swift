public import NavCheckTesting

/// A screen that ``StubScreens`` has made: it takes any value for any property, and holds it.
///
/// Where a presenter knows its view by a protocol, an extension conforms this class to it.
@dynamicMemberLookup @preconcurrency @MainActor public final class StubbedScreen<Target>: UIViewController {
  /// What it was made with, and what properties were set to, by name; the owner aside.
  var held: [(name: String, value: Any)] = []
  var entries: [(name: String, action: @MainActor (Target) -> Void)] = []
  var didLoad: (@MainActor (UIViewController, Target) -> Void)?

  /// The value of a property that was set; nil for others.
  public subscript(dynamicMember name: String) -> Any? {
    get { held.last { $0.name == name }?.value }
    set {
      held.removeAll { $0.name == name }
      if let newValue { held.append((name, newValue)) }
    }
  }

  /// What taps act on.
  private var target: Target? { held.lazy.compactMap { $0.value as? Target }.first ?? owner as? Target }

  /// Does what ``StubScreens/viewDidLoad(_:)`` says.
  public override func viewDidLoad() { if let target { didLoad?(self, target) } }

  /// What ``StubScreens/tap(_:_:)`` has added.
  public override var taps: SimulatedTaps {
    guard let target else { return [:] }
    var taps: [(name: String, action: SimulatedTaps.Action)] = []
    for (name, action) in entries { taps.append((name, { action(target) })) }
    return SimulatedTaps(taps)
  }
}
