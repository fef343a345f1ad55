import ViewCatalog
import ViewSemantics
import ViewSource
import ViewSyntax

/// Warns about a setting that a view observes in one store of user defaults, and that code sets only in another one.
struct SettingOfOtherStoreRule: Rule {
  static let info = RuleInfo(
    "setting_of_other_store", .data, .warning, isFixable: false,
    summary: "the view observes the setting in one store of the user defaults, and code sets it in another one",
    explanation: """
      The view keeps showing the default value. `@AppStorage("goal")` reads the standard user defaults of the app; \
      `UserDefaults(suiteName: "group.app")!.set(3, forKey: "goal")` writes to those of an app group, which are another \
      store. Give the property the same store: `@AppStorage("goal", store: UserDefaults(suiteName: "group.app"))`.
      """,
    silence: """
      The rule ignores properties that are set or bound themselves, keys that code also sets in the observed store, \
      programs that choose a store with `defaultAppStorage`, and stores that are not created in the program.
      """,
    examples: [
      RuleExample(
        """
        extension UserDefaults {
          static let shared = UserDefaults(suiteName: "group.app")!
        }
        struct Goal: View {
          @AppStorage("goal") private var ↓goal = 2
          var body: some View {
            Text("\\(goal)")
            Button("More") { UserDefaults.shared.set(goal + 1, forKey: "goal") }
          }
        }
        """),
      RuleExample(
        """
        extension UserDefaults {
          static let shared = UserDefaults(suiteName: "group.app")!
        }
        struct Goal: View {
          @AppStorage("goal", store: .shared) private var goal = 2
          @AppStorage("limit") private var limit = 5
          @AppStorage("start") private var start = 0
          var body: some View {
            Text("\\(goal) \\(limit) \\(start)")
            Stepper("Limit", value: $limit)
            Button("More") {
              UserDefaults.shared.set(goal + 1, forKey: "goal")
              UserDefaults.shared.set(limit, forKey: "limit")
              UserDefaults.standard.set(1, forKey: "start")
            }
          }
        }
        """),
    ], precision: RuleInfo.Precision(right: 0, of: 0, inApps: 127))

  static let visits: [NodeKind] = [.patternBinding]
  static let dependsOnWholeProgram = true

  private static let key: Name = "forKey"
  private static let set: Name = "set"
  private static let chosen: Name = "defaultAppStorage"
  private static let defaults: Name = "UserDefaults"
  private static let standard: Name = "standard"
  private static let suite: Name = "suiteName"

  func check(_ node: SyntaxNode, in context: RuleContext) {
    let analyzer = context.analyzer
    guard let (decl, key, _) = context.standardSetting, isSetNowhere(decl, analyzer),
      case let calls = settings(analyzer)[key] ?? [], !calls.isEmpty
    else { return }
    let stores = calls.map { store(of: $0, analyzer) }
    guard let first = stores.first, first != nil, stores.allSatisfy({ $0 == first }), let call = calls.first else {
      return
    }
    let name = analyzer.name(of: decl)
    context.report(
      Diagnostic(
        Self.info.level, Self.info.id,
        "`\(name)` is read from the standard user defaults, but \(key) is only set in another store: the view keeps "
          + "showing the default value; give the property the same `store:`",
        in: context.file, at: analyzer.nameRange(of: decl),
        notes: [Diagnostic.Note("it is set here", in: analyzer.program.file(call.file).source, at: call.node.range)]))
  }

  private func isSetNowhere(_ decl: DeclID, _ analyzer: Analyzer) -> Bool {
    let uses = PropertyUses(of: decl, analyzer)
    return uses.writes.isEmpty && uses.bindings.isEmpty
  }

  private struct Call {
    let node: SyntaxNode
    let file: FileID
  }

  /// The calls `….set(…, forKey: "key")` of the program by key; none if the program chooses a store for all properties.
  private func settings(_ analyzer: Analyzer) -> [String: [Call]] {
    analyzer.perProgram(Self.info.id) {
      var found: [String: [Call]] = [:]
      for file in analyzer.program.userFileIDs {
        let root = analyzer.program.file(file).tree.root
        if root.mentions(Self.chosen) { return [:] }
        guard root.mentions(Self.key) else { continue }
        for call in root.subtree where call.kind == .functionCallExpr && call.mentions(Self.key) {
          guard let name = call.calleeName, call.name(of: name) == Self.set,
            let last = call.arguments.last,
            case let key = (last.argumentValue).text, key.hasPrefix("\"")
          else { continue }
          found[key, default: []].append(Call(node: call, file: file))
        }
      }
      return found
    }
  }

  /// The name of the suite to which a call writes; `nil` for another or an unknown store.
  private func store(of call: Call, _ analyzer: Analyzer) -> String? {
    let body = analyzer.bodies(in: call.file).first { analyzer.node(of: $0).range.contains(call.node.range) }
    guard let body, let base = call.node.memberBase?.unchained else { return nil }
    let inner = RuleContext(analyzer, call.file)
    inner.enter(body)
    let origin = inner.originOnceMade(of: base)
    let made = origin.node.unchained
    guard origin.context.makes(made, anyOf: [Self.defaults]) || isInitializer(made, origin.context),
      let suite = origin.context.argument(made, Self.suite)
    else { return nil }
    return suite.text
  }

  /// Whether a call of the failable initializer makes user defaults.
  private func isInitializer(_ call: SyntaxNode, _ context: RuleContext) -> Bool {
    context.record.uses[call.id].map {
      context.analyzer.isInitializer($0.decl) && context.analyzer.ownerName(of: $0.decl) == Self.defaults
    } ?? false
  }
}
