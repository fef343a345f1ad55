import ViewCatalog
import ViewSemantics
import ViewSource
import ViewSyntax

/// Notes a query of a view whose result only actions use.
struct QueryUsedByActionsRule: Rule {
  static let info = RuleInfo(
    "query_used_by_actions", .performance, .note, isFixable: false,
    summary: "only actions use the result of the query, but each change in the store evaluates the body",
    explanation: """
      Each save evaluates the body and all that it shows, which is much on the first screen of an app. A `@Query` or \
      `@FetchRequest` keeps its result up to date for a body that shows it. An action that only looks something up can \
      fetch it when it runs: `try context.fetch(FetchDescriptor<Tag>())`.
      """,
    silence: "Queries that the body reads, passes on or observes.",
    examples: [
      RuleExample(
        """
        import SwiftData
        @Model final class Tag {
          var name: String
          init(name: String) { self.name = name }
        }
        struct Editor: View {
          @Environment(\\.modelContext) private var context
          @Query private var ↓tags: [Tag]
          @State private var name = ""
          var body: some View {
            TextField("Name", text: $name).onSubmit { add() }
          }
          private func add() {
            if !tags.contains(where: { $0.name == name }) { context.insert(Tag(name: name)) }
          }
        }
        """),
      RuleExample(
        """
        import SwiftData
        @Model final class Tag {
          var name: String
          init(name: String) { self.name = name }
        }
        struct Editor: View {
          @Query private var tags: [Tag]
          @Query private var others: [Tag]
          @State private var name = ""
          private var isKnown: Bool { ["a", "b"].contains { has($0) } }
          private func has(_ word: String) -> Bool { tags.contains { $0.name == word } }
          var body: some View {
            TextField("Name", text: $name).disabled(isKnown)
              .onChange(of: others.count) { name = others.first?.name ?? "" }
          }
        }
        """),
    ], precision: RuleInfo.Precision(right: 10, of: 10, inApps: 24))

  static let visits: [NodeKind] = [.patternBinding]
  static let dependsOnWholeProgram = true

  /// The wrappers that fetch models and follow their changes.
  private static let queries: Set<Name> = ["Query", "FetchRequest", "SectionedFetchRequest"]

  func check(_ node: SyntaxNode, in context: RuleContext) {
    let analyzer = context.analyzer
    guard context.ancestors.isEmpty, let decl = context.decl, let owner = context.ownerType,
      context.conforms(owner, to: .view), !context.isPreview,
      let wrapper = analyzer.propertyWrappers(of: decl).first, analyzer.isFromCatalogue(wrapper.decl),
      Self.queries.contains(analyzer.decl(wrapper.decl).name),
      analyzer.isUsedInGivenFilesOnly(decl) || context.isSetInThisFileOnly(decl),
      analyzer.extensions(of: owner).allSatisfy({ $0.file == context.fileID }),
      case let uses = context.helperPlaces(of: decl), !uses.isEmpty,
      Set(uses.map(\.node.id)).count == context.mentions(inTypeOf: decl),
      uses.allSatisfy({ isLater($0) }),
      // A copy in state ought to follow the query.
      !uses.contains(where: { isCopiedToState($0) })
    else { return }
    context.report(
      Diagnostic(
        Self.info.level, Self.info.id,
        "only actions use `\(analyzer.name(of: decl))`, but each change in the store evaluates the body of "
          + "`\(analyzer.name(of: owner))`; fetch from the context in the action",
        in: context.file, at: analyzer.nameRange(of: decl)))
  }

  /// Whether a use is part of a value that code sets a state to: `drafts = notes.filter(\.isDraft)`.
  private func isCopiedToState(_ use: RuleContext.HelperUse) -> Bool {
    let place = use.context
    guard
      let assignment = place.ancestors.last(where: {
        $0.kind == .assignmentExpr || $0.kind == .closureExpr && !$0.range.contains(use.node.range)
      }), let write = PropertyWrite(assignment, place.record, place.analyzer)
    else { return false }
    return place.analyzer.isOwnState(write.property)
      && place.nominal(place.analyzer.variableType(of: write.property)) == place.analyzer.knownDecl(Self.array)
  }

  private static let array: Name = "Array"

  /// The maximum number of functions that call each other.
  private static let maximumDepth = 3

  /// Whether a use runs in an action, or in a function that only such code calls.
  private func isLater(_ use: RuleContext.HelperUse, depth: Int = 0) -> Bool {
    let place = use.context
    guard !place.runsForBody, let decl = place.decl else { return false }
    if place.enclosingCalls.contains(where: { call, closure in
      place.record.builders[closure.id] == nil && !place.analyzer.runsAtOnce(closure, in: call, place.record)
    }) {
      return true
    }
    // The value that `onChange` or a `task` follows is read with the body.
    guard !place.isViewCode, place.analyzer.decl(decl).kind == .function, depth < Self.maximumDepth else {
      return false
    }
    let callers = place.helperPlaces(of: decl)
    return !callers.isEmpty && callers.allSatisfy { isLater($0, depth: depth + 1) }
  }
}
