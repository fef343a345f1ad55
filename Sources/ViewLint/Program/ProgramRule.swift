import ViewSemantics
import ViewSource
import ViewSyntax

/// A rule about the whole program. It runs once, after all files are read.
protocol ProgramRule: Rule {
  func check(_ program: ProgramContext)
}

extension ProgramRule {
  static var visits: [NodeKind] { [] }
  static var usesProgramFacts: Bool { true }
  func check(_ node: SyntaxNode, in context: RuleContext) {}
}

/// The queries that a program rule may use, and the diagnostics that it reports.
final class ProgramContext {
  let analyzer: Analyzer
  let facts: ProgramFacts
  private(set) var found: [(file: FileID, diagnostic: Diagnostic)] = []

  init(_ analyzer: Analyzer, _ facts: ProgramFacts) {
    self.analyzer = analyzer
    self.facts = facts
  }

  func report(_ diagnostic: Diagnostic, in file: FileID) {
    found.append((file, diagnostic))
  }

  func source(_ file: FileID) -> SourceFile { analyzer.program.file(file).source }
}
