import NavCheck

extension CheckOptions {
  /// Rejects options that a check for every depth cannot follow.
  func checkClosure() throws(Mistake) {
    guard closesDepth else { return }
    let others: [(isAsked: Bool, flag: String)] = [
      (takesCensus, "--census"), (accepts, "--accept"), (pinsWorlds, "--expect-worlds"),
      (maxDepth != nil, "--max-depth"), (strategy != .exhaustive, "--strategy"),
      (modular == .always, "--modular"), (until != .end, "--until"),
    ]
    if let flag = others.first(where: \.isAsked)?.flag {
      throw Mistake(message: "--closure needs every world, and changes no spec: leave out \(flag)")
    }
    if let target = targets.first(where: { ![.human, .json, .shard].contains($0.format) }) {
      throw Mistake(message: "--closure has the formats human and json, not \(target.format.rawValue)")
    }
  }
}
