/// A block that runs in the next turn or at the end of a transition, with its captured values.
public struct NavContinuation: Hashable, Sendable {
  /// The block that runs.
  public enum Block: Hashable, Sendable {
    /// A block of `later` or `then`: an index in ``NavProgram/continuations``.
    case written(Int)
    /// A task of the library, by the library's own number; the frame's locals are its values.
    case library(Int)
    /// The action of an alert's button, which runs when the alert has gone: the control; the frame's locals are its values.
    case action(Int)
  }

  /// The block that runs.
  public internal(set) var block: Block
  /// The frame of the names.
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
