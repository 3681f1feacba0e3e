#if !canImport(ObjectiveC)
public import Foundation

/// The activity of a link from the web.
public let NSUserActivityTypeBrowsingWeb = "NSUserActivityTypeBrowsingWeb"

/// Stands in for `NSUserActivity`, which Foundation has on Apple's platforms only.
public final class NSUserActivity {
  /// What kind of activity it is.
  public let activityType: String
  /// The link.
  public var webpageURL: URL?
  /// What goes with it.
  public var userInfo: [AnyHashable: Any]?

  /// An activity of a kind.
  public init(activityType: String) { self.activityType = activityType }
}
#endif
