public import NavModel

extension SimulatedNavigation {
  /// Records the effect of each control and of each outcome of work, and writes a first spec of an app from it.
  ///
  /// Screens and coordinators keep the names that traces give them, so that the app can be held to the text with a
  /// ``SimulatedDriver``. The app comes to rest behind every input, so the text says `timing atomic`; what
  /// ``SimulatedApp/observation`` tells becomes the variable `observed`. Where one control does different things, a condition
  /// on what is on screen, observed or running tells them apart; where none does, or where the same situation was left in
  /// different ways, the control is left out and listed. Before it is returned, the text is played along everything that was
  /// seen, and what differs is left out, too.
  ///
  /// A tab bar is declared where it was seen: at the root, in a sheet, or on a stack. Each of its tabs needs a coordinator of its
  /// own that begins with one screen. Split views, and handlers of a tap on a tab that do more than pop or select, are left out.
  ///
  /// ```swift
  /// let recording = await SimulatedNavigation.record("Shop") { navigation in
  ///   let app = ShopApp(navigation)
  ///   navigation.launch(app.start())
  ///   return app
  /// }
  /// print(recording.text)
  /// ```
  ///
  /// Complexity: three times the number of situations, times the steps possible in each, times the length of the way to it.
  ///
  /// - Parameters:
  ///   - name: The name of the system.
  ///   - platform: The pack with its switches.
  ///   - budget: Limits on the recording.
  ///   - launch: Starts the app; the same each time.
  /// - Returns: The text, with what it leaves out.
  public static func record(
    _ name: String, on platform: NavPlatform = NavPlatform(pack: .uikit),
    within budget: SimulatedBudget = SimulatedBudget(inputs: 6),
    launch: @escaping Launch
  ) async -> SimulatedRecording {
    var recorder = SimulatedRecorder(platform, budget, launch)
    let history = await recorder.record()
    var author = RecordedAuthor(name, platform, history)
    return author.write()
  }
}
