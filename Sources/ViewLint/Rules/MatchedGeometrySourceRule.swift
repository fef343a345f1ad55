import ViewSemantics
import ViewSource
import ViewSyntax

/// Warns of views that share one matched geometry and all say where it is.
struct MatchedGeometrySourceRule: Rule {
  static let info = RuleInfo(
    "matched_geometry_source", .animation, .warning, isFixable: false,
    summary: "several views on the screen are sources of one matched geometry, or their size cannot follow it",
    explanation: """
      `matchedGeometryEffect` moves views of one id to the place and size of the one that is the source. If several that are \
      shown at once are sources, which one counts is not defined: pass `isSource: false` for the others. And the size is \
      offered to what the modifier is put on: a frame of fixed size inside of it does not follow, so that the view jumps from \
      one size to the other. Put the frame outside.
      """,
    silence: """
      Views under conditions may be shown one at a time. Frames of one size on both sides need not follow. Ids and namespaces \
      are compared as they are written, in one body.
      """,
    examples: [
      RuleExample(
        """
        struct Cards: View {
          @Namespace private var space
          var body: some View {
            VStack {
              Text("A").matchedGeometryEffect(id: "card", in: space)
              Text("B").↓matchedGeometryEffect(id: "card", in: space)
            }
          }
        }
        """),
      RuleExample(
        """
        struct Cards: View {
          @Namespace private var space
          let names: [String]
          var body: some View {
            ForEach(names, id: \\.self) { name in
              Text(name).↓matchedGeometryEffect(id: "card", in: space)
            }
          }
        }
        """),
      RuleExample(
        """
        struct Card: View {
          @Namespace private var space
          @State private var isLarge = false
          var body: some View {
            if isLarge {
              Image("a").frame(width: 300).↓matchedGeometryEffect(id: "a", in: space)
            } else {
              Image("a").frame(width: 80).↓matchedGeometryEffect(id: "a", in: space)
            }
          }
        }
        """),
      RuleExample(
        """
        struct Card: View {
          @Namespace private var space
          @State private var isLarge = false
          var body: some View {
            if isLarge {
              Image("a").matchedGeometryEffect(id: "a", in: space).frame(width: 300)
            } else {
              Image("a").matchedGeometryEffect(id: "a", in: space).frame(width: 80)
            }
          }
        }
        """),
      RuleExample(
        """
        struct Tabs: View {
          @Namespace private var space
          let names: [String]
          let chosen: [String]
          @State private var selection = ""
          var body: some View {
            HStack {
              ForEach(names, id: \\.self) { name in
                Text(name).background {
                  if name == selection { Color.red.matchedGeometryEffect(id: "mark", in: space) }
                }
                Text(name).matchedGeometryEffect(id: name, in: space)
              }
              ForEach(chosen, id: \\.self) { name in
                Text(name).matchedGeometryEffect(id: name, in: space)
              }
            }
            Circle().frame(width: 9).matchedGeometryEffect(id: "dot", in: space)
            Circle().frame(width: 9).matchedGeometryEffect(id: "dot", in: space, isSource: false)
          }
        }
        """),
    ], precision: RuleInfo.Precision(right: 1, of: 1, inApps: 1))

  static let visits: [NodeKind] = [.functionCallExpr]

  private static let effect = CatalogueMember("View", "matchedGeometryEffect")
  private static let frame = CatalogueMember("View", "frame")

  static func isAbout(_ callee: Callee) -> Bool { callee.isAny(of: [Self.effect]) }

  func check(_ node: SyntaxNode, in context: RuleContext) {
    guard let name = node.calleeName, let decl = context.decl, context.runsWithBody,
      let id = context.argument(node, "id")?.text, let space = context.argument(node, "in")?.text
    else { return }
    let place = SourceRange(Int(name.start), node.range.end)
    let others = partners(of: node, id, space, in: context.analyzer.node(of: decl), context)
    if isSource(node, context), !isConditional(context.ancestors) {
      if let rows = sharedRows(id: node, context) {
        return report("every row is a source of `\(id)`", at: place, "the rows are made here", rows, context)
      }
      let earlier = others.first { other in
        other.node.range.start < node.range.start && isSource(other.node, context) && !isConditional(other.around)
          && !node.range.contains(other.node.range) && !other.node.range.contains(node.range)
      }
      if let earlier {
        return report(
          "two views that are shown at once are sources of `\(id)`", at: place, "the other one", earlier.node.range,
          context)
      }
    }
    guard let frame = fixedFrame(inside: node, context),
      let other = others.compactMap({ fixedFrame(inside: $0.node, context) }).first(where: { $0.sizes != frame.sizes })
    else { return }
    context.report(
      Diagnostic(
        Self.info.level, Self.info.id,
        "the frame inside of `matchedGeometryEffect` keeps its size, so that the view jumps from one size to the other; put "
          + "the frame outside",
        in: context.file, at: place,
        notes: [Diagnostic.Note("the other size", in: context.file, at: other.range)]))
  }

  private func report(
    _ what: String, at place: SourceRange, _ note: String, _ other: SourceRange, _ context: RuleContext
  ) {
    context.report(
      Diagnostic(
        Self.info.level, Self.info.id,
        "\(what), and which of them the others follow is not defined; pass `isSource: false` for all but one",
        in: context.file, at: place, notes: [Diagnostic.Note(note, in: context.file, at: other)]))
  }

  /// The other effects of an id in the same code, each with what is around it.
  private func partners(
    of node: SyntaxNode, _ id: String, _ space: String, in body: SyntaxNode, _ context: RuleContext
  ) -> [(node: SyntaxNode, around: [SyntaxNode])] {
    var found: [(SyntaxNode, [SyntaxNode])] = []
    let isOfRow = context.argument(node, "id").map { isLocal($0, context) } ?? true
    let rows = rows(around: context.ancestors, context)
    func look(at next: SyntaxNode, _ around: [SyntaxNode]) {
      if next.id != node.id, context.isUse(next, of: Self.effect), context.argument(next, "id")?.text == id,
        context.argument(next, "in")?.text == space, !isOfRow || self.rows(around: around, context) == rows
      {
        found.append((next, around))
      }
      for child in next.children { look(at: child, around + [next]) }
    }
    look(at: body, [])
    return found
  }

  /// Whether an id names something that is another in each row.
  private func isLocal(_ id: SyntaxNode, _ context: RuleContext) -> Bool {
    id.contains {
      $0.kind == .declReferenceExpr && $0.firstToken?.kind != .selfKeyword && context.record.uses[$0.id] == nil
    }
  }

  /// The innermost container of rows that something stands in.
  private func rows(around: [SyntaxNode], _ context: RuleContext) -> NodeID? {
    around.last { call in
      guard let made = context.madeType(call), context.analyzer.isFromCatalogue(made) else { return false }
      return context.analyzer.decl(made).has(.isRepeating) || context.analyzer.decl(made).has(.isLazyContainer)
    }?.id
  }

  private func isSource(_ node: SyntaxNode, _ context: RuleContext) -> Bool {
    context.argument(node, "isSource").map { $0.kind == .booleanLiteralExpr && $0.text == "true" } ?? true
  }

  private func isConditional(_ around: [SyntaxNode]) -> Bool {
    around.contains { $0.kind == .ifExpr || $0.kind == .switchExpr || $0.kind == .ternaryExpr }
  }

  /// The container that makes a row of each of its data with the same id; `nil` if the id depends on the row.
  private func sharedRows(id node: SyntaxNode, _ context: RuleContext) -> SourceRange? {
    guard let rows = context.repeatingCall, let id = context.argument(node, "id"),
      id.kind == .stringLiteralExpr && id.child(.stringInterpolation) == nil || id.kind == .integerLiteralExpr,
      let name = rows.calleeName
    else { return nil }
    return name.range
  }

  /// The frame of fixed size that an effect is put on, and its arguments.
  private func fixedFrame(inside node: SyntaxNode, _ context: RuleContext) -> (sizes: String, range: SourceRange)? {
    var core = node
    while let inner = context.modified(core) {
      core = inner
      guard context.isUse(core, of: Self.frame) else { continue }
      let sizes = [context.argument(core, "width"), context.argument(core, "height")].compactMap(\.self)
      guard !sizes.isEmpty, sizes.allSatisfy({ $0.kind == .integerLiteralExpr || $0.kind == .floatLiteralExpr }) else {
        continue
      }
      return (sizes.map(\.text).joined(separator: " "), core.range)
    }
    return nil
  }
}
