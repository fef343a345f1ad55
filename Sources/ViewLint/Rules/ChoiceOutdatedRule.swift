import ViewCatalog
import ViewSemantics
import ViewSource
import ViewSyntax

/// Warns about a picker whose choices depend on another choice, and whose selection is not reset with it.
struct ChoiceOutdatedRule: Rule {
  static let info = RuleInfo(
    "choice_outdated", .correctness, .warning, isFixable: false,
    summary: "the picker keeps a selection that another choice has removed from its choices",
    explanation: """
      If one picker decides what another one offers, its change leaves the second one with a selection that it no \
      longer offers: the picker shows nothing, SwiftUI complains about an invalid selection, and the old value stays in \
      use. Set the selection again in `onChange(of:)` of the first choice.
      """,
    silence: """
      Selections that any other code sets, and choices that depend on a text that is typed.
      """,
    examples: [
      RuleExample(
        """
        struct Units: View {
          @State private var kind = "Length"
          @State private var unit = "Meter"
          private let units = ["Length": ["Meter", "Foot"], "Mass": ["Gram", "Pound"]]
          var body: some View {
            Picker("Kind", selection: $kind) {
              ForEach(units.keys.sorted(), id: \\.self) { Text($0) }
            }
            Picker("Unit", selection: ↓$unit) {
              ForEach(units[kind] ?? [], id: \\.self) { Text($0) }
            }
          }
        }
        """),
      RuleExample(
        """
        struct Units: View {
          @State private var kind = "Length"
          @State private var unit = "Meter"
          private let units = ["Length": ["Meter", "Foot"], "Mass": ["Gram", "Pound"]]
          var body: some View {
            Picker("Kind", selection: $kind) {
              ForEach(units.keys.sorted(), id: \\.self) { Text($0) }
            }
            .onChange(of: kind) { unit = units[kind]?.first ?? "" }
            Picker("Unit", selection: $unit) {
              ForEach(units[kind] ?? [], id: \\.self) { Text($0) }
            }
          }
        }
        """),
      RuleExample(
        """
        enum Meal: String, CaseIterable {
          case lunch, dinner
          var dishes: [String] { self == .lunch ? ["Soup"] : ["Roast", "Fish"] }
        }
        @Observable final class Order {
          var meal = Meal.lunch
          var dish = "Soup"
          var dishes: [String] { meal.dishes }
        }
        struct Ordering: View {
          @State private var order = Order()
          var body: some View {
            Picker("Meal", selection: $order.meal) {
              ForEach(Meal.allCases, id: \\.self) { Text($0.rawValue) }
            }
            Picker("Dish", selection: ↓$order.dish) {
              ForEach(order.dishes, id: \\.self) { Text($0).tag($0) }
            }
          }
        }
        """),
    ], precision: RuleInfo.Precision(right: 0, of: 0, inApps: 0))

  static let visits: [NodeKind] = [.functionCallExpr]
  /// Other code that sets the selection may be in other files.
  static let dependsOnWholeProgram = true

  private static let picker: Name = "Picker"

  static func checksCalls(_ callee: Callee) -> Bool { callee.makes(anyOf: [picker]) }

  func check(_ node: SyntaxNode, in context: RuleContext) {
    guard context.makes(node, anyOf: [Self.picker]), context.runsWithBody, !context.isPreview,
      let binding = context.argument(node, .selection), let selection = context.propertyBound(by: binding),
      context.isShownState(selection), let content = context.argument(node, .content),
      let loop = onlyLoop(in: content, context), let data = loop.arguments.first,
      let key = keyAsked(by: data, besides: selection, context), isOnlySelected(selection, context),
      let other = pickerChoosing(key, context)
    else { return }
    let (name, text) = (context.analyzer.name(of: selection), context.analyzer.name(of: key))
    context.report(
      Diagnostic(
        Self.info.level, Self.info.id,
        "when `\(text)` changes, `\(name)` keeps a value that this picker no longer offers; set `\(name)` in "
          + "`onChange(of:)` of `\(text)`",
        in: context.file, at: binding.range,
        notes: [Diagnostic.Note("`\(text)` is chosen here", in: other.context.file, at: other.node.range)]))
  }

  /// The rows that are the only choices of a picker.
  private func onlyLoop(in content: SyntaxNode, _ context: RuleContext) -> SyntaxNode? {
    let statements = content.children.filter { $0.kind != .closureSignature }
    guard statements.count == 1, let only = statements.first, let made = context.madeType(only),
      context.analyzer.isFromCatalogue(made), context.analyzer.decl(made).has(.isRepeating)
    else { return nil }
    return only
  }

  /// The single value, not a collection, by which the choices are looked up.
  private func keyAsked(by data: SyntaxNode, besides selection: DeclID, _ context: RuleContext) -> DeclID? {
    let analyzer = context.analyzer
    for place in context.calledCode(of: [data]) {
      for part in place.partsAtOnce {
        guard let use = place.context.record.uses[part.id], use.part == .value, context.isOwn(use.decl),
          use.decl != selection, analyzer.decl(use.decl).kind == .variable, context.isShownState(use.decl),
          isChoice(analyzer.variableType(of: use.decl), context), !isForOrder(part, in: place.node)
        else { continue }
        return use.decl
      }
    }
    return nil
  }

  /// Whether a value only decides about the order of the choices.
  private func isForOrder(_ part: SyntaxNode, in code: SyntaxNode) -> Bool {
    code.subtree.contains { call in
      guard call.kind == .functionCallExpr, call.range.contains(part.range), call.memberBase != nil,
        call.children.first?.range.contains(part.range) == false, let name = call.calleeName
      else { return false }
      return Self.orders.contains(call.name(of: name))
    }
  }

  private static let orders: [Name] = ["sorted", "sort"]

  /// Whether values of a type are choices: texts, numbers, and values of enumerations and structures of the program.
  private func isChoice(_ type: TypeID, _ context: RuleContext) -> Bool {
    let value = context.analyzer.wrapped(type) ?? type
    guard let nominal = context.nominal(value) else { return false }
    if context.isOwn(nominal) { return context.analyzer.decl(nominal).kind != .classType }
    return ["String", "Int"].contains(context.analyzer.decl(nominal).name)
  }

  /// Whether only the picker sets a selection.
  private func isOnlySelected(_ selection: DeclID, _ context: RuleContext) -> Bool {
    let uses = PropertyUses(of: selection, context.analyzer)
    return uses.writes.isEmpty && uses.bindings.count == 1
      && (context.analyzer.isWholeModule(around: context.fileID)
        || context.analyzer.program.userFileIDs.count == 1
        || context.analyzer.accessToState(selection) <= .fileprivateAccess)
  }

  /// The picker of the view that chooses a value.
  private func pickerChoosing(_ key: DeclID, _ context: RuleContext) -> ValueOrigin? {
    let analyzer = context.analyzer
    let name = analyzer.decl(key).name
    for body in context.bodiesOfType
    where analyzer.node(of: body).mentions(name) || analyzer.node(of: body).mentions(name.projection) {
      let inner = RuleContext(analyzer, body.file)
      inner.enter(body)
      for call in analyzer.node(of: body).subtree where call.kind == .functionCallExpr {
        guard inner.makes(call, anyOf: [Self.picker]), let binding = inner.argument(call, .selection),
          inner.propertyBound(by: binding) == key
        else { continue }
        return ValueOrigin(binding, inner)
      }
    }
    return nil
  }
}
