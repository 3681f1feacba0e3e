import NavCheck
import NavModel

/// A trace in Apalache's Informal Trace Format (ADR 15), for trace viewers of TLA+.
struct InformalTrace {
  let trace: NavigationReport.Trace
  let machine: NavMachine
  /// The path of the original trace file.
  let source: String

  private struct Document: Encodable {
    struct Meta: Encodable {
      var format = "ITF"
      var formatDescription = "https://apalache-mc.org/docs/adr/015adr-trace.html"
      var source: String
      enum CodingKeys: String, CodingKey {
        case format
        case formatDescription = "format-description"
        case source
      }
    }

    var meta: Meta
    var vars = ["actor", "event", "screen", "settled"]
    var states: [State]

    enum CodingKeys: String, CodingKey {
      case meta = "#meta"
      case vars, states
    }
  }

  private struct State: Encodable {
    struct Meta: Encodable { var index: Int }

    var meta: Meta
    var actor: String
    var event: String
    var screen: String
    var settled: Bool

    enum CodingKeys: String, CodingKey {
      case meta = "#meta"
      case actor, event, screen, settled
    }
  }

  var text: String {
    let states = trace.states.enumerated().map { index, world in
      let step = index == 0 ? nil : trace.steps[index - 1].action
      return State(
        meta: State.Meta(index: index), actor: step?.event.actor.rawValue ?? "launch",
        event: step?.description ?? "launch", screen: StatePicture(world, machine).text,
        settled: machine.isQuiescent(world))
    }
    let document = Document(meta: Document.Meta(source: SpecFiles.shown(source)), states: states)
    return JSONText.of(document)
  }
}
