import ViewCatalog
import ViewSemantics
import ViewSource
import ViewSyntax

/// Warns about a presentation that needs both a `Bool` and an optional value.
struct SheetOptionalRule: Rule {
  static let info = RuleInfo(
    "sheet_bool_plus_optional", .correctness, .warning, isFixable: false,
    summary: "a `Bool` opens the sheet, and the sheet takes its content from a separate optional",
    explanation: """
      The sheet appears empty if the `Bool` is set before the value, or if only the sheet reads the value: its content \
      was created while the value was still `nil`. The two properties express one fact. `sheet(item:)` presents for as \
      long as there is a value, and passes it to the content.
      """,
    silence: """
      The rule ignores a value that the view also shows elsewhere or lets a control choose, because the sheet cannot \
      be presented for as long as there is one; a sheet that also shows something without the value, in an `else` or \
      after a check; and values that the view does not store itself or that are never set, because the creator of the \
      view passes them once.
      """,
    examples: [
      RuleExample(
        """
        struct Names: View {
          @State private var isShown = false
          @State private var chosen: String?
          var body: some View {
            Button("Ada") {
              chosen = "Ada"
              isShown = true
            }
            .↓sheet(isPresented: $isShown) {
              if let chosen { Text(chosen) }
            }
          }
        }
        """),
      RuleExample(
        """
        struct Names: View {
          @State private var isShown = false
          @State private var chosen: String?
          var body: some View {
            Button("Ada") { isShown = true }
              .↓fullScreenCover(isPresented: $isShown) {
                Text(chosen!)
              }
              .onAppear { chosen = "Ada" }
          }
        }
        """),
      RuleExample(
        """
        struct Name: Identifiable { let id: String }
        struct Names: View {
          @State private var chosen: Name?
          var body: some View {
            Button("Ada") { chosen = Name(id: "Ada") }
              .sheet(item: $chosen) { name in Text(name.id) }
          }
        }
        """),
      RuleExample(
        """
        struct Names: View {
          @State private var isShown = false
          @State private var chosen: String?
          var body: some View {
            Button("Ada") { isShown = true }
              .sheet(isPresented: $isShown) {
                if let chosen { Text(chosen) } else { Text("nobody") }
              }
              .onAppear { chosen = "Ada" }
          }
        }
        """),
      RuleExample(
        """
        struct Names: View {
          @State private var isShown = false
          @State private var chosen: String?
          var body: some View {
            Button("Ada") { chosen = "Ada" }
              .sheet(isPresented: $isShown) { Text(chosen == nil ? "nobody" : chosen!) }
          }
        }
        """),
      RuleExample(
        """
        struct Notes: View {
          @State private var isShown = false
          @State private var chosen: String?
          var body: some View {
            Button("First") { chosen = "first"; isShown = true }
              .↓sheet(isPresented: $isShown) {
                if let chosen { Text(chosen) } else { EmptyView() }
              }
          }
        }
        """),
      RuleExample(
        """
        struct Panel: View {
          @State var host: String?
          @State private var shows = false
          var body: some View {
            Button("Show") { shows = true }
              .sheet(isPresented: $shows) { Text(host!) }
          }
        }
        """),
      RuleExample(
        """
        struct Library: View {
          @State private var chosen: String?
          @State private var showsInfo = false
          let books: [String]
          var body: some View {
            List(selection: $chosen) {
              ForEach(books, id: \\.self) { Text($0).onTapGesture { chosen = $0 } }
            }
            .toolbar { Button("Info") { showsInfo = true } }
            .sheet(isPresented: $showsInfo) {
              if let chosen { Text(chosen) }
            }
          }
        }
        """),
      RuleExample(
        """
        struct Note: Identifiable { let id: Int; var text: String }
        struct Notes: View {
          @State private var chosen: Note?
          @State private var isShown = false
          @State private var opened: Note?
          @State private var isOpen = false
          var body: some View {
            Button("Choose") { chosen = Note(id: 1, text: ""); opened = chosen }
              .↓sheet(isPresented: $isShown) { reader }
              .↓sheet(isPresented: $isOpen, content: editor)
          }
          @ViewBuilder private var reader: some View {
            if let chosen { Text(chosen.text) }
          }
          @ViewBuilder private func editor() -> some View {
            if let note = opened { Text(note.text) }
          }
        }
        """),
      RuleExample(
        """
        struct Names: View {
          @State private var isShown = false
          @State private var chosen: String?
          @State private var other: String?
          var body: some View {
            Button("Anna") {
              chosen = "Anna"
              other = "Anna"
              isShown = true
            }
            .↓sheet(isPresented: $isShown) {
              if chosen != nil { Text(chosen!) }
            }
            .fullScreenCover(isPresented: $isShown) {
              if other == nil { Text("Nobody") }
            }
          }
        }
        """),
    ], precision: RuleInfo.Precision(right: 27, of: 27, inApps: 55))

  static let visits: [NodeKind] = [.functionCallExpr]
  static let usesProgramFacts = true

  static func checksCalls(_ callee: Callee) -> Bool { callee.presents([.view]) }

  func check(_ node: SyntaxNode, in context: RuleContext) {
    guard let need = need(of: node, in: context), let name = node.calleeName else { return }
    let value = context.analyzer.name(of: need.property)
    let sheet = node.text(of: name)
    let reason =
      PresentingAction(setting: need.property, presentingBy: need.flag, context.analyzer) == nil
      ? "this is empty if it appears before `\(value)` is set: two properties express one fact"
      : "this is empty when it first appears: only its content reads `\(value)`, so the content is created with the "
        + "earlier value"
    context.report(
      Diagnostic(
        Self.info.level, Self.info.id, "\(reason); `\(sheet)(item:)` presents for as long as there is a value",
        in: context.file, at: SourceRange(Int(name.start), need.binding.range.end),
        notes: [
          Diagnostic.Note("the value that it needs", in: need.file, at: need.place),
          context.note("the value is stored here", at: need.property),
        ]), if: .mayBeWritten(need.property, note: "it is set here"))
  }

  /// A presentation with a `Bool` whose content is empty without an optional.
  struct Need {
    let flag: DeclID
    let binding: SyntaxNode
    let property: DeclID
    let file: SourceFile
    let place: SourceRange
  }

  /// The presentation of a call; `nil` if another value controls it, or if it has content without the optional.
  func need(of node: SyntaxNode, in context: RuleContext) -> Need? {
    guard let binding = context.argument(node, .isPresented),
      let flag = context.propertyOfBinding(binding),
      let content = context.argument(node, .content)
    else { return nil }
    // `content: editor`, or a closure
    let views = content.kind == .closureExpr ? content.children.filter { $0.kind.isExpr } : [content]
    guard views.count == 1, let only = views.first else { return nil }
    let shown = context.origin(of: only)
    guard shown.node.id != content.id, let (property, place) = needed(by: shown.node, shown.context),
      !isShownOtherwise(property, presentedBy: shown.context.decl, context)
    else { return nil }
    return Need(flag: flag, binding: binding, property: property, file: shown.context.file, place: place)
  }

  /// The optional state without which there is no content: in `if let x { … }` without `else`, or in `x!`.
  private func needed(by view: SyntaxNode, _ context: RuleContext) -> (property: DeclID, place: SourceRange)? {
    if view.kind == .ifExpr {
      guard hasNoElse(view, context), let condition = view.conditions.first else { return nil }
      // `if chosen != nil { … chosen! … }`
      if condition.kind == .infixOperatorExpr, let asked = condition.comparedWithNil,
        condition.ownTokens.contains(where: { condition.isSpelt($0, "!=") })
      {
        return property(asked, context).map { ($0, condition.range) }
      }
      guard condition.kind == .optionalBindingCondition else { return nil }
      let value = condition.initialValue
      if let value, let part = partOfState(value, context) { return (part, condition.range) }
      let name = (value ?? condition.children.first { $0.kind.isPattern })?.lastToken
      guard let name, value.map(isNameOfSelf) ?? true,
        let state = state(view.name(of: name), context)
      else { return nil }
      return (state, condition.range)
    }
    var found: (property: DeclID, place: SourceRange)?
    var open = [view]
    while let next = open.popLast() {
      if next.kind == .forceUnwrapExpr, let value = next.children.first, let property = property(value, context) {
        found = found ?? (property, next.range)
        continue
      }
      open += next.children.reversed()
    }
    // `chosen == nil ? … : chosen!`
    if let found, isAsked(found.property, view, context) { return nil }
    return found
  }

  /// Whether the view also shows the value elsewhere, or a control edits it, so that it is not only for the
  /// presentation.
  private func isShownOtherwise(_ property: DeclID, presentedBy helper: DeclID?, _ context: RuleContext) -> Bool {
    let name = context.analyzer.decl(property).name
    return context.analyzer.bodiesNear(property).contains { body in
      // A helper that makes the presented content shows the value there.
      guard body == context.decl || body != helper, context.isOfSameType(body),
        context.analyzer.node(of: body).mentions(name)
      else { return false }
      let other = RuleContext(context.analyzer, body.file)
      other.enter(body)
      return other.isViewCode && shows(property, in: other.analyzer.node(of: body), other)
    }
  }

  /// Whether body evaluation reads a property or binds to it, outside of presented content.
  private func shows(_ property: DeclID, in node: SyntaxNode, _ context: RuleContext) -> Bool {
    if let use = context.record.uses[node.id] {
      if use.decl == property { return true }
      // `view.sheet(…) { … }`: the receiver is shown, and the content is presented later.
      if node.kind == .functionCallExpr, context.analyzer.fact(.presents, of: use.decl) != nil {
        return node.children.first.map { shows(property, in: $0, context) } ?? false
      }
    }
    if node.kind == .optionalBindingCondition, node.child(.initializerClause) == nil,
      let name = node.children.first(where: { $0.kind.isPattern })?.lastToken,
      node.name(of: name) == context.analyzer.decl(property).name
    {
      return true
    }
    if node.kind == .closureExpr, context.record.builders[node.id] == nil { return false }
    return node.children.contains { shows(property, in: $0, context) }
  }

  /// Whether nothing is shown if the condition does not hold.
  private func hasNoElse(_ view: SyntaxNode, _ context: RuleContext) -> Bool {
    guard view.ownToken(.elseKeyword) != nil else { return true }
    guard let last = view.children.last, last.kind == .codeBlock else { return false }
    return last.children.allSatisfy { context.madeFact(.shows, of: $0) == .nothing }
  }

  private func property(_ node: SyntaxNode, _ context: RuleContext) -> DeclID? {
    if let part = partOfState(node, context) { return part }
    guard isNameOfSelf(node), let name = node.lastToken else { return nil }
    return state(node.name(of: name), context)
  }

  /// `chosen` of `sheets.chosen`, if it is optional state in a structure.
  private func partOfState(_ node: SyntaxNode, _ context: RuleContext) -> DeclID? {
    guard node.kind == .memberAccessExpr, let part = context.record.decl(of: node),
      context.analyzer.state(holding: part) != nil, context.isOfSameType(part),
      context.analyzer.wrapped(context.analyzer.variableType(of: part)) != nil
    else { return nil }
    return part
  }

  /// `chosen` and `self.chosen`
  private func isNameOfSelf(_ node: SyntaxNode) -> Bool {
    if node.kind == .declReferenceExpr { return true }
    return node.kind == .memberAccessExpr && node.children.first?.kind == .declReferenceExpr
      && node.children.first?.firstToken?.kind == .selfKeyword
  }

  /// Whether the content uses the value in another way than by unwrapping it.
  private func isAsked(_ property: DeclID, _ node: SyntaxNode, _ context: RuleContext) -> Bool {
    if node.kind == .forceUnwrapExpr { return false }
    if self.property(node, context) == property { return true }
    return node.children.contains { isAsked(property, $0, context) }
  }

  /// The view's own optional state with a name.
  private func state(_ name: Name, _ context: RuleContext) -> DeclID? {
    guard let owner = context.ownerType else { return nil }
    return context.analyzer.directMembers(of: owner, named: name).first { member in
      guard let wrapper = context.analyzer.propertyWrappers(of: member).first else { return false }
      return context.analyzer.catalogueText(.owns, of: wrapper.decl) != nil
        && context.analyzer.wrapped(context.analyzer.variableType(of: member)) != nil
    }
  }
}
