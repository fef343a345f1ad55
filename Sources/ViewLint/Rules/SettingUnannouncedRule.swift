import ViewCatalog
import ViewSemantics
import ViewSource
import ViewSyntax

/// Warns about a property of an observable object that is stored outside of it, without notifying views of changes.
struct SettingUnannouncedRule: Rule {
  static let info = RuleInfo(
    "setting_unannounced", .state, .warning, isFixable: false,
    summary: "the property lives in a store that notifies no view: views keep showing the old value",
    explanation: """
      After a change a view keeps the old value until something else updates it. Views follow what an `@Observable` \
      object stores, and what an `ObservableObject` publishes; a property whose `get` and `set` access `UserDefaults` \
      stores nothing in the object. Store the value in the object, and write it to the store in its `didSet`: `var \
      isOn = UserDefaults.standard.bool(forKey: "on") { didSet { … } }`, with `@Published` in an `ObservableObject`.
      """,
    silence: """
      The rule ignores a `set` that also changes something in the object, calls a function of the program, or \
      announces the change through `withMutation(keyPath:)` or `objectWillChange`. It also ignores private properties, \
      and properties that no view shows.
      """,
    examples: [
      RuleExample(
        """
        import Observation
        @Observable final class Settings {
          var ↓isSoundOn: Bool {
            get { UserDefaults.standard.bool(forKey: "sound") }
            set { UserDefaults.standard.set(newValue, forKey: "sound") }
          }
          var isUnused: Bool {
            get { UserDefaults.standard.bool(forKey: "unused") }
            set { UserDefaults.standard.set(newValue, forKey: "unused") }
          }
        }
        struct SettingsView: View {
          @State private var settings = Settings()
          var body: some View { Toggle("Sound", isOn: $settings.isSoundOn) }
        }
        """),
      RuleExample(
        """
        final class Settings: ObservableObject {
          private enum Key { static let size = "size" }
          private let store = UserDefaults.standard
          var ↓size: Int {
            get { store.integer(forKey: Key.size) }
            set { store.set(newValue, forKey: Key.size) }
          }
          func enlarge() { size += 1 }
        }
        struct SizeView: View {
          @StateObject private var settings = Settings()
          var body: some View {
            Text("\\(settings.size)")
            Button("Larger") { settings.enlarge() }
          }
        }
        """),
      RuleExample(
        """
        import Observation
        @Observable final class Settings {
          var isSoundOn = UserDefaults.standard.bool(forKey: "sound") {
            didSet { UserDefaults.standard.set(isSoundOn, forKey: "sound") }
          }
          var theme: Int {
            get {
              access(keyPath: \\.theme)
              return UserDefaults.standard.integer(forKey: "theme")
            }
            set {
              withMutation(keyPath: \\.theme) { UserDefaults.standard.set(newValue, forKey: "theme") }
            }
          }
        }
        final class Sizes: ObservableObject {
          @Published private var changes = 0
          var large: Int {
            get { UserDefaults.standard.integer(forKey: "large") }
            set {
              objectWillChange.send()
              UserDefaults.standard.set(newValue, forKey: "large")
            }
          }
        }
        final class Counted: ObservableObject {
          @Published private var changes = 0
          var small: Int {
            get { UserDefaults.standard.integer(forKey: "small") }
            set {
              UserDefaults.standard.set(newValue, forKey: "small")
              changes += 1
            }
          }
        }
        struct SettingsView: View {
          @State private var settings = Settings()
          @StateObject private var sizes = Sizes()
          @StateObject private var counted = Counted()
          var body: some View {
            Toggle("Sound", isOn: $settings.isSoundOn)
            Stepper("Theme", value: $settings.theme)
            Stepper("Large", value: $sizes.large)
            Stepper("Small", value: $counted.small)
          }
        }
        """),
      RuleExample(
        """
        @propertyWrapper struct Stored<Value> {
          let key: String
          let fallback: Value
          init(wrappedValue: Value, _ key: String) { (self.key, fallback) = (key, wrappedValue) }
          var wrappedValue: Value {
            get { UserDefaults.standard.object(forKey: key) as? Value ?? fallback }
            set { UserDefaults.standard.set(newValue, forKey: key) }
          }
        }
        final class Preferences: ObservableObject {
          @Stored("unit") var ↓unit = "km"
          @Stored("theme") var theme = 0
          @Published var name = ""
        }
        struct PreferencesView: View {
          @StateObject private var preferences = Preferences()
          var body: some View {
            Picker("Unit", selection: $preferences.unit) {
              Text("km").tag("km")
              Text("mi").tag("mi")
            }
            TextField("Name", text: $preferences.name)
          }
        }
        """),
    ], precision: RuleInfo.Precision(right: 0, of: 0, inApps: 160))

  static let visits: [NodeKind] = [.patternBinding]
  /// Setters are in models.
  static let outsideViews = OutsideViews(words: ["newValue"])
  static let usesProgramFacts = true

  func check(_ node: SyntaxNode, in context: RuleContext) {
    let analyzer = context.analyzer
    guard context.ancestors.isEmpty, let decl = context.decl, !analyzer.decl(decl).has(.isStatic),
      analyzer.decl(decl).access > .privateAccess, let owner = context.ownerType,
      analyzer.decl(owner).kind == .classType,
      context.conforms(owner, to: .observable) || context.conforms(owner, to: .observableObject),
      let store = analyzer.outsideStore(of: decl), !analyzer.tellsOfChanges(owner)
    else { return }
    let name = analyzer.name(of: decl)
    context.report(
      Diagnostic(
        Self.info.level, Self.info.id,
        "`\(name)` is stored in `\(store)`, which notifies no view of a change: views keep showing the old value; "
          + "store it in the object, and write it to `\(store)` in its `didSet`",
        in: context.file, at: analyzer.nameRange(of: decl)), if: .displayed(decl))
  }
}
