import ViewCatalog
import ViewSemantics
import ViewSource
import ViewSyntax

/// Warns of a view that depends on chance.
struct ImpureBodyRule: Rule {
  static let info = RuleInfo(
    "impure_body", .correctness, .warning, isFixable: false,
    summary: "the body draws a random value, another each time it runs",
    explanation: """
      SwiftUI runs a body whenever something that it reads changes, and often for a reason that has nothing to do with the \
      value drawn by lot: the parent is updated, the device turned, a letter typed. What is shown jumps then. Draw the value \
      once, as the first value of a `@State`, or in the action that is to change it.
      """,
    silence: """
      The first value of a property, actions, and a name that only actions use. An animation may take as long as chance has it, and go where it has it: \
      `isOpen ? .random(in: 0...9) : 0`. What changes at each tick of a \
      `TimelineView` is meant to. What a link leads to is not shown, and a helper that gives a colour may be called anywhere. \
      The time of day is no chance: `Date()` shows what it is. Of an identity that is made anew \
      `volatile_view_id` speaks.
      """,
    examples: [
      RuleExample(
        """
        struct Coin: View {
          var body: some View { Text(↓Bool.random() ? "Heads" : "Tails") }
        }
        """),
      RuleExample(
        """
        struct Quiz: View {
          let answers: [String]
          var body: some View {
            ForEach(↓answers.shuffled(), id: \\.self) { Text($0) }
          }
        }
        """),
      RuleExample(
        """
        struct Spot: View {
          var body: some View {
            Color(red: ↓.random(in: 0...1), green: .random(in: 0...1), blue: .random(in: 0...1))
          }
        }
        """),
      RuleExample(
        """
        struct Coin: View {
          @State private var isHeads = Bool.random()
          var body: some View {
            Button(isHeads ? "Heads" : "Tails") { isHeads = .random() }
          }
        }
        """),
      RuleExample(
        """
        struct Snow: View {
          @State private var falls = false
          var body: some View {
            Circle()
              .offset(x: falls ? .random(in: 0...9) : 0, y: falls ? 400 : 0)
              .animation(.linear(duration: Double.random(in: 1...3)), value: falls)
              .onAppear { falls = true }
          }
        }
        """),
      RuleExample(
        """
        struct Noise: View {
          var body: some View {
            TimelineView(.animation) { _ in
              Text(String(Int.random(in: 0..<10)))
            }
          }
        }
        """),
      RuleExample(
        """
        struct Clock: View {
          var body: some View { Text(Date(), style: .time) }
        }
        """),
      RuleExample(
        """
        struct Dice: View {
          @State private var count = 0
          private var face: String { String(↓Int.random(in: 1...6)) }
          private func roll() { count = Int.random(in: 1...6) }
          var body: some View {
            VStack {
              Text(face)
              Button("Roll", action: roll)
            }
          }
        }
        """),
      RuleExample(
        """
        struct Tip: View {
          @State private var tip = ""
          var body: some View {
            let isRare = Int.random(in: 0..<1000) == 0
            let size = ↓Int.random(in: 10...20)
            Text(tip).onAppear { tip = isRare ? "Rare" : "Common" }
              .padding(CGFloat(size))
          }
        }
        """),
    ], precision: RuleInfo.Precision(right: 39, of: 41, inApps: 8))

  static let visits: [NodeKind] = [.functionCallExpr]

  static func isAbout(_ callee: Callee) -> Bool { callee.text(of: .random) != nil }

  func check(_ node: SyntaxNode, in context: RuleContext) {
    guard context.runsForBody, !context.isPreview, !isStyle(context), !isOfAnimation(context),
      !isOfIdentity(node, context), !isOfLink(node, context), !isChosen(node, context), isFirst(node, context),
      !context.enclosingCalls.contains(where: { context.madeText($0.call, of: .ticks) != nil }),
      !isForActions(context)
    else { return }
    context.report(
      Diagnostic(
        Self.info.level, Self.info.id,
        "`\(RuleText.oneLine(node.text))` gives another value each time the body runs: what is shown changes at every update, "
          + "whatever that was for; keep one in `@State`",
        in: context.file, at: node.range))
  }

  /// Whether nothing else is drawn before in the same call: `Color(red: .random(in: 0...1), green: …)` is one mistake.
  private func isFirst(_ node: SyntaxNode, _ context: RuleContext) -> Bool {
    guard let call = context.ancestors.last(where: { $0.kind == .functionCallExpr }) else { return true }
    return !call.arguments.contains { argument in
      argument.range.end <= node.range.start
        && argument.contains {
          context.record.uses[$0.id].flatMap { context.analyzer.catalogueText(.random, of: $0.decl) } != nil
        }
    }
  }

  /// Whether the value has a name that nothing uses but code that runs later.
  private func isForActions(_ context: RuleContext) -> Bool {
    let around = context.ancestors
    guard let index = around.lastIndex(where: { $0.kind == .variableDecl }), index > 0,
      !around[index...].contains(where: { $0.kind == .closureExpr }),
      let binding = around[index...].first(where: { $0.kind == .patternBinding }),
      let name = binding.children.first, name.kind == .identifierPattern, let token = name.lastToken
    else { return false }
    return !isUsedAtOnce(name.name(of: token), in: around[index - 1], context)
  }

  /// Whether code uses a local name as it runs, not in an action.
  private func isUsedAtOnce(_ name: Name, in code: SyntaxNode, _ context: RuleContext) -> Bool {
    var open = [(node: code, call: SyntaxNode?.none)]
    while let (node, call) = open.popLast() {
      if node.kind == .closureExpr, node.id != code.id, context.record.builders[node.id] == nil,
        call.map({ context.analyzer.runsAtOnce(node, in: $0, context.record) }) != true
      {
        continue
      }
      if node.kind == .declReferenceExpr, let token = node.referencedName, node.name(of: token) == name { return true }
      let inner = node.kind == .functionCallExpr ? node : call
      open += node.children.map { ($0, inner) }
    }
    return false
  }

  /// Whether a condition chooses the value, as the goal of what moves when it turns: `isOpen ? .random(in: 0...9) : 0`
  private func isChosen(_ node: SyntaxNode, _ context: RuleContext) -> Bool {
    context.ancestors.contains { around in
      around.kind == .ternaryExpr && around.children.dropFirst().contains { $0.range.contains(node.range) }
    }
  }

  /// Whether the code makes a colour or its like, which is as often a value to keep as a view to show.
  private func isStyle(_ context: RuleContext) -> Bool {
    guard let decl = context.decl else { return false }
    let analyzer = context.analyzer
    let result =
      analyzer.decl(decl).kind == .variable ? analyzer.variableType(of: decl) : analyzer.signature(of: decl).result
    guard let made = context.nominal(result) else { return false }
    return analyzer.isFromCatalogue(made) && context.conforms(made, to: "ShapeStyle")
  }

  /// Whether the value says how something moves: an animation or its keyframes, which are made when it begins.
  private func isOfAnimation(_ context: RuleContext) -> Bool {
    let analyzer = context.analyzer
    guard let animation = analyzer.knownDecl("Animation") else { return false }
    return context.ancestors.contains { around in
      guard around.kind.isExpr else { return false }
      let builder = context.record.builders[around.id].flatMap { context.nominal($0) }
      return context.nominal(of: around) == animation
        || builder.flatMap { analyzer.catalogueText(.builds, of: $0) } != nil
    }
  }

  /// Whether the value is what a link leads to, which is not shown before it is followed.
  private func isOfLink(_ node: SyntaxNode, _ context: RuleContext) -> Bool {
    context.ancestors.contains { around in
      (context.calledText(around, of: .navigates) == "value"
        || context.madeText(around, of: .later) != nil)
        && around.arguments.contains { $0.kind != .closureExpr && $0.range.contains(node.range) }
    }
  }

  /// Whether the value is part of a view's explicit identity.
  private func isOfIdentity(_ node: SyntaxNode, _ context: RuleContext) -> Bool {
    context.ancestors.contains { around in
      guard around.kind == .functionCallExpr, let use = context.record.uses[around.id],
        context.analyzer.decl(use.decl).has(.givesIdentity)
      else { return false }
      return around.arguments.contains { $0.range.contains(node.range) }
    }
  }
}
