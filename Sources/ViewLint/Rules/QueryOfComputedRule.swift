import ViewCatalog
import ViewSemantics
import ViewSource
import ViewSyntax

/// Warns about a query that filters or sorts by a property that the store does not have.
struct QueryOfComputedRule: Rule {
  static let info = RuleInfo(
    "query_of_computed", .data, .warning, isFixable: false,
    summary: "the query filters or sorts by a property that is not stored: it fails when it runs",
    explanation: """
      The app crashes when the query runs, or the query finds nothing, although the code compiles. SwiftData \
      translates predicates and sort orders into a query of the database, which has only the stored properties of a \
      model. A computed property, or one marked `@Transient`, is not there. Use the stored properties from which the \
      computed one is made, or filter and sort the array of results.
      """,
    silence: """
      The rule checks only the arguments of `@Query`. It ignores predicates of types that are not SwiftData models, \
      and unknown members.
      """,
    examples: [
      RuleExample(
        """
        import SwiftData
        @Model final class Todo {
          var title: String
          var doneAt: Date?
          @Transient var isNew = false
          init(title: String) { self.title = title }
          var isDone: Bool { doneAt != nil }
        }
        struct Todos: View {
          @Query(sort: \\Todo.↓isDone) private var sorted: [Todo]
          @Query(filter: #Predicate<Todo> { !$0.↓isDone }) private var open: [Todo]
          @Query(filter: #Predicate<Todo> { todo in todo.↓isNew }) private var fresh: [Todo]
          var body: some View { List(sorted + open + fresh) { Text($0.title) } }
        }
        """),
      RuleExample(
        """
        import SwiftData
        @Model final class Todo {
          var title: String
          var doneAt: Date?
          init(title: String) { self.title = title }
          var isDone: Bool { doneAt != nil }
        }
        struct Todos: View {
          @Query(filter: #Predicate<Todo> { $0.doneAt == nil }, sort: \\Todo.title) private var open: [Todo]
          var body: some View { List(open.filter(\\.isDone)) { Text($0.title) } }
        }
        """),
    ], precision: RuleInfo.Precision(right: 0, of: 0, inApps: 162))

  static let visits: [NodeKind] = [.patternBinding]
  /// Models may be in other files.
  static let dependsOnWholeProgram = true

  private static let query: Name = "Query"
  private static let predicate = "Predicate"
  private static let transient = "Transient"
  private static let first: Name = "$0"

  func check(_ node: SyntaxNode, in context: RuleContext) {
    let analyzer = context.analyzer
    guard context.ancestors.isEmpty, let decl = context.decl,
      let wrapper = analyzer.propertyWrappers(of: decl).first, wrapper.decl == analyzer.knownDecl(Self.query),
      let model = analyzer.modelClass(ofElementsIn: analyzer.variableType(of: decl))
    else { return }
    let attributes = analyzer.header(ofVariable: decl)
    for attribute in attributes {
      for part in attribute.subtree {
        if let name = part.kind == .keyPathExpr ? keyPathMember(part) : member(part, attribute) {
          report(name.token, part.name(of: name.token), of: model, name.node, context)
        }
      }
    }
  }

  private func report(_ token: Token, _ name: Name, of model: DeclID, _ node: SyntaxNode, _ context: RuleContext) {
    let analyzer = context.analyzer
    guard let property = analyzer.directMembers(of: model, named: name).first, context.isOwn(property),
      analyzer.decl(property).kind == .variable,
      analyzer.decl(property).has(.isComputed)
        || analyzer.header(ofVariable: property).contains(where: { $0.text.contains(Self.transient) })
    else { return }
    context.report(
      Diagnostic(
        Self.info.level, Self.info.id,
        "`\(name.text)` is not stored, so the database does not have it: the query fails when it runs; use the stored "
          + "properties, or sort and filter the results",
        in: context.file, at: token.range, notes: [context.note("it is declared here", at: property)]))
  }

  private typealias Member = (token: Token, node: SyntaxNode)

  /// The first property of a key path, as in `\.isDone` and `\Todo.isDone`.
  private func keyPathMember(_ path: SyntaxNode) -> Member? {
    path.child(.keyPathProperty).flatMap { property in property.lastToken.map { ($0, property) } }
  }

  /// The member of the parameter of a predicate's closure: `$0.isDone`, or `todo.isDone` with a named parameter.
  private func member(_ node: SyntaxNode, _ attribute: SyntaxNode) -> Member? {
    guard node.kind == .memberAccessExpr, let base = node.children.first, base.kind == .declReferenceExpr,
      let name = node.referencedName, let word = base.firstToken
    else { return nil }
    let macro = attribute.subtree.first { part in
      part.kind == .macroExpansionExpr && part.range.contains(node.range) && part.text.hasPrefix("#" + Self.predicate)
    }
    guard let closure = macro?.subtree.first(where: { $0.kind == .closureExpr }),
      ([Self.first] + closure.closureParameterNames(unnamed: 1)).contains(base.name(of: word))
    else { return nil }
    return (name, node)
  }
}

extension Analyzer {
  /// The attributes of a property.
  func header(ofVariable id: DeclID) -> [SyntaxNode] {
    let node = program.header(of: id)
    return (node.child(.modifierList)?.children).map { Array($0.filter { $0.kind == .attribute }) } ?? []
  }
}
