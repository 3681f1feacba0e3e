import Foundation
import NavModel
import Testing

@testable import NavCheckCommand

@Suite("The app that `probe` prints")
struct ProbeSourceTests {
  private static let stubs = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .appending(path: "Stubs")
  private static let root = stubs.deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent()

  @Test("It is as recorded", arguments: ["uikit", "swiftui"])
  func recorded(pack: String) throws {
    let answer = running(["probe", pack])
    #expect(answer.code == 0 && answer.errors.isEmpty)
    try expectRecorded(answer.output, "probe-\(pack)")
  }

  @Test("Every case of a pack is in its table, with its number and its instruction")
  func table() {
    for pack in [NavPlatform.Pack.uikit, .swiftui] {
      let text = ProbeSource(pack: pack).text
      for probe in ProbeCase.all(of: pack) {
        #expect(text.contains("number: \(probe.number), name: \"\(probe.name)\""))
        #expect(text.contains("instruction: \"\(probe.instruction)\""))
      }
    }
    let cases = ProbeCase.all
    #expect(cases.map(\.number) == Array(1...cases.count))
    #expect(Set(cases.map(\.name)).count == cases.count)
  }

  @Test("Other packs are no packs", arguments: [[], ["ideal"], ["uikti"], ["uikit", "swiftui"], ["--help"]])
  func usage(arguments: [String]) {
    let answer = running(["probe"] + arguments)
    #expect(answer.code == 2 && answer.errors.contains("navcheck probe uikit|swiftui"))
  }

  #if os(macOS) || os(Linux)
  private func run(_ arguments: [String]) throws -> (code: Int32, text: String) {
    let process = Process()
    process.executableURL = URL(filePath: "/usr/bin/env")
    process.arguments = arguments
    let pipe = Pipe()
    process.standardError = pipe
    process.standardOutput = pipe
    try process.run()
    let told = pipe.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    return (process.terminationStatus, String(decoding: told, as: UTF8.self))
  }

  @Test("It can be parsed, and is laid out like the sources here", arguments: ["uikit", "swiftui"])
  func parsed(pack: String) throws {
    let folder = try TemporaryFolder()
    let file = try folder.write("Probe.swift", running(["probe", pack]).output)
    let parsed = try run(["swiftc", "-parse", "-swift-version", "6", file])
    #expect(parsed.code == 0, "\(parsed.text)")
    let style = Self.root.appending(path: ".swift-format").path
    let linted = try run(["swift", "format", "lint", "--strict", "--configuration", style, file])
    #expect(linted.code == 0, "\(linted.text)")
  }
  #endif

  #if os(Linux)
  /// Stubs, since there is no SDK of iOS here: they hold the declarations that the app uses, as they are remembered.
  @Test("Against stubs of UIKit and SwiftUI its types are right in Swift 6", arguments: ["uikit", "swiftui"])
  func typeChecked(pack: String) throws {
    let folder = try TemporaryFolder()
    for module in pack == "uikit" ? ["UIKit"] : ["UIKit", "Combine", "SwiftUI"] {
      let bytes = try Data(contentsOf: Self.stubs.appending(path: "\(module).txt"))
      let file = try folder.write("\(module).swift", bytes)
      let made = try run([
        "swiftc", "-swift-version", "6", "-parse-as-library", "-I", folder.path, "-emit-module",
        "-module-name", module, "-o", "\(folder.path)/\(module).swiftmodule", file,
      ])
      #expect(made.code == 0, "\(made.text)")
    }
    let file = try folder.write("Probe.swift", running(["probe", pack]).output)
    let checked = try run([
      "swiftc", "-typecheck", "-swift-version", "6", "-parse-as-library", "-warnings-as-errors", "-I",
      folder.path, file,
    ])
    #expect(checked.code == 0, "\(checked.text)")
  }
  #endif
}
