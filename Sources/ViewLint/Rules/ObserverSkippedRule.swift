import ViewCatalog
import ViewSemantics
import ViewSource
import ViewSyntax

/// Warns about a `didSet` on state that a binding changes without running it.
struct ObserverSkippedRule: Rule {
  static let info = RuleInfo(
    "observer_skipped", .state, .warning, isFixable: false,
    summary: "a binding writes the value without running its `didSet`",
    explanation: """
      After `Slider(value: $volume)` has moved, `volume` is new and `save()` was not called. `@State private var \
      volume = 0.5 { didSet { save() } }` runs `didSet` when the view's own code assigns to `volume`, but a binding \
      writes directly to the storage. The same holds for `willSet`, and for `@Binding`, `@AppStorage` and \
      `@SceneStorage`. `onChange(of: volume) { save() }` sees every change.
      """,
    silence: """
      A property whose binding is not passed on, or only to views of the program that just read it. `@Published` \
      properties and those of `@Observable` objects: a binding to them calls their setter, with its observers.
      """,
    examples: [
      RuleExample(
        """
        struct Volume: View {
          @State private var ↓volume = 0.5 {
            didSet { save() }
          }
          @State private var count = 0 {
            didSet { save() }
          }
          private func save() { UserDefaults.standard.set(volume, forKey: "volume") }
          var body: some View {
            Slider(value: $volume) { Text("Volume") }
            Button("\\(count)") { count += 1 }
          }
        }
        """),
      RuleExample(
        """
        struct Theme: View {
          @AppStorage("theme") private var ↓theme = "light" {
            willSet { print(newValue) }
          }
          @Binding var ↓profile: Profile {
            didSet { print(profile.name) }
          }
          var body: some View {
            Picker("Theme", selection: $theme) { Text("Light").tag("light") }
            TextField("Name", text: $profile.name)
          }
        }
        struct Profile { var name = "" }
        """),
      RuleExample(
        """
        final class Finder: ObservableObject {
          @Published var query = "" {
            didSet { results = [] }
          }
          @Published var results: [String] = []
        }
        struct Word: View {
          @Binding var text: String
          var body: some View { Text(text) }
        }
        struct Caption: View {
          @Binding var text: String
          var body: some View { Word(text: $text) }
        }
        struct FinderView: View {
          @StateObject private var finder = Finder()
          @State private var shown = "" {
            didSet { print(shown) }
          }
          @State private var note = "" {
            didSet {}
          }
          var body: some View {
            TextField("Name", text: $finder.query)
            TextField("Note", text: $note)
            Caption(text: $shown)
          }
        }
        """),
    ], precision: RuleInfo.Precision(right: 4, of: 4, inApps: 200))

  static let visits: [NodeKind] = [.patternBinding]

  func check(_ node: SyntaxNode, in context: RuleContext) {
    let analyzer = context.analyzer
    guard context.ancestors.isEmpty, let decl = context.decl, let observer = observer(of: node),
      let owner = context.ownerType, analyzer.decl(owner).kind == .structure,
      let wrapper = analyzer.propertyWrappers(of: decl).first,
      analyzer.ownsWrappedValue(wrapper.decl) || wrapper.decl == analyzer.knownDecl(.binding)
        || analyzer.catalogueText(.stores, of: wrapper.decl) != nil,
      let binding = PropertyUses(of: decl, analyzer).bindings.first(where: { binding in
        binding.node.kind != .inoutExpr && !isOnlyRead(binding.node, in: binding.file, of: decl, analyzer)
      })
    else { return }
    let name = analyzer.name(of: decl)
    context.report(
      Diagnostic(
        Self.info.level, Self.info.id,
        "a write through `$\(name)` does not run this property's `\(observer)`, which only assignments to `\(name)` "
          + "run; move its code to `onChange(of: \(name))`",
        in: context.file, at: analyzer.nameRange(of: decl),
        notes: [
          Diagnostic.Note(
            "the binding is passed on here", in: analyzer.program.file(binding.file).source, at: binding.node.range)
        ]))
  }

  private static let observers: Set<String> = ["didSet", "willSet"]

  /// The maximum number of views that pass on a binding.
  private static let maximumDepth = 3

  /// Whether a view of the program only reads the value of a binding, or passes it to such a view.
  private func isOnlyRead(
    _ binding: SyntaxNode, in file: FileID, of property: DeclID, _ analyzer: Analyzer, depth: Int = 0
  ) -> Bool {
    let around = analyzer.bodiesNear(property).first { body in
      body.file == file && analyzer.node(of: body).range.contains(binding.range)
    }
    guard depth < Self.maximumDepth, let around else { return false }
    let inner = RuleContext(analyzer, file)
    inner.enter(around)
    return analyzer.node(of: around).subtree.contains { call in
      guard call.kind == .functionCallExpr, call.range.contains(binding.range), let made = inner.madeType(call),
        inner.isOwn(made)
      else { return false }
      let given = analyzer.arguments(of: call, inner.record).first { $0.node.id == binding.id }
      return given.map { onlyReads($0.label, made, analyzer, depth: depth + 1) } ?? false
    }
  }

  private func onlyReads(_ label: Name, _ view: DeclID, _ analyzer: Analyzer, depth: Int) -> Bool {
    guard let member = analyzer.directMembers(of: view, named: label).first,
      analyzer.isBinding(member)
    else { return false }
    let uses = PropertyUses(of: member, analyzer)
    return uses.writes.isEmpty
      && uses.bindings.allSatisfy { isOnlyRead($0.node, in: $0.file, of: member, analyzer, depth: depth) }
  }

  /// The keyword of a property observer with a nonempty body.
  private func observer(of binding: SyntaxNode) -> String? {
    binding.child(.accessorBlock)?.children.firstNonNil { accessor in
      guard let word = accessor.firstToken, let code = accessor.child(.codeBlock), code.children.first != nil else {
        return nil
      }
      return Self.observers.contains(accessor.text(of: word)) ? accessor.text(of: word) : nil
    }
  }
}
