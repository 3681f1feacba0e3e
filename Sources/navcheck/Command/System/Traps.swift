#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#elseif canImport(Darwin)
import Darwin
#endif

/// Handlers for bugs that end the process: a trap of the runtime, or a stack overflow.
enum Traps {
  /// Installs handlers that end the process with exit code 70 after the runtime's message.
  ///
  /// The handlers apply to all threads. A thread whose stack may overflow needs a separate signal stack
  /// (``onOwnSignalStack(_:)``).
  static func answer() {
    let answer: @convention(c) (Int32) -> Void = { _ in
      let message: StaticString =
        "navcheck: this is a bug in navcheck; please report it with the spec and the command line\n"
      // A signal handler must not allocate memory.
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

  /// Calls a function with a separate signal stack on this thread, since the normal stack may have overflowed.
  ///
  /// Source: sigaltstack(2); each thread has its own signal stack.
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
