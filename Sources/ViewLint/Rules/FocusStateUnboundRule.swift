import ViewCatalog
import ViewSemantics
import ViewSource
import ViewSyntax

/// Warns about a focus state that is bound to no field.
struct FocusStateUnboundRule: Rule {
  static let info = RuleInfo(
    "focus_state_unbound", .correctness, .warning, isFixable: false,
    summary: "no field is bound to the focus, so setting it has no effect",
    explanation: """
      Setting the focus does not move it. A `@FocusState` follows the focus of the views that it is bound to by \
      `focused(_:)`; without one it keeps its value, whatever has the focus. Bind it to the field, or delete it.
      """,
    silence: """
      A focus that is passed on as a binding, because the receiver binds it; and one that extensions in files that \
      are not given may bind.
      """,
    examples: [
      RuleExample(
        """
        struct Search: View {
          @State private var text = ""
          @FocusState private var ↓isFocused: Bool
          var body: some View {
            TextField("Search", text: $text).onAppear { isFocused = true }
          }
        }
        """),
      RuleExample(
        """
        struct Search: View {
          @State private var text = ""
          @FocusState private var isFocused: Bool
          @FocusState private var other: Bool
          var body: some View {
            TextField("Search", text: $text).focused($isFocused).onAppear { isFocused = true }
            Field(isFocused: $other)
          }
        }
        struct Field: View {
          var isFocused: FocusState<Bool>.Binding
          @State private var text = ""
          var body: some View { TextField("Text", text: $text).focused(isFocused) }
        }
        """),
    ], precision: RuleInfo.Precision(right: 12, of: 12, inApps: 61))

  static let visits: [NodeKind] = [.patternBinding]
  /// Extensions may be in other files.
  static let dependsOnWholeProgram = true

  private static let state: Name = "FocusState"

  func check(_ node: SyntaxNode, in context: RuleContext) {
    let analyzer = context.analyzer
    guard context.ancestors.isEmpty, let decl = context.decl, let owner = context.ownerType,
      let wrapper = analyzer.propertyWrappers(of: decl).first,
      wrapper.decl == analyzer.knownDecl(Self.state), !context.isPreview,
      analyzer.isUsedInGivenFilesOnly(decl),
      !isBound(decl, of: owner, analyzer)
    else { return }
    let name = analyzer.name(of: decl)
    context.report(
      Diagnostic(
        Self.info.level, Self.info.id,
        "no field is bound to `\(name)`: it never changes by itself, and setting it moves no focus; put "
          + "`.focused($\(name))` on the field, or delete it",
        in: context.file, at: analyzer.nameRange(of: decl)))
  }

  /// Whether the type mentions the projection or the storage of the property, including in inactive code.
  private func isBound(_ decl: DeclID, of owner: DeclID, _ analyzer: Analyzer) -> Bool {
    let name = analyzer.decl(decl).name
    return ([owner] + analyzer.extensions(of: owner)).contains { part in
      let part = analyzer.node(of: part)
      guard part.lastToken?.kind == .rightBrace else { return true }
      return part.tokenIndices.contains { index in
        let token = part.token(index)
        guard token.kind == .dollarIdentifier || token.kind == .identifier else { return false }
        return part.name(at: index) == name.projection || part.text(of: token) == "_\(name.text)"
      }
    }
  }
}
