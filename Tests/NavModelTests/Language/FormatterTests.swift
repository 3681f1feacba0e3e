import Foundation
import NavModel
import Testing

@Suite struct `The one style` {
  @Test(
    "A text is laid out as it should be",
    arguments: [
      ("system S\ncoordinator A{start a;screen a}", "system S\ncoordinator A {\n  start a\n  screen a\n}\n"),
      (
        "system S\n\n\n\n// note\nvar n:0...3=1   // how many\n",
        "system S\n\n// note\nvar n: 0...3 = 1  // how many\n"
      ),
      (
        "system S\ncoordinator A {\n\n  screen a { on tap b { push(c) } }\n\n}\n",
        "system S\ncoordinator A {\n  screen a { on tap b { push (c) } }\n}\n"
      ),
      (
        "system S\ncoordinator A {\nscreen a {on tap b{push c;pop}} // two\n}\n",
        "system S\ncoordinator A {\n  screen a {\n    on tap b {\n      push c\n      pop\n    }\n  }  // two\n}\n"
      ),
      (
        "system S\nalways a:b and\nc implies(d or -1==2-1)\n",
        "system S\nalways a: b and\n    c implies (d or -1 == 2 - 1)\n"
      ),
      (
        "system S\ntype T={a,b(n:Bool)}\nvar t:T?=none\n",
        "system S\ntype T = { a, b(n: Bool) }\nvar t: T? = none\n"
      ),
      (
        "system S\ncoordinator A{split m{primary a:B;secondary c:B{ignore x}\ncollapses to primary when x\nstarts collapsed}}\n",
        "system S\ncoordinator A {\n  split m {\n    primary a: B\n    secondary c: B { ignore x }\n"
          + "    collapses to primary when x\n    starts collapsed\n  }\n}\n"
      ),
      (
        "system S\non x{if a{b()}else{// why\nc()}}\n",
        "system S\non x {\n  if a { b() } else {  // why\n    c()\n  }\n}\n"
      ),
      (
        "system S\ncoordinator A {}\n//! 1:1 error x: y\n", "system S\ncoordinator A {}\n//! 1:1 error x: y\n"
      ),
    ])
  func laidOut(text: String, expected: String) {
    #expect(NavSpec.formatted(text.utf8) == expected)
    #expect(NavSpec.formatted(expected.utf8) == expected)
  }

  @Test func `a text that is no spec is left alone`() {
    #expect(NavSpec.formatted("system".utf8) == nil)
    #expect(NavSpec.formatted([0xFF]) == nil)
  }

  @Test func `laying out twice is laying out once, and what is said stays`() throws {
    let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent().appending(path: "specs")
    let names = try FileManager.default.subpathsOfDirectory(atPath: root.path)
    var noise: UInt64 = 2_463_534_242
    func random(_ limit: Int) -> Int {
      noise ^= noise << 13
      noise ^= noise >> 7
      noise ^= noise << 17
      return Int(noise % UInt64(limit))
    }
    var laidOut = 0
    for name in names.sorted() where name.hasSuffix(".nav") {
      let bytes = Array(try Data(contentsOf: root.appending(path: name)))
      var texts = [bytes]
      // Blanks, line ends, semicolons and comments where they mean little, or something else.
      for _ in 0..<8 {
        var changed = bytes
        for _ in 0..<6 {
          let place = random(changed.count)
          switch random(4) {
          case 0: changed.insert(contentsOf: "\n".utf8, at: place)
          case 1: changed.insert(contentsOf: "  ".utf8, at: place)
          case 2: changed.insert(contentsOf: " // c\n".utf8, at: place)
          default: changed.remove(at: place)
          }
        }
        texts.append(changed)
      }
      for text in texts {
        guard let once = NavSpec.formatted(text) else { continue }
        laidOut += 1
        #expect(NavSpec.formatted(once.utf8) == once, "\(name)")
        #expect(NavSpec.parse(once).spec == NavSpec.parse(text).spec, "\(name)")
      }
    }
    #expect(laidOut > 100)
  }
}
