#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#elseif canImport(Darwin)
import Darwin
#endif

/// The end of the process by a mistake of its own: a trap of the runtime, or a stack that has ended.
enum Traps {
  /// Ends the process, after the runtime's message, with the code for navcheck's own mistakes.
  ///
  /// It holds for all threads; one that may use its stack up needs another for the answer (``onOwnSignalStack(_:)``).
  static func answer() {
    let answer: @convention(c) (Int32) -> Void = { _ in
      let message: StaticString =
        "navcheck: this is a bug in navcheck; please report it with the spec and the command line\n"
      // Nothing may be allocated here.
      _ = unsafe write(2, message.utf8Start, message.utf8CodeUnitCount)
      _exit(ExitCode.internalError.rawValue)
    }
    var action = sigaction()
    #if canImport(Glibc)
    unsafe action.__sigaction_handler.sa_handler = answer
    #elseif canImport(Musl)
    unsafe action.__sa_handler.sa_handler = answer
    #else
    unsafe action.__sigaction_u.__sa_handler = answer
    #endif
    action.sa_flags = Int32(SA_ONSTACK)
    for trap in [SIGILL, SIGTRAP, SIGABRT, SIGBUS, SIGFPE, SIGSEGV] {
      _ = unsafe sigaction(trap, &action, nil)
    }
  }

  /// Calls a function with a stack for signals on this thread: the usual one may be what has ended.
  ///
  /// Source: sigaltstack(2), by which each thread has a stack of its own for signals.
  static func onOwnSignalStack<Result>(_ body: () -> Result) -> Result {
    let size = 64 << 10
    let room = UnsafeMutableRawPointer.allocate(byteCount: size, alignment: 16)
    var stack = unsafe stack_t()
    unsafe stack.ss_sp = room
    unsafe stack.ss_size = size
    var old = unsafe stack_t()
    _ = unsafe sigaltstack(&stack, &old)
    defer {
      _ = unsafe sigaltstack(&old, nil)
      unsafe room.deallocate()
    }
    return body()
  }
}
