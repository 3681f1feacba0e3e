import NavModel
import Testing

@testable import NavCheck

@Suite struct `The worlds of an explorer` {
  private static let texts: [String] = [
    """
    system CancelledSwipe
      platform uikit
    coordinator App {
      start home
      screen home { on tap open { push detail } }
      branch detail: Detail { on finished { drop child } }
    }
    coordinator Detail {
      start page
      screen page { on willDisappear(removing) when removing { finish } }
    }
    change back-is-allowed on back: false
    """,
    """
    system Traps
    coordinator App {
      var locked: Bool = false
      start home
      screen home {
        on tap lock when not locked { locked = true }
        on tap open when not locked { push list }
      }
      screen list { on tap leap { fail "no" } }
    }
    possible list-again: App.list is visible
    """,
  ]

  private func atlas(_ text: String, limit: Int = 1_000) throws -> WorldAtlas {
    let (spec, mistakes) = NavSpec.parse(text)
    let (program, faults) = NavProgram.resolve(try #require(spec, "\(mistakes)"))
    return WorldAtlas(NavigationCheck(try #require(program, "\(faults)")), limit: limit)
  }

  @Test(arguments: texts) func `they are all worlds that the check counts, each once`(text: String) throws {
    let atlas = try atlas(text)
    let report = atlas.check.run(beyondViolations: true)
    #expect(atlas.worlds.count == report.worlds && Set(atlas.worlds).count == atlas.worlds.count)
    #expect(!atlas.isCut && atlas.steps.map(\.count).reduce(0, +) + atlas.launches == report.generated)
    for finding in report.findings where finding.isViolated {
      guard let trace = finding.trace else { continue }
      let way = try #require(atlas.way(of: trace))
      #expect(way.count == trace.stepCount + 1)
    }
  }

  /// The naive twin: forwards from each world, one input after the other, one step after the other.
  private func shortest(
    from start: Int, in atlas: WorldAtlas, _ fails: (Int, Int?) -> Bool
  ) -> [Int]? {
    var best: [Int]?
    var known: [Int: [Int]] = [start: [0, 0]]
    var pending = [start]
    func offer(_ length: [Int]) {
      if best.map({ length.lexicographicallyPrecedes($0) }) ?? true { best = length }
    }
    while let world = pending.popLast() {
      guard let length = known[world] else { continue }
      if fails(world, nil) { offer(length) }
      for (index, step) in atlas.steps[world].enumerated() {
        guard let target = step.target else { continue }
        let longer = [length[0] + step.taken.event.cost, length[1] + 1]
        if fails(world, index) { offer(longer) }
        if known[target].map({ longer.lexicographicallyPrecedes($0) }) ?? true {
          known[target] = longer
          pending.append(target)
        }
      }
    }
    return best
  }

  @Test(arguments: texts) func `distances are those that a search from each world finds`(text: String) throws
  {
    let atlas = try atlas(text)
    let report = atlas.check.run(beyondViolations: true)
    var compared = 0
    for finding in report.findings where finding.isViolated {
      guard let found = atlas.distances(to: finding.name) else { continue }
      if let trace = finding.trace, let first = atlas.position(of: trace.initial), finding.kind != .possible {
        let shortest = try #require(found.lengths[first], "\(finding.name)")
        // A calm trace has as many inputs, and may wait for more steps of the platform.
        #expect(shortest.inputs == trace.length && shortest.steps <= trace.stepCount, "\(finding.name)")
      }
      for world in atlas.worlds.indices {
        let length = shortest(from: world, in: atlas) { place, step in
          step.map { found.breaking.contains([place, $0]) } ?? found.broken.contains(place)
        }
        #expect(
          found.lengths[world].map { [$0.inputs, $0.steps] } == length, "\(finding.name) from \(world)")
        compared += 1
      }
    }
    #expect(compared > atlas.worlds.count)
  }

  @Test func `what is certain is what every way of settling ends in`() throws {
    let atlas = try atlas(Self.texts[0])
    let found = try #require(atlas.distances(to: "screen-has-owner"))
    for (index, world) in atlas.worlds.enumerated() {
      let settled = atlas.check.machine.settle(world).map { atlas.position(of: $0) }
      let isCertain =
        !settled.isEmpty && settled.allSatisfy { $0.map(found.broken.contains) ?? false }
      #expect(found.certain.contains(index) == isCertain, "\(index)")
    }
    let report = atlas.check.run(beyondViolations: true)
    let finding = try #require(report["screen-has-owner"])
    let point = try #require(finding.pointOfNoReturn)
    let trace = try #require(finding.trace)
    for (index, world) in trace.states.enumerated() {
      #expect(atlas.position(of: world).map(found.certain.contains) == (index >= point))
    }
  }

  @Test func `a limit is told, and what lies beyond is not guessed`() throws {
    let atlas = try atlas(Self.texts[0], limit: 5)
    #expect(atlas.isCut && atlas.worlds.count == 5)
    #expect(atlas.steps.contains { $0.contains { $0.target == nil } })
    #expect(try self.atlas(Self.texts[1], limit: 2).distances(to: "list-again") == nil)
  }

  @Test(arguments: texts) func `packed pictures are those of the worlds`(text: String) throws {
    let atlas = try atlas(text)
    var packed = PackedPictures()
    let pictures = atlas.worlds.map { StatePicture($0, atlas.check.machine) }
    for picture in pictures { packed.add(picture) }
    #expect(pictures.indices.map { packed.picture($0) } == pictures)
    #expect(packed.screens.all.count < pictures.count)
  }
}
