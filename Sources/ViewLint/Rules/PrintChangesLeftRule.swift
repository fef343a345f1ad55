import ViewSemantics
import ViewSource
import ViewSyntax

/// Warns about debugging code in the body.
struct PrintChangesLeftRule: Rule {
  static let info = RuleInfo(
    "print_changes_left", .performance, .warning, isFixable: true,
    summary: "a debugging aid is left in the body",
    explanation: """
      `_printChanges()` and `_logChanges()` log why a body is evaluated. They are not public API, and cost time at \
      each evaluation of the body, in the released app too. Delete the call, or put it between `#if DEBUG` and \
      `#endif`.
      """,
    silence: """
      Calls under `#if`, and those under a condition at run time, unless it only checks availability. A helper that \
      every view has, which is a debugging aid itself.
      """,
    examples: [
      RuleExample(
        """
        struct Title: View {
          var body: some View {
            let _ = ↓Self._printChanges()
            Text("Title")
          }
        }
        """,
        fixed: """
          struct Title: View {
            var body: some View {
              Text("Title")
            }
          }
          """),
      RuleExample(
        """
        struct Title: View {
          var body: some View {
            #if DEBUG
              let _ = Self._logChanges()
            #endif
            Text("Title")
          }
        }
        """),
      RuleExample(
        """
        #if DEBUG
          struct Title: View {
            var body: some View {
              let _ = Self._printChanges()
              Text("Title")
            }
          }
        #endif
        """),
      RuleExample(
        """
        struct Title: View {
          let name: String
          var body: some View {
            let _ = ↓Self._printChanges(), title = name.uppercased()
            Text(title)
          }
        }
        """),
      RuleExample(
        """
        struct Line: View {
          var body: some View {
            let _ = ↓Self._printChanges(); Text("Line")
          }
        }
        """,
        fixed: """
          struct Line: View {
            var body: some View {
              Text("Line")
            }
          }
          """),
      RuleExample(
        """
        struct Settings {
          static let isTracing = true
        }
        struct Title: View {
          var body: some View {
            if Settings.isTracing {
              let _ = Self._printChanges()
            }
            if #available(iOS 17.1, *) {
              let _ = ↓Self._logChanges()
            }
            Text("Title")
          }
        }
        extension View {
          func tracingChanges() -> Self {
            Self._printChanges()
            return self
          }
        }
        """),
    ], precision: RuleInfo.Precision(right: 14, of: 14, inApps: 34))

  static let visits: [NodeKind] = [.functionCallExpr]

  private static let aids: [CatalogueMember] = [
    CatalogueMember("View", "_printChanges"), CatalogueMember("View", "_logChanges"),
  ]

  static func checksCalls(_ callee: Callee) -> Bool { callee.isAny(of: Self.aids) }

  func check(_ node: SyntaxNode, in context: RuleContext) {
    guard let name = node.calleeName, !context.isUnderIf(node), !isChosen(context), !isAid(context),
      !context.isPreview
    else { return }
    let statement = statement(of: node, context)
    let line = statement.map { context.file.wholeLines(of: $0.range) }
    context.report(
      Diagnostic(
        Self.info.level, Self.info.id,
        "`\(node.text(of: name))` runs at each evaluation of the body, in the released app too; delete it, or put it "
          + "under `#if DEBUG`",
        in: context.file, at: node.range,
        fixIts: line.map { [FixIt("delete it", [TextEdit($0, "")], isSafe: true)] } ?? []))
  }

  /// The statement that consists of the call, or of `let _ =` and the call; `nil` for other statements, or if it is the
  /// only one of its block.
  private func statement(of call: SyntaxNode, _ context: RuleContext) -> SyntaxNode? {
    var ancestors = context.ancestors[...]
    var statement = call
    if let declaration = ancestors.last(where: { $0.kind == .variableDecl }) {
      let parts = declaration.children
      guard parts.count == 1, let binding = parts.first, binding.children.first?.kind == .wildcardPattern,
        binding.children.last?.children.first?.id == call.id
      else { return nil }
      statement = declaration
      while let last = ancestors.popLast(), last.id != declaration.id {}
    }
    guard let block = ancestors.last, block.kind == .codeBlock || block.kind == .closureExpr,
      block.children.count(where: { $0.kind != .closureSignature }) > 1
    else { return nil }
    return statement
  }

  /// Whether a condition at run time decides about the code.
  private func isChosen(_ context: RuleContext) -> Bool {
    context.ancestors.contains { around in
      around.kind == .ifExpr && around.conditions.contains { $0.kind != .availabilityCondition }
    }
  }

  /// Whether the code is a member of a protocol extension.
  private func isAid(_ context: RuleContext) -> Bool {
    context.ownerType.map { context.analyzer.decl($0).kind == .protocolType } ?? false
  }
}
