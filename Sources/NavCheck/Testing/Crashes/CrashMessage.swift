#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#elseif canImport(Darwin)
import Darwin
#endif

/// What is written when a signal or `exit` ends the process: a message to the error stream, and a line to a file.
///
/// All that a handler of signals may do is write bytes that are there already, so each step prepares them. Then the signal goes where it would
/// have gone without the handler.
enum CrashMessage {
  /// The line at the end of a breadcrumb whose step has ended the process.
  static let mark = "\u{0}crash"

  /// Bytes that are written to a file or stream.
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
  /// The traps of Swift, `abort`, and accesses that fail.
  private static let signals = [SIGILL, SIGTRAP, SIGABRT, SIGSEGV, SIGBUS, SIGFPE]

  /// Whether a step is under way.
  @safe nonisolated(unsafe) private static var isSet = false
  @safe nonisolated(unsafe) private static var message: Prepared?
  @safe nonisolated(unsafe) private static var line: Prepared?
  @safe nonisolated(unsafe) private static var earlier: UnsafeMutablePointer<sigaction>?

  /// Listens to signals from now on; once in a process.
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

  /// Sets what is written; of long texts the first 64 KB.
  ///
  /// - Parameters:
  ///   - text: The message.
  ///   - line: What is added to a file.
  ///   - descriptor: The file, at the place of the line.
  static func set(_ text: String, leaving line: String, in descriptor: Int32) {
    // A handler that runs meanwhile finds nothing rather than half of it.
    isSet = false
    message?.set(text)
    self.line?.descriptor = descriptor
    self.line?.set(line)
    isSet = true
  }

  /// Nothing is under way.
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
