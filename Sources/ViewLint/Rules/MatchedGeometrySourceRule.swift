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
      Views under conditions, and in a container of the program, may be shown one at a time. Frames of one size on both sides \
      need not follow, nor where only the position is matched. Ids and namespaces \
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
      RuleExample(
        """
        struct Deck<Content: View>: View {
          @ViewBuilder let content: Content
          var body: some View { content }
        }
        struct Cards: View {
          @Namespace private var space
          var body: some View {
            Text("A").frame(width: 200, height: 200).matchedGeometryEffect(id: "place", in: space)
            Text("B").frame(width: 100, height: 100)
              .matchedGeometryEffect(id: "place", in: space, properties: .position, isSource: false)
            Deck {
              Text("A").matchedGeometryEffect(id: "card", in: space)
              Text("B").matchedGeometryEffect(id: "card", in: space)
            }
          }
        }
        """),
    ], precision: RuleInfo.Precision(right: 8, of: 8, inApps: 5))

  static let visits: [NodeKind] = [.functionCallExpr]

  private static let effect = CatalogueMember("View", "matchedGeometryEffect")

  static func isAbout(_ callee: Callee) -> Bool { callee.isAny(of: [Self.effect]) }

  /// One effect, and what matters of the place where it stands.
  private struct Effect {
    let node: SyntaxNode
    let id: String
    let space: String
    let isSource: Bool
    /// Whether it is there only sometimes.
    let isConditional: Bool
    /// The innermost container of rows that it stands in.
    let rows: NodeID?
    /// The frame that does not follow, if the size is matched at all.
    let frame: (sizes: String, range: SourceRange)?
  }

  func check(_ node: SyntaxNode, in context: RuleContext) {
    let effects = context.perBody(Self.info.id) { self.effects(in: context) }
    guard let name = node.calleeName, context.runsWithBody, let own = effects.first(where: { $0.node.id == node.id })
    else { return }
    let isOfRow = context.argument(node, .id).map { isLocal($0, context) } ?? true
    let others = effects.filter { other in
      other.node.id != node.id && other.id == own.id && other.space == own.space && (!isOfRow || other.rows == own.rows)
    }
    let place = SourceRange(Int(name.start), node.range.end)
    if own.isSource, !own.isConditional {
      if let rows = sharedRows(id: node, context) {
        return report("every row is a source of `\(own.id)`", at: place, "the rows are made here", rows, context)
      }
      let earlier = others.first { other in
        other.node.range.start < node.range.start && other.isSource && !other.isConditional
          && !node.range.contains(other.node.range) && !other.node.range.contains(node.range)
      }
      if let earlier {
        return report(
          "two views that are shown at once are sources of `\(own.id)`", at: place, "the other one", earlier.node.range,
          context)
      }
    }
    guard let frame = own.frame, let other = others.lazy.compactMap(\.frame).first(where: { $0.sizes != frame.sizes })
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

  /// All effects in the code.
  private func effects(in context: RuleContext) -> [Effect] {
    var found: [Effect] = []
    func look(at node: SyntaxNode, _ rows: NodeID?, _ isConditional: Bool) {
      if context.isUse(node, of: Self.effect), let id = context.argument(node, .id)?.plainText,
        let space = context.argument(node, "in")?.plainText
      {
        found.append(
          Effect(
            node: node, id: id, space: space, isSource: isSource(node, context), isConditional: isConditional,
            rows: rows,
            frame: matchesSize(node, context) ? fixedFrame(inside: node, context) : nil))
      }
      let isConditional =
        isConditional || node.kind == .ifExpr || node.kind == .switchExpr || node.kind == .ternaryExpr
        // A container of the program may show one of its views at a time.
        || context.madeType(node).map { context.isOwn($0) } ?? false
      let rows = context.madeType(node).map { context.analyzer.makesRows($0) } == true ? node.id : rows
      for child in node.children { look(at: child, rows, isConditional) }
    }
    if let decl = context.decl { look(at: context.analyzer.node(of: decl), nil, false) }
    return found
  }

  /// Whether an id names something that is another in each row.
  private func isLocal(_ id: SyntaxNode, _ context: RuleContext) -> Bool {
    id.contains {
      $0.kind == .declReferenceExpr && $0.firstToken?.kind != .selfKeyword && context.record.uses[$0.id] == nil
    }
  }

  private func isSource(_ node: SyntaxNode, _ context: RuleContext) -> Bool {
    context.argument(node, "isSource").map { $0.kind == .booleanLiteralExpr && $0.text == "true" } ?? true
  }

  /// `properties: .position` leaves each view its size.
  private func matchesSize(_ node: SyntaxNode, _ context: RuleContext) -> Bool {
    context.argument(node, "properties").map { $0.lastToken.map { token in node.name(of: token) } != "position" }
      ?? true
  }

  /// The container that makes a row of each of its data with the same id; `nil` if the id depends on the row.
  private func sharedRows(id node: SyntaxNode, _ context: RuleContext) -> SourceRange? {
    guard let rows = context.repeatingCall, let id = context.argument(node, .id),
      id.kind == .stringLiteralExpr && id.child(.stringInterpolation) == nil || id.kind == .integerLiteralExpr,
      let name = rows.calleeName
    else { return nil }
    return name.range
  }

  /// The frame of fixed size that an effect is put on, and its arguments.
  private func fixedFrame(inside node: SyntaxNode, _ context: RuleContext) -> (sizes: String, range: SourceRange)? {
    for (_, view) in context.modifications(of: node) {
      // What is inside of another effect is that one's.
      if context.isUse(view, of: Self.effect) { return nil }
      guard context.isUse(view, of: .frame) else { continue }
      let sizes = [context.argument(view, "width"), context.argument(view, "height")].compactMap(\.self)
      guard !sizes.isEmpty, sizes.allSatisfy({ $0.kind == .integerLiteralExpr || $0.kind == .floatLiteralExpr }) else {
        continue
      }
      return (sizes.map(\.text).joined(separator: " "), view.range)
    }
    return nil
  }
}
