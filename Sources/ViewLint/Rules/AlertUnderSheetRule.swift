import ViewCatalog
import ViewSemantics
import ViewSource
import ViewSyntax

/// Warns about an alert or a second sheet on the view below a sheet that only the sheet's content presents.
struct AlertUnderSheetRule: Rule {
  static let info = RuleInfo(
    "alert_under_sheet", .correctness, .warning, isFixable: false,
    summary:
      "only the sheet presents the alert, which is attached to the view below: it does not appear over the sheet",
    explanation: """
      The alert, or the second sheet, appears only after the sheet is closed, or not at all, and the console reports \
      that the view is already presenting. A view that presents a sheet cannot present an alert or another sheet at \
      the same time. Attach the second one to a view in the content of the first.
      """,
    silence: "The rule ignores actions that also close the sheet, and alerts that other code presents too.",
    examples: [
      RuleExample(
        """
        @Observable final class Uploads {
          var showsPicker = false
          var failed = false
          func upload() { failed = true }
        }
        struct UploadScreen: View {
          @State private var model = Uploads()
          var body: some View {
            Button("Upload") { model.showsPicker = true }
              .sheet(isPresented: $model.showsPicker) { UploadSheet(model: model) }
              .↓alert("Failed", isPresented: $model.failed) {}
          }
        }
        struct UploadSheet: View {
          let model: Uploads
          var body: some View { Button("Choose", action: model.upload) }
        }
        """),
      RuleExample(
        """
        struct Uploads: View {
          @State private var isPicking = false
          @State private var failed = false
          var body: some View {
            Button("Upload") { isPicking = true }
              .sheet(isPresented: $isPicking) { Button("Send") { failed = true } }
              .↓alert("Failed", isPresented: $failed) { Button("OK") {} }
          }
        }
        """),
      RuleExample(
        """
        struct Uploads: View {
          @State private var isPicking = false
          @State private var failed = false
          @State private var sent = false
          var body: some View {
            Button("Upload") { isPicking = true }
              .sheet(isPresented: $isPicking) {
                Button("Send") {
                  isPicking = false
                  sent = true
                }
                Button("Fail") { failed = true }.alert("Failed", isPresented: $failed) { Button("OK") {} }
              }
              .alert("Sent", isPresented: $sent) { Button("OK") {} }
          }
        }
        """),
      RuleExample(
        """
        struct Thread: View {
          @State private var showsActions = false
          @State private var moves = false
          @State private var shared: Mail?
          struct Mail: Identifiable { let id: Int }
          var body: some View {
            Button("Actions") { showsActions = true }
              .sheet(isPresented: $showsActions) {
                Button("Move") { moves = true }
                Button("Share") {
                  showsActions = false
                  shared = Mail(id: 1)
                }
              }
              .↓sheet(isPresented: $moves) { Text("Folders") }
              .sheet(item: $shared) { Text("\\($0.id)") }
          }
        }
        """),
      RuleExample(
        """
        import Observation
        @Observable final class UploadModel {
          var isPicking = false
          var failed = false
        }
        struct Uploads: View {
          @State private var model = UploadModel()
          var body: some View {
            Button("Upload") { model.isPicking = true }
              .sheet(isPresented: $model.isPicking) { Button("Send") { model.failed = true } }
              .↓alert("Failed", isPresented: $model.failed) { Button("OK") {} }
          }
        }
        """),
      RuleExample(
        """
        struct Messages: View {
          @Binding var picksImage: Bool
          var body: some View { Button("Photo") { picksImage = true } }
        }
        struct Chat: View {
          @State private var showsMessages = false
          @State private var picksImage = false
          var body: some View {
            Button("Messages") { showsMessages = true }
              .sheet(isPresented: $showsMessages) { Messages(picksImage: $picksImage) }
              .↓sheet(isPresented: $picksImage) { Text("Images") }
          }
        }
        """),
      RuleExample(
        """
        @Observable final class Player {
          var isShown = false
          var hasFailed = false
          func load() async { hasFailed = true }
        }
        struct Root: View {
          @State private var player = Player()
          var body: some View {
            Button("Play") { player.isShown = true }
              .sheet(isPresented: $player.isShown) { Screen().environment(player) }
              .↓alert("Error", isPresented: $player.hasFailed) { Button("OK") {} }
          }
        }
        struct Screen: View {
          @Environment(Player.self) private var player
          var body: some View {
            Button("Load") { Task { await player.load() } }
          }
        }
        """),
      RuleExample(
        """
        struct Library: View {
          @State private var isEditing = false
          @State private var message: String?
          var body: some View {
            Button("Edit") { isEditing = true }
              .sheet(isPresented: $isEditing) { Editor { message = $0 } }
              .↓alert("Error", isPresented: Binding(get: { message != nil }, set: { if !$0 { message = nil } })) {
                Button("OK") {}
              }
          }
        }
        struct Editor: View {
          let onError: (String) -> Void
          var body: some View { Button("Save") { onError("failed") } }
        }
        """),
    ], precision: RuleInfo.Precision(right: 0, of: 0, inApps: 162))

  static let visits: [NodeKind] = [.functionCallExpr]

  static func checksCalls(_ callee: Callee) -> Bool { callee.presents(kinds) }

  private static let kinds: [PresentedContent] = [.message, .view]
  private static let dismiss: Name = "dismiss"

  func check(_ node: SyntaxNode, in context: RuleContext) {
    let analyzer = context.analyzer
    guard context.presents(node, Self.kinds), let name = node.calleeName, context.isInView, !context.isPreview,
      let binding = context.argument(node, .isPresented) ?? context.argument(node, "item"),
      let state = context.propertyPresented(by: binding), context.isShownState(state),
      !analyzer.isOwnState(state) || analyzer.isUsedInGivenFilesOnly(state)
    else { return }
    let uses = PropertyUses(of: state, analyzer)
    let turnedOn = uses.writes.filter { $0.value?.text != "false" && $0.value?.kind != .nilLiteralExpr }
    let passed = uses.bindings.filter { !binding.range.contains($0.node.range) }
    if passed.isEmpty, !turnedOn.isEmpty, context.isOfHeldObject(state),
      checkModel(turnedOn, uses, node, name, context)
    {
      return
    }
    guard !turnedOn.isEmpty || !passed.isEmpty, uses.writers.allSatisfy({ $0.file == context.fileID }),
      passed.allSatisfy({ $0.file == context.fileID })
    else { return }
    let chain =
      context.modifications(of: node).map(\.call).filter { $0.id != node.id } + context.outerModifiers(of: node)
    for sheet in chain where context.presents(sheet, [.view]) {
      guard let shown = context.argument(sheet, .isPresented) ?? context.argument(sheet, "item"),
        let content = context.argument(sheet, .content), content.kind == .closureExpr,
        turnedOn.allSatisfy({ write in
          content.range.contains(write.node.range)
            && !closes(write.node, context.propertyBound(by: shown), content, context)
        }),
        case let places = passed.compactMap({ place(presentingBy: $0.node, in: content, context) }),
        places.count == passed.count
      else { continue }
      report(
        node, name, under: sheet,
        turnedOn.map { Diagnostic.Note("it is presented here", in: context.file, at: $0.node.range) } + places, context)
      return
    }
  }

  /// Checks a state of a model that only methods of the model turn on, which only views in a sheet call.
  private func checkModel(
    _ turnedOn: [PropertyWrite], _ uses: PropertyUses, _ node: SyntaxNode, _ name: Token, _ context: RuleContext
  ) -> Bool {
    let analyzer = context.analyzer
    let methods = Set(
      uses.writes.indices.filter { index in turnedOn.contains { $0.node.id == uses.writes[index].node.id } }.map {
        uses.writers[$0]
      })
    guard let write = turnedOn.first, methods.allSatisfy({ analyzer.isOwnFunction($0) }),
      let callers = viewsCalling(methods, context), !callers.isEmpty
    else { return false }
    let chain =
      context.modifications(of: node).map(\.call).filter { $0.id != node.id } + context.outerModifiers(of: node)
    for sheet in chain where context.presents(sheet, [.view]) {
      guard let content = context.argument(sheet, .content), content.kind == .closureExpr,
        callers.allSatisfy({ view, _ in
          let made = context.uses(ofView: view)
          return !made.isEmpty
            && made.allSatisfy { $0.context.fileID == context.fileID && content.range.contains($0.node.range) }
        }), let call = callers.values.first,
        // A view that also closes the sheet lets the alert appear then.
        callers.keys.allSatisfy({ !closesBeforeCall(in: $0, methods, analyzer) })
      else { continue }
      let file = uses.writers.first { methods.contains($0) }.map { analyzer.program.file($0.file).source }
      report(
        node, name, under: sheet,
        [
          Diagnostic.Note(
            "a view in the `\(presentation(sheet))` calls this", in: call.context.file, at: call.node.range),
          Diagnostic.Note("it is presented here", in: file ?? context.file, at: write.node.range),
        ], context)
      return true
    }
    return false
  }

  /// Reports a presentation that cannot appear while a sheet covers its view.
  private func report(
    _ node: SyntaxNode, _ name: Token, under sheet: SyntaxNode, _ notes: [Diagnostic.Note], _ context: RuleContext
  ) {
    let what = presentation(sheet)
    context.report(
      Diagnostic(
        Self.info.level, Self.info.id,
        "only the `\(what)` presents this, but the view below cannot present it while the `\(what)` is open: nothing "
          + "appears until the `\(what)` is closed; put the `\(node.text(of: name))` on the content of the `\(what)`",
        in: context.file, at: name.range, notes: notes))
  }

  /// The name of the modifier that presents: `fullScreenCover`.
  private func presentation(_ sheet: SyntaxNode) -> String {
    sheet.calleeName.map { sheet.text(of: $0) } ?? "sheet"
  }

  /// The views that call methods of a model, directly or through other methods of it; `nil` if other code calls them.
  private func viewsCalling(_ methods: Set<DeclID>, _ context: RuleContext) -> [DeclID: RuleContext.HelperUse]? {
    let analyzer = context.analyzer
    var found: [DeclID: RuleContext.HelperUse] = [:]
    var seen = methods
    var open = Array(methods)
    while let method = open.popLast() {
      for call in context.calls(of: method) + context.places(naming: method) where !call.context.isPreview {
        guard let owner = call.context.ownerType, let caller = call.context.decl else { return nil }
        if context.conforms(owner, to: .view) {
          found[owner] = call
        } else if analyzer.owner(of: method).flatMap({ analyzer.nominal(of: $0) }) == owner,
          analyzer.isOwnFunction(caller), seen.count < Self.maximumMethods
        {
          if seen.insert(caller).inserted { open.append(caller) }
        } else {
          return nil
        }
      }
    }
    return found
  }

  private static let maximumMethods = 8

  /// Whether an action of a view that calls one of the methods also closes the sheet.
  private func closesBeforeCall(in view: DeclID, _ methods: Set<DeclID>, _ analyzer: Analyzer) -> Bool {
    let names = methods.map { analyzer.decl($0).name }
    return ([view] + analyzer.extensions(of: view)).contains { part in
      analyzer.node(of: part).subtree.contains { closure in
        closure.kind == .closureExpr && closure.mentions(Self.dismiss) && names.contains(where: closure.mentions)
          && !closure.subtree.contains { $0.kind == .closureExpr && $0.id != closure.id && $0.mentions(Self.dismiss) }
      }
    }
  }

  /// The place where a view in the content of the sheet turns on the state by a binding that it is given, and does not
  /// close the sheet: `Messages(picksImage: $picksImage)`.
  private func place(
    presentingBy binding: SyntaxNode, in content: SyntaxNode, _ context: RuleContext
  ) -> Diagnostic.Note? {
    let analyzer = context.analyzer
    guard content.range.contains(binding.range) else { return nil }
    let calls = content.subtree.filter { call in
      call.kind == .functionCallExpr && call.arguments.contains { $0.argumentValue.range == binding.range }
    }
    guard calls.count == 1, let call = calls.first, let view = context.madeType(call), context.isOwn(view),
      let argument = call.arguments.first(where: { $0.argumentValue.range == binding.range }),
      let parameter = context.parameter(taking: argument.argumentValue, in: call)?.parameter,
      let property = context.property(of: view, given: parameter, by: call)
    else { return nil }
    let uses = PropertyUses(of: property, analyzer)
    guard uses.bindings.isEmpty, !analyzer.node(of: view).mentions(Self.dismiss) else { return nil }
    let index = uses.writes.indices.first {
      uses.writes[$0].value?.text == "true" || uses.writes[$0].flips
        || context.nominal(analyzer.variableType(of: property)) != nil && uses.writes[$0].value != nil
          && uses.writes[$0].value?.text != "false" && uses.writes[$0].value?.kind != .nilLiteralExpr
    }
    return index.map {
      Diagnostic.Note(
        "it is presented here", in: analyzer.program.file(uses.writers[$0].file).source, at: uses.writes[$0].node.range)
    }
  }

  /// Whether the action around a write closes the sheet as well.
  private func closes(_ write: SyntaxNode, _ shown: DeclID?, _ content: SyntaxNode, _ context: RuleContext) -> Bool {
    var closures = content.subtree.filter {
      $0.kind == .closureExpr && $0.range.contains(write.range) && $0.id != content.id
    }
    closures.sort { $0.range.count < $1.range.count }
    // The action is the outermost closure that is not a view builder.
    let action = closures.last { context.record.builders[$0.id] == nil } ?? content
    if action.mentions(Self.dismiss) { return true }
    return action.subtree.contains { part in
      PropertyWrite(part, context.record, context.analyzer).map { $0.property == shown } ?? false
    }
  }
}
