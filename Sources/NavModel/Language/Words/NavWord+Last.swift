extension NavWord {
  /// The words from L to Z.
  static let last: [NavWord] = [
    NavWord(
      "last", "member of a list",
      "The last value of a list, or the last screen with a name; `none` if there is none."),
    NavWord(
      "later", "statement",
      "Runs a block in the next turn of the run loop, as `DispatchQueue.main.async` does."),
    NavWord(
      "latest", "strategy",
      "Each new state cancels the running feedback and, if its condition is true, starts it again."),
    NavWord("launch", "event", "The start of the app: `event is launch`."),
    NavWord(
      "layers", "bound",
      "The largest number of layers above the root that the handlers of an input may present. The "
        + "default is 3."),
    NavWord("leads", "declaration", "In a tree of screens: `leads to` names the children of a screen."),
    NavWord("leaving", "state", "Of a screen: a transition is taking it out of view."),
    NavWord(
      "lensing", "strategy",
      "The same as `latest`, but the feedback starts only if its control has a value."),
    NavWord("let", "statement", "Names a value for the rest of the block."),
    NavWord(
      "link", "declaration, event, option",
      "A deep link with its target: `link news to App.news`, `on link news`. As an option in "
        + "`coordinator-1`: the platform's own link performs the push."),
    NavWord("linkAtLaunch", "adversary", "A deep link launches the app."),
    NavWord(
      "list", "bound",
      "The largest number of values in a list. The default is 12. If a list exceeds it, verdicts are "
        + "incomplete."),
    NavWord(
      "lock", "declaration",
      "A Boolean variable that is false at first and must always be able to become false again, as "
        + "`locks-released` checks."),
    NavWord(
      "mail", "bound",
      "The largest number of notices in one mailbox, of queued messages, of queued blocks, and of running "
        + "effects, each counted apart. The default is 12. If a world exceeds it, verdicts are incomplete."),
    NavWord(
      "many", "declaration",
      "An outcome that leaves the effect running: `effect load: page many, done`."),
    NavWord(
      "most", "declaration",
      "In `at most 2`: precedes the largest number of times that an event comes from outside the app."),
    NavWord("mutate", "statement", "In a feedback loop: changes the state through an update."),
    NavWord(
      "navigate", "statement, output",
      "In `rxflow-2`: `navigate to step` sends a step to every flow. As an output, in all dialects of RxFlow: `did "
        + "navigate(Flow, step)`, a flow has received a step, with or without a handler for it."),
    NavWord(
      "needs", "declaration",
      "In a tree of screens: declares a value that the screen gets from a screen above it."),
    NavWord("never", "property", "A condition that is false in every world."),
    NavWord("new", "operator", "Creates a coordinator or a screen without showing it."),
    NavWord(
      "noAnimation", "option",
      "The change begins and ends in one step, unless the command has to wait for a transition: `push a "
        + "with noAnimation`."),
    NavWord(
      "noNavigation", "option",
      "In `rxflow-2018`: the flow ignores the steps of the screen that the command shows: `push list with "
        + "noNavigation`."),
    NavWord(
      "none", "value, state, option",
      "No value. The test `x is none` is true if `x` has no value. As an option in `rxflow-1` and "
        + "`rxflow-2`: the same as `noNavigation`."),
    NavWord("not", "operator", "True if the condition is false."),
    NavWord("note", "statement, output", "Reports a label for properties and logs: `note saved(x)`."),
    NavWord("of", "operator", "In `count of x in list where e`, precedes the name of a value."),
    NavWord("on", "declaration", "Declares a handler of an event: `on tap save when drafts < 2 { … }`."),
    NavWord(
      "onScreen", "state",
      "Of a screen: a container contains it, visible or not, or the user drags it. Of a coordinator: a "
        + "container contains one of its screens; also after it has gone."),
    NavWord(
      "opaque", "declaration",
      "A flow whose code is not described. It shows one screen and can finish with any of its results."),
    NavWord(
      "or", "operator, statement",
      "True if at least one of two conditions is true. In `choose`, separates the blocks."),
    NavWord(
      "overtake", "header",
      "The number of further inputs that may come before the app has settled: `overtake 1`."),
    NavWord("owner", "member of a screen", "The coordinator that owns a screen."),
    NavWord("page", "declaration", "Declares a page of `pages`."),
    NavWord(
      "pages", "declaration",
      "A page control. Its hidden pages leave the view hierarchy, as in `UIPageViewController`."),
    NavWord(
      "parent", "value, member of a coordinator",
      "The coordinator that has this coordinator as a child."),
    NavWord("part", "declaration", "A file that other specs use."),
    NavWord(
      "platform", "header",
      "The platform whose rules the containers follow: `platform uikit { ios = 18 }`."),
    NavWord(
      "pop", "statement",
      "Removes the top screen of the stack; `pop 2` removes two. In `coordinator` and `coordinator-1`, a "
        + "flow does not pop its own first screen."),
    NavWord("popover", "style, belief", "A layer that closes when the user taps outside of it."),
    NavWord("popTo", "statement", "Removes all screens above the named one from the stack."),
    NavWord(
      "popToRoot", "statement",
      "Removes all screens but the first from the stack. In `coordinator` and `coordinator-1`, a child "
        + "goes back to its own first screen."),
    NavWord(
      "positiveEdgeTrigger", "strategy",
      "The feedback starts when its condition becomes true, and is cancelled when it becomes false."),
    NavWord("possible", "property", "A condition that can become true from every world."),
    NavWord("post", "statement", "Enqueues an event of the spec: `post logout`."),
    NavWord("predicate", "strategy", "The same as `latest`, with the condition as the control."),
    NavWord(
      "present", "statement, output",
      "Shows a layer above the stack: `present auth as sheet`. As an output: the app has requested a "
        + "layer, and the platform has not refused it."),
    NavWord(
      "presented", "value, belief",
      "The first screen of the layer directly above the layer of `this` or `self`; `none` if there is "
        + "none. As a belief: the first screen of the lowest layer that the coordinator has presented."),
    NavWord("primary", "declaration", "The first column of a split view."),
    NavWord("program", "cause", "The cause of an end or a removal: a command of the app."),
    NavWord(
      "provides", "declaration",
      "In a tree of screens: declares a value that the screen gives to the screens below it."),
    NavWord("publish", "output", "A feedback loop has published a state: `did publish(count: 2)`."),
    NavWord("push", "statement", "Puts a screen on top of the stack."),
    NavWord("quiescent", "value", "The same as `settled`."),
    NavWord(
      "refuse", "statement, output",
      "In `on shouldPop` and `on shouldDismiss`: keeps the screen. As an output: the platform has refused "
        + "a command, or a handler has kept the screen."),
    NavWord("rejects", "declaration", "A log that no run may produce."),
    NavWord(
      "remove", "statement, change of a list",
      "Removes a screen and all screens above it from the stack. As a change of a list: removes the first "
        + "value that equals the operand."),
    NavWord(
      "removed", "notice, state",
      "A screen has left its container for good. The notice also comes when its page has turned away. "
        + "The state is true only while the app remembers the screen."),
    NavWord("removeFirst", "change of a list", "Removes the first value of a list."),
    NavWord("removeLast", "change of a list", "Removes the last value of a list."),
    NavWord(
      "replaceRoot", "statement",
      "Replaces the whole stack by another screen; with `in window`, shows another root in the window. In "
        + "`coordinator` and `coordinator-1`, replaces the first screen of `self`, and the screens below it stay."
    ),
    NavWord("replaceTop", "statement", "Replaces the top screen of the stack by another one."),
    NavWord("reselect", "adversary", "The user may tap the selected tab."),
    NavWord("reselectTab", "event", "The user taps the selected tab: `event is reselectTab`."),
    NavWord("resize", "adversary", "The window may become narrow or wide."),
    NavWord(
      "result", "value",
      "In `on finished`: the result of the child; `none` if the child finished without one."),
    NavWord("route", "domain, member of a screen", "The name of a screen with its values."),
    NavWord("routes", "member of a list", "The routes of a list of screens: `stack.routes`."),
    NavWord("run", "statement", "Starts an effect: `run load(x)`."),
    NavWord(
      "screen", "declaration, domain",
      "A screen with its controls, variables and handlers. As a domain: an instance of any screen."),
    NavWord(
      "screens", "value, belief, member of a coordinator",
      "The screens that belong to `self` on the stack of `this` or `self`, bottom first."),
    NavWord("secondary", "declaration", "The second column of a split view."),
    NavWord("seen", "state", "Of a screen that the app still remembers: it has been in a container."),
    NavWord(
      "segue", "statement, output",
      "In a tree of screens: goes to another screen by the shortest path. As an output: a segue has begun."),
    NavWord("select", "statement", "Shows a tab or a page: `select news`."),
    NavWord(
      "selected", "value",
      "The route of the selected tab or page of `self`, or of the column that its collapsed split view "
        + "shows; `none` if there is none."),
    NavWord("selection", "belief", "The selection of a split view: `var item: Item? binds selection`."),
    NavWord(
      "selectTab", "event",
      "The user taps another tab, or turns to another page by a tap: `event is selectTab`."),
    NavWord("self", "value", "The coordinator that contains the handler or the property."),
    NavWord("set", "header", "In a variant, sets a parameter of the system: `set guests = 2`."),
    NavWord("setStack", "statement", "Replaces the screens of the stack by a list of screens."),
    NavWord(
      "settled", "value", "True when no transition runs, no message waits and no blocking effect runs."),
    NavWord("sheet", "style, belief", "A layer that the user can drag down."),
    NavWord(
      "shouldDismiss", "event",
      "Runs before the user drags a layer down or taps outside of it. The statement `refuse` keeps the "
        + "layer."),
    NavWord(
      "shouldPop", "event",
      "Runs before the back button or the swipe back pops a screen. The statement `refuse` keeps the "
        + "screen."),
    NavWord("show", "statement", "In a narrow window: shows a column of a split view."),
    NavWord(
      "skippingRepeated", "strategy",
      "Each control that differs from the previous one cancels the running feedback and, if it has a "
        + "value, starts it again."),
    NavWord(
      "snapshot", "value, domain",
      "A copy of the state of a feedback loop, which later updates do not change."),
    NavWord("some", "operator", "True if a condition is true for at least one value of a list."),
    NavWord("sometimes", "property", "A condition that is true in at least one world."),
    NavWord("split", "declaration", "A split view with two columns."),
    NavWord(
      "stack", "value, belief, bound, member of a coordinator",
      "The screens on the stack of `this` or `self`, bottom first. As a bound: the largest stack to which "
        + "the handlers of an input may push. The default is 4."),
    NavWord(
      "start", "declaration, statement, notice",
      "The first screen of a coordinator. As a statement, `start x` makes a coordinator a child. As an "
        + "event, `on start` runs when the launch or a command creates and shows a coordinator or screen."),
    NavWord(
      "starts", "declaration",
      "In a split view, `starts collapsed` states that the window is narrow at first."),
    NavWord(
      "step", "declaration, event",
      "A message of a coordinator to itself or to another one: `step list`, `emit list to parent`, `on step list`."
    ),
    NavWord(
      "stream", "strategy",
      "Runs its block at once for every state after the first that differs from the previous one, if its "
        + "condition is true. It starts no feedback that keeps running."),
    NavWord(
      "strong", "declaration",
      "`fair strong` assumes that an input that is enabled again and again eventually happens."),
    NavWord(
      "structural", "declaration",
      "A variable that is compared when a property compares two settled worlds."),
    NavWord("swiftui", "platform", "The platform SwiftUI: containers follow the app's state."),
    NavWord(
      "swipe", "event, adversary, way out",
      "The swipe back, or the swipe between pages. As an adversary, it includes the gestures that close a "
        + "layer. In a screen or branch, `without swipe` disables the swipe back and these gestures."),
    NavWord("swipeDown", "event", "The user drags a sheet down."),
    NavWord("system", "declaration", "The first word of a spec; the name of the spec follows."),
    NavWord(
      "systemBootstrapped", "strategy",
      "The feedback starts with the first state of its coordinator, if its condition is true then."),
    NavWord("tab", "declaration, belief", "Declares a tab of `tabs`. As a belief: the selected tab."),
    NavWord(
      "tabBar", "way out",
      "The tab bar, in `without tabBar`: hidden while the screen is on the stack of the selected tab; except on "
        + "`uikit`, only while it is on top."),
    NavWord("tabs", "declaration", "A tab bar. Each tab has its own stack."),
    NavWord(
      "tagged", "declaration",
      "Precedes the tags of a screen, by which a property can name several screens: `screen article "
        + "tagged readable`."),
    NavWord("tap", "event, declaration", "The user taps a control: `on tap save`."),
    NavWord("tapOutside", "event", "The user taps outside of a popover."),
    NavWord(
      "then", "statement",
      "Precedes a block that runs when the transition of a command has ended: `push a then { … }`."),
    NavWord("this", "value", "The screen that contains the handler or the property."),
    NavWord("timing", "header", "Selects when inputs can occur: `timing atomic` or `timing interleaved`."),
    NavWord(
      "to", "statement, declaration",
      "Precedes the receiver of `emit` and `forward`, the target of `link`, `segue`, `leads`, `navigate` "
        + "and `adapt`, the column of `collapses`, and the last value of `truncate`."),
    NavWord(
      "touchesWhileMoving", "way out", "Touches during a push or pop, in `without touchesWhileMoving`."),
    NavWord("transitioning", "value", "True while a transition runs or the user drags a screen."),
    NavWord("true", "value", "The Boolean value true."),
    NavWord(
      "truncate", "change of a list",
      "Shortens a list: `truncate(to: x)` keeps the values up to and including the first `x`, and "
        + "`truncate(count: n)` keeps the first `n` values."),
    NavWord("type", "declaration", "Gives a name to a domain: `type Topic = { swift, music }`."),
    NavWord(
      "uikit", "platform",
      "The platform UIKit: containers carry out or refuse the commands of the app."),
    NavWord(
      "unowned", "declaration",
      "A reference that does not keep its coordinator alive. Reading it after the coordinator is "
        + "released crashes the app."),
    NavWord("use", "declaration", "Includes the declarations of a part: `use \"parts/Flows.nav\"`."),
    NavWord("user", "cause", "The cause of an end or a removal: an input of the user."),
    NavWord("vacuous", "expectation", "A property never applies to a world or step: `expect vacuous NAME`."),
    NavWord("var", "declaration", "Declares a variable: `var drafts: 0...3 = 0`."),
    NavWord(
      "variant", "declaration",
      "Declares changes to the spec. The check covers the changed spec, too."),
    NavWord("violated", "expectation", "A property is violated: `expect violated NAME in 2 inputs`."),
    NavWord(
      "visible", "state",
      "Of a screen: the user can see it, also during an animation. Of a coordinator: it owns a "
        + "visible screen; also after it has gone."),
    NavWord(
      "weak", "declaration",
      "A reference that does not keep its coordinator alive. It becomes `none` when the coordinator "
        + "is released."),
    NavWord(
      "when", "declaration",
      "Precedes a condition: of a handler, a property, an event of the environment, a feedback, `final`, "
        + "`collapses` or `without`."),
    NavWord(
      "whenReady", "statement", "In RxFlow: runs a block when flows have reported that they are ready."),
    NavWord("where", "operator", "In `count of x in list where e`, precedes the condition."),
    NavWord(
      "window", "value",
      "The window of the app, whose root a command replaces: `replaceRoot login in window`."),
    NavWord(
      "with", "header, statement",
      "In a header, enables an adversary. In a statement, precedes an option of a command."),
    NavWord(
      "without", "header, declaration",
      "In a header, disables an adversary. In a screen or branch, closes a way out or disables an "
        + "adversary there."),
    NavWord("world", "expectation", "Follows the expected number of worlds: `expect holds, 1 world`."),
    NavWord("worlds", "expectation", "Follows the expected number of worlds: `expect holds, 945 worlds`."),
  ]
}
