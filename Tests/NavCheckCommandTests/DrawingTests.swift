import Foundation
import NavCheck
import NavModel
import Testing

@testable import NavCheckCommand

#if canImport(FoundationXML)
import FoundationXML
#endif

@Suite("Drawings in the documentation are what the program makes now")
struct DrawingTests {
  private static let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent()

  /// Compares a drawing with the one in the documentation of NavCheck.
  private func expectDrawn(_ drawing: String, _ name: String) throws {
    let file = Self.root.appending(path: "Sources/NavCheck/Core/NavCheck.docc/Resources/\(name).svg")
    if ProcessInfo.processInfo.environment["RECORD_SNAPSHOTS"] == "1" {
      try FileManager.default.createDirectory(
        at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data(drawing.utf8).write(to: file)
      Issue.record("\(name).svg is recorded; run again without RECORD_SNAPSHOTS")
      return
    }
    #expect(try String(contentsOf: file, encoding: .utf8) == drawing, "\(name).svg is out of date")
  }

  private func program() throws -> NavProgram {
    let path = Self.root.appending(path: "specs/tour/05-cancelled-swipe.nav").path
    var errors = ""
    return try SpecFiles.program(path, variant: nil, &errors).get()
  }

  @Test("The film of the README's example")
  func film() throws {
    let program = try program()
    let report = NavigationCheck(program).run()
    let check = ReportDocument.Check(report, path: "05-cancelled-swipe.nav", outcome: .asExpected)
    let property = try #require(check.properties.first { $0.name == "screen-has-owner" })
    let film = try #require(FilmDrawing.film(property, coordinators: program.coordinators.map(\.name)))
    #expect(film.contains("point of no return") && film.contains("breaks here"))
    try expectDrawn(film, "film")
  }

  @Test("The explorer of the README's example, one step from the launch")
  func explorer() throws {
    let check = NavigationCheck(try program())
    var way = ExploreWay(WorldAtlas(check), check.run())
    let isTaken = way.take(0)
    #expect(isTaken)
    let world = try #require(way.worlds.last)
    let choices = way.steps.indices.map { index in
      (event: "\(index + 1)  \(way.steps[index].step)", notes: way.notes(of: index))
    }
    let drawing = FilmDrawing.explorer(
      StatePicture(world, check.machine), choices: choices, title: "05-cancelled-swipe.nav",
      subtitle: way.title,
      coordinators: check.program.coordinators.map(\.name))
    #expect(choices.contains { $0.notes.contains { $0.hasSuffix("to child-ends-with-branch") } })
    try expectDrawn(drawing, "explorer")
  }

  @Test("Every finding of the tour can be drawn, in XML that a parser reads")
  func parsed() throws {
    let folder = Self.root.appending(path: "specs/tour").path
    let answer = running(["check", folder, "--format", "json"])
    let document = try JSONDecoder().decode(ReportDocument.self, from: Data(answer.output.utf8))
    var count = 0
    for check in document.checks {
      for property in check.properties where property.pictures != nil {
        let film = try #require(FilmDrawing.film(property, coordinators: check.coordinators ?? []))
        let parser = XMLParser(data: Data(film.utf8))
        #expect(parser.parse(), "\(check.path) \(property.name)")
        count += 1
      }
    }
    #expect(count > 10)
  }
}
