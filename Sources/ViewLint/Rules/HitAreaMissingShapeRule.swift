import ViewCatalog
import ViewSemantics
import ViewSource
import ViewSyntax

/// Warns of rows whose gaps take no taps.
struct HitAreaMissingShapeRule: Rule {
  static let info = RuleInfo(
    "hit_area_missing_shape", .layout, .note, isFixable: true,
    summary: "taps in the gap between the views do nothing",
    explanation: """
      A tap counts where something is drawn. A `Spacer`, and the room that a frame adds, draw nothing: of a row with a \
      `Spacer` only the words take taps, and people believe that it is broken. `contentShape(.rect)` makes the whole \
      frame count. A button in the plain style has the same gaps.
      """,
    silence: """
      A background, an overlay or a content shape before the gesture, and modifiers of the program, which may have one. A view \
      between two spacers, which are there to put it in the middle.
      """,
    examples: [
      RuleExample(
        """
        struct Row: View {
          var body: some View {
            HStack { Text("Open"); Spacer() }.↓onTapGesture { print("open") }
          }
        }
        """,
        fixed: """
          struct Row: View {
            var body: some View {
              HStack { Text("Open"); Spacer() }.contentShape(.rect).onTapGesture { print("open") }
            }
          }
          """),
      RuleExample(
        """
        struct Row: View {
          var body: some View {
            Button { print("open") } label: {
              HStack {
                Text("Open")
                Spacer()
                Image(systemName: "chevron.right")
              }
              .padding()
            }
            .↓buttonStyle(.plain)
          }
        }
        """,
        fixed: """
          struct Row: View {
            var body: some View {
              Button { print("open") } label: {
                HStack {
                  Text("Open")
                  Spacer()
                  Image(systemName: "chevron.right")
                }
                .padding()
                .contentShape(.rect)
              }
              .buttonStyle(.plain)
            }
          }
          """),
      RuleExample(
        """
        struct Row: View {
          var body: some View {
            Text("Open").frame(maxWidth: .infinity, alignment: .leading).↓onTapGesture { print("open") }
          }
        }
        """,
        fixed: """
          struct Row: View {
            var body: some View {
              Text("Open").frame(maxWidth: .infinity, alignment: .leading).contentShape(.rect).onTapGesture { print("open") }
            }
          }
          """),
      RuleExample(
        """
        struct Row: View {
          var body: some View {
            HStack { Text("Open"); Spacer() }.contentShape(.rect).onTapGesture { print("open") }
            HStack { Text("Open"); Spacer() }.padding().background(.thinMaterial).onTapGesture { print("open") }
          }
        }
        """),
      RuleExample(
        """
        struct Row: View {
          var body: some View {
            HStack { Text("Open"); Image(systemName: "star") }.onTapGesture { print("open") }
            Button { print("open") } label: { HStack { Text("Open"); Spacer() } }
          }
        }
        """),
      RuleExample(
        """
        struct Reload: View {
          var body: some View {
            HStack {
              Spacer()
              Text("Reload").padding().background(.blue)
              Spacer()
            }
            .onTapGesture { print("reload") }
          }
        }
        """),
      RuleExample(
        """
        struct Row: View {
          var body: some View {
            Button { print("open") } label: { label }.↓buttonStyle(.plain)
            Button { print("open") } label: { full }.buttonStyle(.plain)
          }
          private var label: some View { HStack { Text("Open"); Spacer() }.padding() }
          private var full: some View { label.background(.red) }
        }
        """,
        fixed: """
          struct Row: View {
            var body: some View {
              Button { print("open") } label: { label.contentShape(.rect) }.buttonStyle(.plain)
              Button { print("open") } label: { full }.buttonStyle(.plain)
            }
            private var label: some View { HStack { Text("Open"); Spacer() }.padding() }
            private var full: some View { label.background(.red) }
          }
          """),
    ], precision: RuleInfo.Precision(right: 25, of: 26, inApps: 26))

  static let visits: [NodeKind] = [.functionCallExpr]

  private static let style = CatalogueMember("View", "buttonStyle")
  private static let modifier = CatalogueMember("View", "modifier")
  /// What gives a view something to be hit in all of its frame.
  private static let shapes: [CatalogueMember] = [
    CatalogueMember("View", "contentShape"), CatalogueMember.background, CatalogueMember.overlay,
    CatalogueMember("View", "glassEffect"), CatalogueMember("View", "mask"),
  ]

  static func isAbout(_ callee: Callee) -> Bool { callee.isAny(of: [Self.style]) || TapAction.isAbout(callee) }

  func check(_ node: SyntaxNode, in context: RuleContext) {
    guard let name = node.calleeName, let base = context.modified(node), let target = target(node, base, context),
      !hasGesture(target, context), let chain = ViewChain(target, in: context), let gap = gap(in: chain, context),
      !context.isPreview
    else { return }
    context.report(
      Diagnostic(
        Self.info.level, Self.info.id,
        "taps in the gaps of this view do nothing, since nothing is drawn there; add `.contentShape(.rect)`",
        in: context.file, at: name.range,
        notes: [gap],
        fixIts: [
          FixIt("`.contentShape(.rect)`", [context.addition(of: ".contentShape(.rect)", to: target)], isSafe: false)
        ]))
  }

  /// Whether another tap gesture is further in: what is said of that one need not be said again.
  private func hasGesture(_ target: SyntaxNode, _ context: RuleContext) -> Bool {
    context.modifications(of: target).contains { TapAction($0.call, in: context) != nil }
  }

  /// The view that takes the taps: what a gesture is on, or the label of a plain button.
  private func target(_ node: SyntaxNode, _ base: SyntaxNode, _ context: RuleContext) -> SyntaxNode? {
    guard context.isUse(node, of: Self.style) else { return TapAction(node, in: context) == nil ? nil : base }
    guard let style = node.arguments.first, context.nominal(of: style) == context.analyzer.knownDecl("PlainButtonStyle")
    else { return nil }
    let others = Self.shapes + [Self.style]
    let isPlain = context.modifications(of: base).allSatisfy { call, _ in
      context.isFromCatalogue(call) && !context.isUse(call, ofAny: others)
    }
    let button = context.core(of: base)
    guard isPlain, context.madeText(button, of: .styled) == "button", let label = context.argument(button, .label),
      label.kind == .closureExpr
    else { return nil }
    let views = context.views(in: label)
    return views.count == 1 ? views.first : nil
  }

  /// A place in a view where nothing is drawn: a spacer in a stack, or the room that a frame adds to a text.
  private func gap(in chain: ViewChain, _ context: RuleContext) -> Diagnostic.Note? {
    func note(_ range: SourceRange) -> Diagnostic.Note { Diagnostic.Note("the gap", in: context.file, at: range) }
    var wide: SourceRange?
    for modifier in chain.modifiers {
      guard context.isFromCatalogue(modifier), !context.isUse(modifier, ofAny: Self.shapes + [Self.modifier]) else {
        return nil
      }
      if context.isUse(modifier, of: .frame), let width = context.argument(modifier, "maxWidth"),
        width.spacedText == ".infinity", let name = modifier.calleeName
      {
        wide = SourceRange(Int(name.start), modifier.range.end)
      }
    }
    if context.madeText(chain.core, of: .shows) == "words" { return wide.map(note) }
    let origin = context.origin(of: chain.core)
    if origin.node.id != chain.core.id || origin.context !== context {
      return ViewChain(origin.node, in: origin.context).flatMap { gap(in: $0, origin.context) }
    }
    guard let axis = context.madeText(chain.core, of: .axis), axis != "depth",
      let closure = context.analyzer.arguments(of: chain.core, context.record).last?.node, closure.kind == .closureExpr
    else { return nil }
    let views = context.views(in: closure)
    let gaps = views.filter { context.madeText($0, of: .shows) == "gap" }
    return isCentered(views, gaps, context) ? nil : gaps.first.map { note($0.range) }
  }

  /// Whether one view without gaps of its own stands in the middle between two: that is what people tap.
  private func isCentered(_ views: [SyntaxNode], _ gaps: [SyntaxNode], _ context: RuleContext) -> Bool {
    guard views.count == 3, gaps.map(\.id) == [views[0].id, views[2].id],
      let made = context.madeType(context.core(of: views[1]))
    else { return false }
    return context.analyzer.isFromCatalogue(made) && context.analyzer.catalogueText(.axis, of: made) == nil
      && !context.analyzer.decl(made).has(.isRepeating)
  }
}
