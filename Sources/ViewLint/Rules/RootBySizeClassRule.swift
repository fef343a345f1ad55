import ViewCatalog
import ViewSemantics
import ViewSource
import ViewSyntax

/// Notes screens that lose their state when the size class selects another container.
struct RootBySizeClassRule: Rule {
  static let info = RuleInfo(
    "root_by_size_class", .identity, .note, isFixable: false,
    summary: "each container builds its own copy of the screen, so its state is lost when the size class changes",
    explanation: """
      A person rotates the phone or resizes the window, and the screen starts over without its state, its scroll \
      position and its pushed screens. The size class changes then; if it chooses between two containers that show the \
      same screen, the screen in one container is removed and a new one begins in the other. Where there is little \
      room, a `NavigationSplitView` shows its columns one over the other: often it is enough for both.
      """,
    silence: """
      The rule ignores screens without state, and state that is never written. Other rules cover two containers of the \
      same type.
      """,
    examples: [
      RuleExample(
        """
        struct Board: View {
          @State private var filter = ""
          var body: some View { TextField("Filter", text: $filter) }
        }
        struct Home: View {
          @Environment(\\.horizontalSizeClass) private var sizeClass
          var body: some View {
            ↓if sizeClass == .regular {
              NavigationSplitView { Text("Menu") } detail: { Board() }
            } else {
              NavigationStack { Board() }
            }
          }
        }
        """),
      RuleExample(
        """
        struct Board: View {
          var body: some View { Text("Board") }
        }
        struct Home: View {
          @Environment(\\.horizontalSizeClass) private var sizeClass
          @Environment(\\.isEnabled) private var isEnabled
          var body: some View {
            if sizeClass == .regular {
              NavigationSplitView { Text("Menu") } detail: { Board() }
            } else {
              NavigationStack { Board() }
            }
          }
        }
        """),
    ], precision: RuleInfo.Precision(right: 0, of: 0, inApps: 41))

  static let visits: [NodeKind] = [.ifExpr]
  /// Views may be in other files.
  static let dependsOnWholeProgram = true

  private static let classes: Set<Name> = ["horizontalSizeClass", "verticalSizeClass"]

  func check(_ node: SyntaxNode, in context: RuleContext) {
    if let around = context.ancestors.last, around.kind == .ifExpr { return }
    let analyzer = context.analyzer
    guard context.isInView, !context.isPreview, let branches = Branches(node, in: context), branches.blocks.count == 2,
      let condition = branches.asked.first(where: { asksForSizeClass($0, context) })
    else { return }
    let sides = branches.blocks.map { block in block.filter { $0.kind.isExpr } }
    guard sides.allSatisfy({ $0.count == 1 }), let first = sides[0].first, let second = sides[1].first,
      isNavigation(first, context) || isNavigation(second, context), !isSameKind(first, second, context)
    else { return }
    let (left, right) = (ExpandedCode(first, in: context).ownViews, ExpandedCode(second, in: context).ownViews)
    let shared = left.keys.filter { right[$0] != nil }.sorted { ($0.file.index, $0.index) < ($1.file.index, $1.index) }
    for type in shared {
      let lost = analyzer.ownedState(in: analyzer.nominalType(type), includesLater: false).states.filter { state in
        guard let property = state.property else { return false }
        let uses = PropertyUses(of: property, analyzer)
        return !uses.writes.isEmpty || !uses.bindings.isEmpty
      }
      guard let state = lost.first?.property, let other = right[type] else { continue }
      return context.report(
        Diagnostic(
          Self.info.level, Self.info.id,
          "each branch has its own `\(analyzer.name(of: type))`: when `\(RuleText.oneLine(condition.text))` changes, "
            + "for example on rotation, \(RuleText.list(lost.map { "`\($0.name)`" })) "
            + "\(lost.count == 1 ? "is" : "are") reset",
          in: context.file, at: branches.head, context: branches.excerpt,
          notes: [
            Diagnostic.Note("the same view in the other branch", in: other.context.file, at: other.node.range),
            context.note("the state that is reset is declared here", at: state),
          ]))
    }
  }

  /// Whether a condition reads a size class of the environment.
  private func asksForSizeClass(_ condition: SyntaxNode, _ context: RuleContext) -> Bool {
    context.storedProperties(in: [condition], context.record).contains { property in
      let path = context.analyzer.propertyWrappers(of: property).first?.attribute.children.first {
        $0.kind == .keyPathExpr
      }
      guard let path, let name = path.onlyKeyPathName,
        let value = context.analyzer.valueOfEnvironment(path.name(of: name))
      else { return false }
      return context.analyzer.isFromCatalogue(value) && Self.classes.contains(context.analyzer.decl(value).name)
    }
  }

  private func isNavigation(_ view: SyntaxNode, _ context: RuleContext) -> Bool {
    let core = context.origin(of: context.core(of: view))
    return core.context.madeFact(.navigates, of: core.node) != nil
      || core.context.madeText(core.node, of: .chooses) != nil
  }

  private func isSameKind(_ one: SyntaxNode, _ other: SyntaxNode, _ context: RuleContext) -> Bool {
    let types = [one, other].map { view in
      let core = context.origin(of: context.core(of: view))
      return core.context.madeType(core.node)
    }
    return types[0] != nil && types[0] == types[1]
  }
}
