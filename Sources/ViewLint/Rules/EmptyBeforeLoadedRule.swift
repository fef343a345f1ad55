import ViewCatalog
import ViewSemantics
import ViewSource
import ViewSyntax

/// Notes a text about missing data that is shown until the data is loaded.
struct EmptyBeforeLoadedRule: Rule {
  static let info = RuleInfo(
    "empty_before_loaded", .data, .note, isFixable: false,
    summary: "the text for no results is shown first, while the results are still being loaded",
    explanation: """
      \"No entries\" flashes each time that the screen opens, and with a slow network the user reads it and leaves. The \
      collection is empty until the load that starts as the view appears has ended, and an empty collection says that \
      there is nothing. Keep the result in an optional, or a flag for the load, and show progress until it has ended.
      """,
    silence: """
      Views under a further condition, such as a flag for the load; collections that other code fills, or that have \
      elements at first; and branches with a progress view.
      """,
    examples: [
      RuleExample(
        """
        struct Entries: View {
          @State private var entries: [String] = []
          var body: some View {
            Group {
              ↓if entries.isEmpty {
                ContentUnavailableView("No entries", systemImage: "tray")
              } else {
                List(entries, id: \\.self) { Text($0) }
              }
            }
            .task { entries = await load() }
          }
          private func load() async -> [String] { try? await Task.sleep(for: .seconds(1)); return ["A"] }
        }
        """),
      RuleExample(
        """
        @Observable final class Feed {
          var posts: [String] = []
          func load() async { posts = await fetch() }
          private func fetch() async -> [String] { try? await Task.sleep(for: .seconds(1)); return ["A"] }
        }
        struct FeedView: View {
          @State private var feed = Feed()
          var body: some View {
            List(feed.posts, id: \\.self) { Text($0) }
              .overlay { ↓if feed.posts.isEmpty { Text("Nothing here yet") } }
              .task { await feed.load() }
          }
        }
        """),
      RuleExample(
        """
        struct Entries: View {
          @State private var entries: [String] = []
          @State private var drafts: [String] = []
          @State private var loaded: [String]?
          @State private var isLoading = true
          var body: some View {
            VStack {
              if isLoading {
                ProgressView()
              } else if entries.isEmpty {
                Text("No entries")
              }
              if drafts.isEmpty { Text("No drafts") }
              if let loaded, loaded.isEmpty { Text("Nothing loaded") }
              Button("Draft") { drafts.append("") }
            }
            .task {
              entries = await load()
              loaded = await load()
              isLoading = false
            }
          }
          private func load() async -> [String] { try? await Task.sleep(for: .seconds(1)); return ["A"] }
        }
        """),
      RuleExample(
        """
        struct Setup: View {
          @State private var report: [String] = []
          @State private var networks: [String] = []
          @State private var isLoaded = false
          var body: some View {
            VStack {
              if report.isEmpty { Label("Checking your setup…", systemImage: "gear") } else { Text(report[0]) }
              if networks.isEmpty {
                Text(isLoaded ? "No networks" : "Wait a moment")
              } else {
                Text(networks[0])
              }
            }
            .task {
              report = await check()
              networks = await check()
              isLoaded = true
            }
          }
          private func check() async -> [String] { [] }
        }
        """),
    ], precision: RuleInfo.Precision(right: 1, of: 1, inApps: 24))

  static let visits: [NodeKind] = [.ifExpr]
  static let dependsOnWholeProgram = true

  private static let isEmpty: Name = "isEmpty"
  private static let progress: [Name] = ["ProgressView"]
  private static let texts: [Name] = ["Text", "ContentUnavailableView", "Label"]

  func check(_ node: SyntaxNode, in context: RuleContext) {
    let analyzer = context.analyzer
    guard node.conditions.count == 1, let condition = node.conditions.first, condition.kind == .memberAccessExpr,
      condition.referencedName.map({ condition.name(of: $0) }) == Self.isEmpty,
      let list = condition.memberBase, let use = context.record.uses[list.id], use.part == .value,
      context.isOwn(use.decl), analyzer.isObserved(use.decl), let word = node.firstToken,
      let block = node.child(.codeBlock), saysNothing(block, context),
      !context.ancestors.contains(where: isFurtherCondition), context.runsWithBody, !context.isPreview,
      startsEmpty(use.decl, analyzer), let load = load(of: use.decl, context), context.isSetAsViewAppears(use.decl)
    else { return }
    context.report(
      Diagnostic(
        Self.info.level, Self.info.id,
        "this is shown until `\(analyzer.name(of: use.decl))` is loaded, as if there were nothing; show progress until "
          + "then, with an optional or a flag",
        in: context.file, at: word.range,
        notes: [Diagnostic.Note("it is loaded here", in: load.file, at: load.node.range)]))
  }

  /// A write of a collection after a wait, if all code that sets the whole collection waits for it, or empties it.
  private func load(of property: DeclID, _ context: RuleContext) -> (node: SyntaxNode, file: SourceFile)? {
    let analyzer = context.analyzer
    let uses = PropertyUses(of: property, analyzer)
    var found: (node: SyntaxNode, file: SourceFile)?
    for (write, writer) in zip(uses.writes, uses.writers) {
      guard let value = write.value, !Self.empty.contains(value.text) else { continue }
      guard value.contains(where: { $0.kind == .awaitExpr }) || context.followsWait(write.node, in: writer) else {
        return nil
      }
      found = found ?? (write.node, analyzer.program.file(writer.file).source)
    }
    return found
  }

  private static let empty: Set<String> = ["[]", "[:]"]

  private func isFurtherCondition(_ node: SyntaxNode) -> Bool {
    node.kind == .ifExpr || node.kind == .switchExpr || node.kind == .ternaryExpr
  }

  /// Whether a branch shows a text, and no progress.
  private func saysNothing(_ block: SyntaxNode, _ context: RuleContext) -> Bool {
    var says = false
    for part in block.subtree where part.kind == .functionCallExpr {
      if context.makes(part, anyOf: Self.progress) { return false }
      if context.makes(part, anyOf: Self.texts) { says = true }
      // A view of the program for an empty screen.
      guard let made = context.madeType(part), context.isOwn(made) else { continue }
      let view = context.analyzer.node(of: made)
      if Self.progress.contains(where: { view.mentions($0) }) { return false }
      if Self.texts.contains(where: { view.mentions($0) }) { says = true }
    }
    return says && !block.subtree.contains { $0.kind == .ifExpr || $0.kind == .switchExpr || $0.kind == .ternaryExpr }
      && !block.subtree.contains { $0.kind == .stringLiteralExpr && saysProgress($0) }
  }

  /// Whether a text announces something: `"Checking your setup…"`.
  private func saysProgress(_ literal: SyntaxNode) -> Bool {
    let text = literal.text.dropLast()
    return text.hasSuffix("…") || text.hasSuffix("...")
  }

  private func startsEmpty(_ property: DeclID, _ analyzer: Analyzer) -> Bool {
    let node = analyzer.node(of: property)
    let value = node.initialValue ?? node.child(.patternBinding)?.initialValue
    guard let value, let owner = analyzer.owner(of: property).flatMap({ analyzer.nominal(of: $0) }) else {
      return false
    }
    let text = value.plainText.filter { $0 != " " }
    guard text == "[]" || text == "[:]" || text.hasSuffix("]()") || text == ".init()" else { return false }
    let name = analyzer.decl(property).name
    return !analyzer.children(of: owner).contains { analyzer.isInitializer($0) && analyzer.node(of: $0).mentions(name) }
  }
}
