import NavCheck

extension CheckOptions {
  /// Rejects options that a census has no use for.
  func checkCensus() throws(Mistake) {
    guard takesCensus else { return }
    let others: [(isAsked: Bool, flag: String)] = [
      (accepts, "--accept"), (pinsWorlds, "--expect-worlds"), (!properties.isEmpty, "--property"),
      (!requirements.isEmpty, "--require"), (strategy != .exhaustive, "--strategy"),
      (modular == .always, "--modular"), (until != .end, "--until"), (shard != nil, "--shard"),
      (saves, "--save"),
    ]
    if let flag = others.first(where: \.isAsked)?.flag {
      throw Mistake(message: "--census only counts worlds: leave out \(flag)")
    }
    if let target = targets.first(where: { ![.human, .json].contains($0.format) }) {
      throw Mistake(message: "--census has the formats human and json, not \(target.format.rawValue)")
    }
  }
}
