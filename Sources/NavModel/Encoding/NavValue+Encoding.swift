// The encoding of identifiers, routes and values.

extension ScreenID: NavEncodable {
  func encode(to writer: inout NavByteWriter) { writer.write(count: index) }
  init(from reader: inout NavByteReader) throws(NavDecodingError) {
    self.init(try reader.readIndex(below: reader.screens, "screen"))
  }
}

extension StackID: NavEncodable {
  func encode(to writer: inout NavByteWriter) { writer.write(count: index) }
  init(from reader: inout NavByteReader) throws(NavDecodingError) {
    self.init(try reader.readIndex(below: reader.stacks, "stack"))
  }
}

extension CoordinatorID: NavEncodable {
  func encode(to writer: inout NavByteWriter) { writer.write(count: index) }
  init(from reader: inout NavByteReader) throws(NavDecodingError) {
    self.init(try reader.readIndex(below: reader.coordinators, "coordinator"))
  }
}

extension NavRoute: NavEncodable {
  func encode(to writer: inout NavByteWriter) {
    writer.write(place)
    writer.write(arguments)
  }

  init(from reader: inout NavByteReader) throws(NavDecodingError) {
    self.init(place: try Int(from: &reader), arguments: try [NavValue](from: &reader))
  }
}

extension NavValue: NavEncodable {
  func encode(to writer: inout NavByteWriter) {
    switch self {
    case .none: writer.write(byte: 0)
    case .bool(let value): writer.write(byte: value ? 2 : 1)
    case .int(let value):
      writer.write(byte: 3)
      writer.write(value)
    case .symbol(let type, let name, let values):
      writer.write(byte: 4)
      writer.write(type)
      writer.write(name)
      writer.write(values)
    case .route(let route):
      writer.write(byte: 5)
      writer.write(route)
    case .screen(let screen):
      writer.write(byte: 6)
      writer.write(screen)
    case .coordinator(let coordinator):
      writer.write(byte: 7)
      writer.write(coordinator)
    case .list(let values):
      writer.write(byte: 8)
      writer.write(values)
    }
  }

  init(from reader: inout NavByteReader) throws(NavDecodingError) {
    self = try reader.readNested { reader throws(NavDecodingError) in
      switch try reader.readTag(below: 9, "a kind of value") {
      case 0: .none
      case 1: .bool(false)
      case 2: .bool(true)
      case 3: .int(try Int(from: &reader))
      case 4:
        .symbol(type: try Int(from: &reader), case: try Int(from: &reader), try [NavValue](from: &reader))
      case 5: .route(try NavRoute(from: &reader))
      case 6: .screen(try ScreenID(from: &reader))
      case 7: .coordinator(try CoordinatorID(from: &reader))
      default: .list(try [NavValue](from: &reader))
      }
    }
  }
}
