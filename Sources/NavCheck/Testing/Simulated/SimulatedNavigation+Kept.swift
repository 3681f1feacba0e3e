import NavModel

extension SimulatedNavigation {
  /// A screen or coordinator that is watched without being held.
  struct Watched {
    let name: String
    weak var object: AnyObject?
  }

  /// Work that the app waits for.
  struct Pending {
    let work: SimulatedWork
    let outcomes: [String]
    let completion: (String) -> Void
    /// Ends a task that waits, without an outcome.
    var cancel: (() -> Void)?

    var name: String { work.name }
  }

  /// A completion that runs when the transition of a layer has ended.
  struct Awaited {
    /// The alert whose button's action it is.
    var alert: ScreenID?
    let completion: () -> Void
  }
}
