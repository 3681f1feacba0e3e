import NavCheck
import NavModel

/// The pictures of a run of real code, taken step by step.
@MainActor struct SimulatedFilm {
  /// The pictures, the launch first.
  private(set) var pictures: [StatePicture] = []
  private var last: NavWorld?

  /// Takes a picture of what a run has come to.
  mutating func add(_ run: SimulatedRun) {
    let session = run.navigation.session
    let world = session.ownedWorld(without: run.goneOwners)
    pictures.append(StatePicture(world, session.pictureMachine, since: last))
    last = world
  }

  /// Takes the last picture once more, for a step that nothing comes back from.
  mutating func end(_ reason: String) {
    guard var picture = pictures.last else { return }
    picture.end = reason
    pictures.append(picture)
  }
}
