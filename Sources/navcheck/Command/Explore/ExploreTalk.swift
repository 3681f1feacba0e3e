/// The interactive explorer without a terminal: prints the world and the numbered steps, and reads commands line by
/// line.
struct ExploreTalk {
  var way: ExploreWay
  let path: String

  private static let help =
    "a number takes a step · u undoes · r goes back to the launch · l N begins at launch N · f NAME goes to a "
    + "failure · t prints the path · q ends"

  /// Reads commands until the input ends.
  mutating func run(_ input: () -> String?, _ output: inout some TextOutputStream) -> ExitCode {
    output.write("\(SpecFiles.shown(path))  \(way.title)\n\(Self.help)\n")
    if way.worlds.isEmpty {
      output.write("the app cannot be launched within this scope\n")
      return .asRequired
    }
    tell(&output)
    while true {
      output.write("> ")
      guard let line = input() else { break }
      if line.allSatisfy(\.isWhitespace) { continue }
      if answer(line, &output) { break }
    }
    output.write("\n")
    return .asRequired
  }

  /// Runs the command in a line, and returns whether it ends the exploration.
  private mutating func answer(_ line: String, _ output: inout some TextOutputStream) -> Bool {
    let words = line.split(whereSeparator: \.isWhitespace).map(String.init)
    let argument = words.count > 1 ? words[1] : ""
    var mistake: String?
    switch words[0] {
    case "q": return true
    case "u": if !way.undo() { mistake = "there is nothing to undo" }
    case "r": way.restart()
    case "l":
      let isKnown = Int(argument).map { way.begin(atLaunch: $0 - 1) } ?? false
      if !isKnown { mistake = "the launches have the numbers 1 to \(way.launches)" }
    case "f":
      if !way.go(toFailure: argument) {
        mistake = "failures: \(way.failures.isEmpty ? "none" : way.failures.joined(separator: ", "))"
      }
    case "t":
      for step in way.taken { output.write("  \(step)\n") }
      return false
    default:
      let isKnown = Int(words[0]).map { way.take($0 - 1) } ?? false
      if !isKnown { mistake = "there is no '\(SpecFiles.shown(line))' here\n\(Self.help)" }
    }
    if let mistake { output.write("\(mistake)\n") } else { tell(&output) }
    return false
  }

  /// Prints the world and the possible steps.
  private func tell(_ output: inout some TextOutputStream) {
    output.write("\n")
    for line in way.lines { output.write("\(line)\n") }
    for (index, choice) in way.choices.enumerated() {
      output.write("  \(DisplayWidth.indented("\(index + 1)", to: 3))  \(choice)\n")
    }
  }
}
