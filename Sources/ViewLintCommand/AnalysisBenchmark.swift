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
    benchmark.print(format)
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
