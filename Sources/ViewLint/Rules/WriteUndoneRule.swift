import ViewCatalog
import ViewSemantics
import ViewSource
import ViewSyntax

/// Warns about an action that sets a value which an observer of another value sets back right after it.
struct WriteUndoneRule: Rule {
  static let info = RuleInfo(
    "write_undone", .correctness, .warning, isFixable: false, countsInTests: false,
    summary: "an observer of another value resets what the same action has just set",
    explanation: """
      Nothing happens after a tap, or the app shows the first screen instead of the one that the action opened. An \
      observer resets a value whenever another one changes, such as `didSet { path = [] }` on a section or \
      `.onChange(of: tab) { path = [] }`. An action that sets both loses what it wrote: `didSet` runs at once, so it \
      removes what was set before it, and `onChange` runs after the whole action, so it removes it in either order. Set \
      the observed value first if the observer is a `didSet`; instead of `onChange`, reset the value where the person \
      changes the other one.
      """,
    silence: """
      The rule ignores observers that reset the value only under a condition, other than a comparison with the old value; \
      writes of the value to which it is reset; writes under a condition; and actions that wait between the two writes.
      """,
    examples: [
      RuleExample(
        """
        enum Area { case songs, artists }
        @Observable final class Library {
          var path = NavigationPath()
          var area = Area.songs {
            didSet { path = NavigationPath() }
          }
          func reveal(_ artist: String) {
            ↓path.append(artist)
            area = .artists
          }
          func open(_ artist: String) {
            area = .artists
            path.append(artist)
          }
          func start() {
            path = NavigationPath()
            area = .songs
          }
        }
        struct LibraryView: View {
          @State private var library = Library()
          var body: some View {
            NavigationStack(path: $library.path) { Button("Reveal") { library.reveal("Ann") } }
          }
        }
        """),
      RuleExample(
        """
        struct Tabs: View {
          @State private var tab = 0
          @State private var path: [Int] = []
          @State private var seen: [Int] = []
          var body: some View {
            TabView(selection: $tab) {
              NavigationStack(path: $path) { Text("Home \\(seen.count)") }.tag(0)
              Button("Show order") {
                tab = 0
                ↓path = [7]
                seen.append(7)
              }
              .tag(1)
            }
            .onChange(of: tab) { path = [] }
          }
        }
        """),
      RuleExample(
        """
        final class Player: ObservableObject {
          @Published var position = 0.0
          @Published var note: String?
          @Published var song = "" {
            didSet {
              guard song != oldValue else { return }
              reset()
            }
          }
          @Published var volume = 1.0 {
            didSet { fade() }
          }
          private func reset() { note = nil }
          private func fade() {
            guard volume > 0 else {
              note = nil
              return
            }
          }
          func louder(_ note: String) {
            self.note = note
            volume += 1
          }
          func play(_ song: String, _ note: String) {
            ↓self.note = note
            self.song = song
          }
          func replay(_ song: String) {
            self.position = 1
            self.song = song
          }
        }
        """),
      RuleExample(
        """
        struct Tabs: View {
          @State private var tab = 0
          @State private var path: [Int] = []
          @State private var keeps = false
          @State private var query = ""
          var body: some View {
            TabView(selection: $tab) {
              NavigationStack(path: $path) { Text("Home") }.tag(0)
              Button("Show order") {
                tab = 0
                path = [7]
              }
              .tag(1)
              Button("Search") {
                tab = 0
                query = ""
              }
              .tag(2)
              TextField("Search", text: $query).tag(3)
              Toggle("Keep", isOn: $keeps).tag(4)
            }
            .onChange(of: tab) { if !keeps { path = [] } }
            .onChange(of: tab) { query = "" }
          }
        }
        """),
    ])

  static let visits: [NodeKind] = [.patternBinding, .functionCallExpr]
  /// The observer may be in a model, and the action in another file.
  static let outsideViews = OutsideViews(propertyObservers: true)
  static let dependsOnWholeProgram = true

  private static let value: Name = "of"
  private static let didSet = "didSet"
  private static let oldValue: Name = "oldValue"

  static func checksCalls(_ callee: Callee) -> Bool { callee.isAny(of: [.onChange]) }

  func check(_ node: SyntaxNode, in context: RuleContext) {
    if node.kind == .patternBinding { return checkObserver(of: node, context) }
    guard let watched = context.argument(node, Self.value), let property = context.record.decl(of: watched),
      context.isOwn(property), context.analyzer.decl(property).kind == .variable, !context.isPreview,
      let action = context.analyzer.arguments(of: node, context.record).last?.node,
      let code = context.code(ofAction: action, isOfAnyType: true)
    else { return }
    check(
      Observer(
        watched: property, resets: resets(in: code.statements, code.context), isLater: true,
        range: node.range, place: node.calleeName?.range ?? node.range),
      context)
  }

  /// A property with a `didSet`.
  private func checkObserver(of node: SyntaxNode, _ context: RuleContext) {
    guard context.ancestors.isEmpty, let property = context.decl,
      let accessor = node.child(.accessorBlock)?.children.first(where: { accessor in
        accessor.firstToken.map { accessor.text(of: $0) } == Self.didSet
      }), let block = accessor.child(.codeBlock)
    else { return }
    check(
      Observer(
        watched: property, resets: resets(in: Array(block.children), context), isLater: false, range: node.range,
        place: block.range),
      context)
  }

  /// Code that runs when a property has changed.
  private struct Observer {
    let watched: DeclID
    /// The properties that the code empties.
    let resets: Set<DeclID>
    /// Whether the code runs after the whole action that changes the property.
    let isLater: Bool
    let range: SourceRange
    let place: SourceRange
  }

  /// The properties that statements empty, themselves or in functions that they call.
  private func resets(in statements: [SyntaxNode], _ context: RuleContext, isCalled: Bool = false) -> Set<DeclID> {
    var found: Set<DeclID> = []
    for statement in statements {
      switch statement.kind {
      case .guardStmt:
        // What follows is decided by another condition than a comparison with the old value.
        guard statement.conditions.allSatisfy({ $0.mentions(Self.oldValue) }) else { return found }
      case .ifExpr:
        guard statement.conditions.allSatisfy({ $0.mentions(Self.oldValue) }), let block = statement.child(.codeBlock)
        else { continue }
        found.formUnion(resets(in: Array(block.children), context, isCalled: isCalled))
      case .assignmentExpr:
        if let write = PropertyWrite(statement, context.record, context.analyzer), isEmptying(write) {
          found.insert(write.property)
        }
      case .functionCallExpr:
        if let write = PropertyWrite(statement, context.record, context.analyzer) {
          if isEmptying(write) { found.insert(write.property) }
          continue
        }
        guard !isCalled, let use = context.record.uses[statement.id], context.analyzer.isOwnFunction(use.decl),
          let block = context.analyzer.node(of: use.decl).child(.codeBlock), mayEmpty(block)
        else { continue }
        let inner = RuleContext(context.analyzer, use.decl.file)
        inner.enter(use.decl)
        found.formUnion(resets(in: Array(block.children), inner, isCalled: true))
      default: continue
      }
    }
    return found
  }

  /// Whether the statements of a block may empty a property, judged by their syntax.
  private func mayEmpty(_ block: SyntaxNode) -> Bool {
    block.children.contains { statement in
      statement.kind == .assignmentExpr && statement.children.last.map { isEmptyValue($0) } == true
        || statement.kind == .functionCallExpr && statement.mentions(Self.removeAll)
    }
  }

  private static let empty: Set<String> = ["nil", "[]", "[:]", "\"\"", "NavigationPath()", ".init()", "false", "0"]
  private static let removeAll: Name = "removeAll"

  private func isEmptyValue(_ value: SyntaxNode) -> Bool {
    Self.empty.contains(value.plainText.filter { $0 != " " })
  }

  /// Whether a write sets an empty value.
  private func isEmptying(_ write: PropertyWrite) -> Bool {
    if let value = write.value { return isEmptyValue(value) }
    return write.node.kind == .functionCallExpr && write.node.arguments.isEmpty
      && write.node.calleeName.map { write.node.name(of: $0) } == Self.removeAll && write.node.lastClosure == nil
  }

  // MARK: Actions

  private func check(_ observer: Observer, _ context: RuleContext) {
    guard !observer.resets.isEmpty else { return }
    let analyzer = context.analyzer
    let word = analyzer.decl(observer.watched).name
    let names = observer.resets.map { analyzer.decl($0).name }
    for file in analyzer.program.userFileIDs where analyzer.program.file(file).tree.root.mentions(word) {
      for body in analyzer.bodies(in: file) where body != observer.watched && !analyzer.isInitializer(body) {
        let code = analyzer.node(of: body)
        guard code.mentions(word), names.contains(where: { code.mentions($0) }) else { continue }
        let blocks = code.subtree.filter { block in
          isBlock(block) && mayWrite(word, in: block) && names.contains { mayWrite($0, in: block) }
        }
        guard !blocks.isEmpty else { continue }
        let inner = RuleContext(analyzer, file)
        inner.enter(body)
        for block in blocks {
          if file == context.fileID, observer.range.contains(block.range), !isAround(block, observer) { continue }
          check(block, observer, inner, context)
        }
      }
    }
  }

  private func isBlock(_ node: SyntaxNode) -> Bool {
    node.kind == .codeBlock || node.kind == .closureExpr || node.kind == .switchCase
  }

  /// Whether a statement of a block may write a property, judged by its syntax.
  private func mayWrite(_ name: Name, in block: SyntaxNode) -> Bool {
    block.children.contains { statement in
      statement.kind != .closureSignature && statement.mentions(name)
        && statement.contains { part in
          part.kind == .assignmentExpr || part.kind == .infixOperatorExpr || part.kind == .functionCallExpr
        }
    }
  }

  /// Whether a block is in the view that the observer modifies, and not in the observer.
  private func isAround(_ block: SyntaxNode, _ observer: Observer) -> Bool {
    observer.isLater && block.range.end <= observer.place.start
  }

  private func check(_ block: SyntaxNode, _ observer: Observer, _ inner: RuleContext, _ context: RuleContext) {
    let statements = block.children.filter { $0.kind != .closureSignature }
    // Writes in other blocks are found there.
    let found = CalledWrites(in: statements, inner).found.filter { !$0.isConditional }
    guard let last = found.lastIndex(where: { $0.write.property == observer.watched }), found[last].call == nil else {
      return
    }
    for property in observer.resets {
      guard let index = found.lastIndex(where: { $0.write.property == property }), found[index].call == nil,
        observer.isLater || index < last, !isEmptying(found[index].write),
        isOfOneObject(found[index].write, found[last].write),
        isDirect(found[index].write, statements) && isDirect(found[last].write, statements),
        !waits(between: found[index].write.node, found[last].write.node, statements)
      else { continue }
      report(found[index].write, found[last].write, property, observer, inner, context)
    }
  }

  /// Whether a write is in one of the statements, and not in a closure or a block inside of them.
  private func isDirect(_ write: PropertyWrite, _ statements: [SyntaxNode]) -> Bool {
    statements.contains { statement in
      statement.id == write.node.id
        || statement.range.contains(write.node.range) && statement.kind != .ifExpr
          && statement.kind != .guardStmt
    }
  }

  private func isOfOneObject(_ write: PropertyWrite, _ other: PropertyWrite) -> Bool {
    func base(_ target: SyntaxNode) -> String {
      guard let base = target.memberBase, !base.isSelfReference else { return "" }
      return base.plainText
    }
    return base(write.target) == base(other.target)
  }

  private func waits(between write: SyntaxNode, _ other: SyntaxNode, _ statements: [SyntaxNode]) -> Bool {
    let start = min(write.range.start, other.range.start)
    let end = max(write.range.end, other.range.end)
    return statements.contains { statement in
      statement.range.end > start && statement.range.start < end && statement.contains { $0.kind == .awaitExpr }
    }
  }

  private func report(
    _ write: PropertyWrite, _ trigger: PropertyWrite, _ property: DeclID, _ observer: Observer, _ inner: RuleContext,
    _ context: RuleContext
  ) {
    let (name, watched) = (context.analyzer.name(of: property), context.analyzer.name(of: observer.watched))
    let cause =
      observer.isLater
      ? "this action also changes `\(watched)`, and `onChange(of: \(watched))` then resets `\(name)`: what is set here is "
        + "lost; reset `\(name)` where the person changes `\(watched)` instead"
      : "the `didSet` of `\(watched)`, which is set next, resets `\(name)`: what is set here is lost; set `\(watched)` first"
    context.report(
      Diagnostic(
        Self.info.level, Self.info.id, cause, in: inner.file, at: write.node.range,
        notes: [
          Diagnostic.Note("`\(watched)` is set here", in: inner.file, at: trigger.node.range),
          Diagnostic.Note("this resets `\(name)`", in: context.file, at: observer.place),
        ]))
  }
}
