import NavModel
import Synchronization

/// A situation that the probe app produces on a device, and that the simulated platform reproduces.
///
/// The table of cases in the app is generated from these values, and ``ProbePlayer`` computes the expected log from
/// them.
struct ProbeCase: Hashable {
  /// The containers of the app before a case begins.
  enum Stage: Hashable {
    /// A navigation stack `nav` with these screens.
    case stack([String])
    /// A tab bar with navigation stacks `nav1` and `nav2`, with the screens of each.
    case tabs([[String]])
  }

  /// The number, which never changes since logs contain it.
  var number: Int
  var name: String
  /// The subject that the case measures, as a phrase.
  var subject: String
  var stage = Stage.stack(["a"])
  /// The commands before the log of the case begins.
  var prepared: [ProbeAction] = []
  /// The instruction for the user; empty if the case runs by itself.
  var instruction = ""
  var moments: [ProbeMoment] = []
  /// Whether the top screen hides its back button.
  var hidesBack = false
  /// Whether the platform has no rule for the case, so that the report only quotes the log.
  var isOpen = false
  /// The packs in which the case is performed.
  var packs: [NavPlatform.Pack] = [.uikit, .swiftui]

  /// The screens of each stack.
  var stacks: [[String]] {
    switch stage {
    case .stack(let names): [names]
    case .tabs(let tabs): tabs
    }
  }

  /// All commands, in order.
  var actions: [ProbeAction] {
    prepared
      + moments.flatMap { moment -> [ProbeAction] in
        if case .app(let actions) = moment { actions } else { [] }
      }
  }

  /// The names of the screens, without repetitions.
  var screens: [String] {
    var seen: Set<String> = []
    return (stacks.flatMap(\.self) + actions.flatMap(\.screens)).filter { seen.insert($0).inserted }
  }

  /// The cases of a pack, in order.
  static func all(of pack: NavPlatform.Pack) -> [ProbeCase] { all.filter { $0.packs.contains(pack) } }

  /// The cases whose log differs between the values of a rule.
  ///
  /// - Parameters:
  ///   - rule: The rule.
  ///   - pack: The pack.
  ///   - versions: The versions on which to simulate the cases.
  /// - Returns: The cases whose logs differ in at least one version.
  /// - Complexity: One simulation of each case for each value and version.
  static func settling(
    _ rule: NavPlatform.Rule, in pack: NavPlatform.Pack,
    _ versions: [NavPlatform.Version] = NavPlatform.Version.allCases
  ) -> [ProbeCase] {
    guard rule.applies(to: pack) else { return [] }
    let found = versions.map { NavPlatform(pack: pack, version: $0) }
      .reduce(into: Set<Int>()) { $0.formUnion(settling(rule, on: $1)) }
    return all(of: pack).filter { found.contains($0.number) }
  }

  /// A cache of the results, since a report needs every rule for few platforms.
  private static let known = Mutex<[Question: Set<Int>]>([:])

  private struct Question: Hashable {
    var rule: NavPlatform.Rule
    var platform: NavPlatform
  }

  private static func settling(_ rule: NavPlatform.Rule, on platform: NavPlatform) -> Set<Int> {
    let question = Question(rule: rule, platform: platform)
    if let found = known.withLock({ $0[question] }) { return found }
    var found: Set<Int> = []
    let usual = ProbePlayer.session(on: platform)
    for value in rule.values.indices where value != platform.position(of: rule) {
      var changed = platform
      changed.overrides = [rule: value]
      let other = ProbePlayer.session(on: changed)
      for probe in all(of: platform.pack) where !found.contains(probe.number) {
        let entries = ProbePlayer.play(probe, on: platform.pack, usual)
        let differs =
          ProbeComparison.difference(ProbePlayer.play(probe, on: platform.pack, other), entries) != nil
        if differs { found.insert(probe.number) }
      }
    }
    known.withLock { $0[question] = found }
    return found
  }
}
