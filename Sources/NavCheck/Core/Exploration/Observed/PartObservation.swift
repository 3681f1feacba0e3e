/// Records the reads of a state: parts as a whole, and facets of parts.
protocol PartObservation: AnyObject {
  /// What was read so far, each once, in the order of the first reads: the number of a part, or that of a facet, which
  /// come behind those of the parts.
  var reads: [Int] { get }
}
