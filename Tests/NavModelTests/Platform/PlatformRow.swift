import NavModel
import Testing

/// A statement about UIKit or SwiftUI, as a way through a small app with what each step of it tells.
struct PlatformRow: Sendable, CustomTestStringConvertible {
  /// What the platform does.
  let statement: String
  /// Where that was published.
  let source: String
  /// The pack that it is about.
  var pack = NavPlatform.Pack.uikit
  /// The versions that it is about.
  var versions = NavPlatform.Version.allCases
  /// What is set besides, as `rule = value`.
  var settings: String?
  /// Which app it is played in.
  var app = PlatformApp.screens
  /// The steps by the words with which they begin, each with what it tells in order.
  ///
  /// The row says nothing about a step with `…`.
  let way: KeyValuePairs<String, String>
  /// Words with which a step begins that is possible afterwards.
  var possible: [String] = []
  /// Words with which no step begins that is possible afterwards.
  var impossible: [String] = []
  /// The screens on each layer afterwards, bottom first, as `home page / form`; nil if the row does not speak of them.
  var screens: String?

  var testDescription: String { statement }
}
