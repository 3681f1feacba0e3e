#if !canImport(ObjectiveC)
public import Foundation

/// The activity type with which iOS opens a web link in an app (a universal link).
public let NSUserActivityTypeBrowsingWeb = "NSUserActivityTypeBrowsingWeb"

/// Stands in for `NSUserActivity`, which Foundation has on Apple's platforms only.
public final class NSUserActivity {
  /// The type of the activity, such as ``NSUserActivityTypeBrowsingWeb``.
  public let activityType: String
  /// The URL of a web link, which the app may set and read; nil at first.
  public var webpageURL: URL?
  /// Additional values that the app may set and read; nil at first.
  public var userInfo: [AnyHashable: Any]?

  /// Makes an activity with a type.
  public init(activityType: String) { self.activityType = activityType }
}
#endif
