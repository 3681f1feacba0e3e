/// The results of one job for each property: the number of states or steps to which it applied, and the nearest
/// findings.
struct BlockTally<Word: PackedWord, Action> {
  /// A step that is a finding.
  struct Step {
    var from: Word
    let action: Action
    var to: Word
    let cost: Int
  }

  private(set) var mattered: [Int]
  /// The least level of a finding.
  private(set) var nearest: [Level?]
  /// The findings at that level.
  private(set) var states: [[Word]]
  private(set) var steps: [[Step]]

  init(properties: Int) {
    mattered = Array(repeating: 0, count: properties)
    nearest = Array(repeating: nil, count: properties)
    states = Array(repeating: [], count: properties)
    steps = Array(repeating: [], count: properties)
  }

  /// Whether a finding at this level would be kept.
  func isOpen(_ property: Int, at level: Level) -> Bool {
    nearest[property].map { level <= $0 } ?? true
  }

  mutating func matter(_ property: Int, times: Int) { mattered[property] += times }

  mutating func found(_ word: Word, _ property: Int, at level: Level) {
    if opens(property, at: level) { states[property].append(word) }
  }

  mutating func found(_ step: Step, _ property: Int, at level: Level) {
    if opens(property, at: level) { steps[property].append(step) }
  }

  /// Records the results of some states of one level for the predicates of one function.
  mutating func note<Machine>(
    _ answer: UInt64, to questions: ArraySlice<BlockQuestions<Machine>.OfState>,
    _ words: Slice<UnsafeBufferPointer<Word>>, at level: Level
  ) where Machine: StateMachine {
    var rest = answer
    while rest != 0 {
      let place = rest.trailingZeroBitCount
      let property = questions[questions.startIndex + place / 2].property
      unsafe mattered[property] += words.count
      if rest >> UInt64(place) & 2 != 0, isOpen(property, at: level) {
        for word in unsafe words.indices { found(unsafe words[word], property, at: level) }
      }
      rest &= ~(3 << UInt64(place))
    }
  }

  /// Adds the results of another job.
  mutating func merge(_ other: BlockTally) {
    for property in mattered.indices {
      mattered[property] += other.mattered[property]
      guard let level = other.nearest[property], opens(property, at: level) else { continue }
      states[property] += other.states[property]
      steps[property] += other.steps[property]
    }
  }

  /// Re-encodes the packed states of the findings.
  mutating func recode(_ recoded: WordRecoding<Word>) {
    for property in mattered.indices {
      for index in states[property].indices {
        states[property][index] = recoded(states[property][index])
      }
      for index in steps[property].indices {
        steps[property][index].from = recoded(steps[property][index].from)
        steps[property][index].to = recoded(steps[property][index].to)
      }
    }
  }

  /// The same tally with other packed states for the targets of findings; findings without a target are left out.
  func resolvingTargets(_ resolved: (Word) -> Word?) -> BlockTally {
    var copy = self
    for property in steps.indices {
      copy.steps[property] = steps[property].compactMap { step in
        resolved(step.to).map { Step(from: step.from, action: step.action, to: $0, cost: step.cost) }
      }
    }
    return copy
  }

  private mutating func opens(_ property: Int, at level: Level) -> Bool {
    if let nearest = nearest[property] {
      if nearest < level { return false }
      if level < nearest {
        states[property] = []
        steps[property] = []
      }
    }
    nearest[property] = level
    return true
  }
}
