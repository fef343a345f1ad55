import ViewSemantics
import ViewSource
import ViewSyntax

/// Warns about an environment default value that differs at each read.
struct EntryDefaultRule: Rule {
  static let info = RuleInfo(
    "entry_unstable_default", .performance, .warning, isFixable: false,
    summary: "each view that reads this environment value gets a different default",
    explanation: """
      Views that read the value are updated at every change of the environment, and two of them do not share one \
      object. The default of an `@Entry`, and a computed `defaultValue`, is evaluated each time that a view reads it \
      and the value is not set: an object or a fresh identifier is a new one each time. Keep it in a `static let`, or \
      make the default `nil`.
      """,
    silence: """
      Values that are equal each time, such as numbers and structures of them, and objects that are looked up and not \
      created. Functions, except for closures that are the default of an `@Entry` with the SDK 27, whose compiler \
      warns of them too. A value that a modifier of the program sets: the default is only a placeholder for it.
      """,
    examples: [
      RuleExample(
        """
        final class Store {}
        extension EnvironmentValues {
          @Entry var ↓store = Store()
        }
        """),
      RuleExample(
        """
        private struct TokenKey: EnvironmentKey {
          static var ↓defaultValue: UUID { UUID() }
        }
        """),
      RuleExample(
        """
        final class Store {
          static let shared = Store()
        }
        extension EnvironmentValues {
          @Entry var store = Store.shared
          @Entry var margin: CGFloat = 8
          @Entry var owner: Store? = nil
        }
        """),
      RuleExample(
        """
        private struct TokenKey: EnvironmentKey {
          static let defaultValue = UUID()
        }
        """),
      RuleExample(
        """
        struct Now: EnvironmentKey {
          static var defaultValue: () -> Date { Date.init }
        }
        """),
      RuleExample(
        """
        final class Router {
          static let shared = Router()
          static func make() -> Router { Router() }
          static func find() -> Router { shared }
        }
        struct Session {
          let id = UUID()
          var name = ""
        }
        struct Account {
          var id = 1
          var name = ""
        }
        extension EnvironmentValues {
          @Entry var ↓router = Router.make()
          @Entry var found = Router.find()
          @Entry var ↓session = Session(name: "first")
          @Entry var account = Account()
        }
        """),
      RuleExample(
        """
        final class Store {}
        private struct TokenKey: EnvironmentKey {
          static var defaultValue: UUID { UUID() }
        }
        extension EnvironmentValues {
          @Entry var store = Store()
          @Entry var ↓other = Store()
          var token: UUID {
            get { self[TokenKey.self] }
            set { self[TokenKey.self] = newValue }
          }
        }
        struct Root: View {
          @State private var store = Store()
          let token: UUID
          var body: some View { Text("Root").environment(\\.store, store).environment(\\.token, token) }
        }
        """),
      RuleExample(
        """
        extension EnvironmentValues {
          @Entry var ↓save: () -> Void = {}
          @Entry var open: (() -> Void)?
          @Entry var date: () -> Date = Date.init
        }
        """, sdk: 27),
      RuleExample(
        """
        extension EnvironmentValues {
          @Entry var save: () -> Void = {}
        }
        """, sdk: 26),
    ], precision: RuleInfo.Precision(right: 6, of: 6, inApps: 35))

  static let visits: [NodeKind] = [.patternBinding]
  static let usesProgramFacts = true
  /// A part of a program may lack the code that sets the value.
  static let dependsOnWholeProgram = false

  private static let defaultValue: Name = "defaultValue"

  func check(_ node: SyntaxNode, in context: RuleContext) {
    guard context.ancestors.isEmpty, let decl = context.decl, let owner = context.ownerType,
      let value = value(node, decl, owner, context)
    else { return }
    let name = context.analyzer.name(of: decl)
    if isClosure(value, context), context.analyzer.decl(decl).name != Self.defaultValue {
      return context.report(
        Diagnostic(
          .note, Self.info.id,
          "`\(name)` is a new closure each time that a view reads it where it is not set, and the SDK 27 warns of it; "
            + "keep one in a `static let`, or make the default `nil`",
          in: context.file, at: context.analyzer.nameRange(of: decl)))
    }
    let making = context.making(value)
    let made = making.context.madeType(making.node).flatMap {
      context.analyzer.decl($0).kind == .classType ? $0 : nil
    }
    // `Date.init` is a reference to a function.
    guard
      value.kind == .functionCallExpr
        || context.record.types[value.id].map({ context.analyzer.types.kind($0) }) != .function,
      let part = made.map({ _ in value }) ?? context.freshPart(of: value)
        ?? (hasFreshPart(value, context) ? value : nil)
    else { return }
    let provided = context.analyzer.decl(decl).name == Self.defaultValue ? entry(of: owner, context) : decl
    context.report(
      Diagnostic(
        Self.info.level, Self.info.id,
        "`\(RuleText.oneLine(part.text))` makes a new `\(name)` each time that a view reads it where it is not set; "
          + "keep one in a `static let`",
        in: context.file, at: context.analyzer.nameRange(of: decl)),
      if: provided.map { .notProvided($0) } ?? .all([]))
  }

  /// The environment value of a key: `var token: UUID { self[TokenKey.self] }`.
  private func entry(of key: DeclID, _ context: RuleContext) -> DeclID? {
    let analyzer = context.analyzer
    guard let values = analyzer.knownDecl(.environmentValues) else { return nil }
    return analyzer.extensions(of: values).filter { context.isOwn($0) }.flatMap { analyzer.children(of: $0) }.first {
      analyzer.decl($0).has(.isComputed) && analyzer.node(of: $0).mentions(analyzer.decl(key).name)
    }
  }

  /// Whether the default value of an `@Entry` is a closure, which the SDK warns about.
  private func isClosure(_ value: SyntaxNode, _ context: RuleContext) -> Bool {
    value.kind == .closureExpr && context.analyzer.program.configuration.isOfSDK27
  }

  /// Whether a structure of the program has a stored value that differs for each instance: `let id = UUID()`.
  private func hasFreshPart(_ value: SyntaxNode, _ context: RuleContext) -> Bool {
    let analyzer = context.analyzer
    guard let made = context.madeType(value), context.isOwn(made), let use = context.record.uses[value.id],
      use.isMemberwise
    else { return false }
    return analyzer.children(of: made).contains { member in
      let decl = analyzer.decl(member)
      guard decl.kind == .variable, decl.flags.isDisjoint(with: [.isComputed, .isStatic]),
        let first = analyzer.node(of: member).initialValue, context.argument(value, decl.name) == nil
      else { return false }
      return context.freshPart(of: first, analyzer.record(of: member)) != nil
    }
  }

  /// The expression that runs at each read: the initial value of an entry, or the getter of a key's default value.
  private func value(_ node: SyntaxNode, _ decl: DeclID, _ owner: DeclID, _ context: RuleContext) -> SyntaxNode? {
    let isComputed = context.analyzer.decl(decl).has(.isComputed)
    if context.analyzer.decl(decl).name == Self.defaultValue, context.conforms(owner, to: .environmentKey) {
      guard isComputed,
        let block = node.child(.codeBlock) ?? node.child(.accessorBlock)?.children.first?.child(.codeBlock),
        block.children.count == 1, let only = block.children.first
      else { return nil }
      return only.kind == .returnStmt ? only.children.first : only
    }
    guard owner == context.analyzer.knownDecl(.environmentValues), !isComputed else { return nil }
    return node.initialValue
  }
}
