import ViewSource
import ViewSyntax

/// What tells the elements of a `ForEach` apart.
extension IdentityWalker {
  /// What identifies the views that are made of elements.
  struct ElementID {
    /// As it is written: `id`, `\\.self`.
    let text: String
    /// What that comes to: the stored property with its type, or what is worked out.
    var meaning: String
    /// Whether it is another each time that it is asked for.
    var isFresh = false

    init(text: String, meaning: String? = nil) {
      self.text = text
      self.meaning = meaning ?? text
    }
  }

  /// What identifies the views that a closure makes, if it makes one for each of some data: that of `ForEach`, and that
  /// of `List(items)`, which is a list of one.
  func elementID(_ call: SyntaxNode, _ content: SyntaxNode, _ frame: Frame, _ use: BodyRecord.Use) -> ElementID? {
    guard let base = use.base, analyzer.isInitializer(use.decl),
      let type = repeating(frame.record.types[call.id] ?? base)
    else { return nil }
    let own = analyzer.types.kind(base) == .nominal && analyzer.decl(analyzer.types.decl(base)).has(.isRepeating)
    guard own || content.kind != .closureExpr || takesElement(content, frame) else { return nil }
    let element =
      analyzer.types.argumentCount(type) > 0
      ? analyzer.elementType(ofSequence: analyzer.types.argument(type, 0)) : nil
    if let id = call.callArguments.first(where: { $0.label.text == "id" })?.node {
      return elementID(id.spacedText, id.kind == .keyPathExpr ? id.onlyKey : nil, element)
    }
    // Where the elements are their own identities, as numbers are, no property of theirs is.
    return analyzer.isToldByElements(type) ? ElementID(text: "\\.self") : elementID("id", "id", element)
  }

  /// What identifies an element, as it is written, by a property of the element if it is one.
  private func elementID(_ text: String, _ property: Name?, _ element: TypeID?) -> ElementID {
    var result = ElementID(text: text)
    guard let property, let element, let member = self.property(property, of: element) else { return result }
    guard analyzer.decl(member).has(.isComputed), let block = getter(analyzer.node(of: member)) else {
      // Values of another type are others.
      result.meaning = "\\.\(property): \(analyzer.text(of: analyzer.variableType(of: member)))"
      return result
    }
    let code = block.children.map(\.spacedText).joined(separator: "; ")
    result.isFresh = isFresh(block, record(of: member))
    guard block.children.count == 1, let value = block.children.first, let other = value.nameAlone else {
      result.meaning = "{ \(code) }"
      return result
    }
    // `var id: String { name }`
    return other == .selfName || other == property
      ? ElementID(text: text, meaning: "\\.\(other)")
      : ElementID(text: text, meaning: elementID("", other, element).meaning)
  }

  /// The property of an element, behind the binding to it too.
  private func property(_ name: Name, of element: TypeID) -> DeclID? {
    var type = element
    while analyzer.types.kind(type) == .nominal, analyzer.isFromCatalogue(analyzer.types.decl(type)),
      analyzer.types.argumentCount(type) > 0
    {
      type = analyzer.types.argument(type, 0)
    }
    return analyzer.members(name, of: type).first { analyzer.decl($0).kind == .variable && analyzer.isOwn($0) }
  }

  private func repeating(_ type: TypeID) -> TypeID? {
    let type = analyzer.resolvingOpaque(type)
    guard analyzer.types.kind(type) == .nominal else { return nil }
    if analyzer.decl(analyzer.types.decl(type)).has(.isRepeating) { return type }
    return analyzer.types.arguments(type).first {
      analyzer.types.kind($0) == .nominal && analyzer.decl(analyzer.types.decl($0)).has(.isRepeating)
    }
  }

  private func takesElement(_ closure: SyntaxNode, _ frame: Frame) -> Bool {
    guard let type = frame.record.types[closure.id], analyzer.types.kind(type) == .function else { return false }
    return analyzer.types.argumentCount(type) > 1
  }
}

extension SyntaxNode {
  /// The property of a key path that goes along one alone.
  fileprivate var onlyKey: Name? {
    let parts = children.filter { !$0.kind.isType }
    guard parts.count == 1, parts[0].kind == .keyPathProperty else { return nil }
    return parts[0].keyPathName.map { parts[0].name(of: $0) }
  }

  /// The name that an expression is: `name`, `self.name`, `return name`.
  fileprivate var nameAlone: Name? {
    switch kind {
    case .returnStmt: return children.first?.nameAlone
    case .declReferenceExpr: return (referencedName ?? firstToken).map { name(of: $0) }
    case .memberAccessExpr
    where children.first?.firstToken?.kind == .selfKeyword && children.first?.children.isEmpty == true:
      return referencedName.map { name(of: $0) }
    default: return nil
    }
  }
}
