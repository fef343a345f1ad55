import ViewCatalog
import ViewSemantics
import ViewSource
import ViewSyntax

/// Warns about rows whose gaps accept no taps.
struct HitAreaMissingShapeRule: Rule {
  static let info = RuleInfo(
    "hit_area_missing_shape", .layout, .note, isFixable: true,
    summary: "taps in the gap between the views do nothing",
    explanation: """
      Only the text of the row reacts to taps, so that the row seems broken. A tap counts where something is drawn, \
      and a `Spacer`, or the space that a frame adds, draws nothing. A button in the plain style has the same gaps. \
      `contentShape(.rect)` makes the whole frame accept taps.
      """,
    silence: """
      A background, an overlay or a content shape before the gesture or in the label of the button, or a content shape \
      around a view with a gesture. Other \
      modifiers of the program, which may add one. Views between two spacers, which only centre them.
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
      RuleExample(
        """
        struct Code: View {
          let digits: [String]
          @State private var isEdited = false
          var body: some View {
            HStack {
              Spacer()
              Image(systemName: "lock")
              ForEach(digits, id: \\.self) { Text($0).frame(width: 40, height: 40) }
              Spacer()
            }
            .onTapGesture { isEdited = true }
            HStack {
              Spacer()
              HStack { Text("Code"); Spacer(); Text("8") }
              Spacer()
            }
            .↓onTapGesture { isEdited = true }
            HStack { Text("Open"); Spacer() }.onTapGesture { isEdited = true }.contentShape(.rect)
          }
        }
        """,
        fixed: """
          struct Code: View {
            let digits: [String]
            @State private var isEdited = false
            var body: some View {
              HStack {
                Spacer()
                Image(systemName: "lock")
                ForEach(digits, id: \\.self) { Text($0).frame(width: 40, height: 40) }
                Spacer()
              }
              .onTapGesture { isEdited = true }
              HStack {
                Spacer()
                HStack { Text("Code"); Spacer(); Text("8") }
                Spacer()
              }
              .contentShape(.rect)
              .onTapGesture { isEdited = true }
              HStack { Text("Open"); Spacer() }.onTapGesture { isEdited = true }.contentShape(.rect)
            }
          }
          """),
      RuleExample(
        """
        struct Line: View {
          var body: some View { HStack { Text("Open"); Spacer() } }
        }
        struct Filled: View {
          var body: some View { HStack { Text("Open"); Spacer() }.background(.red) }
        }
        struct Lines: View {
          var body: some View {
            Button { print("open") } label: { Line() }.↓buttonStyle(.plain)
            Button { print("open") } label: { Filled() }.buttonStyle(.plain)
            Line().↓onTapGesture { print("open") }
          }
        }
        """,
        fixed: """
          struct Line: View {
            var body: some View { HStack { Text("Open"); Spacer() } }
          }
          struct Filled: View {
            var body: some View { HStack { Text("Open"); Spacer() }.background(.red) }
          }
          struct Lines: View {
            var body: some View {
              Button { print("open") } label: { Line().contentShape(.rect) }.buttonStyle(.plain)
              Button { print("open") } label: { Filled() }.buttonStyle(.plain)
              Line().contentShape(.rect).onTapGesture { print("open") }
            }
          }
          """),
      RuleExample(
        """
        struct Tappable: ViewModifier {
          let action: () -> Void
          func body(content: Content) -> some View { content.padding().onTapGesture(perform: action) }
        }
        extension View {
          func tappable(_ action: @escaping () -> Void) -> some View { modifier(Tappable(action: action)) }
          func shaped(_ action: @escaping () -> Void) -> some View { contentShape(.rect).onTapGesture(perform: action) }
        }
        struct Lines: View {
          var body: some View {
            HStack { Text("Open"); Spacer() }.↓tappable { print("open") }
            HStack { Text("Open"); Spacer() }.shaped { print("open") }
            Text("Open").tappable { print("open") }
          }
        }
        """,
        fixed: """
          struct Tappable: ViewModifier {
            let action: () -> Void
            func body(content: Content) -> some View { content.padding().onTapGesture(perform: action) }
          }
          extension View {
            func tappable(_ action: @escaping () -> Void) -> some View { modifier(Tappable(action: action)) }
            func shaped(_ action: @escaping () -> Void) -> some View { contentShape(.rect).onTapGesture(perform: action) }
          }
          struct Lines: View {
            var body: some View {
              HStack { Text("Open"); Spacer() }.contentShape(.rect).tappable { print("open") }
              HStack { Text("Open"); Spacer() }.shaped { print("open") }
              Text("Open").tappable { print("open") }
            }
          }
          """),
      RuleExample(
        """
        struct Panes: View {
          @State private var pane = 0
          var body: some View {
            Button {
              pane = 1
            } label: {
              HStack {
                Text("General")
                Spacer()
                Text("1")
              }
            }
            .↓buttonStyle(.plain)
            .contentShape(.rect)
            Text("\\(pane)")
          }
        }
        """,
        fixed: """
          struct Panes: View {
            @State private var pane = 0
            var body: some View {
              Button {
                pane = 1
              } label: {
                HStack {
                  Text("General")
                  Spacer()
                  Text("1")
                }.contentShape(.rect)
              }
              .buttonStyle(.plain)
              .contentShape(.rect)
              Text("\\(pane)")
            }
          }
          """),
      RuleExample(
        """
        struct Row: View {
          let title: String
          let isSelected: Bool
          let select: () -> Void
          var body: some View {
            HStack {
              Text(title)
              Spacer()
              Text("Open")
            }
            .background(isSelected ? Color.yellow : .clear)
            .↓onTapGesture(perform: select)
          }
        }
        """,
        fixed: """
          struct Row: View {
            let title: String
            let isSelected: Bool
            let select: () -> Void
            var body: some View {
              HStack {
                Text(title)
                Spacer()
                Text("Open")
              }
              .background(isSelected ? Color.yellow : .clear)
              .contentShape(.rect)
              .onTapGesture(perform: select)
            }
          }
          """),
    ], precision: RuleInfo.Precision(right: 97, of: 102, inApps: 110))

  static let visits: [NodeKind] = [.functionCallExpr]

  private static let style = CatalogueMember("View", "buttonStyle")
  /// Modifiers that extend the hit area to the whole frame.
  private static let contentShape = CatalogueMember("View", "contentShape")
  private static let shapes: [CatalogueMember] = [
    Self.contentShape, CatalogueMember.background, CatalogueMember.overlay,
    CatalogueMember("View", "glassEffect"), CatalogueMember("View", "mask"),
  ]

  static func checksCalls(_ callee: Callee) -> Bool {
    callee.isAny(of: [Self.style, .modifier]) || callee.isOwnFunction || TapAction.checksCalls(callee)
  }

  func check(_ node: SyntaxNode, in context: RuleContext) {
    guard let name = node.calleeName, let base = context.modified(node), let target = target(node, base, context),
      !hasGesture(target, context),
      // A button asks the shapes in its label, not one around it.
      context.isUse(node, of: Self.style)
        || !context.outerModifiers(of: node).contains(where: { context.isUse($0, of: Self.contentShape) }),
      let chain = ViewChain(target, in: context), let gap = gap(in: chain, context),
      !context.isPreview
    else { return }
    context.report(
      Diagnostic(
        Self.info.level, Self.info.id,
        "taps in the gaps of this view do nothing, because nothing is drawn there; add `.contentShape(.rect)`",
        in: context.file, at: name.range,
        notes: [gap],
        fixIts: [
          FixIt("`.contentShape(.rect)`", [context.addition(of: ".contentShape(.rect)", to: target)], isSafe: false)
        ]))
  }

  /// Whether an inner tap gesture exists, which is reported instead.
  private func hasGesture(_ target: SyntaxNode, _ context: RuleContext) -> Bool {
    context.modifications(of: target).contains { TapAction($0.call, in: context) != nil }
  }

  /// The view that accepts the taps: the one with the gesture, or the label of a plain button.
  private func target(_ node: SyntaxNode, _ base: SyntaxNode, _ context: RuleContext) -> SyntaxNode? {
    guard context.isUse(node, of: Self.style) else {
      return TapAction(node, in: context) != nil || isTapped(by: node, context) ? base : nil
    }
    guard let style = node.arguments.first, context.nominal(of: style) == context.analyzer.knownDecl("PlainButtonStyle")
    else { return nil }
    let others = Self.shapes.filter { $0.name != Self.contentShape.name } + [Self.style]
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

  /// Whether a modifier of the program adds a tap and nothing that can be hit: `tappable { … }`.
  private func isTapped(by node: SyntaxNode, _ context: RuleContext) -> Bool {
    var modifications = UnfoldedModifications(of: ExpandedCode(node, in: context), entersViews: false) { code in
      TapAction.names.contains(where: code.mentions) || code.mentions(CatalogueMember.modifier.name)
    }
    var isTapped = false
    while let modification = modifications.next(), !modification.isOutermost {
      let inner = modification.context
      guard inner.isFromCatalogue(modification.node), !inner.isUse(modification.node, ofAny: Self.shapes) else {
        return false
      }
      isTapped = isTapped || TapAction(modification.node, in: inner) != nil
    }
    return isTapped
  }

  /// A place in a view where nothing is drawn: a spacer in a stack, or the space that a frame adds to a text.
  private func gap(in chain: ViewChain, _ context: RuleContext) -> Diagnostic.Note? {
    func note(_ range: SourceRange) -> Diagnostic.Note { Diagnostic.Note("the gap", in: context.file, at: range) }
    var wide: SourceRange?
    for modifier in chain.modifiers {
      if isClearAtTimes(modifier, context) { continue }
      guard context.isFromCatalogue(modifier), !context.isUse(modifier, ofAny: Self.shapes + [.modifier]) else {
        return nil
      }
      if context.isUse(modifier, of: .frame), let width = context.argument(modifier, "maxWidth"),
        width.spacedText == ".infinity", let name = modifier.calleeName
      {
        wide = SourceRange(Int(name.start), modifier.range.end)
      }
    }
    if context.madeFact(.shows, of: chain.core) == .words { return wide.map(note) }
    let origin = context.origin(of: chain.core)
    if origin.node.id != chain.core.id || origin.context !== context {
      return ViewChain(origin.node, in: origin.context).flatMap { gap(in: $0, origin.context) }
    }
    if let shown = context.shownView(of: chain.core) {
      return ViewChain(shown.node, in: shown.context).flatMap { gap(in: $0, shown.context) }
    }
    guard let axis = context.madeFact(.axis, of: chain.core), axis != .depth,
      let closure = context.analyzer.arguments(of: chain.core, context.record).last?.node, closure.kind == .closureExpr
    else { return nil }
    let views = context.views(in: closure)
    let gaps = views.filter { context.madeFact(.shows, of: $0) == .gap }
    return isCentered(views, gaps, context) ? nil : gaps.first.map { note($0.range) }
  }

  /// Whether a modifier is a background that draws nothing under a condition: `background(isOn ? Color.red : .clear)`.
  private func isClearAtTimes(_ modifier: SyntaxNode, _ context: RuleContext) -> Bool {
    guard context.isUse(modifier, of: .background), let value = modifier.arguments.first?.argumentValue,
      value.kind == .ternaryExpr
    else { return false }
    return value.children.dropFirst().contains { branch in
      branch.lastToken.map { branch.name(of: $0) } == Self.clear
    }
  }

  private static let clear: Name = "clear"

  /// Whether views without gaps are centered between two gaps; they are the tap target.
  private func isCentered(_ views: [SyntaxNode], _ gaps: [SyntaxNode], _ context: RuleContext) -> Bool {
    guard views.count > 2, gaps.count == 2, gaps.first?.id == views.first?.id, gaps.last?.id == views.last?.id else {
      return false
    }
    return views.dropFirst().dropLast().allSatisfy { view in
      guard let chain = ViewChain(view, in: context), context.madeType(chain.core) != nil else { return false }
      return gap(in: chain, context) == nil
    }
  }
}
