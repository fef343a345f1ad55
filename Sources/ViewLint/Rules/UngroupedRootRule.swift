import ViewCatalog
import ViewSemantics
import ViewSource
import ViewSyntax

/// Notes a sheet, a navigation stack or a link's destination with several views at its root.
struct UngroupedRootRule: Rule {
  static let info = RuleInfo(
    "ungrouped_root", .layout, .note, isFixable: false, profile: .strict,
    summary: "the sheet, stack or link gets several views without a container that arranges them",
    explanation: """
      Nothing defines how the views are arranged, and a modifier after the last one, such as a title or a background, \
      applies to that view alone. The content of a sheet, and a screen that a navigation stack starts with or a link \
      leads to, is one screen, and several views there have no container. Put a `VStack`, `ZStack` or `Group` around \
      them.
      """,
    silence: """
      A condition with one view in each branch is one view, and so is a view beside a view that shows nothing, or \
      beside a condition without an `else`. Columns take one view each, and bodies and helpers may be parts of any \
      container.
      """,
    examples: [
      RuleExample(
        """
        struct Home: View {
          @State private var isShown = false
          var body: some View {
            Button("More") { isShown = true }
              .sheet(isPresented: $isShown) {
                ↓Text("More")
                Button("Close") { isShown = false }
              }
          }
        }
        """),
      RuleExample(
        """
        struct Home: View {
          var names: [String]
          var body: some View {
            NavigationStack {
              ↓Text("Names")
              List(names, id: \\.self) { name in Text(name) }.navigationTitle("Names")
            }
          }
        }
        """),
      RuleExample(
        """
        struct Home: View {
          @State private var isShown = false
          var body: some View {
            NavigationView {
              Text("Left")
              Text("Right")
            }
            NavigationStack {
              if isShown { Text("More") } else { Text("Less") }
            }
            .sheet(isPresented: $isShown) {
              let title = "More"
              VStack {
                Text(title)
                Text("and more")
              }
              EmptyView()
            }
          }
        }
        """),
      RuleExample(
        """
        struct Home: View {
          var names: [String]
          var body: some View {
            NavigationStack {
              ↓Text("Names")
              if names.isEmpty {
                Text("None")
              } else {
                List(names, id: \\.self) { name in Text(name) }
              }
            }
            NavigationStack {
              Text("Names")
              if names.isEmpty { Text("None") }
            }
            NavigationStack {
              if names.isEmpty { Text("None") } else { Text("Some") }
            }
          }
        }
        """),
      RuleExample(
        """
        struct Home: View {
          var body: some View {
            NavigationLink("More") {
              ↓Text("More")
              Text("and more")
            }
            NavigationLink {
              Text("More")
            } label: {
              Image(systemName: "star")
              Text("More")
            }
            NavigationLink(value: 1) {
              Image(systemName: "star")
              Text("More")
            }
          }
        }
        """),
    ], precision: RuleInfo.Precision(right: 20, of: 20, inApps: 20))

  static let visits: [NodeKind] = [.functionCallExpr]

  /// The kinds of presentations with one screen.
  private static let kinds: [PresentedContent] = [.view, .screen, .pane]

  /// The containers that arrange several views in columns.
  private static let columns: [Name] = ["NavigationView"]

  private static let links: [Name] = ["NavigationLink"]

  static func checksCalls(_ callee: Callee) -> Bool {
    callee.makes(anyOf: Self.links) || callee.presents(Self.kinds)
      || callee.madeFact(.navigates) == .stack && !callee.makes(anyOf: Self.columns)
  }

  func check(_ node: SyntaxNode, in context: RuleContext) {
    for argument in context.analyzer.arguments(of: node, context.record) where argument.node.kind == .closureExpr {
      guard context.record.builders[argument.node.id] != nil, !isLabel(argument.node, of: node, context) else {
        continue
      }
      let views = context.views(in: argument.node).filter { isView($0, context) }
      guard views.count > 1 else { continue }
      let what = node.calleeName.map { node.text(of: $0) } ?? ""
      context.report(
        Diagnostic(
          Self.info.level, Self.info.id,
          "`\(what)` gets \(views.count) views, and nothing defines their arrangement; put a container around them",
          in: context.file, at: views[0].children.first?.range ?? views[0].range,
          notes: [Diagnostic.Note("another view", in: context.file, at: views[1].range)]))
    }
  }

  /// Whether a closure is the label of a link, and not its destination.
  private func isLabel(_ closure: SyntaxNode, of call: SyntaxNode, _ context: RuleContext) -> Bool {
    context.madeFact(.control, of: call) != nil && context.argument(call, .destination)?.id != closure.id
  }

  /// Whether a statement makes a view that always exists and shows something.
  private func isView(_ statement: SyntaxNode, _ context: RuleContext) -> Bool {
    if statement.kind == .ifExpr {
      // The blocks, and the `if` after an `else`: a view in each branch.
      let branches = statement.children.drop { $0.kind != .codeBlock }
      return branches.count == 2
        && branches.allSatisfy {
          $0.kind == .ifExpr ? isView($0, context) : $0.children.contains { isView($0, context) }
        }
    }
    guard statement.kind != .switchExpr, let type = context.record.types[statement.id] else {
      return false
    }
    return context.analyzer.isView(type) && context.madeFact(.shows, of: context.core(of: statement)) != .nothing
  }
}
