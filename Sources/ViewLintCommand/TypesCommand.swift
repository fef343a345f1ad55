import ViewCommandLine
import ViewSemantics
import ViewSource

/// `viewlint types`: the static types of all bodies.
struct TypesCommand: ProgramQuestion {
  private let view: String?
  private let explains: Bool

  init(_ arguments: Arguments) {
    view = arguments.value(Options.view)
    explains = arguments.has(Options.explain)
  }

  func answers(about file: FileID, _ analyzer: Analyzer) -> [TypedDeclaration] {
    analyzer.typedDeclarations(in: file, view: view)
  }

  private func explanations(of declaration: TypedDeclaration, _ analyzer: Analyzer) -> [HoleExplanation] {
    explains ? analyzer.explanations(of: declaration) : []
  }

  private func position(
    of explanation: HoleExplanation, _ declaration: TypedDeclaration, in file: FileID, _ analyzer: Analyzer
  ) -> LineIndex.Position? {
    // The body of a protocol extension may be in another file.
    guard declaration.decl.file == file, let range = explanation.range else { return nil }
    return analyzer.program.file(file).source.lineIndex.position(of: range.start)
  }

  func text(of declaration: TypedDeclaration, in file: FileID, _ analyzer: Analyzer) -> String {
    var lines = "\(declaration.name): \(declaration.type)\n"
    for explanation in explanations(of: declaration, analyzer) {
      let position = position(of: explanation, declaration, in: file, analyzer)
      let place = position.map { " at \($0.line):\($0.column)" } ?? ""
      lines += "  `\(explanation.part)`\(place): \(explanation.message)\n"
    }
    if explains, !declaration.isCertain, declaration.isComplete {
      lines += "  SwiftUI's name for a part of it is not confirmed\n"
    }
    return lines
  }

  func write(
    _ declaration: TypedDeclaration, in file: FileID, _ analyzer: Analyzer, to result: inout JSONWriter
  ) {
    result.members(of: declaration.range.start, in: analyzer.program.file(file).source)
    result.member("name", declaration.name)
    result.member("type", declaration.type)
    result.member("complete", declaration.isComplete)
    result.member("certain", declaration.isCertain)
    guard explains else { return }
    result.member(
      "reasons",
      array: { writer in
        for explanation in explanations(of: declaration, analyzer) {
          writer.object { writer in
            if let position = position(of: explanation, declaration, in: file, analyzer) {
              writer.members(of: position)
            }
            writer.member("message", explanation.message)
          }
        }
      })
  }
}
