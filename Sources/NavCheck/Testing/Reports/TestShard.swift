import NavCheck

#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif
#if canImport(Testing)
import Testing
#endif

/// The shard of a test run: what the environment variable `NAVCHECK_SHARD` names.
enum TestShard {
  /// The shard; nil where the whole run is on one machine.
  @TaskLocal static var current: CheckShard? = ProcessInfo.processInfo.environment["NAVCHECK_SHARD"].flatMap {
    if $0.isEmpty { return nil }
    guard let shard = CheckShard($0) else {
      preconditionFailure("NAVCHECK_SHARD needs a part and the number of parts, such as 2/5, not '\($0)'.")
    }
    return shard
  }

  /// The shard that a unit of work is left to; nil if it is done here.
  static func other(doing unit: String) -> CheckShard? {
    guard let current else { return nil }
    let owner = current.owner(of: unit)
    if owner == current { return nil }
    ReportFolder.leaveMark()
    return owner
  }

  /// The name of a unit: the test that runs, or a name that stands for it.
  static func unit(_ kind: String, _ name: String) -> String {
    #if canImport(Testing)
    if let test = Test.current { return "\(kind) \(test.sourceLocation.fileID) \(test.name) \(name)" }
    #endif
    return "\(kind) \(name)"
  }
}
