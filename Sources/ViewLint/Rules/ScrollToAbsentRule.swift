import ViewCatalog
import ViewSemantics
import ViewSource
import ViewSyntax

/// Warns about a scroll to a written identifier that no view in the reader has.
struct ScrollToAbsentRule: Rule {
  static let info = RuleInfo(
    "scroll_to_absent", .correctness, .warning, isFixable: false,
    summary: "the scroll has no effect: no view has this identifier",
    explanation: """
      The scroll view stays where it is. `scrollTo("bottom")` looks for a view inside the `ScrollViewReader` with \
      `.id("bottom")`, spelt exactly like this. Put that modifier on the view to scroll to, for example on a \
      `Color.clear` of no height behind the last row, or pass the identifier of a row's element.
      """,
    silence: """
      Identifiers that are not written as a string without interpolation or as a case or constant of the program. Readers \
      whose content has unknown views, or an identifier of the same type that is computed. Rows that are identified by \
      strings, if the program contains the same string elsewhere.
      """,
    examples: [
      RuleExample(
        """
        struct Chat: View {
          @State private var messages: [String] = []
          var body: some View {
            ScrollViewReader { proxy in
              ScrollView {
                VStack { ForEach(messages, id: \\.self) { Text($0) } }
              }
              .onChange(of: messages.count) { proxy.scrollTo(↓"bottom", anchor: .bottom) }
            }
          }
        }
        """),
      RuleExample(
        """
        enum Anchor { case top, bottom }
        struct Message: Identifiable { let id: Int; let text: String }
        struct Chat: View {
          let messages: [Message]
          var body: some View {
            ScrollViewReader { proxy in
              ScrollView {
                Color.clear.frame(height: 1).id(Anchor.top)
                VStack { ForEach(messages) { Text($0.text) } }
              }
              Button("End") { proxy.scrollTo(↓Anchor.bottom) }
              Button("Begin") { proxy.scrollTo(Anchor.top) }
            }
          }
        }
        """),
      RuleExample(
        """
        enum Place { static let end = "end" }
        struct Chat: View {
          let names = ["first", "second"]
          let end: String
          @State private var messages: [String] = []
          var body: some View {
            ScrollViewReader { proxy in
              ScrollView {
                VStack { ForEach(messages, id: \\.self) { Text($0) } }
                Color.clear.frame(height: 1).id(Place.end)
              }
              .onAppear { proxy.scrollTo(Place.end) }
              .onTapGesture { proxy.scrollTo("end") }
            }
            ScrollViewReader { proxy in
              ScrollView {
                VStack { ForEach(names, id: \\.self) { Text($0) } }
              }
              .onAppear { proxy.scrollTo("second") }
            }
            ScrollViewReader { proxy in
              ScrollView {
                VStack { ForEach(messages, id: \\.self) { Text($0) } }.id(end)
              }
              .onAppear { proxy.scrollTo("close") }
            }
          }
        }
        """),
    ], precision: RuleInfo.Precision(right: 0, of: 0, inApps: 29))

  static let visits: [NodeKind] = [.functionCallExpr]
  /// Views of the program in the reader may be in other files.
  static let dependsOnWholeProgram = true
  static let usesProgramFacts = true

  private static let scroll = CatalogueMember("ScrollViewProxy", "scrollTo")

  static func checksCalls(_ callee: Callee) -> Bool { callee.isAny(of: [scroll]) }

  func check(_ node: SyntaxNode, in context: RuleContext) {
    guard !context.isPreview, let id = node.arguments.first, let wanted = WrittenIdentifier(id, context),
      let type = context.type(of: id), let place = context.scrollViewReader,
      let identities = ExpandedCode(place.content, in: place.context).identities
    else { return }
    let alike = identities.filter { Self.isOfSameType($0, as: type, context) }
    // Another rule reports identifiers of which all have another type.
    guard !alike.isEmpty || identities.isEmpty else { return }
    var hasRows = false
    for identity in alike {
      guard let value = identity.value else {
        hasRows = true
        continue
      }
      guard let written = WrittenIdentifier(value, identity.context), written != wanted else { return }
    }
    if hasRows, !wanted.isText { return }
    let diagnostic = Diagnostic(
      Self.info.level, Self.info.id,
      "no view in this `ScrollViewReader` has the identifier `\(RuleText.oneLine(id.text))`, so nothing scrolls; put "
        + "`.id(\(RuleText.oneLine(id.text)))` on the view to scroll to",
      in: context.file, at: id.range,
      notes: [
        Diagnostic.Note(
          "the views are in here", in: place.context.file,
          at: place.call.children.first?.range ?? place.call.range)
      ])
    guard hasRows else { return context.report(diagnostic) }
    let text = id.text
    context.report(diagnostic, if: .passes { Self.isOnlyScrolledTo(text, $0.program) })
  }

  private static func isOfSameType(_ identity: ExplicitIdentity, as type: TypeID, _ context: RuleContext) -> Bool {
    let types = [identity.type, type].map { context.analyzer.wrapped($0) ?? $0 }
    return types[0] == types[1] || context.analyzer.isKnown(types[0], .anyHashable)
  }

  /// Whether a string occurs in the program only as the argument of `scrollTo`, so that no element can be equal to it.
  private static func isOnlyScrolledTo(_ text: String, _ program: Program) -> Bool {
    program.userFileIDs.allSatisfy { file in
      var isFree = true
      func visit(_ node: SyntaxNode) {
        if node.kind == .stringLiteralExpr, node.text == text { isFree = false }
        if node.kind == .functionCallExpr, let name = node.calleeName, node.name(of: name) == scroll.name { return }
        for child in node.children where isFree { visit(child) }
      }
      visit(program.file(file).tree.root)
      return isFree
    }
  }
}

/// An identifier that is written in the code: a string literal, or a case or constant of the program.
private enum WrittenIdentifier: Equatable {
  case text(String)
  case constant(DeclID)

  init?(_ value: SyntaxNode, _ context: RuleContext) {
    if value.kind == .stringLiteralExpr {
      guard value.children.isEmpty else { return nil }
      self = .text(value.text)
      return
    }
    guard let decl = context.record.decl(of: value), context.isOwn(decl) else { return nil }
    if context.analyzer.decl(decl).kind == .enumCase {
      self = .constant(decl)
    } else if let initial = context.analyzer.keptValue(of: decl), initial.kind == .stringLiteralExpr,
      initial.children.isEmpty
    {
      // A constant with a written text is equal to that text.
      self = .text(initial.text)
    } else {
      return nil
    }
  }

  var isText: Bool { if case .text = self { true } else { false } }
}
