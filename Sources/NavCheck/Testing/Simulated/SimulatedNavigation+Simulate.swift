public import NavModel

extension SimulatedNavigation {
  /// Takes random walks through a real app that is too large to be explored.
  ///
  /// The app is launched anew for every walk, and for every attempt to shrink one: `launch` must create all of its state
  /// each time. The next event, pending work included, is chosen at random, and rare ones are
  /// preferred. A walk that breaks a property of a step or of a situation at rest is shrunk until no single input can
  /// be left out; what compares several ways (`exit-equivalence`, `cancelled-gesture`, `re-entry`, `no-trap`) is
  /// judged by ``explore(on:scope:within:allowing:named:launch:)`` only. Nothing found means nothing but that.
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
  /// Complexity: the steps of all walks, and for each finding its length times the replays.
  ///
  /// - Parameters:
  ///   - walks: The seed, number and length of the walks.
  ///   - platform: The pack with its switches.
  ///   - scope: The assumed behaviour of user and platform.
  ///   - allowed: The properties that are not checked, anywhere or at one place.
  ///   - name: What `NAVCHECK_SHARD` knows the walks by, together with their seed; the test that runs, or else the
  ///     function that calls.
  ///   - launch: Starts the app.
  /// - Returns: The findings, the one with the shortest path first.
  public static func simulate(
    _ walks: SimulatedWalks = SimulatedWalks(), on platform: NavPlatform = NavPlatform(pack: .uikit),
    scope: NavScope = .realCode, allowing allowed: [SimulatedAllowance] = [],
    named name: String = #function, launch: @escaping Launch
  ) async -> SimulatedReport {
    // Walks of one seed learn from each other, and stay together.
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
