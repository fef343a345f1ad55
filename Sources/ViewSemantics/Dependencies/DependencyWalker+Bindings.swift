import ViewCatalog
import ViewSource
import ViewSyntax

/// Reads inside SwiftUI's own code.
extension DependencyWalker {
  /// Records the reads of a catalogue member or initializer: values behind bindings, properties at key paths.
  func noteReads(by use: BodyRecord.Use, _ node: SyntaxNode, _ record: BodyRecord) {
    switch analyzer.fact(.reads, of: use.decl) {
    case .keyPath:
      for path in node.callArguments.compactMap(\.node) where path.kind == .keyPathExpr {
        for property in properties(along: path, record) { note(variable: property.decl, property.itself, node) }
      }
    case .binding:
      let given = analyzer.isInitializer(use.decl) ? node.callArguments.compactMap(\.node) : [node.memberBase]
      for value in given.compactMap(\.self) { noteReads(of: all(in: value, record).bindings, node) }
    case nil:
      // A binding to a collection is a collection, whose members read through the binding.
      guard let base = node.memberBase, analyzer.isProtocolMember(use.decl), let type = use.base,
        analyzer.types.kind(type) == .nominal, analyzer.isFromCatalogue(analyzer.types.decl(type)),
        analyzer.decl(analyzer.types.decl(type)).has(.isPropertyWrapper)
      else { return }
      noteReads(of: all(in: base, record).bindings, node)
    }
  }
}

extension DependencyWalker {
  /// Records the read in `$model.isShown` or `Bindable(model).isShown`. The new binding evaluates the property
  /// immediately: for an observable object that is a read, for a computed property it includes the getter's reads.
  func noteReads(byProjecting use: BodyRecord.Use, _ node: SyntaxNode, _ record: BodyRecord) {
    guard node.kind == .memberAccessExpr, analyzer.decl(use.decl).kind == .subscriptDecl,
      analyzer.isFromCatalogue(use.decl), let token = node.referencedName, let base = node.children.first,
      let projection = record.types[base.id], analyzer.types.kind(projection) == .nominal
    else { return }
    for object in analyzer.types.arguments(projection) where analyzer.isObservable(object) {
      let type = analyzer.wrapped(object) ?? object
      let members = analyzer.memberDecls(node.name(of: token), of: analyzer.types.decl(type))
      guard let member = members.first(where: { analyzer.isOwn($0) && analyzer.decl($0).kind == .variable }) else {
        continue
      }
      return note(variable: member, type, node)
    }
  }
}

extension Analyzer {
  /// Whether a computed property registers its reads itself: `access(keyPath: \.isOn)`.
  func isObservedByHand(_ property: DeclID) -> Bool {
    if let known = observedByHand[property] { return known }
    observedByHand[property] = false
    let record = record(of: property)
    let found = node(of: property).subtree.contains { call in
      guard call.kind == .functionCallExpr, let use = record.uses[call.id],
        fact(.reads, of: use.decl) == .keyPath
      else { return false }
      return call.callArguments.compactMap(\.node).contains { path in
        let name = path.kind == .keyPathExpr ? path.children.last?.keyPathName : nil
        return name.map { path.name(of: $0) } == decl(property).name
      }
    }
    observedByHand[property] = found
    return found
  }

  /// Whether a class has a registrar of its own instead of the macro's; then its stored properties are not observed.
  func hasOwnRegistrar(_ object: DeclID) -> Bool {
    guard let registrar = knownDecl("ObservationRegistrar") else { return false }
    return children(of: object).contains { member in
      guard decl(member).kind == .variable else { return false }
      let type = variableType(of: member)
      return types.kind(type) == .nominal && types.decl(type) == registrar
    }
  }
}
