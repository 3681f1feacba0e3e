/// What can happen in a coordinator tree.
enum TreeAction: Hashable, Sendable, CustomStringConvertible {
  case push(Int)
  case branch(Int)
  case exit
  case back
  case swipeBegin
  case swipeCancel
  case swipeComplete
  case popToRoot
  case finish
  case deliver(Int)
  case select(Int)
  case present
  case swipeDown
  case dismiss

  var description: String {
    switch self {
    case .push(let route): "push \(route)"
    case .branch(let kind): "branch \(kind)"
    case .exit: "exit"
    case .back: "back"
    case .swipeBegin: "swipe begins"
    case .swipeCancel: "swipe cancelled"
    case .swipeComplete: "swipe completed"
    case .popToRoot: "pop to root"
    case .finish: "finish"
    case .deliver(let stack): "deliver to \(stack)"
    case .select(let tab): "select \(tab)"
    case .present: "present"
    case .swipeDown: "swipe down"
    case .dismiss: "dismiss"
    }
  }
}
