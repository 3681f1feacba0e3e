extension NavWord {
  /// The words from A to K.
  static let first: [NavWord] = [
    NavWord("accepts", "declaration", "A log that some run must contain: `accepts two-saves { … }`."),
    NavWord(
      "action", "declaration",
      "Statements under a name, which any handler in reach can call: `action close(sure: Bool) { … "
        + "}`."),
    NavWord(
      "adapt", "event, statement",
      "In `rxflow-2`: `on adapt list` sees a step before it is handled, `adapt to other` puts "
        + "another in its place."),
    NavWord(
      "alert", "style, belief",
      "A layer that a tap on any of its buttons takes away: `present ask as alert`."),
    NavWord("alive", "state", "Of a coordinator: something still owns it."),
    NavWord(
      "allow", "declaration",
      "Opts out of a property, with the reason: `allow no-trap at login \"on purpose\"`. As the first line of a "
        + "handler or of a block of an `if`, `allow no-dead \"…\"` states why that may never run."),
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
      "Leaves out inputs after which a condition would be false. Every verdict names it."),
    NavWord(
      "at", "declaration",
      "Where an opt-out counts (`allow NAME at home \"…\"`), or how often an event comes (`at most "
        + "2`)."),
    NavWord("atomic", "timing", "All consequences of an input happen before the next one."),
    NavWord(
      "back", "event, way out",
      "The back button of the bar: `event is back`, `without back` (all ways back)."),
    NavWord("backButton", "way out", "The back button of the bar, for `without`."),
    NavWord("background", "notice, adversary", "The app goes to the background."),
    NavWord("backMenu", "event, adversary", "The menu behind a long press on the back button."),
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
      "Where a deep link need not get to its target: `link news to App.news blocked by App.locked`."),
    NavWord("blocking", "declaration", "An effect for which the app is not settled before it has answered."),
    NavWord("Bool", "domain", "`true` or `false`."),
    NavWord("bound", "header", "Largest sizes: `bound stack 4, layers 3, coordinators 6, mail 8, list 4`."),
    NavWord(
      "branch", "declaration",
      "A screen that makes a child coordinator when it is shown: `branch auth: Auth { … }`."),
    NavWord("by", "declaration", "Behind `blocked`; in `did finish(Flow, by: user)` the cause."),
    NavWord("cancel", "statement", "Ends an effect without an answer."),
    NavWord("cause", "value", "In `on finished`: `user` or `program`."),
    NavWord(
      "change", "property",
      "A condition that is true of every step. It can compare the worlds before and after."),
    NavWord("child", "value", "In a handler about a child: that coordinator."),
    NavWord("children", "value", "The children of a coordinator."),
    NavWord("choose", "statement", "Takes one of several blocks; all are explored: `choose { … } or { … }`."),
    NavWord("clear", "change of a list", "Removes all values."),
    NavWord(
      "code", "declaration",
      "The source file that a coordinator describes: `coordinator App code \"Sources/App.swift\"`."),
    NavWord("collapse", "event", "The window becomes narrow: `event is collapse`."),
    NavWord("collapsed", "value, notice", "A narrow window shows one column of a split view."),
    NavWord("collapses", "declaration", "Which column a narrow window shows: `collapses to primary when …`."),
    NavWord("contains", "member of a list", "Whether a value is in a list: `seen.contains(t)`."),
    NavWord("coordinator", "declaration", "A coordinator with its screens, variables and handlers."),
    NavWord("coordinators", "bound", "How many coordinators a world holds at most."),
    NavWord(
      "count", "member of a list, operator",
      "How many values a list has: `seen.count`; `count of x in list where e` counts some of them."),
    NavWord("cover", "style, belief", "A layer over the full screen, which the user cannot drag away."),
    NavWord("deepLink", "adversary", "Deep links come at any time."),
    NavWord("defaultExit", "notice, output", "In dialects with default exits: the user has left a screen."),
    NavWord("dialect", "header", "The coordinator library: `dialect coordinator`."),
    NavWord("did", "operator", "Whether the step has an output, in `change` properties: `did note(saved)`."),
    NavWord(
      "dismiss", "statement, output",
      "Takes a layer away: the topmost own one, or the one that is named."),
    NavWord("doubleTap", "adversary", "One control is tapped twice before anything moves."),
    NavWord("drop", "statement, output", "Lets a child go; as an output, a request that nothing handled."),
    NavWord("edgeSwipe", "way out", "The swipe back from the edge of the screen, for `without`."),
    NavWord("effect", "declaration", "Work that takes time and answers with an outcome."),
    NavWord(
      "else", "statement",
      "The block for a condition that is false: `if a { … } else if b { … } else { … }`."),
    NavWord(
      "emit", "statement",
      "Sends a step to a coordinator, by default to `self`: `emit list`, `emit list to "
        + "parent`."),
    NavWord("empty", "state", "Of a list: it has no values."),
    NavWord("entering", "state", "Of a screen: it is on its way in."),
    NavWord(
      "event", "declaration, operator",
      "Something that comes from outside: `event push at most 2`; in `change` properties what the "
        + "step is: `event is tap save`."),
    NavWord("eventually", "property", "A condition that becomes true on every fair run."),
    NavWord(
      "every", "operator",
      "A condition is true of all values of a list: `every x in seen: x == swift`."),
    NavWord("expand", "event", "The window becomes wide: `event is expand`."),
    NavWord("expanded", "notice", "A split view shows both columns again."),
    NavWord(
      "expect", "declaration",
      "The result that the spec must have: `expect holds`, `expect violated NAME in 2 inputs`."),
    NavWord("fail", "statement, output", "Ends the app, as `fatalError` does: `fail \"no window\"`."),
    NavWord("fair", "declaration", "An input that stays possible is made eventually: `fair back`."),
    NavWord("false", "value", "The opposite of `true`."),
    NavWord("feedback", "declaration", "Runs while a condition is true, in libraries of feedbacks."),
    NavWord("final", "declaration", "Where the app may end: `final when App.done`."),
    NavWord(
      "finish", "statement, output",
      "Ends `self`, with a result if it has one: `finish saved(x)`."),
    NavWord("finished", "event, state", "A child has finished: `on finished saved(x)`, `child is finished`."),
    NavWord("finishes", "declaration", "The result of an end that names none: `finishes user: cancelled`."),
    NavWord(
      "first", "member of a list, strategy",
      "The first value of a list, or the first screen of a name: `stack.first(detail)`. As a "
        + "strategy: what runs goes on."),
    NavWord("for", "statement", "Runs a block for each value of a list."),
    NavWord("foreground", "notice", "The app comes back."),
    NavWord("forward", "statement", "Passes on the event that the handler handles: `forward to parent`."),
    NavWord("free", "header", "Behind `overtake`: any number of inputs."),
    NavWord("from", "statement", "The screen that presents: `present b as sheet from a`."),
    NavWord("front", "value", "The screen on top of everything."),
    NavWord("holds", "expectation", "No property is violated: `expect holds`."),
    NavWord("ideal", "platform", "A platform without delays and refusals."),
    NavWord("if", "statement", "Runs a block if a condition is true."),
    NavWord(
      "ignore", "declaration",
      "Takes a handler of a base away, or in a variant one of the text as written."),
    NavWord("implies", "operator", "The second condition is true where the first one is."),
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
      "The swipe that drags a sheet down, and the tap outside of a popover, for `without`."),
    NavWord("interleaved", "timing", "Inputs may come between the steps of the platform."),
    NavWord("is", "operator", "Tests for a state, a case, a screen or a tag: `home is visible`."),
    NavWord("known", "declaration", "A finding that is not to be mended today."),
  ]
}
