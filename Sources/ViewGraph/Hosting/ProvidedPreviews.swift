import ViewMachine
import ViewSemantics
import ViewSource

/// The previews of a `PreviewProvider`. Each view of its tuples and groups is a preview, with the modifiers around it.
extension Graph {
  /// The number of previews.
  func previewCount(of provider: DeclID) -> Int {
    let member = analyzer.children(of: provider).first {
      analyzer.decl($0).kind == .variable && analyzer.decl($0).name == "previews"
    }
    return member.map { max(1, previewCount(in: analyzer.resolvingOpaque(analyzer.variableType(of: $0)))) } ?? 1
  }

  private func previewCount(in type: TypeID) -> Int {
    switch ProvidedKind(machine.catalogueName(type)) {
    case .several: return parts(of: type).reduce(0) { $0 + previewCount(in: $1) }
    case .wrapper: return types.arguments(type).first.map { previewCount(in: $0) } ?? 1
    case nil: return 1
    }
  }

  /// The preview with an index.
  func preview(_ index: Int, of content: Value, _ type: TypeID) -> (value: Value, type: TypeID) {
    let value = machine.opened(content)
    let type = machine.dynamicType(of: content, as: type)
    guard let kind = ProvidedKind(machine.catalogueName(type)), let box = try? value.box(StructBox.self),
      let inner = box.fields.first
    else { return (value, type) }
    switch kind {
    case .several:
      guard case .ref(let tuple) = inner, let elements = (tuple as? TupleBox)?.elements else { return (value, type) }
      var before = 0
      for (element, part) in zip(elements, parts(of: type)) {
        let count = previewCount(in: part)
        if index < before + count { return preview(index - before, of: element, part) }
        before += count
      }
      return (value, type)
    case .wrapper:
      let arguments = types.arguments(type)
      guard let own = arguments.first, previewCount(in: own) > 1 else { return (value, type) }
      let chosen = preview(index, of: inner, own)
      if arguments.count == 1 { return chosen }
      let made = analyzer.nominalType(types.decl(type), [chosen.type] + arguments.dropFirst())
      return (.ref(StructBox(made, [chosen.value] + box.fields.dropFirst())), made)
    }
  }

  /// The view types of a tuple view.
  private func parts(of type: TypeID) -> [TypeID] {
    machine.fields(of: type).first.map { types.arguments($0.type) } ?? []
  }
}

/// The kinds of views that contain previews.
private enum ProvidedKind {
  case several
  /// A group, or a modifier, which applies to each view of a group.
  case wrapper

  init?(_ name: String?) {
    switch name {
    case "TupleView", "TupleContent": self = .several
    case "Group", "ModifiedContent": self = .wrapper
    default: return nil
    }
  }
}
