import ViewCatalog
import ViewSemantics
import ViewSource
import ViewSyntax

/// Warns about `onAppear` that sets back what a control edits, each time the user returns from a pushed screen.
struct EditResetOnAppearRule: Rule {
  static let info = RuleInfo(
    "edit_reset_on_appear", .state, .warning, isFixable: false,
    summary: "the edit is lost when the user comes back from a pushed screen, because `onAppear` sets the state again",
    explanation: """
      What the user has typed or chosen is gone. `onAppear` runs whenever the view appears, also after the user has gone \
      back from a screen that it has pushed: `.onAppear { name = user.name }` then replaces the edited name. Set the first \
      value where the state is created, or only once.
      """,
    silence: """
      The rule ignores assignments under a condition, states that code watches with `onChange(of:)`, and views that push \
      no screen.
      """,
    examples: [
      RuleExample(
        """
        struct Profile: View {
          let user: String
          @State private var name = ""
          var body: some View {
            Form {
              TextField("Name", text: $name)
              NavigationLink("Photo") { Text("Photo") }
            }
            .onAppear { ↓name = user }
          }
        }
        """),
      RuleExample(
        """
        struct Profile: View {
          let user: String
          @State private var name = ""
          @State private var note = ""
          var body: some View {
            Form {
              TextField("Name", text: $name)
              NavigationLink("Photo") { Text("Photo") }
            }
            .onAppear {
              if name.isEmpty { name = user }
            }
            Form { TextField("Note", text: $note) }
              .onAppear { note = user }
          }
        }
        """),
      RuleExample(
        """
        final class Profile: ObservableObject {
          @Published var name = ""
          @Published var saved = "" { didSet { UserDefaults.standard.set(saved, forKey: "saved") } }
          let user = "Ann"
          func fill() {
            ↓name = user
            saved = UserDefaults.standard.string(forKey: "saved") ?? ""
          }
        }
        struct Editor: View {
          @StateObject private var profile = Profile()
          var body: some View {
            Form {
              TextField("Name", text: $profile.name)
              TextField("Saved", text: $profile.saved)
              NavigationLink("Photo") { Text("Photo") }
            }
            .onAppear { profile.fill() }
          }
        }
        """),
    ], precision: RuleInfo.Precision(right: 0, of: 0, inApps: 127))

  static let visits: [NodeKind] = [.functionCallExpr]

  private static let link: Name = "NavigationLink"
  private static let picker = CatalogueMember("View", "pickerStyle")
  private static let pushing = "navigationLink"

  static func checksCalls(_ callee: Callee) -> Bool { callee.fact(.lifecycle) == .onAppear }

  func check(_ node: SyntaxNode, in context: RuleContext) {
    let analyzer = context.analyzer
    guard let view = context.modified(node), context.runsWithBody, !context.isPreview,
      let action = analyzer.arguments(of: node, context.record).last?.node,
      let code = context.code(ofAction: action, isOfAnyType: true),
      let link = view.subtree.first(where: { pushes($0, context) })
    else { return }
    for statement in code.statements {
      // What follows a check may run only once.
      if statement.kind == .guardStmt { return }
      guard statement.kind == .assignmentExpr,
        let write = PropertyWrite(statement, code.context.record, analyzer), let value = write.value,
        context.isShownState(write.property), !isPassedOn(write.property, analyzer),
        !value.contains(where: { code.context.record.decl(of: $0) == write.property }),
        isEdited(write.property, in: view, context),
        !context.isWatched(write.property)
      else { continue }
      let name = analyzer.name(of: write.property)
      context.report(
        Diagnostic(
          Self.info.level, Self.info.id,
          "when the user comes back from the pushed screen, this sets `\(name)` again, and the edit is lost; set it only "
            + "once, or where the state is created",
          in: code.context.file, at: statement.range,
          notes: [
            Diagnostic.Note("this pushes a screen", in: context.file, at: link.children.first?.range ?? link.range)
          ]))
    }
  }

  /// Whether a call is a link, or a picker that shows its choices on another screen.
  private func pushes(_ call: SyntaxNode, _ context: RuleContext) -> Bool {
    if context.makes(call, anyOf: [Self.link]) { return true }
    guard context.isUse(call, of: Self.picker), let style = call.arguments.first, let name = style.referencedName else {
      return false
    }
    return style.text(of: name) == Self.pushing
  }

  /// Whether an object passes each change of its property on, so that what `onAppear` loads may be the edit: by an
  /// observer, or by a publisher.
  private func isPassedOn(_ property: DeclID, _ analyzer: Analyzer) -> Bool {
    guard let object = analyzer.owner(of: property).flatMap({ analyzer.nominal(of: $0) }),
      analyzer.decl(object).kind == .classType
    else { return false }
    let projection = analyzer.decl(property).name.projection
    return analyzer.node(of: property).contains { $0.kind == .accessorBlock }
      || ([object] + analyzer.extensions(of: object)).contains { analyzer.node(of: $0).mentions(projection) }
  }

  /// Whether a control in a view edits a state.
  private func isEdited(_ state: DeclID, in view: SyntaxNode, _ context: RuleContext) -> Bool {
    view.subtree.contains { call in
      guard call.kind == .functionCallExpr, context.madeFact(.control, of: call) != nil else { return false }
      return context.analyzer.arguments(of: call, context.record).contains {
        context.propertyBound(by: $0.node) == state
      }
    }
  }
}
