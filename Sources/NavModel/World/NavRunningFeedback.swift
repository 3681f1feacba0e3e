/// A feedback that is in progress: a reaction to the states of a coordinator.
public struct NavRunningFeedback: Hashable, Sendable {
  /// How a feedback has shown a screen.
  public enum Showing: Hashable, Sendable, CaseIterable {
    /// No screen was shown (`nothing`), one was put on a stack (`pushed`), or one was shown as a layer (`presented`).
    case nothing, pushed, presented
  }

  /// The declaration of the feedback, as an index in ``NavProgram/feedbacks``.
  public internal(set) var feedback: Int
  /// The coordinator whose states the feedback observes.
  public internal(set) var coordinator: CoordinatorID
  /// The screens that the feedback has shown and that are not removed yet.
  public internal(set) var screens: [ScreenID] = []
  /// How the feedback has shown a screen, even if the screen was removed since.
  public internal(set) var showing = Showing.nothing

  /// Whether the effect of the feedback has completed.
  ///
  /// The feedback itself ends when the app has handled all messages that it has sent.
  public internal(set) var isOver = false
  /// Which beginning within a step it is, from 1 on; 0 between steps.
  var run = 0

  init(feedback: Int, coordinator: CoordinatorID, run: Int) {
    self.feedback = feedback
    self.coordinator = coordinator
    self.run = run
  }
}
