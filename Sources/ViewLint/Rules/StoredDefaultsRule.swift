import ViewCatalog
import ViewSemantics
import ViewSource
import ViewSyntax

/// Warns about one setting with different default values in different places.
struct StoredDefaultsRule: Rule {
  static let info = RuleInfo(
    "app_storage_defaults_differ", .state, .warning, isFixable: false,
    summary: "one setting begins with different values: until it is set, screens disagree about it",
    explanation: """
      The value that an `@AppStorage` begins with is not stored: each property uses its own as long as nothing is kept under \
      the key. Where two properties with one key begin with different values, one screen shows the setting as on and another \
      as off, until a person sets it for the first time. Give all of them one value, best from one place. Where one \
      property keeps a text and another one with the same key a number, neither ever reads what the other has written.
      """,
    silence: """
      Keys and values that are worked out, other stores, other modules, tests and previews; modules that register defaults, \
      which count before any of these.
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
        "`\(analyzer.name(of: decl))` begins with `\(value.value)` here and with something else in another place, so that screens "
          + "disagree until the setting is set; begin with one value wherever the key is used",
        in: context.file, at: value.place.range),
      if: .beginsOtherwise(value, note: "here it begins with"))
    guard let isText = value.isText else { return }
    context.report(
      Diagnostic(
        Self.info.level, Self.info.id,
        "`\(analyzer.name(of: decl))` is kept as \(isText ? "a `String`" : "a number or a `Bool`") here, and as "
          + "\(isText ? "a number or a `Bool`" : "a `String`") under the same key in another place: neither reads what the other has "
          + "written, and each shows its own first value; use one type for the key",
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
