/// What is assumed of SwiftUI where the released library leaves it to the platform.
///
/// - `innerFirst`: of the two views at a child's place, the child's own disappears before the parent's. The order is open.
/// - `exitLeaks`: the default exit of a child's first screen is a preference, and reaches the parent's wrapper as well.
/// - `coverHides`: a cover lets the screens below it disappear.
/// - `remakesViews`: a page is made again, as the same view, when the child in it is not registered any more.
///
/// A view whose route becomes another one disappears, as modifiers of a conditional belong to each of its branches.
/// The root's stack goes before the layers above, whose dismissal takes its time; of these, the upper goes first. The
/// view around a sheet goes after the page inside it. A view that goes while it presents lets its item as it is.
struct ReleasedPlatform: Hashable {
  var innerFirst = true
  var exitLeaks = false
  var coverHides = true
  var remakesViews = false
}

/// A view as the platform knows it: the coordinator that made it, and the route that it stands for.
struct ReleasedView {
  var owner: Int
  var route: ReleasedRoute
  /// The child whose view lies inside this one.
  var child: Int?
  /// What stood in the child's view when it was made last.
  var childRoute: ReleasedRoute?
  /// Tells it from another view of the same route.
  let identity: Int
}

/// A route value; two are equal when the names of type and case are.
struct ReleasedRoute: Hashable {
  let type: String
  let name: String
}

/// One presented layer (or the root's), as it is on screen.
struct ReleasedLayer {
  let presenter: Int?
  let isCover: Bool
  var content: ReleasedView
  /// The coordinator that owns the stack; a plain screen in a sheet has none.
  let stackOwner: Int?
  var pages: [ReleasedView] = []
}
