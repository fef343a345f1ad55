import ViewCatalog
import ViewSemantics
import ViewSource
import ViewSyntax

/// Whether code is only there for previews: what is wrong with it no user of the program sees.
extension RuleContext {
  /// Whether the code is a preview's: it is in a preview, in a type of the file that nothing but its previews uses, or
  /// says how a preview shows it.
  var isPreview: Bool {
    guard let decl else { return false }
    if let known = previewCode[decl] { return known }
    let isPreview =
      isInPreviewProvider || saysHowPreviewIsShown(decl)
      || typesAround(decl).last.map { isOnlyForPreviews($0) } ?? false
    previewCode[decl] = isPreview
    return isPreview
  }

  /// Whether the code is in a preview provider, or in a type in one.
  var isInPreviewProvider: Bool {
    if let knownInPreviewProvider { return knownInPreviewProvider }
    let isInside = decl.map { typesAround($0).contains { conforms($0, to: .previewProvider) } } ?? false
    knownInPreviewProvider = isInside
    return isInside
  }

  /// The types that a declaration is in, innermost first.
  private func typesAround(_ decl: DeclID) -> [DeclID] {
    var types: [DeclID] = []
    var current = analyzer.owner(of: decl).flatMap { analyzer.nominal(of: $0) }
    while let type = current {
      types.append(type)
      current = analyzer.owner(of: type).flatMap { analyzer.nominal(of: $0) }
    }
    return types
  }

  private func saysHowPreviewIsShown(_ decl: DeclID) -> Bool {
    // A body without such a name is not typed.
    analyzer.node(of: decl).says(analyzer.namesAboutPreviews)
      && analyzer.record(of: decl).uses.values.contains { analyzer.catalogueText(.previews, of: $0.decl) != nil }
  }

  // MARK: Types of the file

  /// Whether a type that only its file sees is named there by previews, and else by nothing but such types.
  private func isOnlyForPreviews(_ type: DeclID) -> Bool {
    guard type.file == fileID, analyzer.decl(type).access <= .fileprivateAccess else { return false }
    if let known = previewTypes[type] { return known }
    // Types that name one another are previews' if something else says so of one of them.
    previewTypes[type] = false
    let found = usersArePreviews(of: type)
    previewTypes[type] = found
    return found
  }

  private func usersArePreviews(of type: DeclID) -> Bool {
    let name = analyzer.decl(type).name
    let types = topLevelTypes
    var isUsed = false
    for item in topLevelItems where item.mentions(name) {
      switch item.kind {
      case .macroExpansionDecl, .macroExpansionExpr: isUsed = true
      default:
        guard let user = types[item.id] else { return false }
        if user == type { continue }
        guard conforms(user, to: .previewProvider) || isOnlyForPreviews(user) else { return false }
        isUsed = true
      }
    }
    return isUsed
  }

  /// What stands at the top of the file, also in an `#if`.
  private var topLevelItems: [SyntaxNode] {
    var items: [SyntaxNode] = []
    var open = Array(analyzer.program.file(fileID).tree.root.children)
    while let next = open.popLast() {
      if next.kind == .ifConfigDecl || next.kind == .ifConfigClause {
        open += next.children
      } else {
        items.append(next)
      }
    }
    return items
  }

  /// The types that declarations at the top of the file declare or extend.
  private var topLevelTypes: [NodeID: DeclID] {
    var types: [NodeID: DeclID] = [:]
    for index in analyzer.program.file(fileID).summary.decls.indices {
      let decl = analyzer.declID(fileID, index)
      guard analyzer.parent(of: decl) == nil, let type = analyzer.nominal(of: decl),
        analyzer.decl(type).kind.isNominal
      else { continue }
      types[analyzer.node(of: decl).id] = type
    }
    return types
  }
}
