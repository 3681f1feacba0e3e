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

/// The process and its terminal.
enum Terminal {
  /// A stream that is written as it comes; a reader who has gone away is no error.
  struct Stream: TextOutputStream {
    let descriptor: Int32
    /// Why something could not be written, other than a closed pipe.
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

  /// A closed pipe ends a write, not the process.
  static func ignoreBrokenPipes() { _ = signal(SIGPIPE, SIG_IGN) }

  /// The first Ctrl-C asks for a partial report; the second ends the process as ever.
  static func catchInterrupt() {
    _ = signal(SIGINT) { _ in
      unsafe interruptFlag = 1
      _ = signal(SIGINT, SIG_DFL)
    }
  }

  static var isInterrupted: Bool { unsafe interruptFlag != 0 }

  static func exit(_ code: Int32) -> Never { systemExit(code) }
}

// Written by the signal handler only, and an aligned word: a reader sees it set or not set.
nonisolated(unsafe) private var interruptFlag: sig_atomic_t = 0

private func systemExit(_ code: Int32) -> Never { exit(code) }
