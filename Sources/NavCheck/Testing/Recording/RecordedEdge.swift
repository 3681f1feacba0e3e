/// One input in one situation, with the settled situation after it.
struct RecordedEdge {
  let from: Int
  let to: Int
  /// The description of the input, as traces print it.
  let word: String
  /// The trigger of a handler; nil for a step of the platform.
  let cause: RecordedCause?
  /// The identifier of the tapped screen; nil for other inputs.
  let screen: Int?
  let before: RecordedSight
  let after: RecordedSight

  /// The screens that the step removed from all containers.
  var removed: [RecordedSight.Screen] {
    let kept = Set(after.all.map(\.id))
    return before.all.filter { !kept.contains($0.id) }
  }
}
