import NavModel

extension SimulatedNavigation {
  /// A weak reference to a screen or coordinator, with its name.
  struct Watched {
    let name: String
    weak var object: AnyObject?
  }

  /// Simulated work that has not ended.
  struct Pending {
    let work: SimulatedWork
    let outcomes: [String]
    let completion: (String) -> Void
    /// Ends the waiting task without an outcome; nil for work with a completion.
    var cancel: (() -> Void)?

    var name: String { work.name }
  }

  /// A completion that runs when the transition of a layer has ended.
  struct Awaited {
    /// The alert, if the completion is the action of its button; otherwise nil.
    var alert: ScreenID?
    /// The request or the alert's button to which the completion belongs.
    let name: String
    let completion: () -> Void
  }
}
