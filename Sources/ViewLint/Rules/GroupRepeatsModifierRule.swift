import ViewCatalog
import ViewSemantics
import ViewSource
import ViewSyntax

/// Warns about a task, an action or a presentation on a `Group` of several views, each of which gets it.
struct GroupRepeatsModifierRule: Rule {
  static let info = RuleInfo(
    "group_repeats_modifier", .correctness, .warning, isFixable: false,
    summary: "the modifier of the group applies to each of its views, so the task or action runs several times",
    explanation: """
      The data is loaded twice, a counter counts double, or a sheet does not open. A `Group` is not a view on the \
      screen: a modifier on it applies to each view inside. With two views, `task` starts two tasks, `onAppear` runs \
      its action twice, and `sheet` makes two sheets for one binding. A container that is a view, such as a `VStack` \
      or a `ZStack`, gets the modifier once.
      """,
    silence: """
      Groups that show one view at a time, such as the branches of a condition. Actions that set the same value each \
      time, which do no harm.
      """,
    examples: [
      RuleExample(
        """
        struct Profile: View {
          @State private var visits = 0
          @State private var isShown = false
          @State private var name = ""
          var body: some View {
            Group {
              Text(name)
              Text("Visits: \\(visits)")
            }
            .↓onAppear { visits += 1 }
            .↓task { name = await load() }
            .↓sheet(isPresented: $isShown) { Text("Edit") }
          }
          private func load() async -> String { "Ada" }
        }
        """),
      RuleExample(
        """
        struct Profile: View {
          let isLoading: Bool
          @State private var visits = 0
          @State private var isShown = false
          var body: some View {
            Group {
              if isLoading { ProgressView() } else { Text("Visits: \\(visits)") }
            }
            .onAppear { visits += 1 }
            VStack {
              Text("Ada")
              Text("Visits: \\(visits)")
            }
            .onAppear { visits += 1 }
            Group {
              Text("Ada")
              Text("Visits: \\(visits)")
            }
            .onAppear { isShown = false }
            .padding()
          }
        }
        """),
    ], precision: RuleInfo.Precision(right: 4, of: 4, inApps: 33))

  static let visits: [NodeKind] = [.functionCallExpr]

  private static let receive = CatalogueMember("View", "onReceive")
  private static let presentations: [PresentedContent] = [.view, .message]

  static func checksCalls(_ callee: Callee) -> Bool {
    callee.isModifier
      && (callee.isAny(of: [receive]) || callee.presents(presentations)
        || callee.fact(.lifecycle)?.startsOnAppear ?? false)
  }

  func check(_ node: SyntaxNode, in context: RuleContext) {
    guard let name = node.calleeName, let base = context.modified(node), context.isViewCode, !context.isPreview else {
      return
    }
    let group = context.core(of: base)
    guard context.madeFact(.holds, of: group) == .views,
      context.modifications(of: base).allSatisfy({ context.isFromCatalogue($0.call) }),
      let content = content(of: group, context)
    else { return }
    let number = minimum(content, context)
    guard number > 1 else { return }
    let text = node.text(of: name)
    let effect: String
    if context.presents(node, Self.presentations) {
      guard context.argument(node, .isPresented) != nil || context.argument(node, .item) != nil else { return }
      effect = "so that at least \(number) presentations with one binding try to open at once"
    } else {
      guard isDifferentEachTime(node, context) else { return }
      effect = "so that it runs at least \(number) times"
    }
    context.report(
      Diagnostic(
        Self.info.level, Self.info.id,
        "a `Group` gives this `\(text)` to each of its views, \(effect); use a `VStack` or another "
          + "container, which gets it once",
        in: context.file, at: name.range,
        notes: [Diagnostic.Note("the group", in: context.file, at: group.children.first?.range ?? group.range)]))
  }

  private func content(of group: SyntaxNode, _ context: RuleContext) -> SyntaxNode? {
    context.analyzer.arguments(of: group, context.record).map(\.node).first {
      $0.kind == .closureExpr && context.record.builders[$0.id] != nil
    }
  }

  /// The number of views that the content certainly has.
  private func minimum(_ block: SyntaxNode, _ context: RuleContext, depth: Int = 0) -> Int {
    // More than eight groups inside each other are not code of a person.
    guard depth < 8 else { return 0 }
    return block.children.filter(\.kind.isExpr).reduce(0) { $0 + minimum(ofView: $1, context, depth) }
  }

  private func minimum(ofView view: SyntaxNode, _ context: RuleContext, _ depth: Int) -> Int {
    let core = context.core(of: view)
    if core.kind == .ifExpr {
      let blocks = core.children.filter { $0.kind == .codeBlock }
      guard core.ownToken(.elseKeyword) != nil, blocks.count == 2 else { return 0 }
      return blocks.map { minimum($0, context, depth: depth + 1) }.min() ?? 0
    }
    guard core.kind == .functionCallExpr, let made = context.madeType(core) else { return 0 }
    if context.madeFact(.holds, of: core) == .views {
      return content(of: core, context).map { minimum($0, context, depth: depth + 1) } ?? 0
    }
    if context.analyzer.makesRows(made) || context.madeFact(.shows, of: core) == .nothing { return 0 }
    return 1
  }

  /// Whether an action does more when it runs again: it waits for something, or adds to a value.
  private func isDifferentEachTime(_ node: SyntaxNode, _ context: RuleContext) -> Bool {
    guard let action = context.analyzer.arguments(of: node, context.record).last?.node else { return false }
    if context.calledFact(.lifecycle, of: node) == .task { return true }
    guard let code = context.code(ofAction: action, isOfAnyType: true) else { return false }
    return CalledWrites(in: code.statements, code.context).found.contains { found in
      let write = found.write.node
      return found.write.flips || write.kind == .infixOperatorExpr
        || write.calleeName.map { Self.adding.contains(write.name(of: $0)) } ?? false
    }
  }

  private static let adding: [Name] = ["append", "insert"]
}
