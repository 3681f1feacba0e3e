/// An input that the instruction of a case asks of the user.
enum ProbeInput: Hashable {
  case back
  /// Goes back by a number of screens with the menu of the back button.
  case menu(Int)
  case swipeBegin, swipeFinish, swipeCancel
  case sheetDragBegin, sheetDragFinish, sheetDragCancel
  case tap(String)
  case selectTab(Int)
  case reselectTab
  case home

  /// Whether the input touches the app's window.
  var isTouch: Bool {
    switch self {
    case .swipeFinish, .swipeCancel, .sheetDragFinish, .sheetDragCancel, .home: false
    default: true
    }
  }
}

/// A part of a case, which the app, the user or the platform performs.
enum ProbeMoment: Hashable {
  /// The app gives commands in one turn, while running transitions continue.
  case app([ProbeAction])
  /// The user performs an input.
  case person(ProbeInput)
  /// All transitions run to their end.
  case rest
}
