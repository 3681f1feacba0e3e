public import NavModel

extension SimulatedNavigation {
  /// Takes random walks through a real app that is too large to explore completely.
  ///
  /// The simulation launches the app anew for every walk and for every attempt to shrink a walk, so `launch` must
  /// create all of its state. It chooses the next event at random, including the end of pending work, and prefers
  /// events that were rare so far. It shrinks a walk that violates a property until no single input can be left out, or
  /// until ``SimulatedWalks/replays`` are used up.
  ///
  /// Properties that compare several paths, such as `exit-equivalence`, `cancelled-gesture`, `re-entry` and `no-trap`,
  /// are evaluated by ``explore(on:scope:within:allowing:named:launch:)`` only. A report without findings does not
  /// prove that the app has no faults.
  ///
  /// ```swift
  /// let report = await SimulatedNavigation.simulate(SimulatedWalks(count: 200)) { navigation in
  ///   let app = AppCoordinator(router: MyRouter())
  ///   navigation.launch(app.start())
  ///   return app
  /// }
  /// #expect(report.findings.isEmpty, "\(report)")
  /// ```
  ///
  /// Complexity: the number of steps of all walks, plus the length of each failing walk times the number of replays.
  ///
  /// - Parameters:
  ///   - walks: The seed, number and length of the walks.
  ///   - platform: The platform pack with its switches.
  ///   - scope: The assumed behaviour of user and platform.
  ///   - allowed: The allowances, each of which suppresses the findings of a property.
  ///   - name: A name that, together with the running test and the seed, assigns the walks to a shard
  ///     (`NAVCHECK_SHARD`), and identifies the crashes of earlier runs. By default the name of the calling function.
  ///   - launch: A closure that starts the app and returns its root object.
  /// - Returns: The report with the findings, the one with the fewest inputs first; empty if another shard takes the
  ///   walks.
  public static func simulate(
    _ walks: SimulatedWalks = SimulatedWalks(), on platform: NavPlatform = NavPlatform(pack: .uikit),
    scope: NavScope = .realCode, allowing allowed: [SimulatedAllowance] = [],
    named name: String = #function, launch: @escaping Launch
  ) async -> SimulatedReport {
    // Walks of one seed share statistics, so that one shard runs all of them.
    let unit = TestShard.unit("simulate seed \(walks.seed)", name)
    if let shard = TestShard.other(doing: unit) { return SimulatedReport(leftTo: shard) }
    let launcher = SimulatedLauncher(
      platform: platform, scope: scope, allowing: allowed, crashes: KnownCrashes(of: unit, title: name),
      launch: launch)
    var walker = SimulatedWalker(launcher, walks: walks)
    let report = await walker.simulate()
    launcher.crashes?.end()
    return report
  }
}
