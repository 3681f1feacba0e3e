import NavCheck
import NavModel

/// The path to a difference between code and spec, as pictures.
struct ConformanceFilm: Hashable, Sendable {
  /// A picture of the launch and of each step.
  var pictures: [StatePicture] = []
  var steps: [ReportDocument.Step] = []
  /// Worlds that the spec allows instead of the last picture, in the order of their plain text; empty if the step had
  /// no observation.
  var alternatives: [StatePicture] = []
  /// The facts that the pictures do not show, each as a sentence.
  var unknown: [String] = []

  /// The maximum number of allowed worlds that are drawn.
  static let mostAlternatives = 3

  /// The facts that the driver of an app outside the simulated platform does not observe.
  static let withoutTracking = [
    "Transitions and the styles of layers: a driver observes the settled app, and of screens only the names.",
    "Which messages coordinators get, and when: a driver does not observe messages between the objects of an app.",
    "A point of no return: it can only be computed if the code runs on the simulated platform.",
  ]

  /// A fact that no film of a difference shows.
  static let compared =
    "A point of no return: code and spec are compared when settled, and the difference shows after the last step."

  /// Returns pictures of the worlds that the spec allows, without duplicates.
  static func alternatives(_ worlds: Set<NavWorld>, _ machine: NavMachine) -> [StatePicture] {
    var looks: [String: StatePicture] = [:]
    for world in worlds {
      let picture = StatePicture(world, machine)
      let variables = picture.variables.map { "\($0.name)=\($0.value)" }.joined(separator: ",")
      looks["\(picture.plainText) \(variables)"] = picture
    }
    return looks.sorted { $0.key < $1.key }.prefix(mostAlternatives).map(\.value)
  }
}

/// The data from which the film of a difference is drawn.
struct ConformanceFilmSource {
  /// The observations of the settled app, each with the steps since the previous observation.
  var sights: [(seen: NavigationObservation, told: [String])] = []
  /// All steps since the launch; nil if the driver is not a ``SimulatedDriver``.
  var played: [String]?
  /// The worlds that the spec allows, if the observation matches none of them.
  var alternatives: [StatePicture] = []
  /// The last step and its result, if no observation followed it; otherwise nil.
  var ending: String?

  /// Draws the film: replays the steps if the driver is a ``SimulatedDriver``, otherwise draws the observations.
  @MainActor func film(_ driver: any NavigationDriver) async -> ConformanceFilm {
    var film: ConformanceFilm
    if let played, let driver = driver as? SimulatedDriver {
      film = await driver.film(of: played)
      film.unknown.append(ConformanceFilm.compared)
      if let values = sights.last?.seen.variables, ending == nil, !film.pictures.isEmpty {
        film.pictures[film.pictures.count - 1].show(values)
      }
    } else {
      film = observed
    }
    film.alternatives = alternatives
    if let ending, let last = film.pictures.last {
      film.pictures.append(last)
      film.steps.append(ReportDocument.Step(actor: "user", event: ending, changes: []))
    }
    return film
  }

  /// The observations as pictures; none if an observation has no screens.
  private var observed: ConformanceFilm {
    var film = ConformanceFilm(unknown: ConformanceFilm.withoutTracking)
    var before: [[String]]?
    for (seen, told) in sights {
      guard let screens = seen.screens else {
        return ConformanceFilm(unknown: ConformanceFilm.withoutTracking)
      }
      film.pictures.append(
        StatePicture(
          screens: screens, coordinators: seen.coordinators, variables: seen.variables, since: before))
      if before != nil {
        film.steps.append(
          ReportDocument.Step(actor: "user", event: told.joined(separator: ", then "), changes: []))
      }
      before = screens
    }
    return film
  }
}
