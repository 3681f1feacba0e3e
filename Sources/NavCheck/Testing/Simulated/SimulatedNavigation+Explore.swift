public import NavModel

extension NavScope {
  /// The default scope for real code: the default scope of specs with double taps in addition.
  public static var realCode: NavScope {
    var scope = NavScope()
    scope.adversaries.insert(.doubleTap)
    return scope
  }
}

extension SimulatedNavigation {
  /// Explores the interleavings of user input and platform callbacks in a real app, within a scope and a budget.
  ///
  /// The exploration launches the app anew for every path, so `launch` must create all of its state. The exploration
  /// retains the object that `launch` returns until the end of the path. This object is the root of the app's tree of
  /// coordinators, and is never a leak.
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
  /// After each step, the tasks and the blocks of the main queue that the step has started run until they end or wait.
  /// Code that waits for a server or a clock must call ``work(_:outcomes:)``, so that the exploration chooses the
  /// outcome and the time.
  ///
  /// If a step ends the process, a message on the error stream names the step. The next run of the same executable
  /// reports the finding `no-fatal`, and skips the step.
  ///
  /// Complexity: the number of situations, times the number of possible steps in each, times the length of the path to
  /// it.
  ///
  /// - Parameters:
  ///   - platform: The platform pack with its switches and its version of iOS, such as
  ///     `NavPlatform(pack: .uikit, version: .ios18)`.
  ///   - scope: The assumed behaviour of user and platform.
  ///   - budget: The limits of the exploration.
  ///   - allowed: The allowances, each of which suppresses the findings of a property.
  ///   - name: A name that distinguishes this exploration from others in the same test; by default the name of the
  ///     calling function. It assigns the exploration to a shard (`NAVCHECK_SHARD`), and identifies the crashes of
  ///     earlier runs.
  ///   - launch: A closure that starts the app and returns its root object.
  /// - Returns: The report with the findings, the one with the fewest inputs first; empty if another shard runs the
  ///   exploration.
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
