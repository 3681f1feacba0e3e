/// A settled situation of an app, reduced to the facts that a spec can describe.
struct RecordedSight {
  /// A screen in a container.
  struct Screen {
    let id: Int
    let name: String
    let owner: String
    /// The number of the coordinator that made the screen; nil for none.
    let kin: Int?
    /// Whether the screen is a tab bar, of which traces show only the contents of its tabs.
    var isBar = false

    var kind: String { "\(owner).\(name)" }
  }

  /// A layer: the root stack or a presented stack.
  struct Layer {
    let stack: Int
    let style: String?
    /// The screens on the layer's own stack, including a dragged screen and a tab bar.
    let own: [Screen]
    let bar: Bar?

    /// The layer's own stack, followed by the stacks of the tabs in their order.
    var stacks: [[Screen]] { [own] + (bar?.stacks ?? []) }
    /// The visible stack.
    var front: [Screen] {
      if let bar, own.last?.id == bar.id { bar.stacks[bar.selected] } else { own }
    }
  }

  /// A tab bar.
  struct Bar {
    let id: Int
    let owner: String
    let name: String
    let tabs: [String]
    let selected: Int
    let stacks: [[Screen]]
  }

  var layers: [Layer] = []
  /// The screen that the user drags, which is in no container during the gesture; nil for none.
  var dragged: Int?
  /// The names of the coordinators in memory that have made a screen, by number; 0 is the app itself.
  var alive: [Int: String] = [:]
  var pending: [String] = []
  var observation = ""
  /// The disabled controls of screens that receive taps.
  var closed: [RecordedCause] = []
  /// Whether no gesture is in progress.
  var isAtRest = true
  /// Whether the language cannot describe the situation: it has a split view, or a layer with several tab bars.
  var isBeyondWords = false
  /// The reason that the app has ended; nil if it still runs.
  var end: String?

  /// The screens of all layers and tabs, including tab bars.
  var all: [Screen] { layers.flatMap { $0.stacks.flatMap(\.self) } }
  /// The screens of all layers and tabs, without tab bars.
  var screens: [Screen] { all.filter { !$0.isBar } }

  /// The screens by kind: `App.home, App.detail ▸ Login.form`.
  var picture: String {
    var text = layers.map { layer in
      layer.stacks.flatMap(\.self).filter { !$0.isBar }.map(\.kind).joined(separator: ", ")
    }.joined(separator: " ▸ ")
    if !observation.isEmpty { text += " (observing \(observation.debugDescription))" }
    if !isAtRest { text += " (in a gesture)" }
    let idle = alive.filter { living in living.key != 0 && !all.contains { $0.kin == living.key } }.values
      .sorted()
    if !idle.isEmpty { text += " (\(idle.joined(separator: ", ")) alive without a screen)" }
    if !pending.isEmpty { text += " (running \(pending.joined(separator: ", ")))" }
    return text
  }
}
