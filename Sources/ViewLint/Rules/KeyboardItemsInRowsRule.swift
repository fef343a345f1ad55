import ViewCatalog
import ViewSemantics
import ViewSource
import ViewSyntax

/// Warns about keyboard buttons that each row of a container adds.
struct KeyboardItemsInRowsRule: Rule {
  static let info = RuleInfo(
    "keyboard_items_in_rows", .correctness, .warning, isFixable: false,
    summary: "each row adds its buttons to the keyboard's toolbar, which then shows them several times",
    explanation: """
      The bar above the keyboard shows the "Done" button once for each row. All `toolbar` modifiers of a screen with \
      the placement `.keyboard` fill one bar, whichever field has the focus. Put the `toolbar` on the container of the \
      rows; the button can look up the focused field.
      """,
    silence: "A `toolbar` on the container itself, and in a screen that a row opens.",
    examples: [
      RuleExample(
        """
        struct Guests: View {
          @State private var names = ["", ""]
          @FocusState private var focused: Int?
          var body: some View {
            Form {
              ForEach(0..<2) { n in
                TextField("Name", text: $names[n])
                  .focused($focused, equals: n)
                  .toolbar {
                    ↓ToolbarItemGroup(placement: .keyboard) { Button("Done") { focused = nil } }
                  }
              }
            }
          }
        }
        """),
      RuleExample(
        """
        struct GuestField: View {
          @Binding var name: String
          @FocusState private var isFocused: Bool
          var body: some View {
            TextField("Name", text: $name)
              .focused($isFocused)
              .toolbar {
                ↓ToolbarItem(placement: .keyboard) { Button("Done") { isFocused = false } }
              }
          }
        }
        struct Guests: View {
          @State private var names = ["", ""]
          var body: some View {
            List($names, id: \\.self) { $name in GuestField(name: $name) }
          }
        }
        """),
      RuleExample(
        """
        struct GuestScreen: View {
          @State private var name = ""
          @FocusState private var isFocused: Bool
          var body: some View {
            TextField("Name", text: $name)
              .focused($isFocused)
              .toolbar {
                ToolbarItem(placement: .keyboard) { Button("Done") { isFocused = false } }
              }
          }
        }
        struct Guests: View {
          @State private var names = ["", ""]
          var body: some View {
            Form {
              ForEach(names, id: \\.self) { name in
                NavigationLink(name) { GuestScreen() }
              }
            }
            .toolbar {
              ToolbarItem(placement: .keyboard) { Button("Done") {} }
            }
          }
        }
        """),
      RuleExample(
        """
        struct MoneyField: View {
          @Binding var amount: Double
          @FocusState private var isFocused: Bool
          var body: some View {
            TextField("Amount", value: $amount, format: .number)
              .focused($isFocused)
              .toolbar { ↓ToolbarItem(placement: .keyboard) { Button("Done") { isFocused = false } } }
          }
        }
        struct OnlyField: View {
          @Binding var amount: Double
          @FocusState private var isFocused: Bool
          var body: some View {
            TextField("Amount", value: $amount, format: .number)
              .focused($isFocused)
              .toolbar { ToolbarItem(placement: .keyboard) { Button("Done") { isFocused = false } } }
          }
        }
        struct Budget: View {
          @State private var rent = 0.0
          @State private var food = 0.0
          var body: some View {
            Form {
              MoneyField(amount: $rent)
              MoneyField(amount: $food)
              if rent > food { OnlyField(amount: $rent) } else { OnlyField(amount: $food) }
            }
          }
        }
        """),
    ], precision: RuleInfo.Precision(right: 0, of: 0, inApps: 33))

  static let visits: [NodeKind] = [.functionCallExpr]
  /// The rows may be in another file.
  static let dependsOnWholeProgram = true

  private static let items: [Name] = ["ToolbarItem", "ToolbarItemGroup"]
  private static let toolbar = CatalogueMember("View", "toolbar")

  static func checksCalls(_ callee: Callee) -> Bool { callee.makes(anyOf: items) }

  func check(_ node: SyntaxNode, in context: RuleContext) {
    guard context.makes(node, anyOf: Self.items), let placement = context.argument(node, "placement"),
      placement.lastToken.map({ placement.text(of: $0) }) == "keyboard", !context.isPreview
    else { return }
    guard let rows = context.hereOrAtUses(of: node, throughViews: true, { place, _ in rows(around: place) }) else {
      return checkCopies(node, context)
    }
    context.report(
      Diagnostic(
        Self.info.level, Self.info.id,
        "each row adds this to the bar above the keyboard, which shows it once for every row; put the `toolbar` on the "
          + "container of the rows",
        in: context.file, at: node.children.first?.range ?? node.range,
        notes: [
          Diagnostic.Note("the rows", in: context.file(of: rows), at: rows.children.first?.range ?? rows.range)
        ]))
  }

  /// A view with the items that a body shows several times.
  private func checkCopies(_ node: SyntaxNode, _ context: RuleContext) {
    guard let view = context.ownerType, let decl = context.decl, context.analyzer.isViewContent(decl),
      context.conforms(view, to: .view), case .outside = rows(around: context)
    else { return }
    var first: [DeclID: RuleContext.HelperUse] = [:]
    for use in context.uses(ofView: view) where use.context.runsWithBody && isAlwaysShown(use.context) {
      guard let body = use.context.decl else { continue }
      guard let other = first[body] else {
        first[body] = use
        continue
      }
      return context.report(
        Diagnostic(
          Self.info.level, Self.info.id,
          "each `\(context.analyzer.name(of: view))` adds this to the bar above the keyboard, which shows it once for "
            + "each of them; put the `toolbar` on their container",
          in: context.file, at: node.children.first?.range ?? node.range,
          notes: [
            Diagnostic.Note("the first", in: other.context.file, at: other.node.range),
            Diagnostic.Note("another one", in: use.context.file, at: use.node.range),
          ]))
    }
  }

  /// Whether the code is shown together with the rest of its body: in no branch, page, link or presentation.
  private func isAlwaysShown(_ context: RuleContext) -> Bool {
    !context.ancestors.contains { around in
      switch around.kind {
      case .ifExpr, .switchExpr, .ternaryExpr: true
      case .functionCallExpr:
        context.showsContentElsewhere(around) || context.madeText(around, of: .chooses) != nil
          || context.record.uses[around.id].map { context.isOwn($0.decl) } ?? true
      default: false
      }
    }
  }

  /// The container whose rows contain the code. Content that is shown at another time or one at a time is excluded.
  private func rows(around context: RuleContext) -> RuleContext.Search<SyntaxNode> {
    for (call, closure) in context.enclosingCalls {
      if context.madeType(call).map({ context.analyzer.makesRows($0) }) == true, context.hasParameter(closure) {
        let isPage = context.enclosingCalls.contains { context.madeText($0.call, of: .chooses) != nil }
        return isPage ? .none : .found(call)
      }
      if context.showsContentElsewhere(call) || context.record.builders[closure.id] == nil { return .none }
    }
    return .outside
  }
}
