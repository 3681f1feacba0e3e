/// Something that a modular search needs to be sound, and that a test leaves out to see whether it would notice.
enum ModularOmission: CaseIterable {
  /// What steps that do not read a tab make of the root above it.
  case interference
  /// All looks of the tabs that a step reads but one.
  case otherLooks
  /// What else a step reads that is taken for one of a single tab.
  case readsOfWays
}
