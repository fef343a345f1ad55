import ViewCommandLine
import ViewLint
import ViewSource

/// Runs `viewrun` to confirm or refute findings.
///
/// The views run in the other executable. An interpreter, a layout engine and fonts would more than double the size and
/// the startup time of this executable, for a rarely used option.
struct FindingProver {
  private let arguments: Arguments
  /// The path of `viewrun` next to this executable, or only its name, which is searched in `PATH`.
  private let viewrun: String

  init(_ arguments: Arguments) {
    self.arguments = arguments
    let own = CommandLine.arguments.first ?? ""
    let folder = own.contains("/") ? FilePath.parent(of: own) : nil
    let beside = folder.map { $0 + "/" + Self.name }
    viewrun = beside.flatMap { FileSystem.status($0) != nil ? $0 : nil } ?? Self.name
  }

  private static let name = "viewrun"
  /// The maximum number of findings in one call, which fits the command line limits of all systems.
  private static let maximumBatch = 500

  /// Sets the proof of each finding with a prediction.
  ///
  /// - Returns: The reason if `viewrun` gives no answer; otherwise `nil`.
  func prove(_ findings: inout [Finding]) -> String? {
    var open = findings.indices.filter { index in
      Linter.prediction(of: findings[index].diagnostic.rule) != nil && findings[index].diagnostic.file.path != "-"
    }[...]
    while !open.isEmpty {
      let batch = open.prefix(Self.maximumBatch)
      open = open.dropFirst(Self.maximumBatch)
      let places = Set(batch.map { Place(findings[$0]) })
      let words = [viewrun, "prove", "--format", "json"] + build + ["--"] + places.map(\.text).sorted()
      guard let result = Subprocess.run(words) else {
        return "--prove needs `viewrun`, which is neither beside `viewlint` nor in `PATH`"
      }
      guard let answers = answers(result.output) else {
        let first = String(decoding: result.errors, as: UTF8.self).split { $0.isNewline }.first.map(String.init)
        return "`viewrun prove` gave no answer: " + (first ?? "it ended with \(result.status)")
      }
      for index in batch {
        let key = Key(place: Place(findings[index]), rule: findings[index].diagnostic.rule.name)
        findings[index].proof =
          answers[key] ?? FindingProof(verdict: "could not be run", detail: "`viewrun` does not find it")
      }
    }
    return nil
  }

  /// `3 confirmed, 1 could not be run`
  func summary(of findings: [Finding]) -> String {
    let proofs = findings.compactMap(\.proof)
    let totals = ["confirmed", "refuted", "could not be run"].compactMap { verdict -> String? in
      let count = proofs.count { $0.verdict == verdict }
      return count == 0 ? nil : "\(count) \(verdict)"
    }
    return totals.isEmpty ? "nothing to try" : totals.joined(separator: ", ")
  }

  /// The build options that both executables have.
  private var build: [String] {
    let options = [
      BuildOptions.platform, BuildOptions.target, BuildOptions.sdk, BuildOptions.define, BuildOptions.undefine,
    ]
    return options.flatMap { option in arguments.values(option).flatMap { [option.name, $0] } }
  }

  private struct Place: Hashable {
    let path: String
    let line: Int
    let column: Int

    init(path: String, line: Int, column: Int) {
      (self.path, self.line, self.column) = (path, line, column)
    }

    init(_ finding: Finding) {
      let file = finding.diagnostic.file
      let position = file.lineIndex.position(of: finding.diagnostic.range.start)
      self.init(path: file.path, line: position.line, column: position.column)
    }

    var text: String { "\(path):\(line):\(column)" }
  }

  private struct Key: Hashable {
    let place: Place
    let rule: String
  }

  private func answers(_ output: [UInt8]) -> [Key: FindingProof]? {
    guard let value = try? JSONReader.read(SourceBuffer(output)), let results = value["results"]?.array else {
      return nil
    }
    var answers: [Key: FindingProof] = [:]
    for result in results {
      guard let path = result["path"]?.string, let line = result["line"]?.integer,
        let column = result["column"]?.integer, let rule = result["rule"]?.string,
        let verdict = result["verdict"]?.string, let detail = result["detail"]?.string
      else { continue }
      let key = Key(place: Place(path: path, line: line, column: column), rule: rule)
      answers[key] = FindingProof(verdict: verdict, detail: detail)
    }
    return answers
  }
}
