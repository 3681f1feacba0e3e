/// The register of libraries: the type that implements each.
///
/// The machine knows libraries by their protocol; only this file knows all of them.
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

  /// The explanation of the library, in a sentence or two.
  public var explanation: String { type.explanation }
  /// Its fixed rules, each with its source.
  public var rules: [(name: String, text: String)] { type.rules }
  /// The facts that the machine, the language and the properties need.
  public var traits: NavDialect.Traits { type.traits }
  /// Its switches.
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
