/// A world: the state of an app's navigation, with screens, containers, coordinators and queued messages.
///
/// Screens, coordinators and stacks refer to each other by their indices in ``screens``, ``coordinators`` and
/// ``stacks``. In a *canonical* world, a fixed traversal assigns these indices in the order of the first visit.
/// Therefore two canonical worlds describe the same situation if and only if they are equal.
public struct NavWorld: Hashable, Sendable {
  /// The box of ``rest``.
  var sharedRest = NavShared(Rest())
  /// ``stacks``, without tracking the read.
  var stacksUntracked: NavInstances<NavStack> = []
  /// ``screens``, without tracking the read.
  var screensUntracked: NavInstances<NavScreen> = []
  /// ``coordinators``, without tracking the read.
  var coordinatorsUntracked: NavInstances<NavCoordinator> = []

  /// The record of reads, if reads are recorded; not part of the value of the world.
  var observation = NavObservation()

  /// The world before anything is launched.
  init() {}

  /// Everything except stacks, screens and coordinators, without tracking the read; see ``NavObservation``.
  var rest: Rest {
    _read { yield sharedRest.value }
    _modify { yield &sharedRest.value }
  }
}

extension NavWorld {
  /// The stacks; in a canonical world, only those to which something in the world refers.
  public internal(set) var stacks: NavInstances<NavStack> {
    get {
      observation.readAll()
      return stacksUntracked
    }
    _modify {
      observation.readAll()
      yield &stacksUntracked
    }
  }

  /// The screen instances; in a canonical world, only those to which something in the world refers.
  public internal(set) var screens: NavInstances<NavScreen> {
    get {
      observation.readAll()
      return screensUntracked
    }
    _modify {
      observation.readAll()
      yield &screensUntracked
    }
  }

  /// The coordinator instances, the root first; in a canonical world, only the root and those to which something in the
  /// world refers.
  public internal(set) var coordinators: NavInstances<NavCoordinator> {
    get {
      observation.readAll()
      return coordinatorsUntracked
    }
    _modify {
      observation.readAll()
      yield &coordinatorsUntracked
    }
  }
}
