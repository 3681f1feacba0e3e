import NavModel
import Synchronization

/// A situation that the probe app brings about on a device, and that the platform plays as well.
///
/// One value serves both: the app's table of cases is generated from it, and ``ProbePlayer`` plays it to know what a log
/// should show.
struct ProbeCase: Hashable {
  /// What the app shows before a case begins.
  enum Stage: Hashable {
    /// A navigation stack, `nav`.
    case stack([String])
    /// A tab bar with a navigation stack in each tab: `nav1`, `nav2`.
    case tabs([[String]])
  }

  /// The number, fixed once a log may hold it.
  var number: Int
  var name: String
  /// What the case tells, in a phrase.
  var subject: String
  var stage = Stage.stack(["a"])
  /// What is done before the log of the case begins.
  var prepared: [ProbeAction] = []
  /// The instruction for the person; empty where the case runs by itself.
  var instruction = ""
  var moments: [ProbeMoment] = []
  /// Whether the top screen hides its back button.
  var hidesBack = false
  /// Whether the platform has no rule for it, so that a log is only quoted.
  var isOpen = false
  /// The packs in which it is played.
  var packs: [NavPlatform.Pack] = [.uikit, .swiftui]

  /// The screens of a stack, stack by stack.
  var stacks: [[String]] {
    switch stage {
    case .stack(let names): [names]
    case .tabs(let tabs): tabs
    }
  }

  /// All actions, in order.
  var actions: [ProbeAction] {
    prepared
      + moments.flatMap { moment -> [ProbeAction] in
        if case .app(let actions) = moment { actions } else { [] }
      }
  }

  /// The names of the screens, each once.
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
  ///   - versions: The versions in which the cases are played.
  /// - Returns: The cases that differ in one of the versions.
  /// - Complexity: Each case is played once for each value and version.
  static func settling(
    _ rule: NavPlatform.Rule, in pack: NavPlatform.Pack,
    _ versions: [NavPlatform.Version] = NavPlatform.Version.allCases
  ) -> [ProbeCase] {
    guard rule.applies(to: pack) else { return [] }
    let found = versions.map { NavPlatform(pack: pack, version: $0) }
      .reduce(into: Set<Int>()) { $0.formUnion(settling(rule, on: $1)) }
    return all(of: pack).filter { found.contains($0.number) }
  }

  /// What was found before; a report asks for every rule, and its platforms are few.
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
