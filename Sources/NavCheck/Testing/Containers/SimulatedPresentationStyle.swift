import NavModel

/// The presentation style of a screen, named as in UIKit.
public enum SimulatedPresentationStyle: Sendable, Hashable {

  /// A style that the simulation shows as a sheet, which the user can swipe down.
  case automatic, pageSheet, formSheet
  /// A style that the simulation shows as a cover, which only the app can dismiss.
  case fullScreen, currentContext, overFullScreen, overCurrentContext, custom, none
  /// A popover, which the user dismisses by a tap outside it.
  case popover

  /// The style of the layer on the platform.
  var style: NavPresentation.Style {
    switch self {
    case .automatic, .pageSheet, .formSheet: .sheet
    case .fullScreen, .currentContext, .overFullScreen, .overCurrentContext, .custom, .none: .cover
    case .popover: .popover
    }
  }
}
