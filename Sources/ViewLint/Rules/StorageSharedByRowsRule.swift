import ViewCatalog
import ViewSemantics
import ViewSource
import ViewSyntax

/// Warns about rows that store a value under the same key, so that all of them share it.
struct StorageSharedByRowsRule: Rule {
  static let info = RuleInfo(
    "storage_shared_by_rows", .state, .warning, isFixable: false,
    summary: "each row stores its value under the same key: a change in one row changes all rows",
    explanation: """
      A person who marks one element marks all. `@AppStorage("isFavorite") private var isFavorite = false` stores one \
      value under one key, however many views declare it: in a row of a `ForEach` or `List` the value does not belong \
      to the row's element. Store it in the element, or include the element's id in the key: `_isFavorite = \
      AppStorage(wrappedValue: false, "isFavorite-\\(id)")`.
      """,
    silence: """
      The rule ignores a value that the row only reads: a setting; a value that is no `Bool`, or whose name does not \
      describe one element, such as `isMuted`, which usually applies to all; rows that get nothing of their element; \
      and keys that an initializer sets.
      """,
    examples: [
      RuleExample(
        """
        struct Episode: Identifiable { let id: Int; let title: String }
        struct EpisodeRow: View {
          let episode: Episode
          @AppStorage("isFavorite") private var isFavorite = false
          @AppStorage("isLarge") private var isLarge = false
          var body: some View {
            Toggle(episode.title, isOn: $isFavorite).font(isLarge ? .title : .body)
          }
        }
        struct Episodes: View {
          let episodes: [Episode]
          var body: some View {
            List(episodes) { episode in ↓EpisodeRow(episode: episode) }
          }
        }
        """),
      RuleExample(
        """
        struct Folder: Identifiable { let id: String }
        struct FolderRow: View {
          let folder: Folder
          @SceneStorage("isOpen") private var isOpen = true
          var body: some View {
            Button(isOpen ? "Close \\(folder.id)" : "Open") { isOpen.toggle() }
          }
        }
        struct Folders: View {
          let folders: [Folder]
          var body: some View { ForEach(folders) { ↓FolderRow(folder: $0) } }
        }
        """),
      RuleExample(
        """
        struct Folder: Identifiable { let id: String }
        struct ReadRow: View {
          let folder: Folder
          @AppStorage("isOpen") private var isOpen = true
          @AppStorage("isMuted") private var isMuted = true
          var body: some View { Toggle(isOpen ? folder.id : "", isOn: $isMuted) }
        }
        struct SettingRow: View {
          let folder: Folder
          @AppStorage("hideRead") private var hideRead = false
          var body: some View { Toggle(folder.id, isOn: $hideRead) }
        }
        struct OwnRow: View {
          let folder: Folder
          @AppStorage private var isOpen: Bool
          init(folder: Folder) {
            self.folder = folder
            _isOpen = AppStorage(wrappedValue: false, "isOpen-\\(folder.id)")
          }
          var body: some View { Toggle(folder.id, isOn: $isOpen) }
        }
        struct Folders: View {
          let folders: [Folder]
          @AppStorage("isOpen") private var isOpen = true
          var body: some View {
            ForEach(folders) {
              ReadRow(folder: $0)
              OwnRow(folder: $0)
              SettingRow(folder: $0)
            }
            Toggle("Open", isOn: $isOpen)
          }
        }
        """),
      RuleExample(
        """
        struct Lesson: Identifiable { let id: Int }
        struct LessonRow: View {
          let lesson: Lesson
          @AppStorage("completed") private var isCompleted = false
          var body: some View { Toggle("Done", isOn: $isCompleted) }
        }
        struct Lessons: View {
          let lessons: [Lesson]
          let first: Lesson
          var body: some View {
            List {
              ForEach(lessons) { row($0) }
            }
            only(first)
          }
          private func row(_ lesson: Lesson) -> some View { ↓LessonRow(lesson: lesson) }
          private func only(_ lesson: Lesson) -> some View { LessonRow(lesson: lesson) }
        }
        """),
    ], precision: RuleInfo.Precision(right: 0, of: 0, inApps: 200))

  static let visits: [NodeKind] = [.functionCallExpr]
  /// The view of the rows may be declared in another file.
  static let dependsOnWholeProgram = true

  func check(_ node: SyntaxNode, in context: RuleContext) {
    let analyzer = context.analyzer
    guard let made = context.madeType(node), context.isOwn(made), analyzer.isView(analyzer.selfType(made)),
      !context.isPreview, !node.arguments.isEmpty, context.hereOrAtUses(of: node, { isRow($1, $0) }) != nil
    else { return }
    guard let (property, key) = written(in: made, analyzer) else { return }
    let name = analyzer.name(of: property)
    context.report(
      Diagnostic(
        Self.info.level, Self.info.id,
        "all rows share one `\(name)`: each writes it under the key \(key), so a change in one row changes every "
          + "row; store it in the element, or include the element's id in the key",
        in: context.file, at: node.children.first?.range ?? node.range,
        notes: [context.note("the property", at: property)]))
  }

  /// Whether a call is given the element of the row that it makes: `Row(item)`, or `row(item)` of a helper.
  private func isRow(_ call: SyntaxNode, _ context: RuleContext) -> RuleContext.Search<Bool> {
    guard let rows = context.repeatingCall else { return .outside }
    guard let closure = context.enclosingCalls.first(where: { $0.call.id == rows.id })?.closure else { return .none }
    return isGivenElement(call, of: closure) ? .found(true) : .none
  }

  /// Whether an argument of the view is the element of its row.
  private func isGivenElement(_ call: SyntaxNode, of closure: SyntaxNode) -> Bool {
    let names = closure.closureParameterNames(unnamed: 1)
    return call.arguments.contains { argument in
      names.contains { argument.mentionsParameter($0) }
    }
  }

  /// Words for properties of one element among several, and not of the whole app.
  private static let marks: Set<String> = [
    "bookmarked", "checked", "collapsed", "completed", "done", "expanded", "favorite", "favorited", "favourite",
    "favourited", "finished", "flagged", "liked", "open", "pinned", "read", "saved", "starred", "watched",
  ]

  /// Words that begin the names of settings about such elements: `hideWatched`, `showOnlySaved`.
  private static let ofSettings: Set<String> = [
    "exclude", "filter", "hide", "hides", "include", "only", "show", "shows",
  ]

  /// Whether a property is about one element, judged by its name. A setting of the whole app may also be a `Bool`.
  private func isOfOneElement(_ property: DeclID, _ analyzer: Analyzer) -> Bool {
    guard analyzer.isKnown(analyzer.variableType(of: property), .bool) else { return false }
    // `isFavorite`: the last word.
    let name = analyzer.name(of: property)
    let start = name.lastIndex { $0.isUppercase } ?? name.startIndex
    guard !Self.ofSettings.contains(String(name.prefix { $0.isLowercase })) else { return false }
    return Self.marks.contains(name[start...].lowercased())
  }

  /// The first property of a view that is stored under a literal key and changes.
  private func written(in view: DeclID, _ analyzer: Analyzer) -> (property: DeclID, key: String)? {
    analyzer.children(of: view).firstNonNil { member in
      guard isOfOneElement(member, analyzer), let wrapper = analyzer.propertyWrappers(of: member).first,
        analyzer.catalogueText(.stores, of: wrapper.decl) != nil, let (key, _) = analyzer.storedKey(of: member)
      else { return nil }
      let uses = PropertyUses(of: member, analyzer)
      return uses.writes.isEmpty && uses.bindings.isEmpty ? nil : (member, key)
    }
  }
}
