extension NavProgram {
  /// An expression over a world and the names in scope.
  ///
  /// The *frame* of an expression is: the handler's coordinator (`self`), screen (`this`), child (`child`) and locals.
  public indirect enum Expression: Hashable, Sendable {
    case constant(NavValue)
    /// A value of the event, a `let`, or the variable of `for` or a quantifier.
    case local(Int)
    /// A parameter of `self`, of `this`, or of the branch that made `child`.
    case parameter(Holder, Int)
    /// A variable of the system, of `self`, of `this`, or of the branch that made `child`.
    case variable(Holder, Int)
    /// A variable or parameter of the instance that an expression yields; none if that is none.
    case variableOf(Expression, Int)
    case parameterOf(Expression, Int)
    /// A value inside an enumeration's case; none if the value is another case.
    case payload(Expression, case: Int, Int)
    /// `this`, `self`, `child`, `parent`; none where there is none.
    case this, myself, child, parent
    /// A route of a place with its values.
    case route(Int, [Expression])
    /// A case of an enumeration with its values.
    case symbol(type: Int, case: Int, [Expression])
    case list([Expression])
    /// `new article(t)`: a screen instance that is nowhere yet.
    case newScreen(Expression)
    /// `new Editor(t)`: a coordinator without an owner.
    case newCoordinator(Int, [Expression])
    /// A fact about the whole world, such as `settled`.
    case world(WorldWord)
    /// All instances of a subject, as a list.
    case instances(Subject)
    /// The instance of a name that a command takes away: the newest, also one that the platform has still to show.
    case newest(Subject)
    /// Something about a value: `.count`, `.route`, ….
    case attribute(Expression, Attribute)
    /// `list.contains(x)`.
    case contains(Expression, Expression)
    /// `list.first(article)`, `list.last(article)`: the first or last element of that place.
    case firstOf(Expression, place: Int), lastOf(Expression, place: Int)
    case not(Expression)
    case and(Expression, Expression), or(Expression, Expression), implies(Expression, Expression)
    case compare(NavSpec.Operator, Expression, Expression)
    case arithmetic(NavSpec.Operator, Expression, Expression)
    /// `x is P`, of one instance or value.
    case test(Expression, Predicate)
    /// `App.home is P`: some instance of the subject is.
    case someIs(Subject, Predicate)
    /// `load is running`: an effect of `self` or `this`.
    case isRunning(Int)
    /// `choosePlace is running`: a feedback of `self`, by its index in ``NavProgram/feedbacks``.
    case isFeedbackRunning(Int)
    /// `snapshot`: the variables of `self` as they are, but for snapshots.
    case snapshot
    /// A value at a position of a list; none if that is shorter.
    case element(Expression, Int)
    /// `every x in list: e`, `some x in list: e`; the local slot holds x.
    case every(Int, in: Expression, Expression), some(Int, in: Expression, Expression)
    /// `count of x in list where e`; the local slot holds x.
    case counted(Int, in: Expression, Expression)
    /// The value in the world before the step, in `change`.
    case before(Expression)
    /// `did defaultExit(home)`, in `change`.
    case did(OutputPattern)
    /// `event is tap save`, in `change`.
    case eventIs(EventPattern)
  }

  /// The holder of a parameter or variable.
  public enum Holder: Hashable, Sendable {
    case system, coordinator, screen, branch
  }

  /// A word about the whole world.
  public enum WorldWord: String, Hashable, Sendable, CaseIterable {
    /// No transition, no gesture, no queue, no mail, no blocking effect.
    case quiescent
    /// Some transition or gesture is in flight.
    case transitioning
    /// The screen on top of everything.
    case front
    /// The instances on the stack of `this` or `self`, bottom first.
    case stack
    /// Those of them that belong to `self`.
    case screens
    /// The root screen of the layer that `self`'s layer presents; none if nothing.
    case presented
    /// The child coordinators of `self`.
    case children
    /// The selected tab of `self`'s tab bar, or the column that its collapsed split view shows, as a route.
    case selected
    /// Some split view shows one column only.
    case collapsed
  }

  /// The instances that a declared name refers to in a condition.
  public enum Subject: Hashable, Sendable {
    /// Instances of a place: screens; of a branch or tab, the screens that it put on screen.
    case place(Int)
    /// Those of them that belong to `self`: a name without its coordinator, inside of that.
    case ownPlace(Int)
    case coordinator(Int)
    case tag(Int)
  }

  /// A test behind `is`.
  public enum Predicate: Hashable, Sendable {
    /// Of a screen: in a container · seen, also while animating · on its way in · on its way out · not in any container
    /// any more · was on screen at some time.
    case onScreen, visible, entering, leaving, removed, seen
    /// Of a coordinator.
    case alive, finished
    /// Of a list and an optional.
    case empty, absent
    case tagged(Int)
    /// Of a screen instance or a route: of that place, and equal in the values that are given (nil: any).
    case place(Int, [Expression?])
    /// Of a value: that case, and equal in the values that are given.
    case symbol(Int, [Expression?])
    /// Of a coordinator reference: an instance of that declaration.
    case coordinator(Int)
    indirect case not(Predicate)
  }

  /// A member of a value: the name behind a dot.
  public enum Attribute: Hashable, Sendable {
    /// Of a list.
    case count, first, last, routes
    /// Of a screen.
    case route, owner
    /// Of a coordinator.
    case parentOf, childrenOf, stackOf, screensOf
  }

  /// An event, as `on` and `event is` name it.
  public enum EventPattern: Hashable, Sendable {
    case tap(control: String)
    case anyTap
    case event(Int), link(Int), step(Int)
    case outcome(effect: Int, outcome: Int)
    case notice(NavNotice.Kind)
    /// An input of the user by its name: `back`, `backMenu`, `swipe`, `swipeDown`, `tapOutside`, `selectTab`, `reselectTab`.
    case input(String)
  }

  /// An output, as `did` names it: with the values that are given (nil: any).
  public enum OutputPattern: Hashable, Sendable {
    case exit(Subject)
    /// An end with a result and its values, by a cause (nil: any).
    case finish(coordinator: Int, result: Int?, [Expression?], by: NavCause?)
    case note(label: Int, [Expression?])
    case present(Subject?), dismiss(Subject?)
    case refuse, drop, fail
    /// A segue, by the places of its path (nil: any).
    case segue([Int]?)
    /// A flow has handled a step, with equal values where values are given.
    case navigate(coordinator: Int, step: Int?, [Expression?])
    /// A loop has published a state, with equal values where values are given, in the order of
    /// ``NavProgram/publishedVariables(of:)``; nil for any loop.
    case publish(coordinator: Int?, [Expression?])
  }
}
