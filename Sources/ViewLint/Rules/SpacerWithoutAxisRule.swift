import ViewCatalog
import ViewSemantics
import ViewSource
import ViewSyntax

/// Notes spacers without space to distribute.
struct SpacerWithoutAxisRule: Rule {
  static let info = RuleInfo(
    "spacer_without_axis", .layout, .note, isFixable: true, profile: .strict,
    summary: "the spacer has no effect: its container has no free space to distribute there",
    explanation: """
      The spacer pushes nothing. It takes the free space of a stack along its axis, but a `ZStack` has no axis: it is \
      as large as its other views. A scroll view proposes no length along its axis, so a stack in it has no free \
      space: the spacer keeps its minimum length. Align the stack with a frame, delete the spacer, or write the \
      minimum length that you need.
      """,
    silence: """
      The rule ignores spacers with a length or a frame, stacks with their own height, and stacks across the scroll \
      view's axis. There is no fix for a spacer in a scroll view that has views after it in its stack: they would \
      move.
      """,
    examples: [
      RuleExample(
        """
        struct Card: View {
          var body: some View {
            ZStack { Text("Card"); ↓Spacer() }
          }
        }
        """),
      RuleExample(
        """
        struct Card: View {
          var body: some View {
            ScrollView {
              VStack {
                Text("Card")
                ↓Spacer()
              }
            }
          }
        }
        """,
        fixed: """
          struct Card: View {
            var body: some View {
              ScrollView {
                VStack {
                  Text("Card")
                }
              }
            }
          }
          """),
      RuleExample(
        """
        struct Card: View {
          var body: some View {
            ScrollView {
              VStack(spacing: 24) {
                Text("Card")

                ↓Spacer()
              }
            }
          }
        }
        """,
        fixed: """
          struct Card: View {
            var body: some View {
              ScrollView {
                VStack(spacing: 24) {
                  Text("Card")
                }
              }
            }
          }
          """),
      RuleExample(
        """
        struct Card: View {
          var body: some View {
            ScrollView {
              VStack(spacing: 24) { Text("Card"); ↓Spacer(); Text("Below") }
            }
          }
        }
        """),
      RuleExample(
        """
        struct Card: View {
          var body: some View {
            VStack { Text("Card"); Spacer() }
            ZStack { Spacer().frame(height: 40); Text("Card") }
            ScrollView { HStack { Text("Card"); Spacer() } }
          }
        }
        """),
      RuleExample(
        """
        struct Card: View {
          var body: some View {
            ScrollView {
              VStack { Text("Card"); Spacer() }.frame(minHeight: 400)
              VStack { Text("Card"); Spacer(minLength: 20) }
            }
          }
        }
        """),
      RuleExample(
        """
        struct Card: View {
          @State private var isLong = false
          var body: some View {
            ScrollView {
              VStack {
                Toggle("Long", isOn: $isLong)
                if isLong { ↓Spacer() }
                Text("Card")
              }
            }
          }
        }
        """),
      RuleExample(
        """
        struct Card: View {
          var body: some View {
            ScrollView(.horizontal) {
              HStack { Text("Card"); ↓Spacer() }
            }
            ScrollView(.horizontal) {
              HStack { Text("Card"); Spacer() }.frame(minWidth: 400)
              VStack { Text("Card"); Spacer() }
            }
          }
        }
        """),
    ], precision: RuleInfo.Precision(right: 6, of: 6, inApps: 9))

  static let visits: [NodeKind] = [.functionCallExpr]

  static func checksCalls(_ callee: Callee) -> Bool { callee.madeFact(.shows) == .gap }

  func check(_ node: SyntaxNode, in context: RuleContext) {
    guard node.arguments.isEmpty, context.outerModifiers(of: node).isEmpty, let stack = context.stack(around: node),
      let closure = context.enclosingCalls.first?.closure, context.enclosingCalls.first?.call.id == stack.call.id,
      let place = place(of: node, in: closure, context)
    else { return }
    let reason: String
    let fix: String?
    let name = context.madeType(stack.call).map { context.analyzer.name(of: $0) } ?? ""
    if stack.axis == .depth {
      let others = context.views(in: closure).filter { view in
        view.kind == .functionCallExpr && context.madeType(view) != context.madeType(node)
      }
      guard !others.isEmpty else { return }
      reason =
        "a `\(name)` is as large as its other views and has no axis: this spacer pushes nothing; align them with a "
        + "frame"
      fix = "delete it"
    } else {
      guard stack.scroll != nil, context.scrollView(around: node, along: [stack.axis]) != nil else { return }
      let isLast = closure.children.last?.id == place.id
      reason =
        "a scroll view has no \(stack.axis == .vertical ? "height" : "width") to distribute: this spacer keeps its "
        + "minimum length; "
        + (isLast ? "delete it" : "write a `minLength`, or delete it")
      let change = stack.axis == .vertical ? "shorter" : "narrower"
      fix = isLast ? "delete it; the stack is then \(length(ofLastIn: stack.call, context)) \(change)" : nil
    }
    let line = context.file.wholeLines(of: node.range)
    context.report(
      Diagnostic(
        Self.info.level, Self.info.id, reason, in: context.file, at: node.range,
        notes: [
          Diagnostic.Note(
            "the stack around it", in: context.file, at: stack.call.children.first?.range ?? stack.call.range)
        ],
        fixIts: line == node.range || place.id != node.id
          ? [] : fix.map { [FixIt($0, [TextEdit(line, "")], isSafe: false)] } ?? []))
  }

  /// The part of a stack's closure that is a view: the view itself, or a condition that contains only the view.
  private func place(of node: SyntaxNode, in closure: SyntaxNode, _ context: RuleContext) -> SyntaxNode? {
    var place = node
    for around in context.ancestors.reversed() {
      if around.id == closure.id { return place }
      switch around.kind {
      case .codeBlock: guard around.children.count == 1 else { return nil }
      case .ifExpr: break
      default: return nil
      }
      place = around
    }
    return nil
  }

  /// The minimum length of a spacer in points.
  private static let smallestLength = 8

  /// The length that a stack's last view adds if it is a spacer. An explicit spacing applies in front of it, the
  /// default spacing does not.
  private func length(ofLastIn stack: SyntaxNode, _ context: RuleContext) -> String {
    guard let spacing = context.argument(stack, "spacing") else { return "\(Self.smallestLength) points" }
    if spacing.kind == .integerLiteralExpr, let points = Int(spacing.text) {
      return "\(points + Self.smallestLength) points"
    }
    return "\(Self.smallestLength) points and a spacing"
  }
}
