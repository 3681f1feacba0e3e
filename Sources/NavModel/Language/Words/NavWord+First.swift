extension NavWord {
  /// The words from A to K.
  static let first: [NavWord] = [
    NavWord(
      "accepts", "declaration",
      "A log that some run must be able to produce: `accepts two-saves { … }`."),
    NavWord(
      "action", "declaration",
      "A named block of statements, which handlers can call: `action close(sure: Bool) { … }`."),
    NavWord(
      "adapt", "event, statement",
      "In `rxflow-2`: `on adapt list` runs before the step is handled; `adapt to other` replaces the "
        + "step."),
    NavWord(
      "alert", "style, belief",
      "A layer that closes when the user taps one of its buttons: `present ask as alert`."),
    NavWord("alive", "state", "Of a coordinator: something still owns it."),
    NavWord(
      "allow", "declaration",
      "Opts out of a property, with the reason: `allow no-trap at login \"on purpose\"`. As the first "
        + "line of a handler or of a block of an `if`, `allow no-dead \"…\"` states why that block may "
        + "never run."),
    NavWord(
      "allowStepWhenDismissed", "option", "In `rxflow-2`: the flow handles steps after it has been dismissed."
    ),
    NavWord("allowStepWhenNotPresented", "option", "In `rxflow-2`: the flow takes steps before it is shown."),
    NavWord("always", "property", "A condition that is true in every world."),
    NavWord("and", "operator", "Both conditions are true."),
    NavWord("append", "change of a list", "Adds a value at the end: `seen.append(t)`."),
    NavWord("as", "statement", "How `present` shows a layer: `as sheet`, `cover`, `alert` or `popover`."),
    NavWord(
      "assume", "declaration",
      "Excludes each input after which a condition would be false. The report names the assumption "
        + "with every verdict."),
    NavWord(
      "at", "declaration",
      "Limits an opt-out to one place (`allow NAME at home \"…\"`), or the number of times that an "
        + "event happens (`at most 2`)."),
    NavWord("atomic", "timing", "All consequences of an input happen before the next one."),
    NavWord(
      "back", "event, way out",
      "The back button of the navigation bar: `event is back`. `without back` disables all ways back."),
    NavWord("backButton", "way out", "The back button of the navigation bar, in `without backButton`."),
    NavWord("background", "notice, adversary", "The app goes to the background."),
    NavWord("backMenu", "event, adversary", "The menu that a long press on the back button opens."),
    NavWord(
      "base", "declaration",
      "Members that several coordinators share: `base Flow { … }`, `coordinator Auth: Flow`."),
    NavWord("before", "operator", "The value before the step, in `change` properties: `before(App.drafts)`."),
    NavWord(
      "believes", "declaration",
      "Compares a variable with what a container shows: `var path: [route] believes stack`."),
    NavWord(
      "binds", "declaration",
      "A variable that the container also writes: `var sheet: route? binds sheet`."),
    NavWord(
      "blocked", "declaration",
      "A condition under which a deep link need not reach its target: `link news to App.news blocked "
        + "by App.locked`."),
    NavWord(
      "blocking", "declaration",
      "An effect that keeps the app from being settled until it has answered."),
    NavWord("Bool", "domain", "`true` or `false`."),
    NavWord(
      "bound", "header",
      "Upper limits for the sizes in a world: `bound stack 4, layers 3, coordinators 6, mail 8, list "
        + "4`."),
    NavWord(
      "branch", "declaration",
      "A screen that creates a child coordinator when it is shown: `branch auth: Auth { … }`."),
    NavWord(
      "by", "declaration",
      "Precedes the condition of `blocked`, or the cause in `did finish(Flow, by: user)`."),
    NavWord("cancel", "statement", "Ends an effect without an answer."),
    NavWord("cause", "value", "In `on finished`: who ended the child, `user` or `program`."),
    NavWord(
      "change", "property",
      "A condition that is true of every step. It can compare the worlds before and after."),
    NavWord("child", "value", "In a handler for an event of a child: that coordinator."),
    NavWord("children", "value", "The children of a coordinator."),
    NavWord(
      "choose", "statement",
      "Runs one of several blocks; the exploration tries each of them: `choose { … } or { … }`."),
    NavWord("clear", "change of a list", "Removes all values."),
    NavWord(
      "code", "declaration",
      "The source file that a coordinator describes: `coordinator App code \"Sources/App.swift\"`."),
    NavWord("collapse", "event", "The window becomes narrow: `event is collapse`."),
    NavWord("collapsed", "value, notice", "A narrow window shows one column of a split view."),
    NavWord("collapses", "declaration", "Which column a narrow window shows: `collapses to primary when …`."),
    NavWord("contains", "member of a list", "Whether a value is in a list: `seen.contains(t)`."),
    NavWord("coordinator", "declaration", "A coordinator with its screens, variables and handlers."),
    NavWord("coordinators", "bound", "The largest number of coordinators in a world."),
    NavWord(
      "count", "member of a list, operator",
      "How many values a list has: `seen.count`; `count of x in list where e` counts some of them."),
    NavWord("cover", "style, belief", "A full-screen layer, which the user cannot drag away."),
    NavWord("deepLink", "adversary", "Deep links may arrive at any time."),
    NavWord("defaultExit", "notice, output", "In dialects with default exits: the user has left a screen."),
    NavWord("dialect", "header", "The coordinator library: `dialect coordinator`."),
    NavWord("did", "operator", "Whether the step has an output, in `change` properties: `did note(saved)`."),
    NavWord(
      "dismiss", "statement, output",
      "Closes a layer: the named one, or else the coordinator's topmost one."),
    NavWord("doubleTap", "adversary", "The user may tap a control twice before the app has settled."),
    NavWord(
      "drop", "statement, output",
      "Releases a child coordinator. As an output: a request that no handler took."),
    NavWord("edgeSwipe", "way out", "The swipe back from the edge of the screen, in `without edgeSwipe`."),
    NavWord("effect", "declaration", "Work that takes time and ends with one of its outcomes."),
    NavWord(
      "else", "statement",
      "The block for a condition that is false: `if a { … } else if b { … } else { … }`."),
    NavWord(
      "emit", "statement",
      "Sends a step to a coordinator, by default to `self`: `emit list`, `emit list to "
        + "parent`."),
    NavWord("empty", "state", "Of a list: it has no values."),
    NavWord("entering", "state", "Of a screen: a transition is bringing it in."),
    NavWord(
      "event", "declaration, operator",
      "Declares an event from outside the app: `event push at most 2`. In `change` properties, the "
        + "event of the step: `event is tap save`."),
    NavWord("eventually", "property", "A condition that becomes true on every fair run."),
    NavWord(
      "every", "operator",
      "A condition is true for all values of a list: `every x in seen: x == swift`."),
    NavWord("expand", "event", "The window becomes wide: `event is expand`."),
    NavWord("expanded", "notice", "A split view shows both columns again."),
    NavWord(
      "expect", "declaration",
      "The result that the spec must have: `expect holds`, `expect violated NAME in 2 inputs`."),
    NavWord("fail", "statement, output", "Ends the app, as `fatalError` does: `fail \"no window\"`."),
    NavWord(
      "fair", "declaration",
      "Assumes that an input which stays possible eventually happens: `fair back`."),
    NavWord("false", "value", "The opposite of `true`."),
    NavWord(
      "feedback", "declaration",
      "Work that runs while a condition is true, in the dialects with feedbacks."),
    NavWord("final", "declaration", "The condition under which the app may end: `final when App.done`."),
    NavWord(
      "finish", "statement, output",
      "Ends `self`, with a result if it has one: `finish saved(x)`."),
    NavWord("finished", "event, state", "A child has finished: `on finished saved(x)`, `child is finished`."),
    NavWord("finishes", "declaration", "The result for an end without `finish`: `finishes user: cancelled`."),
    NavWord(
      "first", "member of a list, strategy",
      "The first value of a list, or the first screen with a name: `stack.first(detail)`. As a "
        + "strategy: a running feedback goes on when a new state arrives."),
    NavWord("for", "statement", "Runs a block for each value of a list."),
    NavWord("foreground", "notice", "The app returns to the foreground."),
    NavWord("forward", "statement", "Passes on the event that the handler handles: `forward to parent`."),
    NavWord("free", "header", "In `overtake free`: any number of inputs."),
    NavWord("from", "statement", "The screen that presents: `present b as sheet from a`."),
    NavWord("front", "value", "The topmost visible screen."),
    NavWord("holds", "expectation", "No property is violated: `expect holds`."),
    NavWord("ideal", "platform", "A platform that never refuses a command."),
    NavWord("if", "statement", "Runs a block if a condition is true."),
    NavWord(
      "ignore", "declaration",
      "Removes a handler: in a coordinator with a base one of the base, in a variant one of the spec."),
    NavWord("implies", "operator", "If the first condition is true, the second one is true as well."),
    NavWord(
      "in", "statement, operator",
      "The coordinator, tab or column on whose stack a command works: `push a in child`, `popToRoot "
        + "in self`; also the list of `for`, `every`, `some` and `count of`."),
    NavWord("incomplete", "expectation", "A property is not decided: `expect incomplete NAME`."),
    NavWord("input", "expectation", "Counts inputs: `in 1 input`."),
    NavWord("inputs", "expectation", "Counts inputs: `in 2 inputs`."),
    NavWord(
      "instances", "member of a name",
      "All instances of a screen or coordinator: `detail.instances.count`."),
    NavWord(
      "interactiveDismissal", "way out",
      "The drag that closes a sheet, and the tap outside of a popover, in `without "
        + "interactiveDismissal`."),
    NavWord("interleaved", "timing", "Inputs may come between the steps of the platform."),
    NavWord("is", "operator", "Tests for a state, a case, a screen or a tag: `home is visible`."),
    NavWord(
      "known", "declaration",
      "A violation that is accepted for now, so that it does not fail the check."),
  ]
}
