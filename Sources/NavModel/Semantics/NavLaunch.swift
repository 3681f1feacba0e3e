/// One of the possible results of launching the app.
public struct NavLaunch: Hashable, Sendable {
  /// The outputs from the launch until the app has settled or ended, in order.
  public var outputs: [NavOutput]
  /// The world in which the app has settled or ended.
  public var world: NavWorld

  /// The launch as a step without choices, for logs and properties of steps; ``world`` serves as the world before it
  /// and after it.
  public var step: NavStep {
    NavStep(event: NavEvent(.launch), choices: [], outputs: outputs, text: "launch")
  }
}
