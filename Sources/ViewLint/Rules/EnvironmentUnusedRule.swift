import ViewCatalog
import ViewSemantics
import ViewSource
import ViewSyntax

/// Warns about an environment value that a view subscribes to and never reads.
struct EnvironmentUnusedRule: Rule {
  static let info = RuleInfo(
    "environment_unused", .performance, .warning, isFixable: true,
    summary: "the view is updated whenever this environment value changes, and never reads it",
    explanation: """
      The body is evaluated again at each change of the value, for nothing: an `@Environment` property subscribes by \
      being declared, whether it is read or not. Delete the property if it is not used.
      """,
    silence: """
      A property that any file reads, in an extension too, through a key path or possibly on another platform; a \
      requirement of a protocol. In views that are linted without the files whose names they use, properties that \
      are not private. `@Environment(Model.self)`, which costs nothing until a property of the model is read. Values that \
      change together with a system setting that the body reads, for example by `Calendar.current` or \
      `UIFontMetrics.default`: `calendar`, `sizeCategory`. The fix is not safe where the body may read such a \
      setting.
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
      RuleExample(
        """
        protocol Sized {
          var horizontalSizeClass: UserInterfaceSizeClass? { get }
        }
        extension Sized {
          var side: Double { horizontalSizeClass == .compact ? 32 : 48 }
        }
        protocol Closable {
          var dismiss: DismissAction { get }
        }
        struct Card: View, Sized {
          @Environment(\\.horizontalSizeClass) var horizontalSizeClass
          var body: some View { Text("Card").frame(width: side) }
        }
        struct Page<Value>: View {
          @Environment(\\.dismiss) var dismiss
          var body: some View { Text("Page") }
        }
        extension Page: Closable where Value: Equatable {}
        struct Form2: View, FormOfALibrary {
          @Environment(\\.isEnabled) var isEnabled
          var body: some View { Text("Form") }
        }
        """),
      RuleExample(
        """
        struct ScaledPadding: ViewModifier {
          @Environment(\\.sizeCategory) private var category
          let size: Double
          func body(content: Content) -> some View {
            content.padding(UIFontMetrics.default.scaledValue(for: size))
          }
        }
        struct Day: View {
          @Environment(\\.locale) private var locale
          @Environment(\\.scenePhase) private var phase
          let date: Date
          private var text: String { date.formatted() }
          var body: some View { Text(text + (UIPasteboard.general.string ?? "")) }
        }
        """),
      RuleExample(
        """
        struct Card: View {
          @Environment(\\.colorScheme) private var ↓scheme
          let title: String
          var body: some View {
            Button(title) { print(Calendar.current) }.font(.custom("Georgia", size: 20))
          }
        }
        """,
        fixed: """
          struct Card: View {
            let title: String
            var body: some View {
              Button(title) { print(Calendar.current) }.font(.custom("Georgia", size: 20))
            }
          }
          """),
      RuleExample(
        """
        struct Undoer: DynamicProperty {
          @Environment(\\.undoManager) private var ↓manager
          var wrappedValue: Int { 3 }
        }
        """,
        fixed: """
          struct Undoer: DynamicProperty {
            var wrappedValue: Int { 3 }
          }
          """),
    ], precision: RuleInfo.Precision(right: 382, of: 382, inApps: 163))

  static let visits: [NodeKind] = [.patternBinding]
  static let usesProgramFacts = true

  func check(_ node: SyntaxNode, in context: RuleContext) {
    guard context.ancestors.isEmpty, let decl = context.decl, let owner = context.ownerType,
      context.analyzer.decl(owner).kind == .structure,
      let wrapper = context.analyzer.propertyWrappers(of: decl).first,
      let path = wrapper.attribute.children.first(where: { $0.kind == .keyPathExpr }),
      context.analyzer.catalogueText(.requires, of: wrapper.decl) != nil
    else { return }
    // An extension in a file that is not given may read it.
    guard context.analyzer.isUsedInGivenFilesOnly(decl) else { return }
    guard !isMentioned(decl, of: owner, context), !context.analyzer.mayMeetRequirement(decl) else { return }
    // A view with such a property usually has several, so its code is searched once.
    var reads: SystemReads { context.perView(Self.info.id, owner) { SystemReads(of: owner, context.analyzer) } }
    let answer =
      switch value(of: path, context) {
      case .own: SystemReads.Answer.none
      case .system(let kind): reads.answer(ofKind: kind)
      case .unknown: reads.answer(ofKind: nil)
      }
    if answer == .found { return }
    // Two properties in one declaration cannot be deleted separately.
    let header = context.analyzer.header(of: decl)
    let isAlone = header.children.count { $0.kind == .patternBinding } == 1
    let name = context.analyzer.name(of: decl)
    let type = context.analyzer.name(of: owner)
    let isShown =
      context.conforms(owner, to: .view)
      || context.analyzer.memberDecls(.body, of: owner).contains { context.analyzer.isViewContent($0) }
    let updated = isShown ? "the body of `\(type)`" : "the bodies of all views with \(RuleText.article(type)) `\(type)`"
    context.report(
      Diagnostic(
        Self.info.level, Self.info.id,
        "`\(name)` is never read, but each change of `\(path.text)` runs \(updated) again; delete it",
        in: context.file, at: context.analyzer.nameRange(of: decl),
        fixIts: isAlone
          ? [FixIt("delete it", [TextEdit(context.file.wholeLines(of: header.range), "")], isSafe: answer == .none)]
          : []),
      if: .unused(decl))
  }
}

extension EnvironmentUnusedRule {
  /// The kind of an environment value.
  private enum Value {
    /// A value that only SwiftUI provides.
    case own
    /// A value that changes together with system state of this kind.
    case system(String)
    case unknown
  }

  private func value(of path: SyntaxNode, _ context: RuleContext) -> Value {
    let analyzer = context.analyzer
    guard let part = path.children.last(where: { $0.kind == .keyPathProperty }), let name = part.keyPathName,
      let value = analyzer.valueOfEnvironment(part.name(of: name)), analyzer.isFromCatalogue(value)
    else { return .unknown }
    return analyzer.catalogueText(.ambient, of: value).map { .system($0) } ?? .own
  }

  /// Whether the type or one of its extensions in the file mentions the name elsewhere, including in inactive and
  /// unresolved code.
  private func isMentioned(_ decl: DeclID, of owner: DeclID, _ context: RuleContext) -> Bool {
    let name = context.analyzer.decl(decl).name
    let own = context.analyzer.header(of: decl).range
    return parts(of: owner, context).contains { part in
      // A truncated file may have contained more code.
      part.lastToken?.kind != .rightBrace
        || part.tokenIndices.contains { index in
          let token = part.token(index)
          return token.kind == .identifier && part.name(at: index) == name && !own.contains(token.range)
        }
    }
  }

  /// The declaration of a type, and all extensions of its name in the file, including inactive ones.
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
