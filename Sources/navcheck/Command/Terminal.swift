#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif
#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#elseif canImport(Darwin)
import Darwin
#endif

/// The process and its terminal; the one file of the command that calls C.
enum Terminal {
  /// A stream that is written as it comes; a reader who has gone away is no error.
  struct Stream: TextOutputStream {
    let descriptor: Int32
    /// Why something could not be written, other than that nobody reads any more.
    private(set) var failure: String?

    mutating func write(_ text: String) {
      let bytes = Array(text.utf8)
      var start = 0
      while start < bytes.count {
        let written = unsafe bytes[start...].withUnsafeBytes {
          unsafe systemWrite(descriptor, $0.baseAddress, $0.count)
        }
        if written < 0, errno == EINTR { continue }
        if written <= 0 {
          if written < 0, errno != EPIPE { failure = unsafe String(cString: strerror(errno)) }
          return
        }
        start += written
      }
    }
  }

  static var standardOutput: Stream { Stream(descriptor: 1) }
  static var standardError: Stream { Stream(descriptor: 2) }
  static var environment: [String: String] { ProcessInfo.processInfo.environment }
  static func isTerminal(_ descriptor: Int32) -> Bool { isatty(descriptor) == 1 }

  /// A closed pipe ends a write, not the process.
  static func ignoreBrokenPipes() { _ = signal(SIGPIPE, SIG_IGN) }

  /// The first Ctrl-C asks for a partial report; the second ends the process as ever.
  static func catchInterrupt() {
    _ = signal(SIGINT) { _ in
      unsafe interruptFlag = 1
      _ = signal(SIGINT, SIG_DFL)
    }
  }

  /// A trap of the runtime, after its message, ends the process with the code for navcheck's own mistakes.
  ///
  /// The answer has a stack of its own on the thread that calls this: the usual one may be what has ended.
  static func answerTraps() {
    let size = 64 << 10
    var stack = unsafe stack_t()
    unsafe stack.ss_sp = UnsafeMutableRawPointer.allocate(byteCount: size, alignment: 16)
    unsafe stack.ss_size = size
    _ = unsafe sigaltstack(&stack, nil)
    let answer: @convention(c) (Int32) -> Void = { _ in
      let message: StaticString =
        "navcheck: this is a mistake of navcheck itself; please report it with the spec and the command line\n"
      _ = unsafe systemWrite(2, UnsafeRawPointer(message.utf8Start), message.utf8CodeUnitCount)
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

  static var isInterrupted: Bool { unsafe interruptFlag != 0 }

  static func exit(_ code: Int32) -> Never { systemExit(code) }
}

// Written by the signal handler only, and an aligned word: a reader sees it set or not set.
nonisolated(unsafe) private var interruptFlag: sig_atomic_t = 0

private func systemExit(_ code: Int32) -> Never { exit(code) }

private func systemWrite(_ descriptor: Int32, _ bytes: UnsafeRawPointer?, _ count: Int) -> Int {
  unsafe write(descriptor, bytes, count)
}
