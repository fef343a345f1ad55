import ViewSemantics
import ViewSource
import ViewSyntax

extension RuleContext {
  /// The calls of a function anywhere in the program, each with a context at its place. Only files that contain the
  /// name are type-checked.
  func calls(of function: DeclID) -> [HelperUse] {
    if let known = analyzer.places.calls[function] { return known }
    let found = searchCalls(of: function)
    if analyzer.keepsPlaces(of: function) { analyzer.places.calls[function] = found }
    return found
  }

  private func searchCalls(of function: DeclID) -> [HelperUse] {
    let name = analyzer.decl(function).name
    let files = analyzer.program.userFileIDs.filter { analyzer.program.file($0).tree.root.mentions(name) }
    return files.flatMap { analyzer.bodies(in: $0) }.flatMap { body -> [HelperUse] in
      let code = analyzer.node(of: body)
      guard code.mentions(name) else { return [] }
      let record = analyzer.record(of: body).written
      return code.subtree.filter { $0.kind == .functionCallExpr && record.uses[$0.id]?.decl == function }.map { call in
        let place = RuleContext(analyzer, body.file)
        place.enter(body)
        place.descend(towards: call)
        return HelperUse(context: place, node: call)
      }
    }
  }

  /// The places anywhere in the program that name a function without calling it: `Button("Load", action: model.load)`.
  func places(naming function: DeclID) -> [HelperUse] {
    if let known = analyzer.places.names[function] { return known }
    let found = searchPlaces(naming: function)
    if analyzer.keepsPlaces(of: function) { analyzer.places.names[function] = found }
    return found
  }

  private func searchPlaces(naming function: DeclID) -> [HelperUse] {
    let name = analyzer.decl(function).name
    let files = analyzer.program.userFileIDs.filter { analyzer.program.file($0).tree.root.mentions(name) }
    return files.flatMap { analyzer.bodies(in: $0) }.flatMap { body -> [HelperUse] in
      let code = analyzer.node(of: body)
      guard code.mentions(name) else { return [] }
      let record = analyzer.record(of: body)
      let callees = Set(code.subtree.lazy.filter { $0.kind == .functionCallExpr }.compactMap { $0.children.first?.id })
      let names = code.subtree.filter { part in
        (part.kind == .memberAccessExpr || part.kind == .declReferenceExpr) && !callees.contains(part.id)
          && record.uses[part.id]?.decl == function
      }
      return names.map { part in
        let place = RuleContext(analyzer, body.file)
        place.enter(body)
        place.descend(towards: part)
        // The receiver of the name calls the function.
        place.descend(into: part)
        return HelperUse(context: place, node: part)
      }
    }
  }
}
