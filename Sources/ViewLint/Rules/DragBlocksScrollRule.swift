import ViewCatalog
import ViewSemantics
import ViewSource
import ViewSyntax

/// Warns about a drag gesture that recognizes each touch on a row, so that the scroll view does not scroll.
struct DragBlocksScrollRule: Rule {
  static let info = RuleInfo(
    "drag_blocks_scroll", .correctness, .warning, isFixable: false,
    summary: "the drag starts with the touch, so the scroll view cannot be scrolled from here",
    explanation: """
      The list does not scroll when a finger drags one of its rows. `DragGesture(minimumDistance: 0)` recognizes each \
      touch at once, before the scroll view can tell whether the user wants to scroll. Use a `ButtonStyle` or \
      `onLongPressGesture(onPressingChanged:)` to show that a row is pressed, or a minimum distance larger than that \
      of scrolling.
      """,
    silence: """
      The rule checks only rows, and containers that scroll, on iOS. It ignores gestures that run beside others, as with `simultaneousGesture`.
      """,
    examples: [
      RuleExample(
        """
        struct Swatch: View {
          @State private var opacity = 1.0
          var body: some View {
            GeometryReader { proxy in
              Color.red.opacity(opacity)
                .↓gesture(
                  DragGesture(minimumDistance: 0).onChanged { opacity = $0.location.x / proxy.size.width })
            }
          }
        }
        struct Dial: View {
          @State private var angle = 0.0
          var body: some View {
            Circle().gesture(DragGesture(minimumDistance: 0).onChanged { angle = $0.location.x })
          }
        }
        struct Palette: View {
          var body: some View {
            Dial()
            ScrollView {
              ForEach(0..<40) { _ in Swatch() }
            }
          }
        }
        """),
      RuleExample(
        """
        struct Rows: View {
          @State private var pressed: Int?
          var body: some View {
            ScrollView {
              ForEach(0..<40) { n in
                Text("Row \\(n)").↓gesture(DragGesture(minimumDistance: 0).onChanged { _ in pressed = n })
              }
            }
          }
        }
        """),
      RuleExample(
        """
        struct Rows: View {
          @State private var pressed: Int?
          var body: some View {
            ScrollView {
              ForEach(0..<40) { n in
                Text("Row \\(n)").gesture(DragGesture(minimumDistance: 30).onChanged { _ in pressed = n })
                Text("Row \\(n)").simultaneousGesture(DragGesture(minimumDistance: 0).onChanged { _ in pressed = n })
              }
            }
            Text("Pad").gesture(DragGesture(minimumDistance: 0).onChanged { _ in pressed = 1 })
          }
        }
        """),
      RuleExample(
        """
        struct Feed: View {
          @State private var offset = 0.0
          private var drag: some Gesture { DragGesture().onChanged { offset = $0.translation.width } }
          var body: some View {
            ScrollView { ForEach(0..<40) { Text("Row \\($0)") } }
              .offset(x: offset)
              .↓highPriorityGesture(drag)
            VStack { List(0..<40, id: \\.self) { Text("Row \\($0)") } }
              .↓highPriorityGesture(DragGesture(minimumDistance: 20).onChanged { offset = $0.translation.width })
            Text("Pad").highPriorityGesture(drag)
            ScrollView { Text("Long") }.simultaneousGesture(drag)
          }
        }
        """),
      RuleExample(
        """
        struct Pressable: ViewModifier {
          @State private var isPressed = false
          func body(content: Content) -> some View {
            content.opacity(isPressed ? 0.5 : 1)
              .↓gesture(DragGesture(minimumDistance: 0).onChanged { _ in isPressed = true }.onEnded { _ in isPressed = false })
          }
        }
        struct Lifted: ViewModifier {
          @State private var isLifted = false
          func body(content: Content) -> some View {
            content.opacity(isLifted ? 0.5 : 1)
              .gesture(DragGesture(minimumDistance: 0).onChanged { _ in isLifted = true }.onEnded { _ in isLifted = false })
          }
        }
        extension View {
          func pressable() -> some View { modifier(Pressable()) }
          func lifted() -> some View { modifier(Lifted()) }
        }
        struct Feed: View {
          var body: some View {
            Text("Top").lifted()
            ScrollView { ForEach(0..<9) { Text("\\($0)").pressable() } }
          }
        }
        """),
      RuleExample(
        """
        struct Card<Label: View>: View {
          let label: Label
          @GestureState private var isPressed = false
          private var press: some Gesture {
            DragGesture(minimumDistance: 0).updating($isPressed) { _, state, _ in state = true }
          }
          var body: some View { label.opacity(isPressed ? 0.5 : 1).↓highPriorityGesture(press) }
        }
        struct Shelf: View {
          var body: some View {
            List { ForEach(0..<9) { Card(label: Text("\\($0)")) } }
          }
        }
        """),
      RuleExample(
        """
        struct SwipeBack: ViewModifier {
          let action: () -> Void
          func body(content: Content) -> some View {
            content.↓highPriorityGesture(DragGesture().onEnded { if $0.translation.width > 80 { action() } })
          }
        }
        struct Press: ViewModifier {
          let action: () -> Void
          func body(content: Content) -> some View {
            content.highPriorityGesture(DragGesture().onEnded { if $0.translation.width > 80 { action() } })
          }
        }
        struct Mails: View {
          @Environment(\\.dismiss) private var dismiss
          let mails: [String]
          var body: some View {
            List(mails, id: \\.self) { Text($0) }.modifier(SwipeBack { dismiss() })
            Text("Mails").modifier(Press { dismiss() })
          }
        }
        """),
    ], precision: RuleInfo.Precision(right: 0, of: 0, inApps: 162))

  static let visits: [NodeKind] = [.functionCallExpr]
  static let dependsOnWholeProgram = true

  private static let gesture = CatalogueMember("View", "gesture")
  private static let first = CatalogueMember("View", "highPriorityGesture")
  private static let drag: Name = "DragGesture"

  static func checksCalls(_ callee: Callee) -> Bool { callee.isAny(of: [gesture, first]) }

  func check(_ node: SyntaxNode, in context: RuleContext) {
    if context.isUse(node, of: Self.first) { checkFirst(node, context) }
    guard let name = node.calleeName, let argument = node.arguments.first,
      context.argument(node, "including") == nil, !context.isPreview,
      context.analyzer.program.configuration.platform == .ios,
      recognizesTouches(argument, context),
      let scroll = context.hereOrAtUses(of: node, throughViews: true, { place, _ in scrolling(around: place) })
    else { return }
    context.report(
      Diagnostic(
        Self.info.level, Self.info.id,
        "this drag recognizes each touch at once, so the container cannot be scrolled from here; use a `ButtonStyle` "
          + "or `onLongPressGesture(onPressingChanged:)` to show a press, or a larger `minimumDistance`",
        in: context.file, at: name.range,
        notes: [
          Diagnostic.Note(
            "scrolls here", in: context.file(of: scroll), at: scroll.children.first?.range ?? scroll.range)
        ]))
  }

  /// Checks a drag that precedes the gestures of the view that it is attached to.
  private func checkFirst(_ node: SyntaxNode, _ context: RuleContext) {
    guard let name = node.calleeName, let argument = node.arguments.first, context.argument(node, "including") == nil,
      !context.isPreview, context.analyzer.program.configuration.platform == .ios, begins(argument, context),
      let modified = context.modified(node),
      let scroll = scrolling(in: modified, context) ?? scrolling(inContentOf: modified, context)
    else { return }
    context.report(
      Diagnostic(
        Self.info.level, Self.info.id,
        "this drag precedes the gestures of the content, so that the container in it cannot be scrolled; use "
          + "`simultaneousGesture`, or attach the drag to a view beside the container",
        in: context.file, at: name.range,
        notes: [
          Diagnostic.Note(
            "scrolls here", in: context.file(of: scroll), at: scroll.children.first?.range ?? scroll.range)
        ]))
  }

  /// The container in the view that a modifier of the program is applied to: `List { … }.modifier(SwipeBack())`.
  private func scrolling(inContentOf modified: SyntaxNode, _ context: RuleContext) -> SyntaxNode? {
    guard modified.kind == .declReferenceExpr, let owner = context.ownerType,
      context.conforms(owner, to: .viewModifier)
    else { return nil }
    return context.uses(ofView: owner).firstNonNil { use in
      guard let call = use.context.ancestors.last(where: { $0.kind == .functionCallExpr }),
        call.children.first?.range.contains(use.node.range) == false, let view = call.memberBase
      else { return nil }
      return scrolling(in: view, use.context)
    }
  }

  /// The container in the code of a view that scrolls.
  private func scrolling(in view: SyntaxNode, _ context: RuleContext) -> SyntaxNode? {
    var open = [view]
    while let next = open.popLast() {
      if next.kind == .functionCallExpr {
        if context.madeText(next, of: .scrolls) != nil
          || context.madeType(next).map({ context.analyzer.decl($0).has(.isLazyContainer) }) == true
            && context.madeText(next, of: .fills) != nil
        {
          return next
        }
        // Presented content does not belong to the view.
        if context.calledFact(.presents, of: next) != nil {
          if let base = next.memberBase { open.append(base) }
          continue
        }
      }
      open += next.children.reversed()
    }
    return nil
  }

  /// The container that scrolls the rows around the code.
  private func scrolling(around context: RuleContext) -> RuleContext.Search<SyntaxNode> {
    for (call, closure) in context.enclosingCalls {
      let isScrolling =
        context.madeText(call, of: .scrolls) != nil
        || context.madeType(call).map { context.analyzer.decl($0).has(.isLazyContainer) } ?? false
          && context.madeText(call, of: .fills) != nil
      if isScrolling { return context.repeatingCall == nil ? .none : .found(call) }
      // Presented content is not inside the scroll view.
      if context.calledFact(.presents, of: call) != nil || context.record.builders[closure.id] == nil { return .none }
    }
    return .outside
  }

  /// Whether a gesture begins with a drag without a minimum distance.
  private func recognizesTouches(_ gesture: SyntaxNode, _ context: RuleContext) -> Bool {
    drag(in: gesture, context).map { drag in
      drag.context.argument(drag.node, "minimumDistance").flatMap { context.writtenNumber($0) } == 0
    } ?? false
  }

  /// Whether a gesture begins with a drag.
  private func begins(_ gesture: SyntaxNode, _ context: RuleContext) -> Bool { drag(in: gesture, context) != nil }

  /// The drag with which a gesture begins.
  private func drag(in gesture: SyntaxNode, _ context: RuleContext) -> ValueOrigin? {
    let origin = context.origin(of: gesture)
    var current: SyntaxNode? = origin.node
    while let node = current, node.kind == .functionCallExpr {
      if origin.context.makes(node, anyOf: [Self.drag]) { return ValueOrigin(node, origin.context) }
      current = node.memberBase
    }
    return nil
  }
}
