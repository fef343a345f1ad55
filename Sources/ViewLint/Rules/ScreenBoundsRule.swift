import ViewCatalog
import ViewSemantics
import ViewSource
import ViewSyntax

/// Warns about views whose layout depends on the size of the screen.
struct ScreenBoundsRule: Rule {
  static let info = RuleInfo(
    "screen_bounds", .layout, .warning, isFixable: false,
    summary: "the view is laid out by the size of the screen, which is not the size of the view",
    explanation: """
      The view may be too large in Split View and Stage Manager, in a sheet, a popover, a sidebar or a preview, where it \
      gets less room than the screen has. And nothing evaluates the body again when a window is resized or the device \
      is rotated. `containerRelativeFrame`, `GeometryReader` and `onGeometryChange` tell how much room there is.
      """,
    silence: """
      In one call only the first length is reported. The rule looks only at views and modifiers, and at lengths in \
      files and types that they use: other code may use the screen for pixels and windows. It ignores code that only \
      compares the size to tell devices apart and returns no view, number or `Bool`. It ignores fallbacks: after `??`, \
      where a `guard` fails, or where a condition about a better size chooses the screen's. A choice by the kind of \
      device is considered deliberate, except for tablets, on which a view seldom has the whole screen. Code that uses \
      the keyboard's frame needs the screen's coordinates. An `offset` that moves a view out of sight works with any \
      length that is large enough. What is set on an object, such as an `ImageRenderer`, is not the size of a view.
      """,
    examples: [
      RuleExample(
        """
        struct Card: View {
          var body: some View {
            Text("Card").frame(width: ↓UIScreen.main.bounds.width * 0.9)
            Color.red.frame(width: ↓UIScreen.main.bounds.width / 4, height: UIScreen.main.bounds.width / 4)
          }
        }
        """),
      RuleExample(
        """
        struct Card: View {
          private let size = ↓UIScreen.main.bounds.size
          var body: some View { Text("Card").frame(height: size.height / 2) }
        }
        """),
      RuleExample(
        """
        struct Card: View {
          var body: some View {
            Text("Card").containerRelativeFrame(.horizontal) { length, _ in length * 0.9 }
          }
        }
        """),
      RuleExample(
        """
        struct Card: View {
          var body: some View { Text("Card").frame(height: 1 / UIScreen.main.scale) }
        }
        """),
      RuleExample(
        """
        final class Renderer {
          func size() -> CGSize { UIScreen.main.bounds.size }
        }
        """),
      RuleExample(
        """
        struct Device: View {
          enum Model: String { case large, small }
          private var model: Model {
            let size = UIScreen.main.bounds.size
            let longest = max(size.width, size.height)
            return longest > 1300 ? .large : .small
          }
          private var width: CGFloat { ↓UIScreen.main.bounds.width > 400 ? 300 : 200 }
          private var isSmall: Bool { ↓UIScreen.main.bounds.width < 350 }
          var body: some View { Text(model.rawValue).frame(width: width).bold(isSmall) }
        }
        """),
      RuleExample(
        """
        import UIKit
        struct Cover: View {
          var width: CGFloat {
            guard let scene = UIApplication.shared.connectedScenes.first as? UIWindowScene else {
              return UIScreen.main.bounds.width
            }
            return scene.windows.first?.frame.width ?? UIScreen.main.bounds.width
          }
          var body: some View { Text("Cover").frame(width: width) }
          func draw() {
            let renderer = ImageRenderer(content: Text("Cover"))
            renderer.proposedSize = ProposedViewSize(width: UIScreen.main.bounds.width, height: nil)
          }
        }
        """),
      RuleExample(
        """
        struct Drawer: View {
          @State private var isShown = false
          var body: some View {
            GeometryReader { geometry in
              let width = geometry.size.width
              Text("Drawer")
                .frame(width: width.isNaN || width <= 0 ? UIScreen.main.bounds.width : width)
                .offset(y: isShown ? 0 : UIScreen.main.bounds.height)
                .offset(x: isShown ? 0 : (-UIScreen.main.bounds.size.width))
                .offset(x: isShown ? 0 : ↓UIScreen.main.bounds.width / 2)
                .frame(height: isShown ? 0 : ↓UIScreen.main.bounds.height)
            }
          }
        }
        """),
      RuleExample(
        """
        extension UIDevice {
          static var isPhone: Bool { current.userInterfaceIdiom == .phone }
        }
        struct Note: View {
          @State private var inset: CGFloat = 0
          var body: some View {
            Text("Note")
              .frame(width: UIDevice.current.userInterfaceIdiom == .phone ? UIScreen.main.bounds.width : 350)
              .frame(height: height)
              .padding(.bottom, inset)
              .onReceive(NotificationCenter.default.publisher(for: .init("keyboard"))) { message in
                let frame = message.userInfo?[UIResponder.keyboardFrameEndUserInfoKey] as? CGRect ?? .zero
                inset = UIScreen.main.bounds.height - frame.minY
              }
              .frame(maxWidth: inset > 0 ? ↓UIScreen.main.bounds.width : 350)
          }
          private var height: CGFloat {
            if UIDevice.isPhone { return UIScreen.main.bounds.height }
            return 500
          }
        }
        """),
      RuleExample(
        """
        let screenWidth = UIScreen.main.bounds.width
        extension UIScreen {
          static let height = main.bounds.height
          static var isSmall: Bool { main.bounds.height < 600 }
        }
        enum Layout {
          static var inset: CGFloat { 16 }
          static var width: CGFloat? { window?.bounds.width ?? UIScreen.main.bounds.width }
          static let window: UIWindow? = nil
        }
        struct Page: View {
          private var isPad: Bool { UIDevice.current.userInterfaceIdiom == .pad }
          var body: some View {
            Text("Page").frame(width: ↓screenWidth - 40, height: ↓UIScreen.height)
            Text("Note").padding(Layout.inset).frame(width: Layout.width).opacity(UIScreen.isSmall ? 0 : 1)
            Text("Side").frame(width: isPad ? ↓UIScreen.main.bounds.width / 3 : nil)
            Text("Whole").frame(width: isPad ? nil : UIScreen.main.bounds.width)
          }
        }
        """),
      RuleExample(
        """
        struct Info: View {
          private var width: String { "\\(Int(UIScreen.main.bounds.width))" }
          var body: some View { Text("\\(width) by \\(UIScreen.main.bounds.height)") }
        }
        """),
      RuleExample(
        """
        struct Debug: View {
          var body: some View {
            Button("Log") { print(UIScreen.main.bounds) }
          }
        }
        """),
    ], precision: RuleInfo.Precision(right: 328, of: 342, inApps: 169))

  static let visits: [NodeKind] = [.memberAccessExpr, .declReferenceExpr, .implicitMemberExpr]

  private static let bounds = CatalogueMember("UIScreen", "bounds")

  func check(_ node: SyntaxNode, in context: RuleContext) {
    guard let name = node.referencedName else { return }
    var kept: SourceRange?
    if node.kind != .memberAccessExpr || !node.isSpelt(name, "bounds") || !context.isUse(node, of: Self.bounds) {
      guard let decl = context.record.decl(of: node), let value = keptMeasure(decl, context) else { return }
      kept = value
    }
    guard let owner = context.ownerType,
      context.conforms(owner, to: .view) || context.conforms(owner, to: .viewModifier),
      !context.isPreview, !isPlatformView(owner, context), !tellsDevices(context), !isInstead(node, context),
      !isOtherwise(node, context), !isOfObject(context), !isForDevice(node, context), !isBesideKeyboard(context),
      !isSaidBefore(node, context),
      // The size of the screen itself may be displayed or logged.
      !context.ancestors.contains(where: { around in
        around.kind == .stringInterpolation || context.calledText(around, of: .effect) == "print"
      })
    else { return }
    context.report(
      Diagnostic(
        Self.info.level, Self.info.id,
        "the screen may be larger than the room for this view, as in a split view, a sheet or a window; use "
          + "`containerRelativeFrame` or a "
          + "`GeometryReader`",
        in: context.file, at: node.range,
        notes: kept.flatMap { range in
          context.record.uses[node.id].map {
            [
              Diagnostic.Note(
                "its size is read here", in: context.analyzer.program.file($0.decl.file).source, at: range)
            ]
          }
        } ?? []))
  }

  /// Whether an earlier argument of the same call also uses the screen's size: `frame(width: …, height: …)`.
  private func isSaidBefore(_ bounds: SyntaxNode, _ context: RuleContext) -> Bool {
    guard let call = context.ancestors.last(where: { $0.kind == .functionCallExpr }) else { return false }
    return call.children.contains { argument in
      argument.kind == .labeledExpr && argument.range.end <= bounds.range.start
        && argument.contains { context.isUse($0, of: Self.bounds) }
    }
  }

  /// The screen size in a global or static constant or getter of a type that is not a view; `nil` for other
  /// declarations: `let screenWidth = UIScreen.main.bounds.width`.
  private func keptMeasure(_ decl: DeclID, _ context: RuleContext) -> SourceRange? {
    let analyzer = context.analyzer
    guard context.isOwn(decl), analyzer.decl(decl).kind == .variable, decl.file != analyzer.localFile else {
      return nil
    }
    let owner = analyzer.owner(of: decl).flatMap { analyzer.nominal(of: $0) }
    if let owner, !analyzer.decl(decl).has(.isStatic) || context.conforms(owner, to: .view) { return nil }
    guard let value = analyzer.keptValue(of: decl) ?? analyzer.onlyValue(of: decl), value.mentions(Self.bounds.name),
      Self.lengths.contains(where: { analyzer.isKnown(analyzer.variableType(of: decl), $0) })
    else { return nil }
    let inner = RuleContext(analyzer, decl.file)
    inner.enter(decl)
    return value.subtree.first { inner.isUse($0, of: Self.bounds) && !isInstead($0, in: value) }?.range
  }

  /// Whether a part of a value is the right operand of `??`.
  private func isInstead(_ bounds: SyntaxNode, in value: SyntaxNode) -> Bool {
    value.contains { part in
      part.isCoalescing && part.children.first?.range.contains(bounds.range) == false
        && part.range.contains(bounds.range)
    }
  }

  /// Whether a type wraps a UIKit view, whose content SwiftUI does not lay out.
  private func isPlatformView(_ type: DeclID, _ context: RuleContext) -> Bool {
    context.analyzer.ancestors(of: type).contains {
      context.analyzer.decl($0).kind == .protocolType && context.analyzer.catalogueText(.owns, of: $0) != nil
    }
  }

  /// Whether the size is a fallback: in the right operand of `??`, or after a failed `guard`.
  private func isInstead(_ bounds: SyntaxNode, _ context: RuleContext) -> Bool {
    var inner = bounds
    for around in context.ancestors.reversed() {
      if around.isCoalescing, around.children.first?.id != inner.id { return true }
      if around.kind == .guardStmt, inner.kind == .codeBlock { return true }
      inner = around
    }
    return false
  }

  private static let offset = CatalogueMember("View", "offset")

  /// Whether the size is one alternative of a condition whose other one is a better size, or the offset that moves a
  /// view off the screen: `size.isNaN ? UIScreen.main.bounds.width : size`, `offset(y: isShown ? 0 : bounds.height)`.
  private func isOtherwise(_ bounds: SyntaxNode, _ context: RuleContext) -> Bool {
    var inner = bounds
    for (index, around) in context.ancestors.enumerated().reversed() {
      switch around.kind {
      case .memberAccessExpr, .parenExpr: break
      case .prefixOperatorExpr where around.firstToken.map({ around.isSpelt($0, "-") }) == true: break
      case .ternaryExpr:
        guard let condition = around.children.first, condition.id != inner.id,
          let other = around.children.dropFirst().first(where: { $0.id != inner.id })
        else { return false }
        if other.text == "0" || other.text == ".zero" {
          let call = context.ancestors[..<index].last { $0.kind == .functionCallExpr }
          return call.map { context.isUse($0, of: Self.offset) } ?? false
        }
        let code = other.plainText
        return condition.contains { $0.plainText == code }
      default: return false
      }
      inner = around
    }
    return false
  }

  /// Whether the size is assigned to a library object that is not a view: `renderer.proposedSize = …`.
  private func isOfObject(_ context: RuleContext) -> Bool {
    guard let target = context.ancestors.last(where: { $0.kind == .assignmentExpr })?.children.first,
      target.kind == .memberAccessExpr, let base = target.children.first, base.kind.isExpr,
      let object = context.objectType(of: base)
    else { return false }
    return context.analyzer.isFromCatalogue(object) && context.analyzer.decl(object).kind == .classType
  }

  private static let pad = CatalogueMember("UIUserInterfaceIdiom", "pad")

  /// Whether the code is for an iPad, where views rarely have the whole screen:
  /// `idiom == .pad ? bounds.width / 2 : 300`.
  private func isForTablet(_ bounds: SyntaxNode, _ context: RuleContext) -> Bool {
    context.ancestors.contains { around in
      guard around.kind == .ternaryExpr || around.kind == .ifExpr else { return false }
      let conditions =
        around.kind == .ifExpr ? around.conditions : around.children.first { $0.kind.isExpr }.map { [$0] } ?? []
      let sides = around.children.filter { part in
        around.kind == .ifExpr ? part.kind == .codeBlock || part.kind == .ifExpr : part.id != conditions.first?.id
      }
      guard conditions.count == 1, let side = sides.firstIndex(where: { $0.range.contains(bounds.range) }),
        let isAsked = asksForTablet(context.origin(of: conditions[0]))
      else { return false }
      return isAsked == (side == 0)
    }
  }

  /// Whether a condition holds only on an iPad, or only on other devices; `nil` for other conditions.
  private func asksForTablet(_ condition: ValueOrigin) -> Bool? {
    let (node, context) = (condition.node, condition.context)
    guard node.kind == .infixOperatorExpr, node.children.contains(where: { context.isUse($0, of: Self.pad) }) else {
      return nil
    }
    if node.ownTokens.contains(where: { node.isSpelt($0, "==") }) { return true }
    return node.ownTokens.contains { node.isSpelt($0, "!=") } ? false : nil
  }

  /// Whether a condition tests the device kind. On a phone, a view may have the whole screen.
  private func isForDevice(_ bounds: SyntaxNode, _ context: RuleContext) -> Bool {
    !isForTablet(bounds, context)
      && context.ancestors.contains { around in
        let asked: [SyntaxNode] =
          switch around.kind {
          case .ifExpr, .guardStmt: around.conditions
          case .ternaryExpr, .switchExpr: around.children.first { $0.kind.isExpr }.map { [$0] } ?? []
          default: []
          }
        return asked.contains { !$0.range.contains(bounds.range) && asksForDevice($0, context.record, context) }
      }
  }

  /// Whether an expression tests the device kind, directly or through a property of the program that does nothing else.
  private func asksForDevice(_ node: SyntaxNode, _ record: BodyRecord, _ context: RuleContext) -> Bool {
    node.subtree.contains { part in
      guard let use = record.uses[part.id], context.analyzer.decl(use.decl).kind == .variable else { return false }
      if context.analyzer.fact(.constant, of: use.decl) == .device { return true }
      guard record === context.record, context.isOwn(use.decl), let value = context.analyzer.onlyValue(of: use.decl)
      else { return false }
      return asksForDevice(value, context.analyzer.record(of: use.decl), context)
    }
  }

  /// Whether the current function or closure also uses screen coordinates, such as those of the keyboard.
  private func isBesideKeyboard(_ context: RuleContext) -> Bool {
    guard let decl = context.decl else { return false }
    let place = context.ancestors.last { $0.kind == .closureExpr } ?? context.analyzer.node(of: decl)
    return namesWhatIsOnScreen(place, context.analyzer.namesMeasuredOnScreen)
  }

  /// Whether code, without its closures, names something in screen coordinates. Unresolved members are judged by name.
  private func namesWhatIsOnScreen(_ node: SyntaxNode, _ names: Set<Name>) -> Bool {
    if node.kind == .declReferenceExpr || node.kind == .memberAccessExpr,
      let token = node.referencedName, names.contains(node.name(of: token))
    {
      return true
    }
    return node.children.contains { $0.kind != .closureExpr && namesWhatIsOnScreen($0, names) }
  }

  /// The result types of values that may be used for layout.
  private static let measures: [Name] = ["Bool"] + lengths
  private static let lengths: [Name] = [
    "CGFloat", "CGPoint", "CGRect", "CGSize", "Double", "EdgeInsets", "Float", "Int",
  ]

  /// Whether the code returns neither views nor a length, has no effects, and only compares the size.
  private func tellsDevices(_ context: RuleContext) -> Bool {
    let analyzer = context.analyzer
    guard let decl = context.decl, !context.isViewCode else { return false }
    let result: TypeID
    switch analyzer.decl(decl).kind {
    case .function: result = analyzer.signature(of: decl).result
    case .variable where analyzer.decl(decl).has(.isComputed): result = analyzer.variableType(of: decl)
    default: return false
    }
    let value = analyzer.wrapped(result) ?? result
    guard value != analyzer.void, !Self.measures.contains(where: { analyzer.isKnown(value, $0) }) else { return false }
    var names: Set<String> = []
    return !leadsOn(analyzer.node(of: decl), &names, context)
  }

  /// Whether code uses the size of the screen in another way than in comparisons.
  ///
  /// - Parameter names: the local names that refer to the size or a part of it.
  private func leadsOn(_ node: SyntaxNode, _ names: inout Set<String>, _ context: RuleContext) -> Bool {
    if node.isComparison { return false }
    if node.kind == .patternBinding, let pattern = node.children.first, pattern.kind == .identifierPattern,
      let value = node.child(.initializerClause)
    {
      if leadsOn(value, &names, context) { names.insert(pattern.text) }
      return false
    }
    if context.isUse(node, of: Self.bounds) || node.kind == .declReferenceExpr && names.contains(node.text) {
      return true
    }
    for child in node.children where leadsOn(child, &names, context) { return true }
    return false
  }
}
