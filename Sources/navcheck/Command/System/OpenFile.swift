#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#elseif canImport(Darwin)
import Darwin
#endif

/// A file that is open, by its number.
struct OpenFile {
  let descriptor: Int32

  /// Writes bytes, all of them.
  ///
  /// - Returns: The number of the error that ended it; nil where all were written.
  func write(_ bytes: some Collection<UInt8>) -> Int32? {
    var rest = Array(bytes)[...]
    while !rest.isEmpty {
      let count = unsafe rest.withUnsafeBytes { unsafe systemWrite(descriptor, $0.baseAddress, $0.count) }
      if count < 0, errno == EINTR { continue }
      if count <= 0 { return count < 0 ? errno : EIO }
      rest = rest.dropFirst(count)
    }
    return nil
  }

  /// Writes bytes, all of them.
  ///
  /// - Returns: Why they could not be written, in words; nil where they were.
  func failure(writing bytes: some Collection<UInt8>) -> String? {
    write(bytes).map { unsafe String(cString: strerror($0)) }
  }

  /// The next bytes, fewer where there are no more; nil where they cannot be read.
  func bytes(_ count: Int) -> [UInt8]? {
    var bytes: [UInt8] = []
    var buffer = [UInt8](repeating: 0, count: min(count, 1 << 20))
    while bytes.count < count {
      let wanted = min(count - bytes.count, buffer.count)
      let found = unsafe buffer.withUnsafeMutableBytes { unsafe read(descriptor, $0.baseAddress, wanted) }
      if found < 0, errno == EINTR { continue }
      if found < 0 { return nil }
      if found == 0 { break }
      bytes += buffer[..<found]
    }
    return bytes
  }

  /// The bytes from here to the end; nil where they cannot be read.
  func content() -> [UInt8]? {
    var content: [UInt8] = []
    var buffer = [UInt8](repeating: 0, count: 1 << 16)
    while true {
      let count = unsafe buffer.withUnsafeMutableBytes { unsafe read(descriptor, $0.baseAddress, $0.count) }
      if count < 0, errno == EINTR { continue }
      if count < 0 { return nil }
      if count == 0 { return content }
      content += buffer[..<count]
    }
  }
}

private func systemWrite(_ descriptor: Int32, _ bytes: UnsafeRawPointer?, _ count: Int) -> Int {
  unsafe write(descriptor, bytes, count)
}
