import ViewCatalog
import ViewSemantics
import ViewSource
import ViewSyntax

/// Warns about a focus value that is bound to no field.
struct FocusValueUnboundRule: Rule {
  static let info = RuleInfo(
    "focus_value_unbound", .correctness, .warning, isFixable: false,
    summary: "no field is bound to this focus value, so setting it takes the focus away",
    explanation: """
      The field that has the focus loses it, the keyboard goes away, and the focus is `nil` again. `focus = \
      .password` moves the focus to the view with `.focused($focus, equals: .password)`, but there is none. Put the \
      modifier on the intended field.
      """,
    silence: """
      A focus that is bound to anything other than `focused` modifiers with enum cases in the file that declares it: \
      a binding that is passed on, and a computed value, may belong to any field.
      """,
    examples: [
      RuleExample(
        """
        struct Login: View {
          enum Field { case name, password }
          @FocusState private var focus: Field?
          @State private var name = ""
          @State private var password = ""
          var body: some View {
            Form {
              TextField("Name", text: $name)
                .focused($focus, equals: .name)
                .onSubmit { focus = ↓.password }
              SecureField("Password", text: $password)
                .onSubmit { focus = nil }
              Button("Again") { focus = Field.name }
            }
          }
        }
        """),
      RuleExample(
        """
        struct Login: View {
          enum Field: CaseIterable { case name, password }
          @FocusState private var focus: Field?
          @FocusState private var other: Field?
          @State private var name = ""
          var body: some View {
            Form {
              ForEach(Field.allCases, id: \\.self) { field in
                TextField("Name", text: $name).focused($focus, equals: field)
              }
              Row(focus: $other)
              TextField("Name", text: $name).focused($other, equals: .name)
            }
            .onAppear {
              focus = .password
              other = .password
            }
          }
        }
        struct Row: View {
          @FocusState.Binding var focus: Login.Field?
          @State private var text = ""
          var body: some View { TextField("Password", text: $text).focused($focus, equals: .password) }
        }
        """),
    ], precision: RuleInfo.Precision(right: 0, of: 0, inApps: 140))

  static let visits: [NodeKind] = [.assignmentExpr]

  private static let focused = [
    CatalogueMember("View", "focused"), CatalogueMember("View", "accessibilityFocused"),
    CatalogueMember("View", "searchFocused"),
  ]
  private static let equals: Name = "equals"

  func check(_ node: SyntaxNode, in context: RuleContext) {
    let analyzer = context.analyzer
    guard let write = PropertyWrite(node, context.record, analyzer), let value = write.value,
      let wanted = enumCase(value, context), context.isOfSameType(write.property), !context.isPreview,
      context.isSetInThisFileOnly(write.property),
      let wrapper = analyzer.propertyWrappers(of: write.property).first,
      wrapper.decl == analyzer.knownDecl("FocusState"),
      let bound = boundCases(of: write.property, context), !bound.isEmpty, !bound.contains(wanted)
    else { return }
    let (name, text) = (analyzer.name(of: write.property), RuleText.oneLine(value.text))
    context.report(
      Diagnostic(
        Self.info.level, Self.info.id,
        "no field is bound to `\(text)`: setting `\(name)` to it takes the focus away and gives it to no field; put "
          + "`.focused($\(name), equals: \(text))` on the intended field",
        in: context.file, at: value.range, notes: [context.note("the focus", at: write.property)]))
  }

  private func enumCase(_ value: SyntaxNode, _ context: RuleContext) -> DeclID? {
    guard let decl = context.record.decl(of: value), context.analyzer.decl(decl).kind == .enumCase else { return nil }
    return decl
  }

  /// The cases that fields are bound to; `nil` if fields may be bound to other values, too.
  private func boundCases(of property: DeclID, _ context: RuleContext) -> Set<DeclID>? {
    let analyzer = context.analyzer
    var found: Set<DeclID> = []
    var count = 0
    for body in context.bodiesOfType where analyzer.node(of: body).mentions(analyzer.decl(property).name) {
      let inner = RuleContext(analyzer, body.file)
      inner.enter(body)
      for call in analyzer.node(of: body).subtree where call.kind == .functionCallExpr {
        guard inner.isUse(call, ofAny: Self.focused), let binding = call.arguments.first,
          let use = inner.record.uses[binding.id], use.decl == property, use.part == .projection
        else { continue }
        guard let value = inner.argument(call, Self.equals), let bound = enumCase(value, inner) else { return nil }
        found.insert(bound)
        count += 1
      }
    }
    return PropertyUses(of: property, analyzer).bindings.count == count ? found : nil
  }
}
