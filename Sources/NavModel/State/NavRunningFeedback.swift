/// A feedback that is in progress: a reaction to the states of a coordinator.
public struct NavRunningFeedback: Hashable, Sendable {
  /// The ways in which the body of a feedback can show a screen.
  public enum Showing: Hashable, Sendable, CaseIterable {
    /// The body has created no screen.
    case nothing
    /// The body has created a screen without presenting it, usually to push it.
    case pushed
    /// The body has presented a screen as a layer, or has tried to.
    case presented
  }

  /// The declaration of the feedback, as an index in ``NavProgram/feedbacks``.
  public internal(set) var feedback: Int
  /// The coordinator whose states the feedback observes.
  public internal(set) var coordinator: CoordinatorID
  /// The screens that the feedback has shown and that are not removed yet.
  public internal(set) var screens: [ScreenID] = []
  /// How the body of the feedback has shown a screen; the value stays after the screen is removed.
  public internal(set) var showing = Showing.nothing

  /// Whether the effect of the feedback has completed.
  ///
  /// The feedback itself stays until the app handles ``NavMessage/ended(_:of:)``, or until it is cancelled.
  public internal(set) var isOver = false
  /// The position in the sequence of feedbacks that began in the current step, from 1; 0 between steps.
  var run = 0

  init(feedback: Int, coordinator: CoordinatorID, run: Int) {
    self.feedback = feedback
    self.coordinator = coordinator
    self.run = run
  }
}
