/// Finds conditions of the spec language that distinguish situations.
struct RecordedConditions {
  let rules: RecordedRules
  /// The coordinator in which the conditions are evaluated.
  let owner: String

  /// Returns the simplest condition that is true in all situations of one list and in none of another; nil for none.
  func telling(_ these: [RecordedSight], from others: [RecordedSight]) -> String? {
    let questions = these.reduce(into: [String]()) { all, sight in
      for question in answers(sight) where !all.contains(question) { all.append(question) }
    }
    let away = others.reduce(into: [String]()) { all, sight in
      for question in answers(sight) where !all.contains(question) { all.append(question) }
    }
    let (here, there) = (these.map { Set(answers($0)) }, others.map { Set(answers($0)) })
    let always = questions.filter { question in here.allSatisfy { $0.contains(question) } }
    if let one = always.first(where: { one in !there.contains { $0.contains(one) } }) { return one }
    let never = away.filter { question in !here.contains { $0.contains(question) } }
    if let one = never.first(where: { one in there.allSatisfy { $0.contains(one) } }) {
      return "not (\(one))"
    }
    for (index, one) in never.enumerated() {
      for other in never.dropFirst(index + 1)
      where there.allSatisfy({ $0.contains(one) || $0.contains(other) }) {
        return "not (\(one)) and not (\(other))"
      }
    }
    return nil
  }

  /// Returns the basic conditions that are true in a situation.
  private func answers(_ sight: RecordedSight) -> [String] {
    var all: [String] = []
    if let value = rules.values[sight.observation] { all.append("observed == \(value)") }
    for work in sight.pending where rules.workers[work] == owner { all.append("\(work) is running") }
    for screen in sight.screens
    where RecordedNames.isMember(screen.name) && RecordedNames.isType(screen.owner) {
      let question = screen.owner == owner ? "\(screen.name) is onScreen" : "\(screen.kind) is onScreen"
      if !all.contains(question) { all.append(question) }
    }
    return all
  }
}
