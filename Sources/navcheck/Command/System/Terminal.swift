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

/// The output streams and signals of the process.
enum Terminal {
  /// An unbuffered output stream, for which a closed pipe is no error.
  struct Stream: TextOutputStream {
    let descriptor: Int32
    /// The latest write error other than a closed pipe; nil for none.
    private(set) var failure: String?

    mutating func write(_ text: String) {
      guard let error = OpenFile(descriptor: descriptor).write(text.utf8), error != EPIPE else { return }
      failure = unsafe String(cString: strerror(error))
    }
  }

  static var standardOutput: Stream { Stream(descriptor: 1) }
  static var standardError: Stream { Stream(descriptor: 2) }
  static var environment: [String: String] { ProcessInfo.processInfo.environment }
  static func isTerminal(_ descriptor: Int32) -> Bool { isatty(descriptor) == 1 }

  /// Ignores SIGPIPE, so that a closed pipe fails a write instead of ending the process.
  static func ignoreBrokenPipes() { _ = signal(SIGPIPE, SIG_IGN) }

  /// Installs a handler by which the first SIGINT (Ctrl-C) or SIGTERM requests a partial report; a later one ends the
  /// process.
  ///
  /// A program that starts this one, such as `timeout` or `make`, may pass on a signal that the terminal has sent to both.
  /// Therefore a second signal within half a second does nothing.
  static func catchInterrupts() {
    for interrupt in [SIGINT, SIGTERM] {
      _ = signal(interrupt) { number in
        if unsafe interruptFlag == 0 {
          unsafe interruptTime = milliseconds()
          unsafe interruptFlag = 1
        } else if unsafe milliseconds() - interruptTime >= 500 {
          _ = signal(number, SIG_DFL)
          _ = raise(number)
        }
      }
    }
  }

  static var isInterrupted: Bool { unsafe interruptFlag != 0 }

  static func exit(_ code: Int32) -> Never { systemExit(code) }
}

// Only the signal handler writes this aligned word, so that a read is atomic.
nonisolated(unsafe) private var interruptFlag: sig_atomic_t = 0

/// When the first of these signals arrived; only the signal handler reads and writes it.
nonisolated(unsafe) private var interruptTime = 0

/// The time in milliseconds since some moment, by a call that a signal handler may make.
private func milliseconds() -> Int {
  var now = timespec()
  _ = unsafe clock_gettime(CLOCK_MONOTONIC, &now)
  return now.tv_sec * 1_000 + now.tv_nsec / 1_000_000
}

private func systemExit(_ code: Int32) -> Never { exit(code) }
