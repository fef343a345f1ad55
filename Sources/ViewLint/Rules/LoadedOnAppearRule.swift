import ViewCatalog
import ViewSemantics
import ViewSource
import ViewSyntax

/// Warns about what a view loads or computes from an input only when it appears.
struct LoadedOnAppearRule: Rule {
  static let info = RuleInfo(
    "loaded_on_appear", .state, .warning, isFixable: false,
    summary: "what the view loads for its input when it appears stays when it gets another input",
    explanation: """
      The user sees the picture, the rows or the details of another value. `onAppear` runs when the view appears. When \
      the parent passes another input later, SwiftUI updates the view, but it does not appear again: the state and the \
      objects of the view keep what was loaded or computed for the first input. `task(id: url)` starts again for each \
      value, and `onChange(of: url, initial: true)` runs for each.
      """,
    silence: """
      Reported only if a caller passes a value that changes while the view stays. A screen, sheet or row that is \
      created for its input appears for it. The rule ignores views with an `onChange(of:)`, a task or an `id(_:)` for \
      the input, work after a check, which may run only once, and results that are not stored in the view's own state \
      or objects. A plain copy of the input is left to `input_copied_on_appear`.
      """,
    examples: [
      RuleExample(
        """
        final class Loader: ObservableObject {
          @Published var image: UIImage?
          func load(_ url: URL) {
            Task { @MainActor in
              guard let (data, _) = try? await URLSession.shared.data(from: url) else { return }
              image = UIImage(data: data)
            }
          }
        }
        struct Artwork: View {
          let url: URL
          @StateObject private var loader = Loader()
          var body: some View {
            Image(uiImage: loader.image ?? UIImage()).↓onAppear { loader.load(url) }
          }
        }
        struct Player: View {
          @State private var track = 1
          var body: some View {
            Artwork(url: URL(string: "https://example.com/\\(track)")!)
            Button("Next") { track += 1 }
          }
        }
        """),
      RuleExample(
        """
        struct Words: View {
          let words: [String]
          @State private var sorted: [String] = []
          var body: some View {
            List(sorted, id: \\.self) { Text($0) }.↓onAppear(perform: sort)
          }
          private func sort() { sorted = words.sorted() }
        }
        struct Root: View {
          @State private var words = ["b", "a"]
          var body: some View {
            Words(words: words)
            Button("Add") { words.append("c") }
          }
        }
        """),
      RuleExample(
        """
        struct Words: View {
          let words: [String]
          let title: String
          @State private var sorted: [String] = []
          @State private var first: [String] = []
          var body: some View {
            List(sorted + first, id: \\.self) { Text($0 + title) }
              .onAppear { sorted = words.sorted() }
              .onAppear { if first.isEmpty { first = words.sorted() } }
              .onAppear { print(title) }
              .onChange(of: words) { sorted = words.sorted() }
          }
        }
        struct Fixed: View {
          let words: [String]
          @State private var sorted: [String] = []
          var body: some View { List(sorted, id: \\.self) { Text($0) }.onAppear { sorted = words.sorted() } }
        }
        struct Root: View {
          @State private var words = ["b", "a"]
          @State private var isOpen = false
          var body: some View {
            Words(words: words, title: words[0])
            Fixed(words: words).id(words)
            Fixed(words: ["c"])
            Button("Add") { words.append("c") }.sheet(isPresented: $isOpen) { Fixed(words: words) }
          }
        }
        """),
      RuleExample(
        """
        struct Page: Identifiable { let id: Int }
        struct Chapter: Identifiable {
          let id: Int
          let pages: [Page]
        }
        struct Carousel: View {
          let pages: [Page]
          @State private var shown: [Page] = []
          @State private var isReady = false
          var body: some View { ForEach(shown) { Text("\\($0.id)") }.↓onAppear { begin() } }
          private func begin() {
            guard !isReady else { return }
            shown = pages + pages
            isReady = true
          }
        }
        struct ChapterView: View {
          let chapter: Chapter
          var body: some View { VStack { Carousel(pages: chapter.pages) } }
        }
        struct Book: View {
          let chapters: [Chapter]
          @State private var number = 0
          private var chapter: Chapter? { chapters.first { $0.id == number } }
          var body: some View {
            Button("Next") { number += 1 }
            if let chapter { ChapterView(chapter: chapter) }
          }
        }
        struct Fixed: View {
          let chapter: Chapter
          var body: some View { VStack { Carousel(pages: chapter.pages) } }
        }
        struct Shelf: View {
          let chapters: [Chapter]
          var body: some View { List(chapters) { Fixed(chapter: $0) } }
        }
        """),
    ], precision: RuleInfo.Precision(right: 0, of: 0, inApps: 26))

  static let visits: [NodeKind] = [.functionCallExpr]
  /// The callers of the view may be in other files.
  static let dependsOnWholeProgram = true

  private static let identity: Name = "id"

  static func checksCalls(_ callee: Callee) -> Bool { callee.fact(.lifecycle) == .onAppear }

  func check(_ node: SyntaxNode, in context: RuleContext) {
    let analyzer = context.analyzer
    guard let name = node.calleeName, let owner = context.ownerType, context.conforms(owner, to: .view),
      !context.isPreview, let action = analyzer.arguments(of: node, context.record).last?.node,
      let code = context.code(ofAction: action)
    else { return }
    let owned = ownedClasses(of: owner, context)
    for (number, statement) in code.statements.enumerated() {
      guard statement.kind == .assignmentExpr || statement.kind == .functionCallExpr,
        !isPlainCopy(statement, code.context)
      else { continue }
      let places = self.places(of: statement, owner, owned, code.context)
      // The statements before may take the input into local names.
      let before = code.statements[..<number].map { ValueOrigin($0, code.context) }
      guard let result = result(in: places, owner, owned, code.context),
        let (input, change) = changingInput(in: places + before, owner, context)
      else { continue }
      let (loaded, given) = (analyzer.name(of: result), analyzer.name(of: input))
      return context.report(
        Diagnostic(
          Self.info.level, Self.info.id,
          "the view does not appear again when `\(given)` changes: `\(loaded)` keeps what is set here for the first "
            + "`\(given)`; use `task(id: \(given))`, or `onChange(of: \(given), initial: true)`",
          in: context.file, at: name.range, notes: [context.note("the input", at: input), change]))
    }
  }

  /// The classes of the objects that the view creates and keeps.
  private func ownedClasses(of view: DeclID, _ context: RuleContext) -> Set<DeclID> {
    let analyzer = context.analyzer
    let classes = analyzer.children(of: view).compactMap { member -> DeclID? in
      guard analyzer.decl(member).kind == .variable, analyzer.isOwnState(member) else { return nil }
      let type = analyzer.variableType(of: member)
      guard let object = context.nominal(analyzer.wrapped(type) ?? type), context.isOwn(object),
        analyzer.decl(object).kind == .classType
      else { return nil }
      return object
    }
    return Set(classes)
  }

  /// `draft = item.title`, without a computation.
  private func isPlainCopy(_ statement: SyntaxNode, _ context: RuleContext) -> Bool {
    guard statement.kind == .assignmentExpr, var value = statement.children.last else { return false }
    while value.kind == .memberAccessExpr, let base = value.children.first, base.kind.isExpr { value = base }
    return value.kind == .declReferenceExpr || value.kind.isLiteral
  }

  /// The maximum depth and number of the functions that the action is followed into.
  private static let maximumCalls = (depth: 3, number: 16)

  /// The code of a statement with its closures, and that of the functions of the view and of its objects that it calls.
  private func places(
    of statement: SyntaxNode, _ view: DeclID, _ owned: Set<DeclID>, _ context: RuleContext
  ) -> [ValueOrigin] {
    let analyzer = context.analyzer
    var found = [ValueOrigin(statement, context)]
    var seen: Set<DeclID> = []
    var open = found
    for _ in 0..<Self.maximumCalls.depth where !open.isEmpty {
      var next: [ValueOrigin] = []
      for place in open {
        for part in place.node.subtree where part.kind == .functionCallExpr || part.kind == .declReferenceExpr {
          guard let use = place.context.record.uses[part.id], seen.count < Self.maximumCalls.number,
            let owner = analyzer.owner(of: use.decl).flatMap({ analyzer.nominal(of: $0) }),
            owner == view || owned.contains(owner), let block = analyzer.calledBlock(of: use),
            seen.insert(use.decl).inserted
          else { continue }
          let inner = RuleContext(analyzer, use.decl.file)
          inner.enter(use.decl)
          next.append(ValueOrigin(block, inner))
        }
      }
      found += next
      open = next
    }
    return found
  }

  /// The state of the view, or the property of its object, in which the code stores what it has loaded or computed.
  private func result(
    in places: [ValueOrigin], _ view: DeclID, _ owned: Set<DeclID>, _ context: RuleContext
  ) -> DeclID? {
    let analyzer = context.analyzer
    return places.firstNonNil { place in
      place.node.subtree.firstNonNil { part in
        guard let write = PropertyWrite(part, place.context.record, analyzer), let value = write.value,
          value.kind != .nilLiteralExpr, !value.kind.isLiteral, value.kind != .implicitMemberExpr,
          value.kind != .prefixOperatorExpr,
          let owner = analyzer.owner(of: write.property).flatMap({ analyzer.nominal(of: $0) }),
          owner == view && analyzer.isOwnState(write.property)
            || owned.contains(owner) && analyzer.isObserved(write.property)
        else { return nil }
        return write.property
      }
    }
  }

  /// The first input that the view's own code reads, that nothing watches, and that changes while the view stays.
  private func changingInput(
    in places: [ValueOrigin], _ view: DeclID, _ context: RuleContext
  ) -> (DeclID, Diagnostic.Note)? {
    let analyzer = context.analyzer
    var seen: Set<DeclID> = []
    for place in places {
      for part in place.node.subtree {
        guard let use = place.context.record.uses[part.id], use.part == .value, analyzer.isInput(use.decl),
          analyzer.owner(of: use.decl).flatMap({ analyzer.nominal(of: $0) }) == view, seen.insert(use.decl).inserted,
          isValue(use.decl, context), !context.isWatched(use.decl), !isIdentity(use.decl, view, context),
          let change = context.change(of: use.decl, of: view)
        else { continue }
        return (use.decl, change)
      }
    }
    return nil
  }

  /// Whether a property stores a value that is no object and no function.
  private func isValue(_ property: DeclID, _ context: RuleContext) -> Bool {
    let analyzer = context.analyzer
    let type = analyzer.variableType(of: property)
    guard let nominal = context.nominal(analyzer.wrapped(type) ?? type) else { return false }
    let kind = analyzer.decl(nominal).kind
    return kind == .structure || kind == .enumeration
  }

  /// Whether the view replaces a part of itself for each value of a property: `.id(url)`.
  private func isIdentity(_ property: DeclID, _ view: DeclID, _ context: RuleContext) -> Bool {
    let name = context.analyzer.decl(property).name
    return context.bodiesOfType.contains { body in
      let code = context.analyzer.node(of: body)
      guard code.mentions(name), code.mentions(Self.identity) else { return false }
      return code.subtree.contains { call in
        call.kind == .functionCallExpr && call.calleeName.map { call.name(of: $0) } == Self.identity
          && call.arguments.contains { $0.mentions(name) }
      }
    }
  }
}
