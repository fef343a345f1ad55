import ViewSemantics
import ViewSource
import ViewSyntax

/// Warns of a closure in the environment.
struct EnvironmentClosureRule: Rule {
  static let info = RuleInfo(
    "environment_closure_key", .performance, .warning, isFixable: false,
    summary: "the value in the environment is a closure, which is never equal to itself",
    explanation: """
      A view that reads a value of the environment is updated when the value changes. Closures cannot be compared: each \
      time that the view which sets one is updated, all readers below it are updated too. Put a type with \
      `callAsFunction` there that holds what the closure needs, an object that is kept, or pass the closure to the views \
      that call it.
      """,
    silence: """
      Types that are called like functions, as `dismiss` and `openURL`, can be compared.
      """,
    examples: [
      RuleExample(
        """
        private struct SaveKey: EnvironmentKey {
          static let ↓defaultValue: (String) -> Void = { _ in }
        }
        """),
      RuleExample(
        """
        extension EnvironmentValues {
          @Entry var ↓save: () -> Void = {}
        }
        """),
      RuleExample(
        """
        private struct SaveKey: EnvironmentKey {
          static var ↓defaultValue: (() -> Void)? { nil }
        }
        """),
      RuleExample(
        """
        struct SaveAction {
          let store: [String]
          func callAsFunction() { print(store) }
        }
        private struct SaveKey: EnvironmentKey {
          static let defaultValue = SaveAction(store: [])
        }
        """),
      RuleExample(
        """
        extension EnvironmentValues {
          @Entry var margin: CGFloat = 8
        }
        """),
    ], precision: RuleInfo.Precision(right: 10, of: 10, inApps: 5))

  static let visits: [NodeKind] = [.patternBinding]

  private static let defaultValue: Name = "defaultValue"

  func check(_ node: SyntaxNode, in context: RuleContext) {
    guard context.ancestors.isEmpty, let decl = context.decl, let owner = context.ownerType,
      isKey(decl, owner, context)
    else { return }
    let type = context.analyzer.variableType(of: decl)
    guard context.analyzer.types.kind(context.analyzer.wrapped(type) ?? type) == .function else { return }
    context.report(
      Diagnostic(
        Self.info.level, Self.info.id,
        "a closure is never equal to itself: every view that reads this value is updated whenever it is set; give the environment "
          + "a value that can be compared",
        in: context.file, at: context.analyzer.nameRange(of: decl)))
  }

  /// The default of a key, or an entry, which makes its key itself.
  private func isKey(_ decl: DeclID, _ owner: DeclID, _ context: RuleContext) -> Bool {
    if context.analyzer.decl(decl).name == Self.defaultValue { return context.conforms(owner, to: .environmentKey) }
    guard owner == context.analyzer.knownDecl(.environmentValues) else { return false }
    return !context.analyzer.decl(decl).has(.isComputed)
  }
}
