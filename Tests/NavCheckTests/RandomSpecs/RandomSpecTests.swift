import Testing

@testable import NavCheck
@testable import NavModel

/// The specs that engines are compared on.
@Suite("Random specs are apps: valid, small, and of every kind") struct RandomSpecTests {
  @Test func `nearly all are valid at the first attempt, and each thing that a spec can say occurs`() {
    var wrong: [String] = []
    var uses: [RandomSpec.Feature: Int] = [:]
    for seed in 0..<300 as Range<UInt64> {
      let spec = RandomSpec(seed: seed)
      #expect(RandomSpec(seed: seed).text == spec.text, "\(spec)")
      if let mistake = spec.mistake { wrong.append("seed \(seed): \(mistake)\n\(spec.text)") }
      for feature in spec.features { uses[feature, default: 0] += 1 }
    }
    #expect(wrong.count <= 15, "\(wrong.count) invalid\n\(wrong.prefix(3).joined(separator: "\n"))")
    for feature in RandomSpec.Feature.allCases { #expect(uses[feature, default: 0] > 2, "\(feature)") }
  }
}
