public import NavModel

extension NavScope {
  /// The default scope for real code: that of a spec, with double taps.
  public static var realCode: NavScope {
    var scope = NavScope()
    scope.adversaries.insert(.doubleTap)
    return scope
  }
}

extension SimulatedNavigation {
  /// Explores every interleaving of user input and platform callbacks in a real app, up to a number of inputs.
  ///
  /// The app is launched anew for every path, so `launch` must create all of its state. What it returns is retained
  /// until the next launch, and is the app's root in reports: coordinators below it that live on without a screen are
  /// leaks.
  ///
  /// ```swift
  /// let report = await SimulatedNavigation.explore(within: .inputs(4)) { navigation in
  ///   let app = AppCoordinator(router: MyRouter())
  ///   navigation.launch(app.start())
  ///   return app
  /// }
  /// #expect(report.findings.isEmpty, "\(report)")
  /// ```
  ///
  /// After each step the tasks and the blocks of the main queue that it has begun run to their end. What waits for
  /// something outside goes through ``work(_:outcomes:)``, so that the exploration chooses when it ends and how.
  ///
  /// A step that ends the process is printed to the error stream at once. The next run of the same executable reports it as
  /// `no-fatal`, and goes around it.
  ///
  /// Complexity: the number of situations, times the steps possible in each, times the length of the way to it.
  ///
  /// - Parameters:
  ///   - platform: The pack with its switches.
  ///   - scope: The assumed behaviour of user and platform.
  ///   - budget: Limits on the exploration.
  ///   - allowed: The properties that are not checked, anywhere or at one place.
  ///   - name: What tells explorations of one test apart: for `NAVCHECK_SHARD`, and for what an earlier run has left.
  ///   - launch: Starts the app.
  /// - Returns: The findings, the one with the shortest path first.
  public static func explore(
    on platform: NavPlatform = NavPlatform(pack: .uikit), scope: NavScope = .realCode,
    within budget: SimulatedBudget = SimulatedBudget(), allowing allowed: [SimulatedAllowance] = [],
    named name: String = #function, launch: @escaping Launch
  ) async -> SimulatedReport {
    let unit = TestShard.unit("explore", name)
    if let shard = TestShard.other(doing: unit) { return SimulatedReport(leftTo: shard) }
    let launcher = SimulatedLauncher(
      platform: platform, scope: scope, allowing: allowed, crashes: KnownCrashes(of: unit, title: name),
      launch: launch)
    var explorer = SimulatedExplorer(launcher, budget: budget)
    let report = await explorer.explore()
    launcher.crashes?.end()
    return report
  }
}
