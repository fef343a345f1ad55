import ViewCatalog
import ViewSemantics
import ViewSource
import ViewSyntax

/// Warns about a constant binding to the value of a state, which does not change the state.
struct ConstantOfStateRule: Rule {
  static let info = RuleInfo(
    "constant_of_state", .state, .warning, isFixable: true,
    summary: "what the user changes never reaches the state, because the binding is to a copy of its value",
    explanation: """
      A `Toggle` springs back, and a text field does not show what is typed. `.constant(isOn)` creates a binding to \
      the value that `isOn` has while the body runs, and ignores what is written to it; so does a binding whose `set` \
      does nothing. Pass the binding of the property itself, `$isOn`.
      """,
    silence: "Computed values, views that only read the binding, and controls that are disabled.",
    examples: [
      RuleExample(
        """
        struct Switch: View {
          @Binding var isOn: Bool
          var body: some View { Toggle("On", isOn: $isOn) }
        }
        struct Lamp: View {
          @Binding var isOn: Bool
          var body: some View { Text(isOn ? "on" : "off") }
        }
        struct Settings: View {
          @State private var isOn = false
          @State private var name = ""
          var body: some View {
            Switch(isOn: ↓.constant(isOn))
            Lamp(isOn: .constant(isOn))
            TextField("Name", text: ↓.constant(name))
            TextField("Name", text: .constant(name)).disabled(true)
            Toggle("Empty", isOn: .constant(name.isEmpty))
          }
        }
        """,
        fixed: """
          struct Switch: View {
            @Binding var isOn: Bool
            var body: some View { Toggle("On", isOn: $isOn) }
          }
          struct Lamp: View {
            @Binding var isOn: Bool
            var body: some View { Text(isOn ? "on" : "off") }
          }
          struct Settings: View {
            @State private var isOn = false
            @State private var name = ""
            var body: some View {
              Switch(isOn: $isOn)
              Lamp(isOn: .constant(isOn))
              TextField("Name", text: $name)
              TextField("Name", text: .constant(name)).disabled(true)
              Toggle("Empty", isOn: .constant(name.isEmpty))
            }
          }
          """),
      RuleExample(
        """
        struct Settings: View {
          @State private var isOn = false
          var body: some View { Toggle("On", isOn: $isOn) }
        }
        """),
      RuleExample(
        """
        struct Settings: View {
          @State private var name = ""
          var body: some View {
            Toggle("Off", isOn: ↓Binding(get: { name.isEmpty }, set: { _ in }))
            Toggle("Off", isOn: Binding(get: { name.isEmpty }, set: { _ in })).disabled(true)
            Button("Name") { name = "A" }
          }
        }
        """),
      RuleExample(
        """
        struct Chore: Identifiable {
          let id: Int
          var isDone = false
        }
        struct Row: View {
          @Binding var chore: Chore
          var body: some View { Toggle("Done", isOn: $chore.isDone) }
        }
        struct Chores: View {
          @State private var chores = [Chore(id: 1)]
          let fixed: [Chore]
          var body: some View {
            List(chores) { chore in Row(chore: ↓.constant(chore)) }
            List($chores) { $chore in Row(chore: $chore) }
            List(fixed) { chore in Row(chore: .constant(chore)) }
          }
        }
        """),
      RuleExample(
        """
        final class Filter: ObservableObject {
          @Published var isOpen = false
          func binding(for value: Bool) -> Binding<Bool> { .constant(value) }
          func binding(for path: ReferenceWritableKeyPath<Filter, Bool>) -> Binding<Bool> {
            Binding(get: { self[keyPath: path] }, set: { self[keyPath: path] = $0 })
          }
        }
        struct Bar: View {
          @StateObject private var filter = Filter()
          var body: some View {
            Toggle("Open", isOn: ↓filter.binding(for: filter.isOpen))
            Toggle("Open", isOn: filter.binding(for: \\.isOpen))
          }
        }
        """),
    ], precision: RuleInfo.Precision(right: 0, of: 0, inApps: 25))

  static let visits: [NodeKind] = [.functionCallExpr]
  /// The view that receives the binding may be in another file.
  static let dependsOnWholeProgram = true

  private static let constant = CatalogueMember("Binding", "constant")
  private static let get: Name = "get"
  private static let set: Name = "set"

  static func checksCalls(_ callee: Callee) -> Bool {
    callee.madeFact(.control) == .value || callee.makesOwnView
  }

  func check(_ node: SyntaxNode, in context: RuleContext) {
    let analyzer = context.analyzer
    guard let made = context.madeType(node), context.runsWithBody, !context.isPreview else { return }
    for argument in analyzer.arguments(of: node, context.record) {
      let binding = argument.node
      if ignoresChanges(binding, context), context.isFromCatalogue(node), !isInert(node, context) {
        report(ignoring: binding, context)
        continue
      }
      if let rows = rows(ofCopyIn: binding, context),
        context.isFromCatalogue(node) || isChanged(argument, of: made, by: node, context), !isInert(node, context)
      {
        let name = RuleText.oneLine(rows.text)
        context.report(
          Diagnostic(
            Self.info.level, Self.info.id,
            "changes made here never reach `\(name)`: this binding is to a copy of the element; iterate over `$\(name)`, "
              + "which gives each row a binding to its element",
            in: context.file, at: binding.range))
        continue
      }
      if let value = valuePassed(by: binding, context), let copied = context.record.decl(of: value),
        context.isFromCatalogue(node) || isChanged(argument, of: made, by: node, context), !isInert(node, context)
      {
        context.report(
          Diagnostic(
            Self.info.level, Self.info.id,
            "changes made here never reach `\(analyzer.name(of: copied))`: the binding is to a copy of its value, which "
              + "the function receives; let it take a key path or a binding",
            in: context.file, at: binding.range))
        continue
      }
      guard binding.kind == .functionCallExpr, context.isUse(binding, of: Self.constant),
        let value = binding.arguments.first, value.kind == .declReferenceExpr || value.kind == .memberAccessExpr,
        let use = context.record.uses[value.id], use.part == .value, context.isOwn(use.decl),
        context.isOfSameType(use.decl),
        analyzer.isState(use.decl),
        context.isFromCatalogue(node) || isChanged(argument, of: made, by: node, context), !isInert(node, context)
      else { continue }
      let name = analyzer.name(of: use.decl)
      context.report(
        Diagnostic(
          Self.info.level, Self.info.id,
          "changes made here never reach `\(name)`: this binding is to a copy of its value; pass `$\(name)`",
          in: context.file, at: binding.range,
          fixIts: [FixIt("`$\(name)`", [TextEdit(binding.range, "$\(name)")], isSafe: false)]))
    }
  }

  /// The observed value that a function of the program gets and returns as a constant binding: `model.isOpen` of
  /// `binding(for: model.isOpen)` with `func binding(for value: Bool) -> Binding<Bool> { .constant(value) }`.
  private func valuePassed(by call: SyntaxNode, _ context: RuleContext) -> SyntaxNode? {
    let analyzer = context.analyzer
    guard call.kind == .functionCallExpr, let use = context.record.uses[call.id], analyzer.isOwnFunction(use.decl),
      let only = analyzer.onlyValue(of: use.decl), let (arguments, parameters) = context.arguments(of: call)
    else { return nil }
    let inner = RuleContext(analyzer, use.decl.file)
    inner.enter(use.decl)
    guard inner.isUse(only, of: Self.constant), let name = only.arguments.first, name.kind == .declReferenceExpr else {
      return nil
    }
    return arguments.firstNonNil { argument in
      guard let number = argument.parameter, number < parameters.count, parameters[number].name.text == name.text,
        let given = context.record.uses[argument.node.id], given.part == .value, context.isOwn(given.decl),
        analyzer.isObserved(given.decl) || analyzer.isOwnState(given.decl)
      else { return nil }
      return argument.node
    }
  }

  /// The state or published collection whose rows pass a constant copy of their element: `.constant(item)`, also of a
  /// part of it.
  private func rows(ofCopyIn binding: SyntaxNode, _ context: RuleContext) -> SyntaxNode? {
    let analyzer = context.analyzer
    guard binding.kind == .functionCallExpr, context.isUse(binding, of: Self.constant),
      var value = binding.arguments.first, let rows = context.repeatingCall, let row = rows.lastClosure,
      row.range.contains(binding.range)
    else { return nil }
    while value.kind == .memberAccessExpr, let base = value.children.first, base.kind.isExpr { value = base }
    guard value.kind == .declReferenceExpr, let element = row.closureParameterNames(unnamed: 1).first,
      value.referencedName.map({ value.name(of: $0) }) == element, let data = rows.arguments.first,
      data.kind == .declReferenceExpr || data.kind == .memberAccessExpr, let use = context.record.uses[data.id],
      use.part == .value, context.isOwn(use.decl), !analyzer.decl(use.decl).has(.isComputed),
      analyzer.isObserved(use.decl), analyzer.isKnown(analyzer.variableType(of: use.decl), .array)
    else { return nil }
    return data
  }

  private func isInert(_ node: SyntaxNode, _ context: RuleContext) -> Bool {
    ControlOfConstantRule().isInert(node, context)
  }

  /// `Binding(get: { date }, set: { _ in })`
  private func ignoresChanges(_ binding: SyntaxNode, _ context: RuleContext) -> Bool {
    guard context.makes(binding, anyOf: [.binding]), let set = context.argument(binding, Self.set),
      let get = context.argument(binding, Self.get), set.kind == .closureExpr, get.kind == .closureExpr
    else { return false }
    return set.children.allSatisfy { $0.kind == .closureSignature }
  }

  private func report(ignoring binding: SyntaxNode, _ context: RuleContext) {
    context.report(
      Diagnostic(
        Self.info.level, Self.info.id,
        "this binding ignores what is written to it, so the control springs back to its old value; store the value in "
          + "`set`, or disable the control",
        in: context.file, at: binding.range))
  }

  /// Whether a view of the program changes the bound value, or passes the binding on.
  private func isChanged(
    _ argument: CallArgument, of view: DeclID, by call: SyntaxNode, _ context: RuleContext
  ) -> Bool {
    let analyzer = context.analyzer
    guard let (_, parameters) = context.arguments(of: call), let number = argument.parameter,
      number < parameters.count,
      let property = analyzer.directMembers(of: view, named: parameters[number].label).first, analyzer.isOwn(property),
      analyzer.propertyWrappers(of: property).first?.decl == analyzer.knownDecl("Binding")
    else { return false }
    let uses = PropertyUses(of: property, analyzer)
    return !uses.writes.isEmpty || !uses.bindings.isEmpty
  }
}
