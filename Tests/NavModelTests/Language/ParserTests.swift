import Foundation
import NavModel
import Testing

@Suite struct `Reading a spec` {
  /// The texts of the specs that come with the package.
  private static func specFiles() throws -> [String] {
    var root = URL(fileURLWithPath: #filePath)
    for _ in 0..<4 { root.deleteLastPathComponent() }
    let folder = root.appendingPathComponent("specs")
    let names = try FileManager.default.subpathsOfDirectory(atPath: folder.path).sorted()
    return try names.filter { $0.hasSuffix(".nav") && !$0.hasPrefix("invalid") }.map {
      try String(contentsOf: folder.appendingPathComponent($0), encoding: .utf8)
    }
  }

  @Test func `the specs of the package are read, and what is printed of them says the same`() throws {
    let files = try Self.specFiles()
    #expect(files.count > 5)
    for text in files {
      let (spec, diagnostics) = NavSpec.parse(text)
      let told = diagnostics.map { $0.rendered(in: text, path: "spec") }.joined()
      let read = try #require(spec, "\(told)")
      #expect(NavSpec.parse(read.printed()).spec == read)
    }
  }

  @Test func `names, expressions and statements know where they stand`() throws {
    let text = """
      // é 界 in a comment
      system Söße\r
      always  p-q:\tnot (ab.cd == f(x))
      on tap go { push  home; if a { pop } }
      """
    let spec = try #require(NavSpec.parse(text).spec)
    #expect(spec.name.text == "Söße")
    #expect(place(spec.name.origin) == [2, 8, 4])
    guard case .property(let property) = spec.items[0], case .not(let comparison) = property.claim.kind,
      case .binary(.equal, let left, let right) = comparison.kind,
      case .member(_, let member) = left.kind, case .call(_, let arguments) = right.kind,
      case .handler(let handler) = spec.items[1],
      case .branch(let condition, let then, _) = handler.body[1].kind
    else {
      Issue.record("the shape of the spec is another")
      return
    }
    #expect(place(property.name.origin) == [3, 9, 3])
    #expect(place(property.claim.origin) == [3, 14, 3])
    #expect(place(comparison.origin) == [3, 25, 2])
    #expect(place(left.origin) == [3, 19, 2])
    #expect(place(member.origin) == [3, 22, 2])
    #expect(place(arguments[0].value.origin) == [3, 30, 1])
    #expect(place(handler.origin) == [4, 1, 2])
    #expect(place(handler.patterns[0].words[1].origin) == [4, 8, 2])
    #expect(handler.body.map { place($0.origin) } == [[4, 13, 4], [4, 25, 2]])
    #expect(place(condition.origin) == [4, 28, 1])
    #expect(place(then[0].origin) == [4, 32, 3])
  }

  private func place(_ origin: NavSpec.Origin) -> [Int] {
    [origin.line, origin.column, origin.length]
  }

  @Test(
    "Line breaks, a byte order mark and blanks are not part of what is said",
    arguments: [
      "system S\nstep a\nstep b", "system S\r\nstep a\r\nstep b\r\n", "\u{FEFF}system S\nstep a\nstep b\n",
      "\n\n  system\tS;step a ; ; step b\n\n", "// x\nsystem S // y\n;step a;\n/// z\nstep b // \u{1F600}",
    ])
  func layout(text: String) {
    #expect(NavSpec.parse(text).spec?.printed() == "system S\n\nstep a\nstep b\n")
  }

  @Test(
    "A hyphen between letters or digits belongs to the name",
    arguments: [
      ("a-b", "a-b"), ("a - b", "a - b"), ("a -b", "a - b"), ("a- b", "a - b"), ("a-1", "a-1"),
      ("1-a", "1 - a"),
      ("a-b-c - d", "a-b-c - d"), ("a - -1", "a - -1"), ("a_b-é", "a_b-é"), ("not-a", "not-a"),
      ("a...b", "a...b"),
    ])
  func hyphens(written: String, expected: String) {
    let spec = NavSpec.parse("system S\nalways p: \(written)\n").spec
    #expect(spec?.printed() == "system S\n\nalways p: \(expected)\n")
  }

  @Test(
    "Strings hold any character by an escape",
    arguments: [
      "", "\"", "\\", "\n\r\t\u{0}", "\u{7F}\u{85}\u{9F}", "é 界 \u{1F600}", "\u{2028}\u{200D}", "// {",
    ])
  func strings(text: String) throws {
    let spec = NavSpec(name: "S", items: [.allow(NavSpec.Allowance(property: "p", reason: text))])
    #expect(NavSpec.parse(spec.printed()).spec == spec)
  }

  @Test func `one wrong line leaves the others to be judged`() {
    let text = """
      system S
      coordinator A {
        var x: = 3
        screen a { on tap x { push } ; on tap y { psh a } }
        on tap z when { pop }
        tabs t { tab a B }
        star a
      }
      coordinator B {
        on go { if a b { pop } ; x.append( }
        start start start
      }
      """
    let lines = NavSpec.parse(text).diagnostics.map(\.origin.line)
    #expect(lines == [3, 4, 4, 5, 6, 7, 10, 10, 11])
  }

  @Test func `nesting at the limit fits the stack of any thread`() async {
    let deep = 64
    let texts = [
      "always p: " + String(repeating: "f(", count: deep / 2) + "a" + String(repeating: ")", count: deep / 2),
      "always p: " + String(repeating: "(not a implies ", count: deep / 3) + "a"
        + String(repeating: ")", count: deep / 3),
      "always p: " + String(repeating: "a and ", count: deep) + "a",
      "on tick { " + String(repeating: "if a { ", count: deep - 1) + String(repeating: "}", count: deep),
      "on tick { " + String(repeating: "if a {} else ", count: deep - 2) + "{} }",
      "var x: " + String(repeating: "[", count: deep - 1) + "Bool" + String(repeating: "]", count: deep - 1),
    ]
    for text in texts {
      let isRead = await withCheckedContinuation { continuation in
        let thread = Thread {
          let spec = NavSpec.parse("system S\n" + text).spec
          continuation.resume(returning: spec.map { NavSpec.parse($0.printed()).spec == $0 } ?? false)
        }
        thread.stackSize = 512 << 10
        thread.start()
      }
      #expect(isRead, "\(text)")
    }
  }
}
