import ViewCatalog
import ViewSemantics
import ViewSource
import ViewSyntax

/// Warns about views that are hosted again at each update of a platform view.
struct HostingViewRemadeRule: Rule {
  static let info = RuleInfo(
    "hosting_view_remade", .state, .warning, isFixable: false,
    summary: "each update creates another hosting controller or view: all state in it is lost",
    explanation: """
      What was typed, scrolled or opened in the hosted views is lost, and their animations stop. SwiftUI calls \
      `updateUIView(_:context:)`, or the corresponding method, whenever an input of the view changes. A \
      `UIHostingController` or an `NSHostingView` that is created there starts another view tree. Create it once, keep \
      it in the coordinator, and set its `rootView` in the update.
      """,
    silence: """
      One that is created only under a condition, such as when there is none yet, and one that an action creates.
      """,
    examples: [
      RuleExample(
        """
        import UIKit
        struct Sheet<Content: View>: UIViewControllerRepresentable {
          let content: Content
          func makeUIViewController(context: Context) -> UINavigationController {
            UINavigationController(rootViewController: UIHostingController(rootView: content))
          }
          func updateUIViewController(_ controller: UINavigationController, context: Context) {
            controller.viewControllers = [↓UIHostingController(rootView: content)]
          }
        }
        """),
      RuleExample(
        """
        import UIKit
        struct Sheet<Content: View>: UIViewControllerRepresentable {
          let content: Content
          let isShown: Bool
          func makeUIViewController(context: Context) -> UINavigationController {
            UINavigationController(rootViewController: UIHostingController(rootView: content))
          }
          func updateUIViewController(_ controller: UINavigationController, context: Context) {
            (controller.viewControllers.first as? UIHostingController<Content>)?.rootView = content
            if isShown, controller.presentedViewController == nil {
              controller.present(UIHostingController(rootView: content), animated: true)
            }
            guard controller.viewControllers.isEmpty else { return }
            controller.viewControllers = [UIHostingController(rootView: content)]
          }
        }
        """),
    ], precision: RuleInfo.Precision(right: 0, of: 0, inApps: 25))

  static let visits: [NodeKind] = [.functionCallExpr]

  static func checksCalls(_ callee: Callee) -> Bool { callee.madeFact(.root) != nil }

  func check(_ node: SyntaxNode, in context: RuleContext) {
    let analyzer = context.analyzer
    guard let decl = context.decl, analyzer.decl(decl).kind == .function, let owner = context.ownerType,
      !context.isPreview, analyzer.updatesPlatformView(decl, of: owner), let made = context.madeType(node),
      !isConditional(node, context)
    else { return }
    let name = analyzer.name(of: made)
    context.report(
      Diagnostic(
        Self.info.level, Self.info.id,
        "each update of `\(analyzer.name(of: owner))` creates another `\(name)`: the views in it lose their state; "
          + "create it once, and set its `rootView`",
        in: context.file, at: node.range))
  }

  /// Whether the code may be skipped: it is in a condition, in an action, or after a `guard`.
  private func isConditional(_ node: SyntaxNode, _ context: RuleContext) -> Bool {
    context.ancestors.contains { around in
      switch around.kind {
      case .ifExpr, .switchExpr, .guardStmt, .closureExpr, .catchClause: true
      case .infixOperatorExpr: around.isCoalescing
      case .codeBlock:
        around.children.contains { $0.range.end <= node.range.start && mayLeave($0) }
      default: false
      }
    }
  }

  private func mayLeave(_ statement: SyntaxNode) -> Bool {
    statement.kind == .guardStmt || statement.contains { $0.kind == .returnStmt }
  }
}
