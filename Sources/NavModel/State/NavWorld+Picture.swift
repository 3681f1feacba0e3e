/// Fingerprints of what is on screen, without variables, messages and marks.
extension NavWorld {
  /// A fingerprint of the routes in all containers, the selected tabs and the layers.
  package var containersFingerprint: UInt64 {
    var digest = NavDigest()
    for layer in rest.layers {
      digest.add(layer.style)
      add(layer.stack, to: &digest)
    }
    return digest.value
  }

  /// A fingerprint of the routes of the visible screens, layer by layer.
  package var frontsFingerprint: UInt64 {
    var digest = NavDigest()
    digest.add(rest.layers.map(\.style))
    for screen in withoutTracking.visibleScreens { digest.add(plain(screensUntracked[screen.index].route)) }
    return digest.value
  }

  /// The places of the visible screens.
  package var visiblePlaces: [Int] {
    withoutTracking.visibleScreens.map { screensUntracked[$0.index].route.place }
  }

  /// Returns the number of screens with which stacks exceed a depth, as they are or as the app requests them.
  package func screens(above depth: Int) -> Int {
    stacksUntracked.reduce(0) { sum, stack in
      let pushed = stack.queued.reduce(0) { count, change in
        if case .push(let screens) = change.kind { count + screens.count } else { count }
      }
      return sum + max(0, max(stack.path.count, stack.screens.count + pushed) - depth)
    }
  }

  /// Returns the number of requested layers above a number of them.
  package func layers(above most: Int) -> Int { max(0, rest.presentations.count - most) }

  private func add(_ stack: StackID, to digest: inout NavDigest) {
    let screens = stacksUntracked[stack.index].screens
    digest.add(screens.count)
    for screen in screens {
      digest.add(plain(screensUntracked[screen.index].route))
      guard let tabs = screensUntracked[screen.index].tabs else { continue }
      digest.add(tabs.selected)
      digest.add(tabs.columns)
      for stack in tabs.stacks { add(stack, to: &digest) }
    }
  }
}
