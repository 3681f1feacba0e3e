import NavCheck

/// Counters that each count up to an end, by one rule that reads all of them: every state has to be asked about.
struct Counters: ComponentMachine {
  typealias State = [Int]
  typealias Action = String

  let partCount: Int
  let end: Int

  var hasLimits: Bool { false }
  var initialStates: [[Int]] { [Array(repeating: 0, count: partCount)] }

  func parts(of state: [Int]) -> [Int] { state }
  func state(of parts: [Int]) -> [Int] { parts }

  var rules: [ComponentRule<Int, String>] {
    let all = Array(0..<partCount)
    return [
      ComponentRule(reads: all, writes: all) { [end] counts, emit in
        for part in all where counts[part] < end {
          var next = counts
          next[part] += 1
          emit("count \(part)", next)
        }
      }
    ]
  }
}
