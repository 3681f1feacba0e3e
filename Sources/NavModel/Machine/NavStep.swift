/// An event with the choices taken in it, its outputs, and its text.
public struct NavStep: Hashable, Sendable {
  /// The kind of the event.
  public var event: NavEvent
  /// The alternative taken at each choice point, in order.
  public var choices: [Int]
  /// The outputs.
  public var outputs: [NavOutput]
  /// The event in words.
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

  /// Two steps are equal if they are the same event with the same choices; outputs follow from these.
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
