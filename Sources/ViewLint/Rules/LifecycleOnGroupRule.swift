import ViewCatalog
import ViewSemantics
import ViewSource
import ViewSyntax

/// Warns of an action for the appearance of a group, which has none of its own.
struct LifecycleOnGroupRule: Rule {
  static let info = RuleInfo(
    "lifecycle_on_group", .identity, .warning, isFixable: false,
    summary: "the action is put on each view in the group, and on none that stays",
    explanation: """
      A `Group` is no view on the screen: what modifies it modifies each view in it. Apps that are built with an SDK before \
      that of iOS 15 run `task` and `onAppear` for each view, and again when a condition brings another one. Since then \
      SwiftUI counts the views of the group that are on the screen, and runs the action once. A container that stays, as a \
      `VStack` or `ZStack`, does so everywhere.
      """,
    silence: """
      A group of one view without a condition behaves as the view does; a condition that cannot change, as `#available`, \
      is none; nor does a row become another kind of thing. An action that begins with a `guard` is made to run again. Other \
      modifiers, as fonts and colours, are meant for each view.
      """,
    examples: [
      RuleExample(
        """
        struct Feed: View {
          @State private var items: [String] = []
          var body: some View {
            Group {
              if items.isEmpty {
                ProgressView()
              } else {
                List(items, id: \\.self) { Text($0) }
              }
            }
            .↓task { items = ["new"] }
          }
        }
        """),
      RuleExample(
        """
        struct Pair: View {
          var body: some View {
            Group {
              Text("One")
              Text("Two")
            }
            .padding()
            .↓onAppear { print("appears") }
          }
        }
        """),
      RuleExample(
        """
        struct Feed: View {
          @State private var items: [String] = []
          var body: some View {
            ZStack {
              if items.isEmpty { ProgressView() } else { List(items, id: \\.self) { Text($0) } }
            }
            .task { items = ["new"] }
          }
        }
        """),
      RuleExample(
        """
        struct Feed: View {
          var body: some View {
            Group {
              if #available(iOS 26, *) { Text("new") } else { Text("old") }
            }
            .onAppear { print("appears") }
          }
        }
        """),
      RuleExample(
        """
        struct Pair: View {
          var body: some View {
            Group {
              Text("One")
              Text("Two")
            }
            .font(.title)
          }
        }
        """),
      RuleExample(
        """
        struct Card {
          enum Kind { case large, small }
          var kind: Kind
        }
        struct Inbox: View {
          enum Item: Hashable { case message(String), mention(String) }
          var items: [Item]
          @State private var hasBegun = false
          @State private var isBusy = false
          @ViewBuilder func row(_ item: Item) -> some View {
            Group {
              switch item {
              case .message(let text): Text(text)
              case .mention(let name): Label(name, systemImage: "at")
              }
            }
            .onAppear { print("row") }
          }
          @ViewBuilder func cell(_ card: Card) -> some View {
            Group {
              if card.kind == .large { Text("Large") } else { Text("Small") }
            }
            .onAppear { print("card") }
          }
          var body: some View {
            ForEach(items, id: \\.self) { row($0) }
            Group {
              if isBusy { ProgressView() } else { Text("Ready") }
            }
            .onAppear {
              guard !hasBegun else { return }
              hasBegun = true
            }
          }
        }
        """),
      RuleExample(
        """
        struct Lamp_Previews: PreviewProvider {
          static var previews: some View {
            Group {
              Text("On")
              Text("Off")
            }
            .onAppear { print("shown") }
          }
        }
        """),
      RuleExample(
        """
        struct Feed: View {
          @State private var isLoaded = false
          @ViewBuilder private var content: some View {
            if isLoaded { Text("Feed") } else { ProgressView() }
          }
          private var title: some View { Text("Title") }
          var body: some View {
            VStack {
              title.task { print("title") }
              content.↓task { isLoaded = true }
            }
          }
        }
        """),
    ], precision: RuleInfo.Precision(right: 0, of: 24, inApps: 24))

  static let visits: [NodeKind] = [.functionCallExpr]

  static func isAbout(_ callee: Callee) -> Bool { callee.text(of: .lifecycle) != nil }

  func check(_ node: SyntaxNode, in context: RuleContext) {
    guard let name = node.calleeName, let view = context.modified(node), !context.isPreview else { return }
    // A modifier of the program may put the views into a container.
    guard context.modifications(of: view).allSatisfy({ context.isFromCatalogue($0.call) }),
      let (what, group) = group(context.core(of: view), context), !looksFirst(node, context)
    else { return }
    let (block, inner) = (group.node, group.context)
    let views = block.children.filter { $0.kind.isExpr }
    let reason: String
    let place: SourceRange
    if views.count > 1 {
      reason = "to each of the \(views.count) views in the group"
      place = views[1].range
    } else if let only = views.first, only.kind == .ifExpr || only.kind == .switchExpr,
      let branches = Branches(only, in: inner), branches.canChange(in: inner)
    {
      if isKind(only, inner) { return }
      reason = "to another view each time that \(branches.subject) changes"
      place = branches.head
    } else {
      return
    }
    context.report(
      Diagnostic(
        Self.info.level, Self.info.id,
        "`\(node.text(of: name))` on \(what) belongs \(reason); put it on a container that stays, as `VStack`",
        in: context.file, at: name.range,
        notes: [Diagnostic.Note("what the group is made of", in: inner.file, at: place)]))
  }

  /// The views that a modifier of them together is put on each: those in a `Group`, or of a helper that builds them.
  private func group(_ core: SyntaxNode, _ context: RuleContext) -> (what: String, block: ValueOrigin)? {
    let analyzer = context.analyzer
    if let made = context.madeType(core) {
      guard analyzer.isFromCatalogue(made), analyzer.decl(made).has(.isTransparent),
        let closure = analyzer.arguments(of: core, context.record).last?.node, closure.kind == .closureExpr
      else { return nil }
      return (
        "\(RuleText.article(analyzer.name(of: made))) `\(analyzer.name(of: made))`", ValueOrigin(closure, context)
      )
    }
    guard let use = context.record.uses[core.id], use.part == .value, context.isOwn(use.decl) else { return nil }
    let node = analyzer.node(of: use.decl)
    guard let block = node.child(.codeBlock) ?? node.child(.accessorBlock)?.children.first?.child(.codeBlock),
      analyzer.record(of: use.decl).blocks[block.id] != nil
    else { return nil }
    let inner = RuleContext(analyzer, use.decl.file)
    inner.enter(use.decl)
    return ("the views of `\(analyzer.name(of: use.decl))`", ValueOrigin(block, inner))
  }

  /// Whether an action asks whether there is something to do.
  private func looksFirst(_ node: SyntaxNode, _ context: RuleContext) -> Bool {
    let action = context.analyzer.arguments(of: node, context.record).last?.node
    return action?.kind == .closureExpr
      && action?.children.contains { $0.kind == .guardStmt } == true
  }

  /// Whether a condition asks of what kind something is that the code is given, as a row is: it stays of its kind.
  private func isKind(_ node: SyntaxNode, _ context: RuleContext) -> Bool {
    if node.kind == .switchExpr {
      return node.children.first { $0.kind.isExpr }.map { isGiven($0, context) } ?? false
    }
    let conditions = node.conditions.filter(\.kind.isExpr)
    return conditions.count == node.conditions.count
      && conditions.allSatisfy { condition in
        condition.kind == .infixOperatorExpr
          && condition.children.allSatisfy { side in
            guard side.kind == .memberAccessExpr, let base = side.children.first, base.kind.isExpr else {
              return side.kind != .declReferenceExpr
            }
            return isGiven(base, context)
          }
      }
  }

  /// Whether a value is, or is a part of, a parameter, which is no declaration of the program.
  private func isGiven(_ value: SyntaxNode, _ context: RuleContext) -> Bool {
    var root = value
    while root.kind == .memberAccessExpr, let base = root.children.first, base.kind.isExpr { root = base }
    guard root.kind == .declReferenceExpr, root.firstToken?.kind != .selfKeyword else { return false }
    return context.record.uses[root.id].map { $0.decl.file == context.analyzer.localFile } ?? true
  }
}
