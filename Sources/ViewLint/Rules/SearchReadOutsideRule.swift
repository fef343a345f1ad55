import ViewCatalog
import ViewSemantics
import ViewSource
import ViewSyntax

/// Warns about a view that reads the search state and contains the search field itself.
struct SearchReadOutsideRule: Rule {
  static let info = RuleInfo(
    "search_read_outside", .correctness, .warning, isFixable: false,
    summary: "the view reads the search state outside its own `searchable`, and never gets it",
    explanation: """
      The view does not notice that a person searches, and cannot end the search. `searchable` puts the search state \
      into the environment of the views inside it; in the view that applies the modifier, `\\.isSearching` and \
      `\\.dismissSearch` come from the outer environment, where no search takes place. Read them in a separate view \
      inside `searchable`.
      """,
    silence: """
      The rule ignores a view that does not apply `searchable` itself, and a view that is also created in a file with \
      another `searchable`, which may be around it.
      """,
    examples: [
      RuleExample(
        """
        struct Notes: View {
          @Environment(\\.isSearching) private var ↓isSearching
          @State private var query = ""
          var body: some View {
            NavigationStack {
              List { Text(isSearching ? "Results" : "Notes") }.searchable(text: $query)
            }
          }
        }
        """),
      RuleExample(
        """
        struct Results: View {
          @Environment(\\.isSearching) private var isSearching
          var body: some View { Text(isSearching ? "Results" : "Notes") }
        }
        struct Notes: View {
          @Environment(\\.isPresented) private var isPresented
          @State private var query = ""
          var body: some View {
            List { Results() }.searchable(text: $query).opacity(isPresented ? 1 : 0.5)
          }
        }
        struct Nested: View {
          @Environment(\\.dismissSearch) private var dismissSearch
          @State private var query = ""
          var body: some View {
            List { Button("End") { dismissSearch() } }.sheet(isPresented: .constant(false)) {
              List { Text("A") }.searchable(text: $query)
            }
          }
        }
        struct Around: View {
          @State private var query = ""
          var body: some View { Nested().searchable(text: $query) }
        }
        """),
    ], precision: RuleInfo.Precision(right: 1, of: 1, inApps: 80))

  static let visits: [NodeKind] = [.patternBinding]
  /// The view may be inside of another search in other files.
  static let dependsOnWholeProgram = true

  private static let values: [Name] = ["isSearching", "dismissSearch"]
  private static let searchable = CatalogueMember("View", "searchable")

  func check(_ node: SyntaxNode, in context: RuleContext) {
    guard context.ancestors.isEmpty, let decl = context.decl, let owner = context.ownerType,
      context.conforms(owner, to: .view), let wrapper = context.analyzer.propertyWrappers(of: decl).first,
      context.analyzer.catalogueText(.requires, of: wrapper.decl) != nil,
      let path = wrapper.attribute.children.first(where: { $0.kind == .keyPathExpr }),
      let token = path.onlyKeyPathName, Self.values.contains(path.name(of: token)),
      // An unused property is reported by `environment_unused`.
      context.bodiesOfType.contains(where: {
        $0 != decl && context.analyzer.node(of: $0).mentions(context.analyzer.decl(decl).name)
      }),
      let field = field(of: owner, context), !isSearched(owner, context)
    else { return }
    let name = context.analyzer.name(of: decl)
    context.report(
      Diagnostic(
        Self.info.level, Self.info.id,
        "`\(name)` does not follow this view's search, which begins inside the view; read it in a separate view "
          + "inside `searchable`",
        in: context.file, at: context.analyzer.nameRange(of: decl),
        notes: [Diagnostic.Note("the search begins here", in: field.file, at: field.range)]))
  }

  /// The place where the code of a view adds a search field.
  private func field(of view: DeclID, _ context: RuleContext) -> (file: SourceFile, range: SourceRange)? {
    for body in context.bodiesOfType where context.analyzer.node(of: body).mentions(Self.searchable.name) {
      let inner = RuleContext(context.analyzer, body.file)
      inner.enter(body)
      let call = context.analyzer.node(of: body).subtree.first {
        $0.kind == .functionCallExpr && inner.isUse($0, of: Self.searchable)
      }
      if let call, let name = call.calleeName { return (inner.file, name.range) }
    }
    return nil
  }

  /// Whether a file that makes the view also adds a search field.
  private func isSearched(_ view: DeclID, _ context: RuleContext) -> Bool {
    context.uses(ofView: view).contains { use in
      guard let around = use.context.decl else { return true }
      return context.analyzer.program.file(around.file).tree.root.mentions(Self.searchable.name)
        && use.context.ownerType != view
    }
  }
}
