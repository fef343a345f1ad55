import ViewCatalog
import ViewSemantics
import ViewSyntax

extension RuleContext {
  /// The checked property, if it stores its value under a literal key in the standard user defaults, with the literal in
  /// quotes and the argument that names it: `@AppStorage("theme") var theme = "light"`. `nil` in previews.
  var standardSetting: (property: DeclID, key: String, argument: SyntaxNode)? {
    guard ancestors.isEmpty, let decl, analyzer.decl(decl).has(.hasCustomAttributes),
      let wrapper = analyzer.propertyWrappers(of: decl).first,
      analyzer.catalogueText(.stores, of: wrapper.decl) != nil, !isPreview,
      // A labelled argument names another store.
      wrapper.attribute.subtree.allSatisfy({ $0.kind != .labeledExpr }),
      let (key, argument) = analyzer.storedKey(of: decl), !key.contains("\\(")
    else { return nil }
    return (decl, key, argument)
  }
}
