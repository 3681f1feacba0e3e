/// A feedback that has begun and not ended.
public struct NavRunningFeedback: Hashable, Sendable {
  /// The kinds of what a feedback has shown.
  public enum Showing: Hashable, Sendable, CaseIterable {
    /// Nothing, on a stack, as a layer.
    case nothing, pushed, presented
  }

  /// An index in ``NavProgram/feedbacks``.
  public internal(set) var feedback: Int
  /// The coordinator whose state it observes.
  public internal(set) var coordinator: CoordinatorID
  /// The screens that it has shown and that are not gone.
  public internal(set) var screens: [ScreenID] = []
  /// The kind of what the feedback has shown, be it still there or not.
  public internal(set) var showing = Showing.nothing

  /// Whether its effect has completed.
  ///
  /// The feedback ends when all that it has sent is consumed.
  public internal(set) var isOver = false
  /// Which beginning within a step it is, from 1 on; 0 between steps.
  var run = 0

  init(feedback: Int, coordinator: CoordinatorID, run: Int) {
    self.feedback = feedback
    self.coordinator = coordinator
    self.run = run
  }
}
