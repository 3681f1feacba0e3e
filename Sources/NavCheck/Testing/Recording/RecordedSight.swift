/// What is there when an app has come to rest, as far as a spec can speak of it.
struct RecordedSight {
  /// A screen in a container.
  struct Screen {
    let id: Int
    let name: String
    let owner: String
    /// The number of the coordinator that made it; nil for none.
    let kin: Int?

    var kind: String { "\(owner).\(name)" }
  }

  /// A stack that is on screen, by itself or presented.
  struct Layer {
    let stack: Int
    let style: String?
    /// The screens, one that the user drags among them, those of tabs in the order of the tabs.
    let stacks: [[Screen]]
    let bar: Bar?

    var screens: [Screen] { stacks.flatMap(\.self) }
  }

  /// A bar of tabs.
  struct Bar {
    let owner: String
    let name: String
    let tabs: [String]
    let selected: Int
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
  /// Whether there are tabs that are not the bottom of everything, or a split view.
  var hasInnerTabs = false
  /// Why the app has ended; nil if it has not.
  var end: String?

  var screens: [Screen] { layers.flatMap(\.screens) }

  /// The screens by kind: `App.home, App.detail ▸ Login.form`.
  var picture: String {
    var text = layers.map { $0.screens.map(\.kind).joined(separator: ", ") }.joined(separator: " ▸ ")
    if !observation.isEmpty { text += " (observing \(observation.debugDescription))" }
    if !isAtRest { text += " (in a gesture)" }
    let idle = alive.filter { living in living.key != 0 && !screens.contains { $0.kin == living.key } }.values
      .sorted()
    if !idle.isEmpty { text += " (\(idle.joined(separator: ", ")) alive without a screen)" }
    if !pending.isEmpty { text += " (running \(pending.joined(separator: ", ")))" }
    return text
  }
}
