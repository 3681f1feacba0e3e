import NavModel

/// Launches an app repeatedly, with the names of earlier launches.
@MainActor final class SimulatedLauncher {
  let platform: NavPlatform
  let scope: NavScope
  /// The allowances, which suppress faults.
  let allowed: [SimulatedAllowance]
  /// The crashes of earlier processes; nil if they are not recorded.
  let crashes: KnownCrashes?
  private let launch: SimulatedNavigation.Launch
  /// Whether the app reports its own state.
  private(set) var isObserved = false
  private var session: NavPlatformSimulator

  init(
    platform: NavPlatform, scope: NavScope = NavScope(), allowing allowed: [SimulatedAllowance] = [],
    crashes: KnownCrashes? = nil, launch: @escaping SimulatedNavigation.Launch
  ) {
    self.platform = platform
    self.scope = scope
    self.allowed = allowed
    self.crashes = crashes
    self.launch = launch
    session = NavPlatformSimulator(platform: platform, scope: scope)
  }

  /// The lock that serialises launches, since tests run concurrently and launches may share state (singletons, user
  /// defaults).
  private static let line = MainActorLine()

  /// Launches the app, runs the body, ends the launch, and stores the names that were used.
  ///
  /// At most one launch exists at a time, so the body must not start another.
  func run<Result>(_ body: (SimulatedRun) async -> Result) async -> Result {
    await Self.line.enter()
    let run = await SimulatedRun(
      platform, session, mayReselect: scope.adversaries.contains(.reselect), watchedBy: crashes,
      launch: launch)
    isObserved = run.told != nil
    let result = await body(run)
    session = NavPlatformSimulator(knowing: run.navigation.session)
    await run.end()
    Self.line.leave()
    return result
  }

  /// Returns whether a fault is excused because its coordinators are used again later.
  func excuses(_ fault: SimulatedFault, after words: [String]) async -> Bool {
    guard fault.property == "child-has-screen", let name = fault.places.first else { return false }
    return await run { await $0.areUsedAgain(name, after: words) }
  }

  /// Describes the scope of a report: the explored paths, then the assumptions about user and platform.
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
