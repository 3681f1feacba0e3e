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

  /// A world with its hash, which takes longer to compute than to compare.
  private struct Key: Hashable {
    let world: NavWorld
    let hash: Int

    init(_ world: NavWorld) { (self.world, hash) = (world, world.hashValue) }

    static func == (left: Self, right: Self) -> Bool { left.hash == right.hash && left.world == right.world }
    func hash(into hasher: inout Hasher) { hasher.combine(hash) }
  }

  private let gate = DispatchSemaphore(value: 1)
  private var isLimited = false
  private let room: Int
  private var worlds: [NavWorld] = []
  private var numbers: [Key: Int] = [:]
  /// For each world the inputs that were followed, and the numbers of the worlds that they lead to.
  private var ways: [[(input: Input, ends: [Int])]] = []

  /// Creates an empty memo.
  ///
  /// - Parameter room: The number of worlds above which the memo is emptied. A world that shares its instances with
  ///   others takes about 1 KB.
  init(room: Int = 16_384) { self.room = room }

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
    // The cache of an observed world stores the reads of each result, and records them again.
    if world.isObserved { return world.ends(of: input, follow) }
    let world = world.withoutTracking
    let key = Key(world)
    if let known = known(input, key) { return known }
    let found = follow(world)
    note(found.map(Key.init), input, key)
    return found
  }

  private func known(_ input: Input, _ key: Key) -> [NavWorld]? {
    gate.wait()
    defer { gate.signal() }
    guard let number = numbers[key] else { return nil }
    return ways[number].first { $0.input == input }?.ends.map { worlds[$0] }
  }

  private func note(_ found: [Key], _ input: Input, _ key: Key) {
    gate.wait()
    defer { gate.signal() }
    if worlds.count >= room {
      worlds = []
      numbers = [:]
      ways = []
    }
    let number = number(of: key)
    if ways[number].contains(where: { $0.input == input }) { return }
    let ends = found.map(number(of:))
    ways[number].append((input, ends))
  }

  private func number(of key: Key) -> Int {
    let next = worlds.count
    let number = numbers[key, default: next]
    if number < next { return number }
    numbers[key] = next
    worlds.append(key.world)
    ways.append([])
    return next
  }
}
