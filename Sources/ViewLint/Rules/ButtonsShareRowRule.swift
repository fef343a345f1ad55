import ViewCatalog
import ViewSemantics
import ViewSource
import ViewSyntax

/// Warns about several plain buttons in one row of a list, all of which one tap runs.
struct ButtonsShareRowRule: Rule {
  static let info = RuleInfo(
    "buttons_share_row", .correctness, .warning, isFixable: false,
    summary: "a tap on the list row runs all buttons in it that have no button style",
    explanation: """
      In a `List` or `Form` a row with buttons is one tap target: unless the buttons have a style, a tap anywhere in \
      the row runs the actions of all of them, one after the other. Add `.buttonStyle(.borderless)` to each, or to \
      the row: then each button takes its own taps.
      """,
    silence: """
      A row with one button; buttons with a style, set on them, around them or on the list; buttons in menus, \
      toolbars and swipe actions, and under a condition; modifiers of the program, which may set a style; macOS, tvOS \
      and watchOS, where rows do not behave this way.
      """,
    examples: [
      RuleExample(
        """
        struct Jobs: View {
          @State private var names = ["a", "b"]
          private func start(_ name: String) {}
          private func stop(_ name: String) {}
          var body: some View {
            List(names, id: \\.self) { name in
              HStack {
                Text(name)
                Button("Start") { start(name) }
                ↓Button("Stop") { stop(name) }
              }
            }
            Form {
              Section {
                VStack {
                  Button("Start") { start("") }
                  HStack { ↓Button { stop("") } label: { Text("Stop") } }
                }
              } header: {
                HStack {
                  Button("Start") { start("") }
                  Button("Stop") { stop("") }
                }
              }
            }
          }
        }
        """),
      RuleExample(
        """
        struct Jobs: View {
          @State private var names = ["a", "b"]
          private func start(_ name: String) {}
          private func stop(_ name: String) {}
          var body: some View {
            List {
              ForEach(names, id: \\.self) { name in
                HStack {
                  Button("Start") { start(name) }.buttonStyle(.borderless)
                  Button("Stop") { stop(name) }
                }
                HStack {
                  Button("Start") { start(name) }
                  Menu("More") { Button("Stop") { stop(name) } }
                }
                HStack {
                  Button("Start") { start(name) }
                  Button("Stop") { stop(name) }
                }
                .buttonStyle(.borderless)
                Button("Start") { start(name) }
                Button("Stop") { stop(name) }
                Button("Start") { start(name) }
                  .swipeActions { Button("Stop") { stop(name) } }
                if names.isEmpty {
                  Button("Start") { start(name) }
                } else {
                  Button("Stop") { stop(name) }
                }
              }
            }
            List(names, id: \\.self) { name in
              HStack {
                Button("Start") { start(name) }
                Button("Stop") { stop(name) }
              }
            }
            .buttonStyle(.plain)
            ScrollView {
              HStack {
                Button("Start") { start("") }
                Button("Stop") { stop("") }
              }
            }
          }
        }
        """),
      RuleExample(
        """
        struct Job: View {
          let name: String
          var body: some View {
            HStack {
              Button("Start") { print(name) }
              ↓Button("Stop") { print(name) }
            }
          }
        }
        struct Other: View {
          let name: String
          var body: some View {
            HStack {
              Button("Start") { print(name) }
              Button("Stop") { print(name) }
            }
          }
        }
        struct Jobs: View {
          var body: some View {
            List { ForEach(["a"], id: \\.self) { Job(name: $0) } }
            VStack { Other(name: "b") }
          }
        }
        """),
    ], precision: RuleInfo.Precision(right: 0, of: 0, inApps: 41))

  static let visits: [NodeKind] = [.functionCallExpr]
  /// Rows may be in other files than the list.
  static let dependsOnWholeProgram = true

  private static let lists: [Name] = ["List", "Form"]
  private static let button: Name = "Button"
  private static let style = CatalogueMember("View", "buttonStyle")

  static func checksCalls(_ callee: Callee) -> Bool { callee.makes(anyOf: [button]) }

  func check(_ node: SyntaxNode, in context: RuleContext) {
    let platform = context.analyzer.program.configuration.platform
    guard platform == .ios || platform == .visionos, context.isViewCode, !context.isPreview,
      let row = context.hereOrAtUses(of: node, throughViews: true, row)
    else { return }
    let buttons = buttons(in: row.view, in: row.context)
    guard let number = buttons.firstIndex(where: { $0.isInSameTree(as: node) && $0.id == node.id }), number > 0,
      let callee = node.children.first
    else { return }
    let first = buttons[0]
    context.report(
      Diagnostic(
        Self.info.level, Self.info.id,
        "a tap on this row runs \(buttons.count == 2 ? "both" : "all") its buttons, because a list row is one tap "
          + "target; give them `.buttonStyle(.borderless)`",
        in: context.file, at: callee.range,
        notes: [
          Diagnostic.Note("the first button", in: context.file(of: first), at: (first.children.first ?? first).range),
          Diagnostic.Note(
            "the list", in: row.context.file(of: row.list), at: (row.list.children.first ?? row.list).range),
        ]))
  }

  /// A row of a list.
  private struct Row {
    let view: SyntaxNode
    let list: SyntaxNode
    let context: RuleContext
  }

  /// The row around a view.
  private func row(around context: RuleContext, _ node: SyntaxNode) -> RuleContext.Search<Row> {
    let analyzer = context.analyzer
    var inner = node
    // The largest view so far that would be a single row of a list.
    var view = node
    var isSettled = false
    var list: SyntaxNode?
    for around in context.ancestors.reversed() {
      defer { inner = around }
      switch around.kind {
      case .ifExpr, .switchExpr, .ternaryExpr: if list == nil { return .none }
      case .closureExpr: if context.record.builders[around.id] == nil { return .none }
      case .functionCallExpr:
        if around.children.first?.id == inner.id {
          if context.isUse(around, of: Self.style) || !context.isFromCatalogue(around) { return .none }
          if list == nil, !isSettled { view = around }
          continue
        }
        if list != nil { continue }
        guard let made = context.madeType(around), analyzer.isFromCatalogue(made),
          isContent(inner, of: around, context)
        else { return .none }
        if Self.lists.contains(analyzer.decl(made).name) {
          list = around
        } else if analyzer.fact(.axis, of: made) != nil {
          (view, isSettled) = (around, false)
        } else if analyzer.isTransparentContainer(made) {
          isSettled = true
        } else {
          return .none
        }
      default: break
      }
    }
    return list.map { .found(Row(view: view, list: $0, context: context)) } ?? .outside
  }

  /// Whether a part of a container's call is its content, and not its header or label.
  private func isContent(_ part: SyntaxNode, of call: SyntaxNode, _ context: RuleContext) -> Bool {
    let given = context.argument(call, .content) ?? context.argument(call, Self.rowContent)
    return given.map { part.range.contains($0.range) } ?? false
  }

  private static let rowContent: Name = "rowContent"

  /// The unconditional buttons of a row without a style, in source order.
  private func buttons(in row: SyntaxNode, in context: RuleContext) -> [SyntaxNode] {
    var found: [SyntaxNode] = []
    collect(ExpandedCode(row, in: context), &found)
    return found
  }

  private func collect(_ code: ExpandedCode, _ found: inout [SyntaxNode]) {
    let context = code.context
    if code.node.kind == .functionCallExpr, let base = context.modified(code.node) {
      if !context.isUse(code.node, of: Self.style), context.isFromCatalogue(code.node) {
        collect(code.part(base), &found)
      }
      return
    }
    if let made = context.madeType(code.node), context.analyzer.isFromCatalogue(made) {
      if context.makes(code.node, anyOf: [Self.button]) { return found.append(code.node) }
      guard context.analyzer.fact(.axis, of: made) != nil || context.analyzer.decl(made).has(.isTransparent),
        let content = context.argument(code.node, .content), content.kind == .closureExpr
      else { return }
      for view in context.views(in: content) { collect(code.part(view), &found) }
      return
    }
    if let shown = code.shown, let decl = shown.context.decl, let only = shown.context.analyzer.onlyValue(of: decl) {
      collect(shown.part(only), &found)
    }
  }
}
