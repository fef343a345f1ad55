import ViewCommandLine
import ViewSemantics
import ViewSource

/// `viewlint types`: the static type of every body.
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

  /// Why a part of a type is not known, and where the code leaves it open.
  private struct Explanation {
    let text: String
    let position: LineIndex.Position?
  }

  private func explanations(of declaration: TypedDeclaration, in file: FileID, _ analyzer: Analyzer) -> [Explanation] {
    guard explains else { return [] }
    let source = analyzer.program.file(file).source
    return zip(declaration.reasons, analyzer.places(ofReasonsFor: declaration)).map { reason, place in
      // A body from an extension of a protocol may stand in another file.
      let place = declaration.decl.file == file ? place : nil
      return Explanation(text: reason.description, position: place.map { source.lineIndex.position(of: $0.start) })
    }
  }

  func text(of declaration: TypedDeclaration, in file: FileID, _ analyzer: Analyzer) -> String {
    var lines = "\(declaration.name): \(declaration.type)\n"
    for explanation in explanations(of: declaration, in: file, analyzer) {
      let place = explanation.position.map { " at \($0.line):\($0.column)" } ?? ""
      lines += "  `_`\(place): \(explanation.text)\n"
    }
    if explains, !declaration.isCertain { lines += "  SwiftUI's own name for a part of it is not established\n" }
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
        for explanation in explanations(of: declaration, in: file, analyzer) {
          writer.object { writer in
            if let position = explanation.position { writer.members(of: position) }
            writer.member("message", explanation.text)
          }
        }
      })
  }
}
