/// The turns that runs take on the main actor: within a step of one run, no other takes a step.
///
/// What an app puts off (tasks, blocks of the main queue) runs before the turn ends, so that all of it belongs to the run that has
/// caused it.
@MainActor enum SimulatedTurn {
  /// How often the main queue is gone through in vain before it counts as empty: a block may put off another one.
  private static let patience = 3
  /// How often it is gone through at most, and where nothing tells whether it is empty.
  private static let limits = (known: 64, unknown: 16)
  /// How often an app may ask for something in what it has put off, and put off more.
  private static let repetitions = 8

  private static let line = MainActorLine()
  /// How many jobs it takes to go through the main queue once; nil while that was not measured.
  private static var ownJobs: Int?

  /// Waits for the turn, and keeps it for as long as the body runs.
  ///
  /// - Parameters:
  ///   - navigation: What the screens belong to that are made in the turn.
  ///   - body: What is done.
  /// - Returns: What the body returns.
  static func take<Result>(of navigation: SimulatedNavigation, _ body: () async -> Result) async -> Result {
    await line.enter()
    TaskGathering.begin()
    if ownJobs == nil { ownJobs = await leastJobs() }
    SimulatedNavigation.current = navigation
    let result = await body()
    SimulatedNavigation.current = nil
    TaskGathering.end()
    line.leave()
    return result
  }

  /// Lets run what the app has put off, until nothing comes of it for the platform any more.
  ///
  /// - Parameter follow: Lets the platform follow what has happened; whether anything had.
  static func drain(_ follow: () -> Bool) async {
    for _ in 0..<repetitions {
      await goThroughQueue()
      if !follow() { return }
    }
  }

  private static func goThroughQueue() async {
    var idle = 0
    for round in 0..<limits.known where idle < patience {
      let jobs = await passJobs()
      if let jobs, let ownJobs {
        idle = jobs > ownJobs ? 0 : idle + 1
      } else if round == limits.unknown {
        return
      }
    }
  }

  /// Goes through the main queue once; the number of jobs that began meanwhile, nil where it is unknown.
  private static func passJobs() async -> Int? {
    let before = TaskGathering.jobs
    await Task.yield()
    guard let before, let after = TaskGathering.jobs else { return nil }
    return after - before
  }

  private static func leastJobs() async -> Int? {
    var least: Int?
    for _ in 0..<limits.unknown {
      if let jobs = await passJobs() { least = min(least ?? jobs, jobs) }
    }
    return least
  }
}
