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
      only a part is given, and keys that code passes on under another name.
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
    ])

  static let visits: [NodeKind] = [.patternBinding, .functionCallExpr]
  static let dependsOnWholeProgram = true

  private static let readers: [Name] = ["FocusedValue", "FocusedBinding"]
  private static let givers = WordFilter([
    "focusedValue", "focusedSceneValue", "focusedObject", "focusedSceneObject",
  ])
  private static let onChange = CatalogueMember("View", "onPreferenceChange")
  private static let preferenceGivers = WordFilter([
    "preference", "transformPreference", "anchorPreference", "transformAnchorPreference",
  ])

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
    guard isOwnMember(name, analyzer), !isGiven(name, by: Self.givers, analyzer) else { return }
    let text = analyzer.name(of: decl)
    context.report(
      Diagnostic(
        Self.info.level, Self.info.id,
        "`\(text)` is always `nil`: no view sets it; add `.focusedSceneValue(\\.\(name.text), …)` to the view that has it",
        in: context.file, at: analyzer.nameRange(of: decl)))
  }

  private func checkPreference(_ node: SyntaxNode, _ context: RuleContext) {
    let analyzer = context.analyzer
    guard let name = node.calleeName, let key = node.arguments.first, key.kind == .memberAccessExpr,
      let base = key.children.first, base.kind == .declReferenceExpr || base.kind == .typeExpr,
      let token = base.lastToken,
      !context.isPreview,
      analyzer.program.isWholeModule(around: context.fileID) || analyzer.program.userFileIDs.count == 1
        || analyzer.hasEntry
    else { return }
    let keyName = base.name(of: token)
    guard
      analyzer.types(named: keyName, in: context.decl ?? analyzer.program.declID(context.fileID, 0)).contains(where: {
        analyzer.isOwn($0) && analyzer.decl($0).access < .publicAccess
      }), !isGiven(keyName, by: Self.preferenceGivers, analyzer)
    else { return }
    context.report(
      Diagnostic(
        Self.info.level, Self.info.id,
        "no view sets this preference: the action gets only the default value of `\(keyName.text)`; set it inside with "
          + "`.preference(key:value:)`",
        in: context.file, at: name.range))
  }

  private func isOwnMember(_ name: Name, _ analyzer: Analyzer) -> Bool {
    analyzer.program.declaresMember(name)
  }

  /// Whether a call of one of the functions contains the key, or passes an unknown key.
  private func isGiven(_ key: Name, by givers: WordFilter, _ analyzer: Analyzer) -> Bool {
    analyzer.program.userFileIDs.contains { file in
      let root = analyzer.program.file(file).tree.root
      guard root.says(givers) else { return false }
      return root.subtree.contains { call in
        guard call.kind == .functionCallExpr, let name = call.calleeName, givers.names.contains(call.name(of: name))
        else {
          return false
        }
        guard let first = call.arguments.first else { return true }
        // `.preference(key: Self.self, …)`, or a key path in a variable.
        return first.mentions(key) || !first.text.contains("\\") && !first.text.contains(".self")
          || first.text.contains("Self.self")
      }
    }
  }
}
