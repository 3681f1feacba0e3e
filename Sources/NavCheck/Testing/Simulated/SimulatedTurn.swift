/// Serialises the steps of concurrent runs on the main actor.
///
/// Tasks and main-queue blocks that the app starts in a step run before the step ends, so that they belong to the run
/// that started them.
@MainActor enum SimulatedTurn {
  /// The number of idle passes over the main queue after which it counts as empty, since a block may enqueue another.
  private static let patience = 3
  /// The maximum number of passes, and the number of passes if the jobs cannot be counted.
  private static let limits = (known: 64, unknown: 16)
  /// The maximum number of rounds in which deferred code makes requests and defers more code.
  private static let repetitions = 8

  private static let line = MainActorLine()
  /// The number of jobs of one idle pass over the main queue; nil before it is measured.
  private static var ownJobs: Int?

  /// Waits for the lock, and holds it while the body runs.
  ///
  /// - Parameters:
  ///   - navigation: The platform of the screens that the body makes.
  ///   - body: The code of the step.
  /// - Returns: The result of the body.
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

  /// Runs the app's deferred code until it no longer affects the platform.
  ///
  /// - Parameter follow: Applies the effects to the platform, and returns whether there were any.
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

  /// Passes over the main queue once, and returns the number of jobs that began meanwhile; nil if it is unknown.
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
