import Testing

import NavModel

@Test func `the demo app is read`() throws {
  let (spec, diagnostics) = NavSpec.parse(ShowcaseTexts.demo)
  #expect(diagnostics == [])
  let read = try #require(spec)
  #expect(read.name.text == "Demo")
  #expect(read.headers.count == 3)
  #expect(read.items.count == 10)
}
