import NavCheck
import NavModel

/// Drives an app on the simulated platform, so that it can be compared with a spec that uses the same names.
@MainActor public final class SimulatedDriver: NavigationDriver {
  private let platform: NavPlatform
  private let launch: SimulatedNavigation.Launch
  private let observing: (AnyObject, inout NavigationObservation) -> Void
  private var session: NavPlatformSession
  private var run: SimulatedRun?
  /// The words of all steps since the launch, those of the platform among them.
  private(set) var played: [String] = []

  /// Makes a driver that launches the app again for every trace.
  ///
  /// The platform sees screens, and the coordinators in memory that have made one. What else an app knows is reported by
  /// `observing`, in the names of the spec: variables, or coordinators that show nothing.
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
  ///   - platform: The pack with its switches.
  ///   - launch: Starts the app.
  ///   - observing: Adds values to each observation of the settled app.
  public init<App: AnyObject>(
    on platform: NavPlatform = NavPlatform(pack: .uikit),
    launch: @escaping @MainActor (SimulatedNavigation) async -> App,
    observing: @escaping (_ app: App, _ seen: inout NavigationObservation) -> Void = { _, _ in }
  ) {
    self.platform = platform
    self.launch = launch
    self.observing = { app, seen in if let app = app as? App { observing(app, &seen) } }
    session = NavPlatformSession(platform: platform)
  }

  /// Launches the app.
  public func reset() async {
    if let run {
      session = NavPlatformSession(knowing: run.navigation.session)
      await run.end()
    }
    played = []
    run = await SimulatedRun(platform, session, mayReselect: true, launch: launch)
  }

  /// Performs the input of the app that has the same description; a control `log in` is `logIn` in a spec.
  public func perform(_ input: NavigationInput) async -> NavigationResponse {
    let word = input.description
    guard let run, let letter = run.letters.first(where: { SimulatedNames.spoken($0.text) == word }) else {
      return .impossible
    }
    played.append(letter.text)
    _ = await run.perform(letter)
    return .done
  }

  /// The controls that a user can tap.
  public func offered() -> [String]? {
    run?.letters.filter { if case .tap = $0.kind { true } else { false } }.map {
      SimulatedNames.spoken($0.text)
    }
  }

  /// Runs the pending steps of the platform, the oldest first.
  public func settle() async {
    var steps = 0
    while steps < 1_000, await advance() != nil { steps += 1 }
  }

  /// Runs the oldest pending step of the platform.
  public func advance() async -> String? {
    guard let run, let letter = run.nextByItself else { return nil }
    played.append(letter.text)
    _ = await run.perform(letter)
    return letter.text
  }

  /// Launches the app once more and plays steps, with a picture of each.
  ///
  /// - Parameter words: The words of the steps, as ``played``.
  /// - Returns: A film as far as the steps were possible again.
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

  /// The screens of each layer, the coordinators in memory that have made a screen, and what the app adds.
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
