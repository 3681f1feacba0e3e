/// Records the reads of a state: parts as a whole, and facets of parts.
protocol PartObservation: AnyObject {
  /// The recorded reads, each once, in the order of the first reads: numbers of parts, then numbers of facets, which
  /// follow those of the parts.
  var reads: [Int] { get }
}
