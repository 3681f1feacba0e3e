#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#elseif canImport(Darwin)
import Darwin
#endif

/// The output when a signal or `exit` ends the process: a message on the error stream, and a line in a file.
///
/// A signal handler may only write bytes that exist already, so each step prepares them. The handler then restores the
/// earlier action of the signal and raises the signal again.
enum CrashMessage {
  /// The last line of a breadcrumb file whose step has ended the process.
  static let mark = "\u{0}crash"

  /// Prepared bytes for a file or stream.
  @safe private struct Prepared {
    var descriptor: Int32
    var bytes: UnsafeMutablePointer<UInt8>
    var count = 0

    init(_ descriptor: Int32) {
      self.descriptor = descriptor
      unsafe bytes = .allocate(capacity: capacity)
    }

    mutating func set(_ text: String) {
      count = 0
      var text = text
      text.withUTF8 { source in
        let length = min(source.count, capacity)
        if let start = source.baseAddress { unsafe bytes.update(from: start, count: length) }
        count = length
      }
    }

    func send() { _ = unsafe write(descriptor, bytes, count) }
  }

  private static let capacity = 1 << 16
  /// The signals of Swift's traps, of `abort`, and of invalid memory accesses.
  private static let signals = [SIGILL, SIGTRAP, SIGABRT, SIGSEGV, SIGBUS, SIGFPE]

  /// Whether a step runs, so that the prepared bytes are valid.
  @safe nonisolated(unsafe) private static var isSet = false
  @safe nonisolated(unsafe) private static var message: Prepared?
  @safe nonisolated(unsafe) private static var line: Prepared?
  @safe nonisolated(unsafe) private static var earlier: UnsafeMutablePointer<sigaction>?

  /// Installs the signal handlers, once per process.
  static func install() { _ = installed }

  private static let installed: Bool = {
    message = Prepared(2)
    line = Prepared(-1)
    let actions = UnsafeMutablePointer<sigaction>.allocate(capacity: 64)
    unsafe actions.initialize(repeating: sigaction(), count: 64)
    unsafe earlier = actions
    for number in signals {
      var action = sigaction()
      #if canImport(Darwin)
      unsafe action.__sigaction_u.__sa_handler = { CrashMessage.tell($0) }
      #else
      unsafe action.__sigaction_handler.sa_handler = { CrashMessage.tell($0) }
      #endif
      _ = unsafe sigaction(number, &action, actions + Int(number))
    }
    atexit { CrashMessage.tell() }
    return true
  }()

  /// Prepares the output; longer texts are cut after 64 KB.
  ///
  /// - Parameters:
  ///   - text: The message for the error stream.
  ///   - line: The line for the file.
  ///   - descriptor: The file descriptor, positioned where the line goes.
  static func set(_ text: String, leaving line: String, in descriptor: Int32) {
    // If a signal arrives during the change, its handler writes nothing instead of a partial text.
    isSet = false
    message?.set(text)
    self.line?.descriptor = descriptor
    self.line?.set(line)
    isSet = true
  }

  /// Discards the prepared output, since no step runs.
  static func clear() { isSet = false }

  private static func tell() {
    guard isSet else { return }
    isSet = false
    message?.send()
    line?.send()
  }

  private static func tell(_ number: Int32) {
    tell()
    if let earlier { _ = unsafe sigaction(number, earlier + Int(number), nil) }
    _ = raise(number)
  }
}
