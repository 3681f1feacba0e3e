import NavModel

/// Launches an app again and again, with the names that it has used before.
@MainActor struct SimulatedLauncher {
  let platform: NavPlatform
  let scope: NavScope
  /// The names of properties that are not judged.
  let allowed: Set<String>
  private let launch: (SimulatedNavigation) -> AnyObject
  private var session: NavPlatformSession

  init(
    platform: NavPlatform, scope: NavScope, allowing allowed: Set<String>,
    launch: @escaping (SimulatedNavigation) -> AnyObject
  ) {
    self.platform = platform
    self.scope = scope
    self.allowed = allowed
    self.launch = launch
    session = NavPlatformSession(platform: platform, scope: scope)
  }

  /// Launches the app.
  func start() -> SimulatedRun { SimulatedRun(platform, session, launch: launch) }

  /// Ends a launch and remembers the names that were used in it.
  mutating func end(_ run: SimulatedRun) {
    session = NavPlatformSession(knowing: run.navigation.session)
    run.end()
  }

  /// What bounds a report, in words: what was gone through, then what user and platform are assumed to do.
  func scopeText(_ bounds: [String]) -> String {
    var parts = bounds
    parts.append("overtake \(scope.overtake.map(String.init) ?? "free")")
    // An app in Swift is launched by its test, with or without a link.
    let missing = NavAdversary.allCases.filter { !scope.adversaries.contains($0) && $0 != .linkAtLaunch }
    if !missing.isEmpty { parts.append("without \(missing.map(\.rawValue).joined(separator: ", "))") }
    if !allowed.isEmpty { parts.append("allowing \(allowed.sorted().joined(separator: ", "))") }
    return "\(platform.name), within: " + parts.joined(separator: ", ")
  }
}
