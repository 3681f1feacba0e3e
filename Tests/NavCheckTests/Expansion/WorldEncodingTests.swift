import NavCheck
import Testing

@testable import NavModel

/// Worlds in bytes.
@Suite struct `Worlds in bytes` {
  /// The first worlds of a program, each once.
  private static func worlds(_ program: NavProgram, limit: Int) -> Set<NavWorld> {
    let machine = NavMachine(program)
    var worlds = Set(machine.initialWorlds)
    var open = Array(worlds)
    while let world = open.popLast(), worlds.count < limit {
      machine.forEachStep(from: world) { _, next in if worlds.insert(next).inserted { open.append(next) } }
    }
    return worlds
  }

  private static func expectEncoded(_ worlds: Set<NavWorld>, _ title: String) throws {
    var known: [[UInt8]: NavWorld] = [:]
    for world in worlds {
      let bytes = world.encoded
      #expect(known.updateValue(world, forKey: bytes) == nil, "\(title): two worlds have the same bytes")
      // What is kept for speed only makes no difference.
      #expect(world.remembering.encoded == bytes, "\(title)")
      let read = try NavWorld(encoded: bytes)
      #expect(read == world && read.encoded == bytes && read.fingerprint == world.fingerprint, "\(title)")
    }
  }

  @Test(
    "All worlds of small specs",
    arguments: [
      "systems/demo", "tour/06-sheet", "tour/08-double-tap", "tour/10-tabs", "tour/11-effect",
      "tour/18-split-view",
      "systems/feedback-loop", "systems/rxflow-2", "systems/screen-tree",
    ])
  func specs(name: String) throws {
    try Self.expectEncoded(Self.worlds(try program(Specs.text(name)), limit: 250), name)
  }

  @Test func `worlds of random specs`() throws {
    for seed in 0..<UInt64(Twins.count(20)) {
      let spec = RandomSpec(seed: seed)
      guard let program = spec.resolved.program else { continue }
      try Self.expectEncoded(Self.worlds(program, limit: 60), "\(spec)")
    }
  }

  private static let lamp = """
    system Lamp
    coordinator App { var isLit: Bool = false; start off; screen off { on tap light { push on } }; screen on }
    """

  /// One coordinator, one stack with one screen, the layer with that stack.
  private static let lampOff: [UInt8] =
    [1, 1, 1, 1, 0, 1, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 1, 1]
    + [0, 0, 1, 0, 0, 1, 0, 0] + Array(repeating: 0, count: 22)

  /// The bytes of a world never change while the version stays: machines with different builds would not fit together.
  @Test func `the bytes are the same for ever`() throws {
    let worlds = Self.worlds(try program(Self.lamp), limit: 100).map(\.encoded).sorted {
      $0.lexicographicallyPrecedes($1)
    }
    #expect(NavWorld.encodingVersion == 4)
    #expect(worlds.first == Self.lampOff)
  }

  /// Every change of a byte, and every end that is cut off or added: an error with a place within the bytes, or a world
  /// with just these bytes.
  @Test(arguments: ["tour/06-sheet", "tour/10-tabs", "systems/feedback-loop"])
  func `any bytes are a world or an error with its place`(name: String) throws {
    let worlds = Self.worlds(try program(Specs.text(name)), limit: 40)
    let sample = worlds.map(\.encoded).sorted { ($1.count, $0.first ?? 0) < ($0.count, $1.first ?? 0) }
      .prefix(3)
    func read(_ bytes: [UInt8]) {
      do {
        #expect(try NavWorld(encoded: bytes).encoded == bytes)
      } catch {
        #expect(0...bytes.count ~= error.position && !error.reason.isEmpty)
      }
    }
    for bytes in sample {
      for length in bytes.indices {
        #expect(throws: NavDecodingError.self) { try NavWorld(encoded: bytes.prefix(length)) }
        for byte in [0x00, 0x01, 0x02, 0x07, 0x7F, 0x80, 0xFF] as [UInt8] {
          var changed = bytes
          changed[length] = byte
          read(changed)
          changed.insert(byte, at: length)
          read(changed)
        }
      }
      #expect(throws: NavDecodingError.self) { try NavWorld(encoded: bytes + [0]) }
    }
  }

  @Test(
    arguments: [
      ([], 0, "the data ends inside a value"),
      ([0x80, 0x00], 0, "a number is not in its shortest form, or exceeds 64 bits"),
      (Array(repeating: 0xFF, count: 12), 0, "a number is not in its shortest form, or exceeds 64 bits"),
      ([9], 0, "9 elements do not fit in the remaining 0 bytes"),
      ([0, 0, 0], 3, "the world has no coordinator"),
      ([1, 0, 1, 1, 5, 0, 0, 0], 4, "screen 5 is not in 0..<0"),
    ] as [([UInt8], Int, String)])
  func `what is told of wrong bytes`(_ bytes: [UInt8], _ position: Int, _ reason: String) {
    #expect(throws: NavDecodingError(position: position, reason: reason)) { try NavWorld(encoded: bytes) }
  }

  @Test func `values that lie in each other without end`() throws {
    var world = NavWorld()
    world.coordinatorsUntracked = [NavCoordinator(declaration: 0, arguments: [], parent: nil, branch: nil)]
    for depth in [63, 64, 65] {
      world.rest.variables = [(0..<depth).reduce(NavValue.none) { value, _ in .list([value]) }]
      let bytes = world.encoded
      if depth < 64 {
        #expect(try NavWorld(encoded: bytes) == world)
      } else {
        #expect(throws: NavDecodingError.self) { try NavWorld(encoded: bytes) }
      }
    }
  }
}
