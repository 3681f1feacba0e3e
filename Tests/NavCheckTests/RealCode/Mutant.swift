/// A mistake that real coordinator code makes; each has its line in the library of this folder.
enum Mutant: String, CaseIterable, Sendable {
  case forgottenRemoveChild, removesFirstChild, removesAllChildren
  case noPopNotice, onlyTopPopNotice, popNoticeByIndex, keepsPopNotice, actsOnGestureBegin
  case finishesTwice, finishesTwiceOnSwipe, exitOnProgrammaticPop, exitTwice
  case lockStaysOnFailure, lockStaysOnCancelledSwipe, lockStaysOnDismissal
  case presentsFromDeadPresenter, presentsTwice, pushesSameInstance
  case strongParent, screenHoldsItself, noDismissNotice, dismissNoticeAtBegin
  case popsOneTooFew, popsWhileMoving, keepsBelief, beliefAtGestureBegin, beliefForgetsMenu
  case staleCompletion, answersWhileLeaving, backKeepsDraft, childFirstPresentLater, noWayHome, finishesParent

}
