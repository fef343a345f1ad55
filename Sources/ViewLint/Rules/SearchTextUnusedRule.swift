import ViewSemantics
import ViewSource
import ViewSyntax

/// Warns about a search field whose text filters nothing.
struct SearchTextUnusedRule: Rule {
  static let info = RuleInfo(
    "search_text_unused", .data, .warning, isFixable: false,
    summary: "the user types into the search field, and no code reads the text",
    explanation: """
      The list stays the same whatever the user types. `searchable(text: $query)` only shows a search field and writes \
      the text to its binding; filtering is up to the program. Show `names.filter { query.isEmpty || \
      $0.localizedStandardContains(query) }`.
      """,
    silence: "A text that any code reads, or that is passed on; for a text of a model, any other use of its name.",
    examples: [
      RuleExample(
        """
        struct Names: View {
          let names: [String]
          @State private var query = ""
          var body: some View {
            List(names, id: \\.self) { Text($0) }
              .searchable(text: ↓$query)
          }
        }
        """),
      RuleExample(
        """
        final class Shop: ObservableObject {
          @Published var query = ""
          @Published var filter = ""
          @Published var names = ["Ann"]
          var shown: [String] { names.filter { $0.contains(filter) } }
        }
        struct Names: View {
          @StateObject private var shop = Shop()
          var body: some View {
            List(shop.names, id: \\.self) { Text($0) }
              .searchable(text: ↓$shop.query)
            List(shop.shown, id: \\.self) { Text($0) }
              .searchable(text: $shop.filter)
          }
        }
        """),
      RuleExample(
        """
        struct Names: View {
          let names: [String]
          @State private var query = ""
          @State private var other = ""
          var body: some View {
            List(names.filter { query.isEmpty || $0.contains(query) }, id: \\.self) { Text($0) }
              .searchable(text: $query)
            List(names, id: \\.self) { Text($0) }
              .searchable(text: $other)
              .onChange(of: other) { print(other) }
          }
        }
        """),
    ], precision: RuleInfo.Precision(right: 6, of: 6, inApps: 127))

  static let visits: [NodeKind] = [.functionCallExpr]

  private static let searchable = CatalogueMember("View", "searchable")
  private static let text: Name = "text"

  static func checksCalls(_ callee: Callee) -> Bool { callee.isAny(of: [searchable]) }

  func check(_ node: SyntaxNode, in context: RuleContext) {
    guard let binding = context.argument(node, Self.text), let property = context.stateOnlyBound(by: binding) else {
      return
    }
    let name = context.analyzer.name(of: property)
    context.report(
      Diagnostic(
        Self.info.level, Self.info.id,
        "nothing reads `\(name)`, so the search changes nothing; filter the shown data by it", in: context.file,
        at: binding.range))
  }
}

extension RuleContext {
  /// The state of this view to which an expression is a binding, if no code uses the state in any other place.
  func stateOnlyBound(by binding: SyntaxNode) -> DeclID? {
    guard runsWithBody, !isPreview else { return nil }
    if let property = propertyBound(by: binding), isOfModel(property) {
      return isNamedOnce(property) ? property : nil
    }
    guard let property = propertyOfBinding(binding), isOwn(property), analyzer.isOwnState(property),
      isOfSameType(property),
      analyzer.isUsedInGivenFilesOnly(property) || isSetInThisFileOnly(property)
    else { return nil }
    return isOnlyBound(property, by: binding) ? property : nil
  }

  /// Whether a property is an observed property without code of its own of a class of the program.
  private func isOfModel(_ property: DeclID) -> Bool {
    guard isOwn(property), analyzer.isObserved(property), analyzer.node(of: property).child(.accessorBlock) == nil,
      let owner = analyzer.owner(of: property).flatMap({ analyzer.nominal(of: $0) }),
      analyzer.decl(owner).kind == .classType, analyzer.isWholeModule(around: fileID)
    else { return false }
    let binding = analyzer.node(of: property).child(.patternBinding)
    return binding?.child(.accessorBlock) == nil && binding?.child(.codeBlock) == nil
  }

  /// Whether the code of the program names a property once apart from its declaration. Members of other types with the
  /// same name count, because the receivers of members may be unknown.
  private func isNamedOnce(_ property: DeclID) -> Bool {
    let name = analyzer.decl(property).name
    let names: Set<Name> = [name, name.projection, name.storage]
    var count = 0
    for file in analyzer.program.userFileIDs {
      let root = analyzer.program.file(file).tree.root
      guard names.contains(where: { root.mentions($0) }) else { continue }
      for index in root.tokenIndices {
        let kind = root.token(index).kind
        guard kind == .identifier || kind == .dollarIdentifier, names.contains(root.name(at: index)) else { continue }
        count += 1
        if count > 2 { return false }
      }
    }
    return count == 2
  }

  /// Whether the code near a property uses it only in a binding in this file.
  private func isOnlyBound(_ property: DeclID, by binding: SyntaxNode) -> Bool {
    let name = analyzer.decl(property).name
    return !analyzer.bodiesNear(property).contains { body in
      let node = analyzer.node(of: body)
      guard body != property, node.mentions(name) else { return false }
      let record = analyzer.record(of: body)
      return node.subtree.contains { part in
        guard let other = record.uses[part.id], other.decl == property else { return false }
        return !(body.file == fileID && binding.range.contains(part.range))
      }
    }
  }
}
