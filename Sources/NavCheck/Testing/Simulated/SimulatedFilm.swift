import NavCheck
import NavModel

/// The pictures of a run of real code, taken step by step, with what was told in each.
@MainActor struct SimulatedFilm {
  /// The pictures, the launch first.
  private(set) var pictures: [StatePicture] = []
  /// What was told in each step.
  private(set) var messages: [[ReportDocument.Message]] = []
  private var last: NavWorld?
  private var living: [String] = []

  /// A film that begins with what a run has come to.
  init(_ run: SimulatedRun) {
    run.navigation.chart = SimulatedChart()
    take(run)
  }

  /// Adds what a step of the run has led to.
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

  /// Takes the last picture once more, for a step that nothing comes back from.
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

  /// What is in a list and not in an earlier one, each as often as it is there more often.
  private static func news(_ before: [String], _ after: [String]) -> [String] {
    var old = before
    return after.filter { name in
      guard let index = old.firstIndex(of: name) else { return true }
      old.remove(at: index)
      return false
    }
  }

  /// What no film of real code can show.
  nonisolated static let unknown = [
    "Which object of the app makes a request: requests are drawn as coming from the app’s code as a whole.",
    "Whether a coordinator handles a notice: each notice is drawn as sent to the owner of its screen.",
    "Coordinators that own no screen, and the variables of coordinators.",
  ]
}
