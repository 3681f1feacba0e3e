/// A step of the machine: an event with the alternatives taken, the outputs, and a description.
public struct NavStep: Hashable, Sendable {
  /// The event that occurs in the step.
  public var event: NavEvent
  /// The index of the alternative taken at each choice point, from 0, in order.
  public var choices: [Int]
  /// The outputs of the step, in order.
  public var outputs: [NavOutput]
  /// The description of the event in the words of a trace.
  public var text: String
  /// The handlers and blocks that the step ran.
  package var reach = NavReach()

  /// Creates a step.
  package init(
    event: NavEvent, choices: [Int], outputs: [NavOutput], text: String, reach: NavReach = NavReach()
  ) {
    self.reach = reach
    (self.event, self.choices, self.outputs, self.text) = (event, choices, outputs, text)
  }

  /// Returns whether two steps have the same event and choices.
  ///
  /// The comparison ignores everything else, since the event and the choices determine it in a given world.
  public static func == (left: Self, right: Self) -> Bool {
    left.event == right.event && left.choices == right.choices
  }

  /// Hashes the event and the choices.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(event)
    hasher.combine(choices)
  }
}

extension NavStep: CustomStringConvertible {
  /// The description of the event, followed by the alternatives taken, if any, counted from 1.
  public var description: String {
    choices.isEmpty ? text : text + " (choice " + choices.map { "\($0 + 1)" }.joined(separator: ", ") + ")"
  }
}
