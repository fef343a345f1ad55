import ViewSemantics
import ViewSource
import ViewSyntax

/// Warns about `onChange` of the number of elements, where the action needs the elements themselves.
struct CountWatchedRule: Rule {
  static let info = RuleInfo(
    "count_watched", .correctness, .warning, isFixable: true,
    summary: "the action needs the elements, but watches only their number, and misses each edit of an element",
    explanation: """
      A total stays wrong after an amount has been edited. `onChange(of: items.count)` runs its action when an element is \
      added or removed, but not when one changes in place. Watch the elements, `onChange(of: items)`, or compute the \
      value in the body instead of storing it.
      """,
    silence: """
      The rule ignores actions that use only the number of elements or their identifiers, elements that no control and no \
      code of the view edits, and elements that are not `Equatable`.
      """,
    examples: [
      RuleExample(
        """
        struct Cost: Identifiable, Equatable {
          let id: Int
          var amount = 0.0
        }
        struct Costs: View {
          @State private var costs: [Cost] = []
          @State private var total = 0.0
          var body: some View {
            List {
              Text("\\(total)")
              ForEach($costs) { $cost in Slider(value: $cost.amount) { Text("Amount") } }
            }
            .onChange(of: ↓costs.count) {
              total = costs.reduce(0) { $0 + $1.amount }
            }
          }
        }
        """,
        fixed: """
          struct Cost: Identifiable, Equatable {
            let id: Int
            var amount = 0.0
          }
          struct Costs: View {
            @State private var costs: [Cost] = []
            @State private var total = 0.0
            var body: some View {
              List {
                Text("\\(total)")
                ForEach($costs) { $cost in Slider(value: $cost.amount) { Text("Amount") } }
              }
              .onChange(of: costs) {
                total = costs.reduce(0) { $0 + $1.amount }
              }
            }
          }
          """),
      RuleExample(
        """
        struct Cost: Identifiable, Equatable {
          let id: Int
          var amount = 0.0
        }
        struct Costs: View {
          @State private var costs: [Cost] = []
          @State private var last: Int?
          var body: some View {
            ScrollViewReader { proxy in
              List {
                ForEach($costs) { $cost in Slider(value: $cost.amount) { Text("Amount") } }
              }
              .onChange(of: costs.count) {
                last = costs.last?.id
                proxy.scrollTo(costs.last?.id)
              }
            }
          }
        }
        """),
    ], precision: RuleInfo.Precision(right: 0, of: 0, inApps: 127))

  static let visits: [NodeKind] = [.functionCallExpr]

  private static let watched: Name = "of"
  private static let counts: Set<Name> = ["count", "isEmpty"]

  static func checksCalls(_ callee: Callee) -> Bool { callee.isAny(of: [.onChange]) }

  func check(_ node: SyntaxNode, in context: RuleContext) {
    let analyzer = context.analyzer
    guard let value = context.argument(node, Self.watched), value.kind == .memberAccessExpr,
      let name = value.referencedName, Self.counts.contains(value.name(of: name)), let base = value.children.first,
      base.kind.isExpr, let use = context.record.uses[base.id], use.part == .value, context.isOwn(use.decl),
      analyzer.isObserved(use.decl), context.runsWithBody, !context.isPreview,
      let element = analyzer.elementType(ofSequence: analyzer.variableType(of: use.decl)).flatMap({
        context.nominal($0)
      }),
      context.isOwn(element), analyzer.decl(element).kind == .structure, context.conforms(element, to: "Equatable"),
      let action = analyzer.arguments(of: node, context.record).last?.node, let code = context.code(ofAction: action)
    else { return }
    let read = partsRead(of: element, in: code)
    guard !read.isEmpty, let edit = edit(of: use.decl, read, context) else { return }
    let text = RuleText.oneLine(base.text)
    context.report(
      Diagnostic(
        Self.info.level, Self.info.id,
        "this action reads `\(analyzer.name(of: edit.part))` of the elements, and does not run when it is edited; watch "
          + "`\(text)` instead of `\(RuleText.oneLine(value.text))`",
        in: context.file, at: value.range,
        notes: [Diagnostic.Note("it is edited here", in: context.file, at: edit.node.range)],
        fixIts: [FixIt("`\(text)`", [TextEdit(value.range, base.text)], isSafe: false)]))
  }

  /// The stored properties of the elements that an action reads, other than constants.
  private func partsRead(of element: DeclID, in code: RuleContext.ActionCode) -> Set<DeclID> {
    let analyzer = code.context.analyzer
    var found: Set<DeclID> = []
    for part in code.statements.flatMap(\.subtree) where part.kind == .memberAccessExpr {
      guard let use = code.context.record.uses[part.id], use.part == .value, analyzer.isOwn(use.decl),
        analyzer.decl(use.decl).kind == .variable,
        analyzer.decl(use.decl).flags.isDisjoint(with: [.isConstant, .isComputed, .isStatic]),
        analyzer.owner(of: use.decl).flatMap({ analyzer.nominal(of: $0) }) == element
      else { continue }
      found.insert(use.decl)
    }
    return found
  }

  /// A control or an assignment in this view that edits one of the properties of an element: `$cost.amount` in
  /// `ForEach($costs) { $cost in … }`, `costs[index].amount = 3`.
  private func edit(
    of collection: DeclID, _ parts: Set<DeclID>, _ context: RuleContext
  ) -> (node: SyntaxNode, part: DeclID)? {
    let analyzer = context.analyzer
    let name = analyzer.decl(collection).name
    for body in context.bodiesOfType where analyzer.node(of: body).mentions(name) && body.file == context.fileID {
      let inner = RuleContext(analyzer, body.file)
      inner.enter(body)
      for node in analyzer.node(of: body).subtree {
        if let write = PropertyWrite(node, inner.record, analyzer), write.property == collection,
          let part = inner.record.decl(of: write.target), parts.contains(part)
        {
          return (node, part)
        }
        guard node.kind == .functionCallExpr, let made = inner.madeType(node), analyzer.makesRows(made),
          let data = node.arguments.first, inner.propertyBound(by: data) == collection, let row = node.lastClosure
        else { continue }
        for part in row.subtree where part.kind == .memberAccessExpr {
          guard let base = part.children.first, base.firstToken?.kind == .dollarIdentifier,
            let member = inner.projectedMember(part), parts.contains(member)
          else { continue }
          return (part, member)
        }
      }
    }
    return nil
  }
}
