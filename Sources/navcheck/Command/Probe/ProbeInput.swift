/// What the person does to whom the probe app shows an instruction.
enum ProbeInput: Hashable {
  case back
  /// Goes back that many screens with the menu of the back button.
  case menu(Int)
  case swipeBegin, swipeFinish, swipeCancel
  case sheetDragBegin, sheetDragFinish, sheetDragCancel
  case tap(String)
  case selectTab(Int)
  case reselectTab
  case home

  /// Whether a finger comes down on the app's window.
  var isTouch: Bool {
    switch self {
    case .swipeFinish, .swipeCancel, .sheetDragFinish, .sheetDragCancel, .home: false
    default: true
    }
  }
}

/// A part of a case that the app, the person or the platform plays.
enum ProbeMoment: Hashable {
  /// The app gives commands in one turn; what moves goes on moving.
  case app([ProbeAction])
  /// The person does something.
  case person(ProbeInput)
  /// All that moves comes to its end.
  case rest
}
