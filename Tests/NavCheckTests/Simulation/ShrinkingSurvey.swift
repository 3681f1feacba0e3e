import Foundation
import NavModel
import Testing

@testable import NavCheck

/// Many failing walks of specs that are known to be broken, shrunk and compared with what is shortest.
struct ShrinkingSurvey {
  var failures = 0
  var notMinimal: [String] = []
  var overBudget: [String] = []
  /// By how many inputs shrunk traces are longer than the shortest.
  var excess: [Int] = []

  var shortest: Double { failures == 0 ? 0 : Double(excess.count { $0 <= 0 }) / Double(failures) }
  var medianExcess: Int { excess.sorted()[excess.count / 2] }

  /// A failure as the exploration finds it, which is the shortest.
  private struct Goal: Hashable {
    var property: String
    var subject: String
  }

  /// Takes walks of one program until it has seen enough failures.
  mutating func add(_ program: NavProgram, failures wanted: Int, options: ShrinkingOptions, states: Int) {
    let check = NavigationCheck(program)
    // That just these are violated is what a check of the specs shows.
    let names = Set(
      program.expectations.flatMap { expectation -> [String] in
        if case .violated(let claims) = expectation.kind { claims.map(\.property.text) } else { [] }
      })
    let judged = check.properties.filter { names.contains($0.name) && $0.isJudgedByWalks }
    guard !judged.isEmpty else { return }
    let checker = check.checker(of: judged)
    var known: [Goal: Int] = [:]
    var left = wanted
    var seed: UInt64 = 0
    while left > 0, seed < 50 {
      seed += 1
      var settings = NavigationSimulation()
      settings.seed = seed
      settings.walks = 4
      settings.length = 40
      settings.shrinking = options
      for failure in checker.simulate(check.walks(settings)).failures where left > 0 {
        left -= 1
        let goal = Goal(property: failure.property, subject: failure.signature)
        if known[goal] == nil { known[goal] = shortest(goal, check, checker, states) }
        guard let least = known[goal] else { continue }
        let name = "\(program.name) \(program.variant ?? "base") \(goal.property) of walk \(seed)"
        failures += 1
        excess.append(failure.shrunk.trace.length - least)
        if failure.shrunk.evaluations > options.evaluations + 48 { overBudget.append(name) }
        if !isMinimal(failure, check, checker) { notMinimal.append(name) }
      }
    }
  }

  private func shortest(
    _ goal: Goal, _ check: NavigationCheck, _ checker: Checker<NavStateMachine>, _ states: Int
  ) -> Int? {
    guard let property = checker.properties.first(where: { $0.name == goal.property }) else { return nil }
    let test = ViolationTest(
      machine: checker.machine, property: property, signature: goal.subject,
      signatureOf: { check.subject(of: $0, $1, $2, $3) })
    var search = Checker(checker.machine)
    if case .step = property.claim {
      search = search.step("it") { !test.fails($0, $1, $2) { StepsOut() } }
    } else {
      search = search.always("it") { state in
        !test.fails(nil, nil, state) { StepsOut(of: state, on: checker.machine) }
      }
    }
    return search.run(within: .states(states))["it"].trace?.length
  }

  /// Tries every single deletion.
  private func isMinimal(
    _ failure: SimulationReport<NavWorld, NavStep>.Failure, _ check: NavigationCheck,
    _ checker: Checker<NavStateMachine>
  ) -> Bool {
    guard failure.shrunk.isMinimal,
      let property = checker.properties.first(where: { $0.name == failure.property })
    else { return false }
    let word = TraceShrinker.Letter.word(of: failure.shrunk.trace)
    for index in word.indices where word[index].isInput {
      var player = TraceReplayer(
        machine: checker.machine, simpler: NavigationCheck.simpler, similar: NavigationCheck.similar,
        fails: ViolationTest(
          machine: checker.machine, property: property, signature: failure.signature,
          signatureOf: { check.subject(of: $0, $1, $2, $3) }))
      var shorter = word
      shorter.remove(at: index)
      if player.play(shorter, from: failure.found.initial).fails { return false }
    }
    return true
  }
}

extension NavigationProperty {
  fileprivate var isJudgedByWalks: Bool {
    switch claim {
    case .state, .step, .deadlockFree: true
    default: false
    }
  }
}

extension TraceShrinker.Letter {
  fileprivate static func word(of trace: NavigationReport.Trace) -> [Self] {
    TraceReplayer<NavStateMachine>.word(of: trace)
  }
}
