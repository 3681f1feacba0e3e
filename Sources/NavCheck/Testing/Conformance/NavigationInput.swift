import NavModel

/// An input that a driver gives to the app.
public struct NavigationInput: Sendable, Hashable, CustomStringConvertible {
  /// The kind of the input.
  public enum Kind: String, Sendable, Hashable, CaseIterable {
    /// A tap on a control; `name` and `arguments` contain the name and values of the control.
    case tap
    /// A tap on the back button; `backMenu` pops as many screens as its argument says.
    case back, backMenu
    /// A part of the swipe back from the edge of the screen; the last two also end the swipe to another page.
    case swipeBegin, swipeFinish, swipeCancel
    /// A part of the swipe that dismisses a sheet.
    case swipeDownBegin, swipeDownFinish, swipeDownCancel
    /// A tap beside a popover, which dismisses it.
    case tapOutside
    /// A tap on another tab or a turn to an adjacent page, whose index is the argument, or a tap on the selected tab.
    case selectTab, reselectTab
    /// The beginning of a swipe to another page; the argument is the index of the page.
    case swipePage
    /// A change of the window's width, which shows one column of a split view or both.
    case collapse, expand
    /// A deep link, also one that launches the app; `name` and `arguments` contain its name and values.
    case link
    /// An external event of the spec, such as the end of a session; `name` and `arguments` contain its name and values.
    case event
    /// The app enters the background or returns to the foreground.
    case background, foreground
    /// An effect delivers an outcome; `name` and `arguments` contain the name and values of the outcome.
    case outcome
    /// A step of the platform or of the app's own queues, such as the end of a transition.
    case platform
  }

  /// The kind of the input.
  public let kind: Kind
  /// The name of the control, link, event or outcome; empty for all other kinds.
  public let name: String
  /// The values of the input, as a spec writes them.
  public let arguments: [String]
  /// The route of the screen that receives the input, such as `App.article(swift)`; nil if the input belongs to no
  /// screen.
  public let screen: String?
  /// The description, as traces print it.
  public let description: String

  init(_ event: NavEvent, in world: NavWorld, of machine: NavMachine) {
    let program = machine.program
    description = machine.text(of: event, in: world)
    screen = event.screen.map { machine.text(of: world[$0].route) }
    var values: [NavValue] = []
    switch event.kind {
    case .tap(let control, let all):
      (kind, name, values) = (.tap, program.controls[control].signature.name, all)
    case .back: (kind, name) = (.back, "")
    case .backMenu(let count): (kind, name, values) = (.backMenu, "", [.int(count)])
    case .swipeBegin: (kind, name) = (.swipeBegin, "")
    case .swipeFinish: (kind, name) = (.swipeFinish, "")
    case .swipeCancel: (kind, name) = (.swipeCancel, "")
    case .swipeDownBegin: (kind, name) = (.swipeDownBegin, "")
    case .swipeDownFinish: (kind, name) = (.swipeDownFinish, "")
    case .swipeDownCancel: (kind, name) = (.swipeDownCancel, "")
    case .tapOutside: (kind, name) = (.tapOutside, "")
    case .selectTab(let tab): (kind, name, values) = (.selectTab, "", [.int(tab)])
    case .reselectTab: (kind, name) = (.reselectTab, "")
    case .swipePage(let page): (kind, name, values) = (.swipePage, "", [.int(page)])
    case .collapse: (kind, name) = (.collapse, "")
    case .expand: (kind, name) = (.expand, "")
    case .link(let link, let all), .linkAtLaunch(let link, let all):
      (kind, name, values) = (.link, program.links[link].signature.name, all)
    case .external(let event, let all):
      (kind, name, values) = (.event, program.events[event].signature.name, all)
    case .background: (kind, name) = (.background, "")
    case .foreground: (kind, name) = (.foreground, "")
    case .outcome(let position, let outcome, let all):
      let effect = program.effects[world.effects[position].effect]
      (kind, name, values) = (.outcome, effect.outcomes[outcome].name, all)
    case .launch, .transitionEnd, .deliver, .message, .turn: (kind, name) = (.platform, "")
    }
    arguments = values.map { machine.text(of: $0) }
  }
}
