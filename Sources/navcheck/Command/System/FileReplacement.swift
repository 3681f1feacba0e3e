#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#elseif canImport(Darwin)
import Darwin
#endif

/// Replaces the content of a file atomically: a reader sees the old bytes or the new bytes, even if the process is
/// killed.
///
/// On Linux, the new file has no name until it is complete (open(2), `O_TMPFILE`). It then gets a temporary name beside
/// the old file, since link(2) cannot replace a file and rename(2) can. On file systems without this feature, the new
/// file has the temporary name from the beginning. If a process is killed in between, the next process that writes the
/// file removes the temporary file. Processes of navcheck that replace the same file wait for each other (flock(2)).
struct FileReplacement {
  /// The reason why nothing was written.
  enum Failure: Error {
    case unwritable
    /// Another program has changed the file since it was read.
    case changed
  }

  let path: String
  /// Whether to try a file without a name first.
  var mayBeNameless = true

  /// Replaces the content.
  ///
  /// - Parameters:
  ///   - bytes: The new content.
  ///   - expected: The content that the file must still have; nil to replace any content.
  /// - Throws: ``Failure``; the file is unchanged then.
  func write(_ bytes: [UInt8], expecting expected: [UInt8]?) throws(Failure) {
    // If another process has replaced the file while this one waited for the lock, the new file is opened.
    for _ in 0..<1_000 {
      let old = unsafe open(path, O_RDWR | O_CLOEXEC)
      if old < 0 {
        guard errno == ENOENT, expected == nil else { throw .unwritable }
        if try install(bytes, replacing: nil) { return }
        continue
      }
      defer { _ = close(old) }
      guard try isLocked(old, as: path) else { continue }
      var held = stat()
      guard unsafe fstat(old, &held) == 0 else { throw .unwritable }
      if let expected {
        guard let content = OpenFile(descriptor: old).content() else { throw .unwritable }
        if content != expected { throw .changed }
      }
      if try install(bytes, replacing: held) { return }
    }
    throw .unwritable
  }

  private var folder: String { path.lastIndex(of: "/").map { String(path[...$0]) } ?? "./" }

  /// Renames the new file to its final name; returns false if another process was faster.
  private func install(_ bytes: [UInt8], replacing old: stat?) throws(Failure) -> Bool {
    // The temporary name contains the inode of the locked file, so that the next writer finds the leftover of a killed
    // process.
    let aside = old.map { "\(folder).navcheck-\($0.st_ino)" } ?? "\(folder).navcheck-new"
    var new = mayBeNameless ? nameless() : -1
    let isNameless = new >= 0
    if !isNameless {
      new = unsafe open(aside, O_WRONLY | O_CREAT | O_CLOEXEC, 0o666)
      if new >= 0, try !isLocked(new, as: aside) || ftruncate(new, 0) != 0 {
        _ = close(new)
        return false
      }
    }
    guard new >= 0 else { throw .unwritable }
    var isDone = false
    defer {
      if !isDone, !isNameless || old != nil { _ = unsafe unlink(aside) }
      _ = close(new)
    }
    // The permissions of the file stay as they were.
    if let old, fchmod(new, old.st_mode & 0o7777) != 0 { throw .unwritable }
    guard OpenFile(descriptor: new).write(bytes) == nil, fsync(new) == 0 else { throw .unwritable }
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

  /// Waits for the lock of an open file; returns false if its name refers to another file by then.
  private func isLocked(_ file: Int32, as name: String) throws(Failure) -> Bool {
    while flock(file, LOCK_EX) != 0 { guard errno == EINTR else { throw .unwritable } }
    var held = stat()
    var named = stat()
    guard unsafe fstat(file, &held) == 0 else { throw .unwritable }
    return unsafe stat(name, &named) == 0 && named.st_ino == held.st_ino && named.st_dev == held.st_dev
  }

  /// Opens a new file without a name; returns a negative number if the file system does not support it.
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
}
