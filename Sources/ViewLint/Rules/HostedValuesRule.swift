import ViewCatalog
import ViewSemantics
import ViewSource
import ViewSyntax

/// Warns about a hosted view that keeps a copy of a value of its view controller.
struct HostedValuesRule: Rule {
  static let info = RuleInfo(
    "hosted_value_outdated", .state, .warning, isFixable: false,
    summary: "the hosted view keeps the value from its creation, and does not follow the view controller's property",
    explanation: """
      The hosted view keeps showing the first value. `UIHostingController(rootView: Badge(count: count))` copies `count` \
      once; when the view controller changes its property, the copy stays. Give the view an observable object, or \
      assign another `rootView` after each change.
      """,
    silence: """
      A class that assigns `rootView` somewhere, values that do not change after the creation, objects, and hosting \
      controllers that are made for one presentation.
      """,
    examples: [
      RuleExample(
        """
        import UIKit
        struct Badge: View {
          let count: Int
          var body: some View { Text("\\(count)") }
        }
        final class Inbox: UIViewController {
          private var unread = 0
          private lazy var host = UIHostingController(rootView: Badge(count: ↓unread))
          func received(_ messages: [String]) { unread += messages.count }
        }
        """),
      RuleExample(
        """
        import UIKit
        struct Badge: View {
          let count: Int
          var body: some View { Text("\\(count)") }
        }
        final class Inbox: UIViewController {
          private var unread = 0
          private lazy var host = UIHostingController(rootView: Badge(count: unread))
          func received(_ messages: [String]) {
            unread += messages.count
            host.rootView = Badge(count: unread)
          }
        }
        final class Outbox: UIViewController {
          private var sent = 0
          func show() { present(UIHostingController(rootView: Badge(count: sent)), animated: true) }
          func send() { sent += 1 }
        }
        """),
      RuleExample(
        """
        struct Page<Content: View>: UIViewControllerRepresentable {
          @ViewBuilder let content: () -> Content
          func makeUIViewController(context: Context) -> UINavigationController {
            UINavigationController(rootViewController: UIHostingController(rootView: ↓content()))
          }
          func updateUIViewController(_ controller: UINavigationController, context: Context) {
            controller.navigationBar.prefersLargeTitles = true
          }
        }
        struct FreshPage<Content: View>: UIViewControllerRepresentable {
          @ViewBuilder let content: () -> Content
          func makeUIViewController(context: Context) -> UIHostingController<Content> {
            UIHostingController(rootView: content())
          }
          func updateUIViewController(_ controller: UIHostingController<Content>, context: Context) {
            controller.rootView = content()
          }
        }
        struct Screen: View {
          @State private var count = 0
          var body: some View {
            Page { Text("\\(count)") }
            FreshPage { Text("\\(count)") }
            Button("More") { count += 1 }
          }
        }
        """),
      RuleExample(
        """
        struct Pages: UIViewControllerRepresentable {
          let pages: [AnyView]
          func makeCoordinator() -> Coordinator { Coordinator(self) }
          func makeUIViewController(context: Context) -> UIPageViewController { UIPageViewController() }
          func updateUIViewController(_ controller: UIPageViewController, context: Context) {}
          final class Coordinator: NSObject {
            let controllers: [UIViewController]
            init(_ parent: Pages) { controllers = parent.pages.map { UIHostingController(rootView: ↓$0) } }
          }
        }
        struct SetUp: View {
          @State private var name = ""
          var body: some View {
            Pages(pages: [AnyView(Text(name))])
            Button("Rename") { name = "A" }
          }
        }
        """),
    ], precision: RuleInfo.Precision(right: 0, of: 0, inApps: 33))

  static let visits: [NodeKind] = [.functionCallExpr]
  static let outsideViews = OutsideViews(words: ["rootView"])
  /// An extension in another file may assign the root view.
  static let dependsOnWholeProgram = true

  private static let root: Name = "rootView"

  static func checksCalls(_ callee: Callee) -> Bool { callee.madeFact(.root) == .view }

  func check(_ node: SyntaxNode, in context: RuleContext) {
    let analyzer = context.analyzer
    if let owner = context.ownerType, context.decl == analyzer.maker(ofPlatformView: owner) {
      return checkPlatformView(node, owner, context)
    }
    if let owner = context.ownerType, analyzer.decl(owner).kind == .classType,
      let platformView = analyzer.platformView(ofCoordinator: owner),
      checkCoordinator(node, of: platformView, owner, context)
    {
      return
    }
    guard let owner = context.ownerType, context.isOwn(owner), analyzer.decl(owner).kind == .classType,
      let view = context.argument(node, Self.root), view.kind == .functionCallExpr, !context.isPreview,
      let made = context.madeType(view), context.isOwn(made), let decl = context.decl, keeps(node, decl, context),
      !([owner] + analyzer.extensions(of: owner)).contains(where: { assignsRoot(analyzer.node(of: $0)) })
    else { return }
    for argument in analyzer.arguments(of: view, context.record) {
      guard let use = context.record.uses[argument.node.id], use.part == .value, context.isOfSameType(use.decl),
        isValue(use.decl, context),
        let write = PropertyUses(of: use.decl, analyzer).writes.first(where: { !decl.isNode($0.node, analyzer) })
      else { continue }
      let name = analyzer.name(of: use.decl)
      return context.report(
        Diagnostic(
          Self.info.level, Self.info.id,
          "`\(analyzer.name(of: made))` keeps the first `\(name)`: the hosted view is a copy, and later values do not "
            + "reach it; pass an observable object, or assign another `rootView` when `\(name)` changes",
          in: context.file, at: argument.node.range,
          notes: [Diagnostic.Note("it changes here", in: context.file, at: write.node.range)]))
    }
  }

  /// `UIHostingController(rootView: content())` in a platform view that never assigns another root view.
  private func checkPlatformView(_ node: SyntaxNode, _ owner: DeclID, _ context: RuleContext) {
    let analyzer = context.analyzer
    guard let view = context.argument(node, Self.root), !context.isPreview,
      !([owner] + analyzer.extensions(of: owner)).contains(where: { assignsRoot(analyzer.node(of: $0)) }),
      let use = view.subtree.firstNonNil({ context.record.uses[$0.id] }), use.part == .value,
      context.isOfSameType(use.decl), analyzer.isInput(use.decl),
      let change = changeInContent(of: use.decl, owner, context)
    else { return }
    let name = analyzer.name(of: use.decl)
    context.report(
      Diagnostic(
        Self.info.level, Self.info.id,
        "the hosted view stays as it is first: `\(name)` is evaluated once, and later content does not reach the hosting "
          + "controller; assign its `rootView` when the platform view is updated",
        in: context.file, at: view.range, notes: [change]))
  }

  /// Checks `pages.map { UIHostingController(rootView: $0) }` in the coordinator of a platform view, which is created
  /// once.
  ///
  /// - Returns: whether the rule has reported the call.
  private func checkCoordinator(
    _ node: SyntaxNode, of platformView: DeclID, _ coordinator: DeclID, _ context: RuleContext
  ) -> Bool {
    let analyzer = context.analyzer
    guard let view = context.argument(node, Self.root), !context.isPreview,
      let decl = context.decl, analyzer.isInitializer(decl) || analyzer.decl(decl).has(.isLazy),
      ![platformView, coordinator].flatMap({ [$0] + analyzer.extensions(of: $0) }).contains(where: {
        assignsRoot(analyzer.node(of: $0))
      }), let input = inputInCode(around: node, of: platformView, context),
      let change = changeInContent(of: input, platformView, context)
    else { return false }
    let name = analyzer.name(of: input)
    context.report(
      Diagnostic(
        Self.info.level, Self.info.id,
        "the hosted view stays as it is first: the coordinator is created once, with the first `\(name)`, and later "
          + "content does not reach the hosting controller; assign its `rootView` when the platform view is updated",
        in: context.file, at: view.range, notes: [change]))
    return true
  }

  /// The input of the platform view that a statement of the coordinator names: `pages` of `parent.pages.map { … }`,
  /// or of a parameter with the name of the input.
  private func inputInCode(around node: SyntaxNode, of platformView: DeclID, _ context: RuleContext) -> DeclID? {
    let analyzer = context.analyzer
    guard
      let statement = context.ancestors.last(where: { $0.kind == .assignmentExpr || $0.kind == .patternBinding })
        ?? context.decl.map({ analyzer.node(of: $0) })
    else { return nil }
    return analyzer.children(of: platformView).first { member in
      analyzer.isInput(member) && statement.mentions(analyzer.decl(member).name)
    }
  }

  /// A state of a view that the content which it gives to a platform view reads.
  private func changeInContent(of input: DeclID, _ view: DeclID, _ context: RuleContext) -> Diagnostic.Note? {
    let analyzer = context.analyzer
    return context.valuesGiven(for: input, of: view).firstNonNil { given in
      var open = [given.node]
      while let next = open.popLast() {
        if let use = given.context.record.uses[next.id], use.part == .value, analyzer.isOwnState(use.decl),
          !PropertyUses(of: use.decl, analyzer).writes.isEmpty
        {
          return Diagnostic.Note("this changes while the view stays", in: given.context.file, at: next.range)
        }
        open += next.children.filter { child in
          child.kind != .closureExpr || given.context.record.builders[child.id] != nil || child.id == given.node.id
        }
      }
      return nil
    }
  }

  /// Whether the class keeps the hosting controller in a property.
  private func keeps(_ node: SyntaxNode, _ decl: DeclID, _ context: RuleContext) -> Bool {
    let analyzer = context.analyzer
    if analyzer.decl(decl).kind == .variable {
      return !analyzer.decl(decl).has(.isComputed) && analyzer.node(of: decl).initialOrBoundValue?.id == node.id
    }
    guard let around = context.ancestors.last(where: { $0.id != node.id }), around.kind == .assignmentExpr,
      let target = around.children.first, let property = context.record.decl(of: target)
    else { return false }
    return context.isOfSameType(property)
  }

  /// Whether code assigns a root view, or something in it.
  private func assignsRoot(_ code: SyntaxNode) -> Bool {
    code.subtree.contains { part in
      part.kind == .memberAccessExpr && part.referencedName.map { part.name(of: $0) } == Self.root
    }
  }

  /// Whether a property stores a value, and no object, that may change.
  private func isValue(_ property: DeclID, _ context: RuleContext) -> Bool {
    let analyzer = context.analyzer
    let decl = analyzer.decl(property)
    guard decl.kind == .variable, decl.flags.isDisjoint(with: [.isComputed, .isStatic, .isConstant]) else {
      return false
    }
    let type = analyzer.variableType(of: property)
    guard let nominal = context.nominal(analyzer.wrapped(type) ?? type) else { return false }
    return analyzer.decl(nominal).kind == .structure || analyzer.decl(nominal).kind == .enumeration
  }
}

extension Analyzer {
  /// The representable in whose code a coordinator class is declared; `nil` for other classes.
  fileprivate func platformView(ofCoordinator type: DeclID) -> DeclID? {
    guard let outer = owner(of: type).flatMap({ nominal(of: $0) }), isOwn(outer), maker(ofPlatformView: outer) != nil
    else { return nil }
    return outer
  }
}

extension DeclID {
  /// Whether a node is in the code of the declaration.
  fileprivate func isNode(_ node: SyntaxNode, _ analyzer: Analyzer) -> Bool {
    let own = analyzer.node(of: self)
    return own.isInSameTree(as: node) && own.range.contains(node.range)
  }
}

extension SyntaxNode {
  /// The initial value of a variable, also where its declaration is a pattern binding.
  fileprivate var initialOrBoundValue: SyntaxNode? { initialValue ?? child(.patternBinding)?.initialValue }
}
