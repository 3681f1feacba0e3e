/// A platform pack of one version with its rules: what UIKit and SwiftUI do with a command or a gesture.
public struct NavPlatform: Hashable, Sendable {
  /// The packs.
  public enum Pack: String, Hashable, Sendable, CaseIterable {
    /// Carries out every command, in order, whatever is in flight.
    case ideal
    /// Imperative containers, which refuse.
    case uikit
    /// Containers that follow bindings.
    case swiftui

    /// Whether its rules differ between versions of iOS.
    public var isDated: Bool { self != .ideal }
  }

  /// The versions of iOS whose rules are known; the number is that of the system and of the SDK that an app is built with.
  public enum Version: Int, Hashable, Sendable, CaseIterable, Comparable {
    case ios17 = 17
    case ios18 = 18
    case ios26 = 26

    /// The version of a number as specs and command lines write it: `18`; nil if its rules are not known.
    public init?(named name: String) {
      guard let version = Self.allCases.first(where: { $0.name == name }) else { return nil }
      self = version
    }

    /// The number, as a spec writes it.
    public var name: String { String(rawValue) }

    /// The order of release.
    public static func < (left: Self, right: Self) -> Bool { left.rawValue < right.rawValue }
  }

  /// The pack.
  public var pack: Pack
  /// The version; without effect on `ideal`.
  public var version = Version.ios26
  /// The rules that a spec sets, each by the position of its value; the others have the value of pack and version.
  public var overrides: [Rule: Int] = [:]

  /// Makes a pack with its own values for every rule.
  public init(pack: Pack, version: Version = .ios26) {
    self.pack = pack
    self.version = version
  }

  /// The pack with its version, as reports name it: `uikit on iOS 26`, `ideal`.
  public var name: String { pack.isDated ? "\(pack.rawValue) on iOS \(version.rawValue)" : pack.rawValue }

  /// The version whose rules the pack has; nil for one without versions.
  public var dated: Version? { pack.isDated ? version : nil }

  /// Whether a rule is on; for rules with named values, whether it has another than the first.
  public subscript(_ rule: Rule) -> Bool { position(of: rule) != 0 }

  /// The position of a rule's value among ``Rule/values``: the spec's, else that of pack and version.
  public func position(of rule: Rule) -> Int {
    if let set = overrides[rule] { return set }
    return rule.position(in: pack, version)
  }

  /// What becomes of a command for a stack whose transition runs.
  var whileMoving: WhileMoving { WhileMoving.allCases[position(of: .whileMoving)] }

  /// The values of ``Rule/whileMoving``.
  enum WhileMoving: String, CaseIterable {
    case queue, now, refused
  }
}
