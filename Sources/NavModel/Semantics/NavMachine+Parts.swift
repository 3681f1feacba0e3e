extension NavMachine {
  /// The order of the parts of the program's worlds.
  ///
  /// Layers are parts up to the limit of the scope if a command can present one. They belong to the first part if
  /// the library reacts to events, or if views keep their coordinators alive: it then reads all layers often.
  package var partScheme: NavPartScheme {
    NavPartScheme(
      tabs: tabCount, layers: tables.presentsLayers ? min(program.scope.layers, 8) : 0,
      countsCoordinators: program.capacity.shares == 1,
      places: Set(program.places.indices.filter { program.places[$0].tabBar != nil }))
  }
}
