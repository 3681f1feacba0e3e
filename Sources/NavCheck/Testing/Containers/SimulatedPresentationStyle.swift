import NavModel

/// How a screen is presented, in UIKit's words.
public enum SimulatedPresentationStyle: Sendable, Hashable {
  case automatic, pageSheet, formSheet
  case fullScreen, currentContext, overFullScreen, overCurrentContext, custom, none
  case popover

  /// The layers that the platform knows.
  var style: NavPresentation.Style {
    switch self {
    case .automatic, .pageSheet, .formSheet: .sheet
    case .fullScreen, .currentContext, .overFullScreen, .overCurrentContext, .custom, .none: .cover
    case .popover: .popover
    }
  }
}
