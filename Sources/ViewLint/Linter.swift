import ViewSemantics
import ViewSource
import ViewSyntax

/// Shows every node of a program to the rules that want its kind.
public struct Linter: Sendable {
  /// Every rule there is, by identifier.
  public static let allRules: [any Rule.Type] = [
    ConditionalSameViewRule.self
  ]

  private let rules: [any Rule]
  /// The rules that want a kind of node.
  private let visitors: [NodeKind: [any Rule]]

  public init(_ rules: [any Rule.Type] = Linter.allRules) {
    self.rules = rules.map { $0.init() }
    var visitors: [NodeKind: [any Rule]] = [:]
    for rule in self.rules {
      for kind in type(of: rule).visits { visitors[kind, default: []].append(rule) }
    }
    self.visitors = visitors
  }

  /// What the rules find in the program's own files, file by file, in the order of the source.
  public func lint(_ program: Program, jobs: Int = Workers.coreCount) -> [[Diagnostic]] {
    Analysis.map(program, jobs: jobs) { analyzer, file in lint(file, analyzer) }
  }

  private func lint(_ file: FileID, _ analyzer: Analyzer) -> [Diagnostic] {
    let context = RuleContext(analyzer, file)
    for decl in analyzer.bodies(in: file) {
      context.enter(decl)
      show(analyzer.node(of: decl), analyzer, context)
    }
    return context.found.sorted { ($0.range.start, $0.range.end) < ($1.range.start, $1.range.end) }
  }

  /// Walks over a body, not into the declarations that have bodies of their own.
  private func show(_ node: SyntaxNode, _ analyzer: Analyzer, _ context: RuleContext) {
    if let rules = visitors[node.kind] {
      for rule in rules { rule.check(node, in: context) }
    }
    context.ancestors.append(node)
    let children = node.kind == .ifConfigDecl
      ? Array(analyzer.program.configuration.activeElements(of: node)) : Array(node.children)
    for child in children { show(child, analyzer, context) }
    context.ancestors.removeLast()
  }
}
