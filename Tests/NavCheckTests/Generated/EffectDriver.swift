import Foundation
import NavCheckTesting

let effectSpec: NavigationSpecSource = (try? NavigationSpecSource(text: Specs.text("tour/11-effect"))) ?? ""

@MainActor func effectDriver() -> EffectDriver { EffectDriver() }

/// An editor with a list, a form, and a save that answers later.
@MainActor final class EffectDriver: NavigationDriver {
  private var stack: [String] = []
  private var isSaving = false

  func reset() {
    stack = ["Editor.list"]
    isSaving = false
  }

  func perform(_ input: NavigationInput) -> NavigationResponse {
    switch (input.kind, input.name) {
    case (.tap, "open"): stack.append("Editor.form")
    case (.tap, "save"): isSaving = true
    case (.outcome, "done"):
      isSaving = false
      if stack.count > 1 { stack.removeLast() }
    case (.outcome, "failed"): isSaving = false
    case (.back, _), (.swipeBegin, _): stack.removeLast()
    case (.swipeFinish, _): break
    case (.swipeCancel, _): stack.append("Editor.form")
    default: return .unsupported
    }
    return .done
  }

  func settle() {}

  func observe() -> NavigationObservation { NavigationObservation(screens: [stack]) }
}
