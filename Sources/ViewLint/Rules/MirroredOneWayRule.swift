import ViewCatalog
import ViewSemantics
import ViewSource
import ViewSyntax

/// Warns about state that is sent to an object at each change, and does not follow the object.
struct MirroredOneWayRule: Rule {
  static let info = RuleInfo(
    "mirrored_one_way", .state, .warning, isFixable: false,
    summary:
      "the selection is sent to an object at each change, but does not follow when other code changes the object",
    explanation: """
      Another screen opens an item, and the sidebar still marks the old one. The state of the view is the selection of a \
      control, and `onChange` of the state sets a property of an object. Other code sets that property too, which the \
      state misses. Bind the control to the property itself, `$navigation.current`, or set the state in `onChange` of the \
      property. Reported of a sidebar whose selection stayed.
      """,
    silence: """
      The rule ignores state that other code sets from the property, and properties that no other view of the program \
      sets.
      """,
    examples: [
      RuleExample(
        """
        final class Navigation: ObservableObject { @Published var current: String? = "Books" }
        struct Sidebar: View {
          @EnvironmentObject var navigation: Navigation
          @State private var selection: String? = "Books"
          var body: some View {
            List(["Books", "Downloads"], id: \\.self, selection: $selection) { Text($0) }
              .↓onChange(of: selection) { navigation.current = selection }
          }
        }
        struct BookView: View {
          @EnvironmentObject var navigation: Navigation
          var body: some View { Button("Downloads") { navigation.current = "Downloads" } }
        }
        """),
      RuleExample(
        """
        final class Navigation: ObservableObject {
          @Published var current: String? = "Books"
          @Published var text = ""
        }
        struct Sidebar: View {
          @EnvironmentObject var navigation: Navigation
          @State private var selection: String? = "Books"
          @State private var text = ""
          var body: some View {
            List(["Books", "Downloads"], id: \\.self, selection: $selection) { Text($0) }
              .onChange(of: selection) { navigation.current = selection }
              .onChange(of: navigation.current) { selection = navigation.current }
              .searchable(text: $text)
              .onChange(of: text) { navigation.text = text }
          }
        }
        struct BookView: View {
          @EnvironmentObject var navigation: Navigation
          var body: some View { Button("Downloads") { navigation.current = "Downloads" } }
        }
        """),
    ], precision: RuleInfo.Precision(right: 0, of: 0, inApps: 4))

  static let visits: [NodeKind] = [.functionCallExpr]
  /// The other view may be in another file.
  static let dependsOnWholeProgram = true

  static func checksCalls(_ callee: Callee) -> Bool { callee.isAny(of: [.onChange]) }

  func check(_ node: SyntaxNode, in context: RuleContext) {
    let analyzer = context.analyzer
    guard let watched = context.argument(node, "of"), let use = context.record.uses[watched.id], use.part == .value,
      context.isOfSameType(use.decl), analyzer.isOwnState(use.decl), context.isInView, !context.isPreview,
      let view = context.ownerType, let name = node.calleeName,
      let action = analyzer.arguments(of: node, context.record).last?.node, action.kind == .closureExpr,
      case let uses = PropertyUses(of: use.decl, analyzer), !uses.bindings.isEmpty
    else { return }
    let names = Set([RuleText.oneLine(watched.text)] + action.closureParameterNames(unnamed: 2).map(\.text))
    let statements = action.children.filter { $0.kind != .closureSignature }
    let sent = statements.firstNonNil { statement -> DeclID? in
      guard let write = PropertyWrite(statement, context.record, analyzer), let value = write.value,
        value.subtree.contains(where: { $0.kind == .declReferenceExpr && names.contains($0.text) }),
        !analyzer.isOwnState(write.property), context.isOfHeldObject(write.property)
      else { return nil }
      return write.property
    }
    guard let sent, !isRead(sent, besides: action, context), let change = change(of: sent, outsideOf: view, context)
    else {
      return
    }
    let (state, property) = (analyzer.name(of: use.decl), analyzer.name(of: sent))
    context.report(
      Diagnostic(
        Self.info.level, Self.info.id,
        "`\(state)` is sent to `\(property)` but does not follow it: when another view sets `\(property)`, the old `\(state)` "
          + "stays selected; bind the control to `\(property)`, or set `\(state)` in `onChange` of it",
        in: context.file, at: name.range,
        notes: [Diagnostic.Note("another view sets it here", in: change.context.file, at: change.node.range)]))
  }

  /// Whether other code of the view names the property, and so may follow it.
  private func isRead(_ property: DeclID, besides action: SyntaxNode, _ context: RuleContext) -> Bool {
    let analyzer = context.analyzer
    let name = analyzer.decl(property).name
    return context.bodiesOfType.contains { body in
      guard analyzer.node(of: body).mentions(name) else { return false }
      let record = analyzer.record(of: body)
      return analyzer.node(of: body).subtree.contains { part in
        record.uses[part.id]?.decl == property && !(body == context.decl && action.range.contains(part.range))
      }
    }
  }

  /// An action of another view that sets the property.
  private func change(
    of property: DeclID, outsideOf view: DeclID, _ context: RuleContext
  ) -> (node: SyntaxNode, context: RuleContext)? {
    context.placedWrites(of: property).firstNonNil { place in
      guard let other = place.context.ownerType, other != view, place.context.conforms(other, to: .view),
        !place.context.isPreview, place.moments == [.other]
      else { return nil }
      return (place.write.node, place.context)
    }
  }
}
