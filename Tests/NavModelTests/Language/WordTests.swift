import Foundation
import Testing

@testable import NavModel

/// The words of the reference and of `explain` are those that the language has, and no others.
@Suite struct `Words of the reference` {
  /// The words that the parser looks for, as its source has them.
  private static func parserWords() throws -> Set<String> {
    let folder = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent().appending(
        path: "Sources/NavModel/Language/Parser")
    let text = try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted().map {
      try String(contentsOf: folder.appending(path: $0), encoding: .utf8)
    }.joined()
    var words: Set<String> = []
    for match in text.matches(of: /(?:take|at|expect)\(\s*"([A-Za-z]+)"|word == "([A-Za-z]+)"/) {
      words.insert(String(match.1 ?? match.2 ?? ""))
    }
    for match in text.matches(of: /case ((?:"[A-Za-z]+"(?:,\s+)?)+)/) {
      for word in match.1.matches(of: /[A-Za-z]+/) { words.insert(String(word.output)) }
    }
    // They are mentioned in a hint only: lengths are counted in inputs.
    return words.subtracting(["steps"])
  }

  /// The words that have a meaning in some place, by the types that know them.
  private static let resolverWords: Set<String> = {
    var words: Set<String> = [
      // Ranges and parts of what the resolver looks for by name.
      "screen", "route", "snapshot", "settled", "instances", "contains", "cause", "result", "child", "parent",
      "onScreen", "visible", "entering", "leaving", "removed", "seen", "alive", "finished", "empty", "none",
      "count", "first", "last", "routes", "owner", "append", "remove", "removeFirst", "removeLast",
      "truncate", "clear", "tap", "shouldPop", "shouldDismiss", "atomic", "interleaved", "coordinators",
      "layers", "mail", "list", "user", "program", "launch", "back", "backMenu", "swipe", "swipeDown",
      "tapOutside", "selectTab", "reselectTab", "collapse", "expand", "show", "window",
    ]
    words.formUnion(NavProgram.WorldWord.allCases.map(\.rawValue))
    words.formUnion(NavProgram.OutputPattern.Kind.allCases.map(\.rawValue))
    words.formUnion(NavProgram.FeedbackDeclaration.Strategy.allCases.map(\.rawValue))
    words.formUnion(NavProgram.Closure.ways.keys)
    words.formUnion(NavAdversary.allCases.map(\.rawValue))
    words.formUnion(NavProgram.CommandOption.allCases.map(\.rawValue))
    words.formUnion(NavPresentation.Style.allCases.map(\.rawValue))
    words.formUnion(NavProgram.Binding.Part.allCases.map(\.rawValue))
    words.formUnion(NavPlatform.Pack.allCases.map(\.rawValue))
    return words
  }()

  @Test func `every word of the parser and the resolver is in the list, and none besides`() throws {
    let tables = NavParser.everyDeclarationWord.union(NavParser.statementWords).union(NavParser.reservedWords)
    let known = try Self.parserWords().union(tables).union(Self.resolverWords)
    let listed = Set(NavWord.all.map(\.name))
    #expect(listed.count == NavWord.all.count)
    let notices = Set(NavNotice.Kind.allCases.map(\.rawValue))
    #expect(known.subtracting(listed).subtracting(notices).sorted() == [])
    #expect(listed.subtracting(known).subtracting(notices).sorted() == [])
  }

  @Test func `the index of the reference is the list, by alphabet`() throws {
    let rows = try ReferenceTable.rows(of: "Words", below: "| word |")
    #expect(rows == NavWord.all.map { ["`\($0.name)`", $0.place, $0.meaning] })
    let names = NavWord.all.map(\.name)
    #expect(names == names.sorted { ($0.lowercased(), $0) < ($1.lowercased(), $1) })
  }

  @Test func `every word stands in the reference, in a sentence, a table or an example`() throws {
    let articles = try ["Language", "Moments", "Systems", "Platforms"].map { try ReferenceTable.text(of: $0) }
    let text = articles.joined()
    var words: Set<String> = []
    for match in text.matches(of: /[A-Za-z]+/) { words.insert(String(match.output)) }
    #expect(Set(NavWord.all.map(\.name)).subtracting(words).sorted() == [])
  }

  @Test func `the page of a notice is its row`() throws {
    let rows = try ReferenceTable.rows(of: "Moments", below: "| notice |")
    let pages = NavNotice.Kind.allCases.map { kind in
      ["`\(kind.rawValue)`", kind.explanation.value, kind.explanation.heardBy, kind.explanation.moment]
    }
    #expect(Set(rows) == Set(pages))
  }
}
