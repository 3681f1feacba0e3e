extension NavDialect {
  /// The facts about a library that the machine, the language and the properties need.
  public struct Traits: Hashable, Sendable {
    /// Whether the library acts by itself, besides what the handlers do.
    public var reacts = true
    /// Whether screens that the user removes have a default exit.
    public var hasExits = false
    /// Whether the library drives SwiftUI's bindings, and so does not run on UIKit.
    public var needsBindings = false
    /// Whether the library records actions in progress in flags.
    public var hasFlags = false
    /// Whether the app hears when a pop finds nothing to pop.
    var refusesPopAtRoot = true
    /// Whether the views on screen keep their coordinators alive.
    var viewsHoldCoordinators = false
    /// Whether the library handles the appearance callbacks of views.
    var hearsViews = false
    /// The receivers of a step that a text may name; nil for any.
    var stepReceivers: [String]?
    /// The words of the language that only this library has.
    public var words: Set<Word> = []

    init() {}
  }

  /// A word of the language that belongs to some libraries.
  public enum Word: String, Hashable, Sendable, CaseIterable {
    case leads = "leads to"
    case broadcast = "navigate to"
    case needs, provides, segue, feedback, mutate, snapshot, publish, whenReady, navigate, adapt

    /// The libraries that have the word.
    public var libraries: [Library] { Library.allCases.filter { $0.traits.words.contains(self) } }
  }
}
