extension NavPrinter {
  static func layout(_ statement: NavSpec.Statement) -> NavLayout {
    switch statement.kind {
    case .stack(let command, let tail):
      return layout(text(command), tail)
    case .present(let content, let style, let presenter, let tail):
      let from = presenter.map { " from " + text($0) } ?? ""
      return layout("present " + text(content) + " as \(style)" + from, tail)
    case .dismiss(let layer, let tail):
      return layout("dismiss" + (layer.map { " " + text($0) } ?? ""), tail)
    case .select(let tab, let tail):
      return layout("select " + text(tab), tail)
    case .branch(let condition, let then, let otherwise):
      return NavLayout(parts: conditional(condition, then, otherwise))
    case .choose(let blocks):
      return NavLayout(
        parts: blocks.enumerated().map { index, block in
          NavLayout.Part(head: index == 0 ? "choose" : "or", body: block.map(layout))
        })
    case .each(let name, let list, let block):
      return NavLayout("for \(name) in " + text(list), block.map(layout))
    case .library(.whenReady(let flows, let block)):
      return readiness(of: flows, block)
    case .later(let block):
      return NavLayout("later", block.map(layout))
    case .start, .drop, .finish, .emit, .forward, .post, .run, .cancel, .note, .fail, .refuse, .allow, .bind,
      .assign,
      .call, .library:
      return NavLayout(simple(statement.kind))
    }
  }

  private static func layout(_ command: String, _ tail: NavSpec.Tail) -> NavLayout {
    let command =
      command + (tail.target.map { " in " + text($0, above: .postfix) } ?? "")
      + (tail.options.isEmpty ? "" : " with " + text(tail.options))
    guard let continuation = tail.continuation else { return NavLayout(command) }
    return NavLayout(command + " then", continuation.map(layout))
  }

  private static func conditional(
    _ condition: NavSpec.Expression, _ then: [NavSpec.Statement], _ otherwise: [NavSpec.Statement]?
  ) -> [NavLayout.Part] {
    var parts = [NavLayout.Part(head: "if " + text(condition), body: then.map(layout))]
    guard let otherwise else { return parts }
    if otherwise.count == 1, case .branch(let condition, let then, let otherwise) = otherwise[0].kind {
      var rest = conditional(condition, then, otherwise)
      rest[0].head = "else " + rest[0].head
      parts += rest
    } else {
      parts.append(NavLayout.Part(head: "else", body: otherwise.map(layout)))
    }
    return parts
  }

  private static func text(_ command: NavSpec.StackCommand) -> String {
    switch command {
    case .push(let content): "push " + text(content)
    case .replaceTop(let content): "replaceTop " + text(content)
    case .replaceRoot(let content): "replaceRoot " + text(content)
    case .pop(let count): count == 1 ? "pop" : "pop \(count)"
    case .popToRoot: "popToRoot"
    case .popTo(let screen): "popTo " + text(screen)
    case .remove(let screen): "remove " + text(screen)
    case .setStack(let list): "setStack " + text(list)
    case .show(let column): "show " + text(column)
    }
  }

  private static func dotted(_ path: [NavSpec.Name]) -> String {
    path.map(\.text).joined(separator: ".")
  }

  /// Returns the text of a statement without a block.
  private static func simple(_ kind: NavSpec.Statement.Kind) -> String {
    switch kind {
    case .start(let coordinator, let options):
      "start " + text(coordinator) + (options.isEmpty ? "" : " with " + text(options))
    case .drop(let coordinator): "drop " + text(coordinator)
    case .finish(let result): "finish" + (result.map { " " + text($0) } ?? "")
    case .emit(let step, let receiver): "emit " + text(step) + (receiver.map { " to " + text($0) } ?? "")
    case .forward(let receiver): "forward to " + text(receiver)
    case .post(let event): "post " + text(event)
    case .run(let effect): "run " + text(effect)
    case .cancel(let effect): "cancel \(effect)"
    case .note(let label): "note " + text(label)
    case .fail(let message): "fail " + quoted(message)
    case .refuse: "refuse"
    case .allow(let allowance): text(allowance)
    case .bind(let name, let value): "let \(name) = " + text(value)
    case .assign(let target, let value): text(target, above: .postfix) + " = " + text(value)
    case .call(let call): text(call, above: .postfix)
    case .library(.segue(let target, let source)):
      "segue to " + text(target) + (source.map { " from " + dotted($0) } ?? "")
    case .library(.broadcast(let step)): "navigate to " + text(step)
    case .library(.adapt(let step)): "adapt to " + text(step)
    case .library(.mutate(let name, let value)): "mutate \(name) = " + text(value)
    case .stack, .present, .dismiss, .select, .branch, .choose, .each, .later, .library:
      preconditionFailure("a statement with a block or a tail is laid out, not printed")
    }
  }

  private static func readiness(of flows: [NavSpec.Expression], _ block: [NavSpec.Statement]) -> NavLayout {
    NavLayout("whenReady " + flows.map { text($0) }.joined(separator: ", "), block.map(layout))
  }
}
