/// Something that a modular search needs to be sound, and that a test leaves out to see whether it would notice.
enum ModularOmission: CaseIterable {
  /// Changes of the root by steps that do not read the tab.
  case interference
  /// All but one of the values of the tabs that a step reads.
  case otherValues
  /// The reads of other tabs: a step that reads several tabs counts as a step of the root and one tab.
  case readsOfPaths
  /// The limits of events: a step of an event that may not occur any more counts as a path.
  case limitsOfEvents
}
