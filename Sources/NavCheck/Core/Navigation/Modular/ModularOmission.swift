/// Something that a modular search needs to be sound, and that a test leaves out to see whether it would notice.
enum ModularOmission: CaseIterable {
  /// Changes of the root by steps that do not read the tab.
  case interference
  /// All but one of the values of the tabs that a step reads.
  case otherLooks
  /// What else a step reads that is taken for one of a single tab.
  case readsOfWays
}
