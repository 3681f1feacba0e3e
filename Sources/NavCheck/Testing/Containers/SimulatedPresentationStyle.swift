import NavModel

/// The presentation style of a screen, named as in UIKit.
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
