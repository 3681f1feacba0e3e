extension NavProgram {
  /// An option of a command, which a spec writes after `with`.
  public enum CommandOption: String, Hashable, Sendable, CaseIterable {
    /// A `NavigationLink` of SwiftUI performs the push, without the library: `push X with link`; dialect `coordinator-1`.
    case link
    /// The flow ignores the steps of the pushed screen: `push X with noNavigation`; dialect `rxflow-2018`.
    case noNavigation
    /// The newer name of ``noNavigation``: `push X with none`; dialects `rxflow-1` and `rxflow-2`.
    case none
    /// The flow handles steps of the screen while it is not visible: `push X with allowStepWhenNotPresented`; dialect
    /// `rxflow-2`.
    case allowStepWhenNotPresented
    /// The flow handles steps after its root is dismissed: `start X with allowStepWhenDismissed`; dialect `rxflow-2`.
    case allowStepWhenDismissed

    /// The change begins and ends in one step, without a transition: `push X with noAnimation`.
    case noAnimation

    /// The libraries whose specs may use the option.
    public var libraries: [NavDialect.Library] {
      switch self {
      case .noAnimation: NavDialect.Library.allCases
      case .link: [.coordinator1]
      case .noNavigation: [.rxflow2018]
      case .none: [.rxflow1, .rxflow2]
      case .allowStepWhenNotPresented, .allowStepWhenDismissed: [.rxflow2]
      }
    }
  }
}
