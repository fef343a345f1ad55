import ViewCatalog
import ViewSemantics
import ViewSource
import ViewSyntax

/// Warns about a destructive swipe action that removes its row and only asks for confirmation.
struct DestructiveSwipeRule: Rule {
  static let info = RuleInfo(
    "destructive_swipe_only_asks", .correctness, .warning, isFixable: false,
    summary: "the swiped row disappears and comes back, because the destructive action only asks for confirmation",
    explanation: """
      The row disappears, comes back behind the question, and disappears again when the deletion is confirmed. A \
      button with the role `destructive` in `swipeActions` says that its row is deleted, and the list removes the row \
      at once. Use the role only on the button in the alert that deletes, and colour this one with `.tint(.red)`.
      """,
    silence: """
      Actions that do more than set state of the view or of its objects for an alert or a dialog; an action that calls \
      something may delete.
      """,
    examples: [
      RuleExample(
        """
        struct Notes: View {
          @State private var notes = ["One", "Two"]
          @State private var doomed: String?
          @State private var isAsking = false
          var body: some View {
            List(notes, id: \\.self) { note in
              Text(note).swipeActions {
                ↓Button("Delete", role: .destructive) {
                  doomed = note
                  isAsking = true
                }
              }
            }
            .alert("Delete?", isPresented: $isAsking, presenting: doomed) { note in
              Button("Delete", role: .destructive) { notes.removeAll { $0 == note } }
            }
          }
        }
        """),
      RuleExample(
        """
        struct Notes: View {
          @State private var notes = ["One", "Two"]
          @State private var doomed: String?
          private func row(_ note: String) -> some View {
            Text(note).swipeActions(edge: .trailing, allowsFullSwipe: true) { actions(note) }
          }
          @ViewBuilder private func actions(_ note: String) -> some View {
            ↓Button(role: .destructive) { ask(note) } label: { Label("Delete", systemImage: "trash") }
          }
          private func ask(_ note: String) { doomed = note }
          var body: some View {
            List(notes, id: \\.self) { row($0) }
              .confirmationDialog(
                "Delete?", isPresented: Binding(get: { doomed != nil }, set: { if !$0 { doomed = nil } })
              ) {
                Button("Delete", role: .destructive) { notes.removeAll { $0 == doomed } }
              }
          }
        }
        """),
      RuleExample(
        """
        struct Notes: View {
          @State private var notes = ["One", "Two"]
          @State private var doomed: String?
          @State private var isAsking = false
          var body: some View {
            List(notes, id: \\.self) { note in
              Text(note).swipeActions {
                Button("Ask") {
                  doomed = note
                  isAsking = true
                }
                .tint(.red)
                Button("Delete", role: .destructive) { notes.removeAll { $0 == note } }
              }
              .contextMenu {
                Button("Delete", role: .destructive) { isAsking = true }
              }
            }
            .alert("Delete?", isPresented: $isAsking, presenting: doomed) { note in
              Button("Delete", role: .destructive) { notes.removeAll { $0 == note } }
            }
          }
        }
        """),
      RuleExample(
        """
        import Observation
        @Observable final class Inbox {
          var mails = ["One", "Two"]
          var isAsking = false
        }
        struct Mails: View {
          @State private var inbox = Inbox()
          var body: some View {
            List(inbox.mails, id: \\.self) { mail in
              Text(mail).swipeActions {
                ↓Button("Delete", role: .destructive) { inbox.isAsking = true }
              }
            }
            .confirmationDialog("Delete?", isPresented: $inbox.isAsking) { Button("Delete", role: .destructive) {} }
          }
        }
        """),
      RuleExample(
        """
        struct Notes: View {
          @State private var notes = ["a", "b"]
          @State private var doomed: IndexSet?
          @State private var asks = false
          var body: some View {
            List {
              ForEach(notes, id: \\.self) { Text($0) }
                .↓onDelete { offsets in
                  doomed = offsets
                  asks = true
                }
            }
            .confirmationDialog("Delete?", isPresented: $asks) {
              Button("Delete", role: .destructive) { if let doomed { notes.remove(atOffsets: doomed) } }
            }
          }
        }
        """),
      RuleExample(
        """
        import Observation
        @Observable final class Inbox {
          var mails = ["One", "Two"]
          var doomed: String?
          var isAsking = false
          func ask(about mail: String) {
            doomed = mail
            isAsking = true
          }
          func archive(_ mail: String) { mails.removeAll { $0 == mail } }
        }
        struct Mails: View {
          @State private var inbox = Inbox()
          var body: some View {
            List(inbox.mails, id: \\.self) { mail in
              Text(mail).swipeActions {
                ↓Button("Delete", role: .destructive) { inbox.ask(about: mail) }
                Button("Archive", role: .destructive) { inbox.archive(mail) }
              }
            }
            .alert("Delete?", isPresented: $inbox.isAsking) { Button("Delete", role: .destructive) {} }
          }
        }
        """),
      RuleExample(
        """
        struct Row: View {
          let name: String
          @Binding var doomed: String?
          @Binding var chosen: String?
          var body: some View {
            Text(name).swipeActions {
              ↓Button("Delete", role: .destructive) { doomed = name }
              Button("Choose", role: .destructive) { chosen = name }
            }
          }
        }
        struct Names: View {
          @State private var doomed: String?
          @State private var chosen: String?
          var body: some View {
            List(["One", "Two"], id: \\.self) { Row(name: $0, doomed: $doomed, chosen: $chosen) }
              .alert("Delete?", isPresented: Binding(get: { doomed != nil }, set: { if !$0 { doomed = nil } })) {
                Button("Delete", role: .destructive) {}
              }
            Text(chosen ?? "")
          }
        }
        """),
    ], precision: RuleInfo.Precision(right: 16, of: 16, inApps: 67))

  static let visits: [NodeKind] = [.functionCallExpr]
  /// Helpers may be in other files.
  static let dependsOnWholeProgram = true

  private static let swipeActions = CatalogueMember("View", "swipeActions")
  private static let destructive = CatalogueMember("ButtonRole", "destructive")
  private static let role: Name = "role"
  private static let action: Name = "action"

  private static let delete = CatalogueMember("DynamicViewContent", "onDelete")

  static func checksCalls(_ callee: Callee) -> Bool {
    callee.makes(anyOf: ["Button"]) && callee.isFromCatalogue(with: role) || callee.isAny(of: [delete])
  }

  func check(_ node: SyntaxNode, in context: RuleContext) {
    if context.isUse(node, of: Self.delete) { return checkDelete(node, context) }
    guard let role = context.argument(node, Self.role), context.isUse(role, of: Self.destructive),
      let action = context.argument(node, Self.action), let code = context.code(ofAction: action, isOfAnyType: true),
      let swipe = context.hereOrAtUses(of: node, { around, _ in swipeActions(around) }),
      let asked = onlyAsked(by: code), let (question, place) = question(about: asked, context)
    else { return }
    let name = context.analyzer.name(of: question)
    context.report(
      Diagnostic(
        Self.info.level, Self.info.id,
        "a destructive swipe action removes its row at once, and this one only sets `\(name)`: the row disappears and "
          + "comes back; use the role on the button that deletes, and `.tint(.red)` here",
        in: context.file, at: node.children.first?.range ?? node.range,
        notes: [
          Diagnostic.Note("the swipe actions", in: context.file(of: swipe), at: swipe.calleeName?.range ?? swipe.range),
          place,
        ]))
  }

  /// Checks `onDelete { doomed = $0; asks = true }`, after which the row is shown again.
  private func checkDelete(_ node: SyntaxNode, _ context: RuleContext) {
    guard let name = node.calleeName, let action = context.analyzer.arguments(of: node, context.record).last?.node,
      let code = context.code(ofAction: action, isOfAnyType: true), let asked = onlyAsked(by: code),
      let (question, place) = question(about: asked, context)
    else { return }
    context.report(
      Diagnostic(
        Self.info.level, Self.info.id,
        "the list removes a deleted row at once, and this only sets `\(context.analyzer.name(of: question))`: the row "
          + "disappears and comes back; ask in a `swipeActions` button without the role `.destructive`",
        in: context.file, at: name.range, notes: [place]))
  }

  private func swipeActions(_ context: RuleContext) -> RuleContext.Search<SyntaxNode> {
    for (call, _) in context.enclosingCalls {
      if context.isUse(call, of: Self.swipeActions) { return .found(call) }
      guard let made = context.madeType(call), context.analyzer.isFromCatalogue(made),
        context.analyzer.decl(made).has(.isTransparent)
      else { return .none }
    }
    return .outside
  }

  /// The states that an action sets, if it does nothing else.
  private func onlyAsked(by code: RuleContext.ActionCode) -> [DeclID]? {
    var open = code.statements
    var found: [DeclID] = []
    while let statement = open.popLast() {
      let closure = statement.kind == .functionCallExpr ? statement.children.last : nil
      if let closure, closure.kind == .closureExpr,
        code.context.analyzer.runsAtOnce(closure, in: statement, code.context.record)
      {
        open += closure.children.filter { $0.kind != .closureSignature }
        continue
      }
      guard let write = PropertyWrite(statement, code.context.record, code.context.analyzer),
        code.context.analyzer.isOwnState(write.property) || code.context.isOfHeldObject(write.property)
          || code.context.analyzer.isBinding(write.property),
        write.value != nil || write.flips
      else { return nil }
      found.append(write.property)
    }
    return found.isEmpty ? nil : found
  }

  /// The first of the properties that controls an alert or a dialog: of the view, of the view that gives it the binding,
  /// or of a view that shows the object.
  private func question(
    about properties: [DeclID], _ context: RuleContext
  ) -> (property: DeclID, place: Diagnostic.Note)? {
    let analyzer = context.analyzer
    for property in properties {
      // A binding of a row belongs to the view that makes the row.
      let given = analyzer.isBinding(property) ? context.stateGiven(for: property) : nil
      let state = given?.state ?? property
      let name = analyzer.decl(state).name
      let isOfObject = context.isOfHeldObject(state)
      let bodies =
        isOfObject
        ? analyzer.program.bodies(namingObjectProperty: name) : (given?.context ?? context).bodiesOfType
      for body in bodies {
        let node = analyzer.node(of: body)
        guard node.mentions(name) else { continue }
        let other = RuleContext(analyzer, body.file)
        other.enter(body)
        for call in node.subtree
        where call.kind == .functionCallExpr && other.calledFact(.presents, of: call) == .message {
          let bound = [other.argument(call, .isPresented), other.argument(call, "item")].compactMap { $0 }
          guard
            bound.contains(where: { binding in
              binding.mentions(name) && (!isOfObject || other.isAbout(state, binding))
            })
          else { continue }
          let note = Diagnostic.Note(
            "the question is asked here", in: other.file, at: call.calleeName?.range ?? call.range)
          return (property, note)
        }
      }
    }
    return nil
  }
}

extension RuleContext {
  /// Whether a binding is to a property, or its closures read or set it.
  fileprivate func isAbout(_ property: DeclID, _ binding: SyntaxNode) -> Bool {
    propertyBound(by: binding) == property || binding.contains { record.decl(of: $0) == property }
  }
}
