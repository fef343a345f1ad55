import ViewCatalog
import ViewSemantics
import ViewSource
import ViewSyntax

/// Warns of a value of the environment that a view subscribes to and never reads.
struct EnvironmentUnusedRule: Rule {
  static let info = RuleInfo(
    "environment_unused", .performance, .warning, isFixable: true,
    summary: "the view is updated whenever this value of the environment changes, and never reads it",
    explanation: """
      `@Environment` subscribes by being declared: the body runs again at each change of the value, whether it is read \
      or not. A property that is left over costs these updates and tells the reader something that is not so. Delete it.
      """,
    silence: """
      A property that any file reads, in an extension too. Of files that are linted alone, without their folder, only private \
      properties are known to be unused. `@Environment(Model.self)` costs nothing until a property of \
      the model is read.
      """,
    examples: [
      RuleExample(
        """
        struct Card: View {
          @Environment(\\.colorScheme) private var ↓colorScheme
          let title: String
          var body: some View { Text(title) }
        }
        """,
        fixed: """
          struct Card: View {
            let title: String
            var body: some View { Text(title) }
          }
          """),
      RuleExample(
        """
        struct Card: View {
          @Environment(\\.dismiss)
          var ↓dismiss
          var body: some View { Text("Card") }
        }
        """,
        fixed: """
          struct Card: View {
            var body: some View { Text("Card") }
          }
          """),
      RuleExample(
        """
        struct Card: View {
          @Environment(\\.colorScheme) var colorScheme
          var body: some View { Text("Card") }
        }
        extension Card {
          var isDark: Bool { colorScheme == .dark }
        }
        """),
      RuleExample(
        """
        struct Card: View {
          @Environment(\\.colorScheme) private var colorScheme
          var body: some View { Text("Card").opacity(colorScheme == .dark ? 0.5 : 1) }
        }
        """),
      RuleExample(
        """
        struct Card: View {
          @Environment(\\.controlActiveState) private var state
          var body: some View {
            #if os(macOS)
              Text("Card").opacity(state == .inactive ? 0.5 : 1)
            #else
              Text("Card")
            #endif
          }
        }
        """),
      RuleExample(
        """
        struct Card {
          @Environment(\\.colorScheme) private var scheme
          @Environment(\\.dismiss) private var dismiss
          let title: String
        }
        #if os(iOS)
          extension Card: View {
            var body: some View { Text(title) }
          }
        #else
          extension Card: View {
            var body: some View { Text(title).opacity(scheme == .dark ? 0.5 : 1).onTapGesture { dismiss() } }
          }
        #endif
        """),
      RuleExample(
        """
        struct Card: View {
          /// Closes the card.
          @Environment(\\.dismiss) private var ↓dismiss  // set by the sheet
          // What the card says.
          @State private var title = ""
          var body: some View { TextField("Title", text: $title) }
        }
        """,
        fixed: """
          struct Card: View {
            // What the card says.
            @State private var title = ""
            var body: some View { TextField("Title", text: $title) }
          }
          """),
    ], precision: RuleInfo.Precision(right: 51, of: 52, inApps: 22))

  static let visits: [NodeKind] = [.patternBinding]
  static let asksProgram = true

  func check(_ node: SyntaxNode, in context: RuleContext) {
    guard context.ancestors.isEmpty, let decl = context.decl, let owner = context.ownerType,
      context.analyzer.decl(owner).kind == .structure,
      let wrapper = context.analyzer.propertyWrappers(of: decl).first,
      let path = wrapper.attribute.children.first(where: { $0.kind == .keyPathExpr }),
      context.analyzer.catalogueText(.requires, of: wrapper.decl) != nil
    else { return }
    // An extension in a file that was not given may read it.
    guard
      context.analyzer.decl(decl).access <= .fileprivateAccess
        || context.analyzer.program.isWholeModule(around: context.fileID)
    else { return }
    guard !isMentioned(decl, of: owner, context) else { return }
    // Two properties in one declaration: neither can be deleted alone.
    let header = context.analyzer.header(of: decl)
    let isAlone = header.children.count { $0.kind == .patternBinding } == 1
    let name = context.analyzer.name(of: decl)
    context.report(
      Diagnostic(
        Self.info.level, Self.info.id,
        "`\(name)` is never read, but each change of `\(path.text)` runs the body of `\(context.analyzer.name(of: owner))` again; "
          + "delete it",
        in: context.file, at: context.analyzer.nameRange(of: decl),
        fixIts: isAlone
          ? [FixIt("delete it", [TextEdit(context.file.wholeLines(of: header.range), "")], isSafe: true)] : []),
      if: .unused(decl))
  }
}

extension EnvironmentUnusedRule {
  /// Whether the type or one of its extensions in the file has the name anywhere else: in code that is left out for this
  /// platform, or is not understood.
  private func isMentioned(_ decl: DeclID, of owner: DeclID, _ context: RuleContext) -> Bool {
    let name = context.analyzer.decl(decl).name
    let own = context.analyzer.header(of: decl).range
    return parts(of: owner, context).contains { part in
      part.tokenIndices.contains { index in
        let token = part.token(index)
        return token.kind == .identifier && part.name(at: index) == name && !own.contains(token.range)
      }
    }
  }

  /// The declaration of a type, and whatever extends something of its name in the file, also where that is left out.
  private func parts(of owner: DeclID, _ context: RuleContext) -> [SyntaxNode] {
    let name = context.analyzer.decl(owner).name
    var found = [context.analyzer.node(of: owner)]
    var open = [context.analyzer.program.file(context.fileID).tree.root]
    while let next = open.popLast() {
      for child in next.children {
        switch child.kind {
        case .extensionDecl:
          let isOfName = child.children.first { $0.kind.isType }?.lastToken.map {
            child.name(of: $0) == name
          }
          if isOfName == true { found.append(child) }
        case .ifConfigDecl, .ifConfigClause: open.append(child)
        default: break
        }
      }
    }
    return found
  }
}
