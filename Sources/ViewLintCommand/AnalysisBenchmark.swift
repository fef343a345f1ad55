import ViewCommandLine
import ViewLint
import ViewSemantics
import ViewSource
import ViewSyntax

/// `--benchmark` of the commands that analyse: reading, lexing, parsing (with lexing), analysing, linting.
///
/// `analyze` is declaring and typing everything, less the parsing that it begins with. `lint` is the rules over a program
/// that is declared but not typed: types are worked out when a rule asks. `total` is everything from reading on.
struct AnalysisBenchmark {
  private var benchmark: Benchmark
  private let paths: [String]
  private let configuration: BuildConfiguration

  init(_ files: [SourceFile], _ arguments: Arguments, _ configuration: BuildConfiguration) {
    benchmark = Benchmark(files, arguments)
    paths = arguments.operands
    self.configuration = configuration
  }

  /// `viewlint types`
  mutating func runTypes(_ format: TreeFormat) {
    let (paths, configuration) = (self.paths, self.configuration)
    let work: (Int, [SourceFile]) -> Void = { jobs, files in
      let program = Program(ModuleFinder.modules(of: files, paths: paths), configuration: configuration, jobs: jobs)
      _ = Analysis.map(program, jobs: jobs) { analyzer, file in analyzer.typedDeclarations(in: file).count }
    }
    let files = benchmark.files
    for jobs in Benchmark.coreCounts {
      benchmark.timeSyntax(jobs)
      benchmark.time("analyze", jobs, without: "parse") { work(jobs, files) }
    }
    for jobs in Benchmark.coreCounts {
      benchmark.time("total", jobs) { work(jobs, AnalysisBenchmark.read(files, jobs)) }
    }
    let edits = timesOfEdits()
    guard let worst = edits.last else { return benchmark.print(format) }
    let median = edits[edits.count / 2]
    let (shownMedian, shownWorst) = (Benchmark.decimal(median * 1000, 2), Benchmark.decimal(worst * 1000, 2))
    benchmark.print(
      format,
      text: "an edit in a body, until its file's types are known again: median \(shownMedian) ms, "
        + "worst of \(edits.count) \(shownWorst) ms\n",
      json: { writer in
        writer.member(
          "edit",
          object: { writer in
            writer.member("count", edits.count)
            writer.member("medianSeconds", median)
            writer.member("worstSeconds", worst)
          })
      })
  }

  /// So many files are edited, spread over all.
  private static let maximumEdits = 100

  /// How long it takes to know the types of a file again after a space has been typed in its first body; sorted.
  private func timesOfEdits() -> [Double] {
    let modules = ModuleFinder.modules(of: benchmark.files, paths: paths)
    let session = AnalysisSession(Program(modules, configuration: configuration))
    for file in session.program.userFileIDs { _ = session.analyzer.typedDeclarations(in: file) }
    let files = session.program.userFileIDs
    let clock = ContinuousClock()
    var times: [Double] = []
    for number in stride(from: 0, to: files.count, by: max(1, files.count / AnalysisBenchmark.maximumEdits)) {
      let (source, tree) = (session.program.file(files[number]).source, session.program.file(files[number]).tree)
      guard let body = AnalysisBenchmark.firstBody(in: tree.root) else { continue }
      let whole = source.buffer.count
      let text = source.text(SourceRange(0, body.start + 1)) + " " + source.text(SourceRange(body.start + 1, whole))
      let edited = SourceFile(path: source.path, text: text)
      let start = clock.now
      guard session.replace(files[number], by: edited) else { continue }
      _ = session.analyzer.typedDeclarations(in: files[number])
      let (seconds, attoseconds) = (clock.now - start).components
      times.append(Double(seconds) + Double(attoseconds) / 1e18)
    }
    return times.sorted()
  }

  private static func firstBody(in node: SyntaxNode) -> SourceRange? {
    for child in node.children {
      switch child.kind {
      case .codeBlock: return child.range
      case .structDecl, .classDecl, .extensionDecl, .memberBlock, .variableDecl, .patternBinding, .functionDecl:
        if let found = firstBody(in: child) { return found }
      default: continue
      }
    }
    return nil
  }

  /// `viewlint check`
  mutating func runCheck(_ format: TreeFormat, _ options: LintOptions, _ store: ConfigurationStore) {
    let (paths, configuration) = (self.paths, self.configuration)
    let files = benchmark.files
    let modules = ModuleFinder.modules(of: files, paths: paths)
    let linter = Linter()
    for jobs in Benchmark.coreCounts {
      benchmark.timeSyntax(jobs)
      benchmark.time("analyze", jobs, without: "parse") {
        let program = Program(modules, configuration: configuration, jobs: jobs)
        _ = Analysis.map(program, jobs: jobs) { analyzer, file in
          analyzer.bodies(in: file).reduce(0) { $0 + analyzer.record(of: $1).types.count }
        }
      }
      let program = Program(modules, configuration: configuration, jobs: jobs)
      benchmark.time("lint", jobs) { _ = linter.lint(program, jobs: jobs) }
    }
    for jobs in Benchmark.coreCounts {
      var options = options
      options.jobs = jobs
      let run = LintRun(options, store)
      benchmark.time("total", jobs) { _ = run.lint(AnalysisBenchmark.read(files, jobs), paths: paths) }
    }
    benchmark.print(format)
  }

  private static func read(_ files: [SourceFile], _ jobs: Int) -> [SourceFile] {
    Workers.map(files.count, jobs: jobs) { index in
      (try? FileSystem.read(files[index].path)).map { SourceFile(path: files[index].path, buffer: $0) } ?? files[index]
    }
  }
}
