import NavModel
import Testing

@testable import NavCheck

/// The built-ins that judge what a step tells, each on a step that tells the wrong thing.
///
/// The model's own library never makes some of these mistakes, so the outputs are put into a step by hand.
@Suite struct StepRuleTests {
  struct Case: Sendable, CustomTestStringConvertible {
    let builtIn: NavBuiltIn
    let wrong: [NavOutput]
    let right: [NavOutput]
    var testDescription: String { "\(builtIn.rawValue): \(wrong)" }
  }

  static let home = NavRoute(place: 0)

  static func exit(_ cause: NavRemovalCause?, repeated: Bool = false, late: Bool = false) -> NavOutput {
    .exit(home, coordinator: 0, cause, isRepeated: repeated, isAfterFinish: late)
  }

  static func finished(repeated: Bool = false, late: Bool = false) -> NavOutput {
    .finished(coordinator: 1, .program, result: nil, [], isRepeated: repeated, isAfterParent: late)
  }

  static let cases: [Case] = [
    Case(builtIn: .exitOnce, wrong: [exit(.user), exit(.user, repeated: true)], right: [exit(.user)]),
    Case(builtIn: .exitOnce, wrong: [exit(.program)], right: [exit(.user)]),
    Case(builtIn: .exitOnce, wrong: [exit(nil)], right: [exit(.user)]),
    Case(
      builtIn: .exitsBeforeFinish, wrong: [finished(), exit(.user, late: true)],
      right: [exit(.user), finished()]),
    Case(builtIn: .exitsBeforeFinish, wrong: [finished(late: true)], right: [finished()]),
    Case(builtIn: .finishOnce, wrong: [finished(repeated: true)], right: [finished()]),
    Case(builtIn: .handledOnce, wrong: [.handledTwice(coordinator: 0, "tap go")], right: []),
    Case(builtIn: .handledOnce, wrong: [.handledByYounger(coordinator: 1, "tap go")], right: []),
    Case(builtIn: .noMessageToFinished, wrong: [.ranFinished(coordinator: 1, "tap go")], right: []),
    Case(builtIn: .noSilentDrop, wrong: [.dropped("step wish")], right: []),
    Case(
      builtIn: .dismissalIsExact, wrong: [.dismissed(home, isExact: false, isOwn: true)],
      right: [.dismissed(home, isExact: true, isOwn: false)]),
    Case(
      builtIn: .dismissesOwn, wrong: [.dismissed(home, isExact: true, isOwn: false)],
      right: [.dismissed(home, isExact: false, isOwn: true)]),
    Case(
      builtIn: .removalIsExact, wrong: [.popped(home, isExact: false)], right: [.popped(home, isExact: true)]),
    Case(
      builtIn: .stackNeverEmpty, wrong: [.refused("setStack", .wouldEmptyStack)],
      right: [.refused("pop", .atRoot)]),
    Case(builtIn: .oneIntentOnePush, wrong: [.doubled(home)], right: []),
  ]

  @Test(arguments: cases) func `A step that tells the wrong thing breaks its rule`(_ example: Case) throws {
    let rules = NavigationRules(NavMachine(try program(BuiltInTests.flows)))
    let before = try #require(rules.machine.initialWorlds.first)
    var taken: (NavStep, NavWorld)?
    rules.machine.forEachStep(from: before) { step, next in taken = taken ?? (step, next) }
    var (step, after) = try #require(taken)
    guard case .step(let when, let faults) = rules.property(example.builtIn).claim else {
      Issue.record("\(example.builtIn.rawValue) judges no steps")
      return
    }
    step.outputs = example.wrong
    #expect(when(before, step, after))
    #expect(faults(before, step, after).count == 1)
    #expect(faults(before, step, after).allSatisfy { !$0.text().isEmpty })
    step.outputs = example.right
    #expect(faults(before, step, after).isEmpty)
  }

  @Test func `Every built-in says where it is judged and what it is about`() {
    for builtIn in NavBuiltIn.allCases {
      #expect(builtIn.summary.hasSuffix("."))
      #expect(!builtIn.judged.isEmpty)
      #expect(!builtIn.trigger.isEmpty)
    }
  }
}
