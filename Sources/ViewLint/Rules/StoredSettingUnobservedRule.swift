import ViewCatalog
import ViewSemantics
import ViewSource
import ViewSyntax

/// Warns about a view that reads a setting from the user defaults and sets it, without observing changes.
struct StoredSettingUnobservedRule: Rule {
  static let info = RuleInfo(
    "stored_setting_unobserved", .state, .warning, isFixable: false,
    summary: "the view shows and changes a setting in the user defaults, but does not observe it",
    explanation: """
      After a tap on a button that sets the key, the view keeps showing the old value until something else updates it. \
      `UserDefaults.standard.string(forKey:)` is an ordinary call: the body does not depend on its result. \
      `@AppStorage` reads the key and updates the view.
      """,
    silence: """
      The rule ignores computed keys, stores other than the one that is read, views that observe the key with \
      `@AppStorage`, and actions that also change something that views depend on or call unknown code.
      """,
    examples: [
      RuleExample(
        """
        struct Greeting: View {
          private var name: String { UserDefaults.standard.↓string(forKey: "name") ?? "" }
          var body: some View {
            Text("Hello \\(name)")
            Button("Rename") { UserDefaults.standard.set("Ann", forKey: "name") }
          }
        }
        struct Sound: View {
          var body: some View {
            if UserDefaults.standard.↓bool(forKey: "loud") { Text("Loud") }
            Button("Louder") { raise() }
          }
          private func raise() { UserDefaults.standard.set(true, forKey: "loud") }
        }
        """),
      RuleExample(
        """
        struct Greeting: View {
          @AppStorage("name") private var name = ""
          @State private var taps = 0
          private var other: String { UserDefaults.standard.string(forKey: "other") ?? "" }
          private var third: String { UserDefaults.standard.string(forKey: "third") ?? "" }
          var body: some View {
            Text("Hello \\(name), \\(UserDefaults.standard.string(forKey: "name") ?? ""), \\(other), \\(third), \\(taps)")
            Button("Rename") { UserDefaults.standard.set("Ann", forKey: "name") }
            Button("Other") {
              UserDefaults.standard.set("Ann", forKey: "other")
              taps += 1
            }
            Button("Fourth") { UserDefaults.standard.set("Ann", forKey: "fourth") }
          }
        }
        """),
    ], precision: RuleInfo.Precision(right: 0, of: 0, inApps: 107))

  static let visits: [NodeKind] = [.functionCallExpr]

  private static let owner: Name = "UserDefaults"
  private static let key: Name = "forKey"
  private static let setting: Set<Name> = ["set", "setValue", "removeObject"]

  static func checksCalls(_ callee: Callee) -> Bool { callee.isFromCatalogue(with: key) }

  func check(_ node: SyntaxNode, in context: RuleContext) {
    guard let name = node.calleeName, !Self.setting.contains(node.name(of: name)), isOfDefaults(node, context),
      let key = key(of: node, context), let store = node.memberBase?.plainText, context.runsForBody, !context.isPreview,
      let view = context.ownerType, !observes(key, view, context),
      let change = change(of: key, in: store, view, context)
    else { return }
    context.report(
      Diagnostic(
        Self.info.level, Self.info.id,
        "this view changes the setting \(key) and keeps showing the old value: it does not observe the user "
          + "defaults; keep the setting in `@AppStorage(\(key))`",
        in: context.file, at: SourceRange(Int(name.start), node.range.end),
        notes: [Diagnostic.Note("it is changed here", in: change.context.file, at: change.node.range)]))
  }

  private func isOfDefaults(_ call: SyntaxNode, _ context: RuleContext) -> Bool {
    guard let use = context.record.uses[call.id], context.analyzer.isFromCatalogue(use.decl) else { return false }
    return context.analyzer.ownerName(of: use.decl) == Self.owner
  }

  /// The source of the key: a string literal.
  private func key(of call: SyntaxNode, _ context: RuleContext) -> String? {
    guard let key = context.argument(call, Self.key), key.kind == .stringLiteralExpr,
      key.child(.stringInterpolation) == nil
    else { return nil }
    return key.text
  }

  /// Whether a wrapper of the view observes a key.
  private func observes(_ key: String, _ view: DeclID, _ context: RuleContext) -> Bool {
    context.analyzer.children(of: view).contains { member in
      context.analyzer.propertyWrappers(of: member).first.map { $0.attribute.text.contains(key) } ?? false
    }
  }

  /// The place where an action of the view sets the key, without other effects that a view may observe.
  private func change(
    of key: String, in store: String, _ view: DeclID, _ context: RuleContext
  ) -> (node: SyntaxNode, context: RuleContext)? {
    for action in context.actions(of: view) {
      let calls = action.statements.flatMap(\.subtree).filter { $0.kind == .functionCallExpr }
      guard
        let write = calls.first(where: { call in
          isOfDefaults(call, action.context) && call.memberBase?.plainText == store
            && call.calleeName.map { Self.setting.contains(call.name(of: $0)) } == true
            && self.key(of: call, action.context) == key
        }),
        calls.allSatisfy({ isOfDefaults($0, action.context) }),
        CalledWrites(in: action.statements, action.context).found.isEmpty,
        !action.statements.contains(where: { $0.subtree.contains { $0.kind == .assignmentExpr } })
      else { continue }
      return (write, action.context)
    }
    return nil
  }
}
