import ViewCatalog
import ViewSemantics
import ViewSource
import ViewSyntax

/// Notes stacks that make all rows of a growing collection at once.
struct EagerStackInScrollRule: Rule {
  static let info = RuleInfo(
    "eager_stack_in_scroll", .performance, .note, isFixable: true, profile: .strict,
    summary: "the stack makes all rows of a growing collection at once, visible or not",
    explanation: """
      Opening the screen takes longer with each element, and `onAppear` and `task` run at once for all rows. `VStack` \
      and `HStack` make and measure all their views before the first is shown. `LazyVStack` makes rows as they become \
      visible. It takes the proposed width, not that of its widest row, so its background and the alignment of its \
      rows may change. For a few rows the eager stack is right: its heights are exact.
      """,
    silence: """
      Collections that nothing changes in the given files; ranges, constants and parts such as `prefix(3)`; stacks \
      across the axis of the scroll view. There is no fix where the width of the stack may be visible: it is not \
      alone in the scroll view, aligns its rows or has modifiers other than paddings, and no row takes the proposed \
      width.
      """,
    examples: [
      RuleExample(
        """
        struct Feed: View {
          @State private var posts: [String] = []
          var body: some View {
            ScrollView {
              ↓VStack(spacing: 8) {
                Text("Feed")
                ForEach(posts, id: \\.self) { post in Text(post) }
              }
            }
            .onAppear { posts.append("new") }
          }
        }
        """,
        fixed: """
          struct Feed: View {
            @State private var posts: [String] = []
            var body: some View {
              ScrollView {
                LazyVStack(spacing: 8) {
                  Text("Feed")
                  ForEach(posts, id: \\.self) { post in Text(post) }
                }
              }
              .onAppear { posts.append("new") }
            }
          }
          """),
      RuleExample(
        """
        struct Feed: View {
          @State private var posts: [String] = []
          var body: some View {
            ScrollView {
              ↓VStack(alignment: .leading) {
                ForEach(posts, id: \\.self) { post in Text(post) }
              }
            }
            ScrollView {
              ↓VStack {
                ForEach(posts, id: \\.self) { post in Text(post) }
              }
              .background(.red)
            }
            .onAppear { posts.append("new") }
          }
        }
        """),
      RuleExample(
        """
        struct PostRow: View {
          let post: String
          var body: some View { HStack { Text(post); Spacer() }.padding() }
        }
        struct Feed: View {
          @State private var posts: [String] = []
          var body: some View {
            ScrollView {
              ↓VStack(alignment: .leading) {
                ForEach(posts, id: \\.self) { post in PostRow(post: post) }
              }
              .background(.red)
              ↓VStack {
                Text("Feed").frame(maxWidth: .infinity, alignment: .leading)
                ForEach(posts, id: \\.self) { post in Text(post) }
              }
            }
            .onAppear { posts.append("new") }
          }
        }
        """,
        fixed: """
          struct PostRow: View {
            let post: String
            var body: some View { HStack { Text(post); Spacer() }.padding() }
          }
          struct Feed: View {
            @State private var posts: [String] = []
            var body: some View {
              ScrollView {
                LazyVStack(alignment: .leading) {
                  ForEach(posts, id: \\.self) { post in PostRow(post: post) }
                }
                .background(.red)
                LazyVStack {
                  Text("Feed").frame(maxWidth: .infinity, alignment: .leading)
                  ForEach(posts, id: \\.self) { post in Text(post) }
                }
              }
              .onAppear { posts.append("new") }
            }
          }
          """),
      RuleExample(
        """
        struct Feed: View {
          @State private var posts: [String] = []
          var body: some View {
            ScrollView {
              LazyVStack {
                ForEach(posts, id: \\.self) { post in Text(post) }
              }
            }
            .onAppear { posts.append("new") }
          }
        }
        """),
      RuleExample(
        """
        struct Feed: View {
          let posts: [String]
          var body: some View {
            ScrollView {
              VStack { ForEach(posts, id: \\.self) { post in Text(post) } }
            }
          }
        }
        """),
      RuleExample(
        """
        struct Feed: View {
          @State private var posts: [String] = []
          var body: some View {
            ScrollView {
              VStack { ForEach(posts.prefix(3), id: \\.self) { post in Text(post) } }
              HStack { ForEach(posts, id: \\.self) { post in Text(post) } }
            }
            .onAppear { posts.append("new") }
          }
        }
        """),
      RuleExample(
        """
        struct Rows: View {
          let posts: [String]
          var body: some View {
            ↓VStack { ForEach(posts, id: \\.self) { post in Text(post) } }
          }
        }
        struct Feed: View {
          @State private var posts: [String] = []
          var body: some View {
            ScrollView { Rows(posts: posts) }
              .onAppear { posts.append("new") }
          }
        }
        """),
      RuleExample(
        """
        struct Log: View {
          @State private var lines: [String] = []
          var body: some View {
            ScrollView { list }
            Button("Add") { lines.append("line") }
            few
          }
          private var list: some View {
            ↓VStack { ForEach(lines, id: \\.self) { Text($0) } }.padding()
          }
          private var few: some View {
            VStack { ForEach(lines, id: \\.self) { Text($0) } }
          }
        }
        """),
    ], precision: RuleInfo.Precision(right: 8, of: 22, inApps: 13))

  static let visits: [NodeKind] = [.functionCallExpr]

  /// Views may be made in other files.
  static let dependsOnWholeProgram = true

  static func checksCalls(_ callee: Callee) -> Bool { callee.makes(.isRepeating) }

  func check(_ node: SyntaxNode, in context: RuleContext) {
    guard let data = node.arguments.first, data.kind == .declReferenceExpr || data.kind == .memberAccessExpr,
      let stack = context.stack(around: node), let lazy = context.madeText(stack.call, of: .lazily)
    else { return }
    guard stack.scroll != nil || isHelper(withRows: node, stack, context) else {
      return checkInput(data, stack, lazy, context)
    }
    guard stack.scroll.map({ context.scrollAxis(of: $0) == stack.axis }) ?? true,
      let property = context.rootProperty(data), !context.isPreview,
      let change = ChangeFinder(context: context, property: property).firstChange(),
      let callee = stack.call.children.first, let name = callee.referencedName
    else { return }
    context.report(
      Diagnostic(
        Self.info.level, Self.info.id,
        advice(callee.text(of: name), property, lazy, context),
        in: context.file, at: callee.range, notes: [change],
        fixIts: context.mayHaveAnotherType(stack.call) && keepsItsLook(stack, context)
          ? [FixIt("`\(lazy)`", [TextEdit(name.range, lazy)], isSafe: false)] : []))
  }

  /// Whether the stack is in a helper whose use is in a scroll view.
  private func isHelper(
    withRows rows: SyntaxNode, _ stack: RuleContext.SurroundingStack, _ context: RuleContext
  ) -> Bool {
    guard let decl = context.decl, context.analyzer.decl(decl).name != .body else { return false }
    return context.scrollViewHereOrAtUses(around: rows, along: [stack.axis], throughViews: false) != nil
  }

  private func advice(_ stack: String, _ property: DeclID, _ lazy: String, _ context: RuleContext) -> String {
    "this `\(stack)` makes a row for each of `\(context.analyzer.name(of: property))` before the first is shown; if there "
      + "can be many, use a `\(lazy)`"
  }

  /// The stack of a separate view that receives the collection at a use in a scroll view.
  private func checkInput(
    _ data: SyntaxNode, _ stack: RuleContext.SurroundingStack, _ lazy: String, _ context: RuleContext
  ) {
    guard let view = context.ownerType, let decl = context.decl, context.analyzer.isViewContent(decl),
      let input = context.rootProperty(data), context.isOfSameType(input), !context.isPreview,
      context.enclosingCalls.allSatisfy({ call, _ in context.madeText(call, of: .scrolls) == nil }),
      let callee = stack.call.children.first, let name = callee.referencedName
    else { return }
    for use in context.uses(ofView: view) {
      guard let given = use.context.argument(use.node, context.analyzer.decl(input).name),
        let property = use.context.rootProperty(given),
        let scroll = use.context.enclosingCalls.first(where: { call, _ in
          !(use.context.madeType(call).map { context.analyzer.decl($0).has(.isTransparent) } ?? true)
        })?.call, use.context.scrollAxis(of: scroll) == stack.axis,
        let change = ChangeFinder(context: use.context, property: property).firstChange()
      else { continue }
      return context.report(
        Diagnostic(
          Self.info.level, Self.info.id,
          advice(callee.text(of: name), property, lazy, context),
          in: context.file, at: callee.range,
          notes: [
            Diagnostic.Note(
              "the scroll view", in: use.context.file, at: scroll.children.first?.range ?? scroll.range), change,
          ]))
    }
  }

  private static let padding = CatalogueMember("View", "padding")

  /// Whether a lazy stack, which fills the proposed width, looks the same: one of its views already fills the width, or
  /// the stack is centered and has no visible edges.
  private func keepsItsLook(_ stack: RuleContext.SurroundingStack, _ context: RuleContext) -> Bool {
    guard let scroll = stack.scroll else { return false }
    let across: StackAxis = stack.axis == .vertical ? .horizontal : .vertical
    if OfferedRoom(along: across).isTaken(by: stack.call, context) { return true }
    let outside = context.copy()
    while let inner = outside.ancestors.last {
      outside.ascend()
      if inner.id == stack.call.id { break }
    }
    guard context.argument(stack.call, "alignment") == nil, let around = outside.enclosingCalls.first,
      around.call.id == scroll.id, context.views(in: around.closure).count == 1
    else { return false }
    return outside.outerModifiers(of: stack.call).allSatisfy { context.isUse($0, of: Self.padding) }
  }
}
