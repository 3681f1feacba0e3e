/// Statements that describe the effect of a handler, with the declarations that they need.
struct RecordedScript: Hashable {
  /// A flow that a coordinator opens.
  struct Branch: Hashable {
    let parent: String
    let child: String
  }

  /// A request to a coordinator above.
  struct Request: Hashable {
    let sender: String
    let receiver: String
    let name: String
    let statement: String
  }

  var lines: [String] = []
  var branches: [Branch] = []
  var requests: [Request] = []

  /// The same statements with `in self`, so that they apply to the coordinator's own stack.
  var inSelf: Self {
    RecordedScript(lines: lines.map { "\($0) in self" }, branches: branches, requests: requests)
  }

  static func + (left: Self, right: Self) -> Self {
    RecordedScript(
      lines: left.lines + right.lines, branches: left.branches + right.branches,
      requests: left.requests + right.requests)
  }
}
