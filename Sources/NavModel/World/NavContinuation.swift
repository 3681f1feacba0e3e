/// A block that runs in the next turn or at the end of a transition, with its captured values.
public struct NavContinuation: Hashable, Sendable {
  /// The code that a continuation runs.
  public enum Block: Hashable, Sendable {
    /// A block of `later` or `then`, as an index in ``NavProgram/continuations``.
    case written(Int)
    /// A task of the library, by a number that the library defines; the frame's locals are its values.
    case library(Int)
    /// The action of an alert's button, by its control, after the alert was dismissed; the frame's locals are its
    /// values.
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
