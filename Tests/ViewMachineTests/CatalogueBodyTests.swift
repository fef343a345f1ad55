import Testing
import ViewSemantics
import ViewSource
import ViewSyntax

@testable import ViewMachine

/// The bodies of the standard library and of Combine in the catalogue run as the program's own do: every expression in them is understood.
@Suite struct CatalogueBodyTests {
  /// `AnyObject` is no protocol of the catalogue, and of clocks nothing is known.
  private static let open: Set<String> = [
    "!==(_:_:)", "Task.sleep(for:tolerance:clock:)", "Task.sleep(until:tolerance:clock:)",
    "CombineIdentifier.init(_:)", "NotificationCenter.publisher(for:object:)",
    "NotificationCenter.Publisher.init(center:name:object:)", "NotificationCenter.Publisher.receive(subscriber:)",
  ]

  @Test func everyExpressionHasAType() {
    let analyzer = Machine(Program([], jobs: 1)).analyzer
    let program = analyzer.program
    for (number, file) in program.files.enumerated() {
      let id = program.fileID(number)
      guard ["Swift", "Combine"].contains(program.modules[program.moduleNumber(of: id)].name) else { continue }
      for (index, decl) in file.summary.decls.enumerated() {
        let member = analyzer.declID(id, index)
        guard [.function, .initializer, .subscriptDecl, .variable].contains(decl.kind), !decl.has(.isPrimitive),
          !CatalogueBodyTests.open.contains(analyzer.fullName(of: member))
        else { continue }
        let record = analyzer.record(of: member)
        if let open = firstHole(in: analyzer.node(of: member), record, analyzer) {
          Issue.record(
            "`\(analyzer.fullName(of: member))`: `\(open.text)` is not understood: \(record.types[open.id].map { analyzer.text(of: $0) } ?? "")"
          )
        }
      }
    }
  }

  /// The first and innermost expression that has no type.
  private func firstHole(in node: SyntaxNode, _ record: BodyRecord, _ analyzer: Analyzer) -> SyntaxNode? {
    for child in node.children {
      if let found = firstHole(in: child, record, analyzer) { return found }
    }
    // Of what `nil`, `[]` and a module are, the code around them knows more.
    guard node.kind.isExpr, !["nil", "[]", "Swift"].contains(node.text), let type = record.types[node.id] else {
      return nil
    }
    return analyzer.isComplete(type) ? nil : node
  }
}
