/// What a user can tap on a screen: actions by their names, in a literal.
///
/// ```swift
/// ["order": output?.orderDidTap, "settings": onSettings, "first": { self.onSelect?(.example) }]
/// ```
///
/// Each value is an optional closure, so that methods of an optional object and closure properties fit as they are. A name whose value is nil
/// is not offered. Several taps that do not fit into one line can be a chain:
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

  /// Taps by their names, in their order.
  public init(dictionaryLiteral elements: (String, Action?)...) {
    entries = elements.compactMap { name, action in action.map { (name, $0) } }
  }

  /// The names, in their order.
  var names: [String] { entries.map(\.name) }

  /// What a tap does; nil for a name that is not offered.
  func action(of name: String) -> Action? { entries.first { $0.name == name }?.action }

  /// A tap; none if the action is nil.
  ///
  /// - Parameters:
  ///   - name: The name in traces.
  ///   - action: Runs the app's code.
  /// - Returns: That tap alone.
  public static func tap(_ name: String, _ action: Action?) -> SimulatedTaps { [name: action] }

  /// Adds a tap; none if the action is nil.
  ///
  /// - Parameters:
  ///   - name: The name in traces.
  ///   - action: Runs the app's code.
  /// - Returns: These taps, and that one behind them.
  public func tap(_ name: String, _ action: Action?) -> SimulatedTaps { self + [name: action] }

  /// The taps of both, in their order; of two with the same name the first one.
  public static func + (first: SimulatedTaps, second: SimulatedTaps) -> SimulatedTaps {
    SimulatedTaps(first.entries + second.entries.filter { first.action(of: $0.name) == nil })
  }
}

extension SimulatedViewController {
  /// Makes a screen for the app that runs.
  ///
  /// ```swift
  /// SimulatedView(of: route, owner: router, taps: ["close": router.close])
  /// ```
  ///
  /// - Parameters:
  ///   - value: What it shows. Its name in traces is that of the enumeration's case without what belongs to it, otherwise the description.
  ///   - owner: The coordinator or model that shows it; held weakly.
  ///   - taps: What a user can tap.
  public convenience init<Value>(of value: Value, owner: AnyObject?, taps: SimulatedTaps = [:]) {
    self.init(SimulatedNames.name(ofCase: value), owner: owner, taps: taps)
  }

  /// Makes a screen for the app that runs.
  ///
  /// - Parameters:
  ///   - name: The name in traces.
  ///   - owner: The coordinator or model that shows it; held weakly.
  ///   - taps: What a user can tap.
  public convenience init(_ name: String, owner: AnyObject?, taps: SimulatedTaps) {
    self.init(
      name, owner: owner,
      controls: taps.names.map { name in SimulatedControl(name) { taps.action(of: name)?() } })
  }

  /// Makes a screen with the name of its type, as the initialiser of a stub.
  ///
  /// ```swift
  /// final class HomeViewController: UIViewController {
  ///   convenience init(viewModel: HomeViewModel) { self.init(taps: ["details": viewModel.showDetails]) }
  /// }
  /// ```
  ///
  /// - Parameters:
  ///   - taps: What a user can tap. The screen holds it, and the objects whose methods it names; where an app's screen holds an object
  ///     weakly, override ``taps`` instead.
  ///   - owner: The coordinator that shows it; held weakly.
  public convenience init(taps: SimulatedTaps, owner: AnyObject? = nil) {
    self.init(SimulatedNames.name(ofType: "\(Self.self)"), owner: owner, taps: taps)
  }

  /// The controls of what can be tapped: each reads its action when it is tapped, and holds nothing of the app.
  var tapControls: [SimulatedControl] {
    allTaps.names.map { name in
      SimulatedControl(name) { [weak self] in self?.allTaps.action(of: name)?() }
    }
  }

  private var allTaps: SimulatedTaps { taps + navigation.taps(of: self) }
}
