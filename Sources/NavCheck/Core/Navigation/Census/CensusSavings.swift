import NavModel

/// Ranks the changes of single lines by the number of worlds that they leave.
///
/// Only changes that keep each screen visible are candidates: a control that leads to most of the app saves most worlds
/// when it is left out, and that says nothing.
struct CensusSavings {
  let program: NavProgram
  let search: CensusSearch
  let dimensions: [CensusDimension]
  let remains: [CensusDimension]
  let inputs: [CensusExclusion]
  let bounds: [CensusExclusion]

  /// The changes that leave the fewest worlds, the best first, one a line.
  var best: [CensusSaving] {
    let saving = all.filter { $0.left < search.worlds && $0.left > 0 }
    let sorted = saving.enumerated().sorted { ($0.element.left, $0.offset) < ($1.element.left, $1.offset) }
    var lines: Set<[Int]> = []
    return Array(
      sorted.map(\.element).filter { saving in
        guard let origin = saving.origin else { return true }
        return lines.insert([origin.file, origin.line]).inserted
      }.prefix(Census.largestNumberOfSavings))
  }

  /// All changes, including those that save nothing.
  var all: [CensusSaving] { values + taken + headers }

  /// Tabs, variables and parameters.
  private var values: [CensusSaving] {
    let left = dimensions.filter { if case .staleLayer = $0.dimension { false } else { true } }
    return (left + remains).compactMap { dimension in
      let advice: String
      switch dimension.dimension {
      case .tab(let bar, _):
        if program.places[bar].kind.contents.count < 2 { return nil }
        advice = "leave out this tab in a variant, or explore pairs with --modular"
      case .systemVariable, .coordinatorVariable, .branchVariable, .screenVariable:
        advice = "give the variable fewer values, or derive it from what is on screen"
      case .argumentsOf: advice = "give the parameters fewer values"
      case .staleLayer: advice = "present it only 'if presented is none', and dismiss it when its screen goes"
      case .effect: advice = "cancel the effect when its screen goes, or run one at a time"
      default: return nil
      }
      return dimension.origin.map {
        CensusSaving(text: dimension.text, advice: advice, origin: $0, left: dimension.left)
      }
    }
  }

  /// Events, links and controls.
  private var taken: [CensusSaving] {
    search.subjects.all.enumerated().compactMap { index, event in
      guard let origin = event.origin, let input = inputs.first(where: { $0.text == event.text }) else {
        return nil
      }
      switch event.subject {
      case .event(let number):
        if program.events[number].atMost == 1 {
          guard input.keepsScreens else { return nil }
          return CensusSaving(
            text: event.text, advice: "write 'at most 0', and check the event in a variant", origin: origin,
            left: input.left)
        }
        return CensusSaving(
          text: event.text, advice: "bound it by 'at most 1'", origin: origin,
          left: search.graph.worlds(takingOnce: UInt16(index + 1)))
      case .link:
        return CensusSaving(
          text: event.text, advice: "leave it out in a variant 'without deepLink'", origin: origin,
          left: input.left)
      case .tap:
        guard input.keepsScreens else { return nil }
        return CensusSaving(
          text: event.text, advice: "guard it with 'when' where another control does the same",
          origin: origin,
          left: input.left)
      case .step, .outcome, .gesture: return nil
      }
    }
  }

  /// Bounds of stacks and layers.
  ///
  /// A tighter bound on overtaking inputs is none of them: nearly every spec has fewer worlds with it, whatever its lines
  /// are.
  private var headers: [CensusSaving] {
    bounds.filter { $0.keepsScreens && $0.text.hasPrefix("bound ") }.map {
      CensusSaving(
        text: $0.text, advice: "write this bound, or guard the handlers that push or present", origin: nil,
        left: $0.left)
    }
  }
}
