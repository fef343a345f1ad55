import ViewCatalog
import ViewSource
import ViewSyntax

/// The views that an array element may be. `pages[index]` with `let pages = [AnyView(Home()), …]` may be any element,
/// and `pages[0]` is the first. If `pages` is `names.map { AnyView(Row($0)) }`, the closure makes them. If a result
/// builder of the program collects a container's content, the elements are the views in the block.
extension IdentityWalker {
  func elements(_ core: SyntaxNode, _ frame: Frame, _ place: Place, as whole: TypeID?) -> [IdentityNode]? {
    guard core.kind == .subscriptCallExpr, let base = core.children.first, let array = array(base, frame) else {
      return nil
    }
    if array.node.kind == .closureExpr {
      return elements(builtBy: array, at: core.callArguments.first?.node, place, as: whole, of: core, frame)
    }
    if let function = function(mappedBy: array) {
      let names = array.frame.names
      defer { array.frame.names = names }
      let nodes = content(function, array.frame, place, for: ElementKeys())
      return nodes.isEmpty ? nil : nodes
    }
    let elements = elements(array.node.children.filter(\.kind.isExpr), at: core.callArguments.first?.node)
    return elements.isEmpty ? nil : merged(elements.flatMap { expression($0, array.frame, place, as: nil) })
  }

  /// The elements that an index may select: one for a literal, else all.
  private func elements(_ all: [SyntaxNode], at index: SyntaxNode?) -> [SyntaxNode] {
    guard let index, index.kind == .integerLiteralExpr, let position = Int(index.text), all.indices.contains(position)
    else { return all }
    return [all[position]]
  }

  /// The elements that a result builder makes of a block without conditions: its components, erased to the builder's
  /// element type.
  private func elements(
    builtBy closure: Given, at index: SyntaxNode?, _ place: Place, as whole: TypeID?, of core: SyntaxNode,
    _ frame: Frame
  ) -> [IdentityNode]? {
    let components = active(closure.node.children.filter { $0.kind != .closureSignature })
    guard components.allSatisfy({ $0.kind.isExpr && $0.kind != .ifExpr && $0.kind != .switchExpr }) else { return nil }
    let hiding = whole.flatMap { hidesItsContent($0) ? $0 : nil }
    let nodes = elements(components, at: index).flatMap { component -> [IdentityNode] in
      guard let hiding, type(of: component, closure.frame) != hiding else {
        return expression(component, closure.frame, place, as: nil)
      }
      let name = viewName(hiding)
      var node = IdentityNode(
        path: place.path, type: analyzer.text(of: hiding), typeID: hiding, view: name, lifespan: place.lifespan,
        file: frame.file, range: core.range)
      node.depth = frame.depth
      node.container = place.container
      node.children = expression(component, closure.frame, place.appending(.content(name)), as: nil)
      return [node]
    }
    return nodes.isEmpty ? nil : merged(nodes)
  }

  /// Whether a type is a type-erased view such as `AnyView`.
  private func hidesItsContent(_ type: TypeID) -> Bool {
    analyzer.types.kind(type) == .nominal && analyzer.catalogueText(.erases, of: analyzer.types.decl(type)) != nil
  }

  /// The expression that makes an array, if its name refers to an array literal or a `map`: a local, a constant or a
  /// computed property.
  private func array(_ node: SyntaxNode, _ frame: Frame) -> Given? {
    let given = local(for: node, frame) ?? Given(node: node, frame: frame)
    if given.node.kind == .arrayExpr || function(mappedBy: given) != nil { return given }
    if let member = member(for: node, frame) {
      let origin = origin(of: member.node, member.frame)
      return origin.node.kind == .closureExpr || origin.node.kind == .arrayExpr ? origin : nil
    }
    guard let use = frame.record.uses[node.id], use.part == .value, analyzer.isOwn(use.decl),
      analyzer.decl(use.decl).kind == .variable, !frame.open.contains(use.decl), let value = value(of: use.decl)
    else { return nil }
    let inner = Frame(record(of: use.decl), use.decl.file)
    inner.open = frame.open.union([use.decl])
    (inner.depth, inner.isOfContainer) = (frame.depth, frame.isOfContainer)
    let made = Given(node: value, frame: inner)
    return value.kind == .arrayExpr || function(mappedBy: made) != nil ? made : nil
  }

  /// The only expression that determines a variable: the value of a constant, or the body of a computed property.
  private func value(of variable: DeclID) -> SyntaxNode? {
    let node = analyzer.node(of: variable)
    if analyzer.decl(variable).has(.isConstant) { return node.initialValue }
    guard analyzer.decl(variable).has(.isComputed), let block = node.getterBlock, block.children.count == 1,
      let statement = block.children.first
    else { return nil }
    return statement.kind == .returnStmt ? statement.children.first : statement
  }

  /// The function that makes each element of an array: the closure of `names.map { AnyView(Row($0)) }`.
  private func function(mappedBy array: Given) -> SyntaxNode? {
    guard array.node.kind == .functionCallExpr, array.node.callArguments.count == 1,
      let use = array.frame.record.uses[array.node.id], analyzer.isFromCatalogue(use.decl),
      analyzer.decl(use.decl).kind == .function
    else { return nil }
    // The array's element type is the function's result type.
    let signature = analyzer.signature(of: use.decl)
    guard signature.parameters.count == 1, analyzer.types.kind(signature.parameters[0].type) == .function,
      let made = analyzer.types.arguments(signature.parameters[0].type).last,
      analyzer.types.kind(made) == .parameter, analyzer.types.kind(signature.result) == .nominal,
      analyzer.types.arguments(signature.result).contains(made), analyzer.wrapped(signature.result) == nil
    else { return nil }
    return array.node.callArguments[0].node
  }
}
