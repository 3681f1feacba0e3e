extension NavWorld {
  /// The version of the encoding; it increases with every change of the format.
  public static let encodingVersion = 4

  /// An encoding of the world as bytes, which is the same on every machine.
  ///
  /// Equal worlds have equal bytes. The bytes contain everything that distinguishes worlds, except for a counter of
  /// violating worlds that a search may keep.
  ///
  /// - Complexity: O(*n*), where *n* is the size of the world.
  public var encoded: [UInt8] {
    var writer = NavByteWriter()
    writer.write(count: stacksUntracked.count)
    writer.write(count: screensUntracked.count)
    writer.write(count: coordinatorsUntracked.count)
    for stack in stacksUntracked { writer.write(stack) }
    for screen in screensUntracked { writer.write(screen) }
    for coordinator in coordinatorsUntracked { writer.write(coordinator) }
    writer.write(rest)
    return writer.bytes
  }

  /// Decodes a world.
  ///
  /// The bytes refer to declarations by their indices in a program. The initializer does not detect the bytes of a
  /// world of another program; do not pass such a world to a machine.
  ///
  /// - Parameter bytes: The value of ``encoded``.
  /// - Throws: ``NavDecodingError`` with the position at which decoding failed, if the bytes are not the encoding of a
  ///   world, refer to instances that do not exist, or contain no coordinator.
  /// - Complexity: O(*n*), where *n* is the number of bytes.
  public init(encoded bytes: some Collection<UInt8>) throws(NavDecodingError) {
    var reader = NavByteReader(ArraySlice(bytes))
    self.init()
    // Each instance takes at least one byte, so `readCount` rejects a count that the bytes cannot hold.
    reader.stacks = try reader.readCount()
    reader.screens = try reader.readCount()
    reader.coordinators = try reader.readCount()
    guard reader.coordinators > 0 else { throw reader.error("the world has no coordinator") }
    stacksUntracked = NavInstances(try reader.readElements(reader.stacks))
    screensUntracked = NavInstances(try reader.readElements(reader.screens))
    coordinatorsUntracked = NavInstances(try reader.readElements(reader.coordinators))
    rest = try Rest(from: &reader)
    try reader.finish()
  }
}

extension NavWorld.Rest: NavEncodable {
  func encode(to writer: inout NavByteWriter) {
    writer.write(layers)
    writer.write(presentations)
    writer.write(mail)
    writer.write(waiting)
    writer.write(queue)
    writer.write(turns)
    writer.write(effects)
    writer.write(feedbacks)
    writer.write(readiness)
    writer.write(variables)
    writer.write(eventCounts)
    writer.write(inputs)
    writer.write(taps)
    writer.write(shownRoutes)
    writer.write(pendingExits)
    writer.write(refusals)
    writer.write(isInBackground)
    writer.write(outcome)
  }

  init(from reader: inout NavByteReader) throws(NavDecodingError) {
    self.init(
      layers: try [NavLayer](from: &reader), presentations: try [NavPresentation](from: &reader),
      mail: try [NavNotice](from: &reader), waiting: try [NavContinuation](from: &reader),
      queue: try [NavMessage](from: &reader), turns: try [NavContinuation](from: &reader),
      effects: try [NavRunningEffect](from: &reader), feedbacks: try [NavRunningFeedback](from: &reader),
      readiness: try [NavReadinessBlock](from: &reader), variables: try [NavValue](from: &reader),
      eventCounts: try [Int](from: &reader), inputs: try Int(from: &reader),
      taps: try [NavTapRecord](from: &reader), shownRoutes: try [NavShownRoute](from: &reader),
      pendingExits: try [ScreenID](from: &reader), refusals: try [NavRefusal](from: &reader),
      isInBackground: try Bool(from: &reader), outcome: try NavOutcome(from: &reader))
  }
}

extension NavOutcome: NavEncodable {
  func encode(to writer: inout NavByteWriter) {
    switch self {
    case .running: writer.write(byte: 0)
    case .fatal(let text):
      writer.write(byte: 1)
      writer.write(text)
    case .diverges: writer.write(byte: 2)
    case .recursion: writer.write(byte: 3)
    case .exceeds(let text):
      writer.write(byte: 4)
      writer.write(text)
    }
  }

  init(from reader: inout NavByteReader) throws(NavDecodingError) {
    switch try reader.readTag(below: 5, "an outcome") {
    case 0: self = .running
    case 1: self = .fatal(try String(from: &reader))
    case 2: self = .diverges
    case 3: self = .recursion
    default: self = .exceeds(try String(from: &reader))
    }
  }
}
