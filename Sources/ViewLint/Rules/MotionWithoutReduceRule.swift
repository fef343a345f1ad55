import ViewCatalog
import ViewSemantics
import ViewSource
import ViewSyntax

/// Notes a repeating movement that ignores the setting to reduce motion.
struct MotionWithoutReduceRule: Rule {
  static let info = RuleInfo(
    "motion_without_reduce", .accessibility, .note, isFixable: false, profile: .strict,
    summary: "the view moves without end, also for people who have turned on Reduce Motion",
    explanation: """
      Movement that does not stop makes some people sick, and they turn on Reduce Motion. SwiftUI does not stop an \
      animation for it: read `@Environment(\\.accessibilityReduceMotion)` and do not animate, or let the view fade \
      instead: `.animation(reduceMotion ? nil : .linear.repeatForever(), value: isMoving)`.
      """,
    silence: """
      Files that read the setting in any way. Only offsets, scales and rotations count: a view that fades or changes \
      its colour does not move, and an animation applies only to the view that it is on.
      """,
    examples: [
      RuleExample(
        """
        struct Ball: View {
          @State private var isDown = false
          var body: some View {
            Circle()
              .offset(y: isDown ? 200 : 0)
              .animation(.linear(duration: 1).↓repeatForever(), value: isDown)
              .onAppear { isDown = true }
          }
        }
        """),
      RuleExample(
        """
        struct Ball: View {
          @Environment(\\.accessibilityReduceMotion) private var reduceMotion
          @State private var isDown = false
          var body: some View {
            Circle()
              .offset(y: isDown ? 200 : 0)
              .animation(reduceMotion ? nil : .linear(duration: 1).repeatForever(), value: isDown)
              .onAppear { isDown = true }
          }
        }
        """),
      RuleExample(
        """
        struct Heart: View {
          @State private var scale = 1.0
          var body: some View {
            Image(systemName: "heart")
              .scaleEffect(scale)
              .onAppear {
                withAnimation(Animation.easeInOut.↓repeatForever(autoreverses: true)) { scale = 1.4 }
              }
          }
        }
        """),
      RuleExample(
        """
        struct Loading: View {
          @State private var isTurning = false
          var body: some View {
            Image(systemName: "gear")
              .opacity(isTurning ? 1 : 0.5)
              .animation(.linear.repeatForever(autoreverses: false), value: isTurning)
              .onAppear { isTurning = true }
          }
        }
        """),
      RuleExample(
        """
        struct Balls: View {
          @State private var isOn = false
          var body: some View {
            VStack {
              Circle().opacity(isOn ? 0 : 1).animation(.linear(duration: 1).repeatForever(), value: isOn)
              Circle().scaleEffect(isOn ? 1 : 2)
              ball.animation(.linear(duration: 1).↓repeatForever(), value: isOn)
            }
            .onAppear { isOn = true }
          }
          private var ball: some View { Circle().scaleEffect(isOn ? 1 : 2) }
        }
        """),
      RuleExample(
        """
        struct Ball: View {
          @State private var isDown = false
          private let slow = Animation.linear(duration: 2).↓repeatForever()
          private var fade: Animation { .linear(duration: 2).repeatForever() }
          var body: some View {
            let turning = Animation.linear(duration: 4).↓repeatForever(autoreverses: false)
            Circle().offset(y: isDown ? 100 : 0).animation(slow, value: isDown)
            Circle().rotationEffect(isDown ? .degrees(360) : .zero).animation(turning, value: isDown)
            Circle().opacity(isDown ? 1 : 0).animation(fade, value: isDown)
          }
        }
        """),
      RuleExample(
        """
        extension Animation {
          static let pulse = Animation.easeInOut(duration: 1).repeatForever()
          static let once = Animation.easeInOut(duration: 1)
        }
        struct Ball: View {
          @State private var isLarge = false
          var body: some View {
            Circle().scaleEffect(isLarge ? 2 : 1).onAppear(perform: start)
          }
          private func start() {
            withAnimation(.once) { isLarge = false }
            withAnimation(↓.pulse) { isLarge = true }
          }
        }
        """),
    ], precision: RuleInfo.Precision(right: 9, of: 15, inApps: 52))

  static let visits: [NodeKind] = [.functionCallExpr]
  /// Helpers and modifiers may be in other files.
  static let dependsOnWholeProgram = true

  private static let repeatForever = CatalogueMember("Animation", "repeatForever")
  private static let withAnimation: Name = "withAnimation"
  /// The names with which a program reads the setting, in SwiftUI and in other system frameworks.
  private static let questions: [Name] = [
    "accessibilityReduceMotion", "isReduceMotionEnabled", "accessibilityDisplayShouldReduceMotion",
  ]

  static func checksCalls(_ callee: Callee) -> Bool {
    callee.isAny(of: [repeatForever, .animation])
      || callee.analyzer.isFromCatalogue(callee.decl) && callee.analyzer.decl(callee.decl).name == withAnimation
  }

  func check(_ node: SyntaxNode, in context: RuleContext) {
    guard context.isInView, !context.isPreview else { return }
    guard context.isUse(node, of: Self.repeatForever) else { return checkNamed(node, context) }
    guard let name = node.calleeName else { return }
    report(at: SourceRange(Int(name.start), node.range.end), movedBy: node, context, to: context)
  }

  /// Checks a repeating animation that is declared elsewhere: `withAnimation(.pulse)`.
  private func checkNamed(_ call: SyntaxNode, _ context: RuleContext) {
    guard let animation = call.arguments.first, animation.kind != .labeledExpr, animation.kind != .closureExpr else {
      return
    }
    let origin = context.originOnceMade(of: animation)
    guard origin.context.decl != context.decl, !origin.context.isInView,
      origin.node.subtree.contains(where: { origin.context.isUse($0, of: Self.repeatForever) })
    else { return }
    let inner = context.copy()
    inner.descend(into: call)
    report(at: animation.range, movedBy: animation, inner, to: context)
  }

  private func report(
    at place: SourceRange, movedBy node: SyntaxNode, _ around: RuleContext, to context: RuleContext
  ) {
    guard !asksForReducedMotion(context), let moved = movement(by: node, around) else { return }
    context.report(
      Diagnostic(
        Self.info.level, Self.info.id,
        "this movement never ends, also for people who have turned on Reduce Motion; do not animate if "
          + "`accessibilityReduceMotion` is set",
        in: context.file, at: place,
        notes: [Diagnostic.Note("what moves", in: context.file, at: moved)]))
  }

  /// The place of a movement by an animation, here or at the uses of its name.
  private func movement(by animation: SyntaxNode, _ context: RuleContext) -> SourceRange? {
    let places = [(animation, context)] + (context.places(ofValue: animation))
    return places.firstNonNil { node, context in
      let (properties, view) = animated(by: node, context)
      if properties.isEmpty { return nil }
      return view.map { movement(by: properties, of: $0, context) } ?? movement(by: properties, context)
    }
  }

  /// The properties whose changes an animation is for: the value of `animation(_:value:)`, with the view, or the
  /// properties that `withAnimation` writes.
  private func animated(
    by node: SyntaxNode, _ context: RuleContext
  ) -> (properties: Set<DeclID>, view: SyntaxNode?) {
    for around in context.ancestors.reversed() where around.kind == .functionCallExpr {
      let nodes: [SyntaxNode]
      if context.isUse(around, of: .animation) {
        let changed = properties(in: context.argument(around, "value").map { [$0] } ?? [], context)
        return (changed, context.modified(around))
      }
      guard let use = context.record.uses[around.id], context.analyzer.isFromCatalogue(use.decl) else { break }
      if context.analyzer.decl(use.decl).name == Self.withAnimation {
        nodes = around.children.last.map { Array($0.subtree) } ?? []
        return (Set(nodes.compactMap { PropertyWrite($0, context.record, context.analyzer)?.property }), nil)
      }
    }
    return ([], nil)
  }

  private func properties(in nodes: [SyntaxNode], _ context: RuleContext) -> Set<DeclID> {
    var found: Set<DeclID> = []
    for node in nodes.lazy.flatMap(\.subtree) {
      if let use = context.record.uses[node.id], context.isOwn(use.decl),
        context.analyzer.decl(use.decl).kind == .variable
      {
        found.insert(use.decl)
      }
    }
    return found
  }

  /// Whether the file reads the setting.
  private func asksForReducedMotion(_ context: RuleContext) -> Bool {
    let root = context.analyzer.program.file(context.fileID).tree.root
    return Self.questions.contains { root.mentions($0) }
  }

  /// The place where one of the properties moves a view, in the code of the same type in this file.
  private func movement(by properties: Set<DeclID>, _ context: RuleContext) -> SourceRange? {
    let analyzer = context.analyzer
    for body in context.bodiesOfType {
      let node = analyzer.node(of: body)
      guard properties.contains(where: { node.mentions(analyzer.decl($0).name) }) else { continue }
      let inner = RuleContext(analyzer, context.fileID)
      inner.enter(body)
      if let found = movement(by: properties, in: node, inner) { return found }
    }
    return nil
  }

  /// The place where one of the properties moves a view, including helpers of the same type in this file. An animation
  /// applies only to the view that it modifies.
  private func movement(by properties: Set<DeclID>, of view: SyntaxNode, _ context: RuleContext) -> SourceRange? {
    let analyzer = context.analyzer
    var open = [(view, context)]
    // Each helper is visited once.
    var seen: Set<DeclID> = []
    while let (node, inner) = open.popLast() {
      if let found = movement(by: properties, in: node, inner) { return found }
      for part in node.subtree {
        guard let use = inner.record.uses[part.id], use.decl.file == context.fileID, analyzer.hasCode(use.decl),
          context.isOfSameType(use.decl), seen.insert(use.decl).inserted
        else { continue }
        let helper = RuleContext(analyzer, context.fileID)
        helper.enter(use.decl)
        open.append((analyzer.node(of: use.decl), helper))
      }
    }
    return nil
  }

  private func movement(by properties: Set<DeclID>, in node: SyntaxNode, _ context: RuleContext) -> SourceRange? {
    for call in node.subtree where call.kind == .functionCallExpr {
      guard context.calledText(call, of: .moves) != nil,
        !self.properties(in: Array(call.arguments), context).isDisjoint(with: properties)
      else { continue }
      return SourceRange(call.calleeName.map { Int($0.start) } ?? call.range.start, call.range.end)
    }
    return nil
  }
}
