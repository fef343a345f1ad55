import ViewCatalog
import ViewSemantics
import ViewSource
import ViewSyntax

/// Warns about corners that are clipped before the background is added, and about clipped shadows.
struct ClipBeforeBackgroundRule: Rule {
  static let info = RuleInfo(
    "clip_before_background", .layout, .warning, isFixable: true,
    summary: "the clip shape comes too early for the background, or cuts off the shadow",
    explanation: """
      The corners stay square, or the shadow is missing. Each modifier applies to what comes before it: a clip shape \
      does not clip a background that is added after it, and cuts off a shadow that is added before it. The order \
      that works is background, `clipShape`, `shadow`; `background(_:in:)` does the first two at once.
      """,
    silence: """
      A clipping rectangle, whose corners are those of the background; a background with a shape of its own, and one \
      after a padding, which frames the clipped view; a background that is clipped later, also by a modifier of the \
      program; views and modifiers of the program in between that are more than one expression.
      """,
    examples: [
      RuleExample(
        """
        struct Badge: View {
          var body: some View {
            Text("New").padding().↓clipShape(Capsule()).foregroundStyle(.white).background(Color.red)
          }
        }
        """,
        fixed: """
          struct Badge: View {
            var body: some View {
              Text("New").padding().foregroundStyle(.white).background(Color.red).clipShape(Capsule())
            }
          }
          """),
      RuleExample(
        """
        struct Badge: View {
          var body: some View {
            Text("New")
              .background(.blue)
              .↓shadow(radius: 4)
              .cornerRadius(8)
          }
        }
        """,
        fixed: """
          struct Badge: View {
            var body: some View {
              Text("New")
                .background(.blue)
                .cornerRadius(8)
                .shadow(radius: 4)
            }
          }
          """),
      RuleExample(
        """
        struct Badge: View {
          var body: some View {
            Text("New").padding().background(.red).clipShape(.capsule).shadow(radius: 4)
          }
        }
        """),
      RuleExample(
        """
        struct Badge: View {
          var body: some View {
            Text("New").clipShape(.capsule).background(.red, in: .capsule)
            Text("New").clipShape(.capsule).padding().background(.red)
            Text("New").clipped().background(.red)
            Text("New").clipShape(Rectangle()).background(.red)
            Text("New").clipShape(.circle).background(.red).clipShape(.capsule)
            Text("New").background(.red).padding()
            Text("New").shadow(radius: 1).clipShape(.capsule)
            Text("New").clipShape(.circle).background(.red).changed { $0.clipShape(.capsule) }
            Text("New").clipShape(.circle).background(.red).rounded()
            Text("New").clipShape(.circle).background(.red).modifier(Rounded())
          }
        }
        struct Rounded: ViewModifier {
          func body(content: Content) -> some View { content.clipShape(.capsule) }
        }
        extension View {
          func changed(@ViewBuilder _ change: (Self) -> some View) -> some View { change(self) }
          func rounded() -> some View { clipShape(.capsule) }
        }
        """),
      RuleExample(
        """
        struct Badge: View {
          var body: some View {
            Text("New").padding().↓clipShape(Capsule()).background { Color.red }
            Text("New").clipShape(.circle).background { Color.red.ignoresSafeArea() }
          }
        }
        """,
        fixed: """
          struct Badge: View {
            var body: some View {
              Text("New").padding().background { Color.red }.clipShape(Capsule())
              Text("New").clipShape(.circle).background { Color.red.ignoresSafeArea() }
            }
          }
          """),
      RuleExample(
        """
        struct Badge: View {
          var body: some View {
            Text("7").padding().background(.blue).clipShape(Circle()).background(.red)
            Image("me").resizable().clipShape(Circle()).background(.red)
            HStack { Color.blue }.clipShape(Circle()).background(.red)
            Text("New")
              .padding()
              .↓clipShape(Circle()).font(.body)
              .background(.red)
          }
        }
        """,
        fixed: """
          struct Badge: View {
            var body: some View {
              Text("7").padding().background(.blue).clipShape(Circle()).background(.red)
              Image("me").resizable().clipShape(Circle()).background(.red)
              HStack { Color.blue }.clipShape(Circle()).background(.red)
              Text("New")
                .padding()
                .font(.body)
                .background(.red).clipShape(Circle())
            }
          }
          """),
      RuleExample(
        """
        struct Rounded: ViewModifier {
          func body(content: Content) -> some View { content.clipShape(.capsule) }
        }
        extension View {
          func tinted() -> some View { background(Color.yellow) }
          func card() -> some View { tinted().clipShape(.capsule) }
        }
        struct Chip: View {
          let text: String
          var body: some View { Text(text).padding().clipShape(.capsule) }
        }
        struct Badge: View {
          private var label: some View { Text("New").padding().clipShape(.capsule) }
          private var shaded: some View { Text("New").background(.white).shadow(radius: 4) }
          private var face: some View { Image("face").resizable().clipShape(.circle) }
          var body: some View {
            label.↓background(Color.red)
            label.padding().background(Color.red)
            face.background(Color.red)
            Text("New").padding().modifier(Rounded()).↓background(Color.red)
            Chip(text: "New").↓background(Color.red)
            Chip(text: "New").background(Color.red).clipShape(.capsule)
            Text("New").padding().clipShape(.capsule).↓tinted()
            Text("New").padding().clipShape(.capsule).card()
            shaded.↓clipShape(.rect(cornerRadius: 8))
          }
        }
        """),
    ], precision: RuleInfo.Precision(right: 16, of: 16, inApps: 47))

  static let visits: [NodeKind] = [.functionCallExpr]
  /// Helpers, modifiers and views may be in other files.
  static let dependsOnWholeProgram = true

  private static let shadow = CatalogueMember("View", "shadow")
  /// Code without one of these names is not visited.
  private static let cuts = [shadow, CatalogueMember("View", "clipShape"), CatalogueMember("View", "cornerRadius")]

  static func checksCalls(_ callee: Callee) -> Bool {
    callee.isAny(of: [.background]) || callee.fact(.clips) == .shape
      || callee.isOwnFunction && callee.analyzer.ownerName(of: callee.decl) == .view
        && callee.analyzer.node(of: callee.decl).mentions(CatalogueMember.background.name)
  }

  func check(_ node: SyntaxNode, in context: RuleContext) {
    guard let outer = outerPart(of: node, context), let word = outer.modifier.node.calleeName, !context.isPreview else {
      return
    }
    // Fonts and colors do not affect clipping.
    var modifications = UnfoldedModifications(of: outer.base) { code in
      Self.cuts.contains { code.mentions($0.name) }
    }
    var cutting: ExpandedCode?
    while let next = modifications.next() {
      if next.context.calledText(next.node, of: .overridden) != nil { continue }
      cutting = next
      break
    }
    guard let inner = cutting, let name = inner.node.calleeName else { return }
    let base = modifications.view
    let (message, messageFromAfar): (String, String)
    let (first, second) = (inner.node.text(of: name), outer.modifier.node.text(of: word))
    if outer.modifier.context.isUse(outer.modifier.node, of: .background) {
      guard inner.context.calledFact(.clips, of: inner.node) == .shape, !isRectangle(inner.node, inner.context),
        fillsFrame(outer.modifier.node, outer.modifier.context), !hasArea(base),
        !outer.later.contains(where: { clips($0.node, $0.context) }),
        !context.outerModifiers(of: node).contains(where: { clips($0, context) })
      else { return }
      message =
        "this shape does not clip the background behind it, whose corners stay square; put the background first"
      messageFromAfar =
        "the `\(first)` before it does not clip this background, whose corners stay square; put the background first"
    } else {
      guard outer.modifier.context.calledFact(.clips, of: outer.modifier.node) == .shape,
        inner.context.isUse(inner.node, of: Self.shadow), isFilled(base),
        inner.context.argument(inner.node, "radius")?.text != "0"
      else { return }
      message = "`\(second)` cuts this shadow off; put the shadow after it"
      messageFromAfar = "this `\(second)` cuts off the shadow before it; put the shadow after it"
    }
    let range = SourceRange(Int(name.start), inner.node.range.end)
    // A helper has other uses, so the problem is only at this use.
    guard inner.isOutermost, outer.modifier.isOutermost else {
      guard let own = node.calleeName else { return }
      return context.report(
        Diagnostic(
          Self.info.level, Self.info.id, messageFromAfar, in: context.file,
          at: SourceRange(Int(own.start), node.range.end),
          notes: [Diagnostic.Note("the modifier before it", in: inner.context.file, at: range)]))
    }
    let place = SourceRange(base.node.range.end, node.range.end)
    context.report(
      Diagnostic(
        Self.info.level, Self.info.id, message, in: context.file, at: range,
        notes: [
          Diagnostic.Note("the modifier after it", in: context.file, at: SourceRange(Int(word.start), node.range.end))
        ],
        fixIts: context.file.text(place).isMovableCode
          ? [
            FixIt(
              "change the order", [TextEdit(place, exchanged(inner.node, on: base.node, node, context))], isSafe: false)
          ]
          : []))
  }

  /// The modifier that a call applies first: the call itself or, for a modifier of the program, the innermost one in
  /// it; with the view and the later modifiers.
  private func outerPart(
    of node: SyntaxNode, _ context: RuleContext
  ) -> (modifier: ExpandedCode, base: ExpandedCode, later: [ExpandedCode])? {
    guard let base = context.modified(node) else { return nil }
    var later: [ExpandedCode] = []
    for modifier in UnfoldedModifications(of: ExpandedCode(node, in: context)) {
      if modifier.isOutermost ? modifier.node != node : modifier.site != node { break }
      later.append(modifier)
    }
    guard let first = later.popLast() else { return nil }
    return (first, ExpandedCode(base, in: context), later)
  }

  private static let rectangle: Name = "Rectangle"

  /// Whether a shape has the corners of a background.
  private func isRectangle(_ cutting: SyntaxNode, _ context: RuleContext) -> Bool {
    guard let shape = context.arguments(of: cutting)?.arguments.first.flatMap({ context.nominal(of: $0.node) }) else {
      return false
    }
    return shape == context.analyzer.knownDecl(Self.rectangle)
  }

  /// The modifiers of a view with the innermost one moved to the end; the line structure is kept.
  private func exchanged(
    _ inner: SyntaxNode, on base: SyntaxNode, _ outer: SyntaxNode, _ context: RuleContext
  ) -> String {
    let first = context.file.text(SourceRange(base.range.end, inner.range.end))
    let rest = context.file.text(SourceRange(inner.range.end, outer.range.end))
    let (lead, nextLead) = (first.prefix(while: \.isWhitespace), rest.prefix(while: \.isWhitespace))
    return String(lead + rest.dropFirst(nextLead.count) + nextLead + first.dropFirst(lead.count))
  }

  /// Whether a modifier clips a shape: itself, in its arguments, or, for a modifier of the program, in its code.
  private func clips(_ call: SyntaxNode, _ context: RuleContext) -> Bool {
    let analyzer = context.analyzer
    guard let use = context.record.uses[call.id] else { return true }
    if analyzer.fact(.clips, of: use.decl) == .shape { return true }
    func clips(in record: BodyRecord) -> Bool {
      record.uses.values.contains { analyzer.fact(.clips, of: $0.decl) == .shape }
    }
    if context.isOwn(use.decl) {
      return clips(in: analyzer.record(of: use.decl))
        || call.children.dropFirst().contains { argument in
          argument.subtree.contains { context.calledFact(.clips, of: $0) == .shape }
        }
    }
    guard let modifier = call.arguments.first.flatMap({ context.nominal(of: $0) }), context.isOwn(modifier),
      context.conforms(modifier, to: .viewModifier)
    else { return false }
    return analyzer.children(of: modifier).contains {
      analyzer.isViewContent($0) && clips(in: analyzer.record(of: $0))
    }
  }

  /// Whether a view has an area that can be clipped: its own background, a picture or a color.
  private func hasArea(_ view: ExpandedCode) -> Bool {
    var modifications = UnfoldedModifications(of: view)
    while let next = modifications.next() {
      if !next.context.isFromCatalogue(next.node) || next.context.isUse(next.node, ofAny: [.background, .overlay]) {
        return true
      }
    }
    return showsArea(modifications.view)
  }

  private func showsArea(_ view: ExpandedCode) -> Bool {
    if view.node.kind.isExpr, let type = view.context.nominal(of: view.node) {
      let shown = view.context.analyzer.fact(.shows, of: type)
      if shown == .picture || shown == .color { return true }
    }
    return view.parts.contains(where: showsArea) || view.shown.map(showsArea) ?? false
  }

  /// Whether a background is a color or material that fills the frame.
  private func fillsFrame(_ node: SyntaxNode, _ context: RuleContext) -> Bool {
    guard let (arguments, parameters) = context.arguments(of: node), arguments.count == 1, let style = arguments.first,
      let number = style.parameter, number < parameters.count,
      let given = given(style.node, for: parameters[number].label), let type = context.nominal(of: given),
      let known = context.analyzer.knownDecl("ShapeStyle")
    else { return false }
    let isClear = given.lastToken.map { given.isSpelt($0, "clear") } ?? false
    return !isClear && context.analyzer.ancestors(of: type).contains(known)
  }

  /// `.red` of `background(.red)` and `Color.red` of `background { Color.red }`
  private func given(_ argument: SyntaxNode, for label: Name) -> SyntaxNode? {
    if argument.kind != .closureExpr { return label == .none ? argument : nil }
    return argument.children.count == 1 ? argument.children.first : nil
  }

  /// Whether a view fills its frame, so that its shadow is outside of it.
  private func isFilled(_ view: ExpandedCode) -> Bool {
    var modifications = UnfoldedModifications(of: view)
    while let next = modifications.next() {
      guard next.context.isFromCatalogue(next.node) else { return false }
      if next.context.isUse(next.node, of: .background) { return true }
    }
    let core = modifications.view
    let shown = core.context.madeFact(.shows, of: core.node)
    return shown == .picture || shown == .color
  }
}
