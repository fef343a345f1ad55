import ViewCatalog
import ViewSemantics
import ViewSource
import ViewSyntax

/// Warns about one setting with different default values in different places.
struct StoredDefaultsRule: Rule {
  static let info = RuleInfo(
    "app_storage_defaults_differ", .state, .warning, isFixable: false,
    summary: "one setting has different defaults: until it is set, screens disagree about it",
    explanation: """
      One screen shows the setting as on and another as off, until a person first sets it. The default of an \
      `@AppStorage` is not stored: each property uses its own default until a value is stored under the key. Use one \
      default for all, best from one place. If one property stores a text and another one with the same key a number, \
      neither ever reads what the other has written.
      """,
    silence: """
      The rule ignores computed keys and values, other stores, other modules, tests and previews, and modules that \
      register defaults, which override the properties' own.
      """,
    examples: [
      RuleExample(
        """
        struct Player: View {
          @AppStorage("volume") private var volume = 50
          var body: some View { Text("\\(volume)") }
        }
        struct PlayerSettings: View {
          @AppStorage("volume") private var ↓volume = 80
          var body: some View { Stepper("Volume", value: $volume) }
        }
        """),
      RuleExample(
        """
        enum Scheme: String { case light, dark }
        enum Keys { static let scheme = "scheme" }
        struct Home: View {
          @AppStorage(Keys.scheme) private var scheme = Scheme.light
          @AppStorage("tips") private var showsTips = true
          @AppStorage("name", store: UserDefaults(suiteName: "group")) private var name = "A"
          var body: some View { Text(showsTips ? name : scheme.rawValue) }
        }
        struct Settings: View {
          @AppStorage("scheme") private var scheme: Scheme = .light
          @AppStorage("tips") private var ↓areTipsShown = false
          @AppStorage("name") private var name = "B"
          var body: some View {
            Toggle("Tips", isOn: $areTipsShown)
            TextField("Name", text: $name)
            Text(scheme.rawValue)
          }
        }
        """),
      RuleExample(
        """
        final class Start {
          init() { UserDefaults.standard.register(defaults: ["volume": 60]) }
        }
        struct Player: View {
          @AppStorage("volume") private var volume = 50
          var body: some View { Text("\\(volume)") }
        }
        struct PlayerSettings: View {
          @AppStorage("volume") private var volume = 80
          var body: some View { Stepper("Volume", value: $volume) }
        }
        """),
      RuleExample(
        """
        struct Player: View {
          @AppStorage("volume") private var ↓volume = 50
          @AppStorage("speed") private var speed = 1
          var body: some View { Text("\\(volume) \\(speed)") }
        }
        struct PlayerSettings: View {
          @AppStorage("volume") private var ↓volume = "50"
          @AppStorage("speed") private var speed = 1
          var body: some View {
            TextField("Volume", text: $volume)
            Stepper("Speed", value: $speed)
          }
        }
        """),
    ], precision: RuleInfo.Precision(right: 17, of: 17, inApps: 68))

  static let visits: [NodeKind] = [.patternBinding]
  static let usesProgramFacts = true

  private static let words: [Name] = ["UserDefaults", "register", "defaults"]

  func check(_ node: SyntaxNode, in context: RuleContext) {
    let analyzer = context.analyzer
    guard context.ancestors.isEmpty, let decl = context.decl, let value = context.storedDefault(of: decl),
      !analyzer.perProgram(Self.info.id, { RegisteringModules(analyzer) }).contains(decl)
    else { return }
    context.report(
      Diagnostic(
        Self.info.level, Self.info.id,
        "`\(analyzer.name(of: decl))` defaults to `\(value.value)` here and to something else in another place, so "
          + "screens disagree until the setting is set; use one default wherever the key is used",
        in: context.file, at: value.place.range),
      if: .beginsOtherwise(value, note: "here it defaults to"))
    guard let isText = value.isText else { return }
    context.report(
      Diagnostic(
        Self.info.level, Self.info.id,
        "`\(analyzer.name(of: decl))` is stored as \(isText ? "a `String`" : "a number or a `Bool`") here, and as "
          + "\(isText ? "a number or a `Bool`" : "a `String`") under the same key in another place: neither reads "
          + "what the other has written, and each shows its own default; use one type for the key",
        in: context.file, at: value.place.range),
      if: .storedOtherwise(value, note: "here it is"))
  }

  /// The modules with a file that may register defaults.
  private struct RegisteringModules {
    private let numbers: Set<Int>
    private let program: Program

    init(_ analyzer: Analyzer) {
      program = analyzer.program
      numbers = Set(
        program.userFileIDs.filter { file in
          let root = analyzer.program.file(file).tree.root
          return StoredDefaultsRule.words.allSatisfy { root.mentions($0) }
        }
        .map { analyzer.program.moduleNumber(of: $0) })
    }

    func contains(_ decl: DeclID) -> Bool { numbers.contains(program.moduleNumber(of: decl.file)) }
  }
}
