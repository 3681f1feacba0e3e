/// Draws the film of a finding, or a world with the steps from it, as an SVG.
package enum FilmDrawing {
  private static let frame = (width: 174.0, gap: 10.0, margin: 16.0)

  /// Draws the film of a finding: a frame for each world, in rows.
  ///
  /// - Parameters:
  ///   - property: The finding, with its pictures.
  ///   - coordinators: The coordinators in the order of their declarations.
  ///   - columns: The largest number of frames in a row; all rows but the last have equal length.
  /// - Returns: The SVG; nil if the finding has no pictures.
  package static func film(
    _ property: ReportDocument.Property, coordinators: [String], columns: Int = 5
  ) -> String? {
    guard let pictures = property.pictures, let trace = property.trace, !pictures.isEmpty else { return nil }
    let looks = CoordinatorLooks(coordinators)
    let letters = pictures.map { $0.mail + $0.effects }
    let height = 92 + PhoneDrawing.size.height + 14 + 16 * Double(letters.map(\.count).max() ?? 0)
    let (width, gap, margin) = (frame.width, frame.gap, frame.margin)
    let rows = (pictures.count + columns - 1) / columns
    let across = (pictures.count + rows - 1) / rows
    var text = ""
    for (index, picture) in pictures.enumerated() {
      let x = margin + Double(index % across) * (width + gap)
      let y = 62 + Double(index / across) * (height + gap)
      let mark = mark(of: property, index, last: trace.count)
      text += SVGText.box(x, y, width, height, radius: 14, "frame \(mark.style)")
      let actor = index == 0 ? "launch" : trace[index - 1].actor
      text += SVGText.line("\(index)  \(actor)", x + 12, y + 20, "strong", width: width)
      let event = index == 0 ? "The app has launched" : trace[index - 1].event
      for (number, line) in SVGText.wrapped(event, at: 25, lines: 2).enumerated() {
        text += SVGText.line(line, x + 12, y + 37 + 15 * Double(number), "small", width: width - 18)
      }
      for (number, line) in SVGText.wrapped(mark.text, at: 26, lines: 2).enumerated() {
        text += SVGText.line(
          line, x + 12, y + 68 + 14 * Double(number), "small \(mark.tone)", width: width - 16)
      }
      text += PhoneDrawing(picture, looks, x: x + 12, y: y + 88).text
      for (number, letter) in letters[index].enumerated() {
        text += SVGText.line(
          "✉ \(letter.text)", x + 12, y + 88 + PhoneDrawing.size.height + 16 * Double(number + 1),
          "small soft",
          width: width - 20)
      }
    }
    return drawing(
      text, title: property.name, subtitle: property.message ?? "",
      width: 2 * margin + Double(across) * (width + gap) - gap,
      height: 62 + Double(rows) * (height + gap) - gap + margin)
  }

  private static func mark(
    of property: ReportDocument.Property, _ index: Int, last: Int
  ) -> (style: String, text: String, tone: String) {
    if index == last { return ("breaks", property.lasso == nil ? "✗ breaks here" : "✗ for ever", "bad") }
    guard property.lasso == nil, let point = property.pointOfNoReturn, index >= point else {
      return ("", "", "")
    }
    return ("certain", index == point ? "⚠ point of no return" : "", "warn")
  }

  /// Draws a world of an explorer with the steps from it.
  ///
  /// - Parameters:
  ///   - picture: The world.
  ///   - choices: The description of each step, with its consequences.
  ///   - title: The title of the drawing.
  ///   - subtitle: The size of the exploration.
  ///   - coordinators: The coordinators in the order of their declarations.
  /// - Returns: The SVG.
  package static func explorer(
    _ picture: StatePicture, choices: [(event: String, notes: [String])], title: String, subtitle: String,
    coordinators: [String]
  ) -> String {
    var text = PhoneDrawing(picture, CoordinatorLooks(coordinators), x: frame.margin, y: 66).text
    let x = 2 * frame.margin + PhoneDrawing.size.width
    let width = 640 - x - frame.margin
    text += SVGText.line("What can happen now", x, 80, "strong", width: width)
    var y = 92.0
    for choice in choices {
      let breaks = choice.notes.contains { $0.hasPrefix("breaks") }
      let height = 30 + 15 * Double(choice.notes.count)
      text += SVGText.box(x, y, width, height, radius: 10, breaks ? "choice broken" : "choice")
      text += SVGText.line(choice.event, x + 12, y + 19, "strong", width: width - 20)
      for (index, note) in choice.notes.enumerated() {
        let tone = note.hasPrefix("breaks") ? "bad" : note.hasPrefix("must") ? "warn" : "soft"
        text += SVGText.line(note, x + 12, y + 36 + 15 * Double(index), "small \(tone)", width: width - 20)
      }
      y += height + 8
    }
    return drawing(
      text, title: title, subtitle: subtitle, width: 640,
      height: max(66 + PhoneDrawing.size.height, y - 8) + frame.margin)
  }

  private static func drawing(
    _ text: String, title: String, subtitle: String, width: Double, height: Double
  ) -> String {
    let (right, bottom) = (SVGText.number(width), SVGText.number(height))
    let name = SVGText.escaped("\(title): \(subtitle)")
    return "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 \(right) \(bottom)\" width=\"\(right)\" "
      + "height=\"\(bottom)\" role=\"img\" aria-label=\"\(name)\">\n<title>\(name)</title>\n<style>\n"
      + "\(SVGText.style)\n</style>\n" + SVGText.box(0, 0, width, height, radius: 16, "ground")
      + SVGText.line(title, frame.margin, 28, "strong", width: width - 2 * frame.margin)
      + SVGText.line(subtitle, frame.margin, 47, "soft", width: width - 2 * frame.margin) + text + "</svg>\n"
  }
}
