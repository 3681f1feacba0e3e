/// A line on the main actor: one has the turn, the others wait in the order of their coming.
@MainActor final class MainActorLine {
  private var isTaken = false
  private var waiting: [CheckedContinuation<Void, Never>] = []

  /// Waits for the turn.
  func enter() async {
    if isTaken { await withCheckedContinuation { waiting.append($0) } }
    isTaken = true
  }

  /// Gives the turn to the next one in the line at once, so that no later one overtakes it.
  func leave() {
    if waiting.isEmpty { isTaken = false } else { waiting.removeFirst().resume() }
  }
}
