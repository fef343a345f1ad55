import ViewCatalog
import ViewSemantics
import ViewSource
import ViewSyntax

/// Warns about a title or destination on a navigation container instead of the screen in it.
struct NavigationModifierOutsideRule: Rule {
  static let info = RuleInfo(
    "navigation_modifier_outside", .correctness, .warning, isFixable: true,
    summary: "the title or destination is outside of the navigation container that should use it",
    explanation: """
      The bar stays empty, or a link finds no destination. `navigationTitle`, `navigationDestination` and similar \
      modifiers tell the navigation container around a view something about that view. On the `NavigationStack` itself \
      they have no effect. Put the modifier on the view inside.
      """,
    silence: """
      A stack inside another one, whose title it may set, and a view that any file pushes. On a Mac or a watch, \
      according to `--platform` or the imports of the files around, a title belongs to the window wherever it is. An \
      empty title, toolbars, styles and split views. There is a fix if the stack is created in the same expression and \
      has a single view without the same modifier.
      """,
    examples: [
      RuleExample(
        """
        struct Names: View {
          var body: some View {
            NavigationStack {
              List { Text("Ada") }
            }
            .↓navigationTitle("Names")
          }
        }
        """,
        fixed: """
          struct Names: View {
            var body: some View {
              NavigationStack {
                List { Text("Ada") }.navigationTitle("Names")
              }
            }
          }
          """),
      RuleExample(
        """
        struct Names: View {
          let names: [String]
          var body: some View {
            NavigationStack {
              List(names, id: \\.self) { name in
                NavigationLink(name, value: name)
              }
            }
            .tint(.red)
            .↓navigationDestination(for: String.self) { name in
              Text(name)
            }
          }
        }
        """,
        fixed: """
          struct Names: View {
            let names: [String]
            var body: some View {
              NavigationStack {
                List(names, id: \\.self) { name in
                  NavigationLink(name, value: name)
                }
                .navigationDestination(for: String.self) { name in
                  Text(name)
                }
              }
              .tint(.red)
            }
          }
          """),
      RuleExample(
        """
        struct Names: View {
          var body: some View {
            NavigationStack {
              NavigationLink("Ada", value: "Ada")
            }
            .padding()
            .↓navigationDestination(for: String.self) { Text($0) }
          }
        }
        """,
        fixed: """
          struct Names: View {
            var body: some View {
              NavigationStack {
                NavigationLink("Ada", value: "Ada").navigationDestination(for: String.self) { Text($0) }
              }
              .padding()
            }
          }
          """),
      RuleExample(
        """
        struct Names: View {
          var body: some View {
            NavigationStack {
              List { Text("Ada") }.navigationTitle("Names")
            }
          }
        }
        """),
      RuleExample(
        """
        struct Names: View {
          var body: some View {
            NavigationStack {
              NavigationStack { Text("Ada") }.navigationTitle("Names")
            }
          }
        }
        """),
      RuleExample(
        """
        struct Names: View {
          var body: some View {
            NavigationView { Text("Ada") }.navigationBarTitle("Names")
          }
        }
        struct Menu: View {
          var body: some View {
            NavigationView { NavigationLink("Names", destination: Names()) }
          }
        }
        """),
      RuleExample(
        """
        enum Route: Hashable {
          case names
          @ViewBuilder var screen: some View {
            switch self {
            case .names: Names()
            }
          }
        }
        struct Names: View {
          var body: some View {
            NavigationView { Text("Ada") }.navigationBarTitle("Names")
          }
        }
        struct Menu: View {
          var body: some View {
            NavigationStack {
              NavigationLink("Names", value: Route.names)
                .navigationDestination(for: Route.self) { route in route.screen }
            }
          }
        }
        """),
      RuleExample(
        """
        struct Names: View {
          var body: some View {
            NavigationStack {
              List { Text("Ada") }
            }
            .navigationTitle("")
          }
        }
        """),
      RuleExample(
        """
        import AppKit
        struct Names: View {
          var body: some View {
            NavigationStack {
              List { Text("Ada") }
            }
            .navigationTitle("Names")
          }
        }
        """),
      RuleExample(
        """
        struct Shelf: View {
          private var stack: some View {
            NavigationStack { List { Text("Book") }.navigationBarTitleDisplayMode(.inline) }
          }
          private var list: some View { List { Text("Book") } }
          var body: some View {
            stack.↓navigationTitle("Shelf")
            list.navigationTitle("Shelf")
          }
        }
        """),
    ], precision: RuleInfo.Precision(right: 26, of: 28, inApps: 49))

  static let visits: [NodeKind] = [.functionCallExpr]
  static let usesProgramFacts = true

  static func checksCalls(_ callee: Callee) -> Bool { callee.fact(.screen) != nil }

  func check(_ node: SyntaxNode, in context: RuleContext) {
    // The stack may be in a helper of the body.
    let origin = context.origin(of: ViewChain.parts(of: node, in: context).core)
    let (core, _) = ViewChain.parts(of: origin.node, in: origin.context)
    guard let name = node.calleeName, let stack = origin.context.madeType(core),
      context.analyzer.fact(.navigates, of: stack) == .stack, !isOfWindow(node, context),
      !isEmptyTitle(node, context)
    else { return }
    let isInside = context.enclosingCalls.contains { call, _ in
      context.madeType(call).map { context.analyzer.fact(.navigates, of: $0) != nil } ?? false
    }
    if isInside { return }
    let diagnostic = Diagnostic(
      Self.info.level, Self.info.id,
      "`\(node.text(of: name))` on the `\(context.analyzer.name(of: stack))` itself does nothing; put it on the view inside",
      in: context.file, at: name.range,
      notes: [
        Diagnostic.Note(
          "the navigation container", in: origin.context.file, at: core.children.first?.range ?? node.range)
      ],
      fixIts: fix(node, into: core, context))
    if let owner = context.ownerType {
      context.report(diagnostic, if: .notPushed(owner))
    } else {
      context.report(diagnostic)
    }
  }

  /// The fix that moves the modifier to the single view in a stack of the same expression, unless it has the same
  /// modifier already.
  private func fix(_ modifier: SyntaxNode, into stack: SyntaxNode, _ context: RuleContext) -> [FixIt] {
    guard modifier.range.contains(stack.range), stack.kind == .functionCallExpr, let base = context.modified(modifier),
      let name = modifier.calleeName, let closure = stack.lastClosure,
      context.record.builders[closure.id] != nil, closure.children.count == 1,
      let view = closure.children.first, view.kind.isExpr, view.kind != .ifExpr, view.kind != .switchExpr,
      !context.modifications(of: view).contains(where: { inner in
        inner.call.calleeName.map { inner.call.text(of: $0) } == modifier.text(of: name)
      }),
      let deletion = context.deletion(of: modifier, on: base, isSafe: false).first
    else { return [] }
    let isOnOneLine = !view.text.contains(where: \.isNewline)
    let last = context.modifications(of: view).first { _ in true }
    let inner = context.file.lineIndentation(at: last?.call.calleeName.map { Int($0.start) } ?? view.range.start)
    let text = SourceFile.reindented(
      "." + context.file.text(SourceRange(Int(name.start), modifier.range.end)),
      from: context.file.lineIndentation(at: Int(name.start)), to: inner)
    let end = view.range.end
    let addition =
      last == nil && !isOnOneLine
      ? TextEdit(SourceRange(end, end), "\n" + inner + text) : context.addition(of: text, to: view)
    return [FixIt("put it on the view inside", deletion.edits + [addition], isSafe: false)]
  }

  /// Whether the modifier applies to the window, for which its position does not matter.
  private func isOfWindow(_ modifier: SyntaxNode, _ context: RuleContext) -> Bool {
    guard context.calledFact(.screen, of: modifier) == .title else { return false }
    return context.analyzer.program.configuration.platform == .macos || context.isForOtherPlatform
  }

  /// Whether the modifier sets an empty title, so that nothing is lost.
  private func isEmptyTitle(_ modifier: SyntaxNode, _ context: RuleContext) -> Bool {
    context.calledFact(.screen, of: modifier) == .title && modifier.arguments.first?.text == "\"\""
  }
}
