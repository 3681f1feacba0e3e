/// A world in the form that every rendering shows: the layers, the coordinators, and the work in progress.
///
/// The terminal, JSON, HTML and test attachments render this value; none of them reads a world itself. A coordinator
/// is referred to by its position in ``coordinators``. Values are texts as traces print them, including hidden
/// characters, which the renderer makes visible.
package struct StatePicture: Codable, Hashable, Sendable {
  /// The layers, the root first.
  package var layers: [Layer]
  /// Every coordinator that something refers to, the root first.
  package var coordinators: [Coordinator]
  /// The waiting notices, steps, events and updates, in the order of their queues.
  package var mail: [Letter]
  /// Effects that run.
  package var effects: [Letter]
  /// The app's beliefs about its containers that differ from the containers.
  package var beliefs: [String]
  /// The variables with unique names.
  package var variables: [Variable]
  /// How the app has ended; nil while it goes on.
  package var end: String?
  /// Whether nothing is in progress.
  package var isAtRest: Bool
  /// Whether the app is in the background; nil for no.
  package var isInBackground: Bool?

  /// The root, or something presented above it.
  package struct Layer: Codable, Hashable, Sendable {
    /// `sheet`, `cover`, `alert` or `popover`; nil for the root.
    package var style: String?
    /// `presenting`, `dismissing`, `gesture` or `cancelling`; nil if the layer does not move.
    package var phase: String?
    package var stack: Stack
    /// Whether the picture before had no such layer there; nil for no.
    package var isNew: Bool?
  }

  /// A container of screens.
  package struct Stack: Codable, Hashable, Sendable {
    /// The coordinator that owns the stack.
    package var owner: Int?
    /// The screens that the container holds, bottom first.
    package var screens: [Screen]
    /// The screens that can still be seen while they leave, bottom first; nil for none.
    package var leaving: [Screen]?
    /// `running`, `gesture` or `cancelling`; nil while nothing moves.
    package var phase: String?
  }

  /// A screen.
  package struct Screen: Codable, Hashable, Sendable {
    /// Its route without the coordinator: `article(swift)`.
    package var name: String
    /// The coordinator that it belongs to.
    package var owner: Int?
    /// Whether the screen is entering; nil for no.
    package var isEntering: Bool?
    /// Whether the picture before had no such screen there; nil for no.
    package var isNew: Bool?
    /// Its tabs, pages or columns.
    package var tabs: Tabs?
  }

  /// The tabs of a tab bar, the pages of a page control, or the columns of a split view.
  package struct Tabs: Codable, Hashable, Sendable {
    /// `tabs`, `pages` or `columns`.
    package var kind: String
    package var names: [String]
    package var stacks: [Stack]
    package var selected: Int
    /// Whether all columns of a split view are shown; nil for no.
    package var isExpanded: Bool?
    /// The position of the tab or page that is being replaced; nil if no change is running.
    package var leaving: Int?
    /// The phase of the change, as ``Stack/phase``.
    package var phase: String?
  }

  /// A coordinator.
  package struct Coordinator: Codable, Hashable, Sendable {
    package var name: String
    /// `alive`, `finished` or `gone`.
    package var state: String
    /// The coordinator that it is a child of.
    package var parent: Int?
    /// The branch that created the coordinator, if it distinguishes instances of one name.
    package var branch: String?
  }

  /// A waiting message.
  package struct Letter: Codable, Hashable, Sendable {
    /// `notice`, `step`, `event`, `update`, `end` or `effect`.
    package var kind: String
    package var text: String
    /// The name of the coordinator that it is for; nil for none in particular.
    package var to: String?
  }

  /// A variable with its value.
  package struct Variable: Codable, Hashable, Sendable {
    package var name: String
    package var value: String
  }
}
