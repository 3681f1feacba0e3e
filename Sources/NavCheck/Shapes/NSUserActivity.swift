#if !canImport(ObjectiveC)
public import Foundation

/// The activity of a link from the web.
public let NSUserActivityTypeBrowsingWeb = "NSUserActivityTypeBrowsingWeb"

/// Stands in for `NSUserActivity`, which Foundation has on Apple's platforms only.
public final class NSUserActivity {
  /// The type of the activity.
  public let activityType: String
  /// The link.
  public var webpageURL: URL?
  /// Further values.
  public var userInfo: [AnyHashable: Any]?

  /// Makes an activity of a type.
  public init(activityType: String) { self.activityType = activityType }
}
#endif
