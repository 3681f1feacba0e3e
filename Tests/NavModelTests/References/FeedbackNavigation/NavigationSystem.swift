/// A random system of navigating feedbacks over the states of a ``LoopSystem``, as text and as reference.
struct NavigationSystem {
  typealias Reference = ReferenceNavigation<Int, Change>

  /// What changes the state: a table over the states, of a step or of the end of an effect.
  struct Change { var table: [Int] }

  struct Part {
    var strategy: Reference.Strategy
    var isInterested: [Bool]
    /// The state after the end of the effect, if the feedback hears of it.
    var finished: [Int]?
    /// The step that the screen sends.
    var value: Int
  }

  /// What the user and the environment do.
  enum Input: Hashable {
    case send(Int)
    /// The first two steps in one handler.
    case sendTwo
    /// The topmost screen sends its step, completes, or does both.
    case value, complete, valueAndComplete
    case swipe
  }

  static let states = LoopSystem.states
  let isHosted: Bool
  let isOwned: Bool
  let endsWhenGone: Bool
  var initial = 0
  var reducers: [[Int]] = []
  var parts: [Part] = []

  init(_ random: inout ReferenceRandom) {
    isHosted = !random.oneIn(3)
    isOwned = random.oneIn(2)
    endsWhenGone = !random.oneIn(3)
    initial = random.below(Self.states)
    for _ in 0..<3 { reducers.append(Self.table(&random)) }
    for _ in 0..<(1 + random.below(3)) {
      let strategies = Reference.Strategy.allCases
      let finished = random.oneIn(2) ? Self.table(&random) : nil
      parts.append(
        Part(
          strategy: strategies[random.below(strategies.count)],
          isInterested: (0..<Self.states).map { _ in random.oneIn(3) },
          // Without a handler, the end of an effect is no event.
          finished: finished == Array(0..<Self.states) ? nil : finished, value: random.below(3)))
    }
  }

  private static func table(_ random: inout ReferenceRandom) -> [Int] {
    (0..<states).map { random.oneIn(2) ? $0 : random.below(states) }
  }

  static let alphabet: [Input] = [
    .send(0), .send(1), .send(2), .sendTwo, .value, .complete, .valueAndComplete, .swipe,
  ]

  var reference: Reference {
    var navigation = Reference(
      below: isHosted ? ["home"] : [], screen: "list", isOwned: isOwned, endsWhenGone: endsWhenGone,
      initial: initial,
      feedbacks: parts.indices.map { index in
        let part = parts[index]
        return Reference.Feedback(
          screen: "m\(index)", strategy: part.strategy, isInterested: { part.isInterested[$0] },
          finished: part.finished.map(Change.init))
      },
      reduce: { state, change in state = change.table[state] })
    navigation.start()
    _ = navigation.takeOutputs()
    return navigation
  }

  /// Plays an input on the reference.
  func play(_ input: Input, on navigation: inout Reference) {
    guard navigation.isAlive else { return }
    let top = navigation.layers.last?.screen
    let shown = parts.indices.first { top == "m\($0)" }
    switch input {
    case .send(let step): navigation.send([Change(table: reducers[step])])
    case .sendTwo: navigation.send(reducers.prefix(2).map(Change.init))
    case .swipe: navigation.swipe()
    case .value, .complete, .valueAndComplete:
      guard let shown else { return }
      let events = input == .complete ? [] : [Change(table: reducers[parts[shown].value])]
      let isRoute = parts[shown].strategy == .routes
      navigation.answer(events, completes: input != .value, closesItself: isRoute)
    }
  }

  // MARK: Text

  var text: String {
    let app = """
      coordinator App {
        start home
        screen home { on tap open { present search as sheet } }
        branch search: Search { on removed { drop child } }
      }
      """
    return """
      system Random
        platform uikit
        dialect feedback { dismissIsOwned = \(isOwned); swipeEndsEffect = \(endsWhenGone) }
        timing atomic
      \(reducers.indices.map { "step e\($0)\nevent x\($0)" }.joined(separator: "\n"))
      event xTwo
      \(isHosted ? app : "")
      coordinator Search {
        var a: 0...2 = \(initial / 2)
        var b: 0...1 = \(initial % 2)
        start list
        screen list
        \(parts.indices.map(screen).joined(separator: "\n  "))
        \(reducers.indices.map { "on x\($0) { emit e\($0) }" }.joined(separator: "\n  "))
        on xTwo {
          emit e0
          emit e1
        }
        \(reducers.indices.map { handlers("step e\($0)", reducers[$0]) }.joined(separator: "\n  "))
        \(parts.indices.map(feedback).joined(separator: "\n  "))
      }
      """
  }

  private func test(_ state: Int) -> String { "(a == \(state / 2) and b == \(state % 2))" }

  private func handlers(_ trigger: String, _ table: [Int]) -> String {
    (0..<Self.states).filter { table[$0] != $0 }.map { state in
      "on \(trigger) when \(test(state)) {\n      a = \(table[state] / 2)\n      b = \(table[state] % 2)\n    }"
    }
    .joined(separator: "\n    ")
  }

  private func screen(_ index: Int) -> String {
    let end = parts[index].strategy == .routes ? "dismiss" : "finish"
    return """
      screen m\(index) {
          on tap value { emit e\(parts[index].value) }
          on tap complete { \(end) }
          on tap valueAndComplete {
            emit e\(parts[index].value)
            \(end)
          }
        }
      """
  }

  private func feedback(_ index: Int) -> String {
    let part = parts[index]
    let states = (0..<Self.states).filter { part.isInterested[$0] }
    let condition = states.isEmpty ? "false" : states.map(test).joined(separator: " or ")
    let word =
      switch part.strategy {
      case .routes: "stream"
      case .edge: "positiveEdgeTrigger"
      default: "\(part.strategy)"
      }
    let finished = part.finished.map { handlers("finished", $0) } ?? ""
    return
      "feedback f\(index) \(word) when \(condition) {\n    present m\(index) as sheet\n    \(finished)\n  }"
  }
}
