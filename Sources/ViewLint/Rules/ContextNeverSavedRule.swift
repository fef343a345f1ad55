import ViewSemantics
import ViewSource
import ViewSyntax

/// Warns about changes in a context of SwiftData or Core Data that nothing saves.
struct ContextNeverSavedRule: Rule {
  static let info = RuleInfo(
    "context_never_saved", .data, .warning, isFixable: false, countsInTests: false,
    summary: "nothing saves this context, so the change is lost",
    explanation: """
      The change is gone after the next launch, and with a context of its own no list shows it. Core Data writes a \
      context to its store only in `save()`. The main context of SwiftData saves itself from time to time, but one \
      created by `ModelContext(container)` does not. Call `try context.save()` after the changes.
      """,
    silence: """
      The rule ignores contexts that the code passes on or returns, those with `autosaveEnabled`, and, for a context in \
      the environment, programs in which any name contains `save`, or of which only a part is given.
      """,
    examples: [
      RuleExample(
        """
        import SwiftData
        @Model final class Note {
          var text = ""
          init(text: String) { self.text = text }
        }
        func add(_ text: String, to container: ModelContainer) {
          let context = ModelContext(container)
          ↓context.insert(Note(text: text))
        }
        func insert(_ text: String, in container: ModelContainer) throws {
          let context = ModelContext(container)
          context.insert(Note(text: text))
          try context.save()
        }
        """),
      RuleExample(
        """
        import CoreData
        @objc(Order) class Order: NSManagedObject, Identifiable {
          @NSManaged var name: String
        }
        struct Orders: View {
          @Environment(\\.managedObjectContext) private var context
          @FetchRequest(sortDescriptors: []) private var orders: FetchedResults<Order>
          var body: some View {
            List {
              ForEach(orders) { order in Text(order.name) }
                .onDelete { rows in
                  for row in rows { ↓context.delete(orders[row]) }
                }
            }
          }
        }
        """),
      RuleExample(
        """
        import CoreData
        @objc(Order) class Order: NSManagedObject, Identifiable {
          @NSManaged var name: String
        }
        struct Orders: View {
          @Environment(\\.managedObjectContext) private var context
          @FetchRequest(sortDescriptors: []) private var orders: FetchedResults<Order>
          var body: some View {
            List {
              ForEach(orders) { order in Text(order.name) }
                .onDelete { rows in
                  for row in rows { context.delete(orders[row]) }
                  try? context.save()
                }
            }
          }
        }
        """),
      RuleExample(
        """
        import CoreData
        @objc(Visit) final class Visit: NSManagedObject {
          @NSManaged var place: String
        }
        func record(_ place: String, in container: NSPersistentContainer) {
          let context = container.newBackgroundContext()
          context.perform {
            let visit = ↓Visit(context: context)
            visit.place = place
          }
        }
        func keep(_ place: String, in container: NSPersistentContainer) {
          let context = container.newBackgroundContext()
          context.perform {
            let visit = Visit(context: context)
            visit.place = place
            try? context.save()
          }
        }
        """),
    ], precision: RuleInfo.Precision(right: 0, of: 0, inApps: 127))

  static let visits: [NodeKind] = [.functionCallExpr]
  static let dependsOnWholeProgram = true
  static let outsideViews = OutsideViews(words: ["ModelContext", "newBackgroundContext"])

  private static let changes = [
    CatalogueMember("ModelContext", "insert"), CatalogueMember("ModelContext", "delete"),
    CatalogueMember("NSManagedObjectContext", "delete"),
  ]
  private static let background = CatalogueMember("NSPersistentContainer", "newBackgroundContext")
  private static let made: [Name] = ["ModelContext", "NSManagedObjectContext"]
  private static let coreData: Name = "NSManagedObjectContext"
  private static let environment: Name = "Environment"
  private static let automatic: Name = "autosaveEnabled"

  private static let managed: Name = "NSManagedObject"
  private static let label: Name = "context"

  static func checksCalls(_ callee: Callee) -> Bool {
    callee.isAny(of: changes) || callee.made.map { isManaged($0, callee.analyzer) } ?? false
  }

  private static func isManaged(_ type: DeclID, _ analyzer: Analyzer) -> Bool {
    analyzer.isOwn(type) && analyzer.decl(type).kind == .classType
      && analyzer.ancestors(of: type).contains { analyzer.isFromCatalogue($0) && analyzer.decl($0).name == managed }
  }

  func check(_ node: SyntaxNode, in context: RuleContext) {
    guard let receiver = changedContext(node, context), let body = context.decl, !context.isPreview,
      isNeverSaved(receiver, in: body, context)
    else { return }
    let name = RuleText.oneLine(receiver.text)
    context.report(
      Diagnostic(
        Self.info.level, Self.info.id,
        "nothing saves `\(name)`, so this change is lost; call `try \(name).save()` after it", in: context.file,
        at: node.children.first?.range ?? node.range))
  }

  /// The context that a call changes: `context` of `context.delete(order)` and of `Order(context: context)`.
  private func changedContext(_ call: SyntaxNode, _ context: RuleContext) -> SyntaxNode? {
    context.madeType(call) == nil ? call.memberBase?.unchained : context.argument(call, Self.label)
  }

  private func isNeverSaved(_ receiver: SyntaxNode, in body: DeclID, _ context: RuleContext) -> Bool {
    let analyzer = context.analyzer
    if let value = context.localValue(of: receiver) {
      let code = analyzer.node(of: body)
      return value.kind == .functionCallExpr
        && (context.makes(value, anyOf: Self.made) || context.isUse(value, of: Self.background))
        && !saysSave(code) && !code.mentions(Self.automatic) && !isPassedOn(receiver, value, in: code)
    }
    guard let use = context.record.uses[receiver.id], use.part == .value, context.isOwn(use.decl),
      analyzer.propertyWrappers(of: use.decl).first.map({ analyzer.decl($0.decl).name }) == Self.environment,
      let type = context.nominal(analyzer.variableType(of: use.decl)), analyzer.isFromCatalogue(type),
      analyzer.decl(type).name == Self.coreData
    else { return false }
    return analyzer.isWholeModule(around: context.fileID) || analyzer.program.userFileIDs.count == 1
      || analyzer.hasEntry
      ? analyzer.perProgram(Self.info.id) {
        !analyzer.program.userFileIDs.contains { saysSave(analyzer.program.file($0).tree.root) }
      } : false
  }

  /// Whether a name in the code contains `save`, as a function that saves does.
  private func saysSave(_ code: SyntaxNode) -> Bool {
    code.tokenIndices.contains { index in
      let token = code.token(index)
      guard token.kind == .identifier, token.length >= 4 else { return false }
      return code.text(of: token).lowercased().contains("save")
    }
  }

  /// Whether other code gets the context: as an argument, a result or a value, but not as the context of a new object.
  private func isPassedOn(_ receiver: SyntaxNode, _ value: SyntaxNode, in code: SyntaxNode) -> Bool {
    var isPassed = false
    func visit(_ node: SyntaxNode, _ around: SyntaxNode) {
      if node.kind == .declReferenceExpr, node.text == receiver.text, !value.range.contains(node.range) {
        let isReceiver = around.kind == .memberAccessExpr && around.children.first?.id == node.id
        let isOfNewObject = around.kind == .labeledExpr && around.text.hasPrefix("context:")
        if !isReceiver && !isOfNewObject { isPassed = true }
      }
      for child in node.children where !isPassed { visit(child, node) }
    }
    visit(code, code)
    return isPassed
  }
}
