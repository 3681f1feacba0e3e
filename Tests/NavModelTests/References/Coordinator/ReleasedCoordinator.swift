/// One coordinator of the released library, with the flags by which it guesses at what the user did.
struct ReleasedCoordinator {
  let name: String
  var initial: ReleasedRoute
  let branch: ReleasedRoute?
  let isPushed: Bool
  let isCover: Bool
  let path: Int
  var parent: Int?
  var children: [String: Int] = [:]
  var sheet: ReleasedRoute?
  var shownSheet: ReleasedRoute?
  var cover: ReleasedRoute?
  var shownCover: ReleasedRoute?
  /// The last write of the path was the program's (`wasProgrammaticallyPopped`).
  var movedByProgram = false
  /// The next view that disappears ends this one (`shouldNotifyUserInteractiveFinish`).
  var endsNext = false
  var hasEnded = false
}
