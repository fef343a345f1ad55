import ViewCatalog
import ViewSemantics
import ViewSource
import ViewSyntax

/// Fields that edit the same value at the same position in two branches, which are one field to the user.
extension ConditionalSameViewRule {
  /// The maximum depth of containers, each the first child of the other.
  private static let maximumDepth = 4

  /// A field at the start of a branch, and its binding.
  private struct Field {
    let view: ViewChain
    let binding: String
  }

  /// The fields at the start of two branches that edit the same value.
  ///
  /// - Parameter all: whether each branch must start with such a field. The branches of an `if` chain need not follow
  ///   each other, while the cases of a `switch` are steps of one process.
  func fields(
    beginning branches: Branches, all: Bool, _ context: RuleContext
  ) -> (first: ViewChain, second: ViewChain)? {
    let fields = branches.blocks.indices.compactMap { number in
      field(beginning: branches.blocks[number], names: branches.names[number], context)
    }
    if all, fields.count < branches.blocks.count || !branches.areExhaustive { return nil }
    for (index, first) in fields.enumerated() {
      let second = fields[(index + 1)...].first { other in
        other.binding == first.binding
          && (other.view.coreType == first.view.coreType || areTexts(first.view, other.view, context))
          && !first.view.isSeparated(from: other.view)
      }
      if let second { return (first.view, second.view) }
    }
    return nil
  }

  /// `TextField` of `VStack { TextField("Name", text: $name); … }`
  private func field(beginning block: [SyntaxNode], names: LocalBindings, _ context: RuleContext) -> Field? {
    var names = names.adding(block)
    var block = block
    for _ in 0..<Self.maximumDepth {
      guard let first = block.first(where: { $0.kind.isExpr }) else { return nil }
      let core = context.core(of: first)
      if let binding = context.editedBinding(core) {
        return ViewChain(first, names: names, in: context).map {
          Field(view: $0, binding: names.plainText(of: binding))
        }
      }
      // A container that is at the same position in its branch.
      guard let made = context.madeType(core), context.analyzer.isFromCatalogue(made),
        !context.analyzer.decl(made).has(.isRepeating),
        let content = context.analyzer.arguments(of: core, context.record).last?.node, content.kind == .closureExpr,
        context.record.builders[content.id] != nil, !context.hasParameter(content)
      else { return nil }
      block = Array(content.children)
      names = names.adding(block)
    }
    return nil
  }

  /// Whether two views are text fields, such as a password that is shown or hidden: the keyboard disappears with the
  /// first. If code moves the focus, the keyboard stays.
  private func areTexts(_ first: ViewChain, _ second: ViewChain, _ context: RuleContext) -> Bool {
    let chains = [first, second]
    guard chains.allSatisfy({ context.madeFact(.edits, of: $0.core) == .text }) else { return false }
    let focuses = chains.flatMap(\.modifiers).filter { context.isUse($0, of: Self.focused) }
    return focuses.allSatisfy { call in
      guard let argument = call.arguments.first(where: { $0.kind != .labeledExpr }),
        let focus = context.record.uses[argument.id], focus.part == .projection
      else { return false }
      let uses = PropertyUses(of: focus.decl, context.analyzer)
      return uses.writes.isEmpty
    }
  }

  private static let focused = CatalogueMember("View", "focused")

  /// Whether two views are fields that edit the same value, with any titles.
  func areSameField(_ first: ViewChain, _ second: ViewChain, _ context: RuleContext) -> Bool {
    guard let binding = context.editedBinding(first.core), let other = context.editedBinding(second.core) else {
      return false
    }
    return first.plainText(of: binding) == second.plainText(of: other)
  }
}
