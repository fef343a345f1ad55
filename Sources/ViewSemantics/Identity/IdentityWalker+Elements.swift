import ViewCatalog
import ViewSource
import ViewSyntax

/// What tells the elements of a `ForEach` apart.
extension IdentityWalker {
  /// What identifies the views that are made of elements.
  struct ElementID {
    /// As it is written: `id`, `\.self`.
    let text: String
    /// What that comes to: the stored property with its type, or what is worked out.
    var meaning: String
    /// The type of what identifies an element.
    var type = ""
    /// Whether it is another each time that it is asked for.
    var isFresh = false
    /// What of an element is the same for as long as the element is: `id`, and `name` if that is the `id`; `self`.
    var keys: [String] = []
    /// Of an element that is a tuple what its parts are called: `offset`, `element`.
    var parts: [String] = []
    /// The type of what repeats its content for the elements.
    var container: TypeID?

    init(text: String, meaning: String? = nil) {
      self.text = text
      self.meaning = meaning ?? text
    }
  }

  /// What identifies the views that a closure makes, if it makes one for each of some data: that of `ForEach`, and that
  /// of `List(items)`, which is a list of one.
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

  /// What of the elements is the same for as long as the views are that a closure makes of them.
  func keysOfElements(_ call: SyntaxNode, _ content: SyntaxNode, _ frame: Frame, _ use: BodyRecord.Use) -> ElementKeys?
  {
    identifier(call, content, frame, use).map { ElementKeys(keys: $0.keys, parts: $0.parts) }
  }

  /// What identifies an element, without what depends on the data.
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
    // `ForEach(subviews: row) { … }` makes a view for each part of the row, which is where it is without that; a header
    // is there once, whatever is in its section.
    guard isFunction(content, frame), own || content.kind != .closureExpr || takesElement(content, frame) else {
      return nil
    }
    let count = analyzer.types.argumentCount(type)
    let element = count > 0 ? analyzer.elementType(ofSequence: analyzer.types.argument(type, 0)) : nil
    var result: ElementID
    if let id = call.callArguments.first(where: { $0.label.text == "id" })?.node {
      result = elementID(id.spacedText, id.kind == .keyPathExpr ? id.keys : [], element)
    } else if analyzer.isToldByElements(type) {
      // Where the elements are their own identities, as numbers are, no property of theirs is.
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

  /// What identifies an element, as it is written, by a property of the element if it is one.
  ///
  /// - Parameter keys: the properties from the element to what identifies it, `self` for the element; none if that is not
  ///   known.
  func elementID(_ text: String, _ keys: [Name], _ element: TypeID?) -> ElementID {
    var result = identified(text, keys, element)
    guard let element else { return result }
    if isDecided(element, by: result.keys) { result.keys.append("self") }
    if keys.count > 1, let part = part(keys[0], of: element) {
      // `\.element.id`: what the id of a part decides of the part.
      let inner = elementID("", Array(keys.dropFirst()), part).keys
      result.keys += inner.map { $0 == "self" ? keys[0].text : "\(keys[0]).\($0)" }.filter { !result.keys.contains($0) }
    }
    return result
  }

  /// The type of a part of a tuple.
  private func part(_ name: Name, of element: TypeID) -> TypeID? {
    guard analyzer.types.kind(element) == .tuple else { return nil }
    let labels = analyzer.types.labels(ofTuple: element)
    let index = labels.firstIndex(of: name) ?? Int(name.text)
    return index.flatMap { $0 < analyzer.types.argumentCount(element) ? analyzer.types.argument(element, $0) : nil }
  }

  /// Whether elements that have some properties in common are equal: cases of one raw value, values of a type that stores
  /// nothing else.
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
    // `id` and `\.id` are one.
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
  /// The properties that a key path goes along; none if it goes along anything else.
  fileprivate var keys: [Name] {
    let parts = children.filter { !$0.kind.isType }
    let names = parts.compactMap { part in
      part.kind == .keyPathProperty ? part.keyPathName.map { part.name(of: $0) } : nil
    }
    return names.count == parts.count ? names : []
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
