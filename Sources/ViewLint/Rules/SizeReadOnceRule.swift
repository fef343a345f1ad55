import ViewCatalog
import ViewSemantics
import ViewSource
import ViewSyntax

/// Warns about a size that is read only when the view appears.
struct SizeReadOnceRule: Rule {
  static let info = RuleInfo(
    "size_read_once", .layout, .note, isFixable: false,
    summary: "the size is read only when the view appears, and is outdated after a rotation or a resize",
    explanation: """
      A state that `onAppear` sets from a `GeometryReader` keeps the first size. `onAppear` runs once, but the size \
      changes with each rotation, window resize, split screen and change of the text size, and may not be final when \
      the view appears. Read the size from the reader where it is needed, or follow it with \
      `onGeometryChange(for:of:action:)` or `onChange(of:initial:)`.
      """,
    silence: """
      The rule ignores states that are also set elsewhere, for example in `onChange`, and states that no body reads.
      """,
    examples: [
      RuleExample(
        """
        struct Chart: View {
          @State private var width = 0.0
          var body: some View {
            GeometryReader { reader in
              Rectangle().frame(width: width / 2)
                .onAppear { ↓width = reader.size.width }
            }
          }
        }
        """),
      RuleExample(
        """
        struct Chart: View {
          @State private var width = 0.0
          var body: some View {
            GeometryReader { reader in
              Rectangle().frame(width: width / 2)
                .onAppear { width = reader.size.width }
                .onChange(of: reader.size.width) { width = reader.size.width }
            }
          }
        }
        struct Stars: View {
          @State private var places: [CGPoint] = []
          var body: some View {
            GeometryReader { reader in
              Text("\\(places.count)")
                .onAppear { places = [CGPoint(x: reader.size.width, y: 0)] }
            }
          }
        }
        """),
    ], precision: RuleInfo.Precision(right: 6, of: 7, inApps: 109))

  static let visits: [NodeKind] = [.assignmentExpr]
  /// Extensions of the view may be in other files.
  static let dependsOnWholeProgram = true

  private static let proxy: Name = "GeometryProxy"

  func check(_ node: SyntaxNode, in context: RuleContext) {
    let analyzer = context.analyzer
    guard let write = PropertyWrite(node, context.record, analyzer), let value = write.value, !context.isPreview,
      context.isShownState(write.property),
      context.isSetInThisFileOnly(write.property) || !analyzer.isOwnState(write.property),
      isMeasure(analyzer.variableType(of: write.property), context), let reader = reader(in: value, context),
      isDoneOnAppearing(context)
    else { return }
    let uses = PropertyUses(of: write.property, analyzer)
    guard uses.writes.count == 1, uses.bindings.isEmpty, isShown(write.property, context) else { return }
    let name = analyzer.name(of: write.property)
    context.report(
      Diagnostic(
        Self.info.level, Self.info.id,
        "`\(name)` keeps the size from when the view appears, which is outdated after a rotation or in a resized "
          + "window; read it from `\(reader.text)` where it is needed, or follow it with `onGeometryChange`",
        in: context.file, at: node.range))
  }

  /// Whether values of a type are sizes or parts of them. Values that are made for a size, such as shapes at random
  /// positions, may intentionally be made once.
  private func isMeasure(_ type: TypeID, _ context: RuleContext) -> Bool {
    let analyzer = context.analyzer
    let value = analyzer.wrapped(type) ?? type
    guard let nominal = context.nominal(value) else { return false }
    return analyzer.isFromCatalogue(nominal) && !analyzer.isKnown(value, .array)
  }

  /// `reader` of `reader.size.width`
  private func reader(in value: SyntaxNode, _ context: RuleContext) -> SyntaxNode? {
    value.subtree.first { part in
      guard part.kind == .declReferenceExpr, let type = context.nominal(of: part) else { return false }
      return context.analyzer.isFromCatalogue(type) && context.analyzer.decl(type).name == Self.proxy
    }
  }

  /// Whether the current code is directly in an `onAppear` action.
  private func isDoneOnAppearing(_ context: RuleContext) -> Bool {
    guard let closure = context.ancestors.last(where: { $0.kind == .closureExpr }),
      let call = context.ancestors.last(where: {
        $0.kind == .functionCallExpr && $0.children.contains { $0.id == closure.id }
      })
    else { return false }
    return context.calledFact(.lifecycle, of: call) == .onAppear
  }

  /// Whether a body reads the property.
  private func isShown(_ property: DeclID, _ context: RuleContext) -> Bool {
    let name = context.analyzer.decl(property).name
    return context.bodiesOfType.contains { body in
      let node = context.analyzer.node(of: body)
      guard body != property, node.mentions(name) else { return false }
      let inner = RuleContext(context.analyzer, body.file)
      inner.enter(body)
      var written: [SourceRange] = []
      for part in node.subtree {
        if let write = PropertyWrite(part, inner.record, context.analyzer) { written.append(write.target.range) }
      }
      return node.subtree.contains { part in
        inner.record.uses[part.id].map { $0.decl == property && $0.part == .value } == true
          && !written.contains(part.range)
      }
    }
  }
}
