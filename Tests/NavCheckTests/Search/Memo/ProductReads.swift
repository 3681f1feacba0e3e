@testable import NavCheck

/// What was read of a ``ProductState``.
final class ProductReads: ReadRecorder, @unchecked Sendable {
  private(set) var reads: [Int] = []

  func note(_ part: Int) {
    if !reads.contains(part) { reads.append(part) }
  }
}
