import ViewCatalog
import ViewSemantics
import ViewSource
import ViewSyntax

/// Warns about a scroll to an identifier whose type no view in the reader has.
struct ScrollToOtherTypeRule: Rule {
  static let info = RuleInfo(
    "scroll_to_other_type", .correctness, .warning, isFixable: false,
    summary: "the scroll has no effect: no view has an identifier of this type",
    explanation: """
      The scroll view stays where it is. `scrollTo` looks for the view with an equal identifier: the `id` of a row's \
      element, or the value in `.id(_:)`. A number never equals a `UUID`, so the position of a row finds nothing where \
      elements identify the rows. Pass the element's identifier, and bind `scrollPosition(id:)` to its type.
      """,
    silence: """
      The rule ignores readers whose content includes unknown views or identifiers of an unknown type. Numbers of all \
      types are equal if their values are.
      """,
    examples: [
      RuleExample(
        """
        struct Note: Identifiable { let id: UUID; let text: String }
        struct Notes: View {
          let notes: [Note]
          var body: some View {
            ScrollViewReader { proxy in
              ScrollView { LazyVStack { ForEach(notes) { Text($0.text) } } }
              Button("End") { proxy.scrollTo(↓notes.count - 1) }
              Button("Last") { proxy.scrollTo(notes[0].id) }
            }
          }
        }
        """),
      RuleExample(
        """
        struct Note: Identifiable { let id: UUID; let text: String }
        struct NoteRow: View {
          let note: Note
          var body: some View { Text(note.text).id(3) }
        }
        struct Notes: View {
          let notes: [Note]
          var body: some View {
            ScrollViewReader { proxy in
              List(notes) { Text($0.text) }
              Color.clear.frame(height: 1).id("end")
              Button("End") { proxy.scrollTo("end") }
            }
            ScrollViewReader { proxy in
              List(notes) { NoteRow(note: $0) }
              Button("End") { proxy.scrollTo(3) }
            }
            ScrollViewReader { proxy in
              ScrollView { ForEach(0..<9) { Text("\\($0)") } }
              Button("End") { proxy.scrollTo(UInt8(3)) }
            }
          }
        }
        """),
      RuleExample(
        """
        struct Note: Identifiable { let id: UUID; let text: String }
        struct Notes: View {
          let notes: [Note]
          @State private var index: Int?
          @State private var shown: Note.ID?
          var body: some View {
            ScrollView { LazyVStack { ForEach(notes) { Text($0.text) } }.scrollTargetLayout() }
              .scrollPosition(id: ↓$index)
            ScrollView { LazyVStack { ForEach(notes) { Text($0.text) } }.scrollTargetLayout() }
              .scrollPosition(id: $shown)
            Button("First") {
              index = 0
              shown = notes.first?.id
            }
          }
        }
        """),
      RuleExample(
        """
        struct Person: Identifiable { let id: String }
        struct People: View {
          let all: [Person]
          @State private var isOpen = false
          var body: some View {
            ScrollViewReader { proxy in
              List {
                ForEach(all) { Text($0.id) }
                Button("More") {
                  isOpen.toggle()
                  top(proxy)
                  first(proxy)
                }
              }
            }
          }
          private func top(_ proxy: ScrollViewProxy) { proxy.scrollTo(↓0, anchor: .top) }
          private func first(_ proxy: ScrollViewProxy) { proxy.scrollTo(all.first?.id, anchor: .top) }
        }
        """),
    ], precision: RuleInfo.Precision(right: 0, of: 0, inApps: 80))

  static let visits: [NodeKind] = [.functionCallExpr]
  /// Views of the program in the reader may be in other files.
  static let dependsOnWholeProgram = true

  private static let scroll = CatalogueMember("ScrollViewProxy", "scrollTo")
  private static let position = CatalogueMember("View", "scrollPosition")
  private static let id: Name = "id"

  static func checksCalls(_ callee: Callee) -> Bool { callee.isAny(of: [scroll, position]) }

  func check(_ node: SyntaxNode, in context: RuleContext) {
    if let binding = context.argument(node, Self.id) { return checkPosition(binding, node, context) }
    guard context.isUse(node, ofAny: [Self.scroll]), let id = node.arguments.first, let type = context.type(of: id),
      let place = context.scrollViewReader,
      let (wanted, others) = mismatch(of: plain(type, context), in: place.content, place.context)
    else { return }
    let reader = place.call
    context.report(
      Diagnostic(
        Self.info.level, Self.info.id,
        "this scrolls to nothing: the views here are identified by \(others), and this is \(wanted); pass the "
          + "identifier of a view",
        in: context.file, at: id.range,
        notes: [
          Diagnostic.Note(
            "the views are in here", in: place.context.file, at: reader.children.first?.range ?? reader.range)
        ]))
  }

  /// `scrollPosition(id: $position)`: the binding is set to the identifier of a view, and scrolls to it.
  private func checkPosition(_ binding: SyntaxNode, _ call: SyntaxNode, _ context: RuleContext) {
    guard let type = context.type(of: binding), let value = context.analyzer.types.arguments(type).first,
      let content = context.modified(call),
      let (wanted, others) = mismatch(of: plain(value, context), in: content, context)
    else { return }
    context.report(
      Diagnostic(
        Self.info.level, Self.info.id,
        "this never follows the scrolling and scrolls to nothing: the views here are identified by \(others), and "
          + "this is \(wanted); bind the type of their identifiers",
        in: context.file, at: binding.range))
  }

  /// A type with its article, and the types of the identifiers in the content, if none of them may be equal; `nil` if
  /// one may.
  private func mismatch(
    of wanted: TypeID, in content: SyntaxNode, _ context: RuleContext
  ) -> (wanted: String, others: String)? {
    guard let identities = ExpandedCode(content, in: context).identities, !identities.isEmpty else { return nil }
    let types = identities.map { plain($0.type, context) }
    let isKnown = context.analyzer.types.kind(wanted) == .nominal && !context.analyzer.isKnown(wanted, .anyHashable)
    guard isKnown, !types.contains(where: { isComparable($0, wanted, context) }) else { return nil }
    let others = Set(types.map { context.text(of: $0) }).sorted().map { "`\($0)`" }.joined(separator: ", ")
    return ("\(RuleText.article(context.text(of: wanted))) `\(context.text(of: wanted))`", others)
  }

  private func plain(_ type: TypeID, _ context: RuleContext) -> TypeID { context.analyzer.wrapped(type) ?? type }

  /// Whether values of two types may be equal in an `AnyHashable`.
  private func isComparable(_ one: TypeID, _ other: TypeID, _ context: RuleContext) -> Bool {
    if one == other || context.analyzer.isKnown(one, .anyHashable) { return true }
    let isDeclared = [one, other].map { context.nominal($0).map { context.isOwn($0) } }
    // Values of the program's types are equal only to values of the same type. Library numbers and strings have bridged
    // equality.
    if isDeclared == [true, true] || isDeclared == [true, false] || isDeclared == [false, true] {
      return [one, other].contains { context.nominal($0).map { isClass($0, context) } ?? true }
    }
    guard let first = kind(one, context), let second = kind(other, context) else { return true }
    return first == second
  }

  private func isClass(_ type: DeclID, _ context: RuleContext) -> Bool {
    context.analyzer.decl(type).kind == .classType || context.analyzer.decl(type).kind == .protocolType
  }

  private enum Kind { case number, text, uuid, date, url, bool }

  private static let numbers: [Name] = [
    "Int", "Int8", "Int16", "Int32", "Int64", "UInt", "UInt8", "UInt16", "UInt32", "UInt64", "Double", "Float",
    "CGFloat",
  ]

  private func kind(_ type: TypeID, _ context: RuleContext) -> Kind? {
    guard let nominal = context.nominal(type), context.analyzer.isFromCatalogue(nominal) else { return nil }
    switch context.analyzer.decl(nominal).name {
    case let name where Self.numbers.contains(name): return .number
    case "String", "Substring": return .text
    case "UUID": return .uuid
    case "Date": return .date
    case "URL": return .url
    case "Bool": return .bool
    default: return nil
    }
  }
}
