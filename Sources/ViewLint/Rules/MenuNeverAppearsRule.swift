import ViewCatalog
import ViewSemantics
import ViewSource
import ViewSyntax

/// Warns about an action for the appearance of an item in the menu of a menu bar extra.
struct MenuNeverAppearsRule: Rule {
  static let info = RuleInfo(
    "menu_never_appears", .correctness, .warning, isFixable: false,
    summary: "the action does not run when the menu in the menu bar opens, so the menu shows old values",
    explanation: """
      The menu shows what was known when the app started. The content of a `MenuBarExtra` in the style `.menu`, which is \
      the default, becomes a menu of the system: opening it shows no views, so that `onAppear` and `task` do not run. \
      Load the values outside of the menu, as with a timer in the model, or use `.menuBarExtraStyle(.window)`.
      """,
    silence: "The style `.window`, and the label in the menu bar, which is a view.",
    examples: [
      RuleExample(
        """
        import AppKit
        struct UsageApp: App {
          @State private var text = ""
          var body: some Scene {
            MenuBarExtra("Usage", systemImage: "gauge") {
              Text(text).↓onAppear { text = "Used" }
            }
          }
        }
        """),
      RuleExample(
        """
        import AppKit
        struct UsageMenu: View {
          @State private var text = ""
          var body: some View {
            Group {
              Text(text)
              Button("Quit") {}
            }
            .↓task { text = "Used" }
          }
        }
        struct UsageApp: App {
          var body: some Scene {
            MenuBarExtra("Usage", systemImage: "gauge") { UsageMenu() }.menuBarExtraStyle(.menu)
          }
        }
        """),
      RuleExample(
        """
        import AppKit
        struct UsageApp: App {
          @State private var text = ""
          var body: some Scene {
            MenuBarExtra {
              Text(text).onAppear { text = "Used" }
            } label: {
              Text("Usage")
            }
            .menuBarExtraStyle(.window)
            MenuBarExtra {
              Text(text)
            } label: {
              Text("Usage").onAppear { text = "Used" }
            }
          }
        }
        """),
    ], precision: RuleInfo.Precision(right: 0, of: 0, inApps: 33))

  static let visits: [NodeKind] = [.functionCallExpr]
  /// The menu may be in another file.
  static let dependsOnWholeProgram = true

  private static let menu: Name = "MenuBarExtra"
  private static let style = CatalogueMember("Scene", "menuBarExtraStyle")

  static func checksCalls(_ callee: Callee) -> Bool {
    callee.fact(.lifecycle)?.startsOnAppear ?? false
  }

  func check(_ node: SyntaxNode, in context: RuleContext) {
    let program = context.analyzer.program
    // Most programs have no such menu.
    let hasMenu = context.analyzer.perProgram(Self.info.id) {
      program.userFileIDs.contains { program.file($0).tree.root.mentions(Self.menu) }
    }
    guard hasMenu, let name = node.calleeName, !context.isPreview,
      let menu = context.hereOrAtUses(of: node, throughViews: true, { place, _ in menu(around: place) })
    else { return }
    context.report(
      Diagnostic(
        Self.info.level, Self.info.id,
        "this does not run when the menu opens: the content of a `MenuBarExtra` is a menu of the system, and no view "
          + "appears; load the values in the model, or use `.menuBarExtraStyle(.window)`",
        in: context.file, at: name.range,
        notes: [Diagnostic.Note("the menu", in: context.file(of: menu), at: menu.children.first?.range ?? menu.range)]))
  }

  /// The menu whose content contains the code.
  private func menu(around context: RuleContext) -> RuleContext.Search<SyntaxNode> {
    for (call, closure) in context.enclosingCalls {
      if context.makes(call, anyOf: [Self.menu]) {
        guard context.argument(call, .label)?.id != closure.id else { return .none }
        let style = styles(of: call, context).first
        guard style.map({ style in style.arguments.first?.lastToken.map { style.text(of: $0) } == "menu" }) ?? true
        else {
          return .none
        }
        return .found(call)
      }
      if context.calledFact(.presents, of: call) != nil || context.record.builders[closure.id] == nil { return .none }
    }
    return .outside
  }

  private func styles(of menu: SyntaxNode, _ context: RuleContext) -> [SyntaxNode] {
    context.ancestors.filter { around in
      around.kind == .functionCallExpr && around.range.start == menu.range.start
        && context.isUse(around, of: Self.style)
    }
  }
}
