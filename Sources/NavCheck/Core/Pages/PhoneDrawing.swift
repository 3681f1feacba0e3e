/// A phone as a part of an SVG, for documents that cannot contain a page.
///
/// It draws the same content as the phone of a page, in boxes of fixed size. A long text ends with an ellipsis.
struct PhoneDrawing {
  /// The size of a phone, in points.
  static let size = (width: 150.0, height: 216.0)

  let picture: StatePicture
  let looks: CoordinatorLooks
  private(set) var text = ""

  /// Draws a phone with its upper left corner at a point.
  init(_ picture: StatePicture, _ looks: CoordinatorLooks, x: Double, y: Double) {
    (self.picture, self.looks) = (picture, looks)
    text += SVGText.box(x, y, Self.size.width, Self.size.height, radius: 22, "bezel")
    text += SVGText.box(x + 52, y + 8, 46, 6, radius: 3, "island")
    var top = y + 20
    let bottom = y + Self.size.height - 8
    for (index, layer) in picture.layers.enumerated() {
      let isLast = index == picture.layers.count - 1
      let height = isLast ? bottom - top : Self.coveredHeight(of: layer)
      draw(layer, x + 8, top, Self.size.width - 16, height)
      top += height + 6
    }
  }

  /// The height of a layer of which another covers all but the upper part.
  private static func coveredHeight(of layer: StatePicture.Layer) -> Double {
    46 + Double(min(layer.stack.screens.count - 1, 3)) * 14 + (layer.style == nil ? 0 : 20)
  }

  private mutating func draw(
    _ layer: StatePicture.Layer, _ x: Double, _ y: Double, _ width: Double, _ height: Double
  ) {
    guard let style = layer.style else { return draw(layer.stack, x, y, width, height) }
    text += SVGText.box(x, y, width, height, radius: 12, layer.phase == nil ? "sheet" : "sheet moving")
    let words = StatePicture.words(forLayer: layer.phase)
    text += SVGText.line(
      style.uppercased() + words.uppercased(), x + width / 2, y + 14, "kind middle", width: width)
    draw(layer.stack, x + 5, y + 20, width - 10, height - 25)
  }

  private mutating func draw(
    _ stack: StatePicture.Stack, _ x: Double, _ y: Double, _ width: Double, _ height: Double
  ) {
    var top = y
    let below = stack.screens.dropLast()
    for (index, screen) in below.suffix(3).enumerated() {
      let inset = Double(min(below.count, 3) - index) * 4
      text += SVGText.box(x + inset, top, width - 2 * inset, 20, radius: 7, "below")
      text += SVGText.box(x + inset, top, 4, 14, radius: 2, "mark", looks.fill(of: name(of: screen.owner)))
      let owner = name(of: screen.owner)
      text += SVGText.box(x + inset + 7, top + 1.5, 18, 12, radius: 3, "badge", looks.fill(of: owner))
      text += SVGText.line(looks.letters(of: owner), x + inset + 16, top + 11, "letters middle", width: 18)
      text += SVGText.line(screen.name, x + inset + 29, top + 11, "small", width: width - 2 * inset - 32)
      top += 14
    }
    guard let screen = stack.screens.last else {
      text += SVGText.line("an empty stack", x + width / 2, top + 20, "small middle", width: width)
      return
    }
    var shown = screen
    if stack.leaving != nil { shown.isEntering = nil }
    draw(shown, hasBack: !below.isEmpty, "", x, top, width, y + height - top)
    for leaving in stack.leaving ?? [] {
      let shift = width * 0.24
      draw(
        leaving, hasBack: false, StatePicture.words(for: stack.phase), x + shift, top + 54, width - shift + 3,
        max(y + height - top - 58, 50))
    }
  }

  private mutating func draw(
    _ screen: StatePicture.Screen, hasBack: Bool, _ words: String, _ x: Double, _ y: Double, _ width: Double,
    _ height: Double
  ) {
    let owner = name(of: screen.owner)
    let state = screen.owner.map { picture.coordinators[$0].state } ?? "alive"
    let isBroken = state != "alive" || screen.owner == nil
    text += SVGText.box(
      x, y, width, height, radius: 9, isBroken ? "card broken" : words.isEmpty ? "card" : "card moving")
    text += SVGText.band(x, y, width, 22, radius: 9, looks.fill(of: owner))
    if hasBack { text += SVGText.line("‹", x + 7, y + 15, "title", width: 10) }
    text += SVGText.line(screen.name, x + width / 2, y + 15, "title middle", width: width - 26)
    var line = y + 36
    text += SVGText.box(x + 6, line - 10, 20, 14, radius: 4, "badge", looks.fill(of: owner))
    text += SVGText.line(looks.letters(of: owner), x + 16, line, "letters middle", width: 20)
    text += SVGText.line(owner, x + 31, line, "small", width: width - 34)
    func add(_ words: String, _ style: String) {
      line += 14
      if line < y + height - 2 { text += SVGText.line(words, x + 8, line, style, width: width - 10) }
    }
    if isBroken, screen.owner != nil { add(state, "small bad") }
    if !words.isEmpty { add(words.drop { $0 == " " } + " →", "small warn") }
    if screen.isEntering == true, words.isEmpty { add("← entering", "small warn") }
    if let tabs = screen.tabs { draw(tabs, x + 5, line + 6, width - 10, y + height - line - 11) }
  }

  private mutating func draw(
    _ tabs: StatePicture.Tabs, _ x: Double, _ y: Double, _ width: Double, _ height: Double
  ) {
    guard height > 40, tabs.stacks.indices.contains(tabs.selected) else { return }
    if tabs.isExpanded == true {
      let column = (width - 4 * Double(tabs.stacks.count - 1)) / Double(tabs.stacks.count)
      for (index, stack) in tabs.stacks.enumerated() {
        draw(stack, x + Double(index) * (column + 4), y, column, height)
      }
      return
    }
    draw(tabs.stacks[tabs.selected], x, y, width, height - 16)
    let part = width / Double(tabs.names.count)
    for (index, name) in tabs.names.enumerated() {
      let isSelected = index == tabs.selected
      text += SVGText.line(
        (isSelected ? "● " : "") + name, x + (Double(index) + 0.5) * part, y + height - 3,
        isSelected ? "small strong middle" : "small middle", width: part)
    }
  }

  private func name(of owner: Int?) -> String { owner.map { picture.coordinators[$0].name } ?? "unowned" }
}
