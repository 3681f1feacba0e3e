/// A small spec that a seed makes: a few screens and flows, and what a user, the platform and effects do with them.
struct RandomSpec: CustomStringConvertible, Sendable {
  /// What a spec makes use of.
  enum Feature: String, CaseIterable, Sendable {
    case tabs, sheet, cover, alert, popover, push, pop, popToRoot, dismiss, setStack, replaceTop, windowRoot,
      select
    case branch, opaque, finish, result, reference, lock, belief
    case flag, counter, kind, optional, list, routeValue
    case effect, blockingEffect, cancel, mail, forward, event, link, later, choose, condition, then
    case refusedPop, refusedDismissal, notice, feedback, libraryExit
    case ideal, uikit, swiftui, atomic, interleaved, overtakesTwice, doubleTap, ios17, ios18, noticesLag,
      withoutAdversary
    case tightCapacity, assumption, ends, optOut
    case always, never, change, sometimes, possible, eventually, leadsTo, fairness
  }

  let seed: UInt64
  let text: String
  let features: Set<Feature>

  init(seed: UInt64) {
    self.seed = seed
    var writer = SpecWriter(SpecPlan(seed: seed), seed: seed)
    text = writer.written()
    features = writer.features
  }

  var description: String { "seed \(seed)\n\(text)" }
}
