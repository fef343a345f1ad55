import ViewSemantics
import ViewSource
import ViewSyntax

/// Warns about a row that copies a part of its element into state and does not see when that part changes.
struct RowStateFromElementRule: Rule {
  static let info = RuleInfo(
    "row_state_from_element", .state, .warning, isFixable: false,
    summary: "the row copies a part of its element into state, and keeps the old value when the element changes",
    explanation: """
      After "Complete all" the rows still show open tasks. A row stays the same view as long as its element has the same \
      identifier, and `_isDone = State(initialValue: task.isDone)` sets the state only when the row first appears. Read \
      `task.isDone` itself, or take a `@Binding` to the element.
      """,
    silence: """
      The rule ignores elements that no code changes in place, rows with an `.id(_:)` of their own, and rows that watch \
      the element with `onChange(of:)`.
      """,
    examples: [
      RuleExample(
        """
        struct Device: Identifiable { let id: String; var isOnline: Bool }
        struct DeviceRow: View {
          let device: Device
          @State private var isOnline: Bool
          init(device: Device) {
            self.device = device
            ↓_isOnline = State(wrappedValue: device.isOnline)
          }
          var body: some View { Text(isOnline ? "On" : "Off") }
        }
        struct Devices: View {
          @State private var devices: [Device] = []
          var body: some View {
            List(devices) { device in DeviceRow(device: device) }
            Button("Flip") { for index in devices.indices { devices[index].isOnline.toggle() } }
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
          let chore: Chore
          @State private var isDone: Bool
          init(chore: Chore) {
            self.chore = chore
            ↓_isDone = State(initialValue: chore.isDone)
          }
          var body: some View { Button(isDone ? "Done" : "Open") { isDone.toggle() } }
        }
        struct Chores: View {
          @State private var chores = [Chore(id: 1)]
          var body: some View {
            List(chores) { chore in Row(chore: chore) }
            Button("All") { for index in chores.indices { chores[index].isDone = true } }
          }
        }
        """),
      RuleExample(
        """
        struct Chore: Identifiable {
          let id: Int
          var isDone = false
          var title = ""
        }
        struct Row: View {
          let chore: Chore
          @State private var title: String
          init(chore: Chore) {
            self.chore = chore
            _title = State(initialValue: chore.title)
          }
          var body: some View { TextField("Title", text: $title) }
        }
        struct Chores: View {
          @State private var chores = [Chore(id: 1)]
          var body: some View {
            List(chores) { chore in Row(chore: chore) }
            Button("All") { for index in chores.indices { chores[index].isDone = true } }
          }
        }
        """),
      RuleExample(
        """
        struct Claim: Identifiable {
          let id: Int
          var confirmations = 0
        }
        struct ClaimRow: View {
          let claim: Claim
          @State private var label = ""
          var body: some View {
            Text(label)
              .onAppear {
                if claim.confirmations > 0 {
                  ↓label = "\\(claim.confirmations)"
                } else {
                  ↓label = "Pending"
                }
              }
          }
        }
        struct WatchingRow: View {
          let claim: Claim
          @State private var label = ""
          var body: some View {
            Text(label).onChange(of: claim.confirmations, initial: true) { label = "\\(claim.confirmations)" }
          }
        }
        struct Claims: View {
          @State private var claims = [Claim(id: 1)]
          var body: some View {
            List(claims) { claim in ClaimRow(claim: claim) }
            List(claims) { claim in WatchingRow(claim: claim) }
            Button("Confirm") { claims[0].confirmations += 1 }
          }
        }
        """),
    ], precision: RuleInfo.Precision(right: 0, of: 0, inApps: 127))

  static let visits: [NodeKind] = [.assignmentExpr]
  /// The rows may be in another file.
  static let dependsOnWholeProgram = true

  func check(_ node: SyntaxNode, in context: RuleContext) {
    let analyzer = context.analyzer
    if context.decl.map({ !analyzer.isInitializer($0) }) == true { return checkAppearance(node, context) }
    guard let decl = context.decl, analyzer.isInitializer(decl), let view = context.ownerType,
      context.conforms(view, to: .view), let (use, value) = context.initialization(node), use.part == .storage,
      analyzer.isOwnState(use.decl), let first = value.arguments.first.map(plain), first.kind == .memberAccessExpr,
      let base = first.children.first, base.kind == .declReferenceExpr, let part = context.record.decl(of: first),
      context.isOwn(part), let element = analyzer.owner(of: part).flatMap({ analyzer.nominal(of: $0) }),
      analyzer.decl(element).kind == .structure,
      let parameter = analyzer.signature(of: decl).parameters.first(where: { $0.name.text == base.text }),
      let input = analyzer.directMembers(of: view, named: parameter.name).first ?? Optional(use.decl),
      !context.isWatched(input)
    else { return }
    for place in context.uses(ofView: view) {
      guard let change = change(of: part, element, by: place, parameter.label), let target = node.children.first else {
        continue
      }
      let name = analyzer.name(of: use.decl)
      return context.report(
        Diagnostic(
          Self.info.level, Self.info.id,
          "`\(name)` takes `\(RuleText.oneLine(first.text))` only when the row first appears, and keeps it when the "
            + "element changes; read the element itself, or take a `@Binding` to it",
          in: context.file, at: target.range,
          notes: [
            Diagnostic.Note("the element changes here", in: change.context.file, at: change.node.range)
          ]))
    }
  }

  /// Checks state of a row that `onAppear` computes from a part of the element.
  private func checkAppearance(_ node: SyntaxNode, _ context: RuleContext) {
    let analyzer = context.analyzer
    guard let view = context.ownerType, context.conforms(view, to: .view), !context.isPreview,
      let write = PropertyWrite(node, context.record, analyzer), let value = write.value,
      analyzer.isOwnState(write.property), context.isOfSameType(write.property),
      case let parts = readParts(of: value, context), let first = parts.first,
      analyzer.isInput(first.input), !context.isWatched(first.input),
      PropertyUses(of: write.property, analyzer).bindings.isEmpty,
      context.placedWrites(of: write.property).allSatisfy({ $0.moments == [.appearance] }),
      let element = analyzer.owner(of: first.part).flatMap({ analyzer.nominal(of: $0) })
    else { return }
    for place in context.uses(ofView: view) {
      for part in parts {
        guard let change = change(of: part.part, element, by: place, analyzer.decl(part.input).name) else { continue }
        let (name, input) = (analyzer.name(of: write.property), analyzer.name(of: part.input))
        return context.report(
          Diagnostic(
            Self.info.level, Self.info.id,
            "`\(name)` is computed from `\(input)` only when the row appears, and stays as it is when the element "
              + "changes; compute it in the body, or set it in `onChange(of:initial:)`",
            in: context.file, at: node.range,
            notes: [
              Diagnostic.Note("the element changes here", in: change.context.file, at: change.node.range)
            ]))
      }
    }
  }

  /// The parts of inputs that a value depends on, also through the conditions around it.
  private func readParts(of value: SyntaxNode, _ context: RuleContext) -> [(input: DeclID, part: DeclID)] {
    let conditions = context.ancestors.filter { $0.kind == .ifExpr }.flatMap { $0.conditions }
    return (value.subtree + conditions.flatMap(\.subtree)).compactMap { part in
      guard part.kind == .memberAccessExpr, let base = part.children.first, base.kind.isExpr,
        let input = context.record.uses[base.id], input.part == .value, context.isOfSameType(input.decl),
        let read = context.record.decl(of: part), context.isOwn(read),
        let owner = context.analyzer.owner(of: read).flatMap({ context.analyzer.nominal(of: $0) }),
        context.analyzer.decl(owner).kind == .structure
      else { return nil }
      return (input.decl, read)
    }
  }

  /// Whether a write, also through a mutating function of the element, changes the part.
  private func changes(_ node: SyntaxNode, _ part: DeclID, _ context: RuleContext) -> Bool {
    guard let write = PropertyWrite(node, context.record, context.analyzer) else {
      return context.record.decl(of: node) == part
    }
    if context.record.decl(of: write.target) == part { return true }
    return CalledWrites(in: [node], context).found.contains { $0.write.property == part }
  }

  private func plain(_ argument: SyntaxNode) -> SyntaxNode {
    argument.argumentValue
  }

  /// The place where code changes the part of an element in place, if the view is a row for it.
  private func change(
    of part: DeclID, _ element: DeclID, by place: RuleContext.HelperUse, _ label: Name
  ) -> (node: SyntaxNode, context: RuleContext)? {
    let inner = place.context
    guard let given = inner.argument(place.node, label), given.kind == .declReferenceExpr,
      let rows = inner.repeatingCall, let row = rows.lastClosure,
      let name = row.closureParameterNames(unnamed: 1).first, given.text == name.text,
      !inner.outerModifiers(of: place.node).contains(where: { call in
        inner.record.uses[call.id].map { inner.analyzer.decl($0.decl).has(.givesIdentity) } ?? false
      }), let data = rows.arguments.first, let change = inner.changeInPlace(ofElementsOf: data, element),
      changes(change.node, part, change.context)
    else { return nil }
    return change
  }
}
