import ViewCatalog
import ViewSemantics
import ViewSource
import ViewSyntax

/// Warns about models and contexts of the main thread that code on another thread uses.
struct ModelOffMainRule: Rule {
  static let info = RuleInfo(
    "model_off_main", .data, .warning, isFixable: false, countsInTests: false,
    summary: "a model or a context of the main thread is used on another thread",
    explanation: """
      The app crashes for no visible reason, or changes are lost. The context in the environment of views, \
      `mainContext` and `viewContext`, and the models that views fetch, belong to the main thread. Code in \
      `Task.detached`, on a global queue or in `performBackgroundTask` that uses them accesses the same memory at the \
      same time. Use the context that the background closure gets, or create one there (`ModelContext(container)`, \
      `@ModelActor`), and pass the identifier of a model (`persistentModelID`, `objectID`) instead of the model.
      """,
    silence: """
      The rule ignores closures that run on the main thread again, as in `MainActor.run` or \
      `DispatchQueue.main.async`, the identifier of a model, and the container of a context.
      """,
    examples: [
      RuleExample(
        """
        import SwiftData
        @Model final class Coin {
          var balance = 0.0
          init() {}
        }
        struct Wallet: View {
          @Environment(\\.modelContext) private var context
          @Query private var coins: [Coin]
          var body: some View {
            Button("\\(coins.count)") {
              Task.detached {
                for coin in ↓coins { coin.balance += 1 }
                try? ↓context.save()
              }
            }
          }
        }
        struct Row: View {
          let coin: Coin
          @State private var text = ""
          var body: some View {
            Text(text).onAppear {
              DispatchQueue.global().async {
                let balance = ↓coin.balance
                DispatchQueue.main.async { text = "\\(balance)" }
              }
            }
          }
        }
        """),
      RuleExample(
        """
        import CoreData
        final class Importer {
          let container = NSPersistentContainer(name: "Model")
          func load() {
            container.performBackgroundTask { context in
              try? container.↓viewContext.save()
              try? context.save()
            }
          }
        }
        """),
      RuleExample(
        """
        import SwiftData
        @Model final class Coin {
          var balance = 0.0
          init() {}
        }
        struct Wallet: View {
          @Environment(\\.modelContext) private var context
          let coin: Coin
          var body: some View {
            Button("Add") {
              let container = context.container
              Task { coin.balance += 1 }
              Task.detached {
                let id = coin.persistentModelID
                let other = ModelContext(container)
                print(id)
                try? other.save()
                await MainActor.run { coin.balance += 1 }
              }
            }
          }
        }
        """),
    ], precision: RuleInfo.Precision(right: 3, of: 3, inApps: 162))

  static let visits: [NodeKind] = [.functionCallExpr]
  static let dependsOnWholeProgram = true
  static let outsideViews = OutsideViews(words: ["performBackgroundTask", "newBackgroundContext"])

  private static let background = CatalogueMember("NSPersistentContainer", "performBackgroundTask")
  private static let mainContexts = [
    CatalogueMember("NSPersistentContainer", "viewContext"), CatalogueMember("ModelContainer", "mainContext"),
  ]
  private static let identifiers: Set<Name> = [
    "container", "id", "objectID", "persistentModelID", "persistentStoreCoordinator",
  ]
  private static let environment: Name = "Environment"
  private static let contexts: Set<Name> = ["ModelContext", "NSManagedObjectContext"]

  static func checksCalls(_ callee: Callee) -> Bool {
    callee.fact(.background) != nil || callee.isAny(of: [background])
  }

  func check(_ node: SyntaxNode, in context: RuleContext) {
    guard context.isUse(node, of: Self.background) || StateFromBackgroundRule().runsInBackground(node, context),
      let action = context.analyzer.arguments(of: node, context.record).last?.node, action.kind == .closureExpr,
      action.child(.closureSignature)?.contains(where: { $0.kind == .attribute }) != true
    else { return }
    var reported: Set<DeclID> = []
    for part in action.children where part.kind != .closureSignature {
      for use in uses(in: part, nil, context) where reported.insert(use.decl).inserted {
        let name = use.node.kind == .memberAccessExpr ? use.node.referencedName : use.node.firstToken
        guard let name else { continue }
        context.report(
          Diagnostic(
            Self.info.level, Self.info.id,
            "`\(use.node.text(of: name))` belongs to the main thread and is used on another one: the app may crash or "
              + "lose the change; create a context here, and use the identifier of the model",
            in: context.file, at: name.range,
            notes: [
              Diagnostic.Note(
                "this runs on another thread", in: context.file, at: node.children.first?.range ?? node.range)
            ]))
      }
    }
  }

  private typealias Use = (decl: DeclID, node: SyntaxNode)

  /// The uses of models and contexts of the main thread, without those in closures, which may run on the main thread.
  private func uses(in node: SyntaxNode, _ parent: SyntaxNode?, _ context: RuleContext) -> [Use] {
    if node.kind == .closureExpr || node.kind == .functionDecl { return [] }
    if let use = context.record.uses[node.id], node.kind == .declReferenceExpr || node.kind == .memberAccessExpr,
      isOfMain(node, use, context)
    {
      if let parent, parent.kind == .memberAccessExpr, parent.children.first?.id == node.id,
        let member = parent.referencedName, Self.identifiers.contains(parent.name(of: member))
      {
        return []
      }
      return [(use.decl, node)]
    }
    return node.children.flatMap { uses(in: $0, node, context) }
  }

  private func isOfMain(_ node: SyntaxNode, _ use: BodyRecord.Use, _ context: RuleContext) -> Bool {
    let analyzer = context.analyzer
    if context.isUse(node, ofAny: Self.mainContexts) { return true }
    guard context.isOwn(use.decl), analyzer.decl(use.decl).kind == .variable, use.part == .value,
      let owner = analyzer.owner(of: use.decl).flatMap({ analyzer.nominal(of: $0) }), context.conforms(owner, to: .view)
    else { return false }
    if let wrapper = analyzer.propertyWrappers(of: use.decl).first {
      if analyzer.fact(.shares, of: wrapper.decl) == .query { return true }
      if analyzer.decl(wrapper.decl).name == Self.environment {
        return context.nominal(analyzer.variableType(of: use.decl)).map {
          analyzer.isFromCatalogue($0) && Self.contexts.contains(analyzer.decl($0).name)
        } ?? false
      }
    }
    // A model in a property without a wrapper is an input of the view.
    let type = analyzer.variableType(of: use.decl)
    guard let nominal = context.nominal(analyzer.wrapped(type) ?? type), context.isOwn(nominal),
      analyzer.decl(nominal).kind == .classType
    else { return false }
    return analyzer.ancestors(of: nominal).contains { analyzer.catalogueText(.confined, of: $0) != nil }
  }
}
