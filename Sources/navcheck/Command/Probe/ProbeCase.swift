import NavModel

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
  /// What the person is asked to do; empty where nobody is needed.
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
    var found: Set<Int> = []
    for version in versions {
      let platform = NavPlatform(pack: pack, version: version)
      let usual = ProbePlayer.session(on: platform)
      for value in rule.values.indices where value != platform.position(of: rule) {
        var changed = platform
        changed.overrides = [rule: value]
        let other = ProbePlayer.session(on: changed)
        for probe in all(of: pack) where !found.contains(probe.number) {
          let entries = ProbePlayer.play(probe, on: pack, usual)
          let differs = ProbeComparison.difference(ProbePlayer.play(probe, on: pack, other), entries) != nil
          if differs { found.insert(probe.number) }
        }
      }
    }
    return all(of: pack).filter { found.contains($0.number) }
  }
}
