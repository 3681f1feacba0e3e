/// A coordinator library with its switches: how it reacts to events and notices.
public struct NavDialect: Hashable, Sendable {
  /// The register of libraries, each with the type that implements it.
  public enum Library: String, Hashable, Sendable, CaseIterable {
    case plain
    case coordinator
    case coordinator1 = "coordinator-1"
    case feedback
    case feedbackLoop = "feedback-loop"
    case rxflow2018 = "rxflow-2018"
    case rxflow1 = "rxflow-1"
    case rxflow2 = "rxflow-2"
    case screenTree = "screen-tree"

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
    public var traits: Traits { type.traits }
    /// Its switches.
    public var switches: [Switch] { type.switches }
  }

  /// The library.
  public var library: Library
  /// The switches that a spec sets, as positions among their values; the others have the library's value.
  public var overrides: [Switch: Int] = [:]

  /// Makes a library with its own values for every switch.
  public init(library: Library) {
    self.library = library
  }

  /// Whether a switch is on, by the spec or else by the default of the library.
  public subscript(_ option: Switch) -> Bool { position(of: option) == 1 }

  /// The value of a switch, as a spec writes it.
  public func value(of option: Switch) -> String { option.values[position(of: option)] }

  /// The names of the library's flags that are set and should be cleared once the app has settled.
  public func raisedFlags(of coordinator: NavCoordinator) -> [String] {
    library.type.raisedFlags(coordinator.library)
  }

  private func position(of option: Switch) -> Int {
    overrides.isEmpty ? option.defaultPosition : overrides[option] ?? option.defaultPosition
  }
}
