extension NavProgram {
  /// Adds the place of gaps (``NavWorld/burying(under:gap:_:)``), and returns its index.
  package mutating func addPlaceOfGaps() -> Int {
    places.append(
      PlaceDeclaration(kind: .screen, coordinator: 0, signature: Signature(name: "…")))
    return places.count - 1
  }
}
