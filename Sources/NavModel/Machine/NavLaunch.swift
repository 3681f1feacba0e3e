/// One of the possible results of the launch.
public struct NavLaunch: Hashable, Sendable {
  /// The outputs until the app has settled, in order.
  public var outputs: [NavOutput]
  /// The world at rest, or the one in which the app ended.
  public var world: NavWorld

  /// The launch as a step, for logs and properties of steps; it begins and ends in the same world.
  public var step: NavStep {
    NavStep(event: NavEvent(.launch), choices: [], outputs: outputs, text: "launch")
  }
}
