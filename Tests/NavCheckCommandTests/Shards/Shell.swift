import Foundation

/// A command of a shell that has failed.
struct ShellFailure: Error, CustomStringConvertible {
  var description: String
}

/// Runs a script in `bash`, as CI runs one.
///
/// - Parameters:
///   - script: The script; the first command that fails ends it.
///   - folder: Where it runs.
///   - environment: Variables beside those of this process.
///   - codes: How it may end.
/// - Returns: What it prints.
/// - Throws: ``ShellFailure`` unless it ends with one of the codes.
@discardableResult
func shell(
  _ script: String, in folder: String? = nil, environment: [String: String] = [:], codes: Set<Int32> = [0]
) throws -> String {
  let process = Process()
  process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
  process.arguments = ["bash", "-e", "-c", script]
  if let folder { process.currentDirectoryURL = URL(fileURLWithPath: folder) }
  process.environment = ProcessInfo.processInfo.environment.merging(environment) { $1 }
  let pipe = Pipe()
  process.standardOutput = pipe
  process.standardError = pipe
  try process.run()
  let told = String(decoding: pipe.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
  process.waitUntilExit()
  if !codes.contains(process.terminationStatus) {
    throw ShellFailure(description: "bash ended with \(process.terminationStatus): \(told)")
  }
  return told
}
