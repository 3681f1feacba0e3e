/// How far a world is from the launch, as it is written for other processes: `[inputs, steps]`.
package struct WorldLevel: Hashable, Comparable, Codable, Sendable {
  /// The number of inputs of the world's shortest paths.
  package let inputs: Int
  /// The least number of steps of these paths.
  package let steps: Int

  package init(inputs: Int, steps: Int) { (self.inputs, self.steps) = (inputs, steps) }

  package init(from decoder: any Decoder) throws {
    var numbers = try decoder.unkeyedContainer()
    inputs = try numbers.decode(Int.self)
    steps = try numbers.decode(Int.self)
    let isLevel = numbers.isAtEnd && inputs >= 0 && steps >= inputs && steps < 1 << 40
    guard isLevel else {
      throw DecodingError.dataCorruptedError(in: numbers, debugDescription: "a level is [inputs, steps]")
    }
  }

  package func encode(to encoder: any Encoder) throws {
    var numbers = encoder.unkeyedContainer()
    try numbers.encode(inputs)
    try numbers.encode(steps)
  }

  package static func < (left: Self, right: Self) -> Bool {
    (left.inputs, left.steps) < (right.inputs, right.steps)
  }

  var level: Level { Level(cost: inputs, steps: steps) }
}
