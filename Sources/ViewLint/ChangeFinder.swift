import ViewCatalog
import ViewSemantics
import ViewSource
import ViewSyntax

/// Finds where a program changes the elements of a collection.
struct ChangeFinder {
  let context: RuleContext
  let property: DeclID
  /// Whether only changes count that remove or replace the element at an index. Appending and assigning do not.
  var isAboutPositions = false
  /// Whether passing a binding to other code counts as a change.
  var countsBindings = false
  /// The initial number of elements, if it is known. Assigning as many elements does not change their number.
  var countAtFirst: Int?

  /// A place in the property's file or in this one that adds, removes, moves or assigns elements.
  func firstChange() -> Diagnostic.Note? {
    let analyzer = context.analyzer
    guard !analyzer.decl(property).has(.isConstant), !analyzer.decl(property).has(.isComputed) else { return nil }
    let name = analyzer.decl(property).name
    var files = [context.fileID]
    if property.file != context.fileID { files.append(property.file) }
    for file in files {
      for decl in analyzer.bodies(in: file) where analyzer.node(of: decl).mentions(name) {
        // An initializer sets the first value.
        if analyzer.isInitializer(decl) { continue }
        let record = analyzer.record(of: decl)
        if let range = change(in: analyzer.node(of: decl), record) {
          return Diagnostic.Note("it is changed here", in: analyzer.program.file(file).source, at: range)
        }
      }
    }
    return nil
  }

  private func change(in node: SyntaxNode, _ record: BodyRecord) -> SourceRange? {
    let analyzer = context.analyzer
    switch node.kind {
    case .functionCallExpr:
      if let use = record.uses[node.id], analyzer.isFromCatalogue(use.decl), counts(use.decl),
        let base = node.children.first?.children.first, record.decl(of: base) == property
      {
        return node.range
      }
    case .assignmentExpr, .infixOperatorExpr:
      if !isAboutPositions, let target = node.children.first, record.decl(of: target) == property,
        node.kind == .assignmentExpr || node.isAssigningOperation
      {
        if let countAtFirst, node.kind == .assignmentExpr, let value = node.children.last,
          CountOfElements(of: value)?.value == countAtFirst
        {
          break
        }
        return node.range
      }
    case .declReferenceExpr, .memberAccessExpr:
      if countsBindings, let use = record.uses[node.id], use.decl == property, use.part == .projection {
        return node.range
      }
    default: break
    }
    for child in node.children {
      if let found = change(in: child, record) { return found }
    }
    return nil
  }

  /// Whether a method of the collection makes a change that counts.
  private func counts(_ method: DeclID) -> Bool {
    let decl = context.analyzer.decl(method)
    guard isAboutPositions else { return decl.has(.isMutating) }
    return decl.has(.shiftsElements) || context.analyzer.catalogueText(.drops, of: method) != nil
  }
}
