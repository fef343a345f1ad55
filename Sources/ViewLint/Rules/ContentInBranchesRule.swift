import ViewCatalog
import ViewSemantics
import ViewSource
import ViewSyntax

/// Warns about a container that shows its content at one of two positions, where it has different identities.
struct ContentInBranchesRule: Rule {
  static let info = RuleInfo(
    "content_in_two_branches", .identity, .warning, isFixable: false,
    summary:
      "the container shows its content in two branches, and the content loses its state when the condition changes",
    explanation: """
      The content loses its `@State`, focus, scroll positions and running tasks, and the caller cannot see why. `if \
      isOpen { ScrollView { content } } else { content }` names the content twice, with two identities: when the \
      condition changes, all views of the content are removed, and new ones are inserted in the other branch. Name \
      the content once, and let the condition change what is around it: by an argument of a modifier, by `AnyLayout`, \
      by `scrollDisabled(_:)`, or by another view in a `background` or an `overlay`.
      """,
    silence: """
      Content that is shown later, in a sheet or behind a link; conditions that do not change, because all callers \
      pass the container a constant; containers that only get content without state; branches with identities or \
      transitions of their own, or joined by `matchedGeometryEffect`. A container that shows only its content, with \
      modifiers or in a container, is reported by `conditional_modifier`, and two stacks with the same code by \
      `container_swap_resets_children`.
      """,
    examples: examples, precision: RuleInfo.Precision(right: 9, of: 9, inApps: 57))

  static let visits: [NodeKind] = [.ifExpr, .switchExpr]
  static let usesProgramFacts = true

  func check(_ node: SyntaxNode, in context: RuleContext) {
    // An `else if` belongs to the chain that begins before it.
    if node.kind == .ifExpr, let around = context.ancestors.last, around.kind == .ifExpr { return }
    guard let owner = context.ownerType, context.analyzer.decl(owner).kind == .structure,
      context.conforms(owner, to: .view), case let contents = givenContents(of: owner, context), !contents.isEmpty,
      contents.contains(where: { node.mentions($0.name) || $0.isOfView }),
      let branches = Branches(node, in: context), context.runsWithBody, branches.canChange(in: context),
      !context.isPreview
    else { return }
    for content in contents {
      let places = branches.blocks.enumerated().compactMap { number, block in
        block.firstNonNil { mention(of: content, in: ExpandedCode($0, in: context), owner) }.map { (number, $0) }
      }
      guard places.count > 1, !areSeparated(branches, context),
        !isReportedElsewhere(node, branches, content, of: contents, context)
      else {
        continue
      }
      return report(content, places.map(\.1), branches, owner, context)
    }
  }

  // MARK: Content

  /// Views that the current code receives from its callers.
  private struct Content {
    let name: Name
    /// The property of the view; `nil` for a parameter of the current helper.
    let property: DeclID?

    var isOfView: Bool { property != nil }
  }

  private func givenContents(of owner: DeclID, _ context: RuleContext) -> [Content] {
    let analyzer = context.analyzer
    let properties = analyzer.children(of: owner).filter { member in
      let kept = analyzer.decl(member)
      return kept.kind == .variable && kept.flags.isDisjoint(with: [.isComputed, .isStatic])
        && isContent(analyzer.variableType(of: member), analyzer)
    }
    var contents = properties.map { Content(name: analyzer.decl($0).name, property: $0) }
    if let decl = context.decl, analyzer.decl(decl).kind == .function, !analyzer.isViewContent(decl) {
      contents += analyzer.signature(of: decl).parameters.filter { isContent($0.type, analyzer) }
        .map { Content(name: $0.name, property: nil) }
    }
    return contents
  }

  /// Whether a type is a generic view type, or a closure without parameters that returns one.
  private func isContent(_ type: TypeID, _ analyzer: Analyzer) -> Bool {
    let types = analyzer.types
    switch types.kind(type) {
    case .parameter: return analyzer.isView(type)
    case .function: return types.argumentCount(type) == 1 && isContent(types.argument(type, 0), analyzer)
    default: return false
    }
  }

  /// The place of the content among the views that the code makes, directly or in helpers of the same view.
  private func mention(of content: Content, in code: ExpandedCode, _ owner: DeclID) -> ExpandedCode? {
    let (node, context) = (code.node, code.context)
    if node.kind == .declReferenceExpr || node.kind == .memberAccessExpr {
      let use = context.record.uses[node.id]
      if let property = content.property {
        if let use, use.decl == property { return use.part == .value ? code : nil }
      } else if use == nil, code.isOutermost, node.kind == .declReferenceExpr,
        node.referencedName.map({ node.name(of: $0) == content.name }) == true
      {
        return code
      }
    }
    // The callee of `content()` is the name.
    if node.kind == .functionCallExpr, let callee = node.children.first, callee.isNameOrMemberOfSelf,
      let found = mention(of: content, in: code.part(callee), owner)
    {
      return found
    }
    switch node.kind {
    case .closureExpr: if context.record.builders[node.id] == nil { return nil }
    case .functionCallExpr:
      if isShownLater(node, context) {
        return context.modified(node).flatMap { mention(of: content, in: code.part($0), owner) }
      }
    default: break
    }
    if let use = context.record.uses[node.id], content.isOfView,
      context.analyzer.owner(of: use.decl).flatMap({ context.analyzer.nominal(of: $0) }) == owner,
      let shown = code.shown
    {
      return mention(of: content, in: shown, owner)
    }
    return code.parts.firstNonNil { mention(of: content, in: $0, owner) }
  }

  /// Whether the arguments of a call are shown on demand, or only for a moment.
  private func isShownLater(_ call: SyntaxNode, _ context: RuleContext) -> Bool {
    guard let use = context.record.uses[call.id] else { return true }
    return context.analyzer.fact(.presents, of: use.decl) != nil
      || context.analyzer.fact(.screen, of: use.decl) != nil
      || context.madeType(call).map { context.analyzer.catalogueText(.later, of: $0) != nil } ?? false
  }

  // MARK: Branches

  /// Whether the branches are meant as two views: they have their own identities or transitions, or a matched geometry
  /// effect.
  private func areSeparated(_ branches: Branches, _ context: RuleContext) -> Bool {
    let chains = branches.blocks.enumerated().compactMap {
      ViewChain(block: $0.element, names: branches.names[$0.offset], in: context)
    }
    if chains.count > 1, chains[0].isSeparated(from: chains[1]) { return true }
    return branches.blocks.joined().contains { statement in
      statement.subtree.contains { context.isUse($0, of: ConditionalSameViewRule.matched) }
    }
  }

  private func isReportedElsewhere(
    _ node: SyntaxNode, _ branches: Branches, _ content: Content, of contents: [Content], _ context: RuleContext
  ) -> Bool {
    let cores = branches.blocks.map { ViewChain(block: $0, in: context)?.core }
    // `NavigationStack { content }` and `content`: a conditional modifier on the only content.
    let types = contents.compactMap(\.property).map {
      context.analyzer.types.kind(context.analyzer.variableType(of: $0))
    }
    if content.isOfView, context.decl.map({ context.analyzer.decl($0).kind == .variable }) == true,
      types.count(where: { $0 == .parameter }) == 1,
      cores.allSatisfy({ $0.map { context.shows(content.name.text, $0) } ?? false }),
      !ConditionalModifierRule().isManifold(node, context)
    {
      return true
    }
    // `content.padding()` and `content`
    if content.isOfView,
      cores.allSatisfy({ core in
        guard let core, core.isNameOrMemberOfSelf, let name = core.referencedName else { return false }
        return core.name(of: name) == content.name
      })
    {
      return true
    }
    // `HStack { content }` and `VStack { content }`
    let bodies = cores.map { core -> String? in
      guard let core, let made = context.madeType(core), context.analyzer.fact(.axis, of: made) != nil else {
        return nil
      }
      return core.children.last { $0.kind == .closureExpr }?.children.map(\.plainText).joined(separator: "\n")
    }
    return cores.count == 2 && content.isOfView && bodies[0] != nil && bodies[0] == bodies[1]
  }

  private func report(
    _ content: Content, _ places: [ExpandedCode], _ branches: Branches, _ owner: DeclID, _ context: RuleContext
  ) {
    var conditions = [ProgramCondition.live(owner), .varied(context.changeSources(of: branches.asked))]
    if content.isOfView {
      conditions.append(.isUsedOnStatefulView(owner))
    } else if !isGivenState(as: content, context) {
      return
    }
    let user =
      content.isOfView ? "`\(context.analyzer.name(of: owner))` is given" : "are given as `\(content.name.text)`"
    context.report(
      Diagnostic(
        Self.info.level, Self.info.id,
        "the views that \(user) are removed and inserted again when \(branches.subject) changes, and lose their "
          + "state, because `\(content.name.text)` is in two branches; name it once, and let the condition change "
          + "what is around it",
        in: context.file, at: branches.head, context: branches.excerpt,
        notes: [
          Diagnostic.Note("they are shown here", in: context.file, at: places[0].site.range),
          Diagnostic.Note("and here, with another identity", in: context.file, at: places[1].site.range),
        ]),
      if: .all(conditions))
  }

  /// Whether one use of the current helper passes a view that may own state.
  private func isGivenState(as content: Content, _ context: RuleContext) -> Bool {
    guard let helper = context.decl else { return false }
    let analyzer = context.analyzer
    let number = analyzer.signature(of: helper).parameters.firstIndex { $0.name == content.name }
    return context.helperPlaces(of: helper).contains { place in
      let arguments = analyzer.arguments(of: place.node, place.context.record)
      guard let given = arguments.first(where: { $0.parameter == number })?.node,
        let type = place.context.record.blocks[given.id] ?? place.context.record.types[given.id], analyzer.isView(type)
      else { return false }
      return !place.context.ownsNoState(type)
    }
  }
}

extension ContentInBranchesRule {
  private static let examples: [RuleExample] = [
    RuleExample(
      """
      struct Note: View {
        @State private var text = ""
        var body: some View { TextField("Note", text: $text) }
      }
      struct Panel<Content: View>: View {
        @State private var isLong = false
        @ViewBuilder let content: Content
        var body: some View {
          VStack {
            ↓if isLong {
              ScrollView {
                Text("Long")
                content
              }
            } else {
              content
            }
            Toggle("Long", isOn: $isLong)
          }
        }
      }
      struct Framed<Content: View>: View {
        @State private var isLong = false
        @ViewBuilder let content: Content
        var body: some View {
          VStack {
            if isLong { ScrollView { content } } else { content }
            Toggle("Long", isOn: $isLong)
          }
        }
      }
      struct Page: View {
        var body: some View {
          Panel { Note() }
          Framed { Note() }
        }
      }
      """),
    RuleExample(
      """
      struct Note: View {
        @State private var text = ""
        var body: some View { TextField("Note", text: $text) }
      }
      struct Panel<Content: View>: View {
        @State private var isLong = false
        let content: () -> Content
        var body: some View {
          VStack {
            ↓if isLong { long } else { VStack { content() } }
            Toggle("Long", isOn: $isLong)
          }
        }
        private var long: some View {
          ScrollView {
            Text("Long")
            content()
          }
        }
      }
      struct Plain<Content: View>: View {
        @State private var isLong = false
        let content: () -> Content
        var body: some View {
          VStack {
            if isLong { ScrollView { content() } } else { content() }
            Toggle("Long", isOn: $isLong)
          }
        }
      }
      struct Page: View {
        var body: some View {
          Panel { Note() }
          Plain { Text("Plain") }
        }
      }
      @main struct Notes: App {
        var body: some Scene { WindowGroup { Page() } }
      }
      """),
    RuleExample(
      """
      struct Note: View {
        @State private var text = ""
        var body: some View { TextField("Note", text: $text) }
      }
      struct Page: View {
        @State private var isFramed = false
        @ViewBuilder private func framed(@ViewBuilder _ content: () -> some View) -> some View {
          ↓if isFramed { GroupBox { content() } } else { content() }
        }
        @ViewBuilder private func lined(@ViewBuilder _ content: () -> some View) -> some View {
          if isFramed { GroupBox { content() } } else { content() }
        }
        var body: some View {
          framed { Note() }
          lined { Text("Note") }
          Toggle("Framed", isOn: $isFramed)
        }
      }
      """),
    RuleExample(
      """
      struct Note: View {
        @State private var text = ""
        var body: some View { TextField("Note", text: $text) }
      }
      struct Panel<Content: View>: View {
        var isBoxed = false
        @ViewBuilder let content: Content
        var body: some View {
          if isBoxed { GroupBox { content } } else { content }
        }
      }
      struct Later<Content: View>: View {
        @State private var isShown = false
        @State private var isInPlace = false
        @ViewBuilder let content: () -> Content
        var body: some View {
          VStack {
            if isInPlace {
              VStack { content() }
            } else {
              Button("Show") { isShown = true }.sheet(isPresented: $isShown) { content() }
            }
            Toggle("In place", isOn: $isInPlace)
          }
        }
      }
      struct Page: View {
        var body: some View {
          Panel { Note() }
          Panel(isBoxed: true) { Note() }
          Later { Note() }
        }
      }
      """),
    RuleExample(
      """
      struct Note: View {
        @State private var text = ""
        var body: some View { TextField("Note", text: $text) }
      }
      enum Place { case top, bottom, none }
      struct Bar<Content: View, Label: View>: View {
        @Binding var place: Place
        @ViewBuilder let content: Content
        @ViewBuilder let label: Label
        var body: some View {
          VStack {
            ↓switch place {
            case .top:
              label
              VStack { content }
            case .bottom:
              VStack { content }
              label
            case .none: EmptyView()
            }
          }
        }
      }
      struct Page: View {
        @State private var place = Place.top
        var body: some View {
          Bar(place: $place) { Note() } label: { Text("Note") }
        }
      }
      """),
  ]
}
