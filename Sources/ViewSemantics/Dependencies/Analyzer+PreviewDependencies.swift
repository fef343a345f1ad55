import ViewSource
import ViewSyntax

/// A body whose dependencies are computed.
struct DependentBody {
  /// The member with the body; for a preview, the closure.
  let decl: DeclID
  /// The view, modifier or style; `nil` for a preview.
  let view: DeclID?
  let name: String
  /// The properties that invalidate the body.
  let properties: [Analyzer.Subscribing]
  let walked: WalkedBody
  let children: [ChildInput]
  /// The type of the body's result.
  let type: TypeID
}

/// Dependencies of previews. SwiftUI makes a view of a `#Preview`, with its `@Previewable` variables as properties.
extension Analyzer {
  /// The dependencies of the previews in a file.
  public func previewDependencies(in file: FileID) -> [ViewDependencies] {
    previewMacros(in: file).compactMap { preview in
      guard let (id, record, type) = body(of: preview, in: file) else { return nil }
      let variables = variables(of: preview, in: file)
      let walker = DependencyWalker(self, itself: nil, findsChildren: true)
      let walked = WalkedBody(by: walker, reads: walker.walk(preview, record, in: file, variables))
      let properties = variables.compactMap { variable -> Subscribing? in
        guard let wrapper = propertyWrappers(of: variable).first,
          let how = subscription(of: wrapper, on: variable)
        else { return nil }
        return (variable, how, propertyName(variable))
      }
      return findDependencies(
        of: DependentBody(
          decl: id, view: nil, name: preview.name, properties: properties, walked: walked,
          children: placedChildren(of: walked), type: type))
    }
  }

  /// The wrapped variables of a preview, as local declarations.
  private func variables(of preview: PreviewMacro, in file: FileID) -> [DeclID] {
    preview.closure.children.filter { $0.kind == .variableDecl }.flatMap { node -> [DeclID] in
      let declared = DeclarationCollector.collect(local: node, program.configuration).decls.filter {
        $0.kind == .variable && $0.flags.contains(.hasCustomAttributes)
      }
      return declared.map { decl in
        add(LocalDecl(decl: decl, tree: program.file(file).tree, context: Context(file: file, decl: nil)))
      }
    }
  }
}
