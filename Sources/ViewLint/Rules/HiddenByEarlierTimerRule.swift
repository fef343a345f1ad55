import ViewCatalog
import ViewSemantics
import ViewSource
import ViewSyntax

/// Warns about a message whose timer also hides the messages that come after it.
struct HiddenByEarlierTimerRule: Rule {
  static let info = RuleInfo(
    "hidden_by_earlier_timer", .correctness, .warning, isFixable: false,
    summary: "the pause that hides a message goes on after the next message has come, and hides that one too early",
    explanation: """
      The second message is gone after a moment. Each message starts a pause that ends with hiding it, and nothing ends \
      the pause of the message before: it hides whatever is shown by then. Keep the `Task`, and cancel it before the \
      next one starts; or let a `task(id: message)` of the view sleep and hide it, which starts again for each message.
      """,
    silence: """
      Pauses that are stored, and so may be cancelled; code that asks, before or after the pause, what is shown; flags \
      that are shown without a value that differs from one time to the next.
      """,
    examples: [
      RuleExample(
        """
        final class Toasts: ObservableObject {
          @Published var text: String?
          func show(_ text: String) {
            self.text = text
            DispatchQueue.main.↓asyncAfter(deadline: .now() + 3) { self.text = nil }
          }
        }
        struct Screen: View {
          @StateObject private var toasts = Toasts()
          var body: some View {
            Button("Save") { toasts.show("Saved") }
            if let text = toasts.text { Text(text) }
          }
        }
        """),
      RuleExample(
        """
        struct Row: View {
          let names: [String]
          @State private var copied: String?
          @State private var isShown = false
          @State private var message = ""
          var body: some View {
            ForEach(names, id: \\.self) { name in
              Button(copied == name ? "Copied" : name) { copy(name) }
            }
            if isShown { Text(message) }
          }
          private func copy(_ name: String) {
            copied = name
            ↓Task {
              try? await Task.sleep(for: .seconds(2))
              withAnimation { copied = nil }
            }
          }
          private func tell(_ text: String) {
            message = text
            isShown = true
            DispatchQueue.main.↓asyncAfter(deadline: .now() + 2) { isShown = false }
          }
        }
        """),
      RuleExample(
        """
        struct Toast: ViewModifier {
          @Binding var isShown: Bool
          let text: String
          func body(content: Content) -> some View {
            content
              .overlay { if isShown { Text(text) } }
              .onChange(of: isShown) { _, new in
                if new {
                  DispatchQueue.main.↓asyncAfter(deadline: .now() + 2) { isShown = false }
                }
              }
          }
        }
        """),
      RuleExample(
        """
        struct Names: View {
          let names: [String]
          @State private var copied: String?
          @State private var isCopied = false
          @State private var hiding: Task<Void, Never>?
          var body: some View {
            ForEach(names, id: \\.self) { name in
              Button(copied == name ? "Copied" : name) { copy(name) }
              Button(isCopied ? "Copied" : "Copy") { copyAll() }
              Button(name) { copyAfterAsking(name) }
            }
          }
          private func copy(_ name: String) {
            copied = name
            hiding?.cancel()
            hiding = Task {
              try? await Task.sleep(for: .seconds(2))
              if !Task.isCancelled { copied = nil }
            }
          }
          private func copyAll() {
            isCopied = true
            DispatchQueue.main.asyncAfter(deadline: .now() + 2) { isCopied = false }
          }
          private func copyAfterAsking(_ name: String) {
            copied = name
            Task {
              try? await Task.sleep(for: .seconds(2))
              if copied == name { copied = nil }
            }
          }
        }
        """),
    ], precision: RuleInfo.Precision(right: 1, of: 1, inApps: 24))

  static let visits: [NodeKind] = [.functionCallExpr]
  static let outsideViews = OutsideViews(words: ["asyncAfter", "sleep"])

  private static let later = CatalogueMember("DispatchQueue", "asyncAfter")
  private static let timer = CatalogueMember("Timer", "scheduledTimer")
  private static let task: Name = "Task"

  static func checksCalls(_ callee: Callee) -> Bool {
    callee.makes(anyOf: [task]) || callee.isAny(of: [later, timer])
  }

  func check(_ node: SyntaxNode, in context: RuleContext) {
    let analyzer = context.analyzer
    guard let name = node.calleeName, !context.isPreview, let list = context.ancestors.last, list.isStatementList,
      let delayed = context.statementsAfterPause(in: node), !delayed.contains(where: asks), isLong(node, context),
      let end = delayed.flatMap(\.withAnimatedStatements).firstNonNil({ hiding($0, context) }),
      analyzer.isObserved(end.property), isShownAnew(end.property, before: node, context)
    else { return }
    let text = analyzer.name(of: end.property)
    context.report(
      Diagnostic(
        Self.info.level, Self.info.id,
        "nothing ends this pause when the next one starts: it sets `\(text)` while the next message is shown, which is "
          + "then hidden too early; keep the task, and cancel it first",
        in: context.file, at: name.range,
        notes: [Diagnostic.Note("it hides what is shown by then", in: context.file, at: end.node.range)]))
  }

  /// Whether the pause is long enough to read something. A shorter one waits for an animation.
  private func isLong(_ node: SyntaxNode, _ context: RuleContext) -> Bool {
    let pause = node.arguments.first?.kind == .closureExpr ? node : node.arguments.first ?? node
    let numbers = pause.subtree.compactMap { part -> Double? in
      part.kind.isExpr ? context.writtenNumber(part) : nil
    }
    // `.milliseconds(500)`, `nanoseconds: 500_000_000`
    let unit = node.mentions(Self.milliseconds) ? 1e-3 : node.mentions(Self.nanoseconds) ? 1e-9 : 1
    return numbers.isEmpty || numbers.contains { $0 * unit >= Self.readingTime }
  }

  private static let milliseconds: Name = "milliseconds"
  private static let nanoseconds: Name = "nanoseconds"
  /// In seconds.
  private static let readingTime = 1.0

  private func asks(_ statement: SyntaxNode) -> Bool {
    statement.subtree.contains { [.ifExpr, .guardStmt, .switchExpr, .ternaryExpr].contains($0.kind) }
  }

  /// `isShown = false`, `message = nil`
  private func hiding(_ statement: SyntaxNode, _ context: RuleContext) -> PropertyWrite? {
    guard let write = PropertyWrite(statement, context.record, context.analyzer), let value = write.value,
      value.kind == .nilLiteralExpr || value.text == "false" || value.text == "\"\""
    else { return nil }
    return write
  }

  /// Whether the code before the pause shows the property with another value each time, or runs whenever it changes.
  private func isShownAnew(_ property: DeclID, before node: SyntaxNode, _ context: RuleContext) -> Bool {
    let analyzer = context.analyzer
    if let change = context.enclosingCalls.first(where: { context.isUse($0.call, of: .onChange) })?.call,
      let watched = context.argument(change, "of"), context.record.decl(of: watched) == property
    {
      return true
    }
    var writes: [PropertyWrite] = []
    for around in context.ancestors where around.kind == .codeBlock || around.kind == .closureExpr {
      for statement in around.children where statement.range.end <= node.range.start {
        if asks(statement), names(property, in: statement, context) { return false }
        writes += statement.withAnimatedStatements.compactMap { PropertyWrite($0, context.record, analyzer) }
      }
    }
    for around in context.ancestors where around.kind == .ifExpr {
      if around.conditions.contains(where: { names(property, in: $0, context) }) { return false }
    }
    guard let shown = writes.last(where: { $0.property == property }), let value = shown.value else { return false }
    if isVaried(value, context) { return true }
    return value.text == "true"
      && writes.contains { $0.property != property && $0.value.map { isVaried($0, context) } ?? false }
  }

  private func names(_ property: DeclID, in node: SyntaxNode, _ context: RuleContext) -> Bool {
    node.subtree.contains { context.record.uses[$0.id]?.decl == property }
  }

  /// Whether a value is made from a parameter of the function or of a closure.
  private func isVaried(_ value: SyntaxNode, _ context: RuleContext) -> Bool {
    let analyzer = context.analyzer
    var names = context.ancestors.filter { $0.kind == .closureExpr }.flatMap { $0.closureParameterNames(unnamed: 2) }
    if let function = context.decl, analyzer.decl(function).kind == .function {
      names += analyzer.signature(of: function).parameters.map(\.name)
    }
    return value.subtree.contains { part in
      part.kind == .declReferenceExpr && names.contains { $0.text == part.text }
    }
  }
}

extension SyntaxNode {
  /// Whether the node is a list of statements.
  fileprivate var isStatementList: Bool { kind == .codeBlock || kind == .closureExpr }

  /// The statement, and those in the closure of a call that is the statement: `withAnimation { isShown = true }`.
  fileprivate var withAnimatedStatements: [SyntaxNode] {
    guard kind == .functionCallExpr, let closure = children.last(where: { $0.kind == .closureExpr }) else {
      return [self]
    }
    return [self] + closure.children
  }
}
