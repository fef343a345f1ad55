import ViewSemantics
import ViewSource
import ViewSyntax

/// Warns about a closure in the environment.
struct EnvironmentClosureRule: Rule {
  static let info = RuleInfo(
    "environment_closure_key", .performance, .warning, isFixable: false,
    summary: "the environment value is a closure, which never equals the previous one",
    explanation: """
      All views that read the value are updated whenever the view that sets it is updated. SwiftUI updates readers of \
      an environment value when it changes, and closures cannot be compared, so each one counts as a change. Use a \
      type with `callAsFunction` that stores what the closure needs, an object that is stored, or pass the closure to \
      the views that call it.
      """,
    silence: """
      Types that are called like functions, such as `dismiss` and `openURL`, can be compared. Structures that store \
      anything other than closures, or that are `Equatable`.
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
      RuleExample(
        """
        struct Actions {
          var save: () -> Void = {}
          var load: (String) -> Void = { _ in }
        }
        struct Titles {
          var save = "Save"
          var load: () -> String = { "Load" }
        }
        extension EnvironmentValues {
          @Entry var ↓actions = Actions()
          @Entry var titles = Titles()
        }
        """),
    ], precision: RuleInfo.Precision(right: 49, of: 50, inApps: 74))

  static let visits: [NodeKind] = [.patternBinding]

  private static let defaultValue: Name = "defaultValue"
  private static let equatable: Name = "Equatable"

  func check(_ node: SyntaxNode, in context: RuleContext) {
    guard context.ancestors.isEmpty, let decl = context.decl, let owner = context.ownerType,
      isKey(decl, owner, context)
    else { return }
    let type = context.analyzer.variableType(of: decl)
    let value = context.analyzer.wrapped(type) ?? type
    let isClosure = context.analyzer.types.kind(value) == .function
    guard isClosure || holdsClosuresAlone(value, context) else { return }
    context.report(
      Diagnostic(
        Self.info.level, Self.info.id,
        (isClosure
          ? "a closure is never equal to itself"
          : "closures are never equal, nor are two values of `\(context.text(of: value))`, which stores nothing else")
          + ": every view that reads this value is updated whenever it is set; put a value that can be compared into "
          + "the environment",
        in: context.file, at: context.analyzer.nameRange(of: decl)))
  }

  /// Whether a type of the program is a structure of closures that is not `Equatable`.
  private func holdsClosuresAlone(_ type: TypeID, _ context: RuleContext) -> Bool {
    let analyzer = context.analyzer
    guard let nominal = context.nominal(type), context.isOwn(nominal), analyzer.decl(nominal).kind == .structure,
      !context.conforms(nominal, to: Self.equatable)
    else { return false }
    let stored = analyzer.children(of: nominal).filter {
      analyzer.decl($0).kind == .variable && analyzer.decl($0).flags.isDisjoint(with: [.isComputed, .isStatic])
    }
    return !stored.isEmpty
      && stored.allSatisfy { member in
        let type = analyzer.variableType(of: member)
        return analyzer.types.kind(analyzer.wrapped(type) ?? type) == .function
      }
  }

  /// Whether a declaration is the default value of a key, or an `@Entry`, which declares its own key.
  private func isKey(_ decl: DeclID, _ owner: DeclID, _ context: RuleContext) -> Bool {
    if context.analyzer.decl(decl).name == Self.defaultValue { return context.conforms(owner, to: .environmentKey) }
    guard owner == context.analyzer.knownDecl(.environmentValues) else { return false }
    return !context.analyzer.decl(decl).has(.isComputed)
  }
}
