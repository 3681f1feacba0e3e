/// The situations in which an input had the same effect, with the scripts that describe it, the simplest first.
struct RecordedClause {
  var scripts: [RecordedScript]
  var edges: [RecordedEdge]

  var script: RecordedScript { scripts.first ?? RecordedScript() }
}
