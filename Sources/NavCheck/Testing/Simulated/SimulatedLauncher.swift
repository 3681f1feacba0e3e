import NavModel

/// Launches an app again and again, with the names that it has used before.
@MainActor final class SimulatedLauncher {
  let platform: NavPlatform
  let scope: NavScope
  /// What is not judged.
  let allowed: [SimulatedAllowance]
  /// What has ended earlier processes; nil where that is not recorded.
  let crashes: KnownCrashes?
  private let launch: SimulatedNavigation.Launch
  /// Whether the app tells of itself what cannot be seen.
  private(set) var isObserved = false
  private var session: NavPlatformSession

  init(
    platform: NavPlatform, scope: NavScope = NavScope(), allowing allowed: [SimulatedAllowance] = [],
    crashes: KnownCrashes? = nil, launch: @escaping SimulatedNavigation.Launch
  ) {
    self.platform = platform
    self.scope = scope
    self.allowed = allowed
    self.crashes = crashes
    self.launch = launch
    session = NavPlatformSession(platform: platform, scope: scope)
  }

  /// What keeps launches apart: tests run side by side, and apps have state that all their launches share (singletons, defaults).
  private static let line = MainActorLine()

  /// Launches the app for as long as the body runs, and remembers the names that were used.
  ///
  /// No other launch of an exploration lives meanwhile, so the body must not begin one.
  func run<Result>(_ body: (SimulatedRun) async -> Result) async -> Result {
    await Self.line.enter()
    let run = await SimulatedRun(
      platform, session, mayReselect: scope.adversaries.contains(.reselect), watchedBy: crashes,
      launch: launch)
    isObserved = run.told != nil
    let result = await body(run)
    session = NavPlatformSession(knowing: run.navigation.session)
    await run.end()
    Self.line.leave()
    return result
  }

  /// Whether a fault tells of coordinators that are used again, so that nothing is wrong.
  func excuses(_ fault: SimulatedFault, after words: [String]) async -> Bool {
    guard fault.property == "child-has-screen", let name = fault.places.first else { return false }
    return await run { await $0.areUsedAgain(name, after: words) }
  }

  /// What bounds a report, in words: what was gone through, then what user and platform are assumed to do.
  func scopeText(_ bounds: [String]) -> String {
    var parts = bounds
    parts.append("overtake \(scope.overtake.map(String.init) ?? "free")")
    // An app in Swift is launched by its test, with or without a link.
    let missing = NavAdversary.allCases.filter { !scope.adversaries.contains($0) && $0 != .linkAtLaunch }
    if !missing.isEmpty { parts.append("without \(missing.map(\.rawValue).joined(separator: ", "))") }
    if !allowed.isEmpty {
      parts.append("allowing \(allowed.map(\.description).sorted().joined(separator: ", "))")
    }
    return "\(platform.name), within: " + parts.joined(separator: ", ")
  }
}
