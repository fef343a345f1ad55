import ViewSemantics
import ViewSource
import ViewSyntax

/// Warns about mutable elements that are their own identifiers.
struct ForEachSelfIDRule: Rule {
  static let info = RuleInfo(
    "foreach_self_id", .identity, .warning, isFixable: true, profile: .strict,
    summary: "the elements are their own identifiers, but have properties that change, which replaces the row",
    explanation: """
      The row loses its state and focus in the middle of an edit. With `id: \\.self` an element keeps its identity \
      only while it is equal to its old value: when one of its properties changes, its row is removed and a new one \
      inserted. Two equal elements are one row. Identify the elements by a value that does not change.
      """,
    silence: """
      Numbers, strings, enums and types whose properties are never written, because they do not change. Two equal \
      elements in a list are not found by this rule.
      """,
    examples: [
      RuleExample(
        """
        struct Note: Hashable, Identifiable {
          let id: Int
          var text: String
        }
        struct Notes: View {
          @State private var notes: [Note] = []
          var body: some View {
            ForEach(notes, id: ↓\\.self) { note in Text(note.text) }
            Editor(note: $notes[0])
          }
        }
        struct Editor: View {
          @Binding var note: Note
          var body: some View { Button("Clear") { note.text = "" } }
        }
        """,
        fixed: """
          struct Note: Hashable, Identifiable {
            let id: Int
            var text: String
          }
          struct Notes: View {
            @State private var notes: [Note] = []
            var body: some View {
              ForEach(notes, id: \\.id) { note in Text(note.text) }
              Editor(note: $notes[0])
            }
          }
          struct Editor: View {
            @Binding var note: Note
            var body: some View { Button("Clear") { note.text = "" } }
          }
          """),
      RuleExample(
        """
        struct Note: Hashable {
          var text: String
        }
        struct Notes: View {
          @State private var notes: [Note] = []
          var body: some View {
            List($notes, id: ↓\\.self) { $note in TextField("Text", text: $note.text) }
          }
        }
        """),
      RuleExample(
        """
        struct Note: Hashable {
          let text: String
        }
        struct Notes: View {
          var notes: [Note]
          var body: some View {
            ForEach(notes, id: \\.self) { note in Text(note.text) }
          }
        }
        """),
      RuleExample(
        """
        struct Names: View {
          var names: [String]
          var body: some View {
            ForEach(names, id: \\.self) { name in Text(name) }
          }
        }
        """),
      RuleExample(
        """
        struct Option: Hashable {
          var title: String
          var symbol = "star"
        }
        struct Options: View {
          private let options = [Option(title: "One"), Option(title: "Two", symbol: "moon")]
          var body: some View {
            ForEach(options, id: \\.self) { option in Label(option.title, systemImage: option.symbol) }
          }
        }
        """),
      RuleExample(
        """
        struct Note: Hashable, Identifiable {
          let id: Int
          var text: String
        }
        struct Notes: View {
          @State private var notes: [Note] = []
          @State private var selected: Note?
          var body: some View {
            List(notes, id: ↓\\.self, selection: $selected) { note in Text(note.text) }
            Editor(note: $notes[0])
          }
        }
        struct Editor: View {
          @Binding var note: Note
          var body: some View { Button("Clear") { note.text = "" } }
        }
        """),
      RuleExample(
        """
        struct Month: Hashable {
          let name: String
          var pages = 0
        }
        struct Pages: View {
          let read: [String: Int]
          private var months: [Month] {
            var months: [Month] = []
            for (name, count) in read {
              if let index = months.firstIndex(where: { $0.name == name }) {
                months[index].pages += count
              } else {
                months.append(Month(name: name, pages: count))
              }
            }
            return months
          }
          var body: some View {
            ForEach(months, id: \\.self) { month in Text(month.name) }
          }
        }
        """),
    ], precision: RuleInfo.Precision(right: 8, of: 18, inApps: 21))

  static let visits: [NodeKind] = [.functionCallExpr]
  static let usesProgramFacts = true

  static func checksCalls(_ callee: Callee) -> Bool { callee.makesRows }

  func check(_ node: SyntaxNode, in context: RuleContext) {
    guard let id = context.argument(node, .id), id.kind == .keyPathExpr, let path = context.type(of: id),
      context.analyzer.types.arguments(path).count == 2
    else { return }
    let element = context.analyzer.types.argument(path, 0)
    guard element == context.analyzer.types.argument(path, 1) else { return }
    guard let nominal = context.nominal(element),
      !context.analyzer.isFromCatalogue(nominal), context.analyzer.decl(nominal).kind == .structure
    else { return }
    let analyzer = context.analyzer
    // Changes of the shown collection itself are reported by another rule.
    if let data = node.arguments.first, context.changeInPlace(ofElementsOf: data, nominal) != nil { return }
    let properties = analyzer.children(of: nominal).filter { member in
      let decl = analyzer.decl(member)
      return decl.kind == .variable && decl.flags.isDisjoint(with: [.isConstant, .isComputed, .isStatic])
    }
    guard !properties.isEmpty else { return }
    // A custom `==` may ignore the property.
    if !analyzer.directMembers(of: nominal, named: "==").isEmpty { return }
    var fixes: [FixIt] = []
    if context.conforms(nominal, to: .identifiable), !context.mayNameRows {
      fixes.append(FixIt("`\\.id`", [TextEdit(id.range, "\\.id")], isSafe: false))
    }
    context.report(
      Diagnostic(
        Self.info.level, Self.info.id,
        "each `\(analyzer.name(of: nominal))` is its own identifier: when it changes, its row is replaced and loses its state; "
          + "identify it by a value that does not change",
        in: context.file, at: id.range, fixIts: fixes),
      if: .edited(properties, note: "it is changed here"))
  }
}
