#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#elseif canImport(Darwin)
import Darwin
#endif

/// A terminal in raw mode, which delivers each key at once and does not echo it.
struct KeyReader {
  private let before: termios

  /// Switches the terminal to raw mode; nil unless standard input and output are a terminal that allows it.
  init?() {
    guard Terminal.isTerminal(0), Terminal.isTerminal(1) else { return nil }
    var now = termios()
    guard unsafe tcgetattr(0, &now) == 0 else { return nil }
    before = now
    now.c_lflag &= ~tcflag_t(ECHO | ICANON | ISIG)
    now.c_iflag &= ~tcflag_t(ICRNL | IXON)
    guard unsafe tcsetattr(0, TCSAFLUSH, &now) == 0 else { return nil }
  }

  /// Restores the mode of the terminal.
  func end() {
    var old = before
    _ = unsafe tcsetattr(0, TCSAFLUSH, &old)
  }

  /// The rows and columns of the terminal.
  static var size: (rows: Int, columns: Int) {
    var window = winsize()
    guard unsafe ioctl(1, numericCast(TIOCGWINSZ), &window) == 0, window.ws_row > 0 else { return (24, 80) }
    return (Int(window.ws_row), Int(window.ws_col))
  }

  /// Returns the next key; nil at the end of the input, and for Ctrl-C and Ctrl-D.
  static func next() -> ExploreScreen.Key? {
    while let byte = byte() {
      switch byte {
      case 3, 4: return nil
      case 10, 13: return .enter
      case 0x1B:
        guard let bracket = Self.byte(), bracket == 0x5B || bracket == 0x4F, let end = Self.byte()
        else { continue }
        if end == 0x41 { return .up }
        if end == 0x42 { return .down }
      case 0x20...0x7E: return .letter(Character(Unicode.Scalar(byte)))
      default: continue
      }
    }
    return nil
  }

  private static func byte() -> UInt8? {
    var byte: UInt8 = 0
    while true {
      let count = unsafe read(0, &byte, 1)
      if count == 1 { return byte }
      if count < 0, errno == EINTR, !Terminal.isInterrupted { continue }
      return nil
    }
  }
}
