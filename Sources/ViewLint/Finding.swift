import ViewSemantics
import ViewSource
import ViewSyntax

/// What is reported: a diagnostic and the declaration it is in, by which it is known again when lines move.
public struct Finding: Sendable {
  public var diagnostic: Diagnostic
  /// `ContentView.body`; empty outside of declarations.
  public var declaration: String

  public init(_ diagnostic: Diagnostic, declaration: String = "") {
    self.diagnostic = diagnostic
    self.declaration = declaration
  }

  /// The source that it is about, without indentation and line breaks: what stays the same when code is moved.
  public var snippet: String {
    diagnostic.file.text(diagnostic.range).split { $0.isWhitespace }.joined(separator: " ")
  }

  /// The lines of the carets, counted from 1.
  public var lines: ClosedRange<Int> {
    let index = diagnostic.file.lineIndex
    let range = diagnostic.range
    let first = index.line(of: range.start)
    return first...max(first, index.line(of: max(range.start, range.end - 1)))
  }
}

extension ProgramFile {
  /// The names of the declarations around a place, outermost first: `ContentView.body`.
  func declaration(at range: SourceRange) -> String {
    var innermost: (index: Int, length: Int)?
    // A look at every declaration of the file, for each finding in it; there are few findings.
    for index in summary.decls.indices {
      let own = tree.node(summary.decls[index].node).range
      guard own.contains(range), !own.isEmpty else { continue }
      if let innermost, innermost.length < own.count { continue }
      innermost = (index, own.count)
    }
    var names: [String] = []
    var current = innermost?.index
    while let index = current {
      let decl = summary.decls[index]
      let extended = decl.kind == .extension ? tree.node(decl.node).children.first { $0.kind.isType }?.text : nil
      names.append(extended ?? decl.name.text)
      current = summary.parent(of: index)
    }
    return names.reversed().joined(separator: ".")
  }
}
