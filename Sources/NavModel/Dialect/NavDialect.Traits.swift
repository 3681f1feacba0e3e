extension NavDialect {
  /// The features of a library on which the machine, the language and the built-in properties depend.
  public struct Traits: Hashable, Sendable {
    /// Whether the library may react to events by itself, in addition to the handlers of the spec.
    public var reacts = true
    /// Whether the library has default exits, which it fires when the user removes screens.
    public var hasExits = false
    /// Whether the library drives SwiftUI's bindings and therefore does not run on UIKit.
    public var needsBindings = false
    /// Whether the library keeps flags, such as `changedByProgram`, while an action is in progress.
    public var hasFlags = false
    /// Whether the app receives a refusal when a pop finds only the root screen.
    var refusesPopAtRoot = true
    /// Whether the views on screen keep their coordinators alive.
    var viewsHoldCoordinators = false
    /// Whether the library handles the appearance callbacks of views.
    var hearsViews = false
    /// Whether the library accepts the steps of a view by its appearance callbacks, so that a step before the callback
    /// counts as before.
    var followsViews = false
    /// The receivers that a spec may name for a step; nil if any receiver is valid.
    var stepReceivers: [String]?
    /// The words of the language that this library has and `plain` does not.
    public var words: Set<Word> = []

    init() {}
  }

  /// A word of the language that is valid only with some libraries.
  public enum Word: String, Hashable, Sendable, CaseIterable {
    /// Declares the screens below a screen in a tree of screens.
    case leads = "leads to"
    /// Sends a step to every flow, the root first.
    case broadcast = "navigate to"
    /// Declares a value that a screen needs from a screen above it.
    case needs
    /// Declares a value that a screen gives to the screens below it.
    case provides
    /// Moves to a screen along the shortest path in the tree of screens.
    case segue
    /// Declares a reaction to the states of a coordinator.
    case feedback
    /// Changes a variable by an update of the feedback loop.
    case mutate
    /// The type of a variable that holds a copy of a loop's state.
    case snapshot
    /// The output with which a feedback loop publishes its state; used after `did`.
    case publish
    /// Runs a block when the library reports that flows are ready.
    case whenReady
    /// The output of a flow that has handled a step; used after `did`.
    case navigate
    /// The event before a flow handles a step, and the statement that continues with that step or another one.
    case adapt

    /// The libraries that have the word.
    public var libraries: [Library] { Library.allCases.filter { $0.traits.words.contains(self) } }
  }
}
