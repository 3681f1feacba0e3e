/// A block that runs later, with its captured values.
///
/// A block runs in a later turn of the run loop, at the end of a transition, or when flows are ready (`whenReady`).
public struct NavContinuation: Hashable, Sendable {
  /// The code that a continuation runs.
  public enum Block: Hashable, Sendable {
    /// A block of `later`, `then` or `whenReady`, as an index in ``NavProgram/continuations``.
    case written(Int)
    /// A task of the coordinator library, by a number that the library defines.
    ///
    /// The locals of the frame are the values of the task.
    case library(Int)
    /// The action of an alert's button, by the index of its control in ``NavProgram/controls``.
    ///
    /// The action runs after the alert was dismissed. The locals of the frame are the values of the control.
    case action(Int)
  }

  /// The code that runs.
  public internal(set) var block: Block
  /// The values of `self`, `this`, `child` and locals that the block captured.
  public internal(set) var frame: NavFrame

  init(block: Int, frame: NavFrame) {
    self.block = .written(block)
    self.frame = frame
  }

  init(action control: Int, frame: NavFrame) {
    block = .action(control)
    self.frame = frame
  }

  init(library task: Int, frame: NavFrame) {
    block = .library(task)
    self.frame = frame
  }
}
