import NavCheck
import NavModel

/// The pictures of a run of real code, one per step, with the messages of each step.
@MainActor struct SimulatedFilm {
  /// The pictures, the launch first.
  private(set) var pictures: [StatePicture] = []
  /// The messages of each step.
  private(set) var messages: [[ReportDocument.Message]] = []
  private var last: NavWorld?
  private var living: [String] = []

  /// Makes a film that begins with the current situation of a run.
  init(_ run: SimulatedRun) {
    run.navigation.chart = SimulatedChart()
    take(run)
  }

  /// Adds a picture of the situation after a step.
  mutating func add(_ run: SimulatedRun) {
    let before = living
    take(run)
    var told = run.navigation.chart?.take() ?? []
    told += Self.news(before, living).map {
      ReportDocument.Message(from: nil, to: $0, text: "\($0) owns its first screen")
    }
    told += Self.news(living, before).map {
      ReportDocument.Message(from: nil, to: $0, text: "\($0) leaves memory")
    }
    messages.append(told)
  }

  /// Repeats the last picture for a step that ends the process.
  mutating func end(_ reason: String) {
    guard var picture = pictures.last else { return }
    picture.end = reason
    pictures.append(picture)
    messages.append([])
  }

  private mutating func take(_ run: SimulatedRun) {
    let session = run.navigation.session
    let world = session.ownedWorld(without: run.goneOwners)
    pictures.append(StatePicture(world, session.pictureMachine, since: last))
    last = world
    living = run.livingOwners.sorted()
  }

  /// Returns the elements that a list has in addition to an earlier list, counting repetitions.
  private static func news(_ before: [String], _ after: [String]) -> [String] {
    var old = before
    return after.filter { name in
      guard let index = old.firstIndex(of: name) else { return true }
      old.remove(at: index)
      return false
    }
  }

  /// The facts that no film of real code shows.
  nonisolated static let unknown = [
    "Which object of the app makes a request: requests are drawn as coming from the app’s code as a whole.",
    "Whether a coordinator handles a notice: each notice is drawn as sent to the owner of its screen.",
    "Coordinators that own no screen, and the variables of coordinators.",
  ]
}
