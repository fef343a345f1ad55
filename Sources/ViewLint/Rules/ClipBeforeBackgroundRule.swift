import ViewCatalog
import ViewSemantics
import ViewSource
import ViewSyntax

/// Warns of corners that are cut before there is anything to cut, and of shadows that are cut off.
struct ClipBeforeBackgroundRule: Rule {
  static let info = RuleInfo(
    "clip_before_background", .layout, .warning, isFixable: true,
    summary: "the shape is cut out before the background is there, or cuts the shadow off",
    explanation: """
      Each modifier sees what stands before it. A shape that is cut out first does not cut a background that comes later: \
      the corners stay square. And a shadow that comes before is cut off with everything else outside of the shape. The \
      order that works: background, `clipShape`, `shadow`; or `background(_:in:)`, which does the first two at once.
      """,
    silence: """
      A rectangle, whose corners are those of the background; a background with a shape of its own, and one that comes after a padding, which is a frame around the clipped view; \
      a background that is clipped later, also by a modifier of the program; \
      views and modifiers of the program between the two.
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
    ], precision: RuleInfo.Precision(right: 15, of: 15, inApps: 11))

  static let visits: [NodeKind] = [.functionCallExpr]

  private static let shadow = CatalogueMember("View", "shadow")

  static func isAbout(_ callee: Callee) -> Bool {
    callee.isAny(of: [.background]) || callee.text(of: .clips) == "shape"
  }

  func check(_ node: SyntaxNode, in context: RuleContext) {
    guard let outer = node.calleeName, let around = context.modified(node) else { return }
    // Fonts and colours change nothing about what is cut.
    let cutting = context.modifications(of: around).first { context.calledText($0.call, of: .overridden) == nil }
    guard let (inner, base) = cutting, let name = inner.calleeName, !context.isPreview else { return }
    let message: String
    if context.isUse(node, of: .background) {
      guard context.calledText(inner, of: .clips) == "shape", !isRectangle(inner, context), fillsFrame(node, context),
        !hasArea(base, context),
        !context.outerModifiers(of: node).contains(where: { clips($0, context) })
      else { return }
      message =
        "this shape does not clip the background behind it, whose corners stay square; put the background first"
    } else {
      guard context.isUse(inner, of: Self.shadow), isFilled(base, context),
        context.argument(inner, "radius")?.text != "0"
      else { return }
      message = "`\(node.text(of: outer))` cuts this shadow off; put the shadow after it"
    }
    let place = SourceRange(base.range.end, node.range.end)
    context.report(
      Diagnostic(
        Self.info.level, Self.info.id, message, in: context.file, at: SourceRange(Int(name.start), inner.range.end),
        notes: [
          Diagnostic.Note("what comes after it", in: context.file, at: SourceRange(Int(outer.start), node.range.end))
        ],
        fixIts: context.file.text(place).isMovableCode
          ? [FixIt("change the order", [TextEdit(place, exchanged(inner, on: base, node, context))], isSafe: false)]
          : []))
  }

  private static let rectangle: Name = "Rectangle"

  /// Whether a shape has the corners that a background has.
  private func isRectangle(_ cutting: SyntaxNode, _ context: RuleContext) -> Bool {
    guard let shape = context.arguments(of: cutting)?.arguments.first.flatMap({ context.nominal(of: $0.node) }) else {
      return false
    }
    return shape == context.analyzer.knownDecl(Self.rectangle)
  }

  /// The modifiers on a view with the innermost one behind the others; the lines stay where they are.
  private func exchanged(
    _ inner: SyntaxNode, on base: SyntaxNode, _ outer: SyntaxNode, _ context: RuleContext
  ) -> String {
    let first = context.file.text(SourceRange(base.range.end, inner.range.end))
    let rest = context.file.text(SourceRange(inner.range.end, outer.range.end))
    let (lead, nextLead) = (first.prefix(while: \.isWhitespace), rest.prefix(while: \.isWhitespace))
    return String(lead + rest.dropFirst(nextLead.count) + nextLead + first.dropFirst(lead.count))
  }

  /// Whether a modifier cuts a shape out: itself, by what it is given, or, if it is the program's, in its code.
  private func clips(_ call: SyntaxNode, _ context: RuleContext) -> Bool {
    let analyzer = context.analyzer
    guard let use = context.record.uses[call.id] else { return true }
    if analyzer.catalogueText(.clips, of: use.decl) == "shape" { return true }
    func clips(in record: BodyRecord) -> Bool {
      record.uses.values.contains { analyzer.catalogueText(.clips, of: $0.decl) == "shape" }
    }
    if context.isOwn(use.decl) {
      return clips(in: analyzer.record(of: use.decl))
        || call.children.dropFirst().contains { argument in
          argument.subtree.contains { context.calledText($0, of: .clips) == "shape" }
        }
    }
    guard let modifier = call.arguments.first.flatMap({ context.nominal(of: $0) }), context.isOwn(modifier),
      context.conforms(modifier, to: .viewModifier)
    else { return false }
    return analyzer.children(of: modifier).contains {
      analyzer.isViewContent($0) && clips(in: analyzer.record(of: $0))
    }
  }

  /// Whether a view shows something that a shape can cut: a background of its own, a picture or a colour.
  private func hasArea(_ view: SyntaxNode, _ context: RuleContext) -> Bool {
    context.modifications(of: view).contains { call, _ in
      !context.isFromCatalogue(call) || context.isUse(call, ofAny: [.background, .overlay])
    }
      || context.core(of: view).subtree.contains { part in
        guard part.kind.isExpr, let type = context.nominal(of: part) else { return false }
        let shown = context.analyzer.catalogueText(.shows, of: type)
        return shown == "picture" || shown == "color"
      }
  }

  /// Whether a background is a colour or material that covers the frame.
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

  /// Whether a view draws in all of its frame, so that its shadow is around it.
  private func isFilled(_ view: SyntaxNode, _ context: RuleContext) -> Bool {
    for (call, _) in context.modifications(of: view) {
      guard context.isFromCatalogue(call) else { return false }
      if context.isUse(call, of: .background) { return true }
    }
    let shown = context.madeText(context.core(of: view), of: .shows)
    return shown == "picture" || shown == "color"
  }
}
