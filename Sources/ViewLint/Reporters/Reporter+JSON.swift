import ViewSource

/// `{"version":1,"results":[{"path","line","column",…}]}`
extension Reporter {
  func json(_ report: Report) -> String {
    var results = JSONResults()
    for finding in report.findings {
      results.append { write(finding, to: &$0) }
    }
    return results.end()
  }

  private func write(_ finding: Finding, to writer: inout JSONWriter) {
    let diagnostic = finding.diagnostic
    write(diagnostic.range, of: diagnostic.file, to: &writer)
    writer.member("level", diagnostic.level.rawValue)
    writer.member("rule", diagnostic.rule.name)
    writer.member("message", diagnostic.message)
    if !finding.declaration.isEmpty { writer.member("declaration", finding.declaration) }
    if !diagnostic.notes.isEmpty {
      writer.member(
        "notes",
        array: { writer in
          for note in diagnostic.notes {
            writer.object { writer in
              write(note.range, of: note.file, to: &writer)
              writer.member("message", note.message)
            }
          }
        })
    }
    if let proof = finding.proof {
      writer.member("proof", object: { writeProof(proof, to: &$0) })
    }
    if let fix = diagnostic.fixIts.first {
      writer.member(
        "fix",
        object: { writer in
          writer.member("message", fix.message)
          writer.member("safe", fix.isSafe)
          writer.member(
            "edits",
            array: { writer in
              for edit in fix.edits {
                writer.object { writer in
                  writePlace(edit.range, of: diagnostic.file, to: &writer)
                  writer.member("text", edit.replacement)
                }
              }
            })
        })
    }
  }

  func writeProof(_ proof: FindingProof, to writer: inout JSONWriter) {
    writer.member("verdict", proof.verdict)
    writer.member("detail", proof.detail)
  }

  private func write(_ range: SourceRange, of file: SourceFile, to writer: inout JSONWriter) {
    writer.member("path", file.path)
    writePlace(range, of: file, to: &writer)
  }

  private func writePlace(_ range: SourceRange, of file: SourceFile, to writer: inout JSONWriter) {
    let end = file.lineIndex.position(of: range.end)
    writer.members(of: file.lineIndex.position(of: range.start))
    writer.member("endLine", end.line)
    writer.member("endColumn", end.column)
  }
}
