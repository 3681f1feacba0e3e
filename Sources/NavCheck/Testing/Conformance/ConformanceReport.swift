/// How an implementation compares with its spec, as far as it was driven and observed.
public struct ConformanceReport: Sendable, CustomStringConvertible {
  /// A moment in which no world of the spec fits what was observed.
  public struct Difference: Sendable, Hashable, CustomStringConvertible {
    /// What was done since launch.
    public let steps: [String]
    /// What the spec allows then, in words.
    public let expected: [String]
    /// What was observed, or what the driver threw.
    public let observed: String
    /// The line of the spec's handler of the last step; nil where it has none.
    public let line: Int?

    /// The steps, both sides, and both ways out.
    public var description: String {
      var text = "the code differs from the spec\n"
      if steps.isEmpty { text += "  at launch\n" }
      for (index, step) in steps.enumerated() { text += "  \(index + 1)  \(step)\n" }
      for (index, line) in expected.enumerated() { text += "  \(index == 0 ? "spec" : "  or")  \(line)\n" }
      text += "  code  \(observed)\n"
      text += "if the code is right, change the spec\(line.map { " at line \($0)" } ?? ""); "
      text += "if the spec is right, the bug is in what the code does at the last step\n"
      return text
    }
  }

  /// A step of the spec that was not driven in some situations.
  public struct Undriven: Sendable, Hashable, CustomStringConvertible {
    /// The step, in the words of traces.
    public let step: String
    /// Why it was not.
    public let reason: String
    /// In how many situations.
    public let count: Int

    /// The step with its reason.
    public var description: String { "\(step): \(reason)\(count > 1 ? " (\(count) times)" : "")" }
  }

  /// The first difference of each step of the spec, the shortest first.
  public let differences: [Difference]
  /// How many situations were met: sets of worlds that fit what was observed.
  public let situations: Int
  /// How many steps of the spec were driven from rest.
  public let driven: Int
  /// How many steps were driven before everything had come to rest.
  public let hurried: Int
  /// The steps that the driver cannot do.
  public let unsupported: [String]
  /// The steps that were not driven, with the reason.
  public let undriven: [Undriven]
  /// What the app offers and the spec does not know.
  public let unmodelled: [String]
  /// What observations leave out, so that it was not compared.
  public let unobserved: [String]
  /// The steps of an earlier run that ended in the middle of the last of them: it crashed, or somebody stopped it.
  ///
  /// It says nothing about this run, and so is no difference.
  public let interrupted: [String]

  /// Counts and differences.
  public var description: String {
    var text = differences.isEmpty ? "conforms" : "\(differences.count) differ"
    let left = undriven.reduce(0) { $0 + $1.count }
    text += ": \(driven) steps driven in \(situations) situations"
    text += hurried == 0 ? "" : ", \(hurried) without waiting for rest"
    text += ", \(unsupported.count) unsupported, \(left) not driven"
    text += unobserved.isEmpty ? "" : ", without \(unobserved.joined(separator: ", "))"
    text += "\n"
    for step in unsupported { text += "unsupported: \(step)\n" }
    for step in undriven { text += "not driven: \(step)\n" }
    for step in unmodelled { text += "not in the spec: \(step)\n" }
    if !interrupted.isEmpty {
      text += "an earlier run ended in the middle of: \(interrupted.joined(separator: ", "))\n"
    }
    for difference in differences { text += "\n\(difference)" }
    return text
  }
}
