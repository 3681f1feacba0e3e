#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#elseif canImport(Darwin)
import Darwin
#endif

/// A file that gets new content as a whole: a reader sees the old bytes or the new ones, whenever the process ends.
///
/// On Linux the new content has no name until it is complete (open(2), `O_TMPFILE`); it then gets one beside the old
/// file for the time between two calls, since a link replaces nothing (link(2)) and a rename does (rename(2)). A file
/// system without that gets a file of another name first. A process that is killed in between leaves it there, and the
/// next that writes the file takes it away. Processes of navcheck that replace one file wait for each other (flock(2)).
struct FileReplacement {
  /// Why nothing was written.
  enum Failure: Error {
    case unwritable
    /// Somebody else has written meanwhile.
    case changed
  }

  let path: String
  /// Whether the file system may be asked for a file without a name.
  var mayBeNameless = true

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

  /// Gives the content its name; false where another process has been faster.
  private func install(_ bytes: [UInt8], replacing old: stat?) throws(Failure) -> Bool {
    // Of the file, which is locked: what a killed process has left there is taken away by the next that writes it.
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
    // Who may read the file stays as it was.
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

  /// Waits for the lock of an open file; false where its name has become that of another file meanwhile.
  private func isLocked(_ file: Int32, as name: String) throws(Failure) -> Bool {
    while flock(file, LOCK_EX) != 0 { guard errno == EINTR else { throw .unwritable } }
    var held = stat()
    var named = stat()
    guard unsafe fstat(file, &held) == 0 else { throw .unwritable }
    return unsafe stat(name, &named) == 0 && named.st_ino == held.st_ino && named.st_dev == held.st_dev
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
}
