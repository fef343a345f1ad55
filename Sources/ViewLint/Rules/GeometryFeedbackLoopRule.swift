import ViewCatalog
import ViewSemantics
import ViewSource
import ViewSyntax

/// Warns about a view whose size depends on its own measured size.
struct GeometryFeedbackLoopRule: Rule {
  static let info = RuleInfo(
    "geometry_feedback_loop", .layout, .warning, isFixable: false,
    summary: "the view's size depends on its own measured size, so that the layout does not settle",
    explanation: """
      The view grows or shrinks step by step, and SwiftUI complains that something updates several times a frame. A \
      measured size is kept in state and put back into the frame or the padding of the same view with something added, \
      which gives another size, which is measured again. Let the layout find the size: padding adds to it, \
      `fixedSize()` keeps it, `containerRelativeFrame` takes a part of the container.
      """,
    silence: """
      A measured size that sets the size of other views, or of this view under a condition or with nothing added: the \
      layout settles. A view with `fixedSize()`, and state that is `nil` until the size has been measured.
      """,
    examples: [
      RuleExample(
        """
        struct Badge: View {
          let text: String
          @State private var width: CGFloat = 0
          var body: some View {
            Text(text)
              .onGeometryChange(for: CGFloat.self) { $0.size.width } action: { ↓width = $0 }
              .frame(width: width + 8)
          }
        }
        """),
      RuleExample(
        """
        struct Badge: View {
          @State private var size = CGSize.zero
          var body: some View {
            Text("Badge")
              .padding(size.height / 4)
              .onGeometryChange(for: CGSize.self) { $0.size } action: { ↓size = $0 }
          }
        }
        """),
      RuleExample(
        """
        struct Badge: View {
          let text: String
          var body: some View { Text(text).fixedSize().padding(4) }
        }
        """),
      RuleExample(
        """
        struct Badge: View {
          let text: String
          @State private var width: CGFloat = 0
          var body: some View {
            VStack {
              Text(text)
                .onGeometryChange(for: CGFloat.self) { $0.size.width } action: { width = $0 }
              Color.red.frame(width: width + 8, height: 1)
            }
          }
        }
        """),
      RuleExample(
        """
        struct Badge: View {
          let text: String
          @State private var isOpen = false
          @State private var height: CGFloat = 0
          @State private var width: CGFloat?
          var body: some View {
            Text(text)
              .fixedSize()
              .onGeometryChange(for: CGFloat.self) { $0.size.height } action: { height = $0 }
              .frame(height: isOpen ? height + 8 : 0)
            Text(text)
              .onGeometryChange(for: CGFloat.self) { $0.size.width } action: { width = $0 }
              .frame(width: width.map { $0 + 8 })
          }
        }
        """),
      RuleExample(
        """
        struct HeightKey: PreferenceKey {
          static let defaultValue: CGFloat = 0
          static func reduce(value: inout CGFloat, nextValue: () -> CGFloat) { value = nextValue() }
        }
        struct Badge: View {
          @State private var height: CGFloat = 0
          @State private var settled: CGFloat = 0
          var body: some View {
            Text("Badge")
              .background {
                GeometryReader { proxy in Color.clear.preference(key: HeightKey.self, value: proxy.size.height) }
              }
              .onPreferenceChange(HeightKey.self) { ↓height = $0 }
              .padding(.bottom, height / 2)
            Text("Badge")
              .overlay(GeometryReader { Color.clear.preference(key: HeightKey.self, value: $0.size.height) })
              .onPreferenceChange(HeightKey.self) { settled = $0 }
              .frame(height: settled)
          }
        }
        """),
      RuleExample(
        """
        struct Badge: View {
          let text: String
          @State private var height: CGFloat = 0
          @State private var width: CGFloat = 0
          var body: some View {
            Text(text)
              .background(
                GeometryReader { proxy in
                  Color.clear.onChange(of: proxy.size.height) { ↓height = proxy.size.height }
                }
              )
              .frame(height: height + 10)
            Text(text)
              .background {
                GeometryReader { proxy in
                  Color.clear.onChange(of: proxy.size) { width = $1.width }
                }
              }
            Color.red.frame(width: width + 10)
          }
        }
        """),
      RuleExample(
        """
        struct Grow: View {
          @State private var height: CGFloat = 0
          private func update(_ value: CGFloat) { height = value }
          private var content: some View { Text("A").frame(height: height + 8) }
          var body: some View {
            Text("A").padding(.bottom, height)
              .onGeometryChange(for: CGFloat.self) { $0.size.height } action: { ↓height = $0 }
            content.onGeometryChange(for: CGFloat.self) { $0.size.height } action: { ↓update($0) }
            Text("A").onGeometryChange(for: CGFloat.self) { $0.size.height } action: { height = $0 }
              .padding(.bottom, height)
          }
        }
        """),
      RuleExample(
        """
        struct Card: View {
          @State private var height: CGFloat = 0
          @State private var width: CGFloat = 0
          @State private var rows = 1
          @State private var number = 1
          var body: some View {
            Text("Card")
              .frame(height: height)
              .padding(12)
              .onGeometryChange(for: CGFloat.self) { $0.size.height } action: { ↓height = $0 }
            Text("Card")
              .frame(width: width)
              .padding(.vertical, 12)
              .onGeometryChange(for: CGFloat.self) { $0.size.width } action: { width = $0 }
            VStack { ForEach(0..<rows, id: \\.self) { Text("Row \\($0)") } }
              .onGeometryChange(for: CGFloat.self) { $0.size.height } action: { _ in ↓rows += 1 }
            Text("Changed \\(number)").onGeometryChange(for: CGFloat.self) { $0.size.height } action: { _ in number += 1 }
          }
        }
        """),
    ], precision: RuleInfo.Precision(right: 0, of: 0, inApps: 361))

  static let visits: [NodeKind] = [.functionCallExpr]
  /// Helpers, modifiers and views may be in other files.
  static let dependsOnWholeProgram = true

  private static let size = CatalogueMember("GeometryProxy", "size")
  private static let fixed = CatalogueMember("View", "fixedSize")
  private static let padding = CatalogueMember("View", "padding")

  private static let preference = CatalogueMember("View", "preference")
  private static let behind = [CatalogueMember.background, CatalogueMember.overlay]

  static func checksCalls(_ callee: Callee) -> Bool {
    callee.fact(.hot) == .geometry || callee.fact(.hot) == .preference || callee.isAny(of: [.onChange])
  }

  func check(_ node: SyntaxNode, in context: RuleContext) {
    guard let chain = measuredChain(of: node, context), let action = context.arguments(of: node)?.arguments.last?.node,
      action.kind == .closureExpr, !chain.contains(where: { $0.call.context.isUse($0.call.node, of: Self.fixed) })
    else { return }
    for found in CalledWrites(in: Array(action.children), context).found where !found.isConditional {
      let write = found.write
      guard context.analyzer.wrapped(context.analyzer.variableType(of: write.property)) == nil,
        let fed = size(of: node, chain, fedBy: write, context)
      else { continue }
      let name = context.analyzer.name(of: write.property)
      let what =
        found.call == nil && isOfAction(write, context)
        ? "is measured on this view" : "is set each time that this view is measured"
      context.report(
        Diagnostic(
          Self.info.level, Self.info.id,
          "`\(name)` \(what) and changes its size, which is measured again: the layout does not settle; let the layout "
            + "find the size",
          in: context.file, at: (found.call ?? write.node).range,
          notes: [
            Diagnostic.Note("the size depends on `\(name)` here", in: fed.context.file, at: fed.node.range)
          ]))
    }
  }

  /// Whether a new value derives from the action's parameter, which is a name without a declaration.
  private func isOfAction(_ write: PropertyWrite, _ context: RuleContext) -> Bool {
    write.value?.contains { part in
      part.kind == .declReferenceExpr && context.record.uses[part.id].map { !context.isOwn($0.decl) } != false
    } ?? false
  }

  /// The place where the size of the measured view depends on the written value, so that it changes each time.
  private func size(
    of node: SyntaxNode, _ chain: [Modifier], fedBy write: PropertyWrite, _ context: RuleContext
  ) -> ExpandedCode? {
    guard let value = write.value else {
      // `rows += 1`
      guard write.node.kind == .infixOperatorExpr else { return nil }
      return rows(of: node, countedBy: write.property, context)
    }
    return chain.first { isFed($0, by: write.property) }?.call
      ?? frame(in: chain, setTo: value, of: write.property, measuredBy: node, context)
  }

  /// The rows of the measured view whose number is the property.
  private func rows(of node: SyntaxNode, countedBy property: DeclID, _ context: RuleContext) -> ExpandedCode? {
    guard let view = context.modified(node) else { return nil }
    let rows = view.subtree.first { call in
      guard call.kind == .functionCallExpr, context.madeType(call).map({ context.analyzer.makesRows($0) }) == true,
        let data = call.arguments.first
      else { return false }
      return data.contains { context.record.uses[$0.id]?.decl == property }
    }
    return rows.map { ExpandedCode($0, in: context) }
  }

  /// A frame with exactly the measured size, inside of measured padding: each measurement adds the padding.
  private func frame(
    in chain: [Modifier], setTo value: SyntaxNode, of property: DeclID, measuredBy node: SyntaxNode,
    _ context: RuleContext
  ) -> ExpandedCode? {
    let isChanged = value.contains {
      $0.kind == .infixOperatorExpr || $0.kind == .functionCallExpr || $0.kind == .ternaryExpr
    }
    guard !isChanged else { return nil }
    // Outermost first.
    for (index, modifier) in chain.enumerated() where modifier.isMeasured {
      let call = modifier.call
      guard call.context.isUse(call.node, of: .frame) else { continue }
      for axis in Axis.allCases where sets(axis, call, to: property) {
        let pads = chain[..<index].contains { outer in
          outer.isMeasured && outer.call.context.isUse(outer.call.node, of: Self.padding) && self.pads(axis, outer.call)
        }
        if pads, measures(axis, property, node, chain, context) { return call }
      }
    }
    return nil
  }

  /// The axes of a size.
  private enum Axis: CaseIterable {
    case width, height

    var labels: [Name] {
      switch self {
      case .width: ["width", "minWidth"]
      case .height: ["height", "minHeight"]
      }
    }

    var edges: [Name] {
      switch self {
      case .width: ["all", "horizontal", "leading", "trailing"]
      case .height: ["all", "vertical", "top", "bottom"]
      }
    }
  }

  /// `frame(height: height)`, `frame(minHeight: size.height)`
  private func sets(_ axis: Axis, _ frame: ExpandedCode, to property: DeclID) -> Bool {
    axis.labels.contains { label in
      guard let value = frame.context.argument(frame.node, label),
        value.kind == .declReferenceExpr || value.kind == .memberAccessExpr
      else { return false }
      return value.contains { frame.context.record.uses[$0.id]?.decl == property }
    }
  }

  /// Whether a non-negative padding applies to an axis.
  private func pads(_ axis: Axis, _ padding: ExpandedCode) -> Bool {
    let arguments = padding.node.arguments
    if arguments.contains(where: { $0.kind == .prefixOperatorExpr || $0.text == "0" }) { return false }
    guard let edges = arguments.first, edges.kind == .implicitMemberExpr, let name = edges.lastToken else {
      return arguments.first.map { $0.kind.isExpr && $0.kind != .arrayExpr && $0.kind != .labeledExpr } ?? true
    }
    return axis.edges.contains(edges.name(of: name))
  }

  /// Whether the code measures this axis, or names none.
  private func measures(
    _ axis: Axis, _ property: DeclID, _ node: SyntaxNode, _ chain: [Modifier], _ context: RuleContext
  ) -> Bool {
    let measuring = [node] + chain.map(\.call.node).filter { context.isUse($0, ofAny: Self.behind) }
    let other: Axis = axis == .width ? .height : .width
    // Only the arguments, because the call nodes contain the views that they modify.
    let parts = measuring.flatMap { $0.children.dropFirst() }
    func names(_ axis: Axis) -> Bool { axis.labels.first.map { name in parts.contains { $0.mentions(name) } } ?? false }
    return names(axis) || !names(other)
  }

  /// A modifier of a measured view, and whether its size is a part of the measured size.
  private typealias Modifier = (call: ExpandedCode, isMeasured: Bool)

  /// The modifiers of the view whose size the action receives; `nil` if the action receives another value.
  private func measuredChain(of node: SyntaxNode, _ context: RuleContext) -> [Modifier]? {
    guard context.isUse(node, of: .onChange) else {
      let chain = chain(of: node, context)
      return isMeasured(node, chain, context) ? chain : nil
    }
    guard let value = context.argument(node, "of"), value.contains(where: { context.isUse($0, of: Self.size) }) else {
      return nil
    }
    return chainBehind(node, context)
  }

  /// The modifiers of the view whose background contains a node: `.background(GeometryReader { … })`.
  private func chainBehind(_ node: SyntaxNode, _ context: RuleContext) -> [Modifier]? {
    let outside = context.copy()
    var inner = node
    while let around = outside.ancestors.last {
      outside.ascend()
      if context.isUse(around, ofAny: Self.behind), around.children.first?.id != inner.id {
        return chain(of: around, outside)
      }
      inner = around
    }
    return nil
  }

  /// Whether the action receives the size of its view: measured by the call itself, or in a background or overlay that
  /// sets a preference.
  private func isMeasured(_ node: SyntaxNode, _ chain: [Modifier], _ context: RuleContext) -> Bool {
    if let measure = context.argument(node, "of") {
      return measure.subtree.contains { context.isUse($0, of: Self.size) }
    }
    guard let key = node.arguments.first, key.kind != .closureExpr else { return false }
    return chain.lazy.filter(\.call.isOutermost).map(\.call.node).contains { call in
      context.isUse(call, ofAny: Self.behind)
        && call.children.dropFirst().contains { given in
          given.subtree.contains { part in
            context.isUse(part, of: Self.preference) && context.argument(part, "key")?.text == key.text
              && context.argument(part, "value")?.contains { context.isUse($0, of: Self.size) } == true
          }
        }
    }
  }

  /// The modifiers of the measured view, inside and outside of the measurement.
  private func chain(of node: SyntaxNode, _ context: RuleContext) -> [Modifier] {
    let code = ExpandedCode(node, in: context)
    return UnfoldedModifications(of: code).dropFirst().map { ($0, true) }
      + context.outerModifiers(of: node).map { (code.part($0), false) }
  }

  /// Whether a modifier sets a size that is computed from a property, without a condition or a limit. Padding adds its
  /// value to the measured size.
  private func isFed(_ modifier: Modifier, by property: DeclID) -> Bool {
    let context = modifier.call.context
    let adds = modifier.isMeasured && context.isUse(modifier.call.node, of: Self.padding)
    guard adds || context.isUse(modifier.call.node, ofAny: [.frame, Self.padding]) else { return false }
    return modifier.call.node.arguments.contains { argument in
      guard argument.contains(where: { context.record.uses[$0.id]?.decl == property }) else { return false }
      let isBound = argument.subtree.contains {
        $0.kind == .ternaryExpr || $0.kind == .functionCallExpr || $0.kind == .closureExpr
      }
      return !isBound && (adds || argument.contains { $0.kind == .infixOperatorExpr })
    }
  }
}
