import ViewCatalog
import ViewSemantics
import ViewSource
import ViewSyntax

/// Notes a row with a closure argument that differs at each body evaluation.
struct ClosurePropertyBlocksDiffRule: Rule {
  static let info = RuleInfo(
    "closure_property_blocks_diff", .performance, .note, isFixable: false, profile: .strict,
    summary: "every row is evaluated again at each update, because its closure never equals the previous one",
    explanation: """
      The bodies of all rows on the screen run at each update of the view around them, even of those rows whose data \
      are the same. SwiftUI evaluates a body again if one of the view's properties has changed. A closure that uses \
      `self` or the element is a new one each time, and closures cannot be compared. Make the row `Equatable` by its \
      data, or pass the model or an action in the environment instead of a closure.
      """,
    silence: """
      Rows that are `Equatable` by their own `==`, rows of fewer than ten views and modifiers, closures that capture \
      nothing, and rows in a view that nothing updates. The destinations of rows, and the views of a `ZStack`, of \
      which only the uppermost is seen. A closure that only builds the row's content, because it is not stored.
      """,
    examples: [
      RuleExample(
        """
        struct Row: View {
          let name: String
          let remove: () -> Void
          var body: some View {
            HStack(spacing: 8) {
              Image(systemName: "tag").padding(4).background(.yellow).clipShape(.circle)
              Text(name).bold().italic().lineLimit(1)
              Button("Remove", action: remove).padding(4)
            }
          }
        }
        struct Names: View {
          @State private var names: [String] = []
          @State private var isOn = false
          var body: some View {
            Toggle("On", isOn: $isOn)
            List(names, id: \\.self) { name in
              Row(name: name) ↓{ names.removeAll { $0 == name } }
            }
            List(names, id: \\.self) { row($0) }
            single
          }
          private func row(_ name: String) -> some View {
            Row(name: name) ↓{ names.removeAll { $0 == name } }
          }
          private var single: some View {
            Row(name: "all") { names = [] }
          }
        }
        """),
      RuleExample(
        """
        struct Row: View, Equatable {
          let name: String
          let remove: () -> Void
          static func == (left: Row, right: Row) -> Bool { left.name == right.name }
          var body: some View {
            HStack(spacing: 8) {
              Image(systemName: "tag").padding(4).background(.yellow).clipShape(.circle)
              Text(name).bold().italic().lineLimit(1)
              Button("Remove", action: remove).padding(4)
            }
          }
        }
        struct Card<Content: View>: View {
          @ViewBuilder let content: Content
          var body: some View { content }
        }
        struct Names: View {
          @State private var names: [String] = []
          @State private var isOn = false
          var body: some View {
            Toggle("On", isOn: $isOn)
            List(names, id: \\.self) { name in
              Row(name: name) { names.removeAll { $0 == name } }.equatable()
              Card { Text(name) }
            }
          }
        }
        """),
      RuleExample(
        """
        struct Row: View {
          let name: String
          let action: () -> Void
          var body: some View { Button(name, action: action) }
        }
        struct LargeRow: View {
          let name: String
          let action: () -> Void
          var body: some View {
            HStack(spacing: 8) {
              Image(systemName: "tag").padding(4).background(.yellow).clipShape(.circle)
              Text(name).bold().italic().lineLimit(1)
              Button("Remove", action: action).padding(4)
            }
          }
        }
        struct Names: View {
          @State private var names: [String] = []
          var body: some View {
            Button("Add") { names.append("a") }
            List(names, id: \\.self) { name in
              NavigationLink(name) { LargeRow(name: name) { names = [] } }
            }
            ZStack {
              ForEach(names, id: \\.self) { name in
                if name == names.first { LargeRow(name: name) { names = [] } }
              }
            }
            LargeRow(name: "first") { names.removeAll() }
            List(names, id: \\.self) { name in
              Row(name: name) { names.removeAll() }
              LargeRow(name: name) { print("row") }
            }
          }
        }
        """),
    ], precision: RuleInfo.Precision(right: 22, of: 22, inApps: 9))

  static let visits: [NodeKind] = [.functionCallExpr]
  static let usesProgramFacts = true

  private static let equatable: Name = "Equatable"

  static func checksCalls(_ callee: Callee) -> Bool {
    guard let view = callee.made, callee.analyzer.isOwn(view), callee.analyzer.decl(view).kind == .structure,
      let equatable = callee.analyzer.knownDecl(equatable)
    else { return false }
    return callee.analyzer.isView(callee.analyzer.selfType(view))
      && !callee.analyzer.ancestors(of: view).contains(equatable)
  }

  func check(_ node: SyntaxNode, in context: RuleContext) {
    guard let view = context.madeType(node), let parent = context.ownerType,
      let (arguments, parameters) = context.arguments(of: node),
      let use = context.record.uses[node.id]
    else { return }
    let kept = arguments.first { argument in
      guard argument.node.kind == .closureExpr, let number = argument.parameter, number < parameters.count,
        parameters[number].builder == nil
      else { return false }
      return (use.isMemberwise || context.analyzer.keepsClosure(parameters[number], of: use.decl))
        && usesSelf(argument.node, context)
    }
    guard let kept, context.runsForBody, isInRow(node, context), !context.isPreview,
      let count = viewCount(of: view, context), count >= Self.leastViews
    else { return }
    let name = context.analyzer.name(of: view)
    context.report(
      Diagnostic(
        Self.info.level, Self.info.id,
        "this closure is a new one each time, so the body of every `\(name)`, \(count) views and modifiers, runs at "
          + "each update of `\(context.analyzer.name(of: parent))`; make `\(name)` `Equatable` by its data",
        in: context.file, at: SourceRange(kept.node.range.start, kept.node.range.start + 1)),
      if: .updated(parent, note: "`\(context.analyzer.name(of: parent))` is updated by this change, among others"))
  }

  /// Whether a container makes the view for each element, here or at the uses of the helper.
  private func isInRow(_ node: SyntaxNode, _ context: RuleContext) -> Bool {
    context.hereOrAtUses(of: node) { around, _ in row(around) } != nil
  }

  /// The container that makes a row for each element. Destinations of links and content of modifiers are not rows, and
  /// of overlapping views only one is visible.
  private func row(_ context: RuleContext) -> RuleContext.Search<SyntaxNode> {
    let around = context.enclosingCalls
    for (index, (call, closure)) in around.enumerated() {
      guard let made = context.madeType(call), context.analyzer.catalogueText(.later, of: made) == nil else {
        return .none
      }
      guard context.analyzer.makesRows(made), context.hasParameter(closure) else { continue }
      let outer = around.dropFirst(index + 1).first?.call
      return outer.flatMap { context.madeFact(.axis, of: $0) } == .depth ? .none : .found(call)
    }
    return .outside
  }

  /// The evaluation of a smaller row is as fast as the comparison.
  private static let leastViews = 10

  private func viewCount(of view: DeclID, _ context: RuleContext) -> Int? {
    context.analyzer.directMembers(of: view, named: .body).first { context.analyzer.isViewContent($0) }.map {
      context.analyzer.viewCount(of: $0)
    }
  }

  /// Whether a closure uses a member of the enclosing view, and thereby captures the whole view.
  private func usesSelf(_ closure: SyntaxNode, _ context: RuleContext) -> Bool {
    closure.subtree.contains { node in
      guard node.kind == .declReferenceExpr || node.kind == .memberAccessExpr, let use = context.record.uses[node.id],
        context.isOwn(use.decl), !context.analyzer.decl(use.decl).has(.isStatic)
      else { return false }
      return context.analyzer.owner(of: use.decl).flatMap { context.analyzer.nominal(of: $0) } == context.ownerType
    }
  }
}
