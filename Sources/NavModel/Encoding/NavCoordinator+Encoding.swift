// The encoding of coordinators, continuations, notices, messages and marks.

extension NavCoordinator: NavEncodable {
  func encode(to writer: inout NavByteWriter) {
    writer.write(declaration)
    writer.write(arguments)
    writer.write(parent)
    writer.write(children)
    writer.write(branch)
    writer.write(branchedFrom)
    writer.write(root)
    writer.write(variables)
    writer.write(branchVariables)
    writer.write(library)
    writer.write(isAlive)
    writer.write(isFinished)
    writer.write(hasLostLayer)
  }

  init(from reader: inout NavByteReader) throws(NavDecodingError) {
    let declaration = try Int(from: &reader)
    let arguments = try [NavValue](from: &reader)
    let parent = try CoordinatorID?(from: &reader)
    let children = try [CoordinatorID](from: &reader)
    self.init(
      declaration: declaration, arguments: arguments, parent: parent, branch: try NavRoute?(from: &reader))
    self.children = children
    branchedFrom = try ScreenID?(from: &reader)
    root = try StackID?(from: &reader)
    variables = try [NavValue](from: &reader)
    branchVariables = try [NavValue](from: &reader)
    library = try [NavValue](from: &reader)
    isAlive = try Bool(from: &reader)
    isFinished = try Bool(from: &reader)
    hasLostLayer = try Bool(from: &reader)
  }
}

extension NavFrame: NavEncodable {
  func encode(to writer: inout NavByteWriter) {
    writer.write(myself)
    writer.write(this)
    writer.write(child)
    writer.write(locals)
  }

  init(from reader: inout NavByteReader) throws(NavDecodingError) {
    self.init(
      myself: try CoordinatorID?(from: &reader), this: try ScreenID?(from: &reader),
      child: try CoordinatorID?(from: &reader), locals: try [NavValue](from: &reader))
  }
}

extension NavContinuation: NavEncodable {
  func encode(to writer: inout NavByteWriter) {
    let (tag, number): (UInt8, Int) =
      switch block {
      case .written(let number): (0, number)
      case .library(let number): (1, number)
      case .action(let number): (2, number)
      }
    writer.write(byte: tag)
    writer.write(number)
    writer.write(frame)
  }

  init(from reader: inout NavByteReader) throws(NavDecodingError) {
    let tag = try reader.readTag(below: 3, "a kind of block")
    let number = try Int(from: &reader)
    let frame = try NavFrame(from: &reader)
    switch tag {
    case 0: self.init(block: number, frame: frame)
    case 1: self.init(library: number, frame: frame)
    default: self.init(action: number, frame: frame)
    }
  }
}

extension NavNotice.Kind: NavEncodable {}

extension NavNotice: NavEncodable {
  func encode(to writer: inout NavByteWriter) {
    writer.write(kind)
    writer.write(screens)
    writer.write(values)
  }

  init(from reader: inout NavByteReader) throws(NavDecodingError) {
    self.init(
      kind: try Kind(from: &reader), screens: try [ScreenID](from: &reader),
      values: try [NavValue](from: &reader))
  }
}

extension NavMessage: NavEncodable {
  func encode(to writer: inout NavByteWriter) {
    switch self {
    case .step(let step, let values, let receiver, let feedback):
      writer.write(byte: 0)
      writer.write(step)
      writer.write(values)
      writer.write(receiver)
      writer.write(feedback)
    case .event(let event, let values):
      writer.write(byte: 1)
      writer.write(event)
      writer.write(values)
    case .ended(let feedback, let coordinator):
      writer.write(byte: 2)
      writer.write(feedback)
      writer.write(coordinator)
    case .mutation(let variable, let value, let coordinator):
      writer.write(byte: 3)
      writer.write(variable)
      writer.write(value)
      writer.write(coordinator)
    }
  }

  init(from reader: inout NavByteReader) throws(NavDecodingError) {
    let tag = try reader.readTag(below: 4, "a kind of message")
    let number = try Int(from: &reader)
    switch tag {
    case 0:
      self = .step(
        number, try [NavValue](from: &reader), to: try CoordinatorID(from: &reader),
        by: try Int?(from: &reader))
    case 1: self = .event(number, try [NavValue](from: &reader))
    case 2: self = .ended(number, of: try CoordinatorID(from: &reader))
    default: self = .mutation(number, try NavValue(from: &reader), of: try CoordinatorID(from: &reader))
    }
  }
}

extension NavRunningEffect: NavEncodable {
  func encode(to writer: inout NavByteWriter) {
    writer.write(effect)
    writer.write(arguments)
    writer.write(coordinator)
    writer.write(screen)
    writer.write(feedback)
    writer.write(frontScreen)
    writer.write(frontLayer)
    writer.write(library)
  }

  init(from reader: inout NavByteReader) throws(NavDecodingError) {
    self.init(
      effect: try Int(from: &reader), arguments: try [NavValue](from: &reader),
      coordinator: try CoordinatorID(from: &reader), screen: try ScreenID?(from: &reader),
      feedback: try Int?(from: &reader), frontScreen: try Front(from: &reader),
      frontLayer: try Front(from: &reader), library: try [NavValue](from: &reader))
  }
}

extension NavRunningEffect.Front: NavEncodable {
  func encode(to writer: inout NavByteWriter) {
    switch self {
    case .unknown: writer.write(byte: 0)
    case .present(let screen):
      writer.write(byte: 1)
      writer.write(screen)
    case .gone: writer.write(byte: 2)
    }
  }

  init(from reader: inout NavByteReader) throws(NavDecodingError) {
    switch try reader.readTag(below: 3, "what was in front") {
    case 0: self = .unknown
    case 1: self = .present(try ScreenID(from: &reader))
    default: self = .gone
    }
  }
}

extension NavRunningFeedback.Showing: NavEncodable {}

extension NavRunningFeedback: NavEncodable {
  func encode(to writer: inout NavByteWriter) {
    writer.write(feedback)
    writer.write(coordinator)
    writer.write(run)
    writer.write(screens)
    writer.write(showing)
    writer.write(isOver)
  }

  init(from reader: inout NavByteReader) throws(NavDecodingError) {
    self.init(
      feedback: try Int(from: &reader), coordinator: try CoordinatorID(from: &reader),
      run: try Int(from: &reader))
    screens = try [ScreenID](from: &reader)
    showing = try Showing(from: &reader)
    isOver = try Bool(from: &reader)
  }
}

extension NavReadinessBlock: NavEncodable {
  func encode(to writer: inout NavByteWriter) {
    writer.write(flows)
    writer.write(continuation)
  }

  init(from reader: inout NavByteReader) throws(NavDecodingError) {
    self.init(flows: try [CoordinatorID](from: &reader), continuation: try NavContinuation(from: &reader))
  }
}

extension NavTapRecord: NavEncodable {
  func encode(to writer: inout NavByteWriter) {
    writer.write(screen)
    writer.write(control)
  }

  init(from reader: inout NavByteReader) throws(NavDecodingError) {
    self.init(screen: try ScreenID(from: &reader), control: try Int(from: &reader))
  }
}

extension NavShownRoute: NavEncodable {
  func encode(to writer: inout NavByteWriter) {
    writer.write(tap)
    writer.write(route)
  }

  init(from reader: inout NavByteReader) throws(NavDecodingError) {
    self.init(tap: try NavTapRecord(from: &reader), route: try NavRoute(from: &reader))
  }
}

extension NavRefusal: NavEncodable {
  func encode(to writer: inout NavByteWriter) {
    writer.write(route)
    writer.write(screen)
  }

  init(from reader: inout NavByteReader) throws(NavDecodingError) {
    self.init(route: try NavRoute(from: &reader), screen: try ScreenID?(from: &reader))
  }
}
