import Dispatch
import NavModel

/// Memoises the worlds in which inputs settle.
///
/// Several properties follow the same inputs, and a world that one of them reaches is soon evaluated itself. A result
/// is a function of world and input, so removing entries changes no result. Each world is stored once; when the memo
/// is full, it removes all entries.
/// Complexity: a hash of the world for each lookup, and of each world of a new result.
final class SettlingMemo: @unchecked Sendable {
  /// An input, and how a gesture goes on that it begins or finds.
  struct Input: Hashable {
    enum Ending { case finished, cancelled, letGo }
    let event: NavEvent
    let ending: Ending
  }

  private let gate = DispatchSemaphore(value: 1)
  private var isLimited = false
  private let room: Int
  private var worlds: [NavWorld] = []
  private var numbers: [NavWorld: Int] = [:]
  /// For each world the inputs that were followed, and the numbers of the worlds that they lead to.
  private var ways: [[(input: Input, ends: [Int])]] = []

  /// Creates an empty memo.
  ///
  /// - Parameter room: The number of worlds above which the memo is emptied; each world takes 5 to 13 KB.
  init(room: Int = 4_096) { self.room = room }

  /// Whether a search for settled worlds has reached its limit.
  var hasReachedLimit: Bool {
    gate.wait()
    defer { gate.signal() }
    return isLimited
  }

  /// Records that a search for settled worlds has reached its limit.
  func noteLimit() {
    gate.wait()
    defer { gate.signal() }
    isLimited = true
  }

  /// Where an input leads, from the memo or by following it.
  func ends(of input: Input, in world: NavWorld, _ follow: (NavWorld) -> [NavWorld]) -> [NavWorld] {
    // A tracked world has to read again what the memo has read.
    if world.isObserved { return follow(world) }
    let world = world.unobserved
    if let known = known(input, world) { return known }
    let found = follow(world)
    note(found, input, world)
    return found
  }

  private func known(_ input: Input, _ world: NavWorld) -> [NavWorld]? {
    gate.wait()
    defer { gate.signal() }
    guard let number = numbers[world] else { return nil }
    return ways[number].first { $0.input == input }?.ends.map { worlds[$0] }
  }

  private func note(_ found: [NavWorld], _ input: Input, _ world: NavWorld) {
    gate.wait()
    defer { gate.signal() }
    if worlds.count >= room {
      worlds = []
      numbers = [:]
      ways = []
    }
    let number = number(of: world)
    if ways[number].contains(where: { $0.input == input }) { return }
    let ends = found.map(number(of:))
    ways[number].append((input, ends))
  }

  private func number(of world: NavWorld) -> Int {
    if let known = numbers[world] { return known }
    numbers[world] = worlds.count
    worlds.append(world)
    ways.append([])
    return worlds.count - 1
  }
}
