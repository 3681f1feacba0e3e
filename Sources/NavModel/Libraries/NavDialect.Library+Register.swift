/// The register of libraries: the type that implements each library.
///
/// The machine uses libraries through their protocol; only this file names the types of all libraries.
extension NavDialect.Library {
  var type: any NavLibrary.Type {
    switch self {
    case .plain: PlainDialect.self
    case .coordinator: CoordinatorDialect.self
    case .coordinator1: Coordinator1Dialect.self
    case .feedback: FeedbackDialect.self
    case .feedbackLoop: FeedbackLoopDialect.self
    case .rxflow2018: RxFlow2018Dialect.self
    case .rxflow1: RxFlow1Dialect.self
    case .rxflow2: RxFlow2Dialect.self
    case .screenTree: ScreenTreeDialect.self
    }
  }

  /// A description of the library, in a few sentences.
  public var explanation: String { type.explanation }
  /// The behaviours of the library that no switch changes, each with a short name and a text that cites sources.
  public var rules: [(name: String, text: String)] { type.rules }
  /// The features of the library on which the machine, the language and the properties depend.
  public var traits: NavDialect.Traits { type.traits }
  /// The behaviours of the library that a spec can set.
  public var switches: [NavDialect.Switch] { type.switches }
}

extension NavDialect {
  /// Returns the names of the library's flags that are set in a coordinator and should be cleared once the app has
  /// settled.
  ///
  /// - Parameter coordinator: A coordinator instance.
  /// - Returns: The names of the flags; empty for a library without flags.
  public func raisedFlags(of coordinator: NavCoordinator) -> [String] {
    library.type.raisedFlags(coordinator.library)
  }
}
