extension NavDialect {
  /// The facts about a library that the machine, the language and the properties need.
  public struct Traits: Hashable, Sendable {
    /// Whether the library reacts to events by itself, in addition to the handlers of the spec.
    public var reacts = true
    /// Whether the library fires a default exit when the user removes a screen.
    public var hasExits = false
    /// Whether the library drives SwiftUI's bindings and therefore does not run on UIKit.
    public var needsBindings = false
    /// Whether the library keeps flags, such as `isTransitioning`, while an action is in progress.
    public var hasFlags = false
    /// Whether the app hears when a pop finds nothing to pop.
    var refusesPopAtRoot = true
    /// Whether the views on screen keep their coordinators alive.
    var viewsHoldCoordinators = false
    /// Whether the library handles the appearance callbacks of views.
    var hearsViews = false
    /// The receivers of a step that a text may name; nil for any.
    var stepReceivers: [String]?
    /// The words of the language that are valid only with this library and some others.
    public var words: Set<Word> = []

    init() {}
  }

  /// A word of the language that only some libraries have.
  public enum Word: String, Hashable, Sendable, CaseIterable {
    case leads = "leads to"
    case broadcast = "navigate to"
    case needs, provides, segue, feedback, mutate, snapshot, publish, whenReady, navigate, adapt

    /// The libraries that have the word.
    public var libraries: [Library] { Library.allCases.filter { $0.traits.words.contains(self) } }
  }
}
