@testable import NavCheck

/// A machine whose state is a product, and whose code reads parts of it in an order that depends on what it read.
struct RandomProduct: FactoredStateMachine, CustomStringConvertible {
  typealias State = ProductState
  typealias Action = GraphMachine.Letter

  /// What the machine does not tell of.
  enum Lie: CaseIterable, Sendable {
    case readForSteps, writes, readForBounds, readForLimits, readForEnds, readForProperty, readForStepProperty
    case readForFocus, readForGoal
    /// Which part it reads next depends on one that it hides.
    case order
    /// What facets look like is not told.
    case blursFacets
    /// Steps of a query are missing, or there twice.
    case forgetsQuestion, asksTwice
  }

  let sizes: [Int]
  let initialStates: [ProductState]
  let stepQueries: Int
  let seed: UInt64
  var isFree = false
  /// One in how many states is out of bounds or cut off; 0 for none.
  var limits = 0
  /// Whether queries have actions in common.
  var sharesActions = false
  var lie: Lie?
  /// The greatest value of a part that it can be relied on with.
  var greatest = Int.max

  var partCount: Int { sizes.count }
  var facetParts: [Int] { sizes.indices.flatMap { [$0, $0] } }
  func facets(of value: Int, as part: Int) -> [Int] {
    lie == .blursFacets ? [0, 0] : [value & 1, value >> 1]
  }
  func parts(of state: ProductState) -> [Int] { state.parts }
  func state(of parts: [Int]) -> ProductState { ProductState(parts) }
  func observation() -> ProductReads { ProductReads() }
  func soundness() -> ([[Int]]) -> Bool { { parts in parts.joined().allSatisfy { $0 <= greatest } } }

  func observed(
    _ state: ProductState, in observation: ProductReads, focus: Int?, ignoring: UInt64
  ) -> ProductState {
    var observed = state
    (observed.reads, observed.focus, observed.ignoring) = (observation, focus, ignoring)
    return observed
  }

  func forEachStep(from state: ProductState, _ emit: (GraphMachine.Letter, ProductState) -> Void) {
    for query in 0..<stepQueries { steps(of: query, state, emit) }
  }

  func forEachStep(
    of query: Int, from observed: ProductState, _ emit: (GraphMachine.Letter, ProductState) -> Void
  ) {
    if lie == .forgetsQuestion && query == 0 { return }
    steps(of: query, observed, emit)
    if lie == .asksTwice && query == 0 { steps(of: query, observed, emit) }
  }

  private func steps(
    of query: Int, _ state: ProductState, _ emit: (GraphMachine.Letter, ProductState) -> Void
  ) {
    var hash = result(UInt64(query), state, depth: 3)
    for _ in 0..<(hash >> 8 & 3) {
      hash = Self.mix(hash, 1)
      let name = ["a", "b", "c"][Int(hash % 3)] + (sharesActions ? "" : "\(query)")
      let letter = GraphMachine.Letter(name: name, cost: isFree ? Int(hash >> 4 & 1) : 1)
      var next = state
      for _ in 0..<(1 + hash >> 16 % 3) {
        hash = Self.mix(hash, 2)
        let part = Int(hash >> 8 % UInt64(partCount))
        var value = hash >> 20 & 1 == 0 ? Int(hash >> 24 & 0xFF) : next[part] + 1
        if lie == .readForSteps { value += state.readUntracked(0) }
        if lie == .writes { next.poke(part, value % sizes[part]) } else { next[part] = value % sizes[part] }
      }
      emit(letter, next.plain)
      if hash >> 40 & 7 == 0 { emit(letter, next.plain) }
    }
  }

  /// A number that depends on some parts, up to `depth` of them.
  func result(_ query: UInt64, _ state: ProductState, depth: Int, first: Int? = nil) -> UInt64 {
    var hash = Self.mix(seed, query)
    if lie == .order { hash = Self.mix(hash, UInt64(state.readUntracked(0))) }
    if let first { hash = Self.mix(hash, UInt64(state[first])) }
    for _ in 0..<depth {
      if hash >> 12 & 3 == 0 { break }
      let part = Int(hash >> 16 % UInt64(partCount))
      switch hash >> 32 & 3 {
      case 0: hash = Self.mix(hash, state.isOdd(part) ? 7 : 9)
      case 1: hash = Self.mix(hash, UInt64(state.half(part)))
      default: hash = Self.mix(hash, UInt64(state[part]))
      }
    }
    return hash
  }

  func isWithinBounds(_ state: ProductState) -> Bool {
    if limits == 0 { return true }
    let hash = result(100, state, depth: 2)
    return (lie == .readForBounds ? Self.mix(hash, UInt64(state.readUntracked(0))) : hash) % UInt64(limits)
      != 0
  }

  func truncation(of state: ProductState) -> String? {
    if limits == 0 { return nil }
    var hash = result(101, state, depth: 2)
    if lie == .readForLimits { hash = Self.mix(hash, UInt64(state.readUntracked(0))) }
    return hash % UInt64(limits) == 0 ? ["width", "length"][Int(hash >> 20 & 1)] : nil
  }

  func cost(of action: GraphMachine.Letter) -> Int { action.cost }

  func isFinal(_ state: ProductState) -> Bool {
    let hash = result(102, state, depth: 2)
    return (lie == .readForEnds ? Self.mix(hash, UInt64(state.readUntracked(0))) : hash) % 3 == 0
  }

  var description: String {
    "sizes \(sizes), from \(initialStates), \(stepQueries) queries, seed \(seed), "
      + "free \(isFree), limits \(limits), shares \(sharesActions)"
  }

  static func mix(_ hash: UInt64, _ value: UInt64) -> UInt64 {
    var generator = SplitMix(seed: hash ^ value &* 0xD6E8_FEB8_6659_FD93)
    return generator.next()
  }

  static func random(using generator: inout SplitMix) -> RandomProduct {
    let count = Int.random(in: 2...5, using: &generator)
    // Parts with many values outgrow the room that words leave for them.
    let sizes = (0..<count).map { _ in Int.random(in: 1...(count < 4 ? 12 : 5), using: &generator) }
    return RandomProduct(
      sizes: sizes,
      initialStates: (0..<Int.random(in: 1...2, using: &generator)).map { _ in
        ProductState(sizes.map { Int.random(in: 0..<$0, using: &generator) })
      },
      stepQueries: Int.random(in: 1...4, using: &generator), seed: generator.next(),
      isFree: Int.random(in: 0..<3, using: &generator) == 0,
      limits: Bool.random(using: &generator) ? Int.random(in: 6...20, using: &generator) : 0)
  }
}
