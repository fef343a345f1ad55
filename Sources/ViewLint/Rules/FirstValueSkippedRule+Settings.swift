import ViewCatalog
import ViewSemantics
import ViewSource
import ViewSyntax

/// Stored settings that have an effect only from their first change on.
extension FirstValueSkippedRule {
  /// `.onChange(of: blocksKeys) { blocker.set(blocksKeys) }` with `@AppStorage private var blocksKeys`, if nothing else
  /// calls the function.
  ///
  /// - Returns: Whether the call watches a stored setting.
  func checkSetting(_ node: SyntaxNode, _ context: RuleContext) -> Bool {
    let analyzer = context.analyzer
    guard let watched = context.argument(node, "of"), let name = node.calleeName,
      let setting = context.record.decl(of: watched), context.isOfSameType(setting),
      let wrapper = analyzer.propertyWrappers(of: setting).first,
      analyzer.catalogueText(.stores, of: wrapper.decl) != nil
    else { return false }
    guard context.argument(node, "initial").map({ $0.text == "false" }) ?? true, !context.isPreview,
      let action = analyzer.arguments(of: node, context.record).last?.node, action.kind == .closureExpr,
      case let statements = action.children.filter({ $0.kind != .closureSignature }), statements.count == 1,
      statements[0].kind == .functionCallExpr, let use = context.record.uses[statements[0].id],
      analyzer.isOwnFunction(use.decl), !context.isOfSameType(use.decl),
      let owner = analyzer.owner(of: use.decl).flatMap({ analyzer.nominal(of: $0) }),
      analyzer.decl(owner).kind == .classType, keepsOnly(use.decl, of: owner, context),
      case let new = action.child(.closureSignature) == nil ? nil : action.closureParameterNames(unnamed: 2).last,
      statements[0].arguments.contains(where: { argument in
        argument.subtree.contains { part in
          context.record.uses[part.id]?.decl == setting
            || new.map { part.kind == .declReferenceExpr && part.text == $0.text } == true
        }
      }), context.calls(of: use.decl).count == 1
    else { return true }
    let (text, function) = (analyzer.name(of: setting), analyzer.name(of: use.decl))
    context.report(
      Diagnostic(
        Self.info.level, Self.info.id,
        "`\(text)` is stored, and only its changes call `\(function)`: at the next start of the app it has its stored value "
          + "without effect; use `onChange(of: \(text), initial: true)`",
        in: context.file, at: name.range, notes: [context.note("the stored setting", at: setting)]))
    return true
  }

  /// Whether a function sets a property of its object that only it sets, so that the object has no value before.
  private func keepsOnly(_ function: DeclID, of owner: DeclID, _ context: RuleContext) -> Bool {
    let analyzer = context.analyzer
    guard let block = analyzer.node(of: function).child(.codeBlock) else { return false }
    let record = analyzer.record(of: function)
    return block.children.contains { statement in
      guard let write = PropertyWrite(statement, record, analyzer),
        analyzer.owner(of: write.property).flatMap({ analyzer.nominal(of: $0) }) == owner,
        PropertyUses(of: write.property, analyzer).writes.count == 1
      else { return false }
      let initializers = analyzer.children(of: owner).filter { analyzer.isInitializer($0) }
      return !initializers.contains { analyzer.node(of: $0).mentions(analyzer.decl(write.property).name) }
    }
  }

  static let examplesOfSettings: [RuleExample] = [
    RuleExample(
      """
      final class KeyBlocker {
        static let shared = KeyBlocker()
        private var blocks = false
        private var isLoud = false
        func set(_ blocks: Bool) { self.blocks = blocks }
        func setLoud(_ isLoud: Bool) { self.isLoud = isLoud }
      }
      struct Switches: View {
        @AppStorage("blocks") private var blocks = false
        @AppStorage("loud") private var isLoud = false
        var body: some View {
          Toggle("Block", isOn: $blocks).↓onChange(of: blocks) { KeyBlocker.shared.set(blocks) }
          Toggle("Loud", isOn: $isLoud)
            .onChange(of: isLoud) { _, new in KeyBlocker.shared.setLoud(new) }
            .onAppear { KeyBlocker.shared.setLoud(isLoud) }
        }
      }
      """)
  ]
}
