#if !canImport(ObjectiveC)
public import Foundation

/// The activity type of a web link.
public let NSUserActivityTypeBrowsingWeb = "NSUserActivityTypeBrowsingWeb"

/// Stands in for `NSUserActivity`, which Foundation has on Apple's platforms only.
public final class NSUserActivity {
  /// The type of the activity.
  public let activityType: String
  /// The URL of the link.
  public var webpageURL: URL?
  /// Additional values.
  public var userInfo: [AnyHashable: Any]?

  /// Makes an activity with a type.
  public init(activityType: String) { self.activityType = activityType }
}
#endif
