/// Situations in which an input did the same, and the ways to say it, the plainest first.
struct RecordedClause {
  var scripts: [RecordedScript]
  var edges: [RecordedEdge]

  var script: RecordedScript { scripts.first ?? RecordedScript() }
}
