import ViewCatalog
import ViewSemantics
import ViewSource
import ViewSyntax

/// A property of an observed object that a task passes to awaited work, and that a view beside the task's view changes:
/// `router.selection` of `await model.load(router.selection)`.
struct ObjectReadInTask {
  let property: DeclID
  /// The place that reads the property.
  let read: SyntaxNode
  /// A context that resolves the names at that place.
  let context: RuleContext
  /// The view that changes the property.
  let changer: DeclID

  /// - Parameters:
  ///   - action: the code of the task.
  ///   - owner: the view with the task.
  init?(in action: SyntaxNode, of owner: DeclID, _ context: RuleContext) {
    let finder = Finder(owner: owner, context: context)
    for (code, place) in finder.code(of: action) {
      for (property, read) in finder.reads(in: code, place) {
        guard !context.isWatchedAnywhere(property), let changer = finder.changer(of: property) else { continue }
        (self.property, self.read, self.context, self.changer) = (property, read, place, changer)
        return
      }
    }
    return nil
  }

  private struct Finder {
    let owner: DeclID
    let context: RuleContext

    private var analyzer: Analyzer { context.analyzer }

    /// The code of the task, and of the methods of the view that it awaits.
    func code(of action: SyntaxNode) -> [(SyntaxNode, RuleContext)] {
      let awaited = action.subtree.compactMap { node -> DeclID? in
        guard let use = context.record.uses[node.id], analyzer.isOwnFunction(use.decl), context.isOfSameType(use.decl),
          analyzer.signature(of: use.decl).isAsync
        else { return nil }
        return use.decl
      }
      return [(action, context)]
        + awaited.compactMap { method in
          guard let block = analyzer.node(of: method).child(.codeBlock) else { return nil }
          let inner = RuleContext(analyzer, method.file)
          inner.enter(method)
          return (block, inner)
        }
    }

    /// The properties of objects that the view is given, in arguments of awaited calls.
    func reads(in code: SyntaxNode, _ place: RuleContext) -> [(DeclID, SyntaxNode)] {
      let calls = code.subtree.filter { $0.kind == .awaitExpr }.flatMap(\.subtree).filter { call in
        call.kind == .functionCallExpr
          && place.record.uses[call.id].map { analyzer.signature(of: $0.decl).isAsync } == true
      }
      return calls.flatMap { call in
        analyzer.arguments(of: call, place.record).flatMap { argument in
          argument.node.subtree.compactMap { part -> (DeclID, SyntaxNode)? in
            guard part.kind == .memberAccessExpr, let base = part.children.first?.unchained,
              let use = place.record.uses[part.id], use.part == .value, context.isOwn(use.decl),
              analyzer.decl(use.decl).kind == .variable, !analyzer.decl(use.decl).has(.isComputed),
              analyzer.isObserved(use.decl), let holder = place.record.uses[base.id], holder.part == .value,
              isGiven(holder.decl)
            else { return nil }
            return (use.decl, part)
          }
        }
      }
    }

    /// Whether a property of the view holds an object that the view observes and does not own.
    private func isGiven(_ holder: DeclID) -> Bool {
      guard context.isOfSameType(holder), let wrapper = analyzer.propertyWrappers(of: holder).first else {
        return false
      }
      return analyzer.catalogueText(.owns, of: wrapper.decl) == nil
    }

    /// A view that changes the property and that is shown together with the task's view, which stays.
    func changer(of property: DeclID) -> DeclID? {
      changingViews(of: property).first { $0 == owner ? true : isShown(with: $0) }
    }

    /// The views whose actions or controls change the property, or call a method of its object that does.
    private func changingViews(of property: DeclID) -> [DeclID] {
      let uses = PropertyUses(of: property, analyzer)
      var views: [DeclID] = []
      for writer in Set(uses.writers) {
        guard let type = analyzer.owner(of: writer).flatMap({ analyzer.nominal(of: $0) }) else { continue }
        if context.conforms(type, to: .view) {
          views.append(type)
        } else if analyzer.isOwnFunction(writer) {
          views += context.calls(of: writer).compactMap { call in
            call.context.ownerType.flatMap { context.conforms($0, to: .view) && !call.context.isPreview ? $0 : nil }
          }
        }
      }
      for binding in uses.bindings {
        let body = analyzer.bodies(in: binding.file).first { body in
          let code = analyzer.node(of: body)
          return code.isInSameTree(as: binding.node) && code.range.contains(binding.node.range)
        }
        let type = body.flatMap { analyzer.owner(of: $0) }.flatMap { analyzer.nominal(of: $0) }
        if let type, context.conforms(type, to: .view) { views.append(type) }
      }
      return views
    }

    /// Whether one body always makes both views side by side.
    private func isShown(with other: DeclID) -> Bool {
      let own = context.uses(ofView: owner).filter { stays($0.context) }
      return context.uses(ofView: other).contains { use in
        stays(use.context) && own.contains { $0.context.decl == use.context.decl }
      }
    }

    /// Whether a view at a place is there as long as the body around it, and appears only once.
    private func stays(_ place: RuleContext) -> Bool {
      guard place.runsWithBody, place.repeatingCall == nil,
        !place.ancestors.contains(where: { [.ifExpr, .switchExpr, .ternaryExpr].contains($0.kind) })
      else { return false }
      return place.enclosingCalls.allSatisfy { call, closure in
        place.madeText(call, of: .chooses) == nil && !place.showsContentElsewhere(call)
          && place.record.builders[closure.id] != nil
      }
    }
  }
}
