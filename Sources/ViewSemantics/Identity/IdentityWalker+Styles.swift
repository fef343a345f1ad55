import ViewSource
import ViewSyntax

/// The effect of the program's styles on a control's views: a `configuration.label` under a condition comes and goes
/// with it, whatever the label is.
extension IdentityWalker {
  /// The style types in a call's arguments, including SwiftUI's own, because the innermost style applies.
  func styles(givenTo call: SyntaxNode, _ frame: Frame) -> [DeclID] {
    call.callArguments.compactMap { argument in
      guard let node = argument.node, node.kind != .closureExpr, let type = frame.record.types[node.id],
        analyzer.types.kind(type) == .nominal, hasBodyOfStyle(type)
      else { return nil }
      return analyzer.types.decl(type)
    }
  }

  private func hasBodyOfStyle(_ type: TypeID) -> Bool {
    let decl = analyzer.types.decl(type)
    if let known = typesWithBodyOfStyle[decl] { return known }
    let content = analyzer.isView(type) ? nil : analyzer.contentMember(of: decl)
    let found = content.map { analyzer.decl($0).kind == .function } ?? false
    typesWithBodyOfStyle[decl] = found
    return found
  }

  /// The place of a control's part, with the conditions under which the innermost style shows it; `nil` if no style of
  /// the program shows it.
  ///
  /// - Parameter label: the label of the parameter for the views, which is also their name in the configuration.
  func lasting(_ place: Place, givenAs label: String, to use: BodyRecord.Use) -> Place? {
    guard !styles.isEmpty, analyzer.isInitializer(use.decl), let made = use.base,
      analyzer.types.kind(made) == .nominal, analyzer.isFromCatalogue(analyzer.types.decl(made)),
      let style = styles.last(where: { analyzer.isStyle($0, of: analyzer.types.decl(made)) })
    else { return nil }
    // The catalogue states the lifetimes for SwiftUI's own styles.
    if analyzer.isFromCatalogue(style) { return nil }
    let places = lifespans(ofPartNamed: label, in: style)
    guard let first = places.first else { return nil }
    // The style always shows it at one of its places.
    if places.contains(where: \.lifetimes.isEmpty) { return place }
    return first.lifetimes.reversed().reduce(place) { $0.lasting($1) }
  }

  /// The lifespans of a control's part at each place in a style's body.
  private func lifespans(ofPartNamed name: String, in style: DeclID) -> [Lifespan] {
    guard let body = analyzer.contentMember(of: style) else { return [] }
    if lifespansInStyles[style] == nil {
      var found: [String: [Lifespan]] = [:]
      let itself = analyzer.substitutionOfSelf(in: body, for: style)
      var open = IdentityWalker(analyzer).nodes(of: body, root: "", itself).nodes
      while let node = open.popLast() {
        open += node.children
        if let part = analyzer.partOfConfiguration(node) { found[part, default: []].append(node.lifespan) }
      }
      lifespansInStyles[style] = found
    }
    return lifespansInStyles[style]?[name] ?? []
  }
}

extension Analyzer {
  /// The configuration's name for a view in a style's body, if it is a part of the control.
  fileprivate func partOfConfiguration(_ node: IdentityNode) -> String? {
    var type = resolvingOpaque(node.typeID)
    while types.kind(type) == .nominal, isFromCatalogue(types.decl(type)) {
      let decl = types.decl(type)
      if let configuration = owner(of: decl).flatMap({ nominal(of: $0) }) {
        return children(of: configuration).first { member in
          self.decl(member).kind == .variable && types.kind(variableType(of: member)) == .nominal
            && types.decl(variableType(of: member)) == decl
        }.map { self.decl($0).name.text }
      }
      guard types.argumentCount(type) > 1, isView(types.argument(type, 0)) else { return nil }
      type = resolvingOpaque(types.argument(type, 0))
    }
    return nil
  }
}
