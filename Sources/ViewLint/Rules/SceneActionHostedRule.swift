import ViewCatalog
import ViewSemantics
import ViewSource
import ViewSyntax

/// Warns about an action that opens a window of the app in a view that AppKit or UIKit hosts.
struct SceneActionHostedRule: Rule {
  static let info = RuleInfo(
    "scene_action_hosted", .correctness, .warning, isFixable: false,
    summary: "the action opens nothing, because its view is not in a scene of the app",
    explanation: """
      `openWindow`, `openSettings` and their likes find the scenes of the app in the environment, which only views in a \
      scene have. A view in an `NSHostingController` or `NSHostingView` of one's own reads an empty default: the system \
      writes a message to the console, and nothing opens. Pass such a view a closure that a view of a scene provides, \
      or show it in a scene, such as `MenuBarExtra`.
      """,
    silence: """
      Views that a scene or another view shows as well.
      """,
    examples: [
      RuleExample(
        """
        final class Panel: NSObject {
          let controller = UIHostingController(rootView: Status())
        }
        struct Status: View {
          @Environment(\\.openWindow) private var openWindow
          var body: some View {
            Button("Add") { ↓openWindow(id: "add") }
          }
        }
        """),
      RuleExample(
        """
        final class Panel: NSObject {
          let controller = UIHostingController(rootView: Status())
        }
        struct Status: View {
          @Environment(\\.openWindow) private var openWindow
          var body: some View {
            Button("Add") { openWindow(id: "add") }
          }
        }
        struct Main: View {
          var body: some View { Status() }
        }
        """),
    ], precision: RuleInfo.Precision(right: 0, of: 0, inApps: 0))

  static let visits: [NodeKind] = [.functionCallExpr]
  /// The view may be hosted in another file.
  static let dependsOnWholeProgram = true

  private static let actions = ["OpenWindowAction", "OpenSettingsAction", "OpenImmersiveSpaceAction"].map {
    CatalogueMember(Name($0), "callAsFunction")
  }

  static func checksCalls(_ callee: Callee) -> Bool { callee.isAny(of: actions) }

  func check(_ node: SyntaxNode, in context: RuleContext) {
    guard let view = context.ownerType, context.conforms(view, to: .view), !context.isPreview,
      case let uses = context.uses(ofView: view), let first = uses.first, uses.allSatisfy(isRoot)
    else { return }
    let name = context.analyzer.name(of: view)
    context.report(
      Diagnostic(
        Self.info.level, Self.info.id,
        "this opens nothing: `\(name)` is hosted outside of the scenes of the app, where the environment has no such "
          + "action; let a view of a scene open it, or pass a closure",
        in: context.file, at: node.range,
        notes: [Diagnostic.Note("it is hosted here", in: first.context.file, at: first.node.range)]))
  }

  /// Whether a view is the root of a view tree outside of scenes.
  private func isRoot(_ use: RuleContext.HelperUse) -> Bool {
    var inner = use.node
    for around in use.context.ancestors.reversed() where around.id != inner.id {
      switch around.kind {
      case .labeledExpr, .parenExpr: inner = around
      // `Status().environmentObject(model)`
      case .memberAccessExpr where around.children.first?.id == inner.id: inner = around
      case .functionCallExpr:
        if around.children.first?.id == inner.id {
          inner = around
          continue
        }
        return use.context.madeFact(.root, of: around) == .view
      default: return false
      }
    }
    return false
  }
}
