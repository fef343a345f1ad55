import ViewCatalog
import ViewSemantics
import ViewSource
import ViewSyntax

/// Warns about a presentation in each row that one state of the list controls.
struct RowPresentationRule: Rule {
  static let info = RuleInfo(
    "presentation_in_row", .correctness, .warning, isFixable: false,
    summary: "every row presents at once, because all rows share one state of the list",
    explanation: """
      All rows are told to present at the same time: one succeeds, often the wrong one, and the others fail with a \
      warning at run time. A `sheet(isPresented:)` inside a `ForEach` exists once for each row, and its `Bool` belongs \
      to the enclosing view. Put `sheet(item:)` around the list and store the chosen element in `@State`, or make the \
      row a view with its own state. In the same way, SwiftUI applies a presentation on a `ForEach`, or on a `Section` \
      or `Group` of several views, to each of the views.
      """,
    silence: """
      The rule ignores a row that is a view with its own state, a row under a condition, because only one such row may \
      exist, and a row that is given the list's binding and presents as the list does. A binding that is created for \
      the row, such as `Binding(get:set:)` or one of the element, is fine.
      """,
    examples: [
      RuleExample(
        """
        struct Item: Identifiable { let id: Int }
        struct Items: View {
          let items: [Item]
          @State private var isShown = false
          var body: some View {
            NavigationStack {
              ScrollView {
                ForEach(items) { item in
                  Button("Item \\(item.id)") { isShown = true }
                    .↓navigationDestination(isPresented: $isShown) { Text("Detail \\(item.id)") }
                }
              }
            }
          }
        }
        """),
      RuleExample(
        """
        struct Names: View {
          var names: [String]
          @State private var isShown = false
          var body: some View {
            List(names, id: \\.self) { name in
              Button(name) { isShown = true }
                .↓sheet(isPresented: $isShown) { Text(name) }
            }
          }
        }
        """),
      RuleExample(
        """
        struct Names: View {
          var names: [String]
          @State private var asks = false
          var body: some View {
            VStack {
              ForEach(names, id: \\.self) { name in
                Text(name).↓alert("Delete?", isPresented: $asks) { Text("Yes") }
              }
            }
          }
        }
        """),
      RuleExample(
        """
        struct Names: View {
          var names: [String]
          @State private var isShown = false
          var body: some View {
            List(names, id: \\.self) { name in Text(name) }
              .sheet(isPresented: $isShown) { Text("Names") }
          }
        }
        """),
      RuleExample(
        """
        struct Row: View {
          var name: String
          @State private var isShown = false
          var body: some View { Text(name).sheet(isPresented: $isShown) { Text(name) } }
        }
        struct Names: View {
          var names: [String]
          var body: some View { List(names, id: \\.self) { name in Row(name: name) } }
        }
        """),
      RuleExample(
        """
        struct Notes: View {
          let notes: [String]
          @State private var isShown = false
          private func row(_ note: String) -> some View {
            Text(note).↓alert("Note", isPresented: $isShown) { Text("OK") }
          }
          var body: some View {
            List(notes, id: \\.self) { note in row(note) }
          }
        }
        """),
      RuleExample(
        """
        final class Desk: ObservableObject {
          @Published var isShown = false
        }
        struct Notes: View {
          let notes: [String]
          @ObservedObject var desk: Desk
          var body: some View {
            ForEach(notes, id: \\.self) { note in
              Text(note).↓sheet(isPresented: $desk.isShown) { Text(note) }
            }
          }
        }
        """),
      RuleExample(
        """
        struct Note: Identifiable {
          let id = 1
          var isShown = false
        }
        struct Notes: View {
          @Binding var notes: [Note]
          @State private var isShown = false
          private var header: some View {
            Text("Notes").sheet(isPresented: $isShown) { Text("Header") }
          }
          var body: some View {
            header
            ForEach($notes) { $note in
              Text("Note").sheet(isPresented: $note.isShown) { Text("Note") }
            }
          }
        }
        """),
      RuleExample(
        """
        struct Menu: View {
          enum Entry: CaseIterable { case about, help }
          @State private var isHelpShown = false
          var body: some View {
            ForEach(Entry.allCases, id: \\.self) { entry in
              switch entry {
              case .about: Text("About")
              case .help: Text("Help").sheet(isPresented: self.$isHelpShown) { Text("Help") }
              }
            }
          }
        }
        """),
      RuleExample(
        """
        struct Delete: ViewModifier {
          @Binding var asks: Bool
          func body(content: Content) -> some View { content.alert("Delete?", isPresented: $asks) { Text("Yes") } }
        }
        extension View {
          func noting(_ isShown: Binding<Bool>) -> some View { sheet(isPresented: isShown) { Text("Note") } }
        }
        struct Row: View {
          let name: String
          @Binding var isShown: Bool
          var body: some View { Button(name) { isShown = true }.sheet(isPresented: $isShown) { Text(name) } }
        }
        struct OwnRow: View {
          let name: String
          @State private var isShown = false
          var body: some View { Button(name) { isShown = true }.noting($isShown) }
        }
        struct Names: View {
          let names: [String]
          @State private var isShown = false
          @State private var shown: String?
          private func isShown(_ name: String) -> Binding<Bool> {
            Binding(get: { shown == name }, set: { shown = $0 ? name : nil })
          }
          var body: some View {
            List(names, id: \\.self) { name in
              ↓Row(name: name, isShown: $isShown)
              Row(name: name, isShown: isShown(name))
              Button(name) { isShown = true }.↓modifier(Delete(asks: $isShown))
              Button(name) { isShown = true }.↓noting($isShown)
              OwnRow(name: name)
            }
            .noting($isShown)
          }
        }
        """),
      RuleExample(
        """
        struct Names: View {
          var names: [String]
          @State private var asks = false
          @State private var isShown = false
          @State private var helps = false
          @State private var warns = false
          var body: some View {
            List {
              Section("Names") {
                ForEach(names, id: \\.self) { name in Text(name) }
              }
              .↓sheet(isPresented: $isShown) { Text("Sheet") }
              Section("More") {
                Button("Ask") { asks = true }
                Button("Help") { helps = true }
              }
              .↓confirmationDialog("Sure?", isPresented: $asks) { Button("Yes") {} }
              Section("One") { Button("Help") { helps = true } }
                .sheet(isPresented: $helps) { Text("Help") }
            }
            Group {
              if names.isEmpty { Text("None") } else { Text("Some") }
            }
            .alert("Warning", isPresented: $warns) { Button("OK") {} }
          }
        }
        """),
    ], precision: RuleInfo.Precision(right: 35, of: 35, inApps: 58))

  static let visits: [NodeKind] = [.functionCallExpr]
  /// Helpers, modifiers and views may be in other files.
  static let dependsOnWholeProgram = true

  static func checksCalls(_ callee: Callee) -> Bool {
    callee.presents(kinds) || callee.mayPassOn { callee.analyzer.isBindingToAnswer($0) }
  }

  private static let kinds: [PresentedContent] = [.view, .message, .screen]

  func check(_ node: SyntaxNode, in context: RuleContext) {
    // In lazy rows a destination is not found at all, which `navigation_destination_in_lazy` reports.
    if context.presents(node, [.screen]), case .found = context.lazyContainer { return }
    let code = ExpandedCode(node, in: context)
    if let spread = spread(of: node, context) { return report(node, on: spread, context) }
    // Code outside of rows is not visited.
    guard context.isViewCode, let name = node.calleeName,
      context.presents(node, Self.kinds) || !code.isHelper && !node.projectionsPassed.isEmpty,
      let row = context.hereOrAtUses(of: node, Self.rows), let (presentation, state) = presentation(by: code)
    else { return }
    let property = context.analyzer.name(of: state.property) + state.path
    let what = presentation.node.calleeName.map { presentation.node.text(of: $0) } ?? ""
    let end = presentation.isOutermost ? context.argument(node, .isPresented)?.range.end : nil
    var notes = [
      Diagnostic.Note(
        "the rows are created here", in: context.file(of: row), at: row.children.first?.range ?? row.range),
      context.note("the state is declared here, once for all rows", at: state.property),
    ]
    if !presentation.isOutermost, let word = presentation.node.calleeName {
      let place = SourceRange(Int(word.start), presentation.node.range.end)
      notes.append(Diagnostic.Note("presented here", in: presentation.context.file, at: place))
    }
    context.report(
      Diagnostic(
        Self.info.level, Self.info.id,
        "every row has this `\(what)`, and `\(property)` turns all of them on at once; put one around the rows, with "
          + "the chosen element as its `item`",
        in: context.file, at: SourceRange(Int(name.start), end ?? node.range.end), notes: notes))
  }

  // MARK: On several views

  /// A modifier that applies to each of several views.
  private struct Spread {
    let container: SyntaxNode
    let name: String
    /// Another view with the modifier.
    let place: SourceRange
  }

  /// A container of several views with a presentation, which SwiftUI applies to each of them; `nil` if there is a
  /// single view, as far as it is known.
  private func spread(of node: SyntaxNode, _ context: RuleContext) -> Spread? {
    guard context.presents(node, Self.kinds), context.isViewCode, !context.isPreview,
      context.argument(node, .isPresented) ?? context.argument(node, "item") != nil,
      let view = context.modified(node),
      context.modifications(of: view).allSatisfy({ context.isFromCatalogue($0.call) })
    else { return nil }
    let core = context.core(of: view)
    guard let place = secondView(of: core, context), let made = context.madeType(core) else { return nil }
    return Spread(container: core, name: context.analyzer.name(of: made), place: place)
  }

  /// The place that makes more than one view in a container: the closure of a `ForEach`, or a second view in a
  /// `Section` or `Group`. A condition may remove views.
  private func secondView(of container: SyntaxNode, _ context: RuleContext) -> SourceRange? {
    let analyzer = context.analyzer
    guard let made = context.madeType(container), analyzer.isFromCatalogue(made) else { return nil }
    if analyzer.decl(made).has(.isRepeating) { return container.children.first?.range }
    guard let held = analyzer.fact(.holds, of: made), Self.held.contains(held),
      let content = context.argument(container, .content), content.kind == .closureExpr
    else { return nil }
    let views = context.views(in: content)
    if let rows = views.firstNonNil({ secondView(of: context.core(of: $0), context) }) { return rows }
    let certain = views.filter { $0.kind != .ifExpr && $0.kind != .switchExpr }
    return certain.count > 1 ? certain[1].range : nil
  }

  private static let held: [HeldContent] = [.rows, .views]

  private func report(_ node: SyntaxNode, on spread: Spread, _ context: RuleContext) {
    guard let name = node.calleeName else { return }
    let what = node.text(of: name)
    context.report(
      Diagnostic(
        Self.info.level, Self.info.id,
        "`\(what)` on \(RuleText.article(spread.name)) `\(spread.name)` applies to each view in it, and all of them "
          + "present at once; put it on the container around them",
        in: context.file,
        at: SourceRange(Int(name.start), context.argument(node, .isPresented)?.range.end ?? node.range.end),
        notes: [Diagnostic.Note("one of the views that it applies to", in: context.file, at: spread.place)]))
  }

  private typealias Presentation = (call: ExpandedCode, state: ExpandedCode.State)

  /// The presentation that a call makes, or that a view or modifier of the program makes with the binding that it
  /// receives.
  private func presentation(by code: ExpandedCode) -> Presentation? {
    if code.context.presents(code.node, Self.kinds) { return firstPresentation(in: code) }
    guard !code.isHelper,
      let shown = code.shown(ifGiven: { code.context.analyzer.isBindingToAnswer($0) }),
      let found = firstPresentation(in: shown), found.state.isOfView(around: code)
    else { return nil }
    return found
  }

  /// The first unconditional presentation in the code. A conditional one may be for a single row.
  private func firstPresentation(in code: ExpandedCode) -> Presentation? {
    if code.node.kind == .ifExpr || code.node.kind == .switchExpr { return nil }
    if code.context.presents(code.node, Self.kinds) {
      guard let binding = code.context.argument(code.node, .isPresented) else { return nil }
      return code.part(binding).state.map { (code, $0) }
    }
    let isMeant: (TypeID) -> Bool = { code.context.analyzer.isBindingToAnswer($0) }
    if let found = code.shown(ifGiven: isMeant).flatMap(firstPresentation) { return found }
    return code.parts.firstNonNil(firstPresentation)
  }

  /// The call that makes the rows with the code, if the code is in all of them and not under a condition.
  static func rows(around context: RuleContext, _ node: SyntaxNode) -> RuleContext.Search<SyntaxNode> {
    let row = context.repeatingCall
    let start = context.ancestors.lastIndex { $0.id == row?.id } ?? 0
    let isChosen = context.ancestors[start...].contains { $0.kind == .ifExpr || $0.kind == .switchExpr }
    if isChosen { return .none }
    return row.map { .found($0) } ?? .outside
  }
}
