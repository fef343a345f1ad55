import ViewCatalog
import ViewSemantics
import ViewSource
import ViewSyntax

/// Notes containers that store a content closure instead of the content.
struct StoredContentRule: Rule {
  static let info = RuleInfo(
    "stored_content_closure", .performance, .note, isFixable: false,
    summary: "the container stores a closure, which never equals itself, instead of the content that it creates",
    explanation: """
      SwiftUI evaluates the container and all its content at each update of the parent. It skips the body of a view \
      that equals its previous value, but two closures are never equal. Store what the closure creates: `@ViewBuilder \
      let content: Content`, or `content = content()` in the initializer.
      """,
    silence: """
      The rule ignores closures with parameters, which rows call. It ignores a closure that is called late on purpose: \
      under a condition, in a row, in another stored closure, or as the whole content of the view, which then exists \
      to create the content when it is shown. It ignores a view that also stores an action or another such closure, \
      because it never equals itself anyway.
      """,
    examples: [
      RuleExample(
        """
        struct Card<Content: View>: View {
          @ViewBuilder let content: () -> Content
          var body: some View {
            VStack { ↓content() }.padding()
          }
        }
        """),
      RuleExample(
        """
        struct Card<Content: View>: View {
          let content: () -> Content
          init(@ViewBuilder content: @escaping () -> Content) {
            self.content = content
          }
          var body: some View { ↓content().padding() }
        }
        """),
      RuleExample(
        """
        struct Card<Content: View>: View {
          @ViewBuilder let content: Content
          var body: some View { content.padding() }
        }
        """),
      RuleExample(
        """
        struct Rows<Content: View>: View {
          @ViewBuilder let content: (Int) -> Content
          var body: some View { ForEach(0..<3) { content($0) } }
        }
        """),
      RuleExample(
        """
        struct Fold<Content: View>: View {
          @State private var isOpen = false
          @ViewBuilder let content: () -> Content
          var body: some View {
            Toggle("Open", isOn: $isOpen)
            if isOpen { content() }
          }
        }
        """),
      RuleExample(
        """
        struct Deferred<Content: View>: View {
          private let build: () -> Content
          init(_ build: @autoclosure @escaping () -> Content) { self.build = build }
          var body: some View { build() }
        }
        """),
      RuleExample(
        """
        struct Fold<Content: View>: View {
          @State private var isOpen = false
          let content: () -> Content
          var body: some View {
            VStack {
              Button("Open") { isOpen.toggle() }
              if isOpen { parts }
            }
          }
          private var parts: some View { VStack { content() }.padding() }
        }
        struct Panel<Content: View>: View {
          let content: () -> Content
          var body: some View { VStack { Text("Title"); parts } }
          private var parts: some View { VStack { ↓content() }.padding() }
        }
        """),
      RuleExample(
        """
        struct Dialog<Content: View>: View {
          let content: () -> Content
          var close: (() -> Void)?
          var body: some View {
            VStack {
              content()
              Button("Close") { close?() }
            }
          }
        }
        """),
      RuleExample(
        """
        struct Card<Header: View, Content: View>: View {
          let header: () -> Header
          let content: () -> Content
          var body: some View {
            VStack {
              ↓header()
              ↓content()
            }
          }
        }
        """),
      RuleExample(
        """
        struct Fold<Title: View, Content: View>: View {
          @State private var isOpen = false
          let title: () -> Title
          let content: () -> Content
          var body: some View {
            VStack {
              HStack { title(); Toggle("Open", isOn: $isOpen) }
              if isOpen { content() }
            }
          }
        }
        struct Twice<Content: View>: View {
          @State private var isOpen = false
          let content: () -> Content
          var body: some View {
            VStack {
              content()
              Toggle("Open", isOn: $isOpen)
              if isOpen { content() }
            }
          }
        }
        struct Passed<Title: View, Content: View>: View {
          let title: () -> Title
          let content: () -> Content
          var body: some View { Form { Section(content: content, header: title) } }
        }
        """),
    ], precision: RuleInfo.Precision(right: 115, of: 115, inApps: 128))

  static let visits: [NodeKind] = [.functionCallExpr]
  /// Helpers, modifiers and views may be in other files.
  static let dependsOnWholeProgram = true

  static let visitsUnresolvedCalls = true

  static func checksCalls(_ callee: Callee) -> Bool { false }

  func check(_ node: SyntaxNode, in context: RuleContext) {
    let analyzer = context.analyzer
    guard let callee = node.children.first, node.children.count == 1, let use = context.record.uses[callee.id],
      context.isOwn(use.decl), analyzer.decl(use.decl).kind == .variable,
      analyzer.decl(use.decl).flags.isDisjoint(with: [.isComputed, .isStatic]),
      analyzer.propertyWrappers(of: use.decl).isEmpty, let owner = context.ownerType,
      context.conforms(owner, to: .view), analyzer.decl(owner).kind == .structure,
      analyzer.owner(of: use.decl).flatMap({ analyzer.nominal(of: $0) }) == owner
    else { return }
    let type = analyzer.variableType(of: use.decl)
    guard makesContent(type, analyzer), context.runsWithBody, !isLate(node, context),
      !isAll(node, context), !hasToStay(use.decl, context),
      !keepsOtherClosures(owner, than: use.decl, context)
    else { return }
    let name = analyzer.name(of: use.decl)
    context.report(
      Diagnostic(
        Self.info.level, Self.info.id,
        "`\(analyzer.name(of: owner))` never equals itself, because it stores the closure `\(name)`, and is "
          + "evaluated at each update of its parent; store the content that the closure creates",
        in: context.file, at: node.range, notes: [context.note("the closure is stored here", at: use.decl)]))
  }

  /// Whether a view stores other closures, or ones that must stay, so that it compares as unequal in any case.
  private func keepsOtherClosures(_ view: DeclID, than closure: DeclID, _ context: RuleContext) -> Bool {
    let analyzer = context.analyzer
    return analyzer.children(of: view).contains { member in
      guard member != closure, analyzer.decl(member).kind == .variable,
        analyzer.decl(member).flags.isDisjoint(with: [.isComputed, .isStatic]),
        analyzer.propertyWrappers(of: member).isEmpty
      else { return false }
      var type = analyzer.variableType(of: member)
      while let wrapped = analyzer.wrapped(type) { type = wrapped }
      return analyzer.types.kind(type) == .function
        && (!makesContent(type, analyzer) || hasToStay(member, context))
    }
  }

  /// Whether the view evaluates the closure's content lazily, or passes the closure on.
  private func hasToStay(_ closure: DeclID, _ context: RuleContext) -> Bool {
    let analyzer = context.analyzer
    return context.bodiesOfType.contains { body in
      guard !analyzer.isInitializer(body), context.isOfSameType(body),
        analyzer.node(of: body).mentions(analyzer.decl(closure).name)
      else { return false }
      let other = RuleContext(analyzer, body.file)
      other.enter(body)
      return isWantedLate(closure, in: analyzer.node(of: body), other)
    }
  }

  private func isWantedLate(_ closure: DeclID, in node: SyntaxNode, _ context: RuleContext) -> Bool {
    if node.kind == .functionCallExpr, let callee = node.children.first, context.record.decl(of: callee) == closure {
      return isLate(node, context)
    }
    if context.record.decl(of: node) == closure { return true }
    context.descend(into: node)
    defer { context.ascend() }
    return node.children.contains { isWantedLate(closure, in: $0, context) }
  }

  /// Whether a type is a closure without parameters that returns a view.
  private func makesContent(_ type: TypeID, _ analyzer: Analyzer) -> Bool {
    analyzer.types.kind(type) == .function && analyzer.types.argumentCount(type) == 1
      && analyzer.isView(analyzer.types.argument(type, 0))
  }

  /// Whether the content of the view is the call, and nothing else.
  private func isAll(_ node: SyntaxNode, _ context: RuleContext) -> Bool {
    guard let decl = context.decl, context.analyzer.isViewContent(decl),
      let block = context.ancestors.last(where: { $0.kind != .returnStmt })
    else { return false }
    return block.kind == .codeBlock && block.children.count == 1
  }

  /// Whether the call is conditional, or in a closure that runs later, here or at a use of the helper.
  private func isLate(_ node: SyntaxNode, _ context: RuleContext) -> Bool {
    context.hereOrAtUses(of: node) { place, _ in isLate(place) ? .found(true) : .outside } ?? false
  }

  private func isLate(_ context: RuleContext) -> Bool {
    if context.ancestors.contains(where: { $0.kind == .ifExpr || $0.kind == .switchExpr || $0.kind == .ternaryExpr }) {
      return true
    }
    return context.enclosingCalls.contains { call, _ in
      guard let made = context.madeType(call) else { return true }
      return context.analyzer.catalogueText(.offers, of: made) == nil
        && context.analyzer.catalogueText(.scrolls, of: made) == nil
        && !context.analyzer.decl(made).has(.isTransparent)
    }
  }
}
