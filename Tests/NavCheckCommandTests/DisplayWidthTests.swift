import Testing

@testable import NavCheckCommand

@Suite("The width of a text on a terminal")
struct DisplayWidthTests {
  @Test(
    "Wide characters take two columns, marks none",
    arguments: [
      ("", 0), ("home", 4), ("▸ ›└✗", 5), ("é", 1), ("e\u{301}", 1), ("画面", 4), ("한국", 4), ("🙂", 2),
      ("👨‍👩‍👧", 2), ("ａ", 2), ("\u{200B}", 0),
    ])
  func width(text: String, columns: Int) {
    #expect(DisplayWidth.of(text) == columns)
    #expect(DisplayWidth.of(DisplayWidth.padded(text, to: 6)) == max(6, columns))
    #expect(DisplayWidth.of(DisplayWidth.indented(text, to: 6)) == max(6, columns))
  }
}
