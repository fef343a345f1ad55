import ViewCatalog
import ViewSemantics
import ViewSource
import ViewSyntax

/// Warns about rows with a control that edits the identifier of the rows.
struct RowEditsOwnIDRule: Rule {
  static let info = RuleInfo(
    "row_edits_own_id", .identity, .warning, isFixable: false,
    summary: "a control in the row edits the row's identifier, so each edit replaces the row",
    explanation: """
      The keyboard disappears after the first typed letter, and the next letter is lost. SwiftUI finds a row by its \
      identifier. If a text field in the row edits that identifier, the first letter creates another row, and SwiftUI \
      removes the old row with its field. This happens with `ForEach($names, id: \\.self)` around a field, and with an \
      `id` that is computed from a title which the row edits. Store an identifier that never changes: `let id = \
      UUID()`.
      """,
    silence: """
      Reported only where the row's own code binds a control to the value, directly or through helpers and views of \
      the program. The rule ignores identifiers that a function of the program computes. A row that edits a draft and \
      passes it on at the end changes nothing while a person types.
      """,
    examples: [
      RuleExample(
        """
        struct Names: View {
          @State private var names = ["Ann", "Ben"]
          var body: some View {
            List {
              ForEach($names, id: \\.self) { $name in ↓TextField("Name", text: $name) }
              ForEach($names, id: \\.self) { $name in Text(name) }
              ForEach($names, id: \\.self) { ↓TextField("Name", text: $0) }
            }
          }
        }
        """),
      RuleExample(
        """
        struct Chore: Identifiable {
          var title: String
          var note = ""
          var id: String { title }
        }
        struct Chores: View {
          @State private var chores = [Chore(title: "Wash")]
          var body: some View {
            List($chores) { $chore in
              ↓TextField("Title", text: $chore.title)
              TextField("Note", text: $chore.note)
            }
          }
        }
        """),
      RuleExample(
        """
        struct Chore: Identifiable {
          let id = UUID()
          var title: String
        }
        struct Chores: View {
          @State private var chores = [Chore(title: "Wash")]
          var body: some View {
            List($chores) { $chore in TextField("Title", text: $chore.title) }
          }
        }
        """),
      RuleExample(
        """
        struct Tag: Identifiable, Hashable {
          var name: String
          var level = 0.5
          var id: String { name.lowercased() }
        }
        struct TagRow: View {
          @Binding var tag: Tag
          var body: some View { HStack { TextField("Tag", text: $tag.name) } }
        }
        struct DraftRow: View {
          @Binding var tag: Tag
          @State private var draft = ""
          var body: some View { TextField("Tag", text: $draft).onSubmit { tag.name = draft } }
        }
        struct Tags: View {
          @State private var tags: [Tag] = []
          var body: some View {
            List($tags) { $tag in
              ↓TagRow(tag: $tag)
              DraftRow(tag: $tag)
            }
            List($tags, id: \\.self) { $tag in ↓Slider(value: $tag.level) { Text(tag.id) } }
            List($tags, id: \\.level) { $tag in row($tag) }
          }
          private func row(_ tag: Binding<Tag>) -> some View { TextField("Tag", text: tag.name) }
        }
        """),
      RuleExample(
        """
        struct Line: Identifiable {
          let code: Int
          var name: String
          var count = 1
          var note = ""
          var id: String { "\\(code)-\\(name.lowercased())" + ":\\(count)" }
        }
        struct Lines: View {
          @State private var lines: [Line] = []
          var body: some View {
            List($lines) { $line in
              ↓TextField("Name", text: $line.name)
              ↓Stepper("Count", value: $line.count)
              TextField("Note", text: $line.note)
            }
          }
        }
        """),
    ], precision: RuleInfo.Precision(right: 0, of: 0, inApps: 41))

  static let visits: [NodeKind] = [.functionCallExpr]
  /// Helpers and views may be in other files.
  static let dependsOnWholeProgram = true

  private static let text: Name = "text"

  static func checksCalls(_ callee: Callee) -> Bool { callee.makesRows }

  func check(_ node: SyntaxNode, in context: RuleContext) {
    guard let data = node.arguments.first, data.kind != .labeledExpr, let type = context.type(of: data),
      context.analyzer.isKnown(type, .binding), let collection = context.analyzer.types.arguments(type).first,
      let element = context.analyzer.elementType(ofSequence: collection),
      let row = context.arguments(of: node)?.arguments.last?.node, row.kind == .closureExpr,
      let name = elementName(row), let identifier = identifier(of: node, element, context), !context.isPreview
    else { return }
    var reported: Set<NodeID> = []
    for part in identifier.parts {
      for control in controls(in: ExpandedCode(row, in: context), boundTo: name + part.path, orParts: part.isWhole)
      where reported.insert(control.site.id).inserted {
        report(control, of: context.text(of: element), part, context)
      }
    }
  }

  // MARK: The identifier

  /// The identifier of rows.
  private struct Identifier {
    /// The values that the identifier derives from.
    let parts: [Part]

    struct Part {
      /// The path after the element: `.title`; empty if the element is its own identifier.
      let path: String
      /// The property; `nil` if the element is its own identifier.
      let property: DeclID?
      /// Whether changes of all parts of the element count.
      var isWhole: Bool { property == nil }
    }
  }

  private func identifier(of rows: SyntaxNode, _ element: TypeID, _ context: RuleContext) -> Identifier? {
    guard let id = context.argument(rows, .id) else {
      guard let nominal = context.nominal(element), context.conforms(nominal, to: .identifiable) else { return nil }
      return identifier(named: .id, of: nominal, context)
    }
    guard id.kind == .keyPathExpr, let path = context.type(of: id), context.analyzer.types.arguments(path).count == 2
    else { return nil }
    if let name = id.onlyKeyPathName, id.children.first?.ownToken(.selfKeyword) == nil {
      return context.nominal(element).flatMap { identifier(named: id.name(of: name), of: $0, context) }
    }
    guard context.analyzer.types.argument(path, 0) == context.analyzer.types.argument(path, 1),
      let nominal = context.nominal(element), context.analyzer.decl(nominal).kind != .classType
    else { return nil }
    // A custom `==` may ignore the edited part.
    let isPlain = !context.isOwn(nominal) || context.analyzer.directMembers(of: nominal, named: "==").isEmpty
    return isPlain ? Identifier(parts: [Identifier.Part(path: "", property: nil)]) : nil
  }

  private func identifier(named name: Name, of element: DeclID, _ context: RuleContext) -> Identifier? {
    guard let member = context.analyzer.directMembers(of: element, named: name).first, context.isOwn(member) else {
      return nil
    }
    let properties = context.storedProperties(behind: member).filter { context.isEditablePart($0) }
    guard !properties.isEmpty else { return nil }
    return Identifier(
      parts: properties.map { Identifier.Part(path: "." + context.analyzer.name(of: $0), property: $0) })
  }

  // MARK: The row

  /// The name of the element's binding in a row's closure: `$item`, `$0`.
  private func elementName(_ closure: SyntaxNode) -> String? {
    guard let signature = closure.child(.closureSignature) else { return "$0" }
    let parameters = signature.children.filter { $0.kind == .closureParameter }
    return parameters.count == 1 ? parameters.first?.text : nil
  }

  /// The controls of a row that write the value at a path.
  private func controls(in row: ExpandedCode, boundTo path: String, orParts: Bool) -> [ExpandedCode] {
    var found: [ExpandedCode] = []
    var open = [row]
    while let next = open.popLast() {
      let context = next.context
      if next.node.kind == .functionCallExpr, context.madeFact(.control, of: next.node) == .value {
        let isBound = next.node.arguments.contains { argument in
          let value = argument.argumentValue
          guard value.kind == .declReferenceExpr || value.kind == .memberAccessExpr else { return false }
          let written = next.part(value).writtenPath
          return written == path || orParts && written.hasPrefix(path + ".")
        }
        if isBound { found.append(next) }
      }
      if let shown = next.shown(ifGiven: { context.analyzer.isKnown($0, .binding) }) { open.append(shown) }
      open += next.parts
    }
    return found.reversed()
  }

  private func report(
    _ control: ExpandedCode, of element: String, _ identifier: Identifier.Part, _ context: RuleContext
  ) {
    let isText =
      control.context.madeText(control.node, of: .owns) == "focus"
      && control.context.argument(control.node, Self.text) != nil
    let reason =
      identifier.property.map { "rows are identified by `\(context.analyzer.name(of: $0))`, which this edits" }
      ?? "each `\(element)` is its own identifier, and this edits it"
    let site = control.site
    var notes = identifier.property.map { [context.note("the property", at: $0)] } ?? []
    if !control.isOutermost {
      notes.append(
        Diagnostic.Note(
          "the control", in: control.context.file,
          at: control.node.children.first?.range ?? control.node.range))
    }
    context.report(
      Diagnostic(
        Self.info.level, Self.info.id,
        "\(reason): \(isText ? "each letter replaces the row, and the field loses its focus" : "each change replaces the row and interrupts what happens in it"); "
          + "give the elements a stable identifier",
        in: context.file, at: site.children.first?.range ?? site.range, notes: notes))
  }
}
