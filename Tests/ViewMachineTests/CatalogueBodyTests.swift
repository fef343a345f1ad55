import Testing
import ViewSemantics
import ViewSource
import ViewSyntax

@testable import ViewMachine

/// The machine can run the bodies of the standard library and of Combine in the catalogue as it runs those of the
/// program: every expression in them has a known type.
@Suite struct CatalogueBodyTests {
  /// `AnyObject` is not a protocol of the catalogue, and nothing is known about clocks.
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

  /// The first and innermost expression without a type.
  private func firstHole(in node: SyntaxNode, _ record: BodyRecord, _ analyzer: Analyzer) -> SyntaxNode? {
    for child in node.children {
      if let found = firstHole(in: child, record, analyzer) { return found }
    }
    // The types of `nil`, `[]` and a module depend on the code around them.
    guard node.kind.isExpr, !["nil", "[]", "Swift"].contains(node.text), let type = record.types[node.id] else {
      return nil
    }
    return analyzer.isComplete(type) ? nil : node
  }
}
