#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#elseif canImport(Darwin)
import Darwin
#endif

/// A file that gets new content as a whole: a reader sees the old bytes or the new ones, whenever the process ends.
///
/// On Linux the new content has no name until it is complete (open(2), `O_TMPFILE`), so that a killed process leaves
/// nothing behind; a file system without that gets a file of another name first. Processes of navcheck that replace one
/// file wait for each other (flock(2)).
struct FileReplacement {
  /// Why nothing was written.
  enum Failure: Error {
    case unwritable
    /// Somebody else has written meanwhile.
    case changed
  }

  let path: String

  /// Replaces the content.
  ///
  /// - Parameters:
  ///   - bytes: The new content.
  ///   - expected: What the file must still hold; nil where any content may be lost.
  /// - Throws: ``Failure``, and then the file is as it was.
  func write(_ bytes: [UInt8], expecting expected: [UInt8]?) throws(Failure) {
    // A file that another process has replaced while this one waited is opened anew.
    for _ in 0..<1_000 {
      let old = unsafe open(path, O_RDWR | O_CLOEXEC)
      if old < 0 {
        guard errno == ENOENT, expected == nil else { throw .unwritable }
        if try install(bytes, replacing: nil) { return }
        continue
      }
      defer { _ = close(old) }
      while flock(old, LOCK_EX) != 0 { guard errno == EINTR else { throw .unwritable } }
      var held = stat()
      var named = stat()
      guard unsafe fstat(old, &held) == 0 else { throw .unwritable }
      guard unsafe stat(path, &named) == 0, named.st_ino == held.st_ino, named.st_dev == held.st_dev else {
        continue
      }
      if let expected, try content(of: old) != expected { throw .changed }
      if try install(bytes, replacing: held) { return }
    }
    throw .unwritable
  }

  private var folder: String { path.lastIndex(of: "/").map { String(path[...$0]) } ?? "./" }

  /// Gives the content its name; false where a file has come up meanwhile.
  private func install(_ bytes: [UInt8], replacing old: stat?) throws(Failure) -> Bool {
    let aside = "\(folder).navcheck-\(getpid())"
    var new = nameless()
    let isNameless = new >= 0
    if !isNameless { new = unsafe open(aside, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0o666) }
    guard new >= 0 else { throw .unwritable }
    var isDone = false
    defer {
      _ = close(new)
      if !isDone { _ = unsafe unlink(aside) }
    }
    // Who may read the file stays as it was.
    if let old, fchmod(new, old.st_mode & 0o7777) != 0 { throw .unwritable }
    guard put(bytes, into: new), fsync(new) == 0 else { throw .unwritable }
    if isNameless {
      if old == nil {
        isDone = link(new, as: path)
        if !isDone, errno != EEXIST { throw .unwritable }
        return isDone
      }
      _ = unsafe unlink(aside)
      guard link(new, as: aside) else { throw .unwritable }
    }
    guard unsafe rename(aside, path) == 0 else { throw .unwritable }
    isDone = true
    return true
  }

  /// A new file without a name; negative where there is no such thing.
  private func nameless() -> Int32 {
    #if os(Linux)
    // __O_TMPFILE of the kernel (include/uapi/asm-generic/fcntl.h); the C macro is not visible to Swift.
    return unsafe open(folder, 0o20_000_000 | O_DIRECTORY | O_WRONLY | O_CLOEXEC, 0o666)
    #else
    return -1
    #endif
  }

  private func link(_ descriptor: Int32, as name: String) -> Bool {
    unsafe linkat(AT_FDCWD, "/proc/self/fd/\(descriptor)", AT_FDCWD, name, AT_SYMLINK_FOLLOW) == 0
  }

  private func put(_ bytes: [UInt8], into descriptor: Int32) -> Bool {
    var start = 0
    while start < bytes.count {
      let count = unsafe bytes[start...].withUnsafeBytes {
        unsafe systemWrite(descriptor, $0.baseAddress, $0.count)
      }
      if count < 0, errno == EINTR { continue }
      if count <= 0 { return false }
      start += count
    }
    return true
  }

  private func content(of descriptor: Int32) throws(Failure) -> [UInt8] {
    var content: [UInt8] = []
    var buffer = [UInt8](repeating: 0, count: 1 << 16)
    while true {
      let count = unsafe buffer.withUnsafeMutableBytes { unsafe read(descriptor, $0.baseAddress, $0.count) }
      if count < 0, errno == EINTR { continue }
      guard count >= 0 else { throw .unwritable }
      if count == 0 { return content }
      content += buffer[..<count]
    }
  }
}

private func systemWrite(_ descriptor: Int32, _ bytes: UnsafeRawPointer?, _ count: Int) -> Int {
  unsafe write(descriptor, bytes, count)
}
