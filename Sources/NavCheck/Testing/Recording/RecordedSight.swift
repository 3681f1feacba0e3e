/// What is there when an app has come to rest, as far as a spec can speak of it.
struct RecordedSight {
  /// A screen in a container.
  struct Screen {
    let id: Int
    let name: String
    let owner: String
    /// The number of the coordinator that made it; nil for none.
    let kin: Int?
    /// Whether it is a bar of tabs, of which traces show only what its tabs hold.
    var isBar = false

    var kind: String { "\(owner).\(name)" }
  }

  /// A stack that is on screen, by itself or presented.
  struct Layer {
    let stack: Int
    let style: String?
    /// The screens on its own stack, one that the user drags and a bar of tabs among them.
    let own: [Screen]
    let bar: Bar?

    /// Its own stack, and then those of the tabs in their order.
    var stacks: [[Screen]] { [own] + (bar?.stacks ?? []) }
    /// The stack that the user looks at.
    var front: [Screen] {
      if let bar, own.last?.id == bar.id { bar.stacks[bar.selected] } else { own }
    }
  }

  /// A bar of tabs.
  struct Bar {
    let id: Int
    let owner: String
    let name: String
    let tabs: [String]
    let selected: Int
    let stacks: [[Screen]]
  }

  var layers: [Layer] = []
  /// The screen that the user drags, which the container does not hold meanwhile.
  var dragged: Int?
  /// The coordinators in memory that have made a screen, by number; 0 is the app itself.
  var alive: [Int: String] = [:]
  var pending: [String] = []
  var observation = ""
  /// Controls of screens that take taps, which are closed themselves.
  var closed: [RecordedCause] = []
  /// Whether no gesture is under way.
  var isAtRest = true
  /// Whether there is a split view, or a layer with several bars of tabs.
  var isBeyondWords = false
  /// Why the app has ended; nil if it has not.
  var end: String?

  /// The screens of all layers and tabs, bars among them.
  var all: [Screen] { layers.flatMap { $0.stacks.flatMap(\.self) } }
  /// The same without the bars.
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
