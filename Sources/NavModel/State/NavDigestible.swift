/// A value that can be hashed to a digest.
///
/// Everything that distinguishes two values is part of the digest.
protocol NavDigestible {
  func digest(into digest: inout NavDigest)
}

extension Int: NavDigestible {
  func digest(into digest: inout NavDigest) { digest.add(self) }
}

extension Bool: NavDigestible {
  func digest(into digest: inout NavDigest) { digest.add(self ? 1 : 0) }
}

extension Array: NavDigestible where Element: NavDigestible {
  func digest(into digest: inout NavDigest) {
    digest.add(count)
    for element in self { digest.add(element) }
  }
}

extension Optional: NavDigestible where Wrapped: NavDigestible {
  func digest(into digest: inout NavDigest) {
    digest.add(self == nil ? 0 : 1)
    if let self { digest.add(self) }
  }
}

extension NavDigestible where Self: RawRepresentable, RawValue == String {
  func digest(into digest: inout NavDigest) { digest.add(rawValue) }
}
