import NavModel

extension NavOutput {
  var isExit: Bool { if case .exit = self { true } else { false } }
  var isFinish: Bool { if case .finished = self { true } else { false } }
  var isDismissal: Bool { if case .dismissed = self { true } else { false } }
  var isPop: Bool { if case .popped = self { true } else { false } }

  var isRepeatedFinish: Bool { if case .finished(_, _, _, _, let isRepeated, _) = self { isRepeated } else { false } }
  var isInexactDismissal: Bool { if case .dismissed(_, let isExact, _) = self { !isExact } else { false } }
  var isForeignDismissal: Bool { if case .dismissed(_, _, let isOwn) = self { !isOwn } else { false } }
  var isInexactPop: Bool { if case .popped(_, let isExact) = self { !isExact } else { false } }
  var isDouble: Bool { if case .doubled = self { true } else { false } }

  /// An exit after the end of its flow, or a child that ends after its parent.
  var isOutOfOrder: Bool {
    switch self {
    case .exit(_, _, _, _, let isAfterFinish): isAfterFinish
    case .finished(_, _, _, _, _, let isAfterParent): isAfterParent
    default: false
    }
  }

  /// An exit that nobody owed: the program caused it, or it has fired before.
  var isWrongExit: Bool {
    if case .exit(_, _, let cause, let isRepeated, _) = self { isRepeated || cause != .user } else { false }
  }

  var wasHandledWrongly: Bool {
    switch self {
    case .handledTwice, .handledByYounger: true
    default: false
    }
  }

  var isRequestLost: Bool { if case .dropped = self { true } else { false } }
  var isRefusal: Bool { if case .refused = self { true } else { false } }
  var ranFinished: Bool { if case .ranFinished = self { true } else { false } }
  var wouldEmptyStack: Bool { if case .refused(_, .wouldEmptyStack) = self { true } else { false } }
}
