import ViewCatalog
import ViewSemantics
import ViewSource
import ViewSyntax

/// Warns about a tap gesture on a whole list or form, which takes the taps from its rows.
struct TapOnRowsRule: Rule {
  static let info = RuleInfo(
    "tap_on_rows", .correctness, .warning, isFixable: false,
    summary: "the tap gesture on the list takes the taps from its rows: links and pickers do not open",
    explanation: """
      Links do not push, pickers do not open and rows cannot be selected. `onTapGesture` on a `Form` or a `List`, often \
      added to dismiss the keyboard, recognizes the taps that the rows need. Dismiss the keyboard with \
      `scrollDismissesKeyboard(_:)` or a button above the keyboard, or let both recognize the tap: \
      `.simultaneousGesture(TapGesture().onEnded { … })`.
      """,
    silence: """
      Lists on macOS, and lists whose code contains no link, picker or selection. Gestures that run beside others, and \
      double taps.
      """,
    examples: [
      RuleExample(
        """
        struct SignUp: View {
          @State private var name = ""
          @State private var country = "NL"
          @FocusState private var isFocused: Bool
          var body: some View {
            Form {
              TextField("Name", text: $name).focused($isFocused)
              Picker("Country", selection: $country) { Text("NL").tag("NL") }
            }
            .↓onTapGesture { isFocused = false }
          }
        }
        """),
      RuleExample(
        """
        struct SignUp: View {
          @State private var name = ""
          @State private var country = "NL"
          @FocusState private var isFocused: Bool
          var body: some View {
            Form {
              TextField("Name", text: $name).focused($isFocused)
              Picker("Country", selection: $country) { Text("NL").tag("NL") }
            }
            .simultaneousGesture(TapGesture().onEnded { isFocused = false })
            Form {
              TextField("Name", text: $name).focused($isFocused)
            }
            .onTapGesture { isFocused = false }
            List {
              NavigationLink("Next") { Text("Next") }
              Text("Close").onTapGesture { isFocused = false }
            }
            VStack {
              Text("Header")
                .sheet(isPresented: .constant(true)) { List { NavigationLink("Next") { Text("Next") } } }
            }
            .onTapGesture { isFocused = false }
          }
        }
        """),
      RuleExample(
        """
        struct People: View {
          @State private var query = ""
          @FocusState private var isFocused: Bool
          let names: [String]
          var body: some View {
            VStack {
              TextField("Search", text: $query).focused($isFocused)
              List(names, id: \\.self) { name in
                NavigationLink(name) { Text(name) }
              }
            }
            .↓onTapGesture { isFocused = false }
          }
        }
        """),
    ], precision: RuleInfo.Precision(right: 0, of: 0, inApps: 33))

  static let visits: [NodeKind] = [.functionCallExpr]

  private static let tap = CatalogueMember("View", "onTapGesture")
  private static let lists: [Name] = ["List", "Form"]
  private static let controls: [Name] = ["Picker", "DatePicker"]

  static func checksCalls(_ callee: Callee) -> Bool { callee.isAny(of: [tap]) }

  func check(_ node: SyntaxNode, in context: RuleContext) {
    guard let name = node.calleeName, TapAction(node, in: context) != nil, let view = context.modified(node),
      context.analyzer.program.configuration.platform == .ios, !context.isPreview,
      let list = list(in: view, context), let victim = victim(in: list, context)
    else { return }
    let what = list.children.first.map { RuleText.oneLine($0.text) } ?? "list"
    context.report(
      Diagnostic(
        Self.info.level, Self.info.id,
        "this takes the taps from the rows of the `\(what)`, so that \(victim.effect); use "
          + "`scrollDismissesKeyboard` to hide the keyboard, or `simultaneousGesture(TapGesture().onEnded { … })`",
        in: context.file, at: name.range,
        notes: [Diagnostic.Note("this gets no tap", in: context.file, at: victim.range)]))
  }

  /// The list that is tapped, or the first one in the tapped container. A sheet or a destination gets its own taps.
  private func list(in view: SyntaxNode, _ context: RuleContext) -> SyntaxNode? {
    if view.kind == .functionCallExpr {
      if context.makes(view, anyOf: Self.lists) { return view }
      if context.showsContentElsewhere(view) {
        return context.modified(view).flatMap { list(in: $0, context) }
      }
    }
    return view.children.firstNonNil { list(in: $0, context) }
  }

  /// A row of a list that needs its own taps.
  private func victim(in list: SyntaxNode, _ context: RuleContext) -> (effect: String, range: SourceRange)? {
    if let selection = context.argument(list, "selection") { return ("no row can be selected", selection.range) }
    let control = list.subtree.first { part in
      guard part.kind == .functionCallExpr, part.id != list.id else { return false }
      return context.makes(part, anyOf: Self.controls)
        || context.madeText(part, of: .later) != nil && context.madeFact(.control, of: part) == .action
    }
    guard let control, let callee = control.children.first else { return nil }
    return (
      context.makes(control, anyOf: Self.controls) ? "this picker does not open" : "this link pushes nothing",
      callee.range
    )
  }
}
