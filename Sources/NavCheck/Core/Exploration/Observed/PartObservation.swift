/// Notes which parts of a state are read.
package protocol PartObservation: AnyObject {
  /// The parts that were read so far, each once, in the order of the first reads.
  var partsRead: [Int] { get }
}
