/// The register of libraries: the type that implements each library.
///
/// The machine uses a library through its protocol.
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
  /// Behaviours of the library that have no switch of their own, each with a short name and an explanation.
  ///
  /// Empty if the library lists none.
  public var rules: [(name: String, text: String)] { type.rules }
  /// The features of the library on which the machine, the language and the properties depend.
  public var traits: NavDialect.Traits { type.traits }
  /// The behaviours of the library that a spec can set; empty if there are none.
  public var switches: [NavDialect.Switch] { type.switches }
}

extension NavDialect {
  /// Returns the names of the library's flags that are set in a coordinator and should be cleared once the app has
  /// settled.
  ///
  /// - Parameter coordinator: A coordinator instance.
  /// - Returns: The names of the flags; empty if no such flag is set, and for a library without flags.
  public func raisedFlags(of coordinator: NavCoordinator) -> [String] {
    library.type.raisedFlags(coordinator.library)
  }
}
