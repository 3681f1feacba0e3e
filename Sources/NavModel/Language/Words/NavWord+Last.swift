extension NavWord {
  /// The words from L to Z.
  static let last: [NavWord] = [
    NavWord("last", "member of a list", "The last value of a list, or the last screen with a name."),
    NavWord("later", "statement", "Runs a block after the step, as `DispatchQueue.main.async` does."),
    NavWord("latest", "strategy", "Each new state cancels the running feedback and starts it again."),
    NavWord("launch", "event", "The start of the app: `event is launch`."),
    NavWord(
      "layers", "bound",
      "The largest number of layers above the root to which the handlers of an input may present; 3 "
        + "without it."),
    NavWord("leads", "declaration", "In a tree of screens: `leads to` names the screens below this one."),
    NavWord("leaving", "state", "Of a screen: a transition is taking it away."),
    NavWord("lensing", "strategy", "As `latest`, where the control has a value."),
    NavWord("let", "statement", "Names a value for the rest of the block."),
    NavWord(
      "link", "declaration, event, option",
      "A deep link with its target: `link news to App.news`, `on link news`."),
    NavWord("linkAtLaunch", "adversary", "A deep link launches the app."),
    NavWord("list", "bound", "The largest number of values in a list."),
    NavWord(
      "lock", "declaration",
      "A Bool variable that must always be releasable, as `locks-released` checks."),
    NavWord("mail", "bound", "The largest number of waiting messages."),
    NavWord(
      "many", "declaration",
      "An outcome that leaves the effect running: `effect load: page many, done`."),
    NavWord("most", "declaration", "In `at most 2`: how often an event may happen."),
    NavWord("mutate", "statement", "In a feedback loop: changes the state through an update."),
    NavWord(
      "navigate", "statement, output",
      "In `rxflow-2`: `navigate to step` sends a step to the root flow; `did navigate(Flow, step)`."),
    NavWord(
      "needs", "declaration",
      "In a tree of screens: a value that the screen needs from a screen above it."),
    NavWord("never", "property", "A condition that is false in every world."),
    NavWord("new", "operator", "Creates a coordinator or a screen without showing it."),
    NavWord("noAnimation", "option", "The change begins and ends in one step: `push a with noAnimation`."),
    NavWord("noNavigation", "option", "In `rxflow-2018`: the flow is started and not shown."),
    NavWord("none", "value, state", "No value; `x is none` tests for it."),
    NavWord("not", "operator", "The condition is false."),
    NavWord("note", "statement, output", "Reports a label for properties and logs: `note saved(x)`."),
    NavWord("of", "operator", "In `count of`, precedes the name of a value."),
    NavWord("on", "declaration", "A handler: `on tap save when drafts < 2 { … }`."),
    NavWord(
      "onScreen", "state",
      "Of a screen: a container holds it, whether it is visible or not. Of a coordinator: one of its "
        + "screens is on screen."),
    NavWord(
      "opaque", "declaration",
      "A flow whose code is not described. It shows a screen and may finish with any of its results."),
    NavWord(
      "or", "operator, statement",
      "One of two conditions is true; also between the blocks of `choose`."),
    NavWord(
      "overtake", "header",
      "The number of further inputs that may come before the app has settled: `overtake 1`."),
    NavWord("owner", "member of a screen", "The coordinator that a screen belongs to."),
    NavWord("page", "declaration", "A member of `pages`."),
    NavWord(
      "pages", "declaration",
      "Tabs whose hidden pages leave the view hierarchy, as in `UIPageViewController`."),
    NavWord("parent", "value, member of a coordinator", "The coordinator that has this one as a child."),
    NavWord("part", "declaration", "A file that other specs use."),
    NavWord(
      "platform", "header",
      "The platform whose rules the containers follow: `platform uikit { ios = 18 }`."),
    NavWord("pop", "statement", "Removes the top screen of the stack; `pop 2` removes two."),
    NavWord("popover", "style, belief", "A layer that closes when the user taps outside of it."),
    NavWord("popTo", "statement", "Removes all screens above the named one from the stack."),
    NavWord("popToRoot", "statement", "Removes all screens but the first from the stack."),
    NavWord(
      "positiveEdgeTrigger", "strategy",
      "The feedback starts when its condition becomes true, and is cancelled when it becomes false."),
    NavWord("possible", "property", "From every world a world can be reached in which a condition is true."),
    NavWord("post", "statement", "Sends an event of the spec: `post logout`."),
    NavWord("predicate", "strategy", "As `latest`, with the condition as the control."),
    NavWord("present", "statement, output", "Shows a layer above the stack: `present auth as sheet`."),
    NavWord(
      "presented", "value, belief",
      "The first screen of the layer directly above that of `self`, or `none`."),
    NavWord("primary", "declaration", "The first column of a split view."),
    NavWord("program", "cause", "As a cause: a command of the app."),
    NavWord(
      "provides", "declaration",
      "In a tree of screens: a value that the screen gives to the screens below it."),
    NavWord("publish", "output", "A feedback loop has published a state: `did publish(count: 2)`."),
    NavWord("push", "statement", "Adds a screen on top of the stack."),
    NavWord("quiescent", "value", "The same as `settled`."),
    NavWord(
      "refuse", "statement, output",
      "In `on shouldPop` and `on shouldDismiss`: the screen stays. As an output: the platform has "
        + "refused a command."),
    NavWord("rejects", "declaration", "A log that no run may produce."),
    NavWord(
      "remove", "statement, change of a list",
      "Removes a screen and the screens above it from the stack, or a value from a list."),
    NavWord("removed", "notice, state", "A screen has left its container for good."),
    NavWord("removeFirst", "change of a list", "Removes the first value."),
    NavWord("removeLast", "change of a list", "Removes the last value."),
    NavWord("replaceRoot", "statement", "Replaces the whole stack by another screen."),
    NavWord("replaceTop", "statement", "Replaces the top screen of the stack by another one."),
    NavWord("reselect", "adversary", "The user may tap the selected tab."),
    NavWord("reselectTab", "event", "The user taps the selected tab: `event is reselectTab`."),
    NavWord("resize", "adversary", "The window may become narrow or wide."),
    NavWord("result", "value", "In `on finished`: what the child finished with, or `none`."),
    NavWord("route", "domain, member of a screen", "The name of a screen with its values."),
    NavWord("routes", "member of a list", "The routes of a list of screens: `stack.routes`."),
    NavWord("run", "statement", "Starts an effect."),
    NavWord("screen", "declaration, domain", "A screen with its controls."),
    NavWord(
      "screens", "value, member of a coordinator",
      "The screens of `self` on its stack."),
    NavWord("secondary", "declaration", "The second column of a split view."),
    NavWord("seen", "state", "Of a screen: it has been in a container at some time."),
    NavWord(
      "segue", "statement, output",
      "In a tree of screens: goes to another screen by the shortest path."),
    NavWord("select", "statement", "Selects a tab or a page."),
    NavWord("selected", "value", "The selected tab or page, or the column of a collapsed split view."),
    NavWord("selection", "belief", "The selection of a split view: `var item: Item? binds selection`."),
    NavWord("selectTab", "event", "A tab is tapped: `event is selectTab`."),
    NavWord("self", "value", "The coordinator whose handler or property this is."),
    NavWord("set", "header", "In a variant: the value of a parameter."),
    NavWord("setStack", "statement", "Replaces the screens of the stack by a list of screens."),
    NavWord(
      "settled", "value", "True when no transition runs, no message waits and no blocking effect runs."),
    NavWord("sheet", "style, belief", "A layer that the user can drag down."),
    NavWord("shouldDismiss", "event", "Runs before the user dismisses a layer; `refuse` keeps it."),
    NavWord("shouldPop", "event", "Runs before the back button pops a screen; `refuse` keeps it."),
    NavWord("show", "statement", "In a narrow window: brings a column of a split view to the top."),
    NavWord(
      "skippingRepeated", "strategy",
      "Each control that differs from the previous one cancels the running feedback and starts it "
        + "again."),
    NavWord("snapshot", "value, domain", "The state of a feedback loop at this moment."),
    NavWord("some", "operator", "A condition is true of at least one value of a list."),
    NavWord("sometimes", "property", "A condition that is true in at least one world."),
    NavWord("split", "declaration", "A split view with two columns."),
    NavWord("stack", "value, belief, bound", "The screens on the stack of `self`, bottom first."),
    NavWord(
      "start", "declaration, statement, notice",
      "The first screen of a coordinator. `start x` makes a coordinator a child; `on start` runs when "
        + "a coordinator or screen is created."),
    NavWord("starts", "declaration", "`starts collapsed`: the window is narrow at first."),
    NavWord(
      "step", "declaration, event",
      "A message between coordinators: `step list`, `emit list`, `on step list`."),
    NavWord(
      "stream", "strategy",
      "Runs its block at once for every state that differs from the previous one. It starts no "
        + "feedback that keeps running."),
    NavWord(
      "strong", "declaration",
      "`fair strong` assumes that an input which is possible again and again eventually happens."),
    NavWord(
      "structural", "declaration",
      "A variable that counts when a property compares two settled worlds."),
    NavWord("swiftui", "platform", "The platform SwiftUI: containers show what the app's state says."),
    NavWord("swipe", "event, adversary", "The swipe back, or the swipe between pages."),
    NavWord("swipeDown", "event", "The user drags a sheet down."),
    NavWord("system", "declaration", "The first word of a spec, followed by its name."),
    NavWord(
      "systemBootstrapped", "strategy",
      "The feedback starts with the app if its condition is true then."),
    NavWord("tab", "declaration, belief", "A member of `tabs`."),
    NavWord("tabs", "declaration", "A tab bar, each tab with its stack."),
    NavWord(
      "tagged", "declaration",
      "Tags, by which a property can name several screens: `screen article tagged readable`."),
    NavWord("tap", "event, declaration", "A control: `on tap save`."),
    NavWord("tapOutside", "event", "The user taps outside of a popover."),
    NavWord("then", "statement", "A block that runs when the transition of the command has ended."),
    NavWord("this", "value", "The screen whose handler or property this is."),
    NavWord("timing", "header", "`atomic` or `interleaved`."),
    NavWord(
      "to", "statement, declaration",
      "The receiver of `emit` and `forward`, the target of `link`, the column of `collapses`."),
    NavWord("touchesWhileMoving", "way out", "Taps during a push or pop, in `without touchesWhileMoving`."),
    NavWord("transitioning", "value", "True while a transition runs or a finger drags a screen."),
    NavWord("true", "value", "The opposite of `false`."),
    NavWord(
      "truncate", "change of a list",
      "Shortens a list: `truncate(to: x)` up to a value, `truncate(count: n)` to a length."),
    NavWord("type", "declaration", "A name for a domain."),
    NavWord("uikit", "platform", "The platform UIKit: containers carry out commands, or refuse them."),
    NavWord(
      "unowned", "declaration",
      "A reference that crashes the app when it is read after its coordinator is gone."),
    NavWord("use", "declaration", "Uses a part: `use \"parts/Flows.nav\"`."),
    NavWord("user", "cause", "As a cause: an input of the user."),
    NavWord(
      "vacuous", "expectation",
      "The situation that a property is about never happens: `expect vacuous NAME`."),
    NavWord("var", "declaration", "A variable."),
    NavWord("variant", "declaration", "The spec with some changes. It is checked as well."),
    NavWord("violated", "expectation", "A property is broken: `expect violated NAME in 2 inputs`."),
    NavWord(
      "visible", "state",
      "Of a screen: the user can see it, also during an animation. Of a coordinator: one of its "
        + "screens is visible."),
    NavWord(
      "weak", "declaration",
      "A reference that does not keep its coordinator alive, and becomes `none` when it is gone."),
    NavWord("when", "declaration", "The condition of a handler, a property, an opt-out or an event."),
    NavWord("whenReady", "statement", "In RxFlow: runs a block when flows have shown their first screen."),
    NavWord("where", "operator", "In `count of`, precedes the condition."),
    NavWord("with", "header, statement", "Enables an adversary, or begins an option of a command."),
    NavWord("without", "header, declaration", "Disables an adversary, or one way out of a screen."),
    NavWord("world", "expectation", "Counts worlds: `expect holds, 1 world`."),
    NavWord("worlds", "expectation", "Counts worlds: `expect holds, 945 worlds`."),
  ]
}
