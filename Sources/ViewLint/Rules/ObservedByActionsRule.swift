import ViewCatalog
import ViewSemantics
import ViewSource
import ViewSyntax

/// Warns about an observed object that only actions use.
struct ObservedByActionsRule: Rule {
  static let info = RuleInfo(
    "observed_by_actions", .performance, .note, isFixable: false, profile: .strict,
    summary: "only actions use the object, but each of its changes evaluates the body",
    explanation: """
      The body is evaluated for nothing at each change of the object. `@ObservedObject` subscribes by being declared; a \
      button that calls `indexer.start()` needs only a reference. Declare the property `let`.
      """,
    silence: """
      The rule ignores objects that the body reads or passes on, and views that reach the class in another way and may \
      observe the object to be updated.
      """,
    examples: [
      RuleExample(
        """
        final class Indexer: ObservableObject {
          @Published var progress = 0.0
          func start() { progress = 0 }
        }
        struct Sessions: View {
          @ObservedObject private var ↓indexer: Indexer
          @ObservedObject private var shown: Indexer
          let names: [String]
          init(indexer: Indexer, names: [String]) {
            self.indexer = indexer
            self.names = names
            shown = indexer
          }
          var body: some View {
            List(names, id: \\.self) { Text($0) }
              .toolbar { Button("Start") { indexer.start() } }
          }
        }
        """),
      RuleExample(
        """
        final class Indexer: ObservableObject {
          @Published var progress = 0.0
          func start() { progress = 0 }
        }
        struct Sessions: View {
          @ObservedObject var indexer: Indexer
          var body: some View {
            ProgressView(value: indexer.progress)
            Button("Start") { indexer.start() }
          }
        }
        struct Switch: View {
          @ObservedObject private var indexer: Indexer
          init(indexer: Indexer) { self.indexer = indexer }
          var body: some View {
            Toggle("Run", isOn: Binding(get: { indexer.progress > 0 }, set: { _ in indexer.start() }))
          }
        }
        """),
    ])

  static let visits: [NodeKind] = [.patternBinding]
  static let dependsOnWholeProgram = true

  func check(_ node: SyntaxNode, in context: RuleContext) {
    let analyzer = context.analyzer
    guard context.ancestors.isEmpty, let decl = context.decl, let owner = context.ownerType,
      analyzer.decl(owner).kind == .structure, context.conforms(owner, to: .view),
      !context.isPreview, let wrapper = analyzer.propertyWrappers(of: decl).first,
      analyzer.isFromCatalogue(wrapper.decl), analyzer.decl(wrapper.decl).name == .observedObject,
      analyzer.isUsedInGivenFilesOnly(decl) || context.isSetInThisFileOnly(decl),
      !analyzer.mayMeetRequirement(decl), let type = context.nominal(analyzer.variableType(of: decl)),
      analyzer.extensions(of: owner).allSatisfy({ $0.file == context.fileID }),
      case let uses = context.helperPlaces(of: decl).filter({ use in
        use.context.decl.map { !analyzer.isInitializer($0) } ?? true
      }), !uses.isEmpty, Set(uses.map(\.node.id)).count == context.mentions(inTypeOf: decl),
      uses.allSatisfy({ isInAction($0) }), !hasOther(type, owner, decl, context),
      !ObservedObjectUnusedRule().isReached(type, from: owner, context)
    else { return }
    context.report(
      Diagnostic(
        Self.info.level, Self.info.id,
        "only actions use `\(analyzer.name(of: decl))`, but each change of the `\(analyzer.name(of: type))` evaluates the "
          + "body of `\(analyzer.name(of: owner))`; declare it `let`",
        in: context.file, at: analyzer.nameRange(of: decl)))
  }

  /// Whether a use is in a closure that runs later, and not with the body. A closure with a result, such as the `get` of
  /// a binding, is called by a body.
  private func isInAction(_ use: RuleContext.HelperUse) -> Bool {
    let record = use.context.record
    let types = use.context.analyzer.types
    guard !use.context.runsForBody, use.context.isViewCode,
      let closure = use.context.ancestors.first(where: { $0.kind == .closureExpr && record.builders[$0.id] == nil }),
      let type = record.types[closure.id], types.kind(type) == .function
    else { return false }
    return types.argument(type, types.argumentCount(type) - 1) == use.context.analyzer.void
  }

  /// Whether code has a reference to an object of the class other than by the property.
  private func hasOther(_ type: DeclID, _ owner: DeclID, _ property: DeclID, _ context: RuleContext) -> Bool {
    let analyzer = context.analyzer
    return analyzer.bodies(in: context.fileID, of: owner).contains { body in
      if analyzer.isInitializer(body) { return false }
      let record = analyzer.record(of: body)
      return analyzer.node(of: body).subtree.contains { node in
        guard let found = record.types[node.id], analyzer.types.kind(found) == .nominal,
          analyzer.types.decl(found) == type
        else { return false }
        return record.decl(of: node) != property
      }
    }
  }
}
