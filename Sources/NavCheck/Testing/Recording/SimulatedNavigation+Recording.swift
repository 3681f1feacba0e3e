public import NavModel

extension SimulatedNavigation {
  /// Records the effect of each control and of each outcome of work, and writes a first spec of the app.
  ///
  /// Screens and coordinators have the names of traces, so that a ``SimulatedDriver`` can compare the app with the
  /// spec. The app settles after every input, so the spec contains `timing atomic`. The value of
  /// ``SimulatedApp/observation`` becomes the variable `observed` if it changes.
  ///
  /// If a control has different effects, a condition on screens, observed values or running work distinguishes the
  /// cases. The spec omits and lists a control if no condition does, or if equal situations led to different results.
  /// Finally, the recorder replays all recorded steps on the spec, and omits the handlers that differ.
  ///
  /// The spec declares a tab bar at the root, in a sheet or on a stack if each tab has its own coordinator with one
  /// first screen. It omits split views, and handlers of a tap on a tab that do more than pop or select.
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
  /// Complexity: three times the number of situations, times the number of possible steps in each, times the length of
  /// the path to it.
  ///
  /// - Parameters:
  ///   - name: The name of the system, which must be a valid name in a spec, such as `Shop`.
  ///   - platform: The platform pack with its switches.
  ///   - budget: The limits of the recording; by default, paths of up to 6 inputs.
  ///   - launch: A closure that starts the app in the same state each time, and returns its root object.
  /// - Returns: The text of the spec, with the list of omissions.
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
