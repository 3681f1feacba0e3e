/// The body of a handler, with one or more cases that conditions distinguish.
struct RecordedBody {
  /// The condition under which a control is enabled; nil for always.
  var condition: String?
  /// The cases in order; all but the last have a condition.
  var cases: [(condition: String?, script: RecordedScript)]

  var scripts: [RecordedScript] { cases.map(\.script) }

  var lines: [String] {
    var text: [String] = []
    for (index, one) in cases.enumerated() {
      guard let condition = one.condition else {
        text +=
          index == 0 ? one.script.lines : one.script.lines.isEmpty ? [] : ["{"] + one.script.lines + ["}"]
        continue
      }
      let isFollowed = cases[(index + 1)...].contains { $0.condition != nil || !$0.script.lines.isEmpty }
      text += ["if \(condition) {"] + one.script.lines + [isFollowed ? "} else" : "}"]
    }
    // A case begins on the line on which the previous case ends.
    var joined: [String] = []
    for line in text {
      if joined.last?.hasSuffix("} else") == true {
        joined[joined.count - 1] += " " + line
      } else {
        joined.append(line)
      }
    }
    return joined
  }
}
