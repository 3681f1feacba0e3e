/// The notices that the owner of a ``NavPlatformSimulator`` wants to receive.
public struct NavListeners: Sendable {
  private var screens: [NavNotice.Kind: Set<ScreenID>] = [:]
  private var stacks: [NavNotice.Kind: Set<StackID>] = [:]

  /// Requests notices about a screen.
  ///
  /// - Parameters:
  ///   - kind: The kind of notices.
  ///   - screen: The screen.
  public mutating func listen(to kind: NavNotice.Kind, of screen: ScreenID) {
    screens[kind, default: []].insert(screen)
  }

  /// Requests notices about a stack.
  ///
  /// - Parameters:
  ///   - kind: The kind of notices.
  ///   - stack: The stack.
  public mutating func listen(to kind: NavNotice.Kind, of stack: StackID) {
    stacks[kind, default: []].insert(stack)
  }

  func hear(_ kind: NavNotice.Kind, _ screens: [ScreenID], _ stack: StackID?) -> Bool {
    if let stack, stacks[kind]?.contains(stack) == true { return true }
    guard let heard = self.screens[kind] else { return false }
    return screens.contains { heard.contains($0) }
  }
}
