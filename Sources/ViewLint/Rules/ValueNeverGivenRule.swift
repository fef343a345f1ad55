import ViewCatalog
import ViewSemantics
import ViewSource
import ViewSyntax

/// Warns about a focused value or a preference that code reads and no view sets.
struct ValueNeverGivenRule: Rule {
  static let info = RuleInfo(
    "value_never_given", .correctness, .warning, isFixable: false,
    summary: "a focused value or a preference is read, and no view sets it",
    explanation: """
      A command that needs the value stays disabled, or an action gets only the default value. \
      `@FocusedValue(\\.save)` is `nil` until the focused view or its window sets it with `focusedValue(\\.save, …)` \
      or `focusedSceneValue(\\.save, …)`. `onPreferenceChange(Key.self)` gets only the default value if no view \
      inside sets the preference with `preference(key:value:)`. Set the value in the view that has it.
      """,
    silence: """
      The rule ignores public preference keys, focused values that the program does not declare, programs of which \
      only a part is given, and programs that set a preference or value whose key is a variable or a generic parameter.
      """,
    examples: [
      RuleExample(
        """
        struct SaveKey: FocusedValueKey { typealias Value = () -> Void }
        extension FocusedValues {
          var save: (() -> Void)? {
            get { self[SaveKey.self] }
            set { self[SaveKey.self] = newValue }
          }
        }
        struct HeightKey: PreferenceKey {
          static let defaultValue = 0.0
          static func reduce(value: inout Double, nextValue: () -> Double) { value = nextValue() }
        }
        struct EditorCommands: Commands {
          @FocusedValue(\\.save) private var ↓save
          var body: some Commands {
            CommandGroup(replacing: .saveItem) { Button("Save") { save?() }.disabled(save == nil) }
          }
        }
        struct Editor: View {
          @State private var height = 0.0
          var body: some View { Text("\\(height)").↓onPreferenceChange(HeightKey.self) { height = $0 } }
        }
        @main struct EditorApp: App {
          var body: some Scene { WindowGroup { Editor() }.commands { EditorCommands() } }
        }
        """),
      RuleExample(
        """
        struct SaveKey: FocusedValueKey { typealias Value = () -> Void }
        extension FocusedValues {
          var save: (() -> Void)? {
            get { self[SaveKey.self] }
            set { self[SaveKey.self] = newValue }
          }
        }
        struct HeightKey: PreferenceKey {
          static let defaultValue = 0.0
          static func reduce(value: inout Double, nextValue: () -> Double) { value = nextValue() }
        }
        struct EditorCommands: Commands {
          @FocusedValue(\\.save) private var save
          var body: some Commands {
            CommandGroup(replacing: .saveItem) { Button("Save") { save?() }.disabled(save == nil) }
          }
        }
        struct Editor: View {
          @State private var height = 0.0
          var body: some View {
            Text("\\(height)")
              .focusedSceneValue(\\.save) { height = 0 }
              .preference(key: HeightKey.self, value: 3)
              .onPreferenceChange(HeightKey.self) { height = $0 }
          }
        }
        @main struct EditorApp: App {
          var body: some Scene { WindowGroup { Editor() }.commands { EditorCommands() } }
        }
        """),
      RuleExample(
        """
        struct HeightKey: PreferenceKey {
          static let defaultValue = 0.0
          static func reduce(value: inout Double, nextValue: () -> Double) { value = nextValue() }
        }
        struct Measuring<Key: PreferenceKey>: ViewModifier where Key.Value == Double {
          func body(content: Content) -> some View {
            content.background(GeometryReader { Color.clear.preference(key: Key.self, value: $0.size.height) })
          }
        }
        struct Editor: View {
          @State private var height = 0.0
          var body: some View {
            Text("\\(height)").modifier(Measuring<HeightKey>()).onPreferenceChange(HeightKey.self) { height = $0 }
          }
        }
        """),
    ], precision: RuleInfo.Precision(right: 0, of: 0, inApps: 162))

  static let visits: [NodeKind] = [.patternBinding, .functionCallExpr]
  static let usesProgramFacts = true

  private static let readers: [Name] = ["FocusedValue", "FocusedBinding"]
  private static let focusSetters: [Name] = [
    "focusedValue", "focusedSceneValue", "focusedObject", "focusedSceneObject",
  ]
  private static let onChange = CatalogueMember("View", "onPreferenceChange")
  private static let preferenceSetters: [Name] = [
    "preference", "transformPreference", "anchorPreference", "transformAnchorPreference",
  ]

  static func checksCalls(_ callee: Callee) -> Bool { callee.isAny(of: [onChange]) }

  func check(_ node: SyntaxNode, in context: RuleContext) {
    let analyzer = context.analyzer
    if node.kind == .functionCallExpr { return checkPreference(node, context) }
    guard context.ancestors.isEmpty, let decl = context.decl, let wrapper = analyzer.propertyWrappers(of: decl).first,
      analyzer.isFromCatalogue(wrapper.decl), Self.readers.contains(analyzer.decl(wrapper.decl).name),
      let path = analyzer.header(ofVariable: decl).firstNonNil({ $0.subtree.first { $0.kind == .keyPathExpr } }),
      let token = path.onlyKeyPathName, analyzer.hasEntry
    else { return }
    let name = path.name(of: token)
    // The program declares the key, not a package or the system.
    guard analyzer.program.declaresMember(name) else { return }
    let text = analyzer.name(of: decl)
    context.report(
      Diagnostic(
        Self.info.level, Self.info.id,
        "`\(text)` is always `nil`: no view sets it; add `.focusedSceneValue(\\.\(name.text), …)` to the view that has it",
        in: context.file, at: analyzer.nameRange(of: decl)),
      if: .nowhere(Self.focusSetters) { place, analyzer in
        guard let key = place.call(analyzer.program)?.arguments.first else { return true }
        // A key path in a variable may lead to the key.
        return key.kind != .keyPathExpr || key.mentions(name)
      })
  }

  private func checkPreference(_ node: SyntaxNode, _ context: RuleContext) {
    let analyzer = context.analyzer
    guard let name = node.calleeName, let key = node.arguments.first.flatMap({ type(named: $0, context) }),
      !context.isPreview, context.isOwn(key), analyzer.decl(key).access < .publicAccess,
      analyzer.isWholeModule(around: context.fileID) || analyzer.program.userFileIDs.count == 1
        || analyzer.hasEntry
    else { return }
    context.report(
      Diagnostic(
        Self.info.level, Self.info.id,
        "no view sets this preference: the action gets only the default value of `\(analyzer.name(of: key))`; set it "
          + "inside with `.preference(key:value:)`",
        in: context.file, at: name.range),
      if: .nowhere(Self.preferenceSetters) { place, analyzer in
        guard let argument = place.call(analyzer.program)?.arguments.first,
          let given = place.context(analyzer).flatMap({ ValueNeverGivenRule().type(named: argument, $0) })
        else { return true }
        // A generic parameter or a protocol may stand for the key.
        return given == key || ![.structure, .enumeration, .classType].contains(analyzer.decl(given).kind)
      })
  }

  /// The type that an argument names: `HeightKey` of `HeightKey.self`.
  private func type(named argument: SyntaxNode, _ context: RuleContext) -> DeclID? {
    let value = argument.argumentValue
    guard value.kind == .memberAccessExpr, value.text.hasSuffix(".self"), let base = value.children.first,
      base.kind == .declReferenceExpr || base.kind == .typeExpr || base.kind == .memberAccessExpr,
      let token = base.lastToken, token.kind == .identifier, let decl = context.decl
    else { return nil }
    return context.analyzer.types(named: base.name(of: token), in: decl).first
  }
}
