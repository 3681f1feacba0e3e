// The encoding of stacks, screens and layers.

extension NavStack: NavEncodable {
  func encode(to writer: inout NavByteWriter) {
    writer.write(screens)
    writer.write(path)
    writer.write(owner)
    writer.write(transition)
    writer.write(waiting)
    writer.write(queued)
    writer.write(missedPath)
    writer.write(mail)
  }

  init(from reader: inout NavByteReader) throws(NavDecodingError) {
    let screens = try [ScreenID](from: &reader)
    let path = try [ScreenID](from: &reader)
    self.init(screens: screens, owner: try CoordinatorID?(from: &reader))
    self.path = path
    transition = try Transition?(from: &reader)
    waiting = try [NavContinuation](from: &reader)
    queued = try [Change](from: &reader)
    missedPath = try [ScreenID]?(from: &reader)
    mail = try [NavNotice](from: &reader)
  }
}

extension NavStack.Change: NavEncodable {
  func encode(to writer: inout NavByteWriter) {
    writer.write(kind)
    writer.write(command)
    writer.write(frame)
    writer.write(continuation)
  }

  init(from reader: inout NavByteReader) throws(NavDecodingError) {
    self.init(
      kind: try Kind(from: &reader), command: try String?(from: &reader), frame: try NavFrame(from: &reader),
      continuation: try Int?(from: &reader))
  }
}

extension NavStack.Change.Kind: NavEncodable {
  func encode(to writer: inout NavByteWriter) {
    switch self {
    case .push(let screens):
      writer.write(byte: 0)
      writer.write(screens)
    case .pop(to: let screen):
      writer.write(byte: 1)
      writer.write(screen)
    case .set(let screens):
      writer.write(byte: 2)
      writer.write(screens)
    }
  }

  init(from reader: inout NavByteReader) throws(NavDecodingError) {
    switch try reader.readTag(below: 3, "a kind of change") {
    case 0: self = .push(try [ScreenID](from: &reader))
    case 1: self = .pop(to: try ScreenID(from: &reader))
    default: self = .set(try [ScreenID](from: &reader))
    }
  }
}

extension NavStack.Transition.Phase: NavEncodable {}

extension NavStack.Transition: NavEncodable {
  func encode(to writer: inout NavByteWriter) {
    writer.write(phase)
    writer.write(from)
    writer.write(removed)
    writer.write(continuations)
    writer.write(writesPath)
  }

  init(from reader: inout NavByteReader) throws(NavDecodingError) {
    self.init(
      phase: try Phase(from: &reader), from: try ScreenID?(from: &reader),
      removed: try [ScreenID](from: &reader), continuations: try [NavContinuation](from: &reader),
      writesPath: try Bool(from: &reader))
  }
}

extension NavRemovalCause: NavEncodable {}

extension NavScreen: NavEncodable {
  func encode(to writer: inout NavByteWriter) {
    writer.write(route)
    writer.write(owner)
    writer.write(variables)
    writer.write(library)
    writer.write(hasLostOuterView)
    writer.write(tabs)
    writer.write(cause)
    writer.write(hasExited)
    writer.write(wasShown)
  }

  init(from reader: inout NavByteReader) throws(NavDecodingError) {
    self.init(route: try NavRoute(from: &reader), owner: try CoordinatorID?(from: &reader))
    variables = try [NavValue](from: &reader)
    library = try [NavValue](from: &reader)
    hasLostOuterView = try Bool(from: &reader)
    tabs = try Tabs?(from: &reader)
    cause = try NavRemovalCause?(from: &reader)
    hasExited = try Bool(from: &reader)
    wasShown = try Bool(from: &reader)
  }
}

extension NavScreen.Tabs.Columns: NavEncodable {}

extension NavScreen.Tabs: NavEncodable {
  func encode(to writer: inout NavByteWriter) {
    writer.write(stacks)
    writer.write(count: selected)
    writer.write(columns)
    writer.write(turn?.leaving)
    if let turn { writer.write(turn.isByUser) }
  }

  init(from reader: inout NavByteReader) throws(NavDecodingError) {
    let stacks = try [StackID](from: &reader)
    self.init(
      stacks: stacks, selected: try reader.readIndex(below: stacks.count, "tab"),
      columns: try Columns?(from: &reader))
    let position = reader.position
    guard let leaving = try Int?(from: &reader) else { return }
    guard stacks.indices.contains(leaving) else {
      throw reader.error("tab \(leaving) is not in 0..<\(stacks.count)", at: position)
    }
    turn = Turn(leaving: leaving, isByUser: try Bool(from: &reader))
  }
}

extension NavLayer.Phase: NavEncodable {}

extension NavLayer: NavEncodable {
  func encode(to writer: inout NavByteWriter) {
    writer.write(style)
    writer.write(stack)
    writer.write(coordinator)
    writer.write(presenter)
    writer.write(isByContainer)
    writer.write(phase)
    writer.write(continuations)
  }

  init(from reader: inout NavByteReader) throws(NavDecodingError) {
    self.init(
      style: try NavPresentation.Style?(from: &reader), stack: try StackID(from: &reader),
      coordinator: try CoordinatorID?(from: &reader), presenter: try ScreenID?(from: &reader),
      isByContainer: try Bool(from: &reader), phase: try Phase(from: &reader),
      continuations: try [NavContinuation](from: &reader))
  }
}

extension NavPresentation.Style: NavEncodable {}

extension NavPresentation: NavEncodable {
  func encode(to writer: inout NavByteWriter) {
    writer.write(coordinator)
    writer.write(presenter)
    writer.write(style)
    writer.write(stack)
    writer.write(variable)
    writer.write(isLost)
    writer.write(isByContainer)
  }

  init(from reader: inout NavByteReader) throws(NavDecodingError) {
    self.init(
      coordinator: try CoordinatorID?(from: &reader), presenter: try ScreenID(from: &reader),
      style: try Style(from: &reader), stack: try StackID(from: &reader), variable: try Int?(from: &reader),
      isLost: try Bool(from: &reader), isByContainer: try Bool(from: &reader))
  }
}
