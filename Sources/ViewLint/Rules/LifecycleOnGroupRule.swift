import ViewSemantics
import ViewSource
import ViewSyntax

/// Warns of an action for the appearance of a group, which has none of its own.
struct LifecycleOnGroupRule: Rule {
  static let info = RuleInfo(
    "lifecycle_on_group", .identity, .warning, isFixable: false,
    summary: "the action runs for each view in the group, and again when the condition in it changes",
    explanation: """
      A `Group` is no view on the screen: what modifies it modifies each view in it. `task` and `onAppear` on a group with \
      a condition run again at each change of the condition, since another view appears then; what they load is loaded \
      again, which often changes the condition once more. `onDisappear` runs while the screen is still there. Put the \
      modifier on a container that stays, as a `VStack` or `ZStack`.
      """,
    silence: """
      A group of one view without a condition behaves as the view does; a condition that cannot change, as `#available`, \
      is none. Other modifiers, as fonts and colours, are meant for each view.
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
    ], precision: RuleInfo.Precision(right: 0, of: 0, inApps: 10))

  static let visits: [NodeKind] = [.functionCallExpr]

  static func isAbout(_ callee: Callee) -> Bool { callee.text(of: "lifecycle") != nil }

  func check(_ node: SyntaxNode, in context: RuleContext) {
    guard let name = node.calleeName, var core = context.modified(node)
    else { return }
    while let inner = context.modified(core) {
      // A modifier of the program may put the views into a container.
      guard let outer = context.record.uses[core.id], context.analyzer.isFromCatalogue(outer.decl) else { return }
      core = inner
    }
    guard let made = context.madeType(core), context.analyzer.isFromCatalogue(made),
      context.analyzer.decl(made).has(.isTransparent),
      let closure = context.analyzer.arguments(of: core, context.record).last?.node, closure.kind == .closureExpr
    else { return }
    let views = closure.children.filter { $0.kind.isExpr }
    let reason: String
    let place: SourceRange
    if views.count > 1 {
      reason = "once for each of the \(views.count) views in the group"
      place = views[1].range
    } else if let only = views.first, only.kind == .ifExpr || only.kind == .switchExpr,
      let branches = Branches(only, in: context), branches.canChange
    {
      reason = "again each time that \(branches.subject) changes"
      place = branches.head
    } else {
      return
    }
    context.report(
      Diagnostic(
        Self.info.level, Self.info.id,
        "`\(node.text(of: name))` on a `\(context.analyzer.name(of: made))` runs \(reason); put it on a container that stays, as `VStack`",
        in: context.file, at: name.range,
        notes: [Diagnostic.Note("what the group is made of", in: context.file, at: place)]))
  }
}
