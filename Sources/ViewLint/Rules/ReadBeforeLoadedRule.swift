import ViewCatalog
import ViewSemantics
import ViewSource
import ViewSyntax

/// Warns about an action that reads data as the view appears, before the view has loaded them.
struct ReadBeforeLoadedRule: Rule {
  static let info = RuleInfo(
    "read_before_loaded", .correctness, .warning, isFixable: false,
    summary: "the action needs data that the view loads only after it has appeared: it finds none",
    explanation: """
      `onAppear` runs before any `task` has loaded something. `.onAppear { proxy.scrollTo(messages.last?.id) }` beside \
      `.task { messages = await load() }` scrolls nowhere, because `messages` is still empty, and does not run again. \
      Do it after the loading, or in `onChange(of: messages.count)`.
      """,
    silence: """
      Data that may be there at once, views that also follow the change of the data, and actions that only ask whether \
      there are data.
      """,
    examples: [
      RuleExample(
        """
        struct Chat: View {
          @State private var messages: [String] = []
          var body: some View {
            ScrollViewReader { proxy in
              List(messages, id: \\.self) { Text($0) }
                .onAppear { proxy.scrollTo(↓messages.last) }
                .task { messages = await load() }
            }
          }
          private func load() async -> [String] { try? await Task.sleep(for: .seconds(1)); return ["a"] }
        }
        """),
      RuleExample(
        """
        struct Chat: View {
          @State private var messages: [String] = []
          var body: some View {
            ScrollViewReader { proxy in
              List(messages, id: \\.self) { Text($0) }
                .onAppear { if messages.isEmpty { print("none yet") } }
                .task {
                  messages = await load()
                  proxy.scrollTo(messages.last)
                }
            }
          }
          private func load() async -> [String] { try? await Task.sleep(for: .seconds(1)); return ["a"] }
        }
        struct Talk: View {
          @State private var messages: [String] = []
          var body: some View {
            ScrollViewReader { proxy in
              List(messages, id: \\.self) { Text($0) }
                .onAppear { proxy.scrollTo(messages.last) }
                .onChange(of: messages) { proxy.scrollTo(messages.last) }
                .task { messages = await load() }
            }
          }
          private func load() async -> [String] { try? await Task.sleep(for: .seconds(1)); return ["a"] }
        }
        """),
      RuleExample(
        """
        @Observable @MainActor final class Shop {
          private(set) var offers: [String] = []
          func load() async {
            try? await Task.sleep(for: .seconds(1))
            offers = ["Tea"]
          }
        }
        struct Counter: View {
          @State private var shop = Shop()
          @State private var chosen: String?
          var body: some View {
            Text(chosen ?? "None")
              .task { await shop.load() }
              .onAppear { chosen = ↓shop.offers.first }
          }
        }
        """),
    ], precision: RuleInfo.Precision(right: 0, of: 0, inApps: 0))

  static let visits: [NodeKind] = [.functionCallExpr]
  /// The model may be in another file.
  static let dependsOnWholeProgram = true

  private static let elements: [Name] = ["first", "last"]
  private static let follows = [
    CatalogueMember.onChange, CatalogueMember("View", "onReceive"), CatalogueMember("View", "task"),
  ]

  static func checksCalls(_ callee: Callee) -> Bool { callee.fact(.lifecycle) == .onAppear }

  func check(_ node: SyntaxNode, in context: RuleContext) {
    let analyzer = context.analyzer
    guard context.runsWithBody, context.isInView, !context.isPreview,
      let action = analyzer.arguments(of: node, context.record).last?.node, let code = context.code(ofAction: action)
    else { return }
    for place in code.statements.map({ ValueOrigin($0, code.context) }) {
      for part in place.partsAtOnce {
        guard let property = propertyNeeded(by: part, place.context), isLoadedLater(property, context),
          !isFollowed(property, context)
        else { continue }
        let name = analyzer.name(of: property)
        return context.report(
          Diagnostic(
            Self.info.level, Self.info.id,
            "`\(name)` is still empty here: it is loaded only after the view has appeared, and this does not run again; do "
              + "it after the loading, or in `onChange(of:)` of `\(name)`",
            in: place.context.file, at: part.range, notes: loading(of: property, context)))
      }
    }
  }

  /// The stored array or optional whose element or value an expression needs: `messages.last`.
  private func propertyNeeded(by part: SyntaxNode, _ context: RuleContext) -> DeclID? {
    guard part.kind == .memberAccessExpr, let name = part.referencedName,
      Self.elements.contains(part.name(of: name)), let base = part.memberBase,
      let use = context.record.uses[base.id], use.part == .value, context.isOwn(use.decl),
      context.analyzer.decl(use.decl).kind == .variable,
      context.analyzer.isKnown(context.analyzer.variableType(of: use.decl), .array)
    else { return nil }
    return use.decl
  }

  /// Whether a state begins empty, and is only set after an `await` in code that a task of the view starts.
  private func isLoadedLater(_ property: DeclID, _ context: RuleContext) -> Bool {
    let analyzer = context.analyzer
    guard context.isShownState(property), isOwned(property, context),
      analyzer.node(of: property).initialValue?.text.filter({ !$0.isWhitespace }) == "[]"
    else { return false }
    let uses = PropertyUses(of: property, analyzer)
    guard uses.bindings.isEmpty, !uses.writes.isEmpty, !isSetByInitializer(property, analyzer) else { return false }
    let places = context.placedWrites(of: property)
    return places.count == uses.writes.count && places.allSatisfy { isAfterWait($0, context) }
      && places.contains { isStarted($0, context) }
  }

  /// Whether the view owns the property, or the object that it belongs to.
  private func isOwned(_ property: DeclID, _ context: RuleContext) -> Bool {
    let analyzer = context.analyzer
    if analyzer.isOwnState(property) { return analyzer.accessToState(property) == .privateAccess }
    guard let view = context.ownerType, let object = analyzer.owner(of: property).flatMap({ analyzer.nominal(of: $0) })
    else { return false }
    return analyzer.children(of: view).contains { holder in
      guard analyzer.decl(holder).kind == .variable, analyzer.isOwnState(holder),
        analyzer.decl(holder).access == .privateAccess,
        let value = analyzer.node(of: holder).initialValue, value.kind == .functionCallExpr
      else { return false }
      return context.nominal(analyzer.variableType(of: holder)) == object
    }
  }

  private func isSetByInitializer(_ property: DeclID, _ analyzer: Analyzer) -> Bool {
    guard let owner = analyzer.owner(of: property) else { return true }
    let name = analyzer.decl(property).name
    return ([owner] + analyzer.extensions(of: owner)).flatMap { analyzer.children(of: $0) }.contains {
      analyzer.isInitializer($0)
        && (analyzer.node(of: $0).mentions(name) || analyzer.node(of: $0).mentions(name.storage))
    }
  }

  /// Whether an `await` comes before a write in its code.
  private func isAfterWait(_ place: PlacedWrite, _ context: RuleContext) -> Bool {
    guard
      let around = place.context.ancestors.last(where: { $0.kind == .closureExpr })
        ?? place.context.decl.map({ context.analyzer.node(of: $0) })
    else { return false }
    return around.contains { part in
      part.kind == .awaitExpr
        && (part.range.end <= place.write.node.range.start || place.write.node.range.contains(part.range))
    }
  }

  /// Whether a task of the view, or one that it starts as it appears, leads to a write.
  private func isStarted(_ place: PlacedWrite, _ context: RuleContext) -> Bool {
    if place.context.ownerType == context.ownerType { return place.moments.contains(.appearance) }
    guard let function = place.context.decl, context.analyzer.isOwnFunction(function) else { return false }
    return place.context.calls(of: function).contains { call in
      call.context.ownerType == context.ownerType && call.context.moments().contains(.appearance)
    }
  }

  /// Whether the view also acts when the property changes, or when something that it shows appears.
  private func isFollowed(_ property: DeclID, _ context: RuleContext) -> Bool {
    let analyzer = context.analyzer
    let name = analyzer.decl(property).name
    return context.bodiesOfType.contains { body in
      guard analyzer.node(of: body).mentions(name) else { return false }
      let record = analyzer.record(of: body)
      let inner = RuleContext(analyzer, body.file)
      inner.enter(body)
      return analyzer.node(of: body).subtree.contains { call in
        guard call.kind == .functionCallExpr, inner.isUse(call, ofAny: Self.follows) else { return false }
        return call.arguments.contains { argument in
          argument.kind != .closureExpr
            && argument.contains { record.uses[$0.id]?.decl == property && $0.kind != .closureExpr }
        }
      }
    }
  }

  private func loading(of property: DeclID, _ context: RuleContext) -> [Diagnostic.Note] {
    context.placedWrites(of: property).prefix(1).map {
      Diagnostic.Note("it is loaded here", in: $0.context.file, at: $0.write.node.range)
    }
  }
}
