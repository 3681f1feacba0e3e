extension NavProgram {
  /// An expression with resolved names, which is evaluated in a world and a frame.
  ///
  /// The *frame* (``NavFrame``) contains the values of `self`, `this`, `child` and the local slots.
  public indirect enum Expression: Hashable, Sendable {
    /// A value that is the same in every world.
    case constant(NavValue)
    /// A local slot: a value of the event, of a `let`, of a `for` or of a quantifier.
    case local(Int)
    /// A parameter, by its holder and index: of `self`, of `this`, or of the branch that created `child`.
    case parameter(Holder, Int)
    /// A variable, by its holder and index: of the system, of `self`, of `this`, or of the branch that created
    /// `child`.
    case variable(Holder, Int)
    /// A variable of the instance to which an expression evaluates, by its index; none if there is no instance.
    case variableOf(Expression, Int)
    /// A parameter of the instance to which an expression evaluates, by its index; none if there is no instance.
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
    /// A fact about the whole world, such as whether the app has settled.
    case world(WorldWord)
    /// All instances of a subject, as a list.
    case instances(Subject)
    /// The instance that a command removes by name: the topmost one of the last container that contains one, including
    /// an instance that the platform does not show yet.
    case topmost(Subject)
    /// A member of a value, such as `.count` or `.route`.
    case attribute(Expression, Attribute)
    /// Whether a list contains a value: `list.contains(x)`.
    case contains(Expression, Expression)
    /// The first or the last screen or route of a place in a list: `list.first(article)`, `list.last(article)`.
    case firstOf(Expression, place: Int), lastOf(Expression, place: Int)
    /// Whether an operand is false.
    case not(Expression)
    /// A combination of two conditions; the second operand is evaluated only if the first does not decide.
    case and(Expression, Expression), or(Expression, Expression), implies(Expression, Expression)
    /// A comparison of two values: `==`, `!=`, `<`, `<=`, `>` or `>=`.
    case compare(NavSpec.Operator, Expression, Expression)
    /// A sum or difference of two numbers.
    case arithmetic(NavSpec.Operator, Expression, Expression)
    /// A test of one instance or value: `x is P`.
    case test(Expression, Predicate)
    /// Whether some instance of a subject satisfies a test: `App.home is P`.
    case someIs(Subject, Predicate)
    /// Whether an effect of `self` or `this` is running, by its index in ``NavProgram/effects``: `load is running`.
    case isRunning(Int)
    /// Whether a feedback of `self` is running, by its index in ``NavProgram/feedbacks``: `choosePlace is running`.
    case isFeedbackRunning(Int)
    /// The current values of all variables of `self`, except snapshots: `snapshot`.
    case snapshot
    /// The element of a list at an index; none if the list is shorter.
    case element(Expression, Int)
    /// Whether a condition is true of every or of some element; a local slot holds the element: `every x in list: e`.
    case every(Int, in: Expression, Expression), some(Int, in: Expression, Expression)
    /// The number of elements that satisfy a condition: `count of x in list where e`.
    ///
    /// A local slot holds the element.
    case counted(Int, in: Expression, Expression)
    /// The value in the world before the step, for `change` properties: `before(e)`.
    case before(Expression)
    /// Whether the step has an output, for `change` properties: `did defaultExit(home)`.
    case did(OutputPattern)
    /// Whether the step has an event, for `change` properties: `event is tap save`.
    case eventIs(EventPattern)
  }

  /// The declaration that has a parameter or variable.
  public enum Holder: Hashable, Sendable {
    /// The whole app, `self`, `this`, or the branch that created `child`.
    case system, coordinator, screen, branch
  }

  /// A fact about the whole world; the raw value is the word in a spec.
  public enum WorldWord: String, Hashable, Sendable, CaseIterable {
    /// Whether the app has settled: nothing moves, no message waits, and no blocking effect runs.
    case quiescent
    /// Whether a transition or gesture is in progress.
    case transitioning
    /// The screen in front of all others.
    case front
    /// The screen instances on the stack of `this` or `self`, bottom first.
    case stack
    /// The screen instances on the stack of `this` or `self` that belong to `self`, bottom first.
    case screens
    /// The bottom screen of the layer that is presented above the layer of `self`; none if there is no such layer.
    case presented
    /// The child coordinators of `self`.
    case children
    /// The selected tab of `self`'s tab bar, or the column that its collapsed split view shows, as a route.
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
    /// The instances of a coordinator, by the index of its declaration.
    case coordinator(Int)
    /// The screens and coordinators with a tag, by its index in ``NavProgram/tags``.
    case tag(Int)
  }

  /// A test of a value, which a spec writes after `is`.
  public enum Predicate: Hashable, Sendable {
    /// The state of a screen: in a container, visible, moving in, moving out, no longer in a container, or shown
    /// before.
    ///
    /// A coordinator is `onScreen` or `visible` if one of its screens is. A visible screen may be moving. `seen` is
    /// true if the screen was in a container at any time.
    case onScreen, visible, entering, leaving, removed, seen
    /// The state of a coordinator: `alive` if it has an owner, `finished` after its end.
    case alive, finished
    /// The absence of a value: `empty` for a list without elements, `absent` for an optional that is none.
    case empty, absent
    /// Whether the declaration of a screen or coordinator has a tag, by its index in ``NavProgram/tags``.
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
    /// A member of a screen: its route, or the coordinator that owns it.
    case route, owner
    /// A member of a coordinator: its parent, its children, the screens on its stack, or its own screens on the stack.
    case parentOf, childrenOf, stackOf, screensOf
  }

  /// A pattern for events, which a spec writes after `on`, `event is` or `fair`.
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

  /// A pattern for outputs, which a spec writes after `did`; a nil operand matches any value.
  public enum OutputPattern: Hashable, Sendable {
    /// The exit of a screen of a subject.
    case exit(Subject)
    /// The end of a coordinator with a result and its values, by a cause; nil for any.
    case finish(coordinator: Int, result: Int?, [Expression?], by: NavCause?)
    /// A note with a label, by its index in ``NavProgram/labels``, and with equal values.
    case note(label: Int, [Expression?])
    /// The presentation or dismissal of a layer with content of a subject.
    case present(Subject?), dismiss(Subject?)
    /// A refused command, a dropped message or a `fail`.
    case refuse, drop, fail
    /// A segue, by the places on its path without its source, as indices in ``NavProgram/places``; nil for any.
    case segue([Int]?)
    /// A step that a flow has handled, with equal values; nil for any.
    case navigate(coordinator: Int, step: Int?, [Expression?])
    /// A state that a feedback loop has published, with equal values in the order of
    /// ``NavProgram/publishedVariables(of:)``.
    ///
    /// A nil coordinator matches any loop, and a nil value matches any value.
    case publish(coordinator: Int?, [Expression?])
  }
}
