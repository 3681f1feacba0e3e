/// One of the possible results of launching the app.
public struct NavLaunch: Hashable, Sendable {
  /// The outputs from the launch until the app has settled, in order.
  public var outputs: [NavOutput]
  /// The world in which the app has settled, or in which it ended.
  public var world: NavWorld

  /// The launch as a step that begins and ends in the same world, for logs and properties of steps.
  public var step: NavStep {
    NavStep(event: NavEvent(.launch), choices: [], outputs: outputs, text: "launch")
  }
}
