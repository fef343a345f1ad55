import ViewCatalog
import ViewSemantics
import ViewSource
import ViewSyntax

/// Warns about a button in a sheet or on a pushed screen that dismisses the enclosing view instead.
struct DismissOfPresenterRule: Rule {
  static let info = RuleInfo(
    "dismiss_of_presenter", .correctness, .warning, isFixable: false,
    summary:
      "the button in the sheet closes nothing, because its `dismiss` belongs to the view that presents the sheet",
    explanation: """
      A tap on the button does nothing. `@Environment(\\.dismiss)` dismisses the presentation of the view that \
      declares it. In the closure of `sheet`, or in the destination of a link, it is still the action of the \
      enclosing view, which may not be presented at all. Move the content into a view of its own that reads `dismiss` \
      itself, or set the state that presents it to `false`.
      """,
    silence: """
      Views that are presented or pushed themselves somewhere, because the button may be meant to close them together \
      with the sheet, and programs of which not all files are given. Actions that do more, and values that are passed \
      on to a view or function of the program. Alerts and dialogs, which close by themselves.
      """,
    examples: [
      RuleExample(
        """
        struct TipHost: View {
          @Environment(\\.dismiss) private var dismiss
          @State private var showsTip = false
          var body: some View {
            Button("Tip") { showsTip = true }.sheet(isPresented: $showsTip, content: tip)
          }
          private func tip() -> some View {
            VStack { Button("Close") { ↓dismiss() } }
          }
        }
        @main struct TipApp: App { var body: some Scene { WindowGroup { TipHost() } } }
        """),
      RuleExample(
        """
        struct Editor: View {
          @Environment(\\.dismiss) private var dismiss
          @State private var isChoosing = false
          @State private var isAsking = false
          var body: some View {
            Button("Choose") { isChoosing = true }
              .sheet(isPresented: $isChoosing) { Button("Done") { ↓dismiss() } }
              .alert("Leave?", isPresented: $isAsking) { Button("Leave") { dismiss() } }
          }
        }
        """),
      RuleExample(
        """
        struct Notes: View {
          @Environment(\\.dismiss) private var dismiss
          @State private var isWriting = false
          var body: some View {
            Button("Write") { isWriting = true }
              .sheet(isPresented: $isWriting) {
                VStack {
                  Text("New note")
                  Button("Close") { ↓dismiss() }
                }
              }
          }
        }
        @main struct NotesApp: App {
          var body: some Scene { WindowGroup { Notes() } }
        }
        """),
      RuleExample(
        """
        struct Notes: View {
          @Environment(\\.dismiss) private var dismiss
          @State private var chosen: Int?
          var body: some View {
            NavigationStack {
              NavigationLink("Help") {
                Text("Help").toolbar { Button("Back", action: { ↓dismiss() }) }
              }
              .toolbar { Button("Done") { dismiss() } }
            }
            .fullScreenCover(isPresented: .constant(false)) { help }
          }
          private var help: some View { Button("Done") { ↓dismiss() } }
        }
        struct Presented: View {
          @Environment(\\.dismiss) private var dismiss
          var body: some View {
            NavigationStack { NavigationLink("Help") { Button("Close all") { dismiss() } } }
          }
        }
        @main struct NotesApp: App {
          @State private var isShown = false
          var body: some Scene {
            WindowGroup { Notes().sheet(isPresented: $isShown) { Presented() } }
          }
        }
        """),
      RuleExample(
        """
        struct Editor: View {
          @Environment(\\.dismiss) private var dismiss
          let done: () -> Void
          var body: some View { Button("Done") { dismiss() } }
        }
        struct Notes: View {
          @Environment(\\.dismiss) private var dismiss
          @State private var isWriting = false
          @State private var isAsking = false
          var body: some View {
            Button("Write") { isWriting = true }
              .sheet(isPresented: $isWriting) { Editor { dismiss() } }
              .confirmationDialog("Leave?", isPresented: $isAsking) { Button("Leave") { dismiss() } }
              .sheet(isPresented: $isAsking) {
                Button("Close both") {
                  isAsking = false
                  dismiss()
                }
              }
          }
        }
        """),
      RuleExample(
        """
        struct NewList: View {
          @Environment(\\.dismiss) private var dismiss
          @State private var asks = false
          var body: some View {
            Button("New") { asks = true }.sheet(isPresented: $asks) { Button("Save", action: save) }
          }
          private func save() {
            print("saved")
            ↓dismiss()
          }
        }
        struct KeptList: View {
          @Environment(\\.dismiss) private var dismiss
          @State private var asks = false
          var body: some View {
            Button("Close", action: close)
            Button("New") { asks = true }.sheet(isPresented: $asks) { Button("Save", action: close) }
          }
          private func close() { dismiss() }
        }
        """),
    ], precision: RuleInfo.Precision(right: 0, of: 0, inApps: 80))

  static let visits: [NodeKind] = [.functionCallExpr]
  static let usesProgramFacts = true

  private static let action: Name = "DismissAction"
  private static let call = CatalogueMember(action, "callAsFunction")

  static func checksCalls(_ callee: Callee) -> Bool { callee.isAny(of: [call]) }

  func check(_ node: SyntaxNode, in context: RuleContext) {
    guard let callee = node.children.first, let use = context.record.uses[callee.id], use.part == .value,
      context.isOfSameType(use.decl), let wrapper = context.analyzer.propertyWrappers(of: use.decl).first,
      context.analyzer.catalogueText(.requires, of: wrapper.decl) != nil, let owner = context.ownerType,
      let shown = content(around: node, context) ?? contentOfFunction(around: node, context)
    else { return }
    let (name, view) = (context.analyzer.name(of: use.decl), context.analyzer.name(of: owner))
    if isMadeByOthers(owner, context) {
      return context.report(
        Diagnostic(
          Self.info.level, Self.info.id,
          "`\(name)` belongs to `\(view)`, not to the view that is shown here: this closes `\(view)`, or nothing; "
            + "read `\(name)` in a separate view that is shown here\(shown.advice)",
          in: context.file, at: node.range, notes: [context.note("it is declared here", at: use.decl)]))
    }
    context.report(
      Diagnostic(
        Self.info.level, Self.info.id,
        "`\(name)` belongs to `\(view)`, which nothing presents: this closes nothing; read `\(name)` in a separate "
          + "view that is shown here\(shown.advice)",
        in: context.file, at: node.range, notes: [context.note("it is declared here", at: use.decl)]),
      if: .neverPresented(owner))
  }

  /// Whether only previews and unknown code make a view, so that its presentation is unknown.
  private func isMadeByOthers(_ view: DeclID, _ context: RuleContext) -> Bool {
    context.analyzer.decl(view).access <= .internalAccess && !context.isPreview
      && context.uses(ofView: view).allSatisfy { $0.context.isPreview }
  }

  /// The presented content that contains all buttons whose action is the function with this call.
  private func contentOfFunction(
    around node: SyntaxNode, _ context: RuleContext
  ) -> (call: SyntaxNode, advice: String)? {
    guard let decl = context.decl, context.analyzer.isOwnFunction(decl),
      context.analyzer.node(of: decl).child(.codeBlock)?.children.contains(where: { $0.id == node.id }) == true
    else { return nil }
    // A function that is passed by name is listed a second time, as called by the receiver.
    let places = context.helperPlaces(of: decl).filter { $0.context.ancestors.last?.id != $0.node.id }
    let contents = places.map { place -> (call: SyntaxNode, advice: String)? in
      if place.node.kind == .functionCallExpr { return content(around: place.node, place.context) }
      // `Button("Save", action: save)`
      guard let control = place.context.ancestors.last(where: { $0.kind == .functionCallExpr }),
        place.context.madeFact(.control, of: control) == .action
      else { return nil }
      return content(around: place.node, place.context, isInAction: true)
    }
    guard let first = contents.first, contents.allSatisfy({ $0 != nil }) else { return nil }
    return first
  }

  /// The presented content that contains a button with only this call.
  private func content(
    around node: SyntaxNode, _ context: RuleContext, isInAction: Bool = false, isAtUse: Bool = false
  ) -> (call: SyntaxNode, advice: String)? {
    var isInAction = isInAction
    for (call, closure) in context.enclosingCalls {
      guard context.isFromCatalogue(call) || context.madeType(call).map({ !context.isOwn($0) }) == true else {
        return nil
      }
      if !isInAction {
        // The closure of the button itself.
        guard context.madeFact(.control, of: call) == .action || TapAction(call, in: context) != nil,
          closure.children.filter({ $0.kind != .closureSignature }).map(\.id) == [node.id]
        else { return nil }
        isInAction = true
        continue
      }
      // A helper that is passed by name is content as well.
      guard context.record.builders[closure.id] != nil || isAtUse && closure.kind != .closureExpr else { return nil }
      if context.calledFact(.screen, of: call) == .destination { return (call, "") }
      switch context.calledFact(.presents, of: call) {
      case .view: return (call, ", or set the state that presents it")
      case .screen: return (call, "")
      case nil: break
      default: return nil
      }
      // A label is shown together with the link.
      if context.madeText(call, of: .later) != nil {
        return context.argument(call, .destination)?.id == closure.id ? (call, "") : nil
      }
    }
    // `sheet(isPresented: $isShown, content: tip)`
    guard isInAction, !isAtUse, context.runsForBody || context.isViewCode, let helper = context.decl,
      !context.analyzer.isViewContent(helper), let use = context.onlyPlace(of: helper)
    else { return nil }
    return content(around: use.node, use.context, isInAction: true, isAtUse: true)
  }
}
