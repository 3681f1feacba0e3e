import NavCheck
import NavModel

/// The way to a difference between code and spec, as pictures.
struct ConformanceFilm: Hashable, Sendable {
  /// A picture of the launch and of each step.
  var pictures: [StatePicture] = []
  var steps: [ReportDocument.Step] = []
  /// What the spec allows instead of the last picture, the most common looks first; none where it does not say.
  var alternatives: [StatePicture] = []
  /// What cannot be said, in sentences.
  var unknown: [String] = []

  /// How many of the worlds that the spec allows are drawn.
  static let mostAlternatives = 3

  /// What a driver other than ours does not tell.
  static let unobserved = [
    "Transitions and the styles of layers: a driver observes only the settled app, and only names of screens.",
    "Which messages coordinators get, and when: a driver does not observe messages between the objects of an app.",
    "A point of no return: it can only be computed if the code runs on the simulated platform.",
  ]

  /// What no film of a difference has.
  static let compared =
    "A point of no return: code and spec are compared when settled, and the difference shows after the last step."

  /// The pictures of the worlds that the spec allows, each look once.
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

/// What a film of a difference is made of.
struct ConformanceFilmSource {
  /// What was observed at rest, with the words of the steps since the observation before.
  var sights: [(seen: NavigationObservation, told: [String])] = []
  /// All steps since the launch, where the driver is ours.
  var played: [String]?
  /// The worlds that the spec allows instead, where it is observed that the app is in none of them.
  var alternatives: [StatePicture] = []
  /// What became of a step behind which nothing was observed: its words, and what happened.
  var ending: String?

  /// The film: of the steps played once more where the driver is ours, else of what was observed.
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

  /// The observations as pictures; none where some observation is without screens.
  private var observed: ConformanceFilm {
    var film = ConformanceFilm(unknown: ConformanceFilm.unobserved)
    var before: [[String]]?
    for (seen, told) in sights {
      guard let screens = seen.screens else { return ConformanceFilm(unknown: ConformanceFilm.unobserved) }
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
