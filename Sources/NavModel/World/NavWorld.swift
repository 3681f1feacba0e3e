/// A world: what is on screen, what the coordinators believe, and the mail between them.
///
/// Entities refer to each other by position in ``screens``, ``coordinators`` and ``stacks``. In a canonical world
/// these are numbered by first visit in a fixed walk, so two worlds are alike iff they are equal.
public struct NavWorld: Hashable, Sendable {
  private var sharedRest = NavShared(Rest())
  /// ``stacks``, without tracking the read.
  var allStacks: [NavStack] = []
  /// ``screens``, without tracking the read.
  var allScreens: [NavScreen] = []
  /// ``coordinators``, without tracking the read.
  var allCoordinators: [NavCoordinator] = []

  /// Who notes what is read of the world, if anybody does; no part of the world itself.
  var observation = NavObservation()

  /// The world before anything is launched.
  init() {}

  /// All but instances, without tracking the read; see ``NavObservation``.
  var rest: Rest {
    _read { yield sharedRest.value }
    _modify { yield &sharedRest.value }
  }
}

extension NavWorld {
  /// Every stack that something refers to.
  public internal(set) var stacks: [NavStack] {
    get {
      observation.readAll()
      return allStacks
    }
    _modify {
      observation.readAll()
      yield &allStacks
    }
  }

  /// Every screen instance that something refers to.
  public internal(set) var screens: [NavScreen] {
    get {
      observation.readAll()
      return allScreens
    }
    _modify {
      observation.readAll()
      yield &allScreens
    }
  }

  /// Every coordinator instance that something refers to; the root first.
  public internal(set) var coordinators: [NavCoordinator] {
    get {
      observation.readAll()
      return allCoordinators
    }
    _modify {
      observation.readAll()
      yield &allCoordinators
    }
  }
}
