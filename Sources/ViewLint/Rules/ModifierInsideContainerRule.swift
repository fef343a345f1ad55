import ViewCatalog
import ViewSemantics
import ViewSource
import ViewSyntax

/// Warns about a modifier for the containers in its view that is inside such a container.
///
/// Which containers a modifier is for is a fact of the catalogue: `@serves("List Form")`.
struct ModifierInsideContainerRule: Rule {
  static let info = RuleInfo(
    "modifier_inside_container", .correctness, .warning, isFixable: false,
    summary: "the modifier does nothing, because it is on the content of the container that it is meant for",
    explanation: """
      The list keeps its style, the scroll view its indicators, and the position that a binding should follow never \
      changes. `listStyle`, `tabViewStyle`, `scrollIndicators`, `scrollPosition` and similar modifiers tell something \
      to the containers inside the view that they are on. On the content of a `List` or a `ScrollView`, they are too \
      far in. Put them on the container itself, or further out.
      """,
    silence: """
      Views that contain another such container, and views of other modules, which may contain one. A style on a view \
      that is not in such a container, which does no harm.
      """,
    examples: [
      RuleExample(
        """
        struct Names: View {
          let names: [String]
          @State private var first: String?
          var body: some View {
            List {
              ForEach(names, id: \\.self) { Text($0) }.↓listStyle(.plain)
            }
            ScrollView {
              LazyVStack {
                ForEach(names, id: \\.self) { Text($0) }
              }
              .scrollTargetLayout()
              .↓scrollPosition(id: $first)
            }
          }
        }
        """),
      RuleExample(
        """
        struct Names: View {
          let names: [String]
          var body: some View {
            ScrollView { Rows(names: names) }
          }
        }
        struct Rows: View {
          let names: [String]
          var body: some View {
            VStack { ForEach(names, id: \\.self) { Text($0) } }
              .↓scrollIndicators(.hidden)
          }
        }
        """),
      RuleExample(
        """
        struct Names: View {
          @State private var isDown = false
          var body: some View {
            VStack { Text(isDown ? "Down" : "Up") }
              .↓onScrollGeometryChange(for: Bool.self) { $0.contentOffset.y > 0 } action: { isDown = $1 }
          }
        }
        """),
      RuleExample(
        """
        struct Names: View {
          let names: [String]
          @State private var first: String?
          var body: some View {
            VStack {
              List(names, id: \\.self) { Text($0) }
                .listStyle(.plain)
              Text("Names")
            }
            .scrollIndicators(.hidden)
            ScrollView {
              ScrollView(.horizontal) { Text("Names") }.scrollIndicators(.hidden)
            }
            .scrollPosition(id: $first)
            List {
              NavigationLink("Names") { Text("Names").listStyle(.plain) }
            }
            Text("Names").listStyle(.plain)
          }
        }
        """),
    ], precision: RuleInfo.Precision(right: 5, of: 5, inApps: 33))

  static let visits: [NodeKind] = [.functionCallExpr]
  /// The container may be in another file.
  static let dependsOnWholeProgram = true

  static func checksCalls(_ callee: Callee) -> Bool { callee.isModifier && callee.text(of: .serves) != nil }

  func check(_ node: SyntaxNode, in context: RuleContext) {
    guard let name = node.calleeName, let served = context.calledText(node, of: .serves),
      let view = context.modified(node), context.runsWithBody, !context.isPreview
    else { return }
    let names = served.split(separator: " ").map { Name(String($0)) }
    let around = context.hereOrAtUses(of: node, throughViews: true) { place, _ in container(names, around: place) }
    guard around != nil || tells(node, context),
      ExpandedCode(view, in: context).shows({ makes(names, $0.node, $0.context) }) == false
    else { return }
    let text = node.text(of: name)
    guard let around else {
      return context.report(
        Diagnostic(
          Self.info.level, Self.info.id,
          "`\(text)` is never told anything: there is no \(RuleText.list(names.prefix(2).map { "`\($0.text)`" }, joint: "or")) "
            + "in this view; put it on one",
          in: context.file, at: name.range))
    }
    let made = around.children.first.map { RuleText.oneLine($0.text) } ?? names[0].text
    context.report(
      Diagnostic(
        Self.info.level, Self.info.id,
        "`\(text)` does nothing here: it is for a `\(made)` inside of this view, and this view is inside of the "
          + "`\(made)`; put it on the `\(made)`",
        in: context.file, at: name.range,
        notes: [
          Diagnostic.Note(
            "the container", in: context.file(of: around), at: around.children.first?.range ?? around.range)
        ]))
  }

  /// Whether a modifier reports something to the program, by an action or a binding.
  private func tells(_ node: SyntaxNode, _ context: RuleContext) -> Bool {
    context.analyzer.arguments(of: node, context.record).contains { argument in
      argument.node.kind == .closureExpr
        || context.type(of: argument.node).map { context.analyzer.isKnown($0, .binding) } ?? false
    }
  }

  private func makes(_ names: [Name], _ node: SyntaxNode, _ context: RuleContext) -> Bool {
    guard let made = context.madeType(node), context.analyzer.isFromCatalogue(made) else { return false }
    return names.contains(context.analyzer.decl(made).name)
  }

  /// The container that shows the code in its content. Content that is shown on another screen is excluded.
  private func container(_ names: [Name], around context: RuleContext) -> RuleContext.Search<SyntaxNode> {
    for (call, closure) in context.enclosingCalls {
      if context.calledFact(.presents, of: call) != nil || context.calledFact(.screen, of: call) != nil
        || context.madeText(call, of: .later) != nil || context.record.builders[closure.id] == nil
      {
        return .none
      }
      if makes(names, call, context) { return .found(call) }
    }
    return .outside
  }
}
