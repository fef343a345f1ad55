import ViewCatalog
import ViewSemantics
import ViewSource
import ViewSyntax

/// Notes a typed text that stays in the field when the view gets another element.
struct DraftKeptRule: Rule {
  static let info = RuleInfo(
    "draft_kept", .state, .note, isFixable: false,
    summary: "what was typed for one element stays in the field when another is chosen, and is then sent to that one",
    explanation: """
      The user writes to one person, opens the chat with another, and the text is still there. The view is the same one, \
      which gets another element to show, and so its `@State` stays. Give the view an `.id(_:)` of the element where it \
      is made, keep the drafts by element in an object, or empty the text in `onChange(of: element)`.
      """,
    silence: """
      Reported only if a caller passes another element while the view stays, and an action takes the text and empties it. \
      Views with an `onChange(of:)` or a task for the element, or an `id(_:)` of it.
      """,
    examples: [
      RuleExample(
        """
        struct Chat: Identifiable, Hashable { let id: Int; var title = "" }
        struct Bar: View {
          let chat: Chat
          let send: (String) -> Void
          @State private var ↓text = ""
          var body: some View {
            TextField("To \\(chat.title)", text: $text)
            Button("Send") {
              send(text)
              text = ""
            }
          }
        }
        struct Chats: View {
          let chats: [Chat]
          @State private var chosen: Chat?
          var body: some View {
            NavigationSplitView {
              List(chats, selection: $chosen) { Text($0.title).tag($0) }
            } detail: {
              if let chosen { Bar(chat: chosen) { print($0) } }
            }
          }
        }
        """),
      RuleExample(
        """
        struct Chat: Identifiable, Hashable { let id: Int; var title = "" }
        struct Bar: View {
          let chat: Chat
          @State private var text = ""
          var body: some View {
            TextField("To \\(chat.title)", text: $text).onSubmit { text = "" }
          }
        }
        struct Watching: View {
          let chat: Chat
          @State private var text = ""
          var body: some View {
            TextField("To \\(chat.title)", text: $text).onSubmit { text = "" }.onChange(of: chat.id) { text = "" }
          }
        }
        struct Chats: View {
          let chats: [Chat]
          @State private var chosen: Chat?
          var body: some View {
            List(chats, selection: $chosen) { Text($0.title).tag($0) }
            if let chosen {
              Bar(chat: chosen).id(chosen.id)
              Watching(chat: chosen)
            }
          }
        }
        """),
    ], precision: RuleInfo.Precision(right: 0, of: 0, inApps: 24))

  static let visits: [NodeKind] = [.patternBinding]
  static let dependsOnWholeProgram = true

  func check(_ node: SyntaxNode, in context: RuleContext) {
    let analyzer = context.analyzer
    guard context.ancestors.isEmpty, let state = context.decl, let view = context.ownerType,
      context.conforms(view, to: .view), !context.isPreview, analyzer.isOwnState(state),
      let first = node.initialValue, first.text == "\"\"",
      case let inputs = analyzer.children(of: view).filter({ input in
        analyzer.decl(input).kind == .variable && analyzer.isInput(input) && isElement(input, context)
      }), !inputs.isEmpty,
      case let uses = PropertyUses(of: state, analyzer), !uses.bindings.isEmpty,
      // Sending takes the text, and leaves none.
      uses.writes.contains(where: { $0.value?.text == "\"\"" }), !context.isWatched(state)
    else { return }
    for input in inputs {
      guard !context.isWatched(input), !isFollowed(input, context), let change = context.change(of: input, of: view)
      else { continue }
      let (text, given) = (analyzer.name(of: state), analyzer.name(of: input))
      return context.report(
        Diagnostic(
          Self.info.level, Self.info.id,
          "`\(text)` stays when the view gets another `\(given)`: what was typed for one is sent to the other; give the "
            + "view an `.id(_:)` of it, or empty the text when it changes",
          in: context.file, at: analyzer.nameRange(of: state), notes: [context.note("the input", at: input), change]))
    }
  }

  /// Whether a property is a value with an identity.
  private func isElement(_ property: DeclID, _ context: RuleContext) -> Bool {
    let analyzer = context.analyzer
    let kept = analyzer.variableType(of: property)
    let type = analyzer.wrapped(kept) ?? kept
    return context.nominal(type).map { context.isOwn($0) && context.conforms($0, to: Self.identifiable) } ?? false
  }

  private static let identifiable: Name = "Identifiable"

  /// Whether a body of the view follows a part of the input: `onChange(of: chat.id)`, `.id(chat.id)`.
  private func isFollowed(_ input: DeclID, _ context: RuleContext) -> Bool {
    let name = context.analyzer.decl(input).name
    return context.bodiesOfType.contains { body in
      let code = context.analyzer.node(of: body)
      guard code.mentions(name) else { return false }
      return code.subtree.contains { call in
        call.kind == .functionCallExpr
          && call.calleeName.map { Self.following.contains(call.name(of: $0)) } ?? false
          && call.arguments.contains { $0.kind != .closureExpr && $0.mentions(name) }
      }
    }
  }

  private static let following: Set<Name> = ["onChange", "task", "id", "onReceive"]
}
