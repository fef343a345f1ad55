import ViewCatalog
import ViewSemantics
import ViewSource
import ViewSyntax

/// Warns about a number that an action reads before its text field has committed it.
struct FieldValueUncommittedRule: Rule {
  static let info = RuleInfo(
    "field_value_uncommitted", .data, .note, isFixable: false,
    summary: "the action reads the value before the field sets it, so what was typed last is lost",
    explanation: """
      What was typed last is lost. A `TextField` with a `format` or a `formatter` sets its value only when editing \
      ends: with the return key, or when another field gets the focus. The keyboards for numbers have no return key, \
      and a tap on a button does not end editing, so the action reads the old value. Bind the focus of the field to a \
      `@FocusState` and end it first, or edit a text and convert it to a number.
      """,
    silence: """
      Files that end editing themselves, for example by the focus, by scrolling or by the first responder, and \
      keyboards with a return key.
      """,
    examples: [
      RuleExample(
        """
        struct PriceForm: View {
          @State private var price = 0.0
          @State private var saved = 0.0
          var body: some View {
            Form {
              ↓TextField("Price", value: $price, format: .number).keyboardType(.decimalPad)
              TextField("Saved", value: $saved, format: .number)
              Button("Save") { saved = price }
            }
          }
        }
        """),
      RuleExample(
        """
        struct PriceForm: View {
          @State private var price = 0.0
          @State private var saved = 0.0
          @FocusState private var isEditing: Bool
          var body: some View {
            Form {
              TextField("Price", value: $price, format: .number).keyboardType(.decimalPad).focused($isEditing)
              Button("Save") {
                isEditing = false
                saved = price
              }
            }
          }
        }
        """),
      RuleExample(
        """
        final class Expense: ObservableObject {
          @Published var title = ""
          @Published var amount = 0.0
          @Published var tip = 0.0
          @Published var saved: [Double] = []
          func save() { saved.append(amount) }
          func reset() { tip = 0 }
        }
        struct ExpenseForm: View {
          @StateObject private var expense = Expense()
          var body: some View {
            Form {
              TextField("Title", text: $expense.title)
              ↓TextField("Amount", value: $expense.amount, format: .number).keyboardType(.decimalPad)
              TextField("Tip", value: $expense.tip, format: .number).keyboardType(.decimalPad)
              Button("Save") { expense.save() }
              Button("Reset") { expense.reset() }
            }
          }
        }
        """),
    ], precision: RuleInfo.Precision(right: 0, of: 0, inApps: 25))

  static let visits: [NodeKind] = [.functionCallExpr]
  /// Extensions of the view may be in other files.
  static let dependsOnWholeProgram = true

  private static let value: Name = "value"
  private static let field: Name = "TextField"
  private static let formats: [Name] = ["format", "formatter"]
  private static let keyboard = CatalogueMember("View", "keyboardType")
  private static let padsForNumbers = ["decimalPad", "numberPad", "phonePad", "asciiCapableNumberPad"].map {
    CatalogueMember("UIKeyboardType", $0)
  }
  /// Names in code that ends editing.
  private static let endings: [Name] = [
    "focused", "FocusState", "resignFirstResponder", "endEditing", "scrollDismissesKeyboard", "onSubmit",
    "hideKeyboard", "dismissKeyboard", "closeKeyboard", "endTextEditing", "ToolbarItemGroup",
  ]

  static func checksCalls(_ callee: Callee) -> Bool { callee.makes(anyOf: [field]) }

  func check(_ node: SyntaxNode, in context: RuleContext) {
    let analyzer = context.analyzer
    guard context.makes(node, anyOf: [Self.field]), let binding = context.argument(node, Self.value),
      Self.formats.contains(where: { context.argument(node, $0) != nil }),
      let property = edited(by: binding, context), context.runsWithBody,
      !context.isPreview, let owner = context.ownerType, hasNoReturnKey(node, context)
    else { return }
    let root = analyzer.program.file(context.fileID).tree.root
    guard !Self.endings.contains(where: { root.mentions($0) }),
      let place = context.actions(of: owner).firstNonNil({ read(of: property, by: $0) })
    else { return }
    let name = analyzer.name(of: property)
    context.report(
      Diagnostic(
        Self.info.level, Self.info.id,
        "`\(name)` gets what is typed here only when editing ends, and a tap on a button does not end it: the action "
          + "reads the old value; bind the focus of the field to a `@FocusState`, and end it first",
        in: context.file, at: node.range,
        notes: [Diagnostic.Note("it is read here", in: place.file, at: place.node.range)]))
  }

  private func hasNoReturnKey(_ node: SyntaxNode, _ context: RuleContext) -> Bool {
    context.outerModifiers(of: node).contains { modifier in
      context.isUse(modifier, of: Self.keyboard)
        && modifier.arguments.contains { context.isUse($0, ofAny: Self.padsForNumbers) }
    }
  }

  /// The state of the view, or the property of an object that the view has, that a field edits.
  private func edited(by binding: SyntaxNode, _ context: RuleContext) -> DeclID? {
    let analyzer = context.analyzer
    guard let property = context.propertyBound(by: binding), context.isOwn(property) else { return nil }
    if context.isOfSameType(property) {
      return analyzer.isState(property) ? property : nil
    }
    return analyzer.isObserved(property) ? property : nil
  }

  /// The place where an action, or a function that it calls, reads a property.
  private func read(of property: DeclID, by action: RuleContext.ActionCode) -> ReadAsItRuns? {
    action.statements.firstNonNil { ReadAsItRuns(of: [property], in: $0, action.context) }
  }
}
