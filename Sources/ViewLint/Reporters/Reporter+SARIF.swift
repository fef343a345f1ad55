import ViewSource

/// The Static Analysis Results Interchange Format 2.1.0, with the documentation of the rules that have results, related
/// locations and fixes.
///
/// Columns are UTF-16 code units, as its consumers expect.
extension Reporter {
  func sarif(_ report: Report) -> String {
    // The texts of all rules are long, so only the rules with results are included.
    let ids = Set(report.findings.map(\.diagnostic.rule))
    let rules = Linter.allRuleInfo.filter { ids.contains($0.id) }
    var writer = JSONWriter()
    writer.object { writer in
      writer.member("$schema", "https://json.schemastore.org/sarif-2.1.0.json")
      writer.member("version", "2.1.0")
      writer.member(
        "runs",
        array: { writer in
          writer.object { writer in
            writer.member("tool", object: { $0.member("driver", object: { writeDriver(report, rules, to: &$0) }) })
            writer.member("columnKind", "utf16CodeUnits")
            writer.member("invocations", array: { $0.object { writeInvocation(report, to: &$0) } })
            writer.member(
              "results",
              array: { writer in
                let numbers = Dictionary(
                  rules.enumerated().map { ($1.id, $0) }, uniquingKeysWith: { first, _ in first })
                for (finding, fingerprint) in zip(report.findings, report.fingerprints) {
                  writer.lineBreak()
                  writer.object { write(finding, fingerprint, numbers[finding.diagnostic.rule], to: &$0) }
                }
              })
          }
        })
    }
    return writer.text + "\n"
  }

  // MARK: The tool

  private func writeDriver(_ report: Report, _ rules: [RuleInfo], to writer: inout JSONWriter) {
    writer.member("name", "viewlint")
    if !report.version.isEmpty { writer.member("version", report.version) }
    writer.member(
      "rules",
      array: { writer in
        for info in rules {
          writer.lineBreak()
          writer.object { writer in
            writer.member("id", info.id.name)
            writer.member("shortDescription", object: { $0.member("text", info.summary) })
            writer.member("fullDescription", object: { $0.member("text", info.explanation) })
            writer.member(
              "help",
              object: { writer in
                writer.member("text", RuleDocumentation(info).text)
                writer.member("markdown", RuleDocumentation(info).markdown)
              })
            writer.member(
              "defaultConfiguration",
              object: { writer in
                writer.member("enabled", info.profile == .default)
                writer.member("level", info.level.rawValue)
              })
            writer.member(
              "properties",
              object: { writer in
                writer.member("tags", array: { $0.value(info.group.rawValue) })
              })
          }
        }
      })
  }

  /// Whether all files could be read, and the errors of those that could not.
  private func writeInvocation(_ report: Report, to writer: inout JSONWriter) {
    writer.member("executionSuccessful", report.problems.isEmpty)
    guard !report.problems.isEmpty else { return }
    writer.member(
      "toolExecutionNotifications",
      array: { writer in
        for problem in report.problems {
          writer.object { writer in
            writer.member("level", "error")
            writer.member("message", object: { $0.member("text", problem.description) })
            writer.member(
              "locations",
              array: { writer in
                writer.object { $0.member("physicalLocation", object: { writeArtifact(problem.path, to: &$0) }) }
              })
          }
        }
      })
  }

  // MARK: Results

  private func write(_ finding: Finding, _ fingerprint: String, _ number: Int?, to writer: inout JSONWriter) {
    let diagnostic = finding.diagnostic
    writer.member("ruleId", diagnostic.rule.name)
    if let number { writer.member("ruleIndex", number) }
    writer.member("level", diagnostic.level.rawValue)
    writer.member("message", object: { $0.member("text", diagnostic.message) })
    writer.member(
      "locations",
      array: { writer in
        writer.object { writer in
          writer.member("physicalLocation", object: { writePlace(diagnostic.range, of: diagnostic.file, to: &$0) })
          if !finding.declaration.isEmpty {
            writer.member(
              "logicalLocations",
              array: { writer in
                writer.object { $0.member("fullyQualifiedName", finding.declaration) }
              })
          }
        }
      })
    if !diagnostic.notes.isEmpty {
      writer.member(
        "relatedLocations",
        array: { writer in
          for (index, note) in diagnostic.notes.enumerated() {
            writer.object { writer in
              writer.member("id", index)
              writer.member("physicalLocation", object: { writePlace(note.range, of: note.file, to: &$0) })
              writer.member("message", object: { $0.member("text", note.message) })
            }
          }
        })
    }
    writer.member("partialFingerprints", object: { $0.member("viewlint/v1", fingerprint) })
    if let proof = finding.proof {
      writer.member("properties", object: { $0.member("proof", object: { writeProof(proof, to: &$0) }) })
    }
    guard !diagnostic.fixIts.isEmpty else { return }
    writer.member(
      "fixes",
      array: { writer in
        for fix in diagnostic.fixIts { writer.object { write(fix, in: diagnostic.file, to: &$0) } }
      })
  }

  private func write(_ fix: FixIt, in file: SourceFile, to writer: inout JSONWriter) {
    writer.member("description", object: { $0.member("text", fix.message) })
    writer.member(
      "artifactChanges",
      array: { writer in
        writer.object { writer in
          writeArtifact(file.path, to: &writer)
          writer.member(
            "replacements",
            array: { writer in
              for edit in fix.edits {
                writer.object { writer in
                  writer.member("deletedRegion", object: { writeRegion(edit.range, of: file, to: &$0) })
                  writer.member("insertedContent", object: { $0.member("text", edit.replacement) })
                }
              }
            })
        }
      })
  }

  // MARK: Places

  private func writePlace(_ range: SourceRange, of file: SourceFile, to writer: inout JSONWriter) {
    writeArtifact(file.path, to: &writer)
    writer.member("region", object: { writeRegion(range, of: file, to: &$0) })
  }

  private func writeRegion(_ range: SourceRange, of file: SourceFile, to writer: inout JSONWriter) {
    let index = file.lineIndex
    writer.member("startLine", index.line(of: range.start))
    writer.member("startColumn", index.utf16Column(of: range.start))
    writer.member("endLine", index.line(of: range.end))
    writer.member("endColumn", index.utf16Column(of: range.end))
  }

  private func writeArtifact(_ path: String, to writer: inout JSONWriter) {
    writer.member("artifactLocation", object: { $0.member("uri", Reporter.uri(of: path)) })
  }

  /// A path as a URI; a relative path stays relative.
  static func uri(of path: String) -> String {
    var text = path.hasPrefix("/") ? "file://" : ""
    for byte in path.utf8 {
      switch byte {
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
        UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "."), UInt8(ascii: "_"),
        UInt8(ascii: "~"), UInt8(ascii: "/"):
        text.unicodeScalars.append(Unicode.Scalar(byte))
      default:
        let digits = String(byte, radix: 16, uppercase: true)
        text += "%" + (digits.count == 1 ? "0" : "") + digits
      }
    }
    return text
  }
}
