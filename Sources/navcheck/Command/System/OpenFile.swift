#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#elseif canImport(Darwin)
import Darwin
#endif

/// An open file descriptor.
struct OpenFile {
  let descriptor: Int32

  /// Writes all bytes.
  ///
  /// - Returns: The error number if the write failed; nil on success.
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

  /// Writes all bytes.
  ///
  /// - Returns: A description of the error; nil on success.
  func failure(writing bytes: some Collection<UInt8>) -> String? {
    write(bytes).map { unsafe String(cString: strerror($0)) }
  }

  /// Reads up to a number of bytes, fewer at the end of the file; nil after an error.
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

  /// Reads the remaining bytes; nil after an error.
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
