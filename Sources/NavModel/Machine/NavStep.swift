/// A step: an event with its choices, its outputs, and its description.
public struct NavStep: Hashable, Sendable {
  /// The event that occurs in the step.
  public var event: NavEvent
  /// The index of the alternative taken at each choice, in order.
  public var choices: [Int]
  /// The outputs of the step, in order.
  public var outputs: [NavOutput]
  /// The description of the event, as traces print it.
  public var text: String
  /// The handlers and blocks that it runs.
  package var reach = NavReach()

  /// Makes a step.
  package init(
    event: NavEvent, choices: [Int], outputs: [NavOutput], text: String, reach: NavReach = NavReach()
  ) {
    self.reach = reach
    (self.event, self.choices, self.outputs, self.text) = (event, choices, outputs, text)
  }

  /// Returns whether two steps have the same event and choices, which determine the outputs.
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
  /// The description of the event, with the choices taken.
  public var description: String {
    choices.isEmpty ? text : text + " (choice " + choices.map { "\($0 + 1)" }.joined(separator: ", ") + ")"
  }
}
