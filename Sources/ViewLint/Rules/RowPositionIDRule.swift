import ViewCatalog
import ViewSemantics
import ViewSource
import ViewSyntax

/// Notes rows that are identified by their elements and also by their positions.
struct RowPositionIDRule: Rule {
  static let info = RuleInfo(
    "row_position_id", .identity, .note, isFixable: false,
    summary: "the row has two identities, that of its element and that of its position",
    explanation: """
      When elements are inserted, removed or moved, a lazy container keeps the row of a position and shows its earlier \
      element. `ForEach` identifies each row by its element, while `.id(position)` says that the row at a position is \
      always the same: the two identities disagree. Scroll to the elements' identifiers instead.
      """,
    silence: """
      The rule ignores rows that are all created at once, and a `ForEach` that itself identifies rows by position.
      """,
    examples: [
      RuleExample(
        """
        struct Hit: Identifiable { let id: String }
        struct Hits: View {
          let hits: [Hit]
          var body: some View {
            List {
              ForEach(Array(hits.enumerated()), id: \\.element.id) { position, hit in
                Text(hit.id).↓id(position)
              }
            }
          }
        }
        """),
      RuleExample(
        """
        struct Hit: Identifiable { let id: String }
        struct Hits: View {
          let hits: [Hit]
          var body: some View {
            List {
              ForEach(Array(hits.enumerated()), id: \\.element.id) { position, hit in
                Text("\\(position)").id(hit.id)
              }
            }
            VStack {
              ForEach(Array(hits.enumerated()), id: \\.element.id) { position, hit in
                Text(hit.id).id(position)
              }
            }
          }
        }
        """),
    ], precision: RuleInfo.Precision(right: 1, of: 1, inApps: 51))

  static let visits: [NodeKind] = [.functionCallExpr]

  static func checksCalls(_ callee: Callee) -> Bool { callee.has(.givesIdentity) && callee.isModifier }

  func check(_ node: SyntaxNode, in context: RuleContext) {
    let analyzer = context.analyzer
    guard let name = node.calleeName, let value = node.arguments.first, node.arguments.count == 1,
      value.kind == .declReferenceExpr, let word = value.referencedName, !context.isPreview,
      let (rows, closure) = context.enclosingCalls.first, let made = context.madeType(rows), analyzer.makesRows(made),
      let path = context.argument(rows, .id), path.kind == .keyPathExpr,
      // `\.element.id` for pairs of an offset and an element
      path.children.filter({ $0.kind == .keyPathProperty }).first?.keyPathName.map({ path.text(of: $0) }) == "element",
      closure.closureParameterNames(unnamed: 0).first == value.name(of: word),
      closure.closureParameterNames(unnamed: 0).count == 2,
      case .found(let container) = context.lazyContainer
    else { return }
    context.report(
      Diagnostic(
        Self.info.level, Self.info.id,
        "the row has two identities, its element's and its position's: when elements are inserted or removed, rows "
          + "may show their earlier element; use the element's identifier here, too",
        in: context.file, at: SourceRange(Int(name.start), node.range.end),
        notes: [
          Diagnostic.Note("the rows are identified here", in: context.file, at: path.range),
          Diagnostic.Note(
            "the container that creates them on demand", in: context.file,
            at: container.children.first?.range ?? container.range),
        ]))
  }
}
