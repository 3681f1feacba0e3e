/// A first-come, first-served lock on the main actor.
@MainActor final class MainActorLine {
  private var isTaken = false
  private var waiting: [CheckedContinuation<Void, Never>] = []

  /// Waits until the lock is free, and takes it.
  func enter() async {
    if isTaken { await withCheckedContinuation { waiting.append($0) } }
    isTaken = true
  }

  /// Passes the lock to the task that has waited longest, so that no later task overtakes it.
  func leave() {
    if waiting.isEmpty { isTaken = false } else { waiting.removeFirst().resume() }
  }
}
