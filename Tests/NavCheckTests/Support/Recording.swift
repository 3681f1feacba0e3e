import Foundation
import Testing

/// Compares a text with the recorded one; with RECORD_SNAPSHOTS=1 in the environment it is recorded anew.
func expectRecorded(
  _ text: String, _ name: String, sourceLocation: SourceLocation = #_sourceLocation
) throws {
  let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent().appendingPathComponent(
    "../Snapshots")
  let file = folder.appendingPathComponent("\(name).txt")
  if ProcessInfo.processInfo.environment["RECORD_SNAPSHOTS"] == "1" {
    try Data(text.utf8).write(to: file)
    // A run that records compares nothing, so it must not pass for one that does.
    Issue.record(
      "\(name).txt is recorded; run again without RECORD_SNAPSHOTS", sourceLocation: sourceLocation)
    return
  }
  let recorded = try String(decoding: Data(contentsOf: file), as: UTF8.self)
  guard text != recorded else { return }
  let old = recorded.split(separator: "\n", omittingEmptySubsequences: false)
  let new = text.split(separator: "\n", omittingEmptySubsequences: false)
  let line = zip(old, new).prefix { $0 == $1 }.count
  Issue.record(
    """
    \(name).txt differs at line \(line + 1)
    recorded: \(line < old.count ? old[line] : "the end")
    now:      \(line < new.count ? new[line] : "the end")
    """, sourceLocation: sourceLocation)
}
