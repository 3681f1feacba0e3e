import NavModel

extension CensusSearch {
  /// The inputs and answers that occur, with what is left without each; the one with the fewest worlds first.
  var inputs: [CensusExclusion] {
    let everything = graph.reach()
    let occurring = graph.labelsInUse
    let all = subjects.all.enumerated().filter { occurring.contains(UInt16($0.offset + 1)) }
    return Self.sorted(
      all.map { index, event in
        let label = UInt16(index + 1)
        let left = graph.reach { _, taken, _ in taken & ~CensusGraph.inputBit != label }
        return CensusExclusion(
          text: event.text, origin: event.origin, left: left.worlds,
          keepsScreens: left.places == everything.places)
      })
  }

  /// What a bug leaves behind, with the worlds that are reachable without a settled world that has it.
  ///
  /// The one with the fewest worlds left comes first.
  /// To erase a stale belief from each world tells less: what lies behind it differs in other dimensions as well.
  func leftBehind(_ words: CensusWords) -> [CensusDimension] {
    remains.all.enumerated().map { index, dimension in
      let bit: UInt64 = 1 << UInt64(index)
      return words.entry(dimension, left: graph.reach { _, _, target in target.remains & bit == 0 }.worlds)
    }.filter { $0.left < worlds }.sorted { ($0.left, $0.text) < ($1.left, $1.text) }
  }

  /// Bounds of the scope, each one less than it is, with what is left within each.
  ///
  /// Such a bound excludes the inputs with handlers that push or present beyond it. Steps of the platform and of queued
  /// work may still do so.
  var bounds: [CensusExclusion] {
    let everything = graph.reach()
    let scope = machine.machine.program.scope
    var all: [CensusExclusion] = []
    func add(_ text: String, _ left: CensusGraph.Reach) {
      all.append(
        CensusExclusion(
          text: text, origin: nil, left: left.worlds, keepsScreens: left.places == everything.places))
    }
    if scope.depth > 1 {
      add(
        "bound stack \(scope.depth - 1)",
        graph.reach { !CensusGraph.isInput($1) || $2.screensAbove <= $0.screensAbove })
    }
    if scope.layers > 1 {
      add(
        "bound layers \(scope.layers - 1)",
        graph.reach { !CensusGraph.isInput($1) || $2.layersAbove <= $0.layersAbove })
    }
    if scope.timing == .interleaved, scope.overtake != 0 {
      add(
        "overtake 0",
        graph.reach(mergingTaps: true) { before, label, _ in before.isAtRest || !CensusGraph.isInput(label) })
    }
    return Self.sorted(all)
  }

  private static func sorted(_ all: [CensusExclusion]) -> [CensusExclusion] {
    all.enumerated().sorted { ($0.element.left, $0.offset) < ($1.element.left, $1.offset) }.map(\.element)
  }
}
