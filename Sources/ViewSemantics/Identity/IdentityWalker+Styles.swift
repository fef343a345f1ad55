import ViewSource
import ViewSyntax

/// What styles of the program do with the views of a control: `configuration.label` under a condition comes and goes with
/// it, whatever the label is.
extension IdentityWalker {
  /// The types that a call is given and that have a body as styles have one, SwiftUI's own too: the nearest style counts.
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

  /// A place in a control with what ends there what the innermost style around the control puts of it under conditions;
  /// `nil` if no style of the program puts it anywhere.
  ///
  /// - Parameter label: of the parameter that is given the views, which the configuration has under the same name.
  func lasting(_ place: Place, givenAs label: String, to use: BodyRecord.Use) -> Place? {
    guard !styles.isEmpty, analyzer.isInitializer(use.decl), let made = use.base,
      analyzer.types.kind(made) == .nominal, analyzer.isFromCatalogue(analyzer.types.decl(made)),
      let style = styles.last(where: { analyzer.isStyle($0, of: analyzer.types.decl(made)) })
    else { return nil }
    // Where SwiftUI's own puts something the catalogue says.
    if analyzer.isFromCatalogue(style) { return nil }
    let places = lifespans(ofPartNamed: label, in: style)
    guard let first = places.first else { return nil }
    // In one of its places it is there all the time.
    if places.contains(where: \.lifetimes.isEmpty) { return place }
    return first.lifetimes.reversed().reduce(place) { $0.lasting($1) }
  }

  /// How long what a control is given under a name lasts in each of the places where a style puts it.
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
  /// What a view in a style's body is called in the configuration, if it is one that the control was given.
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
