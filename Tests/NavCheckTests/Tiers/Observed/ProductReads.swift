import NavCheck

/// What was read of a ``ProductState``.
final class ProductReads: PartObservation, @unchecked Sendable {
  private(set) var partsRead: [Int] = []

  func note(_ part: Int) {
    if !partsRead.contains(part) { partsRead.append(part) }
  }
}
