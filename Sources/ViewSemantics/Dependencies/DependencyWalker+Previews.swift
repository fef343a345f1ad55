import ViewSource
import ViewSyntax

/// Bodies of previews, whose variables correspond to properties.
extension DependencyWalker {
  /// The reads of a preview, whose variables correspond to a view's properties.
  func walk(_ preview: PreviewMacro, _ record: BodyRecord, in file: FileID, _ variables: [DeclID]) -> [Read] {
    self.file = file
    for variable in variables {
      let name = analyzer.decl(variable).name
      previewVariables[name] = variable
      declare(name, Source(values: [variable], alone: variable))
      declare(Name("$\(name)"), Source(bindings: [variable]))
    }
    let own = Set(variables.map { analyzer.header(of: $0).id })
    for child in preview.closure.children where child.kind != .closureSignature && !own.contains(child.id) {
      walk(child, record)
    }
    return readInOrder
  }

  /// Records the read of a preview variable, unless its name is shadowed.
  func noteVariable(named node: SyntaxNode, _ record: BodyRecord) {
    guard !previewVariables.isEmpty, record.uses[node.id] == nil,
      let name = (node.referencedName ?? node.firstToken).map({ node.name(of: $0) }),
      let variable = previewVariables[name], sources[name]?.alone == variable, analyzer.isTracked(variable)
    else { return }
    noteRead(variable, node)
  }
}
