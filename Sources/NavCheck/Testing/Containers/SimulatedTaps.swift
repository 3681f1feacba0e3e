/// The taps that a screen offers: actions by name, written as a dictionary literal.
///
/// ```swift
/// ["order": output?.orderDidTap, "settings": onSettings, "first": { self.onSelect?(.example) }]
/// ```
///
/// Each value is an optional closure, so that methods of an optional object and optional closure properties can be used
/// directly. The screen does not offer names with the value nil. Longer lists can be written as a chain:
///
/// ```swift
/// override var taps: SimulatedTaps {
///   .tap("order", output?.orderDidTap)
///     .tap("first") { self.onSelect?(.example) }
/// }
/// ```
public struct SimulatedTaps: ExpressibleByDictionaryLiteral {
  /// A closure that runs the app's code for a tap.
  public typealias Action = () -> Void

  private let entries: [(name: String, action: Action)]

  package init(_ entries: [(name: String, action: Action)]) { self.entries = entries }

  /// Makes taps from names and actions, in their order; entries with a nil action are left out.
  public init(dictionaryLiteral elements: (String, Action?)...) {
    entries = elements.compactMap { name, action in action.map { (name, $0) } }
  }

  /// The names, in their order.
  var names: [String] { entries.map(\.name) }

  /// Returns the action of a tap; nil for a name that is not offered.
  func action(of name: String) -> Action? { entries.first { $0.name == name }?.action }

  /// Returns a single tap; none if the action is nil.
  ///
  /// - Parameters:
  ///   - name: The name in traces.
  ///   - action: The code of the tap; nil for no tap.
  /// - Returns: The tap.
  public static func tap(_ name: String, _ action: Action?) -> SimulatedTaps { [name: action] }

  /// Returns these taps followed by another; unchanged if the action is nil.
  ///
  /// - Parameters:
  ///   - name: The name in traces.
  ///   - action: The code of the tap; nil for no tap.
  /// - Returns: The taps with the new one at the end.
  public func tap(_ name: String, _ action: Action?) -> SimulatedTaps { self + [name: action] }

  /// Returns the taps of the left operand followed by those of the right one; for equal names, the left operand's
  /// action.
  public static func + (first: SimulatedTaps, second: SimulatedTaps) -> SimulatedTaps {
    SimulatedTaps(first.entries + second.entries.filter { first.action(of: $0.name) == nil })
  }
}

extension SimulatedViewController {
  /// Makes a screen of the running app that shows a value, such as a route.
  ///
  /// ```swift
  /// SimulatedView(of: route, owner: router, taps: ["close": router.close])
  /// ```
  ///
  /// - Parameters:
  ///   - value: The value, which names the screen in traces: by its case name without associated values for an
  ///     enumeration, otherwise by its description.
  ///   - owner: The coordinator or model that shows the screen; held weakly.
  ///   - taps: The taps that the screen offers. The screen retains them, and the objects of the called methods.
  public convenience init<Value>(of value: Value, owner: AnyObject?, taps: SimulatedTaps = [:]) {
    self.init(SimulatedNames.name(ofCase: value), owner: owner, taps: taps)
  }

  /// Makes a screen of the running app with a name.
  ///
  /// - Parameters:
  ///   - name: The name in traces.
  ///   - owner: The coordinator or model that shows the screen; held weakly.
  ///   - taps: The taps that the screen offers. The screen retains them, and the objects of the called methods.
  public convenience init(_ name: String, owner: AnyObject?, taps: SimulatedTaps) {
    self.init(
      name, owner: owner,
      controls: taps.names.map { name in SimulatedControl(name) { taps.action(of: name)?() } })
  }

  /// Makes a screen that is named after its type, for use in the initialiser of a stub.
  ///
  /// ```swift
  /// final class HomeViewController: UIViewController {
  ///   convenience init(viewModel: HomeViewModel) { self.init(taps: ["details": viewModel.showDetails]) }
  /// }
  /// ```
  ///
  /// - Parameters:
  ///   - taps: The taps that the screen offers. The screen retains them, and the objects of the called methods. If
  ///     the app's screen holds such an object weakly, override ``taps`` instead.
  ///   - owner: The coordinator that shows the screen; held weakly.
  public convenience init(taps: SimulatedTaps, owner: AnyObject? = nil) {
    self.init(SimulatedNames.name(ofType: "\(Self.self)"), owner: owner, taps: taps)
  }

  /// The controls of the taps; each reads its action when it is tapped, and retains no object of the app.
  var tapControls: [SimulatedControl] {
    allTaps.names.map { name in
      SimulatedControl(name) { [weak self] in self?.allTaps.action(of: name)?() }
    }
  }

  private var allTaps: SimulatedTaps { taps + navigation.taps(of: self) }
}
