/// Rules and local properties that are evaluated together, since they read the same parts.
struct RuleGroup<Machine: ComponentMachine> {
  /// The parts, ascending.
  var keys: [Int]
  var guards: [ComponentRule<Machine.Part, Machine.Action>.Guard] = []
  var rules: [ComponentRule<Machine.Part, Machine.Action>] = []
  /// Pieces of properties, with the bit of the property.
  var conjuncts: [(bit: Int, conjunct: CheckProperty<Machine.State, Machine.Action>.Conjunct)] = []

  /// Groups the rules of a machine and the conjuncts of local properties.
  ///
  /// A rule or conjunct joins a group that reads all of its parts, since one more result in a memo costs less than
  /// one more memo.
  static func groups(
    of machine: Machine,
    _ conjuncts: [(bit: Int, conjunct: CheckProperty<Machine.State, Machine.Action>.Conjunct)]
  ) -> [RuleGroup] {
    var groups: [RuleGroup] = []
    let rules = machine.rules.map { rule in (Set(rule.reads + rule.writes).sorted(), rule) }
    for (keys, rule) in rules.sorted(by: { $0.0.count > $1.0.count }) {
      let parts = Set(keys)
      if rule.guards.isEmpty {
        if let home = groups.firstIndex(where: { $0.guards.isEmpty && parts.isSubset(of: $0.keys) }) {
          groups[home].rules.append(rule)
        } else {
          groups.append(RuleGroup(keys: keys, rules: [rule]))
        }
      } else {
        groups.append(RuleGroup(keys: keys, guards: rule.guards, rules: [rule]))
      }
    }
    for piece in conjuncts {
      let parts = Set(piece.conjunct.reads)
      if let home = groups.firstIndex(where: { $0.guards.isEmpty && parts.isSubset(of: $0.keys) }) {
        groups[home].conjuncts.append(piece)
      } else {
        groups.append(RuleGroup(keys: parts.sorted(), conjuncts: [piece]))
      }
    }
    return groups
  }
}
