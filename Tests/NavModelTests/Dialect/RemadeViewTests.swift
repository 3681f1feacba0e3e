import Testing

@testable import NavModel

/// Views of `coordinator-1` that are made again, seen between the platform's steps.
@Suite struct `Views made again` {
  private static let text = """
    system Remade
      platform swiftui { noticesLag = true }
      dialect coordinator-1 { rerenderRecreatesChild = true }
    coordinator App {
      start home
      screen home { on tap open { push flow } }
      branch flow: Flow { on finished { note ended } }
    }
    coordinator Flow {
      var steps: 0...1 = 0
      on start { note begun }
      start first
      screen first {
        on tap next {
          steps = 1
          push second
        }
        on didAppear { note appeared }
      }
      screen second
    }
    """

  private func noted(_ walk: Walk) -> [String] {
    walk.outputs.compactMap { output in
      if case .noted(let label, _) = output { walk.machine.program.labels[label].name } else { nil }
    }
  }

  /// The flow ends when its second screen is left, and a flow that begins anew is on screen in its place.
  @Test func `What happens to a view happens to the one in its place`() throws {
    var walk = try Walk(Self.text)
    try walk.play("tap open")
    walk.settle()
    try walk.play("tap next")
    walk.settle()
    let old = try #require(walk.world[walk.world.layers[0].stack].screens.dropLast().last)
    #expect(walk.world[old].owner.map { walk.world[$0].variables } == [.int(1)])
    try walk.play("back", "transition ends", "swipe back begins")
    #expect(noted(walk) == ["begun", "appeared"])
    while walk.enabled.contains(where: {
      $0.hasPrefix("didDisappear(Flow.second)") || $0.hasPrefix("didAppear")
    }) {
      try walk.play(walk.enabled.contains { $0.hasPrefix("didAppear") } ? "didAppear" : "didDisappear")
    }
    #expect(noted(walk) == ["begun", "appeared", "ended", "begun", "appeared"])
    let new = try #require(walk.world[walk.world.layers[0].stack].dragged)
    #expect(walk.world[new].owner.map { walk.world[$0].variables } == [.int(0)])
    try walk.play("swipe back is finished")
    walk.settle()
    #expect(noted(walk) == ["begun", "appeared", "ended", "begun", "appeared", "ended"])
    let exits = walk.outputs.count { if case .exit = $0 { true } else { false } }
    #expect(exits == 2)
    #expect(walk.world.coordinators.count { $0.isAlive } == 1)
  }
}
