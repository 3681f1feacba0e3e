/// One input in one situation, and what had come of it when the app was at rest again.
struct RecordedEdge {
  let from: Int
  let to: Int
  /// The input, in the words of traces.
  let word: String
  /// What a spec has a handler for; nil for what the platform does by itself.
  let cause: RecordedCause?
  /// The screen that was tapped.
  let screen: Int?
  let before: RecordedSight
  let after: RecordedSight

  /// The screens that are in no container any more.
  var removed: [RecordedSight.Screen] {
    let kept = Set(after.all.map(\.id))
    return before.all.filter { !kept.contains($0.id) }
  }
}
