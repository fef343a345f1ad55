import ViewSource
import ViewSyntax

/// The body of a preview, which has variables for properties.
extension DependencyWalker {
  /// What a preview reads, whose variables are what a view has for properties.
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

  /// A variable of a preview, by its name where nothing else has that.
  func noteVariable(named node: SyntaxNode, _ record: BodyRecord) {
    guard !previewVariables.isEmpty, record.uses[node.id] == nil,
      let name = (node.referencedName ?? node.firstToken).map({ node.name(of: $0) }),
      let variable = previewVariables[name], sources[name]?.alone == variable, analyzer.isTracked(variable)
    else { return }
    noteRead(variable, node)
  }
}
