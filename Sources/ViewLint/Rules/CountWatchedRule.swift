import ViewCatalog
import ViewSemantics
import ViewSource
import ViewSyntax

/// Warns about `onChange` or a task for the number of elements, where the action needs the elements themselves.
struct CountWatchedRule: Rule {
  static let info = RuleInfo(
    "count_watched", .correctness, .warning, isFixable: true,
    summary: "the action needs the elements, but watches only their number, and misses each edit of an element",
    explanation: """
      A total stays wrong after an amount has been edited. `onChange(of: items.count)` runs its action when an element is \
      added or removed, but not when one changes in place. Watch the elements, `onChange(of: items)`, or compute the \
      value in the body instead of storing it. The same applies to `task(id: items.count)`, and to elements that the \
      view is given: for another album with as many photos, the pictures of the first one stay. Reported of the images \
      of a device that stayed when another device was selected.
      """,
    silence: """
      The rule ignores actions that use only the number of elements or their identifiers, elements that no control and no \
      code of the view edits, and elements that are not `Equatable`. Elements that the view is given count only if the \
      view stores a result that is computed from them, and its caller chooses them by a value that changes.
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
      RuleExample(
        """
        struct Photo: Identifiable {
          let id: Int
          var name = ""
        }
        struct Names: View {
          let photos: [Photo]
          @State private var names: [String] = []
          var body: some View {
            Text(names.joined(separator: ", "))
              .task(id: ↓photos.count) { names = sorted() }
          }
          private func sorted() -> [String] { photos.map(\\.name).sorted() }
        }
        struct Last: View {
          let photos: [Photo]
          @State private var count = 0
          var body: some View {
            Text("\\(count)").onChange(of: photos.count, initial: true) { count = photos.count }
          }
        }
        struct Albums: View {
          let albums: [String: [Photo]]
          @State private var album = "Summer"
          var body: some View {
            TextField("Album", text: $album)
            Names(photos: albums[album] ?? [])
            Last(photos: albums[album] ?? [])
          }
        }
        """),
    ], precision: RuleInfo.Precision(right: 0, of: 0, inApps: 127))

  static let visits: [NodeKind] = [.functionCallExpr]

  private static let watched: Name = "of"
  private static let counts: Set<Name> = ["count", "isEmpty"]

  static let usesProgramFacts = true

  static func checksCalls(_ callee: Callee) -> Bool {
    callee.isAny(of: [.onChange]) || callee.fact(.lifecycle) == .task
  }

  func check(_ node: SyntaxNode, in context: RuleContext) {
    let analyzer = context.analyzer
    guard let value = context.argument(node, Self.watched) ?? context.argument(node, .id),
      value.kind == .memberAccessExpr,
      let name = value.referencedName, Self.counts.contains(value.name(of: name)), let base = value.children.first,
      base.kind.isExpr, let use = context.record.uses[base.id], use.part == .value, context.isOwn(use.decl)
    else { return }
    if analyzer.isInput(use.decl) { return checkInput(use.decl, value, node, context) }
    guard analyzer.isObserved(use.decl), context.runsWithBody, !context.isPreview,
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

  /// Elements that the view is given and that its caller chooses: `Names(photos: albums[album])`.
  private func checkInput(_ input: DeclID, _ value: SyntaxNode, _ node: SyntaxNode, _ context: RuleContext) {
    let analyzer = context.analyzer
    guard let view = context.ownerType, context.conforms(view, to: .view), context.isOfSameType(input),
      analyzer.isKnown(analyzer.variableType(of: input), .array), context.runsWithBody, !context.isPreview,
      let action = analyzer.arguments(of: node, context.record).last?.node, let code = context.code(ofAction: action),
      let write = CalledWrites(in: code.statements, code.context).found.first(where: { found in
        found.write.value.map { isOwnState(found.write.property, context) && reads(input, $0, found.context) } ?? false
      })
    else { return }
    let (text, state) = (analyzer.name(of: input), analyzer.name(of: write.write.property))
    context.report(
      Diagnostic(
        Self.info.level, Self.info.id,
        "`\(state)` is computed from `\(text)` and stays when `\(text)` becomes another array with as many elements; watch "
          + "`\(text)` or its identifiers instead of `\(RuleText.oneLine(value.text))`",
        in: context.file, at: value.range,
        notes: [Diagnostic.Note("`\(state)` is set here", in: write.context.file, at: write.write.node.range)]),
      if: .chosen(
        ProgramFacts.Input(view: view, label: context.label(ofInput: input)), note: "other elements are chosen here"))
  }

  private func isOwnState(_ property: DeclID, _ context: RuleContext) -> Bool {
    context.analyzer.isOwnState(property) && context.isOfSameType(property)
  }

  /// Whether a value is computed from the elements of an input, and not only from their number or identifiers.
  private func reads(_ input: DeclID, _ value: SyntaxNode, _ context: RuleContext) -> Bool {
    context.firstPart(inCodeOf: [value]) { part, place in
      // `photos.map(\.name)`, `for photo in photos`
      guard part.kind == .declReferenceExpr, place.record.uses[part.id]?.decl == input else { return false }
      return true
    } != nil
      && context.firstPart(inCodeOf: [value]) { part, place in
        part.kind == .memberAccessExpr && part.referencedName.map { Self.counts.contains(part.name(of: $0)) } == true
          && part.children.first.flatMap { place.record.uses[$0.id]?.decl } == input
      } == nil
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
