extension NavProgram {
  /// An expression with resolved names, which is evaluated in a world and a frame.
  ///
  /// The *frame* (``NavFrame``) contains the values of `self`, `this`, `child` and the local slots.
  public indirect enum Expression: Hashable, Sendable {
    /// A value that is the same in every world.
    case constant(NavValue)
    /// A local slot, which holds for example a value of the event, of a `let`, of a `for` or of a quantifier.
    case local(Int)
    /// A parameter, by its holder and index: of `self`, of `this`, or of the branch that created `child`.
    case parameter(Holder, Int)
    /// A variable, by its holder and index: of the system, of `self`, of `this`, or of the branch that created
    /// `child`.
    case variable(Holder, Int)
    /// A variable of the instance to which an expression evaluates, by its index.
    ///
    /// None if there is no instance, or if the coordinator was released.
    case variableOf(Expression, Int)
    /// A parameter of the instance or route to which an expression evaluates, by its index; none if there is neither.
    case parameterOf(Expression, Int)
    /// A value of an enumeration's case, by its index; none if the operand is another case.
    case payload(Expression, case: Int, Int)
    /// The screen `this`, or the coordinator `self`, `child` or `parent`; none if the frame has no such instance.
    case this, myself, child, parent
    /// A route, by the index of its place, with values.
    case route(Int, [Expression])
    /// A case of an enumeration, by the indices of the type and the case, with values.
    case symbol(type: Int, case: Int, [Expression])
    /// A list of the values of expressions.
    case list([Expression])
    /// A new screen instance that is on no stack: `new article(t)`.
    case newScreen(Expression)
    /// A new coordinator without an owner, by the index of its declaration, with arguments: `new Editor(t)`.
    case newCoordinator(Int, [Expression])
    /// A fact about the world, such as whether the app has settled, or about `this` or `self`, such as the stack.
    case world(WorldWord)
    /// The instances of a subject, as a list: living coordinators, or screens that were shown and are still remembered.
    case instances(Subject)
    /// The topmost screen of a subject, for a command that removes a screen by name; none if there is no screen.
    ///
    /// The platform need not show the screen yet.
    case topmost(Subject)
    /// A member of a value, such as `.count` or `.route`.
    case attribute(Expression, Attribute)
    /// Whether a list contains a value: `list.contains(x)`.
    case contains(Expression, Expression)
    /// The first or the last screen or route of a place in a list: `list.first(article)`, `list.last(article)`.
    ///
    /// None if the list contains no such element.
    case firstOf(Expression, place: Int), lastOf(Expression, place: Int)
    /// Whether an operand is not true.
    case not(Expression)
    /// A combination of two conditions; the second operand is evaluated only if the first does not decide.
    case and(Expression, Expression), or(Expression, Expression), implies(Expression, Expression)
    /// A comparison of two values: `==`, `!=`, `<`, `<=`, `>` or `>=`.
    case compare(NavSpec.Operator, Expression, Expression)
    /// A sum or difference of two numbers, or the list of the numbers from the first to the second: `a...b`.
    case arithmetic(NavSpec.Operator, Expression, Expression)
    /// A test of one instance or value: `x is P`.
    case test(Expression, Predicate)
    /// Whether some instance of a subject satisfies a test: `App.home is P`.
    case someIs(Subject, Predicate)
    /// Whether an effect is running, by its index in ``NavProgram/effects``: `load is running`.
    ///
    /// The effect is that of `this` if a place declares it, otherwise that of `self`. If the frame has no such instance,
    /// the effect of any instance counts.
    case isRunning(Int)
    /// Whether a feedback of `self` is running, by its index in ``NavProgram/feedbacks``: `choosePlace is running`.
    case isFeedbackRunning(Int)
    /// The list of the values of all variables of `self`, with none in place of snapshots: `snapshot`.
    case snapshot
    /// The element of a list at an index; none if the list is shorter.
    case element(Expression, Int)
    /// Whether a condition is true of every or of some element; a local slot holds the element: `every x in list: e`.
    case every(Int, in: Expression, Expression), some(Int, in: Expression, Expression)
    /// The number of elements that satisfy a condition: `count of x in list where e`.
    ///
    /// A local slot holds the element.
    case counted(Int, in: Expression, Expression)
    /// The value in the world before the step, for properties about steps: `before(e)`.
    case before(Expression)
    /// Whether the step has an output, for properties about steps: `did defaultExit(home)`.
    case did(OutputPattern)
    /// Whether the step has an event, for properties about steps: `event is tap save`.
    case eventIs(EventPattern)
  }

  /// The declaration that has a parameter or variable.
  public enum Holder: Hashable, Sendable {
    /// The whole app, `self`, `this`, or the branch that created `child`.
    case system, coordinator, screen, branch
  }

  /// A fact about the world, or about `this` or `self` in it; the raw value is a word in a spec.
  public enum WorldWord: String, Hashable, Sendable, CaseIterable {
    /// Whether the app has settled: nothing moves, no message waits, and no blocking effect runs; also `settled`.
    case quiescent
    /// Whether a transition or gesture is in progress.
    case transitioning
    /// The screen in front of all others; none if there is no such screen.
    case front
    /// The screen instances on the stack of `this` or `self`, bottom first.
    case stack
    /// The screen instances on the stack of `this` or `self` that belong to `self`, bottom first.
    case screens
    /// The bottom screen of the layer directly above the layer of `this` or `self`.
    ///
    /// None if there is no layer above, or if that layer has no screen.
    case presented
    /// The child coordinators of `self`.
    case children
    /// The selected tab or page of `self`, or the column that its collapsed split view shows, as a route; otherwise, none.
    case selected
    /// Whether some split view shows only one column.
    case collapsed
  }

  /// The set of instances to which a declared name refers in a condition.
  public enum Subject: Hashable, Sendable {
    /// The screens of a place; for a branch or a tab, the screens that it has shown.
    case place(Int)
    /// The screens of a place that belong to `self`, for a name without its coordinator.
    case ownPlace(Int)
    /// The living instances of a coordinator, by the index of its declaration.
    case coordinator(Int)
    /// The screens with a tag, by its index in ``NavProgram/tags``.
    case tag(Int)
  }

  /// A test of a value, which a spec writes after `is`.
  public enum Predicate: Hashable, Sendable {
    /// The state of a screen: in a container, visible, moving in, moving out, no longer in a container, or shown
    /// before.
    ///
    /// A coordinator is `onScreen` or `visible` if one of its screens is. A visible screen may be moving. `seen` is
    /// true if the screen was at any time in a container, or on the stack of a requested layer.
    case onScreen, visible, entering, leaving, removed, seen
    /// The state of a coordinator: `alive` until it is released, `finished` after it has finished.
    case alive, finished
    /// The absence of a value: `empty` for a list without elements, `absent` for an optional that is none.
    case empty, absent
    /// Whether the declaration of a screen or route has a tag, by its index in ``NavProgram/tags``.
    case tagged(Int)
    /// Tests for a place of a screen or route, by its index. Each expression must equal the value at its position; nil
    /// matches any value.
    case place(Int, [Expression?])
    /// Tests for a case of an enumeration, by its index. Each expression must equal the value at its position; nil
    /// matches any value.
    case symbol(Int, [Expression?])
    /// Whether a coordinator is an instance of a declaration, by its index.
    case coordinator(Int)
    /// Whether a test fails.
    indirect case not(Predicate)
  }

  /// A member of a value, which a spec writes after a dot.
  public enum Attribute: Hashable, Sendable {
    /// A member of a list; `routes` is the list of the routes of its screens.
    case count, first, last, routes
    /// A member of a screen: its route, or the coordinator that owns it; `route` of a route is that route.
    case route, owner
    /// A member of a coordinator: its parent, its children, the screens on its stack, or its own screens on the stack.
    case parentOf, childrenOf, stackOf, screensOf
  }

  /// A pattern for events, which a spec writes for example after `on`, `event is` or `fair`.
  public enum EventPattern: Hashable, Sendable {
    /// A tap on any control of a name.
    case tap(control: String)
    /// A tap on any control.
    case anyTap
    /// An event of the environment, a deep link or a step, by its index.
    case event(Int), link(Int), step(Int)
    /// An outcome of an effect, by the indices of both.
    case outcome(effect: Int, outcome: Int)
    /// A notice of the platform.
    case notice(NavNotice.Kind)
    /// An input of the user or the platform, or the launch, by its name, such as `back`, `swipe`, `selectTab` or
    /// `collapse`.
    case input(String)
  }

  /// A pattern for outputs, which a spec writes after `did` or as a line of a log; a nil operand matches any value.
  public enum OutputPattern: Hashable, Sendable {
    /// The exit of a screen of a subject.
    case exit(Subject)
    /// The end of a coordinator with a result and its values, by a cause; nil for any.
    case finish(coordinator: Int, result: Int?, [Expression?], by: NavRemovalCause?)
    /// A note with a label, by its index in ``NavProgram/labels``, and with equal values.
    case note(label: Int, [Expression?])
    /// The presentation or dismissal of a layer with content of a subject.
    case present(Subject?), dismiss(Subject?)
    /// A refused command, a lost request, or a crash of the app.
    case refuse, drop, fail
    /// A segue, by the places on its path without its source, as indices in ``NavProgram/places``; nil for any.
    case segue([Int]?)
    /// A step to which a flow has navigated, with equal values; nil for any.
    case navigate(coordinator: Int, step: Int?, [Expression?])
    /// A state that a feedback loop has published, with equal values in the order of
    /// ``NavProgram/publishedVariables(of:)``.
    ///
    /// A nil coordinator matches any loop, and a nil value matches any value.
    case publish(coordinator: Int?, [Expression?])
  }
}
