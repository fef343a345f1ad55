import ViewCatalog
import ViewSemantics
import ViewSource
import ViewSyntax

/// Warns about a cancelled request that is shown to the user as an error.
struct CancellationShownRule: Rule {
  static let info = RuleInfo(
    "cancellation_shown", .correctness, .warning, isFixable: false,
    summary: "the task of the view is cancelled when the view disappears, and the model keeps that as an error to show",
    explanation: """
      A user who comes back to the screen, or who sees the model elsewhere, reads an error message although nothing \
      failed. SwiftUI cancels the task of `task` when the view disappears, and that of `refreshable` when the view is \
      replaced. A request in progress then throws `CancellationError` or `URLError.cancelled`, and a `catch` for all \
      errors keeps it in the model. Return from the `catch` if `Task.isCancelled`, or catch `CancellationError` and \
      `URLError` with the code `.cancelled` first. A row that is scrolled away is cancelled too. Reported of names that \
      were shown as invalid, and of errors on tabs that were left while they loaded.
      """,
    silence: """
      The rule ignores a `catch` that examines the error or checks for cancellation; `task(id:)`; models that the view \
      owns, which are released with it; and operations that cancellation does not end.
      """,
    examples: [
      RuleExample(
        """
        final class Stock: ObservableObject {
          @Published var items: [String] = []
          @Published var message: String?
          func load() async {
            do {
              let (data, _) = try await URLSession.shared.data(from: URL(string: "https://example.com")!)
              items = [String(decoding: data, as: UTF8.self)]
            } catch {
              message = error.localizedDescription
            }
          }
          func reload() async {
            do {
              _ = try await URLSession.shared.data(from: URL(string: "https://example.com")!)
            } catch {
              if Task.isCancelled { return }
              message = error.localizedDescription
            }
          }
        }
        struct StockView: View {
          @ObservedObject var stock: Stock
          var body: some View {
            Text(stock.message ?? "").task { await ↓stock.load() }
            Text(stock.message ?? "").task { await stock.reload() }
          }
        }
        """),
      RuleExample(
        """
        final class Stock: ObservableObject {
          @Published var message: String?
          func load() async {
            do {
              _ = try await URLSession.shared.data(from: URL(string: "https://example.com")!)
            } catch is CancellationError {
            } catch {
              message = error.localizedDescription
            }
          }
          func begin() async {
            do {
              _ = try await URLSession.shared.data(from: URL(string: "https://example.com")!)
            } catch {
              message = error.localizedDescription
            }
          }
        }
        struct StockView: View {
          @ObservedObject var stock: Stock
          var body: some View { Text(stock.message ?? "").task { await stock.load() } }
        }
        struct Owning: View {
          @StateObject private var stock = Stock()
          var body: some View { Text(stock.message ?? "").task { await stock.begin() } }
        }
        """),
      RuleExample(
        """
        @MainActor final class Home: ObservableObject {
          @Published var text = ""
          @Published var failure: String?
          func load(_ server: String) async {
            do {
              let (data, _) = try await URLSession.shared.data(from: URL(string: server)!)
              text = "\\(data.count)"
            } catch {
              failure = error.localizedDescription
            }
          }
        }
        struct Screen: View {
          @State private var server = "a"
          @StateObject private var home = Home()
          var body: some View {
            TextField("Server", text: $server)
            Text(home.failure ?? home.text)
              .task { await ↓home.load(server) }
              .id(server)
          }
        }
        """),
      RuleExample(
        """
        @MainActor final class Stock: ObservableObject {
          @Published var items: [String] = []
          @Published var errors: [Error] = []
          func load(_ kinds: Set<String>) async {
            do { try await fetch(kinds) } catch { errors.append(error) }
          }
          private func fetch(_ kinds: Set<String>) async throws {
            let (data, _) = try await URLSession.shared.data(from: URL(string: "https://example.com")!)
            items = [String(data: data, encoding: .utf8) ?? ""]
          }
        }
        struct StockList: View {
          @EnvironmentObject private var stock: Stock
          var body: some View {
            List(stock.items, id: \\.self) { Text($0) }.task { await update() }
            Text(stock.errors.isEmpty ? "" : "failed")
          }
          private func update() async { await ↓stock.load(["food"]) }
        }
        """),
      RuleExample(
        """
        @MainActor final class Chores: ObservableObject {
          @Published var names: [String] = []
          @Published var hasFailed = false
          @Published var isLoaded = false
          func load() async {
            do { names = try await fetch() } catch { hasFailed = true }
          }
          func reload() async {
            do {
              names = try await fetch()
              isLoaded = true
            } catch {
              isLoaded = true
            }
          }
          private func fetch() async throws -> [String] { try await Task.sleep(for: .seconds(1)); return [] }
        }
        struct ChoresView: View {
          @EnvironmentObject private var chores: Chores
          var body: some View {
            Text(chores.hasFailed ? "Failed" : "\\(chores.names.count)").task { await ↓chores.load() }
            Text(chores.isLoaded ? "Loaded" : "").task { await chores.reload() }
          }
        }
        struct Root: View {
          @StateObject private var chores = Chores()
          var body: some View { NavigationStack { NavigationLink("Chores") { ChoresView() } }.environmentObject(chores) }
        }
        """),
      RuleExample(
        """
        @MainActor final class Stock: ObservableObject {
          @Published var products: [String] = []
          @Published var hasFailed = false
          func load() async {
            do {
              let (data, _) = try await URLSession.shared.data(from: URL(string: "https://example.com")!)
              products = [String(decoding: data, as: UTF8.self)]
            } catch {
              hasFailed = true
            }
          }
        }
        struct StockScreen: View {
          @StateObject private var stock = Stock()
          var body: some View {
            List(stock.products, id: \\.self) { name in NavigationLink(name) { Text(name) } }
              .overlay { if stock.hasFailed { Text("Unknown error") } }
              .task { await ↓stock.load() }
          }
        }
        """),
      RuleExample(
        """
        struct Names {
          func isTaken(_ name: String) async throws -> Bool {
            let (data, _) = try await URLSession.shared.data(from: URL(string: "https://example.com/\\(name)")!)
            return !data.isEmpty
          }
        }
        struct Badge: View {
          let name: String
          @State private var isTaken: Bool?
          @State private var hasFailed = false
          var body: some View {
            Text(name).strikethrough(isTaken == false)
              .task {
                let taken: Bool
                do { taken = try await Names().isTaken(name) } ↓catch { taken = false }
                withAnimation { isTaken = taken }
              }
            Text(hasFailed ? "Failed" : "").task { await check() }
          }
          private func check() async {
            do { isTaken = try await Names().isTaken(name) } ↓catch { hasFailed = true }
          }
        }
        struct Title: View {
          let name: String
          @State private var isTaken: Bool?
          var body: some View {
            Text(name).strikethrough(isTaken == false)
              .task {
                do { isTaken = try await Names().isTaken(name) } catch { if !Task.isCancelled { isTaken = false } }
              }
          }
        }
        struct People: View {
          let names: [String]
          var body: some View {
            List(names, id: \\.self) { Badge(name: $0) }
            Title(name: names[0])
          }
        }
        """),
    ], precision: RuleInfo.Precision(right: 2, of: 2, inApps: 162))

  static let visits: [NodeKind] = [.functionCallExpr]
  static let dependsOnWholeProgram = true

  static func checksCalls(_ callee: Callee) -> Bool {
    callee.fact(.lifecycle) == .task && !callee.isFromCatalogue(with: "id")
  }

  private static let error: Name = "error"
  /// The names in a `catch` that examines the error or checks for cancellation.
  private static let checks: [Name] = [
    "isCancelled", "checkCancellation", "CancellationError", "cancelled", "URLError", "NSURLErrorCancelled",
  ]

  func check(_ node: SyntaxNode, in context: RuleContext) {
    let analyzer = context.analyzer
    guard context.calledFact(.lifecycle, of: node) == .task, context.argument(node, .id) == nil, !context.isPreview,
      let action = analyzer.arguments(of: node, context.record).last?.node, action.kind == .closureExpr
    else { return }
    checkOwnCode(action, node, context)
    for (call, place) in awaited(in: action, context) {
      guard let use = place.record.uses[call.id], analyzer.isOwnFunction(use.decl),
        let base = call.memberBase, let object = place.record.uses[base.id], object.part == .value,
        context.isOwn(object.decl), context.isOfSameType(object.decl),
        case let isReplaced = isReplaced(node, context),
        case let isGiven = isGiven(object.decl, analyzer) || isReplaced,
        isGiven || isTab(context) || pushesScreens(context),
        let block = analyzer.node(of: use.decl).child(.codeBlock)
      else { continue }
      let inner = RuleContext(analyzer, use.decl.file)
      inner.enter(use.decl)
      guard let shown = block.children.firstNonNil({ shown(by: $0, inner) }),
        // A view that keeps its object in a tab or below a pushed screen starts again when it comes back.
        isGiven || !isReset(by: block, before: shown, inner)
      else { continue }
      context.report(
        Diagnostic(
          Self.info.level, Self.info.id,
          "this task is cancelled when the view \(isReplaced ? "gets another identity" : "disappears"), and its request then "
            + "fails: the model keeps that as an error, which is shown later or elsewhere; return from the `catch` if the "
            + "task is cancelled",
          in: place.file, at: call.range,
          notes: [Diagnostic.Note("the error is kept here", in: inner.file, at: shown.range)]))
    }
  }

  /// A `catch` in the task itself, or in a function of the view that it awaits, which keeps the failure in the view's
  /// own state.
  private func checkOwnCode(_ action: SyntaxNode, _ node: SyntaxNode, _ context: RuleContext) {
    guard
      let found = ownBlocks(in: action, context).firstNonNil({ block, place in
        block.children.firstNonNil { statement in
          shown(by: statement, place, in: block).map { (statement, $0, block, place) }
        }
      }), case let (statement, shown, block, place) = found, isRow(context) || isTab(context) || pushesScreens(context),
      !isReset(by: block, before: shown, place), let handler = statement.child(.catchClause)?.firstToken
    else { return }
    context.report(
      Diagnostic(
        Self.info.level, Self.info.id,
        "this task is cancelled when the view disappears, and its request then fails: this `catch` keeps that as a failure, "
          + "which is shown when the view comes back; return from it if the task is cancelled",
        in: place.file, at: handler.range,
        notes: [Diagnostic.Note("the failure is kept here", in: place.file, at: shown.range)]))
  }

  /// The code of an action, and that of functions of the view that its statements await.
  private func ownBlocks(in action: SyntaxNode, _ context: RuleContext) -> [(SyntaxNode, RuleContext)] {
    var found = [(action, context)]
    for statement in action.children where statement.kind == .awaitExpr {
      guard let call = statement.children.first, let use = context.record.uses[call.id],
        context.analyzer.isOwnFunction(use.decl), context.isOfSameType(use.decl),
        let block = context.analyzer.node(of: use.decl).child(.codeBlock)
      else { continue }
      let inner = RuleContext(context.analyzer, use.decl.file)
      inner.enter(use.decl)
      found.append((block, inner))
    }
    // `if let name { … }` around the request
    for (block, place) in found {
      found += block.children.filter { $0.kind == .ifExpr }.compactMap { $0.child(.codeBlock) }.map { ($0, place) }
    }
    return found
  }

  /// Whether a `catch` keeps a failure in state of the view: as the `catch` of an object does, or through a local name
  /// that is stored after it: `catch { isValid = false }; self.isValid = isValid`.
  private func shown(by statement: SyntaxNode, _ context: RuleContext, in block: SyntaxNode) -> SyntaxNode? {
    let analyzer = context.analyzer
    if let kept = shown(by: statement, context) {
      let write = PropertyWrite(kept, context.record, analyzer)
      return write.map { analyzer.isOwnState($0.property) && context.isOfSameType($0.property) } == true ? kept : nil
    }
    guard isHandlingAll(statement, context),
      let handler = statement.child(.catchClause)?.child(.codeBlock),
      let local = handler.children.first(where: { part in
        part.kind == .assignmentExpr && part.children.first?.kind == .declReferenceExpr
          && part.children.last?.kind == .booleanLiteralExpr && PropertyWrite(part, context.record, analyzer) == nil
      })?.children.first?.text
    else { return nil }
    return block.subtree.first { part in
      guard part.range.start > statement.range.end, let write = PropertyWrite(part, context.record, analyzer) else {
        return false
      }
      return write.value?.text == local && analyzer.isOwnState(write.property) && context.isOfSameType(write.property)
    }
  }

  /// Whether the view is a row of a collection. SwiftUI keeps the state of rows that are scrolled away for some time.
  private func isRow(_ context: RuleContext) -> Bool {
    guard let view = context.ownerType, context.isOwn(view) else { return false }
    return context.uses(ofView: view).contains { $0.context.repeatingCall != nil }
  }

  /// The calls that an action awaits as its statements, directly or in functions of the view that it awaits.
  private func awaited(in action: SyntaxNode, _ context: RuleContext) -> [(call: SyntaxNode, context: RuleContext)] {
    var found: [(SyntaxNode, RuleContext)] = []
    var seen: Set<DeclID> = []
    var open = [(action, context)]
    while let (code, place) = open.popLast() {
      for statement in code.children where statement.kind == .awaitExpr {
        guard let call = statement.children.first else { continue }
        if let use = place.record.uses[call.id], context.analyzer.isOwnFunction(use.decl),
          context.isOfSameType(use.decl),
          let block = context.analyzer.node(of: use.decl).child(.codeBlock)
        {
          guard seen.insert(use.decl).inserted else { continue }
          let inner = RuleContext(context.analyzer, use.decl.file)
          inner.enter(use.decl)
          open.append((block, inner))
        } else {
          found.append((call, place))
        }
      }
    }
    return found
  }

  /// Whether the task starts again with a new identity of its view, while the view that owns the object stays:
  /// `content.task { … }.id(account.id)`.
  private func isReplaced(_ node: SyntaxNode, _ context: RuleContext) -> Bool {
    context.outerModifiers(of: node).contains { call in
      guard let use = context.record.uses[call.id], context.analyzer.decl(use.decl).has(.givesIdentity),
        let value = call.arguments.first
      else { return false }
      return value.contains { part in
        guard let read = context.record.uses[part.id], read.part == .value, context.isOwn(read.decl) else {
          return false
        }
        return context.isShownState(read.decl) && PropertyUses(of: read.decl, context.analyzer).isChanged
      }
    }
  }

  /// Whether a tab view shows the view, which then keeps its objects while another tab is shown.
  private func isTab(_ context: RuleContext) -> Bool {
    guard let view = context.ownerType, context.isOwn(view) else { return false }
    return context.uses(ofView: view).contains { use in
      use.context.enclosingCalls.contains { use.context.madeText($0.call, of: .chooses) == "one" }
    }
  }

  /// Whether a body of the view has a link, whose screen covers the view while the view keeps its objects.
  private func pushesScreens(_ context: RuleContext) -> Bool {
    context.bodiesOfType.contains { body in
      let inner = RuleContext(context.analyzer, body.file)
      inner.enter(body)
      return context.analyzer.isViewContent(body)
        && context.analyzer.node(of: body).subtree.contains { call in
          call.kind == .functionCallExpr && inner.madeText(call, of: .later) != nil
        }
    }
  }

  /// Whether the code sets the property of the error to something else first.
  private func isReset(by block: SyntaxNode, before shown: SyntaxNode, _ context: RuleContext) -> Bool {
    guard let error = PropertyWrite(shown, context.record, context.analyzer)?.property else { return true }
    return block.subtree.contains { part in
      part.range.start < shown.range.start
        && PropertyWrite(part, context.record, context.analyzer)?.property == error
    }
  }

  /// Whether the view does not own an object, so that the object may outlive the view.
  private func isGiven(_ property: DeclID, _ analyzer: Analyzer) -> Bool {
    guard let wrapper = analyzer.propertyWrappers(of: property).first else {
      return analyzer.node(of: property).initialValue == nil
        && analyzer.node(of: property).child(.patternBinding)?.initialValue == nil
    }
    return analyzer.catalogueText(.owns, of: wrapper.decl) == nil
  }

  /// The statement in the only `catch` of a `do` statement that writes the error to an observed property.
  private func shown(by statement: SyntaxNode, _ context: RuleContext) -> SyntaxNode? {
    guard isHandlingAll(statement, context), let handler = statement.child(.catchClause)?.child(.codeBlock) else {
      return nil
    }
    return handler.children.first { part in
      guard let write = PropertyWrite(part, context.record, context.analyzer),
        context.analyzer.isObserved(write.property)
      else { return false }
      // `message = error.localizedDescription`, `errors.append(error)`
      return (write.value.map { [$0] } ?? part.arguments).contains { $0.mentions(Self.error) }
        || isOnlyForFailures(write, context)
    }
  }

  /// Whether a statement is a `do` with one `catch` for all errors, also for that of a cancelled request.
  private func isHandlingAll(_ statement: SyntaxNode, _ context: RuleContext) -> Bool {
    guard statement.kind == .doStmt, let block = statement.child(.codeBlock) else { return false }
    let clauses = statement.children.filter { $0.kind == .catchClause }
    var finder = CancellationFinder(context.analyzer)
    return clauses.count == 1 && clauses[0].children.count == 1
      && !Self.checks.contains(where: { clauses[0].mentions($0) })
      && block.contains { part in
        part.kind == .tryExpr && part.contains { $0.kind == .awaitExpr } && finder.isEnded(part, context.record)
      }
  }

  /// Whether a value is only ever set in a `catch`: `hasFailed = true`, `phase = .failed`.
  private func isOnlyForFailures(_ write: PropertyWrite, _ context: RuleContext) -> Bool {
    guard let value = write.value, value.text == "true" || value.kind == .implicitMemberExpr else { return false }
    let uses = PropertyUses(of: write.property, context.analyzer)
    return zip(uses.writes, uses.writers).allSatisfy { other, writer in
      other.value?.text != value.text
        || context.analyzer.node(of: writer).contains {
          $0.kind == .catchClause && $0.range.contains(other.node.range)
        }
    }
  }
}

extension PropertyUses {
  /// Whether any code changes the property.
  fileprivate var isChanged: Bool { !writes.isEmpty || !bindings.isEmpty }
}
