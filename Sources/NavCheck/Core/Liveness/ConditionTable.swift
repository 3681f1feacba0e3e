/// The fairness conditions of a check, one for each name and key, and the conditions to which each action belongs.
///
/// Sets of conditions are interned as numbers: there are few sets, and every state and every step refers to one.
struct ConditionTable<Action: Hashable & Sendable> {
  private struct Key: Hashable {
    let declaration: Int
    let text: String
  }

  private let declarations: [FairnessCondition<Action>]
  private var numbers: [Key: Int] = [:]
  private var setNumbers: [Set<Int>: Int] = [[]: 0]
  private var setsOfActions: [Action: Int] = [:]

  /// The sets of conditions by their numbers; the first one is empty.
  private(set) var sets: [Set<Int>] = [[]]

  /// The strength of each condition.
  private(set) var strengths: [CheckFairness] = []

  /// For each condition its name and key, which order conditions independently of their discovery.
  private(set) var names: [String] = []

  init(_ declarations: [FairnessCondition<Action>]) {
    self.declarations = declarations
  }

  /// The number of the set of the conditions that an action belongs to.
  mutating func set(of action: Action) -> Int {
    if let known = setsOfActions[action] { return known }
    var conditions: Set<Int> = []
    for (index, declaration) in declarations.enumerated() {
      guard let text = declaration.key(action) else { continue }
      conditions.insert(number(of: Key(declaration: index, text: text)))
    }
    let number = number(of: conditions)
    setsOfActions[action] = number
    return number
  }

  /// The number of a set.
  mutating func number(of conditions: Set<Int>) -> Int {
    if let known = setNumbers[conditions] { return known }
    let number = sets.count
    sets.append(conditions)
    setNumbers[conditions] = number
    return number
  }

  /// The number of the union of two sets, given by numbers.
  mutating func union(_ first: Int, _ second: Int) -> Int {
    if first == second || second == 0 { return first }
    if first == 0 { return second }
    return number(of: sets[first].union(sets[second]))
  }

  private mutating func number(of key: Key) -> Int {
    if let known = numbers[key] { return known }
    let number = strengths.count
    numbers[key] = number
    strengths.append(declarations[key.declaration].strength)
    names.append("\(declarations[key.declaration].name)\u{0}\(key.text)")
    return number
  }
}
