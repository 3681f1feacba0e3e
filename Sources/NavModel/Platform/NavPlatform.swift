/// A model of a platform: a pack, the version of iOS, and the rules that a spec overrides.
///
/// The rules define the reaction of containers, such as navigation stacks and sheets, to commands and gestures.
public struct NavPlatform: Hashable, Sendable {
  /// The platform packs, which are models of UI frameworks.
  public enum Pack: String, Hashable, Sendable, CaseIterable {
    /// A platform that runs commands in order, and refuses few commands, such as a dismissal without a layer.
    case ideal
    /// UIKit: containers that carry out commands or refuse them.
    case uikit
    /// SwiftUI: containers that follow the values of bindings.
    case swiftui

    /// Whether the rules of the pack depend on the version of iOS.
    public var isDated: Bool { self != .ideal }
  }

  /// The supported versions of iOS; the raw value is the major version of both the system and the SDK of the app.
  public enum Version: Int, Hashable, Sendable, CaseIterable, Comparable {
    /// iOS 17, with an app built with its SDK.
    case ios17 = 17
    /// iOS 18, with an app built with its SDK.
    case ios18 = 18
    /// iOS 26, with an app built with its SDK.
    case ios26 = 26

    /// Creates the version with a number in the form of specs and command lines, such as `18`.
    ///
    /// The result is nil if the version is not supported.
    ///
    /// - Parameter name: The major version.
    public init?(named name: String) {
      guard let version = Self.allCases.first(where: { $0.name == name }) else { return nil }
      self = version
    }

    /// The major version, as a spec writes it.
    public var name: String { String(rawValue) }

    /// Orders versions by release.
    public static func < (left: Self, right: Self) -> Bool { left.rawValue < right.rawValue }
  }

  /// The platform pack of the spec.
  public var pack: Pack
  /// The version of iOS; has no effect on the pack `ideal`.
  public var version = Version.ios26
  /// The rules that the spec sets, each with an index in ``Rule/values``; all others have their default value.
  public var overrides: [Rule: Int] = [:]

  /// Creates a platform in which every rule has its default value.
  ///
  /// - Parameters:
  ///   - pack: The platform pack.
  ///   - version: The version of iOS.
  public init(pack: Pack, version: Version = .ios26) {
    self.pack = pack
    self.version = version
  }

  /// The name of the platform in reports, such as `uikit on iOS 26` or `ideal`.
  public var name: String { pack.isDated ? "\(pack.rawValue) on iOS \(version.rawValue)" : pack.rawValue }

  /// The version of iOS; nil if the pack does not depend on it.
  public var dated: Version? { pack.isDated ? version : nil }

  /// Returns whether a rule is on or, for a rule with named values, has a value other than the first.
  ///
  /// - Parameter rule: A rule.
  public subscript(_ rule: Rule) -> Bool { position(of: rule) != 0 }

  /// Returns the index of a rule's value, which is that of the spec or else the default.
  ///
  /// - Parameter rule: A rule.
  /// - Returns: An index in ``Rule/values``.
  public func position(of rule: Rule) -> Int {
    if let set = overrides[rule] { return set }
    return rule.position(in: pack, version)
  }

  /// The effect of a command for a stack in transition.
  var whileMoving: WhileMoving { WhileMoving.allCases[position(of: .whileMoving)] }

  /// The values of ``Rule/whileMoving``.
  enum WhileMoving: String, CaseIterable {
    case queue, now, refused
  }
}
