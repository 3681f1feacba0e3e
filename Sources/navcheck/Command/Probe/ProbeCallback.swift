import NavModel

/// The callback of a line in a probe log, with the name that the app writes.
enum ProbeCallback: String, Hashable, CaseIterable {
  // The commands of the app.
  case push, pop, popToRoot, set, present, dismiss, select
  // The notices of the platform.
  case willAppear, didAppear, willDisappear, didDisappear, removed, willShow, didShow, willDismiss, didDismiss
  case swipeFinished, swipeCancelled, tabSelected, tabReselected
  // The completions of commands.
  case presented, dismissed
  // The contents of a container at the end of a turn, the number of presented layers, and writes to the app's state.
  case stack, count, layers, path, cleared
  // The inputs of the user.
  case touch, tap, background
  // Callbacks that no rule concerns.
  case onAppear, onDisappear, viewIsAppearing, swipeBegan, didAttemptToDismiss, resignActive, active,
    foreground
  case openURL, `deinit`, skipped, done

  /// Returns whether the platform of a pack produces the callback, so that it is compared.
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

  /// Whether the callback is an input of the user; if it is missing, the case was not performed as instructed.
  var isInput: Bool { self == .touch || self == .swipeFinished || self == .swipeCancelled }

  /// Whether the turn of the callback is unspecified.
  var hasFreeTurn: Bool { self == .touch || self == .background }

  /// The notice of the platform that the callback reports; nil for other callbacks.
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
