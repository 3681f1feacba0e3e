extension NavWorld {
  /// The fields of a world other than its stacks, screens and coordinators.
  ///
  /// Access to these fields is not tracked.
  struct Rest: Hashable, Sendable {
    var layers: [NavLayer] = []
    var presentations: [NavPresentation] = []
    var mail: [NavNotice] = []
    var waiting: [NavContinuation] = []
    var queue: [NavMessage] = []
    var turns: [NavContinuation] = []
    var effects: [NavRunningEffect] = []
    var feedbacks: [NavRunningFeedback] = []
    var readiness: [NavReadinessBlock] = []
    var variables: [NavValue] = []
    var eventCounts: [Int] = []
    var inputs = 0
    var taps: [NavTapRecord] = []
    var shownRoutes: [NavShownRoute] = []
    var pendingExits: [ScreenID] = []
    var refusals: [NavRefusal] = []
    var isInBackground = false
    var searchMark = NavSearchMark.none
    var outcome: NavOutcome = .running
  }
}

extension NavWorld {
  /// Returns the same world with the outcome that it exceeds a capacity.
  package func cutOff(by capacity: String) -> NavWorld {
    var world = self
    // The memo of the original world would retain this world, and this world would retain the memo.
    world.observation.memo = nil
    world.outcome = .exceeds(capacity)
    return world
  }
}

/// The fields of ``Rest``, with tracking of reads.
extension NavWorld {
  /// The layers on screen, the root layer first, including those that are being dismissed.
  public internal(set) var layers: [NavLayer] {
    get {
      observation.readRest()
      return rest.layers
    }
    _modify {
      observation.readRest()
      yield &rest.layers
    }
  }

  /// The layers that the app requests, oldest first; on platform `uikit`, the layers that it has presented.
  public internal(set) var presentations: [NavPresentation] {
    get {
      observation.readRest()
      return rest.presentations
    }
    _modify {
      observation.readRest()
      yield &rest.presentations
    }
  }

  /// The notices in the mailbox of the layers, oldest first, including those of removed stacks.
  ///
  /// Empty unless the platform rule `noticesLag` is on.
  public internal(set) var mail: [NavNotice] {
    get {
      observation.readRest()
      return rest.mail
    }
    _modify {
      observation.readRest()
      yield &rest.mail
    }
  }

  /// The blocks of `then` for presentations and dismissals whose transition has not begun.
  public internal(set) var waiting: [NavContinuation] {
    get {
      observation.readRest()
      return rest.waiting
    }
    _modify {
      observation.readRest()
      yield &rest.waiting
    }
  }

  /// The queued messages of the app, oldest first.
  public internal(set) var queue: [NavMessage] {
    get {
      observation.readRest()
      return rest.queue
    }
    _modify {
      observation.readRest()
      yield &rest.queue
    }
  }

  /// The blocks that wait for a later turn of the run loop, oldest first.
  ///
  /// These are the blocks of `later`, the blocks of `then` for commands without a transition, and tasks of the library.
  public internal(set) var turns: [NavContinuation] {
    get {
      observation.readRest()
      return rest.turns
    }
    _modify {
      observation.readRest()
      yield &rest.turns
    }
  }

  /// The effects that are in progress, in the order of their declarations, then oldest first.
  public internal(set) var effects: [NavRunningEffect] {
    get {
      observation.readRest()
      return rest.effects
    }
    _modify {
      observation.readRest()
      yield &rest.effects
    }
  }

  /// The feedbacks that are in progress, oldest first.
  public internal(set) var feedbacks: [NavRunningFeedback] {
    get {
      observation.readRest()
      return rest.feedbacks
    }
    _modify {
      observation.readRest()
      yield &rest.feedbacks
    }
  }

  /// The blocks that wait until flows are ready, oldest first.
  public internal(set) var readiness: [NavReadinessBlock] {
    get {
      observation.readRest()
      return rest.readiness
    }
    _modify {
      observation.readRest()
      yield &rest.readiness
    }
  }

  /// The values of the system's variables, in the order of their declaration.
  public internal(set) var variables: [NavValue] {
    get {
      observation.readRest()
      return rest.variables
    }
    _modify {
      observation.readRest()
      yield &rest.variables
    }
  }

  /// The number of times that each event has come from outside the app since the launch, by index in
  /// ``NavProgram/events``.
  ///
  /// The number is 0 for an event without `at most`.
  public internal(set) var eventCounts: [Int] {
    get {
      observation.readRest()
      return rest.eventCounts
    }
    _modify {
      observation.readRest()
      yield &rest.eventCounts
    }
  }

  /// The number of inputs since the app last settled, without ends of gestures.
  ///
  /// A ``NavMachine`` counts them only if the scope limits them (`overtake`) and the timing is interleaved.
  public internal(set) var inputs: Int {
    get {
      observation.readRest()
      return rest.inputs
    }
    _modify {
      observation.readRest()
      yield &rest.inputs
    }
  }

  /// The controls, including back buttons, that the user has tapped since the app last settled, each once.
  public internal(set) var taps: [NavTapRecord] {
    get {
      observation.readRest()
      return rest.taps
    }
    _modify {
      observation.readRest()
      yield &rest.taps
    }
  }

  /// The routes that the tapped controls have tried to show since the app last settled, each once.
  ///
  /// After a step, this list is empty unless the scope has the adversary `doubleTap`.
  public internal(set) var shownRoutes: [NavShownRoute] {
    get {
      observation.readRest()
      return rest.shownRoutes
    }
    _modify {
      observation.readRest()
      yield &rest.shownRoutes
    }
  }

  /// The screens that the user has removed and whose default exit is due but has not fired yet.
  ///
  /// A step from a quiescent world begins without them.
  public internal(set) var pendingExits: [ScreenID] {
    get {
      observation.readRest()
      return rest.pendingExits
    }
    _modify {
      observation.readRest()
      yield &rest.pendingExits
    }
  }

  /// The refused requests to show a screen, each once; a step from a quiescent world begins without them.
  public internal(set) var refusals: [NavRefusal] {
    get {
      observation.readRest()
      return rest.refusals
    }
    _modify {
      observation.readRest()
      yield &rest.refusals
    }
  }

  /// Whether the app is in the background.
  public internal(set) var isInBackground: Bool {
    get {
      observation.readRest()
      return rest.isInBackground
    }
    _modify {
      observation.readRest()
      yield &rest.isInBackground
    }
  }

  /// What a search records about the world.
  ///
  /// The machine only copies this value to the next world.
  package var searchMark: NavSearchMark {
    get {
      observation.readRest()
      return rest.searchMark
    }
    _modify {
      observation.readRest()
      yield &rest.searchMark
    }
  }

  /// The state of the app: running, or the reason that it has stopped.
  public internal(set) var outcome: NavOutcome {
    get {
      observation.readOutline()
      return rest.outcome
    }
    _modify {
      observation.readRest()
      yield &rest.outcome
    }
  }
}
