import ViewCatalog
import ViewSemantics
import ViewSource
import ViewSyntax

/// Warns about a control that edits a copy of a value which no code reads.
struct EditedCopyDroppedRule: Rule {
  static let info = RuleInfo(
    "edited_copy_dropped", .data, .warning, isFixable: false,
    summary: "the control edits a copy of a value, and no code reads the copy, so the edit is lost",
    explanation: """
      The switch moves, but the setting stays as it was, and the switch is back when the view is created again. `_isOn \
      = State(initialValue: settings.isOn)` copies the value once. A control that is bound to the copy changes the \
      copy only. Bind it to the value itself (`$settings.isOn`), or write the copy back in `onChange(of:)` or when the \
      user saves.
      """,
    silence: """
      The rule ignores state that any code reads, also in an `onChange(of:)`, state that is passed on to views of the \
      program, and state that starts with a constant.
      """,
    examples: [
      RuleExample(
        """
        final class Updater: ObservableObject { @Published var isOn = false }
        struct GeneralSettings: View {
          let updater: Updater
          @State private var isOn: Bool
          init(updater: Updater) {
            self.updater = updater
            _isOn = State(initialValue: updater.isOn)
          }
          var body: some View { Toggle("Update", isOn: ↓$isOn) }
        }
        """),
      RuleExample(
        """
        struct Setting { var volume = 0.5 }
        struct VolumeRow: View {
          let setting: Setting
          @State private var volume = 0.0
          var body: some View {
            Slider(value: ↓$volume).onAppear { volume = setting.volume }
          }
        }
        """),
      RuleExample(
        """
        final class Updater: ObservableObject { @Published var isOn = false }
        struct GeneralSettings: View {
          let updater: Updater
          @State private var isOn: Bool
          @State private var isLoud: Bool
          @State private var isNew = false
          init(updater: Updater) {
            self.updater = updater
            _isOn = State(initialValue: updater.isOn)
            _isLoud = State(initialValue: updater.isOn)
          }
          var body: some View {
            Toggle("Update", isOn: $isOn).onChange(of: isOn) { updater.isOn = isOn }
            Toggle("Loud", isOn: $isLoud)
            Button("Save") { updater.isOn = isLoud }
            Toggle("New", isOn: $isNew)
          }
        }
        """),
    ], precision: RuleInfo.Precision(right: 0, of: 0, inApps: 26))

  static let visits: [NodeKind] = [.patternBinding]

  private static let state: Name = "State"

  func check(_ node: SyntaxNode, in context: RuleContext) {
    let analyzer = context.analyzer
    guard context.ancestors.isEmpty, let property = context.decl, let owner = context.ownerType,
      context.conforms(owner, to: .view), !context.isPreview,
      analyzer.propertyWrappers(of: property).first?.decl == analyzer.knownDecl(Self.state),
      analyzer.decl(property).access == .privateAccess,
      let found = uses(of: property, context), let control = found.control, let source = found.source
    else { return }
    let name = analyzer.name(of: property)
    context.report(
      Diagnostic(
        Self.info.level, Self.info.id,
        "what the user enters here is lost: `\(name)` is a copy of `\(RuleText.oneLine(source.text))`, and nothing "
          + "reads it; bind the control to the value itself, or write the copy back",
        in: control.file, at: control.range,
        notes: [
          Diagnostic.Note("it is copied here", in: source.file, at: source.range),
          context.note("the copy", at: property),
        ]))
  }

  private struct Place {
    let file: SourceFile
    let range: SourceRange
    let text: String
  }

  private struct Uses {
    /// The first control that edits the state.
    var control: Place?
    /// The value that the state is first set to.
    var source: Place?
  }

  /// The uses of a state that only controls edit, and that code only sets as it begins; `nil` if there are others.
  private func uses(of property: DeclID, _ context: RuleContext) -> Uses? {
    let analyzer = context.analyzer
    let name = analyzer.decl(property).name
    var uses = Uses()
    for body in context.bodiesOfType where body != property {
      let code = analyzer.node(of: body)
      guard code.mentions(name) || code.mentions(name.projection) || code.mentions(name.storage) else { continue }
      let inner = RuleContext(analyzer, body.file)
      inner.enter(body)
      var targets: Set<NodeID> = []
      for part in code.subtree {
        if let value = firstValue(in: part, of: property, name, inner) {
          guard let copied = value.kind.isExpr ? copy(value, inner) : nil else { return nil }
          uses.source = uses.source ?? copied
          part.children.first.map { _ = targets.insert($0.id) }
          continue
        }
        if let write = PropertyWrite(part, inner.record, analyzer), write.property == property {
          guard let value = write.value, isOfAppearance(write.node, body, context), let copied = copy(value, inner)
          else { return nil }
          uses.source = uses.source ?? copied
          targets.insert(write.target.id)
          continue
        }
        guard let use = inner.record.uses[part.id] else {
          if part.kind == .declReferenceExpr, part.text == name.text || part.text == name.projection.text { return nil }
          continue
        }
        guard use.decl == property, !targets.contains(part.id) else { continue }
        guard use.part == .projection, let control = control(of: part, body, context) else { return nil }
        uses.control = uses.control ?? control
      }
    }
    return uses
  }

  /// The value of `_isOn = State(initialValue: value)` and `self.isOn = value` in an initializer.
  private func firstValue(
    in part: SyntaxNode, of property: DeclID, _ name: Name, _ context: RuleContext
  ) -> SyntaxNode? {
    guard part.kind == .assignmentExpr, let decl = context.decl, context.analyzer.isInitializer(decl),
      let target = part.children.first, let value = part.children.last,
      let written = target.referencedName.map({ target.name(of: $0) })
    else { return nil }
    if written == name.storage {
      guard value.kind == .functionCallExpr, let first = value.arguments.first else { return part }
      return first.argumentValue
    }
    return written == name && context.record.decl(of: target) == property ? value : nil
  }

  /// A copied value: a name or a member, and no constant.
  private func copy(_ value: SyntaxNode, _ context: RuleContext) -> Place? {
    guard value.kind == .declReferenceExpr || value.kind == .memberAccessExpr, value.firstToken?.kind != .prefixPeriod,
      let decl = context.record.decl(of: value) ?? nil, context.isOwn(decl) || value.kind == .declReferenceExpr,
      context.analyzer.decl(decl).kind != .enumCase
    else {
      guard value.kind == .declReferenceExpr, context.record.uses[value.id] == nil else { return nil }
      return Place(file: context.file, range: value.range, text: value.text)
    }
    return Place(file: context.file, range: value.range, text: value.text)
  }

  /// Whether a write happens as the view appears.
  private func isOfAppearance(_ node: SyntaxNode, _ body: DeclID, _ context: RuleContext) -> Bool {
    let place = RuleContext(context.analyzer, body.file)
    place.enter(body)
    place.descend(towards: node)
    return place.moments() == [.appearance]
  }

  /// The control of the library that a binding is passed to.
  private func control(of binding: SyntaxNode, _ body: DeclID, _ context: RuleContext) -> Place? {
    let place = RuleContext(context.analyzer, body.file)
    place.enter(body)
    place.descend(towards: binding)
    for around in place.ancestors.reversed() where around.id != binding.id {
      switch around.kind {
      case .labeledExpr: continue
      case .functionCallExpr:
        return place.madeFact(.control, of: around) != nil
          ? Place(file: place.file, range: binding.range, text: binding.text) : nil
      default: return nil
      }
    }
    return nil
  }
}
