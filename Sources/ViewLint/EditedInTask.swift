import ViewSemantics
import ViewSource
import ViewSyntax

/// The `@State` properties of a view that controls edit, and that only one task of the view reads.
struct EditedInTask {
  let states: [DeclID]

  init(_ action: SyntaxNode, of owner: DeclID, _ context: RuleContext) {
    states = Finder(action: action, owner: owner, context: context).find()
  }

  private struct Finder {
    let action: SyntaxNode
    let owner: DeclID
    let context: RuleContext

    func find() -> [DeclID] {
      guard !action.contains(where: isLoop) else { return [] }
      let awaited = awaitedMethods()
      let bodies = awaited.map { context.analyzer.node(of: $0) }
      guard !bodies.contains(where: { $0.contains(where: isLoop) }) else { return [] }
      var read = values(in: action, context.record)
      for (method, body) in zip(awaited, bodies) { read += values(in: body, context.analyzer.record(of: method)) }
      var seen: Set<DeclID> = []
      return read.filter { state in
        seen.insert(state).inserted && isEdited(state) && isReadHereOnly(state, awaited)
      }
    }

    private func isLoop(_ node: SyntaxNode) -> Bool {
      node.kind == .whileStmt || node.kind == .repeatStmt || node.kind == .forStmt
    }

    /// The methods of the view that the action calls.
    private func awaitedMethods() -> [DeclID] {
      var found: [DeclID] = []
      for node in action.subtree {
        guard let use = context.record.uses[node.id], context.isOwn(use.decl),
          context.analyzer.decl(use.decl).kind == .function, context.isOfSameType(use.decl), !found.contains(use.decl)
        else { continue }
        found.append(use.decl)
      }
      return found
    }

    /// The `@State` properties of the view whose values the code reads.
    private func values(in code: SyntaxNode, _ record: BodyRecord) -> [DeclID] {
      let analyzer = context.analyzer
      return code.subtree.compactMap { node in
        guard let use = record.uses[node.id], use.part == .value, use.decl.file == context.fileID,
          analyzer.decl(use.decl).kind == .variable, context.isOfSameType(use.decl),
          analyzer.isState(use.decl)
        else { return nil }
        return use.decl
      }
    }

    /// Whether only controls change the state.
    private func isEdited(_ state: DeclID) -> Bool {
      let uses = PropertyUses(of: state, context.analyzer)
      return uses.writes.isEmpty && !uses.bindings.isEmpty
    }

    /// Whether no other code reads the state or calls the methods that do.
    private func isReadHereOnly(_ state: DeclID, _ methods: [DeclID]) -> Bool {
      let analyzer = context.analyzer
      guard context.isSetInThisFileOnly(state) else { return false }
      let searched = Set([state] + methods)
      return context.bodiesOfType.allSatisfy { body in
        guard !methods.contains(body), body != state else { return true }
        let record = analyzer.record(of: body)
        return analyzer.node(of: body).subtree.allSatisfy { node in
          guard let use = record.uses[node.id], searched.contains(use.decl) else { return true }
          if use.decl == state, use.part == .projection { return true }
          return action.range.start <= node.range.start && node.range.end <= action.range.end
        }
      }
    }
  }
}
