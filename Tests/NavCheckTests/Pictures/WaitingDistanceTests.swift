import NavModel
import Testing

@testable import NavCheck

/// How far a wait is that may be in vain.
@Suite struct `Distances of what happens at last` {
  @Test(
    arguments: [
      (nil, []), ("patient-users", ["left"]), ("told-too-late", ["answered"]),
    ] as [(String?, [String])])
  func `a wait in vain is nowhere where the property holds, and else where its trace begins to wait`(
    variant: String?, violated: [String]
  ) throws {
    let (spec, mistakes) = NavSpec.parse(try Specs.text("tour/17-eventually"))
    let (program, faults) = NavProgram.resolve(try #require(spec, "\(mistakes)"), variant: variant)
    let atlas = WorldAtlas(NavigationCheck(try #require(program, "\(faults)")))
    #expect(!atlas.isCut)
    let report = atlas.check.run(beyondViolations: true)
    for name in ["answered", "left"] {
      let finding = try #require(report[name])
      let found = try #require(atlas.distances(to: name))
      #expect(found.isAboutRuns && found.certain.isEmpty)
      #expect(finding.isViolated == violated.contains(name))
      guard let trace = finding.trace, let lasso = trace.lasso else {
        #expect(found.broken.isEmpty && found.breaking.isEmpty && found.lengths.allSatisfy { $0 == nil })
        continue
      }
      let way = try #require(atlas.way(of: trace))
      let worlds = trace.states.compactMap { atlas.position(of: $0) }
      let begins = worlds[lasso.trigger]
      let isBreaking =
        lasso.trigger > 0 && found.breaking.contains([worlds[lasso.trigger - 1], way[lasso.trigger]])
      #expect(isBreaking || found.broken.contains(begins))
      let inputs = trace.steps.prefix(lasso.trigger).reduce(0) { $0 + $1.action.event.cost }
      let nearest = try #require(found.lengths[worlds[0]])
      #expect(nearest.inputs <= inputs && nearest.steps > 0)
    }
  }

  @Test func `what more worlds could decide is not guessed, and a world that is missing has no way`() throws {
    let text =
      "system S\nplatform ideal\ncoordinator App {\n start home\n screen home { on tap go { push page } }\n screen page\n}\n"
      + "sometimes twice: App.page.instances.count > 1\neventually there: App.page is visible\n"
    let (spec, mistakes) = NavSpec.parse(text)
    let (program, faults) = NavProgram.resolve(try #require(spec, "\(mistakes)"))
    let check = NavigationCheck(try #require(program, "\(faults)"))
    let whole = WorldAtlas(check)
    #expect(whole.distances(to: "twice") == nil && whole.isAboutMissing("twice"))
    // Nobody promises that the user taps.
    #expect(whole.distances(to: "there")?.broken == [0])
    #expect(!whole.isAboutMissing("there"))
    #expect(WorldAtlas(check, limit: 2).distances(to: "there") == nil)
  }
}
