import NavCheck

#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif
#if canImport(Testing)
import Testing
#endif

/// The shard of a test run, from the environment variable `NAVCHECK_SHARD`.
enum TestShard {
  /// The shard of this process; nil if the run is not sharded.
  @TaskLocal static var current: CheckShard? = ProcessInfo.processInfo.environment["NAVCHECK_SHARD"].flatMap {
    if $0.isEmpty { return nil }
    guard let shard = CheckShard($0) else {
      preconditionFailure("NAVCHECK_SHARD needs a part and the number of parts, such as 2/5, not '\($0)'.")
    }
    return shard
  }

  /// Returns the other shard that runs a unit of work; nil if this process runs it.
  static func other(doing unit: String) -> CheckShard? {
    guard let current else { return nil }
    let owner = current.owner(of: unit)
    if owner == current { return nil }
    ReportFolder.leaveMark()
    return owner
  }

  /// Returns the name of a unit of work, which includes the running test if there is one.
  static func unit(_ kind: String, _ name: String) -> String {
    #if canImport(Testing)
    if let test = Test.current { return "\(kind) \(test.sourceLocation.fileID) \(test.name) \(name)" }
    #endif
    return "\(kind) \(name)"
  }
}
