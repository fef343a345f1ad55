import ViewCatalog
import ViewSemantics
import ViewSource
import ViewSyntax

/// Warns about a draft that is copied from an input only when the view appears.
struct InputCopiedOnAppearRule: Rule {
  static let info = RuleInfo(
    "input_copied_on_appear", .state, .warning, isFixable: false,
    summary: "the draft is copied when the view appears, and does not follow when the view gets another value to edit",
    explanation: """
      The user sees, edits and saves the wrong value. `onAppear` runs when the view appears. If the parent passes \
      another value later, as the detail of a split view gets another selection, the view is updated but does not \
      appear again: the state keeps the copy of the first value. Copy it in `onChange(of: item, initial: true)`, or \
      give the view an `.id(_:)` of the value where it is created.
      """,
    silence: """
      Views for which no known caller passes a value that changes while the view stays: state of the caller that some \
      code sets. A screen, sheet or row that is created for its input, which appears for it. A view with an \
      `onChange(of:)` or a task for the input. Copies that nothing edits, which `state_from_input` reports. Copies \
      under a condition or from an object, and values that are computed from more than a name.
      """,
    examples: [
      RuleExample(
        """
        struct Note: View {
          let name: String
          @State private var draft = ""
          var body: some View {
            TextField("Draft", text: $draft).↓onAppear { draft = name }
          }
        }
        struct Notes: View {
          let names: [String]
          @State private var selection: String?
          var body: some View {
            NavigationSplitView {
              List(names, id: \\.self, selection: $selection) { Text($0) }
            } detail: {
              if let selection { Note(name: selection) }
            }
          }
        }
        """),
      RuleExample(
        """
        struct Item: Identifiable { let id: Int; var title: String }
        struct Editor: View {
          var item: Item
          @State private var title = ""
          var body: some View { TextField("Title", text: $title).↓onAppear(perform: begin) }
          private func begin() { title = item.title }
        }
        struct Editors: View {
          @State private var item = Item(id: 1, title: "A")
          var body: some View {
            VStack {
              Editor(item: item)
              Button("B") { item = Item(id: 2, title: "B") }
            }
          }
        }
        """),
      RuleExample(
        """
        struct Note: View {
          let name: String
          @State private var draft = ""
          var body: some View { TextField("Draft", text: $draft).onAppear { draft = name } }
        }
        struct Watching: View {
          let name: String
          @State private var draft = ""
          var body: some View {
            TextField("Draft", text: $draft)
              .onAppear { draft = name }
              .onChange(of: name) { draft = name }
          }
        }
        struct Beginning: View {
          let name: String
          @State private var draft = ""
          var body: some View {
            TextField("Draft", text: $draft).onAppear { if draft.isEmpty { draft = name } }
          }
        }
        struct Notes: View {
          let names: [String]
          @State private var selection = ""
          @State private var shown: String?
          var body: some View {
            NavigationStack {
              VStack {
                ForEach(names, id: \\.self) { Note(name: $0) }
                Note(name: selection).id(selection)
                Watching(name: selection)
                Beginning(name: selection)
                Button("A") { selection = "A" }
              }
              .navigationDestination(for: String.self) { Note(name: $0) }
            }
          }
        }
        """),
      RuleExample(
        """
        final class Draft: ObservableObject { @Published var text = "" }
        struct Editor: View {
          let name: String
          @StateObject private var draft = Draft()
          var body: some View {
            TextField("Name", text: $draft.text)
              .↓onAppear { draft.text = name }
          }
        }
        struct Names: View {
          @State private var name = "Ada"
          var body: some View {
            Editor(name: name)
            Button("Next") { name = "Grace" }
          }
        }
        """),
    ], precision: RuleInfo.Precision(right: 0, of: 0, inApps: 0))

  static let visits: [NodeKind] = [.functionCallExpr]
  static let usesProgramFacts = true

  static func checksCalls(_ callee: Callee) -> Bool { callee.fact(.lifecycle) == .onAppear }

  func check(_ node: SyntaxNode, in context: RuleContext) {
    let analyzer = context.analyzer
    guard let name = node.calleeName, let owner = context.ownerType, context.conforms(owner, to: .view),
      !context.isPreview, let action = analyzer.arguments(of: node, context.record).last?.node,
      let code = context.code(ofAction: action)
    else { return }
    for statement in code.statements {
      guard let write = PropertyWrite(statement, code.context.record, analyzer), let value = write.value,
        code.context.isShownState(write.property),
        let input = input(in: value, code.context), !context.isWatched(input),
        // A copy that is never edited is reported by another rule.
        !PropertyUses(of: write.property, analyzer).bindings.isEmpty
      else { continue }
      let (state, given) = (analyzer.name(of: write.property), analyzer.name(of: input))
      return context.report(
        Diagnostic(
          Self.info.level, Self.info.id,
          "`\(state)` is set to `\(RuleText.oneLine(value.text))` only when the view appears: when `\(given)` changes, "
            + "it keeps the copy of the first value; copy it in `onChange(of:initial:)`, or give the view an `.id(_:)` "
            + "of the value",
          in: context.file, at: name.range, notes: [context.note("the input", at: input)]),
        if: .changing(
          ProgramFacts.Input(view: owner, label: context.label(ofInput: input)), unwrapped: true, drafts: true,
          note: "this value changes while the view stays"))
    }
  }

  /// The input that a value is or is a part of.
  private func input(in value: SyntaxNode, _ context: RuleContext) -> DeclID? {
    let analyzer = context.analyzer
    var current = value
    while current.kind == .memberAccessExpr, let base = current.children.first, base.kind.isExpr, !base.isSelfReference
    {
      current = base
    }
    guard let use = context.record.uses[current.id], use.part == .value, context.isOfSameType(use.decl) else {
      return nil
    }
    let decl = analyzer.decl(use.decl)
    guard decl.kind == .variable, decl.flags.isDisjoint(with: [.isComputed, .isStatic]),
      analyzer.propertyWrappers(of: use.decl).isEmpty,
      !decl.has(.isConstant) || analyzer.node(of: use.decl).child(.initializerClause) == nil,
      // The properties of an object may have other values each time the view appears.
      context.nominal(analyzer.variableType(of: use.decl)).map({ analyzer.decl($0).kind != .classType }) ?? false
    else { return nil }
    return use.decl
  }
}
