import NavModel

/// Drives an app on the simulated platform, so that it can be compared with a spec that uses the same names.
@MainActor public final class SimulatedDriver: NavigationDriver {
  private let platform: NavPlatform
  private let launch: (SimulatedNavigation) -> AnyObject
  private var session: NavPlatformSession
  private var run: SimulatedRun?

  /// A driver that launches an app anew for every way.
  public init(
    on platform: NavPlatform = NavPlatform(pack: .uikit), launch: @escaping (SimulatedNavigation) -> AnyObject
  ) {
    self.platform = platform
    self.launch = launch
    session = NavPlatformSession(platform: platform)
  }

  /// Launches the app.
  public func reset() {
    if let run {
      session = NavPlatformSession(knowing: run.navigation.session)
      run.end()
    }
    run = SimulatedRun(platform, session, launch: launch)
  }

  /// Does what the spec calls by the same words.
  public func perform(_ input: NavigationInput) -> NavigationResponse {
    guard let run, let letter = run.letters.first(where: { $0.text == input.description }) else {
      return .impossible
    }
    _ = run.perform(letter)
    return .done
  }

  /// What a user can tap.
  public func offered() -> [String]? {
    run?.letters.filter { if case .tap = $0.kind { true } else { false } }.map(\.text)
  }

  /// Lets the platform do what it does by itself: the oldest first.
  public func settle() {
    guard let run else { return }
    var steps = 0
    while steps < 1_000, let letter = run.letters.first(where: \.isPlatform) {
      _ = run.perform(letter)
      steps += 1
    }
  }

  /// The screens of each layer, and the coordinators in memory that have made a screen.
  public func observe() -> NavigationObservation {
    guard let session = run?.navigation.session else { return NavigationObservation() }
    let screens = session.world.layers.indices.map { layer in
      session.world.stacks(inLayer: layer).flatMap { session.world[$0].screens }
        .filter { session.world[$0].tabs == nil }.map { session.kind(of: $0) }
    }
    return NavigationObservation(screens: screens, coordinators: run?.livingOwners.sorted())
  }
}
