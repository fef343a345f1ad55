import ViewCatalog
import ViewSemantics
import ViewSource
import ViewSyntax

/// Warns about a deleted SwiftData model that a view still shows.
struct DeletedModelShownRule: Rule {
  static let info = RuleInfo(
    "deleted_model_shown", .correctness, .warning, isFixable: false,
    summary: "a view still shows the model that is deleted here: the app may crash when the view reads it",
    explanation: """
      SwiftData stops the app ("This model instance was invalidated because its backing data could no longer be found the \
      store") when a property of a deleted model is read whose data is not loaded. A screen that \
      deletes its own model and stays, or a selection that still holds a deleted element, reads it at the next update. \
      Dismiss the screen in the same action, and set the selection to `nil` before the model is deleted.
      """,
    silence: """
      Rows, which disappear with their element. Screens whose action calls anything that may close them: a dismissal, a \
      closure, a method of another object. Selections that some code of the view sets.
      """,
    examples: [
      RuleExample(
        """
        import SwiftData
        @Model final class Trip {
          var name: String
          init(name: String) { self.name = name }
        }
        struct TripDetail: View {
          @Environment(\\.modelContext) private var context
          let trip: Trip
          var body: some View {
            Text(trip.name)
            Button("Delete", role: .destructive) { ↓context.delete(trip) }
          }
        }
        struct TripList: View {
          @Query private var trips: [Trip]
          var body: some View {
            NavigationStack {
              List(trips) { trip in
                NavigationLink(trip.name) { TripDetail(trip: trip) }
              }
            }
          }
        }
        """),
      RuleExample(
        """
        import SwiftData
        @Model final class Trip {
          var name: String
          init(name: String) { self.name = name }
        }
        struct TripDetail: View {
          @Environment(\\.modelContext) private var context
          @Environment(\\.dismiss) private var dismiss
          let trip: Trip
          var body: some View {
            form.toolbar { Button("Delete", action: delete) }
          }
          private var form: some View { Text(trip.name) }
          private func delete() {
            ↓context.delete(trip)
            try? context.save()
          }
        }
        struct TripList: View {
          @Query private var trips: [Trip]
          @State private var shown: Trip?
          var body: some View {
            List(trips) { trip in
              Button(trip.name) { shown = trip }
            }
            .sheet(item: $shown) { TripDetail(trip: $0) }
          }
        }
        """),
      RuleExample(
        """
        import SwiftData
        @Model final class Note {
          var title: String
          init(title: String) { self.title = title }
        }
        struct NoteEditor: View {
          @Bindable var note: Note
          var body: some View { TextField("Title", text: $note.title) }
        }
        struct Notes: View {
          @Environment(\\.modelContext) private var context
          @Query private var notes: [Note]
          @State private var selection: Note?
          var body: some View {
            NavigationSplitView {
              List(selection: $selection) {
                ForEach(notes) { Text($0.title).tag($0) }
                  .onDelete { offsets in
                    for index in offsets { ↓context.delete(notes[index]) }
                  }
              }
            } detail: {
              if let selection { NoteEditor(note: selection) }
            }
          }
        }
        """),
      RuleExample(
        """
        import SwiftData
        @Model final class Trip {
          var name: String
          init(name: String) { self.name = name }
        }
        struct TripDetail: View {
          @Environment(\\.modelContext) private var context
          @Environment(\\.dismiss) private var dismiss
          let trip: Trip
          var body: some View {
            Text(trip.name)
            Button("Delete", role: .destructive) {
              context.delete(trip)
              dismiss()
            }
          }
        }
        struct TripRow: View {
          @Environment(\\.modelContext) private var context
          let trip: Trip
          var body: some View {
            Text(trip.name)
            Button("Delete", role: .destructive) { context.delete(trip) }
          }
        }
        struct TripList: View {
          @Environment(\\.modelContext) private var context
          @Query private var trips: [Trip]
          @State private var selection: Trip?
          var body: some View {
            NavigationSplitView {
              List(trips, selection: $selection) { TripRow(trip: $0).tag($0) }
              Button("Delete all") {
                selection = nil
                for trip in trips { context.delete(trip) }
              }
            } detail: {
              if let selection { TripDetail(trip: selection) }
            }
          }
        }
        """),
    ], precision: RuleInfo.Precision(right: 0, of: 0, inApps: 29))

  static let visits: [NodeKind] = [.functionCallExpr]
  static let dependsOnWholeProgram = true

  private static let delete = CatalogueMember("ModelContext", "delete")

  static func checksCalls(_ callee: Callee) -> Bool { callee.isAny(of: [delete]) }

  func check(_ node: SyntaxNode, in context: RuleContext) {
    let analyzer = context.analyzer
    guard !context.isPreview, let view = context.ownerType, context.conforms(view, to: .view),
      let deleted = node.arguments.first?.argumentValue, let model = context.nominal(of: deleted),
      analyzer.decl(model).kind == .classType, analyzer.isOwn(model)
    else { return }
    if let input = context.record.decl(of: deleted), context.isOfSameType(input),
      analyzer.decl(input).kind == .variable
    {
      return checkScreen(of: input, of: view, node, context)
    }
    checkSelection(of: model, in: view, node, context)
  }

  /// A screen that deletes the model that it shows, and stays.
  private func checkScreen(of input: DeclID, of view: DeclID, _ node: SyntaxNode, _ context: RuleContext) {
    let analyzer = context.analyzer
    guard !analyzer.isOwnState(input), !analyzer.decl(input).has(.isComputed), isRead(input, by: view, context),
      staysOpen(after: node, context), context.isOnlyPresented(view)
    else { return }
    context.report(
      Diagnostic(
        Self.info.level, Self.info.id,
        "this screen stays and still shows `\(analyzer.name(of: input))`, which is deleted here: the app may crash when it "
          + "reads a property of it; dismiss the screen in the same action",
        in: context.file, at: node.range,
        notes: [context.note("the screen is given the model here", at: input)]))
  }

  /// A selection that may hold the deleted model, and that no code clears.
  private func checkSelection(of model: DeclID, in view: DeclID, _ node: SyntaxNode, _ context: RuleContext) {
    let analyzer = context.analyzer
    let selection = analyzer.children(of: view).first { property in
      guard analyzer.decl(property).kind == .variable, analyzer.isOwnState(property),
        let type = analyzer.wrapped(analyzer.variableType(of: property)), context.nominal(type) == model
      else { return false }
      let uses = PropertyUses(of: property, analyzer)
      return uses.writes.isEmpty && uses.bindings.count == 1
    }
    guard let selection, let shown = placeShown(selection, of: view, context) else { return }
    let name = analyzer.name(of: selection)
    context.report(
      Diagnostic(
        Self.info.level, Self.info.id,
        "`\(name)` may hold the model that is deleted here, and is still shown: the app may crash when a property of it is "
          + "read; set `\(name)` to nil first if it is this model",
        in: context.file, at: node.range,
        notes: [Diagnostic.Note("it is shown here", in: shown.context.file, at: shown.node.range)]))
  }

  /// The call in the view's bodies that passes the selected model to a view of the program.
  private func placeShown(_ selection: DeclID, of view: DeclID, _ context: RuleContext) -> ValueOrigin? {
    let analyzer = context.analyzer
    let name = analyzer.decl(selection).name
    for body in context.bodiesOfType where analyzer.node(of: body).mentions(name) {
      let inner = RuleContext(analyzer, body.file)
      inner.enter(body)
      for call in analyzer.node(of: body).subtree where call.kind == .functionCallExpr {
        guard let made = inner.madeType(call), analyzer.isOwn(made), inner.conforms(made, to: .view),
          call.arguments.contains(where: { argument in
            let value = argument.argumentValue
            return value.kind == .declReferenceExpr && value.text == name.text
          })
        else { continue }
        return ValueOrigin(call, inner)
      }
    }
    return nil
  }

  /// Whether code of the view outside of actions reads a member of the model.
  private func isRead(_ input: DeclID, by view: DeclID, _ context: RuleContext) -> Bool {
    let analyzer = context.analyzer
    let name = analyzer.decl(input).name
    return context.bodiesOfType.contains { body in
      guard analyzer.isViewContent(body) || context.makesViews(body), analyzer.node(of: body).mentions(name) else {
        return false
      }
      let record = analyzer.record(of: body)
      return analyzer.node(of: body).subtree.contains {
        $0.kind == .memberAccessExpr && $0.memberBase.map { record.decl(of: $0) == input } == true
      }
    }
  }

  /// Whether nothing in the action around the deletion closes the screen: in the view's code, or in the code that calls
  /// the method.
  private func staysOpen(after node: SyntaxNode, _ context: RuleContext) -> Bool {
    var methods: Set<DeclID> = []
    return staysOpen(after: node, &methods, context)
  }

  /// - Parameter methods: the methods whose callers were searched.
  private func staysOpen(after node: SyntaxNode, _ methods: inout Set<DeclID>, _ context: RuleContext) -> Bool {
    guard let decl = context.decl else { return false }
    if let action = context.ancestors.first(where: { $0.kind == .closureExpr && context.record.builders[$0.id] == nil })
    {
      return !mayClose(action, besides: node, context)
    }
    if context.analyzer.isViewContent(decl) || context.makesViews(decl) {
      // `Button("Delete", action: delete)`
      return true
    }
    guard context.analyzer.decl(decl).kind == .function else { return false }
    guard methods.insert(decl).inserted else { return true }
    let places = context.helperPlaces(of: decl)
    if places.isEmpty || mayClose(context.analyzer.node(of: decl), besides: node, context) { return false }
    for place in places where !staysOpen(after: place.node, &methods, place.context) { return false }
    return true
  }

  /// Whether an action may close the screen: besides one call, it assigns something, or calls anything but functions of
  /// the libraries.
  private func mayClose(_ action: SyntaxNode, besides call: SyntaxNode, _ context: RuleContext) -> Bool {
    let analyzer = context.analyzer
    return action.subtree.contains { part in
      switch part.kind {
      case .assignmentExpr: return true
      case .functionCallExpr:
        if part.id == call.id || part.children.first?.id == call.id { return false }
        guard let use = context.record.uses[part.id] else { return true }
        return !analyzer.isFromCatalogue(use.decl) || analyzer.decl(use.decl).name == "callAsFunction"
          || part.calleeName.map { part.name(of: $0) == "toggle" } == true
      default: return false
      }
    }
  }
}
