import ViewCatalog
import ViewSource
import ViewSyntax

/// Focused values: values that a body publishes while its views have the focus, and their readers. They reach all views
/// of the scene.
extension DependencyWalker {
  /// Records the value that a modifier publishes under a key path or for a class of objects:
  /// `.focusedSceneValue(\.document, document)`.
  func noteFocused(_ call: SyntaxNode, _ use: BodyRecord.Use, _ record: BodyRecord) {
    guard findsChildren, analyzer.isFromCatalogue(use.decl), analyzer.catalogueText(.focuses, of: use.decl) != nil
    else { return }
    let given = call.callArguments.compactMap(\.node)
    guard let key = analyzer.focusKey(saidBy: given, record) else { return }
    for node in given where node.kind != .keyPathExpr {
      let source = all(in: node, record)
      focused[key, default: Source()].formUnion(source)
    }
  }
}

extension Analyzer {
  fileprivate func focusKey(saidBy given: [SyntaxNode], _ record: BodyRecord) -> EnvironmentKey? {
    if let path = given.first(where: { $0.kind == .keyPathExpr })?.keyNames { return .value(path) }
    return given.first.flatMap { record.types[$0.id] }.flatMap { objectType($0) }.map { .object($0) }
  }

  /// The focused values that the properties of a view read.
  private func focusKeysRead(by view: DeclID) -> Set<EnvironmentKey> {
    var found: Set<EnvironmentKey> = []
    for member in children(of: view) where decl(member).kind == .variable {
      guard let wrapper = propertyWrappers(of: member).first, isFromCatalogue(wrapper.decl),
        catalogueText(.focuses, of: wrapper.decl) != nil
      else { continue }
      if let path = keyPath(of: wrapper) {
        found.insert(.value(path))
      } else if let object = objectType(variableType(of: member)) {
        found.insert(.object(object))
      }
    }
    return found
  }

  /// Records in a child the focused values that it reads and the same body publishes.
  func noteFocused(_ focused: [EnvironmentKey: DependencyWalker.Source], in child: inout ChildInput) {
    if focused.isEmpty { return }
    let keys = focusKeysRead(by: child.view)
    for (key, source) in focused where keys.contains(key) {
      child.possibleObservations.formUnion(source.values)
      child.possibleObservations.formUnion(source.bindings)
    }
  }
}
