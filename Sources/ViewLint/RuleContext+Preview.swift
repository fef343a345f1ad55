import ViewCatalog
import ViewSemantics
import ViewSource
import ViewSyntax

/// Whether code exists only for previews, so that users of the program never run it.
extension RuleContext {
  /// Whether the code belongs to a preview: it is in a preview provider, in a type that only the previews of its file
  /// use, or configures a preview.
  var isPreview: Bool {
    guard let decl else { return false }
    if let known = previewCode[decl] { return known }
    let isPreview =
      isInPreviewProvider || saysHowPreviewIsShown(decl)
      || typesAround(decl).last.map { isOnlyForPreviews($0) } ?? false
    previewCode[decl] = isPreview
    return isPreview
  }

  /// Whether the code is in a preview provider, or in a type nested in one.
  var isInPreviewProvider: Bool {
    if let knownInPreviewProvider { return knownInPreviewProvider }
    let isInside = decl.map { typesAround($0).contains { conforms($0, to: .previewProvider) } } ?? false
    knownInPreviewProvider = isInside
    return isInside
  }

  /// The types that enclose a declaration, innermost first.
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
    // A body without such a name is not type-checked.
    analyzer.node(of: decl).says(analyzer.namesAboutPreviews)
      && analyzer.record(of: decl).uses.values.contains { analyzer.catalogueText(.previews, of: $0.decl) != nil }
  }

  // MARK: Types of the file

  /// Whether a type that is private to its file is named only by previews, and by other types for which the same holds.
  private func isOnlyForPreviews(_ type: DeclID) -> Bool {
    guard type.file == fileID, analyzer.decl(type).access <= .fileprivateAccess else { return false }
    if let known = previewTypes[type] { return known }
    // For types that name each other, the other uses decide.
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

  /// The top-level items of the file, including those in `#if`.
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

  /// The types that top-level declarations of the file declare or extend.
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
