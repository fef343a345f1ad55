import ViewCommandLine
import ViewLint
import ViewSemantics
import ViewSource
import ViewSyntax

/// The benchmark of the commands that analyze: reading, lexing, parsing (with lexing), analyzing, linting.
///
/// `analyze` declares the program and computes all answers of the command, or for `check` all types, without its
/// parsing. `lint` runs the rules over a declared program without types, which the rules request on demand. `total`
/// includes reading. Files with different build configurations are separate programs here, too.
struct AnalysisBenchmark {
  private var benchmark: Benchmark
  private let plan: BuildPlan

  init(_ files: [SourceFile], _ arguments: Arguments, _ plan: BuildPlan) {
    benchmark = Benchmark(files, arguments)
    self.plan = plan
  }

  // MARK: A query for each file

  /// `viewlint types`, `identity`, `dependencies`
  mutating func run(_ question: some ProgramQuestion, _ format: TreeFormat) {
    let (plan, files) = (self.plan, benchmark.files)
    let work: (Int, [SourceFile]) -> Void = { jobs, files in
      for group in plan.groups(of: files) {
        _ = Analysis.map(plan.program(group, jobs: jobs), jobs: jobs) { analyzer, file in
          question.answers(about: file, analyzer).count
        }
      }
    }
    for jobs in Benchmark.coreCounts {
      benchmark.timeSyntax(jobs)
      benchmark.time("analyze", jobs, without: "parse") { work(jobs, files) }
    }
    for jobs in Benchmark.coreCounts {
      benchmark.time("total", jobs) { work(jobs, AnalysisBenchmark.read(files, jobs)) }
    }
    let edits = timesOfEdits(question)
    guard let worst = edits.last else { return benchmark.print(format) }
    let median = edits[edits.count / 2]
    let (shownMedian, shownWorst) = (Benchmark.decimal(median * 1000, 2), Benchmark.decimal(worst * 1000, 2))
    benchmark.print(
      format,
      text: "an edit in a body, until its file is analyzed again: median \(shownMedian) ms, "
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

  /// The maximum number of edited files, spread over all files.
  private static let maximumEdits = 100

  /// The times to compute the answers for a file again after a space is inserted at the start of its first body;
  /// sorted.
  private func timesOfEdits(_ question: some ProgramQuestion) -> [Double] {
    let stride = max(1, benchmark.files.count / AnalysisBenchmark.maximumEdits)
    let clock = ContinuousClock()
    var times: [Double] = []
    for group in plan.groups(of: benchmark.files) {
      let program = plan.program(group, jobs: 1)
      let session = AnalysisSession(program)
      let files = program.userFileIDs
      for file in files { _ = question.answers(about: file, session.analyzer) }
      for number in Swift.stride(from: 0, to: files.count, by: stride) {
        guard let edited = AnalysisBenchmark.edited(session.program.file(files[number])) else { continue }
        let start = clock.now
        guard session.replace(files[number], by: edited) else { continue }
        _ = question.answers(about: files[number], session.analyzer)
        times.append(Benchmark.seconds(clock.now - start))
      }
    }
    return times.sorted()
  }

  /// The file with a space inserted at the start of its first body; `nil` if it has none.
  private static func edited(_ file: ProgramFile) -> SourceFile? {
    guard let body = firstBody(in: file.tree.root) else { return nil }
    let source = file.source
    let (before, after) = (SourceRange(0, body.start + 1), SourceRange(body.start + 1, source.buffer.count))
    return SourceFile(path: source.path, text: source.text(before) + " " + source.text(after))
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

  // MARK: Rules and comparisons

  /// `viewlint check`
  mutating func runCheck(_ format: TreeFormat, _ options: LintOptions) {
    let (plan, files) = (self.plan, benchmark.files)
    let linter = Linter()
    for jobs in Benchmark.coreCounts {
      benchmark.timeSyntax(jobs)
      benchmark.time("analyze", jobs, without: "parse") {
        for group in plan.groups(of: files) {
          _ = Analysis.map(plan.program(group, jobs: jobs), jobs: jobs) { analyzer, file in
            analyzer.bodies(in: file).reduce(0) { $0 + analyzer.record(of: $1).types.count }
          }
        }
      }
      let programs = plan.groups(of: files).map { plan.program($0, jobs: jobs) }
      benchmark.time("lint", jobs) { for program in programs { _ = linter.lint(program, jobs: jobs) } }
    }
    for jobs in Benchmark.coreCounts {
      var options = options
      options.jobs = jobs
      let run = LintRun(options, plan.store)
      benchmark.time("total", jobs) { _ = run.lint(AnalysisBenchmark.read(files, jobs), paths: plan.paths) }
    }
    benchmark.print(format)
  }

  /// `viewlint diff`, whose files are those of both sides and need not be on disk.
  ///
  /// - Parameters:
  /// - read: reads both sides on the given number of threads.
  /// - compare: makes programs of both sides and compares them.
  mutating func runDiff<Sides>(_ format: TreeFormat, read: (Int) -> Sides, compare: (Sides, Int) -> Void) {
    for jobs in Benchmark.coreCounts {
      let sides = read(jobs)
      benchmark.time("read", jobs) { _ = read(jobs) }
      benchmark.timeParsing(jobs)
      benchmark.time("analyze", jobs, without: "parse") { compare(sides, jobs) }
    }
    for jobs in Benchmark.coreCounts {
      benchmark.time("total", jobs) { compare(read(jobs), jobs) }
    }
    benchmark.print(format)
  }

  private static func read(_ files: [SourceFile], _ jobs: Int) -> [SourceFile] {
    Workers.map(files.count, jobs: jobs) { index in
      (try? FileSystem.read(files[index].path)).map { SourceFile(path: files[index].path, buffer: $0) } ?? files[index]
    }
  }
}
