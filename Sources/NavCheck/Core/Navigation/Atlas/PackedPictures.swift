/// The pictures of many worlds; data that several pictures share is stored once.
///
/// A picture refers to its parts by their positions in tables. ``picture(_:)`` shows how a page reads them.
package struct PackedPictures: Codable, Sendable {
  /// A stack, as ``StatePicture/Stack``.
  package struct Stack: Codable, Hashable, Sendable {
    package var owner: Int?
    package var screens: [Int]
    package var leaving: [Int]?
    package var phase: String?
  }

  /// A screen, as ``StatePicture/Screen``; nothing is new in it.
  package struct Screen: Codable, Hashable, Sendable {
    package var name: String
    package var owner: Int?
    package var isEntering: Bool?
    package var tabs: Int?
  }

  /// Tabs, as ``StatePicture/Tabs``.
  package struct Tabs: Codable, Hashable, Sendable {
    package var bar: Int
    package var stacks: [Int]
    package var selected: Int
    package var isExpanded: Bool?
    package var leaving: Int?
    package var phase: String?
  }

  /// The data that all tab bars of one place share.
  package struct Bar: Codable, Hashable, Sendable {
    package var kind: String
    package var names: [String]
  }

  /// A layer, as ``StatePicture/Layer``.
  package struct Layer: Codable, Hashable, Sendable {
    package var style: String?
    package var phase: String?
    package var stack: Int
  }

  package private(set) var stacks = Table<Stack>()
  package private(set) var screens = Table<Screen>()
  package private(set) var tabs = Table<Tabs>()
  package private(set) var bars = Table<Bar>()
  package private(set) var layers = Table<Layer>()
  package private(set) var coordinators = Table<StatePicture.Coordinator>()
  package private(set) var letters = Table<StatePicture.Letter>()
  package private(set) var beliefs = Table<String>()
  package private(set) var variables = Table<StatePicture.Variable>()
  package private(set) var ends = Table<String>()
  /// Lists of positions; the reference to a list determines the table.
  package private(set) var lists = Table<[Int]>()
  /// For each picture, the lists of layers, coordinators, mail, effects, beliefs and variables, the end (or -1), and
  /// a number: 1 if the app has settled, plus 2 in the background.
  package private(set) var pictures: [[Int]] = []

  /// No pictures.
  package init() {}

  /// Adds a picture, without its marks of new elements.
  ///
  /// - Complexity: Time in proportion to the size of the picture.
  package mutating func add(_ picture: StatePicture) {
    let layers = picture.layers.map {
      self.layers.number(of: Layer(style: $0.style, phase: $0.phase, stack: number(of: $0.stack)))
    }
    pictures.append([
      lists.number(of: layers),
      lists.number(of: picture.coordinators.map { coordinators.number(of: $0) }),
      lists.number(of: picture.mail.map { letters.number(of: $0) }),
      lists.number(of: picture.effects.map { letters.number(of: $0) }),
      lists.number(of: picture.beliefs.map { beliefs.number(of: $0) }),
      lists.number(of: picture.variables.map { variables.number(of: $0) }),
      picture.end.map { ends.number(of: $0) } ?? -1,
      (picture.isAtRest ? 1 : 0) + (picture.isInBackground == true ? 2 : 0),
    ])
  }

  private mutating func number(of stack: StatePicture.Stack) -> Int {
    let shown = stack.screens.map { number(of: $0) }
    let leaving = stack.leaving.map { $0.map { number(of: $0) } }
    return stacks.number(
      of: Stack(owner: stack.owner, screens: shown, leaving: leaving, phase: stack.phase))
  }

  private mutating func number(of screen: StatePicture.Screen) -> Int {
    var packed = Screen(name: screen.name, owner: screen.owner, isEntering: screen.isEntering)
    if let shown = screen.tabs {
      let inside = shown.stacks.map { number(of: $0) }
      packed.tabs = tabs.number(
        of: Tabs(
          bar: bars.number(of: Bar(kind: shown.kind, names: shown.names)), stacks: inside,
          selected: shown.selected, isExpanded: shown.isExpanded, leaving: shown.leaving, phase: shown.phase))
    }
    return screens.number(of: packed)
  }

  /// Returns a picture as it was added, without its marks of new elements.
  package func picture(_ index: Int) -> StatePicture {
    let row = pictures[index]
    func list(_ column: Int) -> [Int] { lists.all[row[column]] }
    return StatePicture(
      layers: list(0).map { layers.all[$0] }.map {
        StatePicture.Layer(style: $0.style, phase: $0.phase, stack: stack($0.stack))
      },
      coordinators: list(1).map { coordinators.all[$0] }, mail: list(2).map { letters.all[$0] },
      effects: list(3).map { letters.all[$0] }, beliefs: list(4).map { beliefs.all[$0] },
      variables: list(5).map { variables.all[$0] }, end: row[6] < 0 ? nil : ends.all[row[6]],
      isAtRest: row[7] & 1 != 0, isInBackground: row[7] & 2 != 0 ? true : nil)
  }

  private func stack(_ index: Int) -> StatePicture.Stack {
    let stack = stacks.all[index]
    return StatePicture.Stack(
      owner: stack.owner, screens: stack.screens.map(screen), leaving: stack.leaving?.map(screen),
      phase: stack.phase)
  }

  private func screen(_ index: Int) -> StatePicture.Screen {
    let screen = screens.all[index]
    return StatePicture.Screen(
      name: screen.name, owner: screen.owner, isEntering: screen.isEntering,
      tabs: screen.tabs.map { tabs.all[$0] }.map { shown in
        let bar = bars.all[shown.bar]
        return StatePicture.Tabs(
          kind: bar.kind, names: bar.names, stacks: shown.stacks.map(stack), selected: shown.selected,
          isExpanded: shown.isExpanded, leaving: shown.leaving, phase: shown.phase)
      })
  }

  /// Values by position, each once.
  package struct Table<Value: Codable & Hashable & Sendable>: Codable, Sendable {
    package private(set) var all: [Value] = []
    private var numbers: [Value: Int] = [:]

    init() {}

    mutating func number(of value: Value) -> Int {
      if let known = numbers[value] { return known }
      numbers[value] = all.count
      all.append(value)
      return all.count - 1
    }

    /// Reads the values.
    package init(from decoder: any Decoder) throws {
      all = try [Value](from: decoder)
      numbers = Dictionary(all.enumerated().map { ($1, $0) }) { first, _ in first }
    }

    /// Writes the values.
    package func encode(to encoder: any Encoder) throws { try all.encode(to: encoder) }
  }
}
