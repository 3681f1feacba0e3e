extension NavProgram {
  /// An option of a command, behind `with`.
  public enum CommandOption: String, Hashable, Sendable, CaseIterable {
    /// `push X with link`: a link of the platform does it, past the library. Dialect `coordinator-1` only.
    case link
    /// `push X with noNavigation`: the screen is no next item, its steps go nowhere. Dialect `rxflow-2018` only.
    case noNavigation
    /// The later name of the same option: `push X with none`. Dialects `rxflow-1` and `rxflow-2` only.
    case none
    /// `push X with allowStepWhenNotPresented`: its steps are handled even while it is not visible. Dialect `rxflow-2`.
    case allowStepWhenNotPresented
    /// `start X with allowStepWhenDismissed`: the flow outlives its root. Dialect `rxflow-2` only.
    case allowStepWhenDismissed

    /// `push X with noAnimation`: the change begins and ends at once.
    case noAnimation

    /// The libraries in which it means something.
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
