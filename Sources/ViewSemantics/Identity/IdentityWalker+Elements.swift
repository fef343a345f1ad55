import ViewCatalog
import ViewSource
import ViewSyntax

/// Identifiers of the elements of a `ForEach`.
extension IdentityWalker {
  /// The identifier of the views made for elements.
  struct ElementID {
    /// The source text: `id`, `\.self`.
    let text: String
    /// The canonical meaning: the stored property with its type, or the computation.
    var meaning: String
    /// The type of the identifier.
    var type = ""
    /// Whether it is a different value at each access.
    var isFresh = false
    /// The property paths of an element that are constant for the identifier: `id`, and `name` if `id` returns it;
    /// `self` for the element itself.
    var keys: [String] = []
    /// The labels of a tuple element: `offset`, `element`.
    var parts: [String] = []
    /// The type that repeats its content for the elements.
    var container: TypeID?

    init(text: String, meaning: String? = nil) {
      self.text = text
      self.meaning = meaning ?? text
    }
  }

  /// The identifier of the views that a closure makes, if it makes one for each element of a collection: that of a
  /// `ForEach`, or of `List(items)`, which contains one.
  func elementID(_ call: SyntaxNode, _ content: SyntaxNode, _ frame: Frame, _ use: BodyRecord.Use) -> ElementID? {
    guard var result = identifier(call, content, frame, use) else { return nil }
    guard let type = result.container else { return result }
    if let data = call.callArguments.first?.node, let meaning = meaning(of: result, in: data, frame) {
      result.meaning = meaning
    }
    if analyzer.types.argumentCount(type) > 1 { result.type = analyzer.text(of: analyzer.types.argument(type, 1)) }
    if let data = call.callArguments.first?.node, let key = result.keys.first, hasFreshIDs(data, key, frame) {
      result.isFresh = true
    }
    return result
  }

  /// The constant parts of the elements during the lifetime of the views that a closure makes of them.
  func keysOfElements(_ call: SyntaxNode, _ content: SyntaxNode, _ frame: Frame, _ use: BodyRecord.Use) -> ElementKeys?
  {
    identifier(call, content, frame, use).map { ElementKeys(keys: $0.keys, parts: $0.parts) }
  }

  /// The identifier of an element, without facts about the data.
  private func identifier(
    _ call: SyntaxNode, _ content: SyntaxNode, _ frame: Frame, _ use: BodyRecord.Use
  ) -> ElementID? {
    guard let base = use.base, analyzer.isInitializer(use.decl) else { return nil }
    let made = self.type(of: call, frame) ?? base
    if analyzer.types.kind(base) == .nominal, takesElement(content, frame),
      let name = analyzer.catalogueText(.each, of: analyzer.types.decl(base))
    {
      return elementID("id", ["id"], analyzer.genericArgument(Name(name), of: made))
    }
    guard let type = repeating(made) else { return nil }
    let own = analyzer.types.kind(base) == .nominal && analyzer.decl(analyzer.types.decl(base)).has(.isRepeating)
    // `ForEach(subviews: row) { … }` makes a view for each subview, which has the same place without it; a header
    // exists once per section.
    guard isFunction(content, frame), own || content.kind != .closureExpr || takesElement(content, frame) else {
      return nil
    }
    let count = analyzer.types.argumentCount(type)
    let element = count > 0 ? analyzer.elementType(ofSequence: analyzer.types.argument(type, 0)) : nil
    var result: ElementID
    if let id = call.callArguments.first(where: { $0.label.text == "id" })?.node {
      result = elementID(id.spacedText, id.kind == .keyPathExpr ? id.keys : [], element)
    } else if analyzer.isToldByElements(type) {
      // Elements that are their own identifiers, such as numbers, have no identifying property.
      result = ElementID(text: "\\.self")
      result.keys = ["self"]
    } else {
      result = elementID("id", ["id"], element)
    }
    if let element, analyzer.types.kind(element) == .tuple {
      let labels = analyzer.types.labels(ofTuple: element)
      result.parts = (0..<analyzer.types.argumentCount(element)).map { index in
        index < labels.count && labels[index] != .none ? labels[index].text : String(index)
      }
    }
    result.container = type
    return result
  }

  /// The identifier of an element by a property path.
  ///
  /// - Parameter keys: the properties from the element to the identifier, `self` for the element; empty if unknown.
  func elementID(_ text: String, _ keys: [Name], _ element: TypeID?) -> ElementID {
    var result = identified(text, keys, element)
    guard let element else { return result }
    if isDecided(element, by: result.keys) { result.keys.append("self") }
    if keys.count > 1, let part = part(keys[0], of: element) {
      // `\.element.id`: the facts about the `id` of the part hold for the part.
      let inner = elementID("", Array(keys.dropFirst()), part).keys
      result.keys += inner.map { $0 == "self" ? keys[0].text : "\(keys[0]).\($0)" }.filter { !result.keys.contains($0) }
    }
    return result
  }

  /// The type of a tuple element by label or index.
  private func part(_ name: Name, of element: TypeID) -> TypeID? {
    guard analyzer.types.kind(element) == .tuple else { return nil }
    let labels = analyzer.types.labels(ofTuple: element)
    let index = labels.firstIndex(of: name) ?? Int(name.text)
    return index.flatMap { $0 < analyzer.types.argumentCount(element) ? analyzer.types.argument(element, $0) : nil }
  }

  /// Whether elements with equal properties are equal: enum cases with the same raw value, or values that store nothing
  /// else.
  private func isDecided(_ element: TypeID, by keys: [String]) -> Bool {
    guard !keys.contains("self"), analyzer.types.kind(element) == .nominal else { return false }
    let nominal = analyzer.types.decl(element)
    guard analyzer.isOwn(nominal) else { return false }
    switch analyzer.decl(nominal).kind {
    case .enumeration:
      guard let raw = analyzer.knownDecl(.rawRepresentable), analyzer.conformance(element, to: raw) != nil else {
        return false
      }
      return keys.contains { key in
        analyzer.directMembers(of: raw, named: Name(key)).contains { analyzer.decl($0).kind == .variable }
      }
    case .structure:
      let stored = analyzer.children(of: nominal).filter {
        analyzer.decl($0).kind == .variable && analyzer.decl($0).flags.isDisjoint(with: [.isStatic, .isComputed])
      }
      return stored.allSatisfy {
        keys.contains(analyzer.decl($0).name.text) && analyzer.propertyWrappers(of: $0).isEmpty
      }
    default: return false
    }
  }

  private func identified(_ text: String, _ keys: [Name], _ element: TypeID?) -> ElementID {
    // `id` and `\.id` are the same identifier.
    var result = ElementID(text: text, meaning: keys.count == 1 ? "\\.\(keys[0])" : text)
    result.keys = keys.isEmpty ? [] : [keys.map(\.text).joined(separator: ".")]
    guard keys.count == 1, let element, let member = self.property(keys[0], of: element) else { return result }
    guard analyzer.decl(member).has(.isComputed), let block = analyzer.node(of: member).getterBlock else {
      result.type = analyzer.text(of: analyzer.variableType(of: member))
      return result
    }
    let code = block.children.map(\.spacedText).joined(separator: "; ")
    result.isFresh = isFresh(block, record(of: member))
    guard block.children.count == 1, let value = block.children.first, let other = value.nameAlone else {
      result.meaning = "{ \(code) }"
      return result
    }
    // `var id: String { name }`
    guard other != keys[0] else { return result }
    let meant = other == .selfName ? ElementID(text: "\\.self") : elementID("", [other], element)
    result.meaning = meant.meaning
    result.type = meant.type
    result.keys += other == .selfName ? ["self"] : meant.keys
    return result
  }

  /// The property of an element, also through a binding to it.
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
  /// The property names of a key path; empty if it has other components.
  fileprivate var keys: [Name] {
    let parts = children.filter { !$0.kind.isType }
    let names = parts.compactMap { part in
      part.kind == .keyPathProperty ? part.keyPathName.map { part.name(of: $0) } : nil
    }
    return names.count == parts.count ? names : []
  }

  /// The single name that an expression consists of: `name`, `self.name`, `return name`.
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
