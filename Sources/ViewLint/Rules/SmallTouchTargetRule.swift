import ViewCatalog
import ViewSemantics
import ViewSource
import ViewSyntax

/// Notes a button whose frame is smaller than a fingertip.
struct SmallTouchTargetRule: Rule {
  static let info = RuleInfo(
    "small_touch_target", .accessibility, .note, isFixable: false,
    summary: "the button's frame is too small to tap reliably",
    explanation: """
      Many taps miss the button, above all those of people whose hands tremble. A button responds only where its label \
      is, here in a small frame. Apple's guidelines ask for 44 by 44 points, and for at least 28 by 28, on a Mac 20 by \
      20, on tvOS 56 by 56. Give the label a frame of that size, which may be larger than what is drawn: \
      `.frame(minWidth: 44, minHeight: 44).contentShape(.rect)`.
      """,
    silence: """
      Reported only for frames whose width and height are both numbers, literal or constant. A style that draws around \
      the label, a padding or a `contentShape` enlarges the button, and so do lists, menus and toolbars around it. A \
      button of size zero exists for its keyboard shortcut.
      """,
    examples: [
      RuleExample(
        """
        struct Bar: View {
          let close: () -> Void
          var body: some View {
            HStack {
              Text("Title")
              ↓Button("x", action: close).frame(width: 16, height: 16)
            }
          }
        }
        """),
      RuleExample(
        """
        struct Bar: View {
          let close: () -> Void
          var body: some View {
            HStack {
              Text("Title")
              Button("x", action: close).frame(minWidth: 44, minHeight: 44)
            }
          }
        }
        """),
      RuleExample(
        """
        struct Clear: View {
          @Binding var text: String
          var body: some View {
            ↓Button {
              text = ""
            } label: {
              Image(systemName: "xmark").resizable().frame(width: 14, height: 14)
            }
            .buttonStyle(.plain)
          }
        }
        """),
      RuleExample(
        """
        struct Clear: View {
          @Binding var text: String
          var body: some View {
            Button {
              text = ""
            } label: {
              Image(systemName: "xmark").resizable().frame(width: 14, height: 14).padding(15)
            }
            Button { text = "" } label: { Image(systemName: "xmark").frame(width: 14, height: 14) }
              .buttonStyle(.borderedProminent)
            List {
              Button { text = "" } label: { Image(systemName: "xmark").frame(width: 14, height: 14) }
            }
            .toolbar { bar }
            Button("") { text = "" }.frame(width: 0, height: 0).keyboardShortcut("k")
          }
          private var bar: some View {
            Button { text = "" } label: { Image(systemName: "xmark").frame(width: 14, height: 14) }
          }
        }
        """),
      RuleExample(
        """
        struct Small: ViewModifier {
          let side: CGFloat
          func body(content: Content) -> some View { content.frame(width: side, height: side) }
        }
        struct Bar: View {
          let close: () -> Void
          private let dot: CGFloat = 12
          var body: some View {
            HStack {
              ↓Button("x", action: close).modifier(Small(side: 20))
              Button("y", action: close).modifier(Small(side: 44))
              ↓Button { close() } label: { Circle().frame(width: dot, height: dot) }
            }
          }
        }
        """),
      RuleExample(
        """
        private let side: CGFloat = 18
        struct Star: View {
          var body: some View { Image(systemName: "star").frame(width: side, height: side) }
        }
        struct Stars: View {
          @Binding var rating: Int
          var body: some View {
            HStack {
              ForEach(0..<5) { index in
                ↓Button { rating = index } label: { star(index) }.accessibilityLabel("Rate")
              }
              ↓Button { rating = 0 } label: { Star() }.accessibilityLabel("None")
              Button { rating = 5 } label: { large }.accessibilityLabel("All")
            }
          }
          private func star(_ index: Int) -> some View {
            Image(systemName: index < rating ? "star.fill" : "star").frame(width: side, height: side)
          }
          private var large: some View { star(5).padding(14) }
        }
        """),
    ], precision: RuleInfo.Precision(right: 11, of: 14, inApps: 52))

  static let visits: [NodeKind] = [.functionCallExpr]
  /// Helpers and modifiers may be in other files.
  static let dependsOnWholeProgram = true

  private static let sizing = [
    CatalogueMember("View", "padding"), CatalogueMember("View", "contentShape"), CatalogueMember("View", "frame"),
  ]
  private static let style = CatalogueMember("View", "buttonStyle")
  /// The styles that draw nothing around the label.
  private static let bareStyles: [Name] = ["PlainButtonStyle", "BorderlessButtonStyle"]

  static func checksCalls(_ callee: Callee) -> Bool { callee.makes(anyOf: ["Button"]) }

  func check(_ node: SyntaxNode, in context: RuleContext) {
    guard !context.isPreview, let frame = frame(of: node, context), hasBareLabel(node, context),
      isInPlainSurroundings(node, context)
    else { return }
    let least = leastLength(context)
    // A button without any size exists for its keyboard shortcut.
    guard min(frame.width, frame.height) > 0 else { return }
    guard frame.width < least || frame.height < least else { return }
    context.report(
      Diagnostic(
        Self.info.level, Self.info.id,
        "this button is \(frame.text) points large, less than \(Int(least)) by \(Int(least)): it is hard to tap; "
          + "give its label a larger frame and a `contentShape`",
        in: context.file, at: node.children.first?.range ?? node.range,
        notes: [Diagnostic.Note("the frame", in: frame.file, at: frame.range)]))
  }

  /// The minimum control size in points that Apple's Human Interface Guidelines allow.
  private func leastLength(_ context: RuleContext) -> Double {
    switch context.analyzer.program.configuration.platform {
    case .macos: 20
    case .tvos: 56
    case .ios, .watchos, .visionos: 28
    }
  }

  private struct Frame {
    let width: Double
    let height: Double
    let file: SourceFile
    let range: SourceRange
    var text: String { "\(SmallTouchTargetRule.text(width)) by \(SmallTouchTargetRule.text(height))" }
  }

  private static func text(_ length: Double) -> String {
    length == length.rounded() ? "\(Int(length))" : "\(length)"
  }

  /// The outermost frame of the button's label, or of the button itself; `nil` if something else makes it larger.
  private func frame(of button: SyntaxNode, _ context: RuleContext) -> Frame? {
    let code = ExpandedCode(button, in: context)
    let outer = context.outerModifiers(of: button).flatMap { modifier in
      let standing = code.part(modifier).expandedModifiers
      return standing.isEmpty ? [code.part(modifier)] : standing
    }
    guard outer.allSatisfy({ $0.context.isFromCatalogue($0.node) }) else { return nil }
    let sizing = outer.filter { $0.context.isUse($0.node, ofAny: Self.sizing) }
    if let first = sizing.first { return sizing.count == 1 ? frame(first) : nil }
    guard let label = context.argument(button, .label), label.kind == .closureExpr,
      let view = context.views(in: label).first, context.views(in: label).count == 1
    else { return nil }
    // The content of the label may come from a helper or a view of the program.
    let inner = Array(UnfoldedModifications(of: code.part(view)))
    guard inner.allSatisfy({ $0.context.isFromCatalogue($0.node) }) else { return nil }
    return inner.first { $0.context.isUse($0.node, ofAny: Self.sizing) }.flatMap(frame)
  }

  private func frame(_ modifier: ExpandedCode) -> Frame? {
    let (call, context) = (modifier.node, modifier.context)
    guard context.isUse(call, of: .frame), let name = call.calleeName,
      let width = context.argument(call, "width").flatMap({ modifier.part($0).origin.writtenNumber }),
      let height = context.argument(call, "height").flatMap({ modifier.part($0).origin.writtenNumber })
    else { return nil }
    return Frame(
      width: width, height: height, file: context.file, range: SourceRange(Int(name.start), call.range.end))
  }

  /// Whether the button draws nothing around its label.
  private func hasBareLabel(_ button: SyntaxNode, _ context: RuleContext) -> Bool {
    let around = context.ancestors.reversed().filter {
      $0.kind == .functionCallExpr && context.isUse($0, of: Self.style)
        && $0.children.first?.range.contains(button.range) == true
    }
    guard let nearest = around.first else {
      return context.analyzer.program.configuration.platform != .macos
    }
    return nearest.arguments.first.flatMap { context.nominal(of: $0) }.map { style in
      context.analyzer.isFromCatalogue(style) && Self.bareStyles.contains(context.analyzer.decl(style).name)
    } ?? false
  }

  /// The attributes of containers that keep a button's size.
  private static let plain: [CatalogueText] = [.axis, .scrolls, .offers, .navigates]

  /// Whether all containers around the button keep its size: here and, for a helper, at all of its uses.
  private func isInPlainSurroundings(_ button: SyntaxNode, _ context: RuleContext) -> Bool {
    guard isPlain(around: button, context) else { return false }
    guard let decl = context.decl, !context.analyzer.isViewContent(decl) else { return true }
    return context.helperPlaces(of: decl).allSatisfy { isPlain(around: $0.node, $0.context) }
  }

  private func isPlain(around node: SyntaxNode, _ context: RuleContext) -> Bool {
    context.ancestors.allSatisfy { around in
      // A modifier on a container is not a container.
      guard around.kind == .functionCallExpr, around.id != node.id,
        around.children.first?.range.contains(node.range) != true
      else { return true }
      return leavesSize(around, context)
    }
  }

  private func leavesSize(_ call: SyntaxNode, _ context: RuleContext) -> Bool {
    guard let made = context.madeType(call) else {
      return context.isUse(call, ofAny: [.background, .overlay])
        || context.presents(call, [.view, .screen, .pane])
    }
    let analyzer = context.analyzer
    let isPlain =
      analyzer.decl(made).has(.isTransparent) || analyzer.decl(made).has(.isRepeating)
      || Self.plain.contains { analyzer.catalogueText($0, of: made) != nil }
    return isPlain && analyzer.isFromCatalogue(made) && analyzer.catalogueText(.fills, of: made) == nil
  }
}
