extension NavDialect {
  /// The facts about a library that the machine, the language and the properties need.
  public struct Traits: Hashable, Sendable {
    /// Whether it does anything by itself, besides what the handlers say.
    public var reacts = true
    /// Whether screens that the user removes have a default exit.
    public var hasExits = false
    /// Whether it drives SwiftUI's bindings, so that UIKit's containers are nothing to it.
    public var needsBindings = false
    /// Whether it remembers what is under way in flags.
    public var hasFlags = false
    /// Whether the app hears when a pop finds nothing to pop.
    var refusesPopAtRoot = true
    /// Whether the views on screen keep their coordinators alive.
    var viewsHoldCoordinators = false
    /// Whether the library listens to what views are told: that they appear and disappear.
    var hearsViews = false
    /// The receivers of a step that a text may name; nil for any.
    var stepReceivers: [String]?
    /// The words of the language that mean something in it, and nothing elsewhere.
    public var words: Set<Word> = []

    init() {}
  }

  /// A word of the language that belongs to some libraries.
  public enum Word: String, Hashable, Sendable, CaseIterable {
    case leads = "leads to"
    case broadcast = "navigate to"
    case needs, provides, segue, feedback, mutate, snapshot, publish, whenReady, navigate, adapt

    /// The libraries in which it means something.
    public var libraries: [Library] { Library.allCases.filter { $0.traits.words.contains(self) } }
  }
}
