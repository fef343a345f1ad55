import ViewCatalog
import ViewSemantics
import ViewSource
import ViewSyntax

/// Warns about views with the same matched geometry that are all sources.
struct MatchedGeometrySourceRule: Rule {
  static let info = RuleInfo(
    "matched_geometry_source", .animation, .warning, isFixable: false,
    summary: "several views on the screen are sources of one matched geometry, or a fixed size cannot follow it",
    explanation: """
      Views move to the wrong place, or jump from one size to the other. `matchedGeometryEffect` moves views of one id \
      to the place and size of the source. If several views that are shown at once are sources, which one counts is \
      undefined: pass `isSource: false` for the others. The size is offered to the view that has the modifier: a frame \
      of fixed size inside it does not follow. Put the frame outside.
      """,
    silence: """
      Other views under conditions, views in presented content and in a container of the program, which may be shown one at a \
      time. Frames of the same size on both sides, and effects that match only the position. Ids and namespaces are \
      compared as they are written, in one view with its helpers and the views that receive the namespace.
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
          var body: some View { content.hidden() }
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
      RuleExample(
        """
        struct Small: View {
          let space: Namespace.ID
          var body: some View { Text("A").matchedGeometryEffect(id: "small", in: space) }
        }
        struct Cards: View {
          @Namespace private var space
          @State private var isOpen = false
          let names: [String]
          private var first: some View { Text("A").matchedGeometryEffect(id: "card", in: space) }
          private var second: some View { Text("B").↓matchedGeometryEffect(id: "card", in: space) }
          private func row(_ name: String) -> some View { Text(name).↓matchedGeometryEffect(id: "row", in: space) }
          private func own(_ name: String) -> some View { Text(name).matchedGeometryEffect(id: name, in: space) }
          private var open: some View { Text("A").matchedGeometryEffect(id: "open", in: space) }
          private var closed: some View { Text("B").matchedGeometryEffect(id: "open", in: space) }
          var body: some View {
            HStack {
              first
              second
              ForEach(names, id: \\.self) { row($0) }
              own("a")
              own("b")
              Small(space: space)
              Text("B").↓matchedGeometryEffect(id: "small", in: space)
              if isOpen { open } else { closed }
            }
            .sheet(isPresented: $isOpen) { Text("C").matchedGeometryEffect(id: "card", in: space) }
          }
        }
        """),
      RuleExample(
        """
        struct Card: Identifiable { let id: Int }
        struct Cards: View {
          let cards = [Card(id: 1), Card(id: 2)]
          @State private var opened: Card?
          @State private var other: Card?
          @Namespace private var space
          @Namespace private var elsewhere
          var body: some View {
            ZStack {
              ForEach(cards) { card in
                Circle()
                  .matchedGeometryEffect(id: card.id, in: space)
                  .onTapGesture { withAnimation { opened = card } }
                Circle()
                  .matchedGeometryEffect(id: card.id, in: elsewhere, isSource: other == nil)
                  .onTapGesture { withAnimation { other = card } }
              }
              if let opened {
                Circle().↓matchedGeometryEffect(id: opened.id, in: space)
              }
              if let other {
                Circle().matchedGeometryEffect(id: other.id, in: elsewhere)
              }
            }
          }
        }
        """),
      RuleExample(
        """
        struct Hero: View {
          @Namespace private var space
          @State private var isLarge = false
          var body: some View {
            ZStack {
              Image("a").↓matchedGeometryEffect(id: "photo", in: space)
                .onTapGesture { withAnimation { isLarge = true } }
              if isLarge {
                Image("a").resizable().matchedGeometryEffect(id: "photo", in: space)
              }
              Image("b").matchedGeometryEffect(id: "other", in: space)
              if isLarge {
                Image("b").resizable().matchedGeometryEffect(id: "other", in: space, isSource: false)
              }
            }
          }
        }
        """),
    ], precision: RuleInfo.Precision(right: 8, of: 8, inApps: 31))

  static let visits: [NodeKind] = [.functionCallExpr]
  /// Helpers, modifiers and views may be in other files.
  static let dependsOnWholeProgram = true

  private static let effect = CatalogueMember("View", "matchedGeometryEffect")

  static func checksCalls(_ callee: Callee) -> Bool {
    callee.isAny(of: [Self.effect]) || callee.mayPassOn { callee.analyzer.isFixedInput($0) }
  }

  /// A matched geometry effect, with the properties of its place.
  private struct Effect {
    let call: ExpandedCode
    /// The place in the view itself that leads to the effect, if a child view or a modifier of the program applies it.
    let place: ExpandedCode
    let id: String
    let space: String
    let isSource: Bool
    /// Whether the effect is only present for some values.
    let isConditional: Bool
    /// Whether only conditions decide about the effect's presence, and not a container or a presentation.
    let isOnlyAsked: Bool
    /// The container of rows around the effect, and whether its id has the same value in each row.
    let rows: ExpandedCode?
    let isSameInRows: Bool
    /// The fixed frame that does not follow the geometry, if the size is matched.
    let frame: (sizes: String, code: ExpandedCode)?
  }

  func check(_ node: SyntaxNode, in context: RuleContext) {
    guard let name = node.calleeName, context.runsWithBody, mayMatch(node, context) else { return }
    let effects = context.foundTogether(with: node, Self.info.id, effects, at: \.place.node)
    let place = SourceRange(Int(name.start), node.range.end)
    // A helper with two uses has the effect twice.
    for (index, own) in effects.enumerated() where own.place.node == node {
      let isOfRow = own.call.context.argument(own.call.node, .id).map { isLocal(own.call.part($0)) } ?? true
      let others = effects.indices.filter { $0 != index }.map { effects[$0] }.filter { other in
        other.id == own.id && other.space == own.space && (!isOfRow || other.rows?.node == own.rows?.node)
      }
      if own.isSource, !own.isConditional {
        if own.isSameInRows, let rows = own.rows {
          let made = rows.node.calleeName?.range ?? rows.node.range
          return report(
            "every row is a source of `\(own.id)`", at: place, "the rows are created here", made, rows, context)
        }
        let earlier = others.first { other in
          isBefore(other.call, own.call) && other.isSource && !other.isConditional && !contains(other.call, own.call)
            || other.isSource && other.isOnlyAsked && other.rows == nil && own.rows == nil
              && other.call.isOutermost && own.call.isOutermost && !contains(other.call, own.call)
        }
        if let earlier {
          return report(
            "two views that are shown at once are sources of `\(own.id)`", at: place, "the other one",
            earlier.place.node.range, earlier.place, context)
        }
      }
      if own.isSource, own.isConditional, own.rows == nil, own.call.isOutermost, isOfChosen(own, context),
        let row = effects.first(where: { isRow($0, of: own) })
      {
        return report(
          "while this is shown, the row with the same id is a source, too", at: place, "the row",
          row.place.node.range, row.place, context)
      }
      guard let frame = own.frame, let other = others.lazy.compactMap(\.frame).first(where: { $0.sizes != frame.sizes })
      else { continue }
      return context.report(
        Diagnostic(
          Self.info.level, Self.info.id,
          "the frame inside of `matchedGeometryEffect` keeps its size, so that the view jumps from one size to the other; put "
            + "the frame outside",
          in: context.file, at: place,
          notes: [Diagnostic.Note("the other size", in: other.code.context.file, at: other.code.node.range)]))
    }
  }

  /// Whether an effect is of a value that a condition unwraps: `if let opened { … .matchedGeometryEffect(id: opened.id, …) }`.
  private func isOfChosen(_ effect: Effect, _ context: RuleContext) -> Bool {
    guard let id = context.argument(effect.call.node, .id), id.kind == .memberAccessExpr, let base = id.children.first
    else { return false }
    return context.ancestors.contains { around in
      around.kind == .ifExpr
        && around.conditions.contains { condition in
          condition.kind == .optionalBindingCondition && condition.child(.identifierPattern)?.text == base.text
        }
    }
  }

  /// Whether an effect is that of the row for another effect's value, which stays while the other one is shown.
  private func isRow(_ row: Effect, of chosen: Effect) -> Bool {
    guard row.rows != nil, row.isSource, !row.isConditional, row.space == chosen.space, row.call.isOutermost,
      let id = row.call.context.argument(row.call.node, .id),
      let own = chosen.call.context.argument(chosen.call.node, .id),
      let member = row.call.context.record.decl(of: id)
    else { return false }
    return chosen.call.context.record.decl(of: own) == member
  }

  /// Whether a call is an effect, or passes the namespace to one.
  private func mayMatch(_ node: SyntaxNode, _ context: RuleContext) -> Bool {
    if context.isUse(node, of: Self.effect) { return true }
    let code = ExpandedCode(node, in: context)
    // The effects of a helper are visited in the helper's own code.
    if code.isHelper { return false }
    return code.shown(ifGiven: { context.analyzer.isFixedInput($0) })?.node.mentions(Self.effect.name) ?? false
  }

  private func isBefore(_ other: ExpandedCode, _ own: ExpandedCode) -> Bool {
    let (first, second) = (other.context.fileID.index, own.context.fileID.index)
    return first == second ? other.node.range.start <= own.node.range.start : first < second
  }

  /// Whether one effect is inside of the other's view, so that both belong to one view or one to a part of it.
  private func contains(_ other: ExpandedCode, _ own: ExpandedCode) -> Bool {
    guard other.context.fileID == own.context.fileID, other.node != own.node else { return false }
    return other.node.range.contains(own.node.range) || own.node.range.contains(other.node.range)
  }

  private func report(
    _ what: String, at place: SourceRange, _ note: String, _ other: SourceRange, _ code: ExpandedCode,
    _ context: RuleContext
  ) {
    context.report(
      Diagnostic(
        Self.info.level, Self.info.id,
        "\(what), and which of them the others follow is undefined; pass `isSource: false` for all but one",
        in: context.file, at: place, notes: [Diagnostic.Note(note, in: code.context.file, at: other)]))
  }

  /// The effects in the code of a view.
  private func effects(in body: ExpandedCode) -> [Effect] {
    var found: [Effect] = []
    func look(at code: ExpandedCode, _ rows: ExpandedCode?, _ isConditional: Bool, _ isHidden: Bool) {
      let (node, context) = (code.node, code.context)
      if context.isUse(node, of: Self.effect), let id = context.argument(node, .id).map(code.part),
        let space = context.argument(node, "in").map(code.part)?.origin.node.plainText
      {
        found.append(
          Effect(
            call: code, place: code.place(inViewOf: body), id: id.writtenPath, space: space,
            isSource: isSource(node, context), isConditional: isConditional,
            isOnlyAsked: isConditional && !isHidden, rows: rows,
            isSameInRows: isConstant(id.origin.node),
            frame: matchesSize(node, context) ? fixedFrame(inside: code) : nil))
      }
      if let shown = code.shown(ifGiven: { context.analyzer.isFixedInput($0) }) {
        look(at: shown, rows, isConditional, isHidden)
      }
      // A container of the program may show one of its views at a time.
      let isHidden =
        isHidden || context.madeType(node).map { context.isOwn($0) } ?? false
        || code.isChoice && node.kind != .ifExpr
      let isConditional = isConditional || isHidden || code.isChoice
      let presents = context.record.uses[node.id].map {
        context.analyzer.fact(.presents, of: $0.decl) != nil
      }
      let makesRows = context.madeType(node).map { context.analyzer.makesRows($0) } == true
      for part in code.parts {
        // A presentation is not shown next to its presenter.
        let isApart = presents == true && node.children.first.map { !$0.range.contains(part.node.range) } ?? false
        look(
          at: part, makesRows && part.isRowOfElement ? code : rows, isConditional || isApart, isHidden || isApart)
      }
    }
    look(at: body, nil, false, false)
    return found
  }

  /// Whether an id depends on a value that differs in each row.
  private func isLocal(_ id: ExpandedCode) -> Bool {
    let origin = id.origin
    return origin.node.contains {
      $0.kind == .declReferenceExpr && $0.firstToken?.kind != .selfKeyword && origin.context.record.uses[$0.id] == nil
    }
  }

  private func isConstant(_ id: SyntaxNode) -> Bool {
    id.kind == .stringLiteralExpr && id.child(.stringInterpolation) == nil || id.kind == .integerLiteralExpr
  }

  private func isSource(_ node: SyntaxNode, _ context: RuleContext) -> Bool {
    context.argument(node, "isSource").map { $0.kind == .booleanLiteralExpr && $0.text == "true" } ?? true
  }

  /// `properties: .position` does not match sizes.
  private func matchesSize(_ node: SyntaxNode, _ context: RuleContext) -> Bool {
    context.argument(node, "properties").map { $0.lastToken.map { token in node.name(of: token) } != "position" }
      ?? true
  }

  /// The fixed frame inside of an effect, and its arguments.
  private func fixedFrame(inside code: ExpandedCode) -> (sizes: String, code: ExpandedCode)? {
    for view in UnfoldedModifications(of: code).dropFirst() {
      let context = view.context
      // A frame inside of another effect belongs to that effect.
      if context.isUse(view.node, of: Self.effect) { return nil }
      guard context.isUse(view.node, of: .frame) else { continue }
      let sizes = [context.argument(view.node, "width"), context.argument(view.node, "height")].compactMap {
        $0.map(view.part)?.origin.node
      }
      guard !sizes.isEmpty, sizes.allSatisfy({ $0.kind == .integerLiteralExpr || $0.kind == .floatLiteralExpr }) else {
        continue
      }
      return (sizes.map(\.text).joined(separator: " "), view)
    }
    return nil
  }
}
