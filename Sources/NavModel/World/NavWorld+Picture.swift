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
    for screen in unobserved.visibleScreens { digest.add(plain(allScreens[screen.index].route)) }
    return digest.value
  }

  /// The places of the visible screens.
  package var visiblePlaces: [Int] { unobserved.visibleScreens.map { allScreens[$0.index].route.place } }

  /// The number of screens on the largest stack in a container, as it is or as the app requests it.
  package var largestStack: Int {
    containers.map { max(allStacks[$0.index].screens.count, allStacks[$0.index].path.count) }.max() ?? 0
  }

  /// The number of layers above the root that are on screen or requested, whichever are more.
  package var layersAboveRoot: Int { max(rest.layers.count - 1, rest.presentations.count) }

  private func add(_ stack: StackID, to digest: inout NavDigest) {
    let screens = allStacks[stack.index].screens
    digest.add(screens.count)
    for screen in screens {
      digest.add(plain(allScreens[screen.index].route))
      guard let tabs = allScreens[screen.index].tabs else { continue }
      digest.add(tabs.selected)
      digest.add(tabs.columns)
      for stack in tabs.stacks { add(stack, to: &digest) }
    }
  }
}
