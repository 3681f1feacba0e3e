/// A group of events whose enabledness depends only on one part of the world.
///
/// Every event belongs to exactly one group.
enum NavStepQuestion: Hashable, Sendable {
  /// Inputs of the user to the frontmost screen and layer.
  case front
  /// Steps of layers, messages, effects and stacks outside tabs, including the ends of gestures on these stacks.
  case platform
  /// Events of the environment: external events, links, background and foreground, and changes of the window's width.
  case environment
  /// The user selects a tab of the root layer's tab bar, by the index of the tab.
  case select(Int)
  /// The end of a gesture or transition, and the delivery of mail, on the stack of a tab of the root layer.
  case tab(Int)

  /// Returns all groups for worlds with a number of tabs.
  static func all(tabs: Int) -> [NavStepQuestion] {
    [.front, .platform, .environment] + (0..<tabs).map { .select($0) } + (0..<tabs).map { .tab($0) }
  }

  var isFront: Bool { self == .front }
  var isPlatform: Bool { self == .platform }

  /// Whether the group contains the platform's steps on a stack.
  func includes(_ stack: StackID, in world: NavWorld) -> Bool {
    let tab = world.rootTabs?.stacks.firstIndex(of: stack)
    return switch self {
    case .platform: tab == nil
    case .front, .select, .environment: false
    case .tab(let wanted): tab == wanted
    }
  }

  /// Whether the group contains the selection of a tab.
  func selects(_ tab: Int, inLayer layer: Int) -> Bool {
    layer == 0 ? self == .select(tab) : isFront
  }
}
