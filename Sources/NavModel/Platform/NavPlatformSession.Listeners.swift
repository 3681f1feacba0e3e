extension NavPlatformSession {
  /// Who listens to which notices.
  public struct Listeners: Sendable {
    private var screens: [NavNotice.Kind: Set<ScreenID>] = [:]
    private var stacks: [NavNotice.Kind: Set<StackID>] = [:]

    /// Somebody listens to what is told of a screen.
    public mutating func listen(to kind: NavNotice.Kind, of screen: ScreenID) {
      screens[kind, default: []].insert(screen)
    }

    /// Somebody listens to what is told of a stack.
    public mutating func listen(to kind: NavNotice.Kind, of stack: StackID) {
      stacks[kind, default: []].insert(stack)
    }

    func hear(_ kind: NavNotice.Kind, _ screens: [ScreenID], _ stack: StackID?) -> Bool {
      if let stack, stacks[kind]?.contains(stack) == true { return true }
      guard let heard = self.screens[kind] else { return false }
      return screens.contains { heard.contains($0) }
    }
  }
}
