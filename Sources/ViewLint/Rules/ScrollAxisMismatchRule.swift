import ViewCatalog
import ViewSemantics
import ViewSource
import ViewSyntax

/// Warns about rows that extend beyond a scroll view across its axis.
struct ScrollAxisMismatchRule: Rule {
  static let info = RuleInfo(
    "scroll_axis_mismatch", .layout, .warning, isFixable: true,
    summary: "the scroll view scrolls along one axis, but its content grows along the other",
    explanation: """
      What does not fit is cut off, and scrolling cannot reach it. A `ScrollView` scrolls vertically by default, and \
      an `HStack` of a collection in it grows sideways. A `LazyVStack` in a horizontal scroll view is not lazy either. \
      Give the scroll view the axis of its content.
      """,
    silence: """
      The rule ignores a stack beside other views, a stack of a fixed number of views, views that share the width, \
      columns that are stacks themselves, and scroll views with several or computed axes.
      """,
    examples: [
      RuleExample(
        """
        struct Tags: View {
          let tags: [String]
          var body: some View {
            ↓ScrollView {
              HStack { ForEach(tags, id: \\.self) { tag in Text(tag) } }
            }
          }
        }
        """,
        fixed: """
          struct Tags: View {
            let tags: [String]
            var body: some View {
              ScrollView(.horizontal) {
                HStack { ForEach(tags, id: \\.self) { tag in Text(tag) } }
              }
            }
          }
          """),
      RuleExample(
        """
        struct Tags: View {
          let tags: [String]
          var body: some View {
            ↓ScrollView(.horizontal) {
              LazyVStack { ForEach(tags, id: \\.self) { tag in Text(tag) } }.padding()
            }
          }
        }
        """,
        fixed: """
          struct Tags: View {
            let tags: [String]
            var body: some View {
              ScrollView(.vertical) {
                LazyVStack { ForEach(tags, id: \\.self) { tag in Text(tag) } }.padding()
              }
            }
          }
          """),
      RuleExample(
        """
        struct Tags: View {
          let tags: [String]
          var body: some View {
            ScrollView(.horizontal) {
              HStack { ForEach(tags, id: \\.self) { tag in Text(tag) } }
            }
          }
        }
        """),
      RuleExample(
        """
        struct Week: View {
          let days: [String]
          var body: some View {
            ScrollView {
              HStack { ForEach(0..<7) { day in Text(days[day]) } }
            }
            ScrollView {
              HStack { ForEach(days, id: \\.self) { day in Text(day).frame(maxWidth: .infinity) } }
            }
          }
        }
        """),
      RuleExample(
        """
        struct Columns: View {
          let columns: [[String]]
          var body: some View {
            ScrollView {
              HStack {
                ForEach(columns, id: \\.self) { column in
                  VStack { ForEach(column, id: \\.self) { cell in Text(cell) } }
                }
              }
            }
          }
        }
        """),
      RuleExample(
        """
        struct Cards: View {
          let names: [String]
          var body: some View {
            ↓ScrollView { row }
            ScrollView(.horizontal) { row }
            HStack { row }
          }
          private var row: some View {
            HStack { ForEach(names, id: \\.self) { Text($0) } }
          }
        }
        """,
        fixed: """
          struct Cards: View {
            let names: [String]
            var body: some View {
              ScrollView(.horizontal) { row }
              ScrollView(.horizontal) { row }
              HStack { row }
            }
            private var row: some View {
              HStack { ForEach(names, id: \\.self) { Text($0) } }
            }
          }
          """),
      RuleExample(
        """
        struct Tags: View {
          let tags: [String]
          var body: some View {
            ↓ScrollView {
              HStack { ForEach(0..<tags.count, id: \\.self) { Text(tags[$0]) } }
            }
            ScrollView {
              HStack { ForEach(0..<3) { Text(tags[$0]) } }
            }
          }
        }
        """,
        fixed: """
          struct Tags: View {
            let tags: [String]
            var body: some View {
              ScrollView(.horizontal) {
                HStack { ForEach(0..<tags.count, id: \\.self) { Text(tags[$0]) } }
              }
              ScrollView {
                HStack { ForEach(0..<3) { Text(tags[$0]) } }
              }
            }
          }
          """),
      RuleExample(
        """
        struct Cards: View {
          let names: [String]
          var body: some View { HStack { ForEach(names, id: \\.self) { name in Text(name).frame(width: 200) } } }
        }
        struct Screen: View {
          let names: [String]
          var body: some View {
            ↓ScrollView { Cards(names: names) }
            ScrollView(.horizontal) { Cards(names: names) }
          }
        }
        """,
        fixed: """
          struct Cards: View {
            let names: [String]
            var body: some View { HStack { ForEach(names, id: \\.self) { name in Text(name).frame(width: 200) } } }
          }
          struct Screen: View {
            let names: [String]
            var body: some View {
              ScrollView(.horizontal) { Cards(names: names) }
              ScrollView(.horizontal) { Cards(names: names) }
            }
          }
          """),
    ], precision: RuleInfo.Precision(right: 2, of: 2, inApps: 28))

  static let visits: [NodeKind] = [.functionCallExpr]
  /// Helpers, modifiers and views may be in other files.
  static let dependsOnWholeProgram = true

  static func checksCalls(_ callee: Callee) -> Bool { callee.makes(.isRepeating) }

  func check(_ node: SyntaxNode, in context: RuleContext) {
    guard let stack = context.stack(around: node), stack.axis != .depth, let made = context.madeType(stack.call)
    else { return }
    // A table may scroll horizontally with lines of a fixed width; only a lazy stack shows that the content is long.
    if stack.axis == .vertical, !context.analyzer.decl(made).has(.isLazyContainer) { return }
    guard !isFixed(node, context), let (scroll, outer) = scrollView(of: stack, around: node, context),
      let axis = outer.scrollAxis(of: scroll),
      axis != stack.axis, let content = outer.enclosingCalls.first(where: { $0.call.id == scroll.id })?.closure,
      outer.views(in: content).count == 1
    else { return }
    if outer.enclosingCalls.contains(where: { $0.call.id != scroll.id && outer.scrollAxis(of: $0.call) != nil }) {
      return
    }
    guard let callee = scroll.children.first else { return }
    let given = scroll.arguments.first { $0.kind == .implicitMemberExpr }
    let hasBrackets = scroll.ownToken(.leftParen) != nil
    var fixes: [FixIt] = []
    if let given {
      fixes.append(FixIt("`.\(stack.axis)`", [TextEdit(given.range, ".\(stack.axis)")], isSafe: false))
    } else if !hasBrackets {
      let end = SourceRange(callee.range.end, callee.range.end)
      fixes.append(FixIt("`(.\(stack.axis))`", [TextEdit(end, "(.\(stack.axis))")], isSafe: false))
    }
    let name = context.analyzer.name(of: made)
    context.report(
      Diagnostic(
        Self.info.level, Self.info.id,
        "this scrolls along the \(axis) axis, but its `\(name)` grows along the \(stack.axis) one: what does not fit cannot be reached; "
          + "make it `.\(stack.axis)`",
        in: outer.file, at: callee.range,
        notes: [
          Diagnostic.Note(
            "the content that "
              + "grows", in: context.file, at: stack.call.children.first?.range ?? stack.call.range)
        ],
        fixIts: fixes))
  }

  /// The scroll view whose content is the stack, with its context: the code of the stack, or the code that uses it as a
  /// helper or makes the view with the stack as its body.
  private func scrollView(
    of stack: RuleContext.SurroundingStack, around node: SyntaxNode, _ context: RuleContext
  ) -> (scroll: SyntaxNode, context: RuleContext)? {
    if let scroll = stack.scroll { return (scroll, context) }
    return context.hereOrAtUses(of: node, throughViews: true) { around, place in
      let isHere = around === context
      // Transparent containers do not count.
      let calls = around.enclosingCalls.filter { call, _ in
        around.madeType(call).map { !around.analyzer.decl($0).has(.isTransparent) } ?? true
      }
      guard let call = isHere ? calls.dropFirst().first?.call : calls.first?.call else { return .outside }
      return !isHere && around.madeText(call, of: .scrolls) != nil ? .found((call, around)) : .none
    }
  }

  /// Whether the number of rows is constant, or a row is itself a column.
  private func isFixed(_ rows: SyntaxNode, _ context: RuleContext) -> Bool {
    guard var data = rows.arguments.first else { return true }
    // `0..<tags.count`
    if data.kind == .infixOperatorExpr, let bound = data.children.last { data = bound }
    guard data.kind == .declReferenceExpr || data.kind == .memberAccessExpr,
      let property = context.rootProperty(data), !context.analyzer.decl(property).has(.isStatic),
      let closure = context.analyzer.arguments(of: rows, context.record).last?.node, closure.kind == .closureExpr
    else { return true }
    return context.views(in: closure).contains { view in
      fills(view, context) || context.firstView(in: view) { context.madeFact(.axis, of: $0) == .vertical } != nil
    }
  }

  /// Whether a view takes its size from the stack, in which several such views share the space.
  private func fills(_ view: SyntaxNode, _ context: RuleContext) -> Bool {
    guard let chain = ViewChain(view, in: context) else { return true }
    if let core = context.nominal(chain.coreType),
      context.conforms(core, to: "Shape") || context.analyzer.fact(.shows, of: core) == .color
    {
      return true
    }
    return chain.modifiers.contains { modifier in
      ["maxWidth", "maxHeight"].contains { context.argument(modifier, $0)?.spacedText.hasSuffix(".infinity") == true }
    }
  }
}
