import ViewSemantics
import ViewSource
import ViewSyntax

/// Warns about a search field that is removed when the search text has no results.
struct SearchRemovesItselfRule: Rule {
  static let info = RuleInfo(
    "search_removes_itself", .identity, .warning, isFixable: false,
    summary: "typing removes the search field, and ends the search",
    explanation: """
      The search field disappears with its focus while a person types, and the text can no longer be changed. The \
      field belongs to the view that has `searchable`. If that view is in a condition that depends on the search text, \
      for example on whether there are results, typing removes the view. Put `searchable` around the condition.
      """,
    silence: """
      The rule ignores conditions that do not depend on the text. It follows only computed properties and functions of \
      the program.
      """,
    examples: [
      RuleExample(
        """
        struct Cities: View {
          let cities: [String]
          @State private var query = ""
          private var found: [String] { query.isEmpty ? cities : matches(query) }
          private func matches(_ text: String) -> [String] { cities.filter { $0.contains(text) } }
          var body: some View {
            NavigationStack {
              if found.isEmpty {
                Text("Nothing was found")
              } else {
                List(found, id: \\.self) { Text($0) }
                  .↓searchable(text: $query)
              }
            }
          }
        }
        """),
      RuleExample(
        """
        import Observation
        @Observable final class Cities {
          var all: [String] = []
          var query = ""
          var found: [String] { all.filter { $0.contains(query) } }
        }
        struct Finder: View {
          @Bindable var cities: Cities
          var body: some View {
            if !cities.all.isEmpty {
              List(cities.found, id: \\.self) { Text($0) }
                .searchable(text: $cities.query)
            }
            switch cities.found.count {
            case 0: Text("Nothing was found")
            default:
              List(cities.found, id: \\.self) { Text($0) }
                .↓searchable(text: $cities.query)
            }
          }
        }
        """),
      RuleExample(
        """
        struct Cities: View {
          let cities: [String]
          @State private var query = ""
          private var found: [String] { cities.filter { $0.contains(query) } }
          var body: some View {
            Group {
              if found.isEmpty { Text("Nothing was found") } else { List(found, id: \\.self) { Text($0) } }
            }
            .searchable(text: $query)
          }
        }
        """),
    ], precision: RuleInfo.Precision(right: 0, of: 0, inApps: 25))

  static let visits: [NodeKind] = [.functionCallExpr]
  /// The declarations in the condition may be in other files.
  static let dependsOnWholeProgram = true

  private static let searchable = CatalogueMember("View", "searchable")
  private static let text: Name = "text"
  /// The maximum number of properties and functions that use each other.
  private static let maximumSteps = 12

  static func checksCalls(_ callee: Callee) -> Bool { callee.isAny(of: [searchable]) }

  func check(_ node: SyntaxNode, in context: RuleContext) {
    guard let name = node.calleeName, let binding = context.argument(node, Self.text),
      let query = context.propertyBound(by: binding), context.runsWithBody, !context.isPreview,
      let condition = condition(around: node, dependingOn: query, context)
    else { return }
    let text = RuleText.oneLine(condition.text)
    context.report(
      Diagnostic(
        Self.info.level, Self.info.id,
        "whether the search field exists depends on `\(text)`, and so on the typed text: once the field is gone, the "
          + "search can neither be changed nor ended; put `searchable` around the condition",
        in: context.file, at: SourceRange(Int(name.start), node.range.end),
        notes: [Diagnostic.Note("this removes the field", in: context.file, at: condition.range)]))
  }

  /// The condition around a node that derives from a property.
  private func condition(
    around node: SyntaxNode, dependingOn query: DeclID, _ context: RuleContext
  ) -> SyntaxNode? {
    for around in context.ancestors.reversed() {
      switch around.kind {
      case .ifExpr:
        let asked = around.conditions.first { !$0.range.contains(node.range) && depends($0, on: query, context) }
        if let asked { return asked }
      case .switchExpr:
        if let subject = around.children.first, !subject.range.contains(node.range),
          depends(subject, on: query, context)
        {
          return subject
        }
      default: break
      }
    }
    return nil
  }

  private func depends(_ condition: SyntaxNode, on property: DeclID, _ context: RuleContext) -> Bool {
    var open = [(condition, context)]
    var seen: Set<DeclID> = []
    while let (node, inner) = open.popLast() {
      for part in node.subtree {
        guard let use = inner.record.uses[part.id], context.isOwn(use.decl) else { continue }
        if use.decl == property { return true }
        guard seen.count < Self.maximumSteps, isFollowed(use.decl, context.analyzer), seen.insert(use.decl).inserted
        else { continue }
        let body = RuleContext(context.analyzer, use.decl.file)
        body.enter(use.decl)
        open.append((context.analyzer.node(of: use.decl), body))
      }
    }
    return false
  }

  /// A computed property or function of the program that makes no view.
  private func isFollowed(_ decl: DeclID, _ analyzer: Analyzer) -> Bool {
    if analyzer.isOwnFunction(decl) { return !analyzer.isView(analyzer.signature(of: decl).result) }
    return analyzer.decl(decl).kind == .variable && analyzer.decl(decl).has(.isComputed)
      && !analyzer.isView(analyzer.variableType(of: decl))
  }
}
