extension NavParser {
  static let feedbackList = "what a feedback does"

  private enum FeedbackLine {
    case statement(NavSpec.Statement)
    case handler(NavSpec.Handler)
  }

  /// Reads `feedback name strategy when condition { statements and handlers }`.
  mutating func feedback() throws(Panic) -> NavSpec.Feedback {
    advance()
    let name = try plainName("the name of a feedback")
    let strategy = try plainName("a strategy: 'first', 'latest', 'edge' or 'stream'")
    try expect("when", "and the states in which it runs")
    var feedback = NavSpec.Feedback(name: name, strategy: strategy, condition: try expression())
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
