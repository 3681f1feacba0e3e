import NavModel

/// What a line of a probe log is about; the names are those that the app writes.
enum ProbeCallback: String, Hashable, CaseIterable {
  // Commands of the app.
  case push, pop, popToRoot, set, present, dismiss, select
  // Notices.
  case willAppear, didAppear, willDisappear, didDisappear, removed, willShow, didShow, willDismiss, didDismiss
  case swipeFinished, swipeCancelled, tabSelected, tabReselected
  // Completion blocks of commands.
  case presented, dismissed
  // What a container holds at the end of a turn, how many layers are presented, and what was written into the app's state.
  case stack, count, layers, path, cleared
  // What the person does.
  case touch, tap, background
  // What no rule speaks of.
  case onAppear, onDisappear, viewIsAppearing, swipeBegan, didAttemptToDismiss, resignActive, active,
    foreground
  case openURL, `deinit`, skipped, done

  /// Whether the platform of a pack produces such lines, so that they are compared.
  func isCompared(in pack: NavPlatform.Pack) -> Bool {
    switch self {
    case .onAppear, .onDisappear, .viewIsAppearing, .swipeBegan, .didAttemptToDismiss, .resignActive, .active,
      .foreground, .openURL, .deinit, .skipped, .done:
      false
    case .removed, .willShow, .didShow, .willDismiss, .presented, .dismissed, .stack: pack == .uikit
    case .count, .path, .cleared: pack == .swiftui
    default: true
    }
  }

  /// Whether it depends on the person: where such a line is missing, the case was not played as asked.
  var isInput: Bool { self == .touch || self == .swipeFinished || self == .swipeCancelled }

  /// Whether nothing is known of the turn in which it comes.
  var hasFreeTurn: Bool { self == .touch || self == .background }

  /// The notice of the platform that such lines report; nil for other lines.
  var notice: NavNotice.Kind? {
    switch self {
    case .willAppear: .willAppear
    case .didAppear: .didAppear
    case .willDisappear: .willDisappear
    case .didDisappear: .didDisappear
    case .removed: .removed
    case .willShow: .willShow
    case .didShow: .didShow
    case .willDismiss: .willDismiss
    case .didDismiss: .didDismiss
    case .swipeFinished: .swipeFinished
    case .swipeCancelled: .swipeCancelled
    case .tabSelected: .tabSelected
    case .tabReselected: .tabReselected
    case .path: .pathWritten
    default: nil
    }
  }
}
