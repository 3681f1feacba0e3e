import Testing

@testable import NavCheck

@Suite struct `Weights of walks` {
  @Test(arguments: [
    ("tap open @ App.home", 5), ("tap open(swift) @ App.home", 5), ("tap close @ App.home", 3),
    ("link open", 5), ("launch by link open", 5), ("link other", 1), ("event open", 5),
    ("back", 7), ("back menu", 7), ("tap back @ App.home", 7), ("swipe back begins", 2),
    ("load answers open", 4), ("transition ends @ App.home", 1), ("", 1),
  ])
  func `a name goes before the kind, which is the first word`(kind: String, weight: Int) {
    var simulation = NavigationSimulation()
    #expect(simulation.weight(ofKind: kind) == 1)
    simulation.weights = ["open": 5, "back": 7, "swipe": 2, "tap": 3, "load": 4]
    #expect(simulation.weight(ofKind: kind) == weight)
  }
}
