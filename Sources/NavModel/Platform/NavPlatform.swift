/// A platform pack with its switches: what UIKit and SwiftUI do with a command or a gesture.
public struct NavPlatform: Hashable, Sendable {
  /// The packs.
  public enum Pack: String, Hashable, Sendable, CaseIterable {
    /// Carries out every command, in order, whatever is in flight.
    case ideal
    /// Imperative containers, which refuse.
    case uikit
    /// Containers that follow bindings.
    case swiftui
  }

  /// The pack.
  public var pack: Pack
  /// The switches that a spec sets; the others have the pack's value.
  public var overrides: [Switch: Bool] = [:]

  /// Makes a pack with its own values for every switch.
  public init(pack: Pack) {
    self.pack = pack
  }
}
