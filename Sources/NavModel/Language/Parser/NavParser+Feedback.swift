extension NavParser {
  static let feedbackList = "the statements and handlers of the feedback"

  private enum FeedbackLine {
    case statement(NavSpec.Statement)
    case handler(NavSpec.Handler)
  }

  /// Reads `feedback name strategy control when condition { statements and handlers }`.
  ///
  /// Only `predicate`, `lensing` and `skippingRepeated` have a control. Without a condition, the feedback runs for
  /// every state.
  mutating func feedback() throws(Panic) -> NavSpec.Feedback {
    advance()
    let name = try plainName("the name of a feedback")
    let strategies = NavProgram.FeedbackDeclaration.Strategy.allCases.map { "'\($0.rawValue)'" }
    let strategy = try plainName("a strategy: " + strategies.joined(separator: ", "))
    var feedback = NavSpec.Feedback(name: name, strategy: strategy)
    let known = NavProgram.FeedbackDeclaration.Strategy(rawValue: strategy.text)
    // An unknown strategy may be the misspelt name of a strategy with a control.
    let hasControl: Bool =
      switch known {
      case .predicate, .lensing, .skippingRepeated: true
      case nil: !at("when") && !at(.leftBrace) && !isAtEnd
      default: false
      }
    if hasControl {
      feedback.control = try expression()
    }
    if take("when") { feedback.condition = try expression() }
    let lines = try block(of: Self.feedbackList) { parser throws(Panic) -> FeedbackLine? in
      parser.at("on") ? .handler(try parser.handler()) : .statement(try parser.statement())
    }
    for line in lines {
      switch line {
      case .statement(let statement): feedback.body.append(statement)
      case .handler(let handler): feedback.handlers.append(handler)
      }
    }
    return feedback
  }
}
