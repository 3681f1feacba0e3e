import Testing

@testable import NavCheck

@Suite struct `Pages in one file` {
  // Source: FIPS 180-4, and the examples that NIST publishes for it.
  @Test(
    arguments: [
      ("", "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855"),
      ("abc", "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad"),
      (
        "abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq",
        "248d6a61d20638b8e5c026930c3e6039a33ce45964ff2167f6ecedd419db06c1"
      ),
      (
        String(repeating: "a", count: 1_000),
        "41edece42d63e8d9bf515a9ba6932e1c20cbc9f5a5d134645adb5db1b9737ea3"
      ),
    ])
  func `the hash is SHA-256`(text: String, digest: String) {
    let bytes = SecureHash.hash(Array(text.utf8))
    #expect(bytes.map { ($0 < 16 ? "0" : "") + String($0, radix: 16) }.joined() == digest)
  }

  @Test func `it is written in base 64`() {
    #expect(SecureHash.base64(of: "") == "47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU=")
  }

  @Test func `data cannot end its block, nor hide`() {
    let json = "[\"</script><!--\u{202E}\u{7}\u{2028}&é\"]"
    let inert = PageTemplate.inert(json)
    #expect(
      inert == "[\"\\u003c/script\\u003e\\u003c!--\\u202e\\u0007\\u2028\\u0026é\"]")
  }

  @Test func `a page forbids the network and all but its own style and script`() {
    for page in [FilmPage.text(of: "{}"), ExplorerPage.text(of: "{}")] {
      #expect(page.contains("content=\"default-src 'none'; style-src 'sha256-"))
      #expect(!page.contains("http://") && !page.contains("https://") && !page.contains("unsafe-inline"))
      #expect(page.components(of: "<script").count == 3 && !page.contains("@import"))
      #expect(page.utf8.count < 62_000)
    }
  }
}

extension String {
  fileprivate func components(of separator: String) -> [Substring] {
    split(separator: separator, omittingEmptySubsequences: false)
  }
}
