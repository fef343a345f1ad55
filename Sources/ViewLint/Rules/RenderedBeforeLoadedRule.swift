import ViewCatalog
import ViewSemantics
import ViewSource
import ViewSyntax

/// Warns about an image of a view whose content is not there yet, or is never drawn.
struct RenderedBeforeLoadedRule: Rule {
  static let info = RuleInfo(
    "rendered_before_loaded", .correctness, .warning, isFixable: false,
    summary: "the image lacks a part of the view that is loaded on appearance, or that is a platform view",
    explanation: """
      The saved or shared image shows a placeholder, an empty space or the first value. `ImageRenderer` draws a view \
      once, without showing it: nothing is loaded by an `AsyncImage`, and no `onAppear` or `task` sets its state before. \
      It does not draw platform views either, such as those of a `UIViewRepresentable`. Load the picture and the values \
      before, and pass them to the view; compute a value in the body instead of setting it on appearance.
      """,
    silence: """
      State that an initializer or a caller sets, views that are given their content by a caller, and actions on \
      appearance that set nothing that the view shows.
      """,
    examples: [
      RuleExample(
        """
        struct Share: View {
          let shares: [String]
          let own: String
          @State private var index = 0
          var body: some View {
            Text("Share \\(index) of \\(shares.count)")
              .onAppear { index = shares.firstIndex(of: own) ?? 0 }
          }
        }
        struct Vault: View {
          let shares: [String]
          @MainActor private func export() -> CGImage? {
            let card = Share(shares: shares, own: "a")
            return ImageRenderer(content: ↓card.padding()).cgImage
          }
          var body: some View { Button("Export") { print(export() as Any) } }
        }
        """),
      RuleExample(
        """
        struct Card: View {
          let url: URL
          var body: some View { VStack { AsyncImage(url: url) } }
        }
        @MainActor func picture(of url: URL) -> CGImage? {
          let renderer = ImageRenderer(content: ↓Card(url: url))
          renderer.scale = 2
          return renderer.cgImage
        }
        """),
      RuleExample(
        """
        struct Card: View {
          let picture: Image
          @State private var appeared = 0
          @State private var index: Int
          init(picture: Image) {
            self.picture = picture
            _index = State(initialValue: 3)
          }
          var body: some View { picture.overlay { Text("\\(index)") }.onAppear { appeared += 1 } }
        }
        @MainActor func picture(of picture: Image) -> CGImage? {
          ImageRenderer(content: Card(picture: picture)).cgImage
        }
        """),
    ])

  static let visits: [NodeKind] = [.functionCallExpr]
  static let outsideViews = OutsideViews(calls: true)
  /// The view may be in another file.
  static let dependsOnWholeProgram = true

  private static let platformView = "platform view"

  static func checksCalls(_ callee: Callee) -> Bool { callee.madeText(of: .draws) != nil }

  func check(_ node: SyntaxNode, in context: RuleContext) {
    guard let content = context.argument(node, .content), !context.isPreview,
      let missing = missing(in: ExpandedCode(content, in: context))
    else { return }
    context.report(
      Diagnostic(
        Self.info.level, Self.info.id, "the image is drawn before the view appears: \(missing.text)",
        in: context.file, at: content.range,
        notes: [Diagnostic.Note(missing.note, in: missing.file, at: missing.place)]))
  }

  private struct Missing {
    let text: String
    let note: String
    let file: SourceFile
    let place: SourceRange
  }

  private func missing(in content: ExpandedCode) -> Missing? {
    var open = [content]
    var seen: Set<DeclID> = []
    while let code = open.popLast() {
      let (node, context) = (code.node, code.context)
      if node.kind == .closureExpr, context.record.builders[node.id] == nil { continue }
      if node.kind == .declReferenceExpr, let value = context.localValue(of: node) {
        open.append(code.part(value))
        continue
      }
      if node.kind == .functionCallExpr, let made = context.madeType(node) {
        if context.madeText(node, of: .loads) != nil {
          return Missing(
            text: "the `\(context.analyzer.name(of: made))` has not loaded its picture; load it before, and pass it to "
              + "the view", note: "it would be loaded here", file: context.file, place: node.range)
        }
        // A placeholder takes the place of a platform view.
        let isPlatformView = context.analyzer.maker(ofPlatformView: made) != nil
        if isPlatformView || context.madeText(node, of: .owns) == Self.platformView {
          return Missing(
            text: "a placeholder takes the place of the platform view `\(context.analyzer.name(of: made))`; draw it "
              + "with SwiftUI, or take a snapshot of the view on the screen",
            note: "the platform view", file: context.file, place: node.range)
        }
        if context.isOwn(made), seen.insert(made).inserted, let late = lateState(of: made, context) { return late }
      }
      if let shown = code.shown { open.append(shown) }
      open += code.parts.reversed()
    }
    return nil
  }

  /// A state that the body of a view shows and that is set as the view appears.
  private func lateState(of view: DeclID, _ context: RuleContext) -> Missing? {
    let analyzer = context.analyzer
    for state in analyzer.children(of: view) where analyzer.decl(state).kind == .variable {
      guard analyzer.isState(state), isRead(state, of: view, analyzer),
        let write = context.placedWrites(of: state).first(where: { write in
          write.moments == [.appearance] && write.write.value.map { !analyzer.isInitialValue($0, of: state) } != false
        })
      else { continue }
      let name = analyzer.name(of: state)
      return Missing(
        text: "it shows the first value of `\(name)`, which is set on appearance; pass the value to the view, or "
          + "compute it in the body", note: "it is set here", file: write.context.file, place: write.write.node.range)
    }
    return nil
  }

  /// Whether body evaluation reads a state.
  private func isRead(_ state: DeclID, of view: DeclID, _ analyzer: Analyzer) -> Bool {
    let name = analyzer.decl(state).name
    return analyzer.bodiesNear(state).contains { body in
      let code = analyzer.node(of: body)
      guard body != state, code.mentions(name), !analyzer.isInitializer(body) else { return false }
      let inner = RuleContext(analyzer, body.file)
      inner.enter(body)
      return code.subtree.contains { part in
        guard let use = inner.record.uses[part.id], use.decl == state, use.part == .value else { return false }
        let place = RuleContext(analyzer, body.file)
        place.enter(body)
        place.descend(towards: part)
        return place.runsForBody
      }
    }
  }
}
