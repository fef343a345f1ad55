import ViewCatalog
import ViewSemantics
import ViewSource
import ViewSyntax

/// Warns about a control that only shows a picture and has no accessibility label.
struct IconOnlyButtonRule: Rule {
  static let info = RuleInfo(
    "icon_only_button", .accessibility, .warning, isFixable: false,
    summary: "the control shows only an image and has no name for VoiceOver",
    explanation: """
      VoiceOver reads the name of a control, and people say it to Voice Control. A button that shows only an image has \
      the name of the image or none: "square and arrow up" does not say what it does. `Button("Share", systemImage: \
      …)` with `labelStyle(.iconOnly)` looks the same and has a name; or add `accessibilityLabel`.
      """,
    silence: """
      A text or a `Label` anywhere in what the control shows. An `accessibilityLabel` on the image, the control, a \
      container around it, or all uses of the view or helper that contains it. An image that has a label. A control \
      that is hidden from accessibility or belongs to a single accessibility element. A style of the program that \
      shows text.
      """,
    examples: [
      RuleExample(
        """
        struct Toolbar: View {
          var body: some View {
            ↓Button { print("add") } label: { Image(systemName: "plus").padding() }
          }
        }
        """),
      RuleExample(
        """
        struct Toolbar: View {
          var body: some View {
            ↓NavigationLink { Text("Settings") } label: { Image("gear").resizable() }
          }
        }
        """),
      RuleExample(
        """
        struct Toolbar: View {
          var body: some View {
            Button { print("add") } label: { Image(systemName: "plus") }.accessibilityLabel("Add")
          }
        }
        """),
      RuleExample(
        """
        struct Toolbar: View {
          var body: some View {
            Button("Add", systemImage: "plus") { print("add") }.labelStyle(.iconOnly)
          }
        }
        """),
      RuleExample(
        """
        struct Toolbar: View {
          var body: some View {
            ↓Button { print("add") } label: {
              ZStack {
                Circle().fill(.red)
                Image(systemName: "plus")
              }
            }
          }
        }
        """),
      RuleExample(
        """
        struct Toolbar: View {
          var body: some View {
            Button { print("open") } label: {
              HStack { Image(systemName: "tray"); Text("Inbox") }
            }
            Button { print("open") } label: {
              Image(systemName: "tray").overlay { Text("3 new") }
            }
          }
        }
        """),
      RuleExample(
        """
        struct Bar: View {
          private var plus: some View { Image(systemName: "plus") }
          private var title: some View { Text("Add") }
          var body: some View {
            ↓Button(action: { print("add") }) { plus }
            Button(action: { print("add") }) { title }
          }
        }
        """),
      RuleExample(
        """
        struct Plus: View {
          var body: some View { Image(systemName: "plus").padding(8) }
        }
        struct Titled: View {
          let title: String
          var body: some View { Image(systemName: "plus").overlay { Text(title) } }
        }
        struct Bar: View {
          @State private var isOn = false
          var body: some View {
            ↓Button { isOn = true } label: { Plus().opacity(0.5) }
            Button { isOn = true } label: { Titled(title: "Add") }
            ↓Button { isOn.toggle() } label: {
              if isOn { Image("on") } else if !isOn { Image("off") } else { Plus() }
            }
            ↓Button { isOn.toggle() } label: { isOn ? Image("on") : Image("off") }
            Button { isOn.toggle() } label: {
              if isOn { Image("on") } else { Text("Off") }
            }
          }
        }
        """),
      RuleExample(
        """
        struct Bar: View {
          @State private var isOn = false
          private var icon: some View { isOn ? Image("on") : Image("off") }
          private var shape: some View { if isOn { Image("on") } else { shape } }
          private var line: some View { HStack { line } }
          var body: some View {
            ↓Button { isOn = true } label: { icon }
            Button { isOn = true } label: { shape }
            Button { isOn = true } label: { line }
          }
        }
        """),
      RuleExample(
        """
        struct TitledStyle: ButtonStyle {
          let title: String
          func makeBody(configuration: Configuration) -> some View {
            VStack {
              configuration.label
              Text(title)
            }
          }
        }
        struct Stops: View {
          private var alarm: some View { Button { print("alarm") } label: { Image(systemName: "bell") } }
          var body: some View {
            Button { print("share") } label: { Image(systemName: "person") }.buttonStyle(TitledStyle(title: "Share"))
            HStack {
              Text("Stop")
              alarm
            }
            .accessibilityElement(children: .ignore)
            .accessibilityLabel("Stop")
          }
        }
        """),
      RuleExample(
        """
        struct Saved: View {
          let close: () -> Void
          var body: some View {
            HStack {
              Text("Saved")
              Button(action: close) { Image(systemName: "xmark") }.accessibilitySortPriority(1).accessibilityLabel("Close")
              ↓Button(action: close) { Image(systemName: "xmark") }.accessibilitySortPriority(1).accessibilityIdentifier("close")
            }
          }
        }
        """),
      RuleExample(
        """
        struct Tray: View {
          @State private var isOpen = false
          var count: Int
          var body: some View {
            Button { isOpen = true } label: { Image("tray").overlay { badge } }
            Button { isOpen = true } label: { Image("tray").overlay(Number(count: count), alignment: .top) }
            ↓Button { isOpen = true } label: { Image("tray").overlay { Circle() } }
          }
          private var badge: some View { Text("\\(count) new") }
        }
        struct Number: View {
          let count: Int
          var body: some View { Text("\\(count)") }
        }
        """),
      RuleExample(
        """
        struct Cross: View {
          let action: () -> Void
          var body: some View { Button(action: action) { Image(systemName: "xmark") } }
        }
        struct Sheet: View {
          @State private var isOpen = false
          var body: some View {
            Cross { isOpen = false }.accessibilityLabel("Close")
            add.accessibilityLabel("Add")
            Group {
              Button { isOpen = true } label: { Image(systemName: "bolt") }
            }
            .accessibilityLabel("Zap")
            HStack {
              ↓Button { isOpen = true } label: { Image(systemName: "minus") }
            }
            .accessibilityElement(children: .contain)
            .accessibilityLabel("Bar")
          }
          private var add: some View { Button { isOpen = true } label: { Image(systemName: "plus") } }
        }
        """),
      RuleExample(
        """
        enum Kind { case play, pause }
        struct Player: View {
          var kind: Kind
          let action: () -> Void
          var body: some View {
            ↓Button(action: action) {
              switch kind {
              case .play: Image("play")
              case .pause: Image("pause")
              }
            }
            ↓Button(action: action) {
              Group { Image("stop") }
            }
          }
        }
        """),
    ], precision: RuleInfo.Precision(right: 273, of: 273, inApps: 134))

  static let visits: [NodeKind] = [.functionCallExpr]

  static func checksCalls(_ callee: Callee) -> Bool { callee.madeFact(.control) == .action }

  func check(_ node: SyntaxNode, in context: RuleContext) {
    guard !context.isPreview,
      let label = context.argument(node, .label), label.kind == .closureExpr,
      let picture = onlyPicture(in: Array(label.children), of: label, context)
    else { return }
    if context.outerModifiers(of: node).contains(where: { showsTitle($0, context) }) { return }
    if isNamed(node, context) || isInOneElement(node, context) { return }
    let name = context.madeType(node).map { context.analyzer.name(of: $0) } ?? ""
    context.report(
      Diagnostic(
        Self.info.level, Self.info.id,
        "this `\(name)` has no name for VoiceOver, which reads the name of its image instead; give it a title, or an "
          + "`accessibilityLabel`",
        in: context.file, at: node.children.first?.range ?? node.range,
        notes: [Diagnostic.Note("it shows only this", in: context.file, at: picture)]))
  }

  /// The maximum depth of views and helpers of the program, which may be recursive.
  private static let maximumDepth = 3

  /// The picture that is the only visible content of some views, possibly in a stack with shapes and colors, or
  /// selected by a condition.
  private func onlyPicture(
    in views: [SyntaxNode], of place: SyntaxNode, _ context: RuleContext, depth: Int = 0
  ) -> SourceRange? {
    var picture: SourceRange?
    for view in views where view.kind != .closureSignature && view.kind != .variableDecl {
      let origin = context.origin(of: view)
      let isHelper = origin.node.id != view.id || origin.context !== context
      let (view, context) = (origin.node, origin.context)
      let depth = isHelper ? depth + 1 : depth
      guard depth <= Self.maximumDepth else { return nil }
      if [.ifExpr, .ternaryExpr, .switchExpr].contains(view.kind) {
        guard let chosen = onlyPictures(of: view, context, depth: depth) else { return nil }
        picture = picture ?? (isHelper ? place.range : chosen)
        continue
      }
      guard let chain = ViewChain(block: [view], in: context), !hasWords(view, context),
        !chain.modifiers.contains(where: { mayName($0, context) })
      else { return nil }
      if context.madeFact(.shows, of: chain.core) == .picture {
        // `Image("plus", label: Text("Add"))`
        if context.argument(chain.core, .label) != nil { return nil }
        picture = picture ?? (isHelper ? place.range : chain.range)
      } else if context.madeFact(.axis, of: chain.core) != nil || isTransparent(chain.core, context),
        let content = context.argument(chain.core, .content),
        content.kind == .closureExpr
      {
        guard let inner = onlyPicture(in: Array(content.children), of: content, context, depth: depth) else {
          return nil
        }
        picture = picture ?? (isHelper ? place.range : inner)
      } else if let body = ownBody(of: chain.core, context), depth < Self.maximumDepth {
        let inner = RuleContext(context.analyzer, body.file)
        inner.enter(body)
        guard let only = context.analyzer.onlyValue(of: body),
          onlyPicture(in: [only], of: only, inner, depth: depth + 1) != nil
        else { return nil }
        picture = picture ?? (isHelper ? place.range : chain.range)
      } else if !isBackground(chain, context) {
        return nil
      }
    }
    return picture
  }

  private func isTransparent(_ container: SyntaxNode, _ context: RuleContext) -> Bool {
    context.madeType(container).map { context.analyzer.decl($0).has(.isTransparent) } ?? false
  }

  /// The first picture of a condition's branches, if all branches only show a picture.
  private func onlyPictures(of choice: SyntaxNode, _ context: RuleContext, depth: Int) -> SourceRange? {
    var sides: [[SyntaxNode]]
    switch choice.kind {
    case .ternaryExpr: sides = choice.children.dropFirst().map { [$0] }
    case .switchExpr:
      sides = choice.children.filter { $0.kind == .switchCase }
        .map { $0.children.filter { $0.kind != .switchCaseItem } }
    default:
      sides = choice.children.filter { $0.kind == .codeBlock }.map { Array($0.children) }
      if let last = choice.children.last, last.kind == .ifExpr { sides.append([last]) }
    }
    let pictures = sides.map { onlyPicture(in: $0, of: choice, context, depth: depth) }
    return pictures.contains { $0 == nil } ? nil : pictures.first ?? nil
  }

  /// The body of a view of the program without view arguments.
  private func ownBody(of made: SyntaxNode, _ context: RuleContext) -> DeclID? {
    made.contains { $0.kind == .closureExpr } ? nil : context.madeType(made).flatMap { body(of: $0, context) }
  }

  private func body(of view: DeclID, _ context: RuleContext) -> DeclID? {
    guard context.isOwn(view), context.conforms(view, to: .view) else { return nil }
    return context.analyzer.memberDecls(.body, of: view).first { context.analyzer.isViewContent($0) }
  }

  /// Whether there is a text anywhere, as in an overlay, including in helpers and views of the program.
  private func hasWords(_ node: SyntaxNode, _ context: RuleContext, depth: Int = 0) -> Bool {
    if node.kind == .functionCallExpr && context.madeFact(.shows, of: node) == .words { return true }
    if depth < Self.maximumDepth, let shown = content(shownBy: node, context) {
      let inner = RuleContext(context.analyzer, shown.file)
      inner.enter(shown)
      if hasWords(context.analyzer.node(of: shown), inner, depth: depth + 1) { return true }
    }
    return node.children.contains { hasWords($0, context, depth: depth) }
  }

  /// The helper that a node uses for views, or the body of the view that it makes.
  private func content(shownBy node: SyntaxNode, _ context: RuleContext) -> DeclID? {
    if let type = context.madeType(node) { return body(of: type, context) }
    guard let use = context.record.uses[node.id], context.isOwn(use.decl), context.analyzer.hasCode(use.decl) else {
      return nil
    }
    let inner = RuleContext(context.analyzer, use.decl.file)
    inner.enter(use.decl)
    return inner.isViewCode ? use.decl : nil
  }

  private func isBackground(_ chain: ViewChain, _ context: RuleContext) -> Bool {
    guard let type = context.nominal(chain.coreType) else { return false }
    return context.conforms(type, to: "Shape") || context.analyzer.fact(.shows, of: type) == .color
  }

  /// Whether a control may have an accessibility label: from its own modifiers, from a container that labels its
  /// content, or from modifiers at all uses of the helper or view that contains it.
  private func isNamed(_ node: SyntaxNode, _ context: RuleContext) -> Bool {
    if context.outerModifiers(of: node).contains(where: { mayName($0, context) }) { return true }
    if isInNamed(node, context) { return true }
    guard let decl = context.decl, context.isViewCode else { return false }
    let isBody = context.analyzer.decl(decl).name == .body
    let places = isBody ? context.ownerType.map { context.uses(ofView: $0) } ?? [] : context.helperPlaces(of: decl)
    return !places.isEmpty
      && places.allSatisfy { place in
        place.context.outerModifiers(of: place.node).contains { mayName($0, place.context) }
      }
  }

  /// Whether an enclosing container is labeled with all of its content. A container that is an accessibility element
  /// with children does not count.
  private func isInNamed(_ node: SyntaxNode, _ context: RuleContext) -> Bool {
    for around in context.ancestors.reversed() where around.children.first?.range.contains(node.range) == true {
      switch context.calledFact(.accessible, of: around) {
      case .name: return true
      case .element: return false
      default: continue
      }
    }
    return false
  }

  /// Whether the views around a control, or around all uses of its helper, are one accessibility element that describes
  /// itself.
  private func isInOneElement(_ node: SyntaxNode, _ context: RuleContext) -> Bool {
    func isInside(_ context: RuleContext) -> Bool {
      context.ancestors.contains { around in
        guard around.kind == .functionCallExpr, let kind = context.calledFact(.accessible, of: around) else {
          return false
        }
        return kind == .nothing || kind == .hidden && around.arguments.first?.text != "false"
          || kind == .element && context.argument(around, "children").map { !$0.text.hasSuffix("contain") } ?? true
      }
    }
    if isInside(context) { return true }
    guard let helper = context.decl else { return false }
    let places = context.helperPlaces(of: helper)
    return !places.isEmpty && places.allSatisfy { isInside($0.context) }
  }

  private static let style = CatalogueMember("View", "buttonStyle")

  /// Whether a modifier applies a style of the program that shows text next to its label.
  private func showsTitle(_ call: SyntaxNode, _ context: RuleContext) -> Bool {
    guard context.isUse(call, of: Self.style), let style = call.arguments.first.flatMap({ context.nominal(of: $0) }),
      context.isOwn(style)
    else { return false }
    return context.analyzer.children(of: style).contains { member in
      guard context.analyzer.decl(member).kind == .function else { return false }
      let inner = RuleContext(context.analyzer, member.file)
      inner.enter(member)
      return hasWords(context.analyzer.node(of: member), inner)
    }
  }

  /// Whether a modifier may label its view: an accessibility modifier, or an unresolved one.
  private func mayName(_ call: SyntaxNode, _ context: RuleContext) -> Bool {
    context.record.uses[call.id] == nil || context.calledFact(.accessible, of: call) != nil
  }
}
