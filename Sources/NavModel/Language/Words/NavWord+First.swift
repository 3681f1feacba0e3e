extension NavWord {
  /// The words from A to K.
  static let first: [NavWord] = [
    NavWord("accepts", "declaration", "A log that at least one run must produce: `accepts two-saves { … }`."),
    NavWord(
      "action", "declaration",
      "A named block of statements, which handlers can call: `action close(sure: Bool) { … }`."),
    NavWord(
      "adapt", "event, statement",
      "In `rxflow-2`: the handler `on adapt list` runs before a flow handles the step `list`. The "
        + "statement `adapt to step` continues with this step, and `adapt to other` with another one."),
    NavWord(
      "alert", "style, belief",
      "A layer with buttons: `present ask as alert`. On `uikit` and `swiftui`, it closes when the user "
        + "taps one of them."),
    NavWord("alive", "state", "Of a coordinator: it has an owner, which keeps it in memory."),
    NavWord(
      "allow", "declaration",
      "Accepts violations of a property and states the reason: `allow no-trap at login \"on purpose\"`. As "
        + "the first line of a handler, or of a block of an `if` or `else`, `allow no-dead \"…\"` states "
        + "why that block may never run."),
    NavWord(
      "allowStepWhenDismissed", "option",
      "In `rxflow-2`: the flow stays when its root is dismissed, and still handles steps: `start flow with "
        + "allowStepWhenDismissed`."),
    NavWord(
      "allowStepWhenNotPresented", "option",
      "In `rxflow-2`: the flow handles the steps of the screen that the command shows even while the "
        + "screen is not visible."),
    NavWord("always", "property", "A condition that is true in every world."),
    NavWord("and", "operator", "True if both conditions are true."),
    NavWord("append", "change of a list", "Adds a value at the end of a list: `seen.append(t)`."),
    NavWord(
      "as", "statement",
      "Precedes the style of the layer that `present` shows: `as sheet`, `as cover`, `as alert` or "
        + "`as popover`."),
    NavWord(
      "assume", "declaration",
      "Excludes every input, other than the end of a gesture, after which a condition would be false. "
        + "The report names the assumption with every verdict."),
    NavWord(
      "at", "declaration",
      "Limits an `allow` to a part of the spec, such as a screen (`allow NAME at home \"…\"`), or limits "
        + "how often an event comes from outside the app (`at most 2`)."),
    NavWord(
      "atomic", "timing",
      "All consequences of an input happen before the next input, except for the end of a gesture and "
        + "the answers of running effects."),
    NavWord(
      "back", "event, way out",
      "The back button of the navigation bar: `event is back`. The line `without back` disables the back "
        + "button, its menu and the swipe back."),
    NavWord(
      "backButton", "way out",
      "In `without backButton`: the back button of the navigation bar and its menu. `hidesBackButton` also disables the "
        + "swipe from the edge: `without backButton, edgeSwipe`."),
    NavWord(
      "background", "notice, adversary",
      "The app goes to the background. As an adversary, it does so at any time, and returns, if the spec "
        + "reacts to it."),
    NavWord(
      "backMenu", "event, adversary, way out",
      "The menu that a long press on the back button opens. The line `without backMenu` disables it."),
    NavWord(
      "base", "declaration",
      "Members that several coordinators share: `base Flow { … }`, `coordinator Auth: Flow`."),
    NavWord(
      "before", "operator",
      "The value before the step, in a condition about a step: `before(App.drafts)`."),
    NavWord(
      "believes", "declaration",
      "Compares a variable with the content of a container: `var path: [route] believes stack`."),
    NavWord(
      "binds", "declaration",
      "Ties a variable to a container: the container follows the variable, and inputs of the user change "
        + "the variable, as in `var sheet: route? binds sheet`."),
    NavWord(
      "blocked", "declaration",
      "A condition under which a deep link need not reach its target: `link news to App.news blocked "
        + "by App.locked`."),
    NavWord("blocking", "declaration", "An effect during which the app does not count as settled."),
    NavWord("Bool", "domain", "`true` or `false`."),
    NavWord(
      "bound", "header",
      "Limits of the search, such as the largest stack: `bound stack 4, layers 3, inputs 5, coordinators 6, "
        + "mail 8, list 4`."),
    NavWord(
      "branch", "declaration",
      "A screen that creates a child coordinator when it is shown: `branch auth: Auth { … }`."),
    NavWord(
      "by", "declaration",
      "In `blocked by`, precedes the condition; in `did finish(Flow, by: user)`, precedes the cause."),
    NavWord("cancel", "statement", "Ends an effect without an outcome."),
    NavWord("cause", "value", "In `on finished`: the cause of the child's end, `user` or `program`."),
    NavWord(
      "change", "property",
      "A condition that is true of every step. It can compare the worlds before and after."),
    NavWord("child", "value", "In a handler for an event of a child: the child coordinator."),
    NavWord(
      "children", "value, member of a coordinator",
      "The children of a coordinator; without a coordinator before it, the children of `self`."),
    NavWord(
      "choose", "statement",
      "Runs one of several blocks. The check explores every block: `choose { … } or { … }`."),
    NavWord("clear", "change of a list", "Removes all values of a list."),
    NavWord(
      "code", "declaration",
      "The source file of the app that a coordinator describes: `coordinator App code "
        + "\"Sources/App.swift\"`."),
    NavWord("collapse", "event", "The window becomes narrow: `event is collapse`."),
    NavWord(
      "collapsed", "value, notice",
      "A narrow window shows one column of a split view. As a notice, a split view reports this."),
    NavWord(
      "collapses", "declaration",
      "Selects the column that a narrow window shows: `collapses to primary when …`."),
    NavWord("contains", "member of a list", "Whether a value is in a list: `seen.contains(t)`."),
    NavWord(
      "contentSwipe", "way out", "The swipe back that begins in the content, in `without contentSwipe`."),
    NavWord("coordinator", "declaration", "A coordinator with its screens, variables and handlers."),
    NavWord(
      "coordinators", "bound",
      "The largest number of living coordinators in a world. The default is 12. If a world exceeds it, "
        + "verdicts are incomplete."),
    NavWord(
      "count", "member of a list, operator",
      "The number of values in a list: `seen.count`. The operator `count of x in list where e` "
        + "counts the values for which a condition is true."),
    NavWord("cover", "style, belief", "A full-screen layer, which the user cannot drag away."),
    NavWord("deepLink", "adversary", "Deep links may arrive at any time."),
    NavWord(
      "defaultExit", "notice, output",
      "In dialects with default exits: the library reports that the user has left a screen."),
    NavWord("dialect", "header", "The coordinator library: `dialect coordinator`."),
    NavWord(
      "did", "operator", "Whether the step has an output, in a condition about a step: `did note(saved)`."),
    NavWord(
      "dismiss", "statement, output",
      "Closes a layer. Without a name, it closes the layer directly above the layer of the handler's "
        + "screen, or else the layer of this screen. On `uikit`, a layer that is already closing does not "
        + "count as the layer above. In `coordinator` and `coordinator-1`, it closes only layers of `self`. As an output: a command of the app or of its library has closed a layer."
    ),
    NavWord("doubleTap", "adversary", "The user may tap a control twice before the app has settled."),
    NavWord(
      "drop", "statement, output",
      "Removes a child coordinator from its parent, which releases the coordinator unless something else "
        + "owns it. As an output: a request was lost, for example because no handler accepted it or its "
        + "receiver does not exist."),
    NavWord("edgeSwipe", "way out", "The swipe back from the edge of the screen, in `without edgeSwipe`."),
    NavWord(
      "effect", "declaration",
      "Work that takes time and reports outcomes: `effect load: page many, done`. An outcome without "
        + "`many` ends it."),
    NavWord(
      "else", "statement",
      "The block for a condition that is false: `if a { … } else if b { … } else { … }`."),
    NavWord(
      "emit", "statement",
      "Sends a step to a coordinator, by default to `self`: `emit list`, `emit list to parent`. The step is "
        + "a message: its handler runs after the current one, and with `timing interleaved`, other events "
        + "may come before."),
    NavWord("empty", "state", "Of a list: it contains no values."),
    NavWord("entering", "state", "Of a screen: a transition is bringing it into view."),
    NavWord(
      "event", "declaration, operator",
      "Declares an event from outside the app: `event push at most 2`. In a condition about a step, the "
        + "event of the step: `event is tap save`."),
    NavWord("eventually", "property", "A condition that becomes true on every fair run."),
    NavWord(
      "every", "operator",
      "True if a condition is true for all values of a list: `every x in seen: x == swift`."),
    NavWord("expand", "event", "The window becomes wide: `event is expand`."),
    NavWord("expanded", "notice", "A split view reports that it shows both columns."),
    NavWord(
      "expect", "declaration",
      "The expected result of the check: `expect holds`, `expect violated NAME in 2 inputs`."),
    NavWord("fail", "statement, output", "Crashes the app, as `fatalError` does: `fail \"no window\"`."),
    NavWord(
      "fair", "declaration",
      "Assumes that an input that stays enabled eventually happens: `fair back`."),
    NavWord("false", "value", "The Boolean value false."),
    NavWord(
      "feedback", "declaration",
      "In dialects with feedbacks: work that the states of a coordinator start and end, as its strategy "
        + "and condition define."),
    NavWord(
      "final", "declaration",
      "The condition under which the app may end, so that the world is no deadlock: `final when "
        + "App.done`."),
    NavWord(
      "finish", "statement, output",
      "Ends `self`, optionally with a result: `finish saved(x)`. As an output: a coordinator has ended, "
        + "with or without this statement."),
    NavWord(
      "finished", "event, state",
      "As an event, a child has finished: `on finished saved(x)`. As a state: `child is finished`."),
    NavWord(
      "finishes", "declaration",
      "The result of a coordinator that ends without `finish`: `finishes user: cancelled`."),
    NavWord(
      "first", "member of a list, strategy",
      "The first value of a list, or the first screen with a name: `stack.first(detail)`; `none` if there "
        + "is none. As a strategy: a running feedback continues when a new state arrives."),
    NavWord("for", "statement", "Runs a block for each value of a list."),
    NavWord("foreground", "notice", "The app returns to the foreground."),
    NavWord(
      "forward", "statement",
      "Passes the event of the handler on to another coordinator: `forward to parent`."),
    NavWord("free", "header", "In `overtake free`: the number of inputs has no limit."),
    NavWord(
      "from", "statement",
      "Precedes the screen that presents a layer (`present b as sheet from a`; `from stack` for the navigation "
        + "controller), or the screen at which a segue begins (`segue to b from a`)."),
    NavWord(
      "front", "value",
      "The top screen, or the screen that the user drags, of the highest layer that is not being "
        + "dismissed. If that screen is a tab bar, a page control or a split view, the same of its "
        + "selected tab, page or column. `none` if the layer is empty."),
    NavWord("holds", "expectation", "Every property that applies holds: `expect holds`."),
    NavWord(
      "ideal", "platform",
      "A platform that carries out commands one after another, also during transitions. It refuses few "
        + "of them, such as a push onto the stack of a dismissed layer."),
    NavWord("if", "statement", "Runs a block if a condition is true."),
    NavWord(
      "ignore", "declaration",
      "Removes a handler: in a coordinator, a handler of its base; in a variant, a handler of the spec."),
    NavWord("implies", "operator", "False only if the first condition is true and the second one is false."),
    NavWord(
      "in", "statement, operator",
      "Precedes the coordinator, tab or column whose stack a command changes: `push a in child`, "
        + "`popToRoot in self`. It also precedes the list of `for`, `every`, `some` and `count of`, and "
        + "the length of a trace in `expect` and `known`."),
    NavWord(
      "incomplete", "expectation",
      "The check cannot decide a property, because a limit ended the search: `expect incomplete NAME`."),
    NavWord("input", "expectation", "Follows the length of a trace: `in 1 input`."),
    NavWord(
      "inputs", "expectation, bound",
      "Follows the length of a trace: `in 2 inputs`. As a bound: the largest number of inputs of the runs that "
        + "`check` is about. There is no such limit by default."),
    NavWord(
      "instances", "member of a name",
      "All instances of a screen or tag that have been shown and that the app still remembers, or all "
        + "living instances of a coordinator: `detail.instances.count`."),
    NavWord(
      "interactiveDismissal", "way out",
      "The drag that closes a sheet, and the tap outside of a popover, in `without "
        + "interactiveDismissal`."),
    NavWord("interleaved", "timing", "Inputs can occur between the steps of the platform."),
    NavWord(
      "is", "operator",
      "Tests a value for a state, a case, a screen, a coordinator or a tag: `home is visible`."),
    NavWord("known", "declaration", "A violation that is accepted for now and does not fail the check."),
  ]
}
