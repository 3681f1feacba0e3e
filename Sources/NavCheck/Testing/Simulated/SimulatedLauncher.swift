import NavModel

/// Launches an app again and again, with the names that it has used before.
@MainActor final class SimulatedLauncher {
  let platform: NavPlatform
  let scope: NavScope
  /// What is not judged.
  let allowed: [SimulatedAllowance]
  /// What has ended earlier processes; nil where nobody keeps it.
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

  /// Launches the app for as long as the body runs, and remembers the names that were used.
  func run<Result>(_ body: (SimulatedRun) async -> Result) async -> Result {
    let run = await SimulatedRun(
      platform, session, mayReselect: scope.adversaries.contains(.reselect), watchedBy: crashes,
      launch: launch)
    isObserved = run.told != nil
    let result = await body(run)
    session = NavPlatformSession(knowing: run.navigation.session)
    await run.end()
    return result
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
