/// A log of the parts and facets (``NavFacets``) that were read, in the order of the first reads.
///
/// A step may read a part *locally*: in a region (``begin(_:)``) after which everything outside the part is as before,
/// or depends only on what the region exports (``NavLocalResult``). The log then lists the exported value, and not the
/// part. The new content of the part depends on its old content, and so does a later read of the part outside a region;
/// such a read is a read of the whole part.
///
/// All copies of a world during the evaluation of one predicate share the log. Only one thread uses it.
package final class ReadLog: @unchecked Sendable {
  /// A region that has begun and not ended.
  private struct Region {
    let part: Int
    var hasRead = false
    /// The reads of other parts.
    var others: [(number: Int, part: Int)] = []
  }

  private var noted: [Int] = []
  /// The identifiers below 64, one bit each.
  private var low: UInt64 = 0
  private var high: Set<Int> = []
  /// The identifier of the results of the first part; nil if no part is read locally.
  private let firstResult: Int?
  private var region: Region?
  private var local: UInt64 = 0
  /// For each part that was read locally, the number of results other than answers.
  private var changes: [Int: Int] = [:]
  /// The cached results whose reads were recorded, which stay alive as long as the log.
  private var recorded: [ObjectIdentifier: AnyObject] = [:]
  /// The exported values, in the order of their identifiers in ``reads``.
  package private(set) var results: [NavLocalResult] = []

  /// Creates an empty log.
  ///
  /// - Parameter facets: The identifiers of facets if parts may be read locally; nil if not.
  package init(local facets: NavFacets? = nil) { firstResult = facets?.count }

  private init(firstResult: Int?) { self.firstResult = firstResult }

  /// An empty log of the same kind.
  var empty: ReadLog { ReadLog(firstResult: firstResult) }

  /// The identifiers of the parts and facets that were read, each once.
  ///
  /// For the result of a region, the number of its part follows the identifiers of facets.
  package var reads: [Int] { noted }

  /// The parts that were read only locally, one bit each.
  package var localParts: UInt64 { local & ~low }

  /// How often a part that was read locally may have changed.
  func changes(of part: Int) -> Int { changes[part] ?? 0 }

  /// Notes that the reads of a cached result are recorded; returns false if they were recorded before.
  func note(_ cached: AnyObject) -> Bool {
    recorded.updateValue(cached, forKey: ObjectIdentifier(cached)) == nil
  }

  /// Whether parts may be read locally.
  var isLocal: Bool { firstResult != nil }

  /// Whether a read was recorded.
  private func has(_ number: Int) -> Bool {
    number < 64 ? low &>> UInt64(number) & 1 == 1 : high.contains(number)
  }

  /// Records a read, unless it was recorded before, or the whole part was.
  func read(_ number: Int, of part: Int) {
    if has(part) { return }
    // The content of such a part may have changed since an earlier read.
    let number = part < 64 && local &>> UInt64(part) & 1 == 1 ? part : number
    if region?.part == part {
      region?.hasRead = true
    } else if has(number) {
      return
    } else if region != nil {
      region?.others.append((number, part))
    } else {
      record(number)
    }
  }

  private func record(_ number: Int) {
    if has(number) { return }
    if number < 64 {
      low |= 1 &<< UInt64(number)
    } else {
      high.insert(number)
    }
    noted.append(number)
  }

  /// Begins a region, which reads a part locally.
  ///
  /// - Parameter part: A part other than the first.
  /// - Returns: False if the reads are recorded as usual: in another region, or if the whole part was read before.
  func begin(_ part: Int) -> Bool {
    guard isLocal, region == nil, part > 0, part < 64, !has(part) else { return false }
    region = Region(part: part)
    return true
  }

  /// Ends the region.
  ///
  /// - Parameter result: What follows may depend on. If the region has read other parts, it depends on the whole part.
  func end(_ result: NavLocalResult) {
    guard let ended = region else { return }
    region = nil
    if ended.hasRead { record(ended.others.isEmpty ? result : .whole, of: ended.part) }
    for read in ended.others { self.read(read.number, of: read.part) }
  }

  /// Records a value on which what follows may depend, for a part that was read locally.
  func record(_ result: NavLocalResult, of part: Int) {
    guard let firstResult, !has(part) else { return }
    if region != nil {
      // A value that is found within the region of another part is not exported, but read.
      return read(part, of: part)
    }
    noted.append(firstResult + part)
    results.append(result)
    if case .answer = result {} else { changes[part, default: 0] += 1 }
    if result == .whole { record(part) } else { local |= 1 &<< UInt64(part) }
  }
}

/// What a region of a step exports about the part that it reads (``ReadLog``).
package enum NavLocalResult: Hashable, Sendable {
  /// Everything: the whole part was read.
  case whole
  /// Nothing, since the region has changed nothing.
  case unchanged
  /// What the first part holds of the changed part.
  case changed(NavPart.Digest, Owner)
  /// What the first part holds of the part after the step: the digest, nil if the part does not exist any more, and
  /// the number of the presenting screen of each layer and presentation that the part presents.
  case part(NavPart.Digest?, [Int?])
  /// What the region has changed besides the part, and what it exports of the part.
  indirect case effect(Effect, NavLocalResult)
  /// The answer to a question.
  case answer(Bool)
  /// The input exceeds the scope in the region, which ends the step.
  case outOfScope

  /// What a region has changed in the execution of the step.
  package struct Effect: Hashable, Sendable {
    /// The outputs, which refer to no instance.
    var outputs: [NavOutput] = []
    /// Whether the path of the part's own stack was written for the next rendering.
    var isUnrendered = false
    /// Whether the next change of the part's own stack is not animated.
    var isUnanimated = false
    /// Whether presentations were written for the next rendering.
    var hasUnrenderedLayers = false
  }

  /// What the first part holds of the coordinator of a part.
  package struct Owner: Hashable, Sendable {
    let isAlive: Bool
    let isFinished: Bool
    let hasParent: Bool
    let hasBranch: Bool
  }
}
