import ViewCatalog
import ViewSemantics
import ViewSource
import ViewSyntax

/// Warns about a stored setting in a class whose other properties are observed.
struct AppStorageInObservableRule: Rule {
  static let info = RuleInfo(
    "app_storage_in_observable", .state, .warning, isFixable: false,
    summary: "views that read the setting are not updated, because Observation does not track it",
    explanation: """
      The view goes on showing the old value when the setting changes. A wrapped property of an `@Observable` class \
      must be `@ObservationIgnored`, so a body that reads the setting subscribes to nothing. Keep a plain property \
      and store it in its `didSet`, or move the `@AppStorage` into the view that shows it.
      """,
    silence: """
      An `ObservableObject`. A static property. A setting that no body shows: it is read only in actions, in \
      initializers and in functions without an immediate result. A class that notifies Observation itself, by \
      `access(keyPath:)` and `withMutation(keyPath:)`.
      """,
    examples: [
      RuleExample(
        """
        import Observation
        @Observable final class Settings {
          @ObservationIgnored @AppStorage("theme") var ↓theme = 0
          @ObservationIgnored @AppStorage("size") private var ↓size = 10
          var title: String { "Size \\(size)" }
        }
        struct ThemeView: View {
          let settings: Settings
          var body: some View { Text("Theme \\(settings.theme), \\(settings.title)") }
        }
        """),
      RuleExample(
        """
        import Observation
        @Observable final class Account {
          @ObservationIgnored @AppStorage("server") var server = ""
          @ObservationIgnored @AppStorage("onlyMine") private var storedOnlyMine = false
          var onlyMine: Bool {
            didSet { storedOnlyMine = onlyMine }
          }
          init() { onlyMine = storedOnlyMine }
          func load() async throws -> Int { server.count }
          func logOut() { if !server.isEmpty { server = "" } }
        }
        struct AccountView: View {
          let account: Account
          var body: some View { Button("Log out") { print(account.server) } }
        }
        """),
      RuleExample(
        """
        import Observation
        @Observable final class Settings {
          var theme = UserDefaults.standard.integer(forKey: "theme") {
            didSet { UserDefaults.standard.set(theme, forKey: "theme") }
          }
        }
        """),
      RuleExample(
        """
        import Observation
        @Observable final class Settings {
          @ObservationIgnored @AppStorage("theme") private var storedTheme = 0
          var theme: Int {
            get {
              access(keyPath: \\.theme)
              return storedTheme
            }
            set { withMutation(keyPath: \\.theme) { storedTheme = newValue } }
          }
        }
        """),
      RuleExample(
        """
        final class Settings: ObservableObject {
          @AppStorage("theme") var theme = 0
        }
        """),
      RuleExample(
        """
        import Observation
        @Observable final class Settings {
          @ObservationIgnored @AppStorage("theme") var ↓theme = 0
          @ObservationIgnored @AppStorage("count") var count = 0
        }
        struct Form: View {
          @Bindable var settings: Settings
          var body: some View {
            Stepper("Theme", value: $settings.theme)
            Button("Count") { settings.count += 1 }
          }
        }
        """),
    ], precision: RuleInfo.Precision(right: 3, of: 3, inApps: 38))

  static let visits: [NodeKind] = [.patternBinding]
  static let usesProgramFacts = true

  func check(_ node: SyntaxNode, in context: RuleContext) {
    let analyzer = context.analyzer
    guard context.ancestors.isEmpty, let decl = context.decl, analyzer.decl(decl).has(.hasCustomAttributes),
      !analyzer.decl(decl).has(.isStatic), analyzer.decl(decl).kind == .variable,
      let owner = context.ownerType, analyzer.decl(owner).kind == .classType,
      let wrapper = analyzer.propertyWrappers(of: decl).first(where: { isStored($0.decl, context) }),
      context.conforms(owner, to: .observable), !analyzer.tellsOfChanges(owner)
    else { return }
    context.report(
      Diagnostic(
        Self.info.level, Self.info.id,
        "`@\(analyzer.name(of: wrapper.decl))` in an `@Observable` class is not tracked by Observation: views that read "
          + "`\(analyzer.name(of: decl))` are not updated when it changes; keep a plain property and store it in its `didSet`",
        in: context.file, at: analyzer.nameRange(of: decl)), if: .displayed(decl))
  }

  /// Whether a wrapper stores its value outside of the program and notifies views of changes.
  private func isStored(_ wrapper: DeclID, _ context: RuleContext) -> Bool {
    context.analyzer.fact(.subscribes, of: wrapper) != nil
      && context.analyzer.catalogueText(.installed, of: wrapper) == nil
  }
}
