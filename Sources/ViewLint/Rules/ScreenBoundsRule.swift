import ViewCatalog
import ViewSemantics
import ViewSource
import ViewSyntax

/// Warns of views that are laid out by the size of the screen.
struct ScreenBoundsRule: Rule {
  static let info = RuleInfo(
    "screen_bounds", .layout, .warning, isFixable: false,
    summary: "the view is laid out by the size of the screen, which is not the size that it has",
    explanation: """
      The screen is larger than what a view gets: in Split View and Stage Manager, in a sheet, a popover, a sidebar, a \
      preview. And nothing runs the body again when a window is resized or the device is turned. \
      `containerRelativeFrame`, `GeometryReader` and `onGeometryChange` say how much room there is.
      """,
    silence: """
      Only views and modifiers are looked at: what other types do with the screen may be about pixels and windows. \
      Code that only compares the size, and gives neither views nor a number nor a truth, tells devices apart. What stands \
      after `??`, or where a `guard` fails, is used where there is nothing better. What is set on an object, as an `ImageRenderer`, is no view's size.
      """,
    examples: [
      RuleExample(
        """
        struct Card: View {
          var body: some View {
            Text("Card").frame(width: ↓UIScreen.main.bounds.width * 0.9)
          }
        }
        """),
      RuleExample(
        """
        struct Card: View {
          private let size = ↓UIScreen.main.bounds.size
          var body: some View { Text("Card").frame(height: size.height / 2) }
        }
        """),
      RuleExample(
        """
        struct Card: View {
          var body: some View {
            Text("Card").containerRelativeFrame(.horizontal) { length, _ in length * 0.9 }
          }
        }
        """),
      RuleExample(
        """
        struct Card: View {
          var body: some View { Text("Card").frame(height: 1 / UIScreen.main.scale) }
        }
        """),
      RuleExample(
        """
        final class Renderer {
          func size() -> CGSize { UIScreen.main.bounds.size }
        }
        """),
      RuleExample(
        """
        struct Device: View {
          enum Model: String { case large, small }
          private var model: Model {
            let size = UIScreen.main.bounds.size
            let longest = max(size.width, size.height)
            return longest > 1300 ? .large : .small
          }
          private var width: CGFloat { ↓UIScreen.main.bounds.width > 400 ? 300 : 200 }
          private var isSmall: Bool { ↓UIScreen.main.bounds.width < 350 }
          var body: some View { Text(model.rawValue).frame(width: width).bold(isSmall) }
        }
        """),
      RuleExample(
        """
        import UIKit
        struct Cover: View {
          var width: CGFloat {
            guard let scene = UIApplication.shared.connectedScenes.first as? UIWindowScene else {
              return UIScreen.main.bounds.width
            }
            return scene.windows.first?.frame.width ?? UIScreen.main.bounds.width
          }
          var body: some View { Text("Cover").frame(width: width) }
          func draw() {
            let renderer = ImageRenderer(content: Text("Cover"))
            renderer.proposedSize = ProposedViewSize(width: UIScreen.main.bounds.width, height: nil)
          }
        }
        """),
    ], precision: RuleInfo.Precision(right: 52, of: 57, inApps: 57))

  static let visits: [NodeKind] = [.memberAccessExpr]

  private static let bounds = CatalogueMember("UIScreen", "bounds")

  func check(_ node: SyntaxNode, in context: RuleContext) {
    guard let name = node.referencedName, node.isSpelt(name, "bounds"), context.isUse(node, of: Self.bounds),
      let owner = context.ownerType, context.conforms(owner, to: .view) || context.conforms(owner, to: .viewModifier),
      !context.isPreview, !isPlatformView(owner, context), !tellsDevices(context), !isInstead(node, context),
      !isOfObject(context)
    else { return }
    context.report(
      Diagnostic(
        Self.info.level, Self.info.id,
        "the screen is larger than what this view gets in a split view, a sheet or a window; use `containerRelativeFrame` or a "
          + "`GeometryReader`",
        in: context.file, at: node.range))
  }

  /// Whether a type wraps a view of UIKit, which SwiftUI does not lay out inside.
  private func isPlatformView(_ type: DeclID, _ context: RuleContext) -> Bool {
    context.analyzer.ancestors(of: type).contains {
      context.analyzer.decl($0).kind == .protocolType && context.analyzer.catalogueText(.owns, of: $0) != nil
    }
  }

  /// Whether the size is taken where a better one is not to be had: after `??`, and where a `guard` has failed.
  private func isInstead(_ bounds: SyntaxNode, _ context: RuleContext) -> Bool {
    var inner = bounds
    for around in context.ancestors.reversed() {
      if around.kind == .infixOperatorExpr, around.children.first?.id != inner.id,
        around.ownTokens.contains(where: { around.isSpelt($0, "??") })
      {
        return true
      }
      if around.kind == .guardStmt, inner.kind == .codeBlock { return true }
      inner = around
    }
    return false
  }

  /// Whether the size is set on an object of a library, which is no view: `renderer.proposedSize = …`.
  private func isOfObject(_ context: RuleContext) -> Bool {
    guard let target = context.ancestors.last(where: { $0.kind == .assignmentExpr })?.children.first,
      target.kind == .memberAccessExpr, let base = target.children.first, base.kind.isExpr,
      let object = context.objectType(of: base)
    else { return false }
    return context.analyzer.isFromCatalogue(object) && context.analyzer.decl(object).kind == .classType
  }

  /// What a view may be laid out by.
  private static let measures: [Name] = [
    "Bool", "CGFloat", "CGPoint", "CGRect", "CGSize", "Double", "EdgeInsets", "Float", "Int",
  ]

  /// Whether the code gives neither views nor a measure nor does anything, and the size leads nowhere but into comparisons.
  private func tellsDevices(_ context: RuleContext) -> Bool {
    let analyzer = context.analyzer
    guard let decl = context.decl, !context.isViewCode else { return false }
    let result: TypeID
    switch analyzer.decl(decl).kind {
    case .function: result = analyzer.signature(of: decl).result
    case .variable where analyzer.decl(decl).has(.isComputed): result = analyzer.variableType(of: decl)
    default: return false
    }
    let value = analyzer.wrapped(result) ?? result
    guard value != analyzer.void, !Self.measures.contains(where: { analyzer.isKnown(value, $0) }) else { return false }
    var names: Set<String> = []
    return !leadsOn(analyzer.node(of: decl), &names, context)
  }

  /// Whether the size of the screen is used in code otherwise than in a comparison.
  ///
  /// - Parameter names: the local names that stand for it or a part of it.
  private func leadsOn(_ node: SyntaxNode, _ names: inout Set<String>, _ context: RuleContext) -> Bool {
    if node.isComparison { return false }
    if node.kind == .patternBinding, let pattern = node.children.first, pattern.kind == .identifierPattern,
      let value = node.child(.initializerClause)
    {
      if leadsOn(value, &names, context) { names.insert(pattern.text) }
      return false
    }
    if context.isUse(node, of: Self.bounds) || node.kind == .declReferenceExpr && names.contains(node.text) {
      return true
    }
    for child in node.children where leadsOn(child, &names, context) { return true }
    return false
  }
}

extension SyntaxNode {
  /// `a < b`
  fileprivate var isComparison: Bool {
    guard kind == .infixOperatorExpr else { return false }
    return ["<", ">", "<=", ">=", "==", "!="].contains { sign in ownTokens.contains { isSpelt($0, sign) } }
  }
}
