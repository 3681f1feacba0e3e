/// A world: what is on screen, what the coordinators believe, and the mail between them.
///
/// Entities refer to each other by position in ``screens``, ``coordinators`` and ``stacks``. In a canonical world
/// these are numbered by first visit in a fixed walk, so two worlds are alike iff they are equal.
public struct NavWorld: Hashable, Sendable {
  /// The layers on screen, the root first; those on their way out are still among them.
  public internal(set) var layers: [NavLayer] = []
  /// The presentations that the app wants, oldest first; on `uikit` those that it has.
  public internal(set) var presentations: [NavPresentation] = []
  /// ``stacks``, whoever observes what is read; see ``NavObservation``.
  var allStacks: [NavStack] = []
  /// ``screens``, whoever observes what is read.
  var allScreens: [NavScreen] = []
  /// ``coordinators``, whoever observes what is read.
  var allCoordinators: [NavCoordinator] = []
  /// The mailbox of the chain of layers, which also inherits that of a stack that goes.
  public internal(set) var mail: [NavNotice] = []
  /// What runs when the next transition of a layer has ended, which waits for the one in flight.
  public internal(set) var waiting: [NavContinuation] = []
  /// Steps and events on their way, first in first out.
  public internal(set) var queue: [NavMessage] = []
  /// Blocks of `later`, first in first out.
  public internal(set) var turns: [NavContinuation] = []
  /// Effects in flight in the order of their declarations, of one declaration the oldest first.
  public internal(set) var effects: [NavRunningEffect] = []
  /// Feedbacks that have begun and not ended, oldest first.
  public internal(set) var feedbacks: [NavRunningFeedback] = []
  /// Blocks that wait for flows to be ready, oldest first.
  public internal(set) var readiness: [NavReadiness] = []
  /// The system's variables.
  public internal(set) var variables: [NavValue] = []
  /// How often each event of the environment that has a limit has happened.
  public internal(set) var eventCounts: [Int] = []
  /// How many inputs came since the last quiescent world, where the scope says how many may overtake.
  public internal(set) var inputs = 0
  /// The controls that were tapped since the last quiescent world, in the order of their screens.
  public internal(set) var taps: [NavTapMark] = []
  /// What they have shown since then, where double or quick taps are in scope; in the same order.
  public internal(set) var intents: [NavIntent] = []
  /// Screens that the user has removed and whose exit has not fired yet.
  public internal(set) var owedExits: [ScreenID] = []
  /// Refused requests that nobody has made up for yet.
  public internal(set) var refusals: [NavRefusal] = []
  /// Whether the app is in the background.
  public internal(set) var isInBackground = false
  /// How it goes on.
  public internal(set) var outcome = NavOutcome.running

  /// Who notes what is read of the world, if anybody does; no part of the world itself.
  var observation = NavObservation()

  /// The world before anything is launched.
  init() {}
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
