import ViewCatalog
import ViewSemantics
import ViewSource
import ViewSyntax

/// Warns about a focus state that is bound to several fields with the same value, and that code sets to that value.
struct FocusSharedByFieldsRule: Rule {
  static let info = RuleInfo(
    "focus_shared_by_fields", .state, .warning, isFixable: false,
    summary: "several fields have the same focus value: setting it focuses one that SwiftUI chooses",
    explanation: """
      After `isFocused = true` the keyboard may type into another field than the intended one. A focus value names one \
      field. If several fields are bound to it, as in `ForEach(rows) { … .focused($isFocused) }`, each of them sets \
      it, and setting it from code focuses one of them, which SwiftUI chooses. Declare `@FocusState var focus: \
      Row.ID?`, and give each field its own value with `.focused($focus, equals: row.id)`.
      """,
    silence: """
      Code that only ends the focus, for which one shared value suffices. Fields in different branches of one \
      condition, of which one is shown.
      """,
    examples: [
      RuleExample(
        """
        struct LineItem: Identifiable { let id = UUID(); var text = "" }
        struct LineRow: View {
          @Binding var item: LineItem
          var focus: FocusState<Bool>.Binding
          var body: some View { TextField("Line", text: $item.text).focused(↓focus) }
        }
        struct Lines: View {
          @State private var lines: [LineItem] = []
          @FocusState private var isEditing: Bool
          var body: some View {
            List($lines) { $line in LineRow(item: $line, focus: $isEditing) }
            Button("Edit") { isEditing = true }
          }
        }
        """),
      RuleExample(
        """
        struct Names: View {
          @State private var first = ""
          @State private var last = ""
          @State private var rows = ["a", "b"]
          @FocusState private var isFocused: Bool
          @FocusState private var isInRow: Bool
          @FocusState private var isDone: Bool
          var body: some View {
            TextField("First", text: $first).focused($isFocused)
            TextField("Last", text: $last).focused(↓$isFocused)
            List($rows, id: \\.self) { $row in
              TextField("Row", text: $row).focused(↓$isInRow)
            }
            ForEach($rows, id: \\.self) { $row in
              TextField("Row", text: $row).focused($isDone)
            }
            Button("First") { isFocused = true }
            Button("Row") { isInRow = true }
            Button("Done") { isDone = false }
          }
        }
        """),
      RuleExample(
        """
        struct Names: View {
          enum Field: Hashable { case first, last, row(String) }
          @State private var first = ""
          @State private var last = ""
          @State private var isShort = false
          @State private var rows = ["a", "b"]
          @FocusState private var field: Field?
          @FocusState private var isFocused: Bool
          var body: some View {
            TextField("First", text: $first).focused($field, equals: .first)
            TextField("Last", text: $last).focused($field, equals: .last)
            ForEach(rows, id: \\.self) { row in
              TextField("Row", text: $first).focused($field, equals: .row(row))
            }
            if isShort {
              TextField("Name", text: $first).focused($isFocused)
            } else {
              TextField("Full name", text: $last).focused($isFocused)
            }
            Button("First") {
              field = .first
              isFocused = true
            }
          }
        }
        """),
    ], precision: RuleInfo.Precision(right: 0, of: 0, inApps: 8))

  static let visits: [NodeKind] = [.functionCallExpr]

  private static let focused = CatalogueMember("View", "focused")
  private static let equals: Name = "equals"

  static func checksCalls(_ callee: Callee) -> Bool { callee.isAny(of: [focused]) }

  /// The fields of a body that were visited.
  private final class Fields {
    var all: [Field] = []
  }

  /// A field that is bound to a focus state.
  private struct Field {
    let property: DeclID
    /// The spelling of its value; empty for a `Bool`.
    let value: String
    let branches: [Branch]
  }

  /// A condition around a field, and the branch that contains the field.
  private struct Branch {
    let condition: NodeID
    let number: Int
  }

  func check(_ node: SyntaxNode, in context: RuleContext) {
    let analyzer = context.analyzer
    if checkRow(node, context) { return }
    guard let binding = node.arguments.first, let use = context.record.uses[binding.id], use.part == .projection,
      context.isOfSameType(use.decl), !context.isPreview,
      analyzer.propertyWrappers(of: use.decl).first?.decl == analyzer.knownDecl("FocusState")
    else { return }
    let value = context.argument(node, Self.equals)
    let field = Field(property: use.decl, value: value?.text ?? "", branches: branches(around: node, context))
    let fields = context.perBody(Self.info.id) { Fields() }
    let isOfRow = context.repeatingCall != nil && (value.map { context.record.decl(of: $0) != nil } ?? true)
    let isSecond = fields.all.contains {
      $0.property == field.property && $0.value == field.value && areShownTogether($0, field)
    }
    fields.all.append(field)
    guard isOfRow || isSecond, isSet(field, analyzer) else { return }
    let name = analyzer.name(of: use.decl)
    context.report(
      Diagnostic(
        Self.info.level, Self.info.id,
        "\(isOfRow ? "the field of each row is" : "another field is also") bound to this value of `\(name)`: setting it "
          + "focuses one of them, which SwiftUI chooses; give each field its own value with `equals`",
        in: context.file, at: binding.range, notes: [context.note("the focus", at: use.decl)]))
  }

  /// Checks a field in a row's own view, which all rows give the same binding: `LineRow(focus: $isEditing)`.
  private func checkRow(_ node: SyntaxNode, _ context: RuleContext) -> Bool {
    let analyzer = context.analyzer
    guard context.argument(node, Self.equals) == nil, let binding = node.arguments.first,
      let held = context.record.uses[binding.id], held.part == .value, context.isOwn(held.decl),
      context.isOfSameType(held.decl), analyzer.propertyWrappers(of: held.decl).isEmpty,
      let view = context.ownerType, !context.isPreview
    else { return false }
    let label = analyzer.decl(held.decl).name
    for use in context.uses(ofView: view) {
      guard use.context.runsWithBody, use.context.repeatingCall != nil,
        let given = use.context.argument(use.node, label),
        let focus = use.context.record.uses[given.id], focus.part == .projection,
        analyzer.propertyWrappers(of: focus.decl).first?.decl == analyzer.knownDecl("FocusState"),
        isSet(Field(property: focus.decl, value: "", branches: []), analyzer)
      else { continue }
      let name = analyzer.name(of: focus.decl)
      context.report(
        Diagnostic(
          Self.info.level, Self.info.id,
          "the field of each row is bound to this value of `\(name)`: setting it focuses one of them, which SwiftUI "
            + "chooses; give each field its own value with `equals`",
          in: context.file, at: binding.range,
          notes: [
            Diagnostic.Note("each row gets the same focus here", in: use.context.file, at: given.range),
            context.note("the focus", at: focus.decl),
          ]))
      return true
    }
    return false
  }

  /// Whether code sets the focus to the value of a field.
  private func isSet(_ field: Field, _ analyzer: Analyzer) -> Bool {
    PropertyUses(of: field.property, analyzer).writes.contains { write in
      guard let value = write.value else { return true }
      return field.value.isEmpty ? value.text != "false" : value.text == field.value
    }
  }

  private func branches(around node: SyntaxNode, _ context: RuleContext) -> [Branch] {
    context.ancestors.compactMap { around in
      guard around.kind == .ifExpr || around.kind == .switchExpr || around.kind == .ternaryExpr else { return nil }
      let number = around.children.enumerated().first { $0.element.range.contains(node.range) }?.offset
      return number.map { Branch(condition: around.id, number: $0) }
    }
  }

  /// Whether no condition shows one field instead of the other.
  private func areShownTogether(_ one: Field, _ other: Field) -> Bool {
    one.branches.allSatisfy { branch in
      other.branches.allSatisfy { $0.condition != branch.condition || $0.number == branch.number }
    }
  }
}
