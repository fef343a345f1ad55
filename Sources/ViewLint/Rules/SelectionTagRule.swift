import ViewSemantics
import ViewSource
import ViewSyntax

/// Warns about a tag that can never be selected, because it has another type than the selection.
struct SelectionTagRule: Rule {
  static let info = RuleInfo(
    "selection_tag_mismatch", .correctness, .warning, isFixable: true,
    summary: "the tag has another type than the selection and is never selected",
    explanation: """
      The choice cannot be made, the picker stays empty, and the compiler does not warn. A `Picker`, `List` or \
      `TabView` finds the selected view by comparing tags with the selection, and a tag of another type never equals \
      it. Give the tag the type of the selection.
      """,
    silence: """
      With the SDK of iOS 18 or later, a tag may have the type that an optional selection wraps. `ForEach` and lists \
      of data also tag their rows with their identifiers: if those have the type of the selection, the rows are found. \
      The rule ignores types that are not fully known.
      """,
    examples: [
      RuleExample(
        """
        enum Hue: String { case red, blue }
        struct Hues: View {
          @State private var hue = Hue.red
          var body: some View {
            Picker("Hue", selection: $hue) {
              Text("Red").tag(↓"red")
              Text("Blue").tag(Hue.blue)
            }
          }
        }
        """),
      RuleExample(
        """
        struct Tabs: View {
          @State private var tab = "home"
          var body: some View {
            TabView(selection: $tab) {
              Text("Home").tag(↓1)
              Text("Search").tag("search")
            }
          }
        }
        """),
      RuleExample(
        """
        enum Hue: String { case red, blue }
        struct Hues: View {
          @State private var hue: Hue?
          var body: some View {
            Picker("Hue", selection: $hue) {
              Text("Red").tag(Hue.red)
              Text("None").tag(nil as Hue?)
            }
          }
        }
        """),
      RuleExample(
        """
        enum Hue: String, CaseIterable { case red, blue }
        struct Hues: View {
          @State private var hue = Hue.red
          var body: some View {
            Picker("Hue", selection: $hue) {
              ForEach(Hue.allCases, id: \\.self) { Text($0.rawValue).tag($0.rawValue) }
            }
            Picker("Hue", selection: $hue) {
              ForEach(Hue.allCases, id: \\.rawValue) { Text($0.rawValue).tag(↓$0.rawValue) }
            }
          }
        }
        """),
      RuleExample(
        """
        struct Marks: View {
          @State private var marked: Set<Int> = []
          var body: some View {
            List(selection: $marked) {
              Text("One").tag(1)
            }
          }
        }
        """),
      RuleExample(
        """
        struct Hues: View {
          @State private var number = 1
          @ViewBuilder private var choices: some View {
            Text("One").tag(1)
            Text("Two").tag(↓"2")
          }
          var body: some View { Picker("Number", selection: $number) { choices } }
        }
        """),
      RuleExample(
        """
        struct Item: Identifiable { let id: UUID; let name: String }
        struct Items: View {
          let items: [Item]
          @State private var chosen: Set<UUID> = []
          @State private var name = ""
          var body: some View {
            List(items, selection: $chosen) { Text($0.name).tag($0.name) }
            List(items, id: \\.name, selection: $name) { Text($0.name).tag($0.id) }
          }
        }
        """),
    ], precision: RuleInfo.Precision(right: 26, of: 27, inApps: 45))

  static let visits: [NodeKind] = [.functionCallExpr]
  /// Helpers, modifiers and views may be in other files.
  static let dependsOnWholeProgram = true

  /// The SDK with `tag(_:includeOptional:)`, which also tags a view with the optional.
  private static let optionalTagSDK = 18

  private static let tag = CatalogueMember("View", "tag")

  static func checksCalls(_ callee: Callee) -> Bool { callee.isAny(of: [Self.tag]) }

  func check(_ node: SyntaxNode, in context: RuleContext) {
    guard let value = node.arguments.first, value.kind != .labeledExpr,
      let choice = context.hereOrAtUses(of: node, choice)
    else { return }
    let analyzer = context.analyzer
    guard let tag = context.type(of: value), let bound = choice.type else { return context.recordUnresolved() }
    guard analyzer.isKnown(bound, .binding), var selection = analyzer.types.arguments(bound).first else { return }
    if analyzer.isKnown(selection, KnownType.set) { selection = analyzer.types.argument(selection, 0) }
    let wanted = analyzer.wrapped(selection) ?? selection
    let isWrapped = tag == wanted && tag != selection
    guard analyzer.types.kind(wanted) == .nominal, analyzer.types.kind(tag) == .nominal,
      tag != selection, !isWrapped || analyzer.program.configuration.sdk < Self.optionalTagSDK,
      !choice.rowIDs.contains(selection), !choice.rowIDs.contains(wanted)
    else { return }
    let (given, wantedText) = (context.text(of: tag), context.text(of: selection))
    // The types have the same name, so the name may be ambiguous.
    if given == wantedText { return context.recordUnresolved() }
    context.report(
      Diagnostic(
        Self.info.level, Self.info.id,
        "this tag is of type `\(given)`, but the selection is of type `\(wantedText)`: it can never be selected; "
          + "give it that type",
        in: context.file, at: value.range,
        notes: [Diagnostic.Note("the selection", in: choice.file, at: choice.binding)],
        fixIts: isWrapped
          ? [FixIt("`Optional`", [TextEdit(value.range, "Optional(\(value.text))")], isSafe: true)] : []))
  }

  /// A container with a selection.
  private struct Choice {
    /// The type of the binding; `nil` if it is unknown.
    let type: TypeID?
    let binding: SourceRange
    let file: SourceFile
    /// The types of the identifiers that tag rows between the tag and the container.
    let rowIDs: [TypeID]
  }

  private func choice(around context: RuleContext, _ node: SyntaxNode) -> RuleContext.Search<Choice> {
    var rowIDs: [TypeID] = []
    for (call, closure) in context.enclosingCalls {
      guard context.record.builders[closure.id] != nil else { return .none }
      if let made = context.madeType(call), context.analyzer.makesRows(made), let id = context.rowID(call) {
        rowIDs.append(id)
      }
      guard let binding = context.argument(call, .selection) else { continue }
      guard let made = context.madeType(call), context.analyzer.isFromCatalogue(made) else { return .none }
      // Rows have the identifiers of their elements as tags, which are unknown.
      if context.analyzer.makesRows(made), context.hasParameter(closure), rowIDs.isEmpty { return .none }
      return .found(
        Choice(type: context.type(of: binding), binding: binding.range, file: context.file, rowIDs: rowIDs))
    }
    return .outside
  }
}
