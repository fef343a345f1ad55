import ViewCatalog
import ViewSemantics
import ViewSource
import ViewSyntax

/// Warns about an animation on a view that never changes, in front of the modifier that does.
struct AnimationInsideRule: Rule {
  static let info = RuleInfo(
    "animation_before_effect", .animation, .warning, isFixable: true,
    summary: "the animation comes before the effect that it is meant for, so the effect jumps",
    explanation: """
      `animation(_:value:)` animates only the view that it is applied to. An effect that is applied after it, such as \
      `rotationEffect` or `opacity`, is outside of it and jumps to its new value. Put the animation after the effect.
      """,
    silence: """
      Views that may change themselves: views with arguments that are not constants, and views of the program. Layout \
      modifiers, such as `frame`, are animated where the view is drawn, and so are colours that are set for the views \
      inside. An effect that has an animation of its own after it.
      """,
    examples: [
      RuleExample(
        """
        struct Arrow: View {
          @State private var isOpen = false
          var body: some View {
            Image(systemName: "chevron.right")
              .↓animation(.easeOut, value: isOpen)
              .rotationEffect(isOpen ? .degrees(90) : .zero)
              .onTapGesture { isOpen.toggle() }
          }
        }
        """,
        fixed: """
          struct Arrow: View {
            @State private var isOpen = false
            var body: some View {
              Image(systemName: "chevron.right")
                .rotationEffect(isOpen ? .degrees(90) : .zero)
                .animation(.easeOut, value: isOpen)
                .onTapGesture { isOpen.toggle() }
            }
          }
          """),
      RuleExample(
        """
        struct Arrow: View {
          let title: String
          @State private var isOpen = false
          @State private var width = 10.0
          var body: some View {
            Rectangle().animation(.easeOut, value: width).frame(width: width)
            Text(title).animation(.easeOut, value: isOpen).opacity(isOpen ? 1 : 0)
            Text("A")
              .animation(.easeOut, value: isOpen)
              .opacity(isOpen ? 1 : 0)
              .animation(.linear, value: isOpen)
            VStack {
              Text("A").animation(.easeOut, value: isOpen).opacity(isOpen ? 1 : 0)
            }
            .animation(.linear, value: isOpen)
            Rectangle().fill(isOpen ? .red : .blue).animation(.easeOut, value: isOpen).opacity(isOpen ? 1 : 0)
            Button("Open") { isOpen.toggle() }
            Slider(value: $width, in: 10...100) { Text("Width") }
          }
        }
        """),
    ], precision: RuleInfo.Precision(right: 0, of: 0, inApps: 80))

  static let visits: [NodeKind] = [.functionCallExpr]

  private static let value: Name = "value"
  /// Visual effects, which are animated at their position in the chain.
  private static let effects = [
    CatalogueMember("View", "opacity"), CatalogueMember("View", "rotationEffect"),
    CatalogueMember("View", "scaleEffect"),
    CatalogueMember("View", "rotation3DEffect"), CatalogueMember("View", "blur"),
  ]

  static func checksCalls(_ callee: Callee) -> Bool { callee.isAny(of: [.animation]) }

  func check(_ node: SyntaxNode, in context: RuleContext) {
    guard let name = node.calleeName, let value = context.argument(node, Self.value), let base = context.modified(node),
      node.arguments.first?.kind != .nilLiteralExpr, isFixed(base, context)
    else { return }
    let asked = context.storedProperties(in: [value], context.record)
    let outer = context.outerModifiers(of: node)
    guard !asked.isEmpty, asked.allSatisfy({ context.analyzer.isObserved($0) }),
      let number = outer.firstIndex(where: { isEffect($0, of: asked, context) })
    else { return }
    let later = outer[(number + 1)...]
    guard !later.contains(where: { isAnimation($0, context) }), !isAnimatedAround(context) else { return }
    let effect = outer[number]
    let subject = effect.calleeName.map { effect.text(of: $0) } ?? ""
    context.report(
      Diagnostic(
        Self.info.level, Self.info.id,
        "nothing inside of this animation changes with `\(RuleText.oneLine(value.text))`: `\(subject)` comes after it "
          + "and jumps; put the animation after `\(subject)`",
        in: context.file, at: name.range,
        notes: effect.calleeName.map { [Diagnostic.Note("the effect", in: context.file, at: $0.range)] } ?? [],
        fixIts: fix(node, on: base, behind: effect, context)))
  }

  /// The fix that moves the animation behind the effect, in the style of the effect's line.
  private func fix(
    _ node: SyntaxNode, on base: SyntaxNode, behind effect: SyntaxNode, _ context: RuleContext
  ) -> [FixIt] {
    let text = context.file.text(SourceRange(base.range.end, node.range.end))
    guard !text.contains("//"), let deletion = context.deletion(of: node, on: base, isSafe: false).first else {
      return []
    }
    return [
      FixIt(
        "put it after the effect",
        deletion.edits + [TextEdit(SourceRange(effect.range.end, effect.range.end), text)], isSafe: false)
    ]
  }

  /// Whether a view consists of constants only, so that it never changes.
  private func isFixed(_ view: SyntaxNode, _ context: RuleContext) -> Bool {
    let analyzer = context.analyzer
    return view.subtree.allSatisfy { node in
      switch node.kind {
      case .closureExpr, .ifExpr, .switchExpr, .ternaryExpr: return false
      case .functionCallExpr, .memberAccessExpr, .implicitMemberExpr, .declReferenceExpr: break
      default: return true
      }
      if let use = context.record.uses[node.id] {
        if analyzer.isFromCatalogue(use.decl) { return true }
        return context.isOwn(use.decl) && analyzer.keptValue(of: use.decl) != nil
      }
      // The record of the call covers the callee's name.
      return node.kind != .functionCallExpr && isCalled(node, in: view, context)
    }
  }

  private func isCalled(_ name: SyntaxNode, in view: SyntaxNode, _ context: RuleContext) -> Bool {
    view.contains { call in
      call.kind == .functionCallExpr && call.children.first?.range.contains(name.range) == true
        && context.record.uses[call.id] != nil
        && (call.children.first?.id == name.id || call.children.first?.children.first?.id == name.id)
    }
  }

  private func isEffect(_ call: SyntaxNode, of asked: Set<DeclID>, _ context: RuleContext) -> Bool {
    guard context.isUse(call, ofAny: Self.effects) else { return false }
    return !context.storedProperties(in: call.arguments, context.record).isDisjoint(with: asked)
  }

  private func isAnimation(_ call: SyntaxNode, _ context: RuleContext) -> Bool {
    context.isUse(call, of: .animation) || !context.isFromCatalogue(call)
  }

  /// Whether an enclosing container is animated as a whole.
  private func isAnimatedAround(_ context: RuleContext) -> Bool {
    context.enclosingCalls.contains { call, _ in
      context.outerModifiers(of: call).contains { isAnimation($0, context) }
    }
  }
}
