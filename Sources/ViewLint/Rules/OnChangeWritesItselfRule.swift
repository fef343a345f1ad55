import ViewSemantics
import ViewSource
import ViewSyntax

/// Warns about an action for a change that changes the same value again.
struct OnChangeWritesItselfRule: Rule {
  static let info = RuleInfo(
    "onchange_writes_itself", .correctness, .warning, isFixable: false,
    summary: "the action for a change of the value changes the value again",
    explanation: """
      The action runs again and again, until SwiftUI stops it with a complaint. `onChange(of: x)` runs when `x` has \
      another value, and an action that increments or toggles `x` triggers itself. Two actions that each increment the \
      other's value do the same. Change the value where it is set: in the action of the control, in `onSubmit`, or in \
      a `Binding` that does it.
      """,
    silence: """
      What is written under a condition, set to a constant or brought into a normal form, as by `lowercased()`: it \
      settles after one more run.
      """,
    examples: [
      RuleExample(
        """
        struct Counter: View {
          @State private var count = 0
          private func step() { count += 1 }
          private func limit() { if count > 9 { count -= 1 } }
          var body: some View {
            Stepper("Count", value: $count)
              .onChange(of: count) { ↓step() }
              .onChange(of: count) { limit() }
          }
        }
        """),
      RuleExample(
        """
        struct Counter: View {
          @State private var count = 0
          var body: some View {
            Stepper("Count", value: $count)
              .onChange(of: count) { ↓count += 1 }
          }
        }
        """),
      RuleExample(
        """
        struct Names: View {
          @State private var text = ""
          var body: some View {
            TextField("Name", text: $text)
              .onChange(of: text) { text = text.lowercased() }
          }
        }
        """),
      RuleExample(
        """
        struct Switch: View {
          @State private var isOn = false
          var body: some View {
            Toggle("On", isOn: $isOn)
              .onChange(of: isOn) { _, isOn in ↓self.isOn = !isOn }
          }
        }
        """),
      RuleExample(
        """
        struct Names: View {
          @State private var text = ""
          var body: some View {
            TextField("Name", text: $text)
              .onSubmit { text = text.lowercased() }
              .onChange(of: text) { if text.count > 9 { text = String(text.prefix(9)) } }
          }
        }
        """),
      RuleExample(
        """
        final class Page: ObservableObject {
          @Published var number = 0
        }
        struct Pages: View {
          @ObservedObject var left: Page
          @ObservedObject var right: Page
          var body: some View {
            Text("Pages").onChange(of: left.number) { right.number += 1 }
          }
        }
        """),
      RuleExample(
        """
        struct Alarm: View {
          @State private var rings = false
          @State private var count = 0
          var body: some View {
            Button("Ring") { rings = true }
              .onChange(of: rings) {
                count += 1
                rings = false
              }
          }
        }
        """),
      RuleExample(
        """
        struct Note: View {
          @State private var text = ""
          var body: some View {
            TextField("Note", text: $text).onChange(of: text) { ↓text = text + "." }
          }
        }
        """),
      RuleExample(
        """
        struct Pair: View {
          @State private var left = 0
          @State private var right = 0
          var body: some View {
            Stepper("Left", value: $left)
              .onChange(of: left) { ↓right += 1 }
            Stepper("Right", value: $right)
              .onChange(of: right) { left = left + 1 }
          }
        }
        struct Degrees: View {
          @State private var celsius = 0.0
          @State private var kelvin = 273.0
          var body: some View {
            TextField("°C", value: $celsius, format: .number)
              .onChange(of: celsius) { kelvin = celsius + 273 }
            TextField("K", value: $kelvin, format: .number)
              .onChange(of: kelvin) { celsius = kelvin - 273 }
          }
        }
        """),
      RuleExample(
        """
        struct Draft {
          var minutes = 0
          var name = ""
        }
        struct Editor: View {
          @State private var draft = Draft()
          @State private var other = Draft()
          var body: some View {
            Stepper("Minutes", value: $draft.minutes)
              .onChange(of: draft.minutes) { ↓draft.minutes += 1 }
              .onChange(of: draft.name) { draft.minutes += 1 }
              .onChange(of: draft.minutes) { other.minutes += 1 }
          }
        }
        """),
      RuleExample(
        """
        struct Names: View {
          @State private var names: [String] = []
          @State private var log: [Int] = []
          var body: some View {
            List(names, id: \\.self) { Text($0) }
              .onChange(of: names) { old, new in
                log.append(new.count)
                ↓names.append("Name")
              }
          }
        }
        """),
      RuleExample(
        """
        struct Counter: View {
          @State private var first = 0
          @State private var second = 0
          @State private var third = 0
          var body: some View {
            Text("\\(first) \\(second) \\(third)")
              .onChange(of: first) { ↓moveSecond() }
              .onChange(of: second) { moveFirst() }
              .onChange(of: third) { moveThird() }
          }
          private func moveSecond() { second += 1 }
          private func moveFirst() { first += 1 }
          private func moveThird() { guard third > 0 else { return }; first += 1 }
        }
        """),
    ], precision: RuleInfo.Precision(right: 0, of: 0, inApps: 361))

  static let visits: [NodeKind] = [.functionCallExpr]
  /// The view's methods may be in other files.
  static let dependsOnWholeProgram = true

  static func checksCalls(_ callee: Callee) -> Bool { callee.isAny(of: [.onChange]) }

  func check(_ node: SyntaxNode, in context: RuleContext) {
    guard let observed = context.argument(node, "of"), let property = context.record.decl(of: observed),
      context.isOwn(property), context.analyzer.decl(property).kind == .variable,
      let action = context.analyzer.arguments(of: node, context.record).last?.node, action.kind == .closureExpr,
      !action.children.contains(where: { $0.kind == .guardStmt })
    else { return }
    for statement in action.children
    where changes(property, statement, observed, context) || callsChange(of: property, statement, observed, context) {
      let name = RuleText.oneLine(observed.text)
      context.report(
        Diagnostic(
          Self.info.level, Self.info.id,
          "the action changes `\(name)`, which runs it again, without end; change the value where it is set",
          in: context.file, at: statement.range))
    }
    checkPair(node, property, action, context)
  }

  // MARK: Actions that run each other

  /// A change of another property in an action for the change of a property.
  private struct Push {
    let observed: DeclID
    let changed: DeclID
    let statement: SyntaxNode
  }

  /// Checks for an action in the same body that changes this property back, so that the two run each other.
  private func checkPair(_ node: SyntaxNode, _ property: DeclID, _ action: SyntaxNode, _ context: RuleContext) {
    let mine = pushes(by: action, for: property, context)
    guard !mine.isEmpty else { return }
    for push in mine {
      let back = pushes(inBodyOf: context).first { $0.observed == push.changed && $0.changed == property }
      // The first of the two in the source is reported.
      guard let back, push.statement.range.start < back.statement.range.start else { continue }
      let (name, other) = (context.analyzer.name(of: property), context.analyzer.name(of: push.changed))
      context.report(
        Diagnostic(
          Self.info.level, Self.info.id,
          "each change of `\(name)` changes `\(other)`, and each change of that changes `\(name)`: the two actions "
            + "trigger each other without end; change the values where they are set",
          in: context.file, at: push.statement.range,
          notes: [Diagnostic.Note("the other action", in: context.file, at: back.statement.range)]))
    }
  }

  /// The statements of an action that change another property to a new value each time.
  private func pushes(by action: SyntaxNode, for property: DeclID, _ context: RuleContext) -> [Push] {
    action.children.flatMap { statement -> [Push] in
      let (done, inner) = code(of: statement, context)
      return done.compactMap { step -> Push? in
        guard let write = PropertyWrite(step, inner.record, context.analyzer), write.property != property,
          isEndless(write, inner), countsOn(write)
        else { return nil }
        return Push(observed: property, changed: write.property, statement: statement)
      }
    }
  }

  /// The unconditional statements of a statement: those of the view's method that it calls.
  private func code(of statement: SyntaxNode, _ context: RuleContext) -> ([SyntaxNode], RuleContext) {
    guard statement.kind == .functionCallExpr, let called = context.code(ofAction: statement),
      !called.statements.contains(where: { $0.kind == .guardStmt })
    else { return ([statement], context) }
    return (called.statements, called.context)
  }

  private func pushes(inBodyOf context: RuleContext) -> [Push] {
    context.perBody(Self.info.id) {
      guard let decl = context.decl else { return [] }
      return context.analyzer.node(of: decl).subtree.flatMap { call -> [Push] in
        guard call.kind == .functionCallExpr, context.isUse(call, of: .onChange),
          let observed = context.argument(call, "of"), let property = context.record.decl(of: observed),
          let action = context.analyzer.arguments(of: call, context.record).last?.node, action.kind == .closureExpr,
          !action.children.contains(where: { $0.kind == .guardStmt })
        else { return [] }
        return pushes(by: action, for: property, context)
      }
    }
  }

  /// Whether the new value always differs from the old one: `b += 1`, not `b = a + 1`.
  private func countsOn(_ write: PropertyWrite) -> Bool {
    guard let value = write.value else { return true }
    return value.children.contains { $0.spacedText == write.target.spacedText }
  }

  private func changes(
    _ property: DeclID, _ statement: SyntaxNode, _ observed: SyntaxNode, _ context: RuleContext
  ) -> Bool {
    guard let write = PropertyWrite(statement, context.record, context.analyzer),
      // `draft.minutes` is written with `draft`.
      write.property == property || context.record.decl(of: write.target) == property
    else { return false }
    return isSame(write.target, observed) && isEndless(write, context)
  }

  /// Whether a statement calls a method of the view that unconditionally changes the value.
  private func callsChange(
    of property: DeclID, _ statement: SyntaxNode, _ observed: SyntaxNode, _ context: RuleContext
  ) -> Bool {
    guard statement.kind == .functionCallExpr, let use = context.record.uses[statement.id],
      context.analyzer.isOwnFunction(use.decl), context.isOfSameType(use.decl),
      let block = context.analyzer.node(of: use.decl).child(.codeBlock),
      !block.children.contains(where: { $0.kind == .guardStmt })
    else { return false }
    let inner = RuleContext(context.analyzer, use.decl.file)
    inner.enter(use.decl)
    return block.children.contains { changes(property, $0, observed, inner) }
  }

  /// Whether the written value is the observed one, and not the same property of another object.
  private func isSame(_ target: SyntaxNode, _ observed: SyntaxNode) -> Bool {
    func path(_ node: SyntaxNode) -> Substring {
      let text = node.spacedText
      return text.hasPrefix("self.") ? text.dropFirst(5) : Substring(text)
    }
    return path(target).hasPrefix(path(observed))
  }

  /// Whether a write assigns a different value each time, as far as it is known.
  private func isEndless(_ write: PropertyWrite, _ context: RuleContext) -> Bool {
    switch write.node.kind {
    case .infixOperatorExpr: return true
    case .assignmentExpr:
      guard var value = write.value else { return false }
      while value.kind == .parenExpr, let inner = value.children.first { value = inner }
      switch value.kind {
      case .prefixOperatorExpr: return true
      case .infixOperatorExpr: return isStep(value, context)
      default: return false
      }
    default: return context.isUse(write.node, ofAny: Self.steps)
    }
  }

  /// Members that always make a different value.
  private static let steps = [
    CatalogueMember("Bool", "toggle"), CatalogueMember("Array", "append"), CatalogueMember("String", "append"),
  ]

  /// `count + 1` and `text + "."`, but not `count % 4`
  private func isStep(_ value: SyntaxNode, _ context: RuleContext) -> Bool {
    guard let sign = value.ownTokens.first(where: { _ in true }), ["+", "-"].contains(value.text(of: sign)) else {
      return false
    }
    return value.children.contains { part in
      part.kind == .integerLiteralExpr || part.kind == .floatLiteralExpr
        || part.kind == .stringLiteralExpr && part.text != "\"\""
    }
  }
}
