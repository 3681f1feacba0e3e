/// A group of events whose enabledness depends only on one part of the world.
///
/// Every event belongs to exactly one group.
package enum NavStepQuery: Hashable, Sendable {
  /// Inputs of the user to the frontmost screen and layer.
  case front
  /// Steps of layers, messages, effects and stacks outside tabs, including the ends of gestures on these stacks.
  case platform
  /// Background and foreground, changes of the window's width, and links at launch.
  case environment
  /// A deep link, by its index in ``NavProgram/links``.
  case link(Int)
  /// An event of the environment, by its index in ``NavProgram/events``.
  case external(Int)
  /// The user selects a tab of the root layer's tab bar, by the index of the tab.
  case select(Int)
  /// The end of a gesture or transition, and the delivery of mail, on the stack of a tab of the root layer.
  case tab(Int)

  /// Returns all groups for the worlds of a program.
  ///
  /// Each link and each event is a group of its own. Different links usually act on different tabs, and a result depends
  /// on everything that its group reads.
  static func all(of program: NavProgram) -> [NavStepQuery] {
    let tabs = 0..<program.tabCount
    return [.front, .platform, .environment] + program.links.indices.map { .link($0) }
      + program.events.indices.map { .external($0) } + tabs.map { .select($0) } + tabs.map { .tab($0) }
  }

  var isFront: Bool { self == .front }
  var isPlatform: Bool { self == .platform }

  /// Whether the group contains the platform's steps on a stack.
  func includes(_ stack: StackID, in world: NavWorld) -> Bool {
    let tab: Int
    switch self {
    case .platform: return world.rootTabs?.stacks.contains(stack) != true
    case .tab(let wanted): tab = wanted
    case .front, .select, .environment, .link, .external: return false
    }
    return world.rootTabs?.stacks.firstIndex(of: stack) == tab
  }

  /// Whether the group contains the selection of a tab.
  func selects(_ tab: Int, inLayer layer: Int) -> Bool {
    layer == 0 ? self == .select(tab) : isFront
  }
}
