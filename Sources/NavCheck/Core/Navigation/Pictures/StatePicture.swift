/// A world as every rendering shows it: what is on screen, which coordinators own it, and what is under way.
///
/// The terminal, JSON, HTML and test attachments render this value; none of them looks at a world itself. A coordinator is
/// referred to by its position in ``coordinators``. Values are texts as traces tell them, hidden characters included: it is
/// the renderer that makes these visible.
package struct StatePicture: Codable, Hashable, Sendable {
  /// The layers, the root first.
  package var layers: [Layer]
  /// Every coordinator that something refers to, the root first.
  package var coordinators: [Coordinator]
  /// Notices, steps, events and updates on their way, in the order of their queues.
  package var mail: [Letter]
  /// Effects that run.
  package var effects: [Letter]
  /// What the app takes its containers for, where they are something else.
  package var beliefs: [String]
  /// The variables that can be told apart by name.
  package var variables: [Variable]
  /// How the app has ended; nil while it goes on.
  package var end: String?
  /// Whether nothing is under way.
  package var isAtRest: Bool
  /// Whether the app is in the background; nil for no.
  package var isInBackground: Bool?

  /// The root, or something presented above it.
  package struct Layer: Codable, Hashable, Sendable {
    /// `sheet`, `cover`, `alert` or `popover`; nil for the root.
    package var style: String?
    /// `presenting`, `dismissing`, `gesture` or `cancelling`; nil while it stands.
    package var phase: String?
    package var stack: Stack
    /// Whether the picture before had no such layer there; nil for no.
    package var isNew: Bool?
  }

  /// A container of screens.
  package struct Stack: Codable, Hashable, Sendable {
    /// The coordinator whose stack it is.
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
    /// Whether it is on its way in; nil for no.
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
    /// The position of what another takes the place of; nil where nothing turns.
    package var leaving: Int?
    /// How far the turn is: as ``Stack/phase``.
    package var phase: String?
  }

  /// A coordinator.
  package struct Coordinator: Codable, Hashable, Sendable {
    package var name: String
    /// `alive`, `finished` or `gone`.
    package var state: String
    /// The coordinator that it is a child of.
    package var parent: Int?
    /// The branch that made it, where that says more than the name.
    package var branch: String?
  }

  /// Something on its way.
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
