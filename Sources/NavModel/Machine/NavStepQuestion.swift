/// A group of events whose enabledness depends on a part of the world only.
///
/// All questions together ask for every event, each event once.
enum NavStepQuestion: Hashable, Sendable {
  /// What the user does to what is in front.
  case front
  /// What goes on by itself with layers, messages, effects, and on stacks that are no tabs; the ends of gestures there.
  case platform
  /// What the environment does: events, links, the background, another width.
  case environment
  /// The user selects a tab of the root layer's tab bar.
  case select(Int)
  /// Gestures end, transitions end and mail arrives on the stack of a tab of the root layer.
  case tab(Int)

  /// All questions about worlds with so many tabs.
  static func all(tabs: Int) -> [NavStepQuestion] {
    [.front, .platform, .environment] + (0..<tabs).map { .select($0) } + (0..<tabs).map { .tab($0) }
  }

  var isFront: Bool { self == .front }
  var isPlatform: Bool { self == .platform }

  /// Whether it asks for what goes on by itself on a stack.
  func includes(_ stack: StackID, in world: NavWorld) -> Bool {
    let tab = world.rootTabs?.stacks.firstIndex(of: stack)
    return switch self {
    case .platform: tab == nil
    case .front, .select, .environment: false
    case .tab(let wanted): tab == wanted
    }
  }

  /// Whether it asks for the selection of a tab.
  func selects(_ tab: Int, inLayer layer: Int) -> Bool {
    layer == 0 ? self == .select(tab) : isFront
  }
}
