import ViewCatalog
import ViewSemantics
import ViewSource
import ViewSyntax

/// Warns about a body that is evaluated at each frame of scrolling for a value that only moves or fades one of its
/// views.
struct ScrollOffsetReadRule: Rule {
  static let info = RuleInfo(
    "scroll_offset_in_body", .performance, .warning, isFixable: false,
    summary: "the body is evaluated at each frame of scrolling, for a value that only an effect needs",
    explanation: """
      Scrolling may stutter. State that is written during scrolling invalidates each body that reads it, sixty times a \
      second or more, and SwiftUI creates and compares all views of that body again. If the value only fades or moves \
      a view, the body does not need it: `visualEffect` and `scrollTransition` get the position when the view is \
      drawn, and evaluate no body. Or pass the binding to a small view that reads it: then only that view's body is \
      evaluated.
      """,
    silence: """
      The rule ignores values that other code reads too, such as a condition or a title, choices among few values, \
      which rarely change, and bodies that are too small to matter.
      """,
    examples: [
      RuleExample(
        """
        struct Feed: View {
          let items: [String]
          @State private var offset = 0.0
          var body: some View {
            ScrollView {
              Text("News").opacity(1 - offset / 100)
              ForEach(items, id: \\.self) { Text($0) }
            }
            .onScrollGeometryChange(for: Double.self) { $0.contentOffset.y } action: { _, new in ↓offset = new }
          }
        }
        """),
      RuleExample(
        """
        struct Feed: View {
          let items: [String]
          @State private var offset = 0.0
          private var fade: Double { max(0, 1 - offset / 100) }
          var body: some View {
            ScrollView {
              Text("News").scaleEffect(fade)
              ForEach(items, id: \\.self) { Text($0) }
            }
            .onScrollGeometryChange(for: Double.self) {
              $0.contentOffset.y
            } action: { _, new in
              ↓offset = new
            }
          }
        }
        """),
      RuleExample(
        """
        struct Header: View {
          @Binding var offset: Double
          var body: some View { Text("News").opacity(1 - offset / 100) }
        }
        struct Feed: View {
          let items: [String]
          @State private var offset = 0.0
          @State private var isScrolled = false
          @State private var height = 0.0
          var body: some View {
            ScrollView {
              Header(offset: $offset)
              Text(isScrolled ? "Scrolled" : "Top").opacity(isScrolled ? 0 : 1)
              Text(height > 10 ? "High" : "Low").offset(y: height)
              ForEach(items, id: \\.self) { Text($0) }
            }
            .onScrollGeometryChange(for: Double.self) { $0.contentOffset.y } action: { _, new in
              offset = new
              isScrolled = new > 0
              height = new
            }
          }
        }
        struct Short: View {
          @State private var offset = 0.0
          var body: some View {
            ScrollView { Text("News").opacity(1 - offset / 100) }
              .onScrollGeometryChange(for: Double.self) { $0.contentOffset.y } action: { _, new in offset = new }
          }
        }
        """),
    ], precision: RuleInfo.Precision(right: 0, of: 0, inApps: 41))

  static let visits: [NodeKind] = [.functionCallExpr]

  private static let movements: [FrameSource] = [.scroll, .geometry, .preference]
  /// The evaluation of a body with fewer views is cheap.
  private static let fewViews = 8
  private static let visualEffect: Name = "VisualEffect"
  private static let frame = CatalogueMember("GeometryProxy", "frame")

  static func checksCalls(_ callee: Callee) -> Bool { callee.fact(.hot).map(movements.contains) ?? false }

  func check(_ node: SyntaxNode, in context: RuleContext) {
    guard let use = context.record.uses[node.id], let owner = context.ownerType, context.conforms(owner, to: .view),
      let action = context.analyzer.arguments(of: node, context.record).last?.node, action.kind == .closureExpr,
      !context.isPreview
    else { return }
    let kind = context.analyzer.fact(.hot, of: use.decl)
    for found in CalledWrites(in: action.children.filter { $0.kind != .closureSignature }, context).found
    where found.call == nil && !found.isConditional {
      let property = found.write.property
      guard found.write.value != nil, context.analyzer.isOwnState(property), isNumber(property, context),
        kind == .scroll || followsFrame(node, context),
        let effects = effects(reading: property, owner, context), let first = effects.first, isLarge(owner, context)
      else { continue }
      let name = context.analyzer.name(of: property)
      let names = RuleText.list(effects.map { "`.\($0.name)`" })
      context.report(
        Diagnostic(
          Self.info.level, Self.info.id,
          "the body of `\(context.analyzer.name(of: owner))` is evaluated at each frame of scrolling, because it "
            + "reads `\(name)`, which only "
            + "\(names) \(Set(effects.map(\.name)).count == 1 ? "needs" : "need"); use `visualEffect` or `scrollTransition`, or "
            + "give `$\(name)` to a small view that reads it",
          in: context.file, at: found.write.node.range,
          notes: [Diagnostic.Note("the body reads it here", in: first.file, at: first.range)]))
    }
  }

  /// Whether a property takes many values.
  private func isNumber(_ property: DeclID, _ context: RuleContext) -> Bool {
    guard let type = context.nominal(context.analyzer.variableType(of: property)) else { return false }
    let names: [Name] = ["CGFloat", "Double", "CGPoint", "CGSize", "CGRect", "CGVector"]
    return names.contains { context.analyzer.knownDecl($0) == type }
  }

  /// Whether the measurement is a position, which changes during scrolling, and not a size.
  private func followsFrame(_ call: SyntaxNode, _ context: RuleContext) -> Bool {
    guard let decl = context.decl else { return false }
    let code =
      context.isUse(call, of: CatalogueMember("View", "onPreferenceChange")) ? context.analyzer.node(of: decl) : call
    return code.subtree.contains { part in
      guard part.kind == .memberAccessExpr, let base = part.children.first, context.isUse(base, of: Self.frame),
        let member = part.referencedName
      else { return false }
      return ["minY", "minX", "maxY", "maxX", "midX", "midY", "origin"].contains(part.text(of: member))
    }
  }

  // MARK: Reads

  private struct Effect {
    let name: String
    let file: SourceFile
    let range: SourceRange
  }

  /// The effects that receive the property; `nil` if bodies of the view read it for other purposes.
  private func effects(reading property: DeclID, _ owner: DeclID, _ context: RuleContext) -> [Effect]? {
    var reader = Reader(analyzer: context.analyzer, owner: owner)
    return reader.follow(property) && !reader.effects.isEmpty ? reader.effects : nil
  }

  /// Follows a value through the computed properties of a view to the modifiers that receive it.
  private struct Reader {
    let analyzer: Analyzer
    let owner: DeclID
    var effects: [Effect] = []
    private var seen: Set<DeclID> = []
    /// The maximum number of properties that derive from each other.
    private static let reach = 8

    init(analyzer: Analyzer, owner: DeclID) {
      self.analyzer = analyzer
      self.owner = owner
    }

    /// Whether only effects receive the property.
    mutating func follow(_ property: DeclID) -> Bool {
      guard seen.insert(property).inserted else { return true }
      guard seen.count <= Self.reach else { return false }
      let name = analyzer.decl(property).name
      for body in analyzer.bodiesNear(property) where body != property {
        let code = analyzer.node(of: body)
        guard code.mentions(name), !analyzer.isInitializer(body) else { continue }
        let context = RuleContext(analyzer, body.file)
        context.enter(body)
        guard read(code, property, context) else { return false }
      }
      return true
    }

    private mutating func read(_ node: SyntaxNode, _ property: DeclID, _ context: RuleContext) -> Bool {
      if node.kind == .closureExpr, context.record.builders[node.id] == nil,
        !(context.ancestors.last.map { analyzer.runsAtOnce(node, in: $0, context.record) } ?? false)
      {
        // Reads in actions do not invalidate the body, but reads in view builders do.
        return true
      }
      if let use = context.record.uses[node.id], use.decl == property, !note(node, use, context) { return false }
      // An unresolved name may refer to the property.
      if node.kind == .declReferenceExpr, context.record.uses[node.id] == nil, let token = node.referencedName,
        node.name(of: token) == analyzer.decl(property).name
      {
        return false
      }
      context.descend(into: node)
      defer { context.ascend() }
      return node.children.allSatisfy { read($0, property, context) }
    }

    private mutating func note(_ node: SyntaxNode, _ use: BodyRecord.Use, _ context: RuleContext) -> Bool {
      // A binding is read by its receiver.
      guard use.part == .value else { return use.part == .projection }
      var inner = node
      for around in context.ancestors.reversed() {
        defer { inner = around }
        if around.kind == .assignmentExpr, around.children.first?.id == inner.id { return true }
        guard around.kind == .functionCallExpr, around.children.first?.id != inner.id,
          let called = context.record.uses[around.id], let name = around.calleeName
        else { continue }
        guard analyzer.isFromCatalogue(called.decl), analyzer.ownerName(of: called.decl) == .view else { continue }
        guard isVisualEffect(around.name(of: name)) else { return false }
        effects.append(Effect(name: around.text(of: name), file: context.file, range: node.range))
        return true
      }
      guard let decl = context.decl, !context.isViewCode else { return false }
      if analyzer.decl(decl).kind == .function { return analyzer.signature(of: decl).result == analyzer.void }
      guard analyzer.decl(decl).has(.isComputed),
        analyzer.owner(of: decl).flatMap({ analyzer.nominal(of: $0) }) == owner
      else { return false }
      return follow(decl)
    }

    /// Whether a modifier is also available in `VisualEffect`.
    private func isVisualEffect(_ name: Name) -> Bool {
      guard let effect = analyzer.knownDecl(ScrollOffsetReadRule.visualEffect) else { return false }
      return analyzer.memberDecls(name, of: effect).contains { analyzer.decl($0).kind == .function }
    }
  }

  /// Whether the bodies of a view make rows, or many views.
  private func isLarge(_ owner: DeclID, _ context: RuleContext) -> Bool {
    let analyzer = context.analyzer
    var count = 0
    for member in ([owner] + analyzer.extensions(of: owner)).flatMap({ analyzer.children(of: $0) }) {
      let inner = RuleContext(analyzer, member.file)
      inner.enter(member)
      guard inner.isViewCode else { continue }
      for call in analyzer.node(of: member).subtree where call.kind == .functionCallExpr {
        guard let made = inner.madeType(call), analyzer.isView(analyzer.nominalType(made)) else { continue }
        count += 1
        if count >= Self.fewViews || analyzer.decl(made).has(.isRepeating) || analyzer.makesRows(made) { return true }
      }
    }
    return false
  }
}
