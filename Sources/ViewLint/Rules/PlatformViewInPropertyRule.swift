import ViewCatalog
import ViewSemantics
import ViewSource
import ViewSyntax

/// Warns about a platform view in a property of a representable, whose updates may not reach the view on the screen.
struct PlatformViewInPropertyRule: Rule {
  static let info = RuleInfo(
    "platform_view_in_property", .state, .warning, isFixable: false,
    summary: "the update changes a platform view that is not the one on screen",
    explanation: """
      What the update sets never appears. A `UIViewRepresentable` is a value that is created again whenever the view \
      around it is updated, with the initial values of its properties. SwiftUI asks for a platform view once, and \
      shows that one; the value that is updated later holds another one. Create the view in `makeUIView(context:)`, \
      and update the one that `updateUIView(_:context:)` receives.
      """,
    silence: """
      Properties that only the function that creates the view, and initializers, use, and those that are passed in \
      from outside.
      """,
    examples: [
      RuleExample(
        """
        import UIKit
        struct Zoomed: UIViewRepresentable {
          let ↓view = UIScrollView()
          @Binding var zoom: Double
          func makeUIView(context: Context) -> UIScrollView { view }
          func updateUIView(_ shown: UIScrollView, context: Context) { view.zoomScale = zoom }
        }
        """),
      RuleExample(
        """
        import UIKit
        struct Zoomed: UIViewRepresentable {
          let view = UIScrollView()
          let given: UIScrollView
          @Binding var zoom: Double
          func makeUIView(context: Context) -> UIScrollView { view }
          func updateUIView(_ shown: UIScrollView, context: Context) {
            shown.zoomScale = zoom
            given.zoomScale = zoom
          }
        }
        """),
      RuleExample(
        """
        struct Camera: UIViewRepresentable {
          var isPaused: Bool
          var ↓view = VendorCameraView(frame: .zero)
          func makeUIView(context: Context) -> VendorCameraView { view }
          func updateUIView(_ uiView: VendorCameraView, context: Context) { view.isPaused = isPaused }
        }
        """),
    ], precision: RuleInfo.Precision(right: 1, of: 1, inApps: 109))

  static let visits: [NodeKind] = [.patternBinding]
  /// The method that updates the platform view may be in another file.
  static let dependsOnWholeProgram = true

  private static let platformViews: [Name] = ["UIView", "NSView", "UIViewController", "NSViewController"]

  func check(_ node: SyntaxNode, in context: RuleContext) {
    let analyzer = context.analyzer
    guard context.ancestors.isEmpty, let property = context.decl, let value = node.initialValue,
      let owner = context.ownerType, analyzer.decl(owner).kind == .structure, !context.isPreview,
      analyzer.propertyWrappers(of: property).isEmpty,
      analyzer.decl(property).flags.isDisjoint(with: [.isStatic, .isComputed, .isLazy, .hasCustomAttributes]),
      context.madeType(value).map({ isPlatformView($0, analyzer) }) ?? isMadeLikeView(of: owner, value, context),
      let update = context.membersTouching(property, of: owner).first(where: {
        analyzer.decl($0.member).kind == .function && analyzer.updatesPlatformView($0.member, of: owner)
      })
    else { return }
    let name = analyzer.name(of: property)
    context.report(
      Diagnostic(
        Self.info.level, Self.info.id,
        "`\(name)` is a new object whenever `\(analyzer.name(of: owner))` is updated, and the one on screen is the "
          + "first: what is set here is never seen; create it in `\(making(of: owner, analyzer))`, and update the one "
          + "that is passed in",
        in: context.file, at: analyzer.nameRange(of: property),
        notes: [context.note("it is updated here", at: update.member)]))
  }

  private func isPlatformView(_ type: DeclID, _ analyzer: Analyzer) -> Bool {
    let known = Self.platformViews.compactMap { analyzer.knownDecl($0) }
    var next: DeclID? = type
    var count = 0
    while let current = next, count < Self.maximumSuperclasses {
      if known.contains(current) { return true }
      next = analyzer.superclass(of: current).flatMap {
        analyzer.types.kind($0) == .nominal ? analyzer.types.decl($0) : nil
      }
      count += 1
    }
    return false
  }

  /// Whether a value of an unresolved type is made by its name like the platform view: `ARView()`, where the function
  /// that creates the view returns an `ARView`.
  private func isMadeLikeView(of owner: DeclID, _ value: SyntaxNode, _ context: RuleContext) -> Bool {
    guard value.kind == .functionCallExpr, let callee = value.children.first, callee.kind == .declReferenceExpr,
      let maker = context.analyzer.maker(ofPlatformView: owner)
    else { return false }
    return context.analyzer.node(of: maker).children.contains { $0.kind == .identifierType && $0.text == callee.text }
  }

  /// Limits the search, since a class may erroneously be its own superclass.
  private static let maximumSuperclasses = 16

  private func making(of owner: DeclID, _ analyzer: Analyzer) -> String {
    let requirement = analyzer.ancestors(of: owner).flatMap { analyzer.children(of: $0) }.first {
      analyzer.fact(.makes, of: $0) != nil
    }
    return requirement.map { "\(analyzer.name(of: $0))(context:)" } ?? "the function that makes it"
  }
}
