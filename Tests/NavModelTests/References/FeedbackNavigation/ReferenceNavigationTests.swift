import Testing

/// What the proposal and its review say, played on the reference.
@Suite struct `Reference of feedback navigation` {
  private enum State: Hashable { case loaded, searching(Int), directions, failed }
  private enum Event: Hashable { case search, text, select, cancel, done, fail }
  private typealias Navigation = ReferenceNavigation<State, Event>

  private func pharmacies(
    _ strategy: Navigation.Strategy, isOwned: Bool = true, endsWhenGone: Bool = true,
    finished: Event? = .cancel
  ) -> Navigation {
    var navigation = Navigation(
      below: ["home"], screen: "list", isOwned: isOwned, endsWhenGone: endsWhenGone, initial: .loaded,
      feedbacks: [
        .init(
          screen: "map", strategy: strategy,
          isInterested: { if case .searching = $0 { true } else { false } }, finished: finished),
        .init(screen: "directions", strategy: strategy, isInterested: { $0 == .directions }, finished: .done),
        .init(screen: "alert", strategy: strategy, isInterested: { $0 == .failed }, finished: .done),
      ]
    ) { state, event in
      switch (state, event) {
      case (_, .search): state = .searching(0)
      case (.searching(let count), .text): state = .searching(count + 1)
      case (.searching, .select): state = .directions
      case (.searching, .cancel): state = .loaded
      case (_, .done): state = .loaded
      case (_, .fail): state = .failed
      default: break
      }
    }
    navigation.start()
    return navigation
  }

  private func screens(_ navigation: Navigation) -> [String] { navigation.layers.map(\.screen) }

  @Test func `first: an unrelated change neither presents nor dismisses`() {
    var navigation = pharmacies(.first)
    navigation.send([.search])
    navigation.send([.text])
    #expect(navigation.takeOutputs() == [.present("map")])
    navigation.answer([.select], completes: true)
    #expect(navigation.takeOutputs() == [.dismiss("map"), .refused("directions")])
    #expect(navigation.state == .directions)
    #expect(screens(navigation) == ["home", "list"])
  }

  @Test func `latest: an unrelated change dismisses, and presents while the layer is on its way out`() {
    var navigation = pharmacies(.latest)
    navigation.send([.search])
    navigation.send([.text])
    #expect(navigation.takeOutputs() == [.present("map"), .dismiss("map"), .refused("map")])
  }

  @Test func `first: an effect that never completes stays busy (B-P1)`() {
    var navigation = pharmacies(.first, endsWhenGone: false)
    navigation.send([.search])
    navigation.swipe()
    navigation.send([.search])
    #expect(navigation.takeOutputs() == [.present("map"), .swiped("map")])
    #expect(navigation.isRunning(0))
  }

  @Test func `a second dismissal hits the own screen, unless the layer is owned (B-P2)`() {
    var unowned = pharmacies(.first, isOwned: false)
    unowned.send([.search])
    unowned.swipe()
    #expect(unowned.takeOutputs() == [.present("map"), .swiped("map"), .dismiss("list")])
    #expect(!unowned.isAlive)
    var owned = pharmacies(.first)
    owned.send([.search])
    owned.swipe()
    #expect(screens(owned) == ["home", "list"])
    #expect(owned.state == .loaded)
  }

  @Test func `first: a state that stays interesting presents at the next change only (B-P3)`() {
    var navigation = pharmacies(.first, finished: nil)
    navigation.send([.search])
    navigation.answer([], completes: true)
    #expect(navigation.takeOutputs() == [.present("map"), .dismiss("map")])
    #expect(navigation.state == .searching(0))
    navigation.send([.text])
    #expect(navigation.takeOutputs() == [.present("map")])
  }

  @Test func `a value does not complete the effect (B-P5)`() {
    var navigation = pharmacies(.first)
    navigation.send([.search])
    navigation.answer([.select], completes: false)
    #expect(navigation.takeOutputs() == [.present("map"), .refused("directions")])
    #expect(navigation.isRunning(0))
  }

  @Test func `routes: an equal state presents nothing, and nothing is dismissed (B-P6)`() {
    var navigation = pharmacies(.routes)
    navigation.send([.fail])
    navigation.swipe()
    navigation.send([.fail])
    #expect(navigation.takeOutputs() == [.present("alert"), .swiped("alert")])
    navigation.send([.search])
    navigation.send([.text])
    #expect(navigation.takeOutputs() == [.present("map"), .refused("map")])
  }

  @Test func `the end of the loop ends its effects (B-P8)`() {
    var navigation = pharmacies(.latest)
    navigation.swipe()
    navigation.send([.search])
    #expect(navigation.takeOutputs() == [.swiped("list")])
    #expect(screens(navigation) == ["home"])
  }
}
