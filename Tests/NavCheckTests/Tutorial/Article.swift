import Foundation

/// An article of the documentation, whose code is that of files of the tests.
struct Article {
  let name: String

  private var tests: URL {
    URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
  }

  /// Its blocks of code by their language.
  func blocks(_ language: String) throws -> [String] {
    let root = tests.deletingLastPathComponent().deletingLastPathComponent()
    let article = root.appending(path: "Sources/NavCheck/Testing/NavCheckTesting.docc/\(name).md")
    let text = try String(contentsOf: article, encoding: .utf8)
    return text.components(separatedBy: "```\(language)\n").dropFirst().map {
      $0.components(separatedBy: "```")[0]
    }
  }

  /// The lines of Swift that none of the files contains; comments and manifests are left out.
  func linesMissing(in files: [String]) throws -> [String] {
    let code = try files.map { try String(contentsOf: tests.appending(path: $0), encoding: .utf8) }.joined()
    let lines = Set(code.split(separator: "\n").map { $0.trimmingCharacters(in: .whitespaces) })
    return try blocks("swift").filter { !$0.hasPrefix("// Package.swift") }
      .flatMap { $0.split(separator: "\n") }.map { $0.trimmingCharacters(in: .whitespaces) }
      .filter { !lines.contains($0) && !$0.hasPrefix("//") }
  }
}
