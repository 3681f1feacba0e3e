extension String {
  /// The parts of a text between the occurrences of a separator; the whole text if there is none.
  ///
  /// Complexity: the product of both lengths.
  func parts(around separator: String) -> [String] {
    let wanted = Array(separator)
    let all = Array(self)
    var parts: [String] = []
    var start = 0
    var index = 0
    while index + wanted.count <= all.count {
      if all[index..<(index + wanted.count)].elementsEqual(wanted) {
        parts.append(String(all[start..<index]))
        index += wanted.count
        start = index
      } else {
        index += 1
      }
    }
    return parts + [String(all[start...])]
  }
}
