import NavCheck
import NavModel

/// A driver of an app on the simulated platform, for comparing the app with a spec that uses the same names.
@MainActor public final class SimulatedDriver: NavigationDriver {
  private let platform: NavPlatform
  private let launch: SimulatedNavigation.Launch
  private let observing: (AnyObject, inout NavigationObservation) -> Void
  private var session: NavPlatformSimulator
  private var run: SimulatedRun?
  /// The descriptions of all steps since the launch, including those of the platform.
  private(set) var played: [String] = []

  /// Makes a driver that launches the app anew for every path.
  ///
  /// The driver observes the screens, and the coordinators in memory that own or have owned a screen
  /// (``SimulatedViewController/owner``). It adds `App` if the launch shows a screen of no coordinator. The closure
  /// `observing` adds other values under the names of the spec: variables, or coordinators without screens.
  ///
  /// ```swift
  /// let driver = SimulatedDriver { navigation in
  ///   let app = ShopApp(navigation)
  ///   navigation.launch(app.start())
  ///   return app
  /// } observing: { app, seen in
  ///   seen.variables["isLoading"] = "\(app.isLoading)"
  ///   if app.session != nil { seen.coordinators?.append("Session") }
  /// }
  /// ```
  ///
  /// - Parameters:
  ///   - platform: The platform pack with its switches.
  ///   - launch: A closure that starts the app, and returns an object that the driver retains.
  ///   - observing: A closure that adds values to each observation of the settled app.
  public init<App: AnyObject>(
    on platform: NavPlatform = NavPlatform(pack: .uikit),
    launch: @escaping @MainActor (SimulatedNavigation) async -> App,
    observing: @escaping (_ app: App, _ seen: inout NavigationObservation) -> Void = { _, _ in }
  ) {
    self.platform = platform
    self.launch = launch
    self.observing = { app, seen in if let app = app as? App { observing(app, &seen) } }
    session = NavPlatformSimulator(platform: platform)
  }

  /// Ends the current run if there is one, and launches the app.
  public func reset() async {
    if let run {
      session = NavPlatformSimulator(knowing: run.navigation.session)
      await run.end()
    }
    played = []
    run = await SimulatedRun(platform, session, mayReselect: true, launch: launch)
  }

  /// Performs the input of the app with the same description; a control `log in` of the app is `logIn` in a spec.
  ///
  /// - Parameter input: The input.
  /// - Returns: ``NavigationResponse/done``, or ``NavigationResponse/impossible`` if the app does not offer the input
  ///   or was not launched.
  public func perform(_ input: NavigationInput) async -> NavigationResponse {
    let word = input.description
    guard let run, let letter = run.letters.first(where: { SimulatedNames.spoken($0.text) == word }) else {
      return .impossible
    }
    played.append(letter.text)
    _ = await run.perform(letter)
    return .done
  }

  /// Returns the descriptions of the taps that are possible now; nil before the first launch.
  public func offered() -> [String]? {
    run?.letters.filter { if case .tap = $0.kind { true } else { false } }.map {
      SimulatedNames.spoken($0.text)
    }
  }

  /// Runs the pending steps of the platform, up to 1,000 steps.
  public func settle() async {
    var steps = 0
    while steps < 1_000, await advance() != nil { steps += 1 }
  }

  /// Runs one pending step of the platform, and returns its description; nil if none is pending.
  public func advance() async -> String? {
    guard let run, let letter = run.nextByItself else { return nil }
    played.append(letter.text)
    _ = await run.perform(letter)
    return letter.text
  }

  /// Launches the app once more and replays steps, with a picture after each step.
  ///
  /// - Parameter words: The descriptions of the steps, as in ``played``.
  /// - Returns: A film that ends before the first step that is not possible.
  func film(of words: [String]) async -> ConformanceFilm {
    await reset()
    guard let run else { return ConformanceFilm() }
    var film = SimulatedFilm(run)
    var steps: [ReportDocument.Step] = []
    for word in words {
      guard let letter = run.letter(word) else { break }
      steps.append(ReportDocument.Step(actor: letter.actor, event: word, changes: []))
      _ = await run.perform(letter)
      film.add(run)
    }
    for index in steps.indices { steps[index].messages = film.messages[index] }
    return ConformanceFilm(pictures: film.pictures, steps: steps, unknown: SimulatedFilm.unknown)
  }

  /// Returns the screens of each layer, the coordinators in memory, and the values that the app adds.
  ///
  /// The coordinators are those that own or owned a screen, and `App` if the launch showed a screen of no coordinator.
  /// Before the first launch, the observation is empty.
  public func observe() -> NavigationObservation {
    guard let session = run?.navigation.session else { return NavigationObservation() }
    let screens = session.world.layers.indices.map { layer in
      session.world.stacks(inLayer: layer).flatMap { session.world[$0].screens }
        .filter { session.world[$0].tabs == nil }.map { session.kind(of: $0) }
    }
    var seen = NavigationObservation(screens: screens, coordinators: run?.coordinators.sorted())
    if let app = run?.app { observing(app, &seen) }
    return seen
  }
}
