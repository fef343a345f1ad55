import ViewCommandLine
import ViewGraph
import ViewLayout
import ViewMachine
import ViewPreview
import ViewSemantics
import ViewSource
import ViewSyntax

/// `viewrun FILE…`: runs a view and shows it.
struct RunCommand: Sendable {
  let options: RunOptions

  struct Output: Sendable {
    var text = ""
    /// Whether the text is a picture, which may have colours.
    var isPicture = false
    var errors = ""
    var status = ExitStatus.success

    mutating func fail(_ message: String, _ newStatus: ExitStatus = .failure) {
      errors += message + "\n"
      status = max(status, newStatus)
    }
  }

  init(_ options: RunOptions) {
    self.options = options
  }

  func run() -> Output {
    var output = Output()
    if let runs = options.benchmarkRuns, options.paths.isEmpty {
      output.text = LayoutEngineBenchmark(runs: runs).text()
      addProgramBenchmark(runs, &output)
      return output
    }
    let files = readFiles(&output)
    guard output.status == .success else { return output }
    reportSyntax(files.given, &output)
    if let runs = options.benchmarkRuns {
      var benchmark = RunBenchmark(files.all, runs: runs)
      benchmark.run(self, files, &output)
      return output
    }
    let graph = graph(of: files.all)
    let choice = choice(files, graph)
    if options.lists {
      for view in choice.found {
        output.text += "\(view.kind.rawValue) \(view.name)  \(view.place?.description ?? "")\n"
      }
      return output
    }
    guard let chosen = chosen(choice, &output) else { return output }
    show(chosen, graph, &output)
    return output
  }

  /// The programs of the repository that the command is run in, beside their peers in other languages.
  private func addProgramBenchmark(_ runs: Int, _ output: inout Output) {
    let found = SourceFinder.find(["Fixtures/Benchmarks"])
    let files = found.files.compactMap { read($0, &output) }
    if files.isEmpty { return }
    var macOS = BuildSettings()
    macOS.platform = .macos
    let (text, problems) = ScriptBenchmark(configuration: macOS.configuration, runs: runs).text(files)
    output.text += "\n" + text
    for problem in problems { output.fail("viewrun: \(problem)") }
  }

  // MARK: Files

  typealias Files = (given: [SourceFile], all: [SourceFile])

  private func readFiles(_ output: inout Output) -> Files {
    let found = SourceFinder.find(options.paths.filter { $0 != "-" })
    for problem in found.problems { output.fail("viewrun: \(problem)") }
    var given = found.files.compactMap { read($0, &output) }
    if options.paths.contains("-") {
      do {
        given.append(SourceFile(path: options.stdinPath, buffer: try FileSystem.readStandardInput()))
      } catch {
        output.fail("viewrun: \(error)")
      }
    }
    // The other files of the module are there for their declarations. Standard input is a module of its own.
    var folders = options.module.map { [$0] } ?? []
    if folders.isEmpty {
      for path in found.files where !folders.contains(moduleFolder(of: path)) { folders.append(moduleFolder(of: path)) }
    }
    var all = given
    let known = Set(given.map(\.path))
    for path in modulePaths(folders) where !known.contains(path) {
      // Nobody asked for this file: what was asked for may do without it.
      do {
        all.append(SourceFile(path: path, buffer: try FileSystem.read(path)))
      } catch {
        output.errors += "viewrun: note: \(error)\n"
      }
    }
    return (given, all)
  }

  /// The files of a module: of a target or a folder that was named all, of any other folder those right in it, since
  /// nothing says how far the module goes.
  private func modulePaths(_ folders: [String]) -> [String] {
    if options.module != nil { return SourceFinder.find(folders).files }
    return folders.flatMap { folder -> [String] in
      if isTarget(folder) { return SourceFinder.find([folder]).files }
      let listing = try? FileSystem.entries(inFolder: folder, ofFilesEndingIn: SourceFinder.suffix)
      return (listing?.entries.map(\.name) ?? []).filter { $0.hasSuffix(SourceFinder.suffix) }
        .map { folder == "." ? $0 : folder == "/" ? "/\($0)" : "\(folder)/\($0)" }
        .filter { FileSystem.status($0)?.kind == .file }
    }
  }

  private func isTarget(_ folder: String) -> Bool {
    var finder = ModuleFinder()
    return finder.target(of: folder + "/")?.folder == folder
  }

  /// The folder of a target of a Swift package, else the file's own.
  private func moduleFolder(of path: String) -> String {
    var finder = ModuleFinder()
    if let target = finder.target(of: path) { return target.folder }
    return FilePath.parent(of: path)
  }

  private func read(_ path: String, _ output: inout Output) -> SourceFile? {
    do {
      return SourceFile(path: path, buffer: try FileSystem.read(path))
    } catch {
      output.fail("viewrun: \(error)")
      return nil
    }
  }

  private func reportSyntax(_ files: [SourceFile], _ output: inout Output) {
    let printer = DiagnosticPrinter(usesColor: false)
    for file in files {
      for diagnostic in Parser.parse(file.buffer).diagnostics where !diagnostic.message.isWarning {
        output.fail(printer.text(of: diagnostic.diagnostic(in: file)))
      }
    }
  }

  // MARK: The view

  func program(of files: [SourceFile]) -> Program {
    Program([Program.ModuleSource(name: "Main", files: files)], configuration: options.configuration, jobs: 1)
  }

  /// A graph without views, for the programs of some files.
  func graph(of files: [SourceFile]) -> Graph {
    let machine = Machine(program(of: files), addNatives: Graph.addNatives)
    return Graph(machine, engine: Preview.engine(options.layout))
  }

  func choice(_ files: Files, _ graph: Graph) -> ViewChoice {
    let program = graph.machine.analyzer.program
    let ids = program.userFileIDs
    let given = ids.filter { files.given.contains(program.file($0).source) }
    return ViewChoice(
      found: graph.runnableViews(in: given), module: graph.runnableViews(in: ids.filter { !given.contains($0) }),
      graph: graph)
  }

  func chosen(_ choice: ViewChoice, _ output: inout Output) -> RunnableView? {
    do {
      if let name = options.view ?? options.preview { return try choice.named(name, isPreview: options.view == nil) }
      return try choice.standard(in: options.paths)
    } catch {
      output.fail("viewrun: \(error)", choice.found.isEmpty ? .failure : .usage)
      return nil
    }
  }

  /// The views of what was chosen, laid out; `nil` if that failed, which is said.
  func preview(of chosen: RunnableView, _ graph: Graph, _ output: inout Output) -> Preview? {
    do {
      return try Preview(chosen, in: graph, settings: options.settings, options: options.layout)
    } catch let error as SettingError {
      output.fail("viewrun: \(error)", .usage)
    } catch {
      let fault = error as? ViewFault
      let place = (fault?.place ?? chosen.place).map { "\($0): " } ?? ""
      output.fail("\(place)error: \(fault?.message ?? "\(error)")")
    }
    return nil
  }

  private func show(_ chosen: RunnableView, _ graph: Graph, _ output: inout Output) {
    guard let preview = preview(of: chosen, graph, &output) else { return }
    for step in options.steps {
      do throws(StepError) {
        try graph.take(step)
      } catch {
        output.fail("viewrun: --do: \(error)", .usage)
        break
      }
    }
    if options.showsEvents {
      output.text = graph.events.map { "\($0)\n" }.joined()
    } else if let path = options.explained ?? options.traced {
      let report = LayoutReport(preview)
      if let text = options.explained == nil ? report.trace(path) : report.why(path) {
        output.text = text
      } else {
        let near = Spelling.hint(for: path, in: report.paths)
        output.fail("viewrun: no view has the path, identifier, text or type `\(path)`\(near)", .usage)
      }
    } else {
      output.text = picture(preview, &output) ?? ""
      output.isPicture = true
    }
    output.errors += graph.machine.output
    for note in graph.notes { output.errors += "\(note.place.map { "\($0): " } ?? "")note: \(note.message)\n" }
    for fault in preview.graph.faults {
      output.fail("\(fault.place.map { "\($0): " } ?? "")error: \(fault.message)")
    }
  }

  /// `nil` if it is too large, which is said.
  func picture(_ preview: Preview, _ output: inout Output) -> String? {
    do {
      return try picture(preview)
    } catch {
      let message = "viewrun: \(error); ask for a smaller `--size` or for `--format tree`"
      output.fail(message, options.layout.fits ? .failure : .usage)
      return nil
    }
  }

  private func picture(_ preview: Preview) throws(PictureTooLarge) -> String {
    switch options.format {
    case .text: try preview.canvas(showsFills: true).text(keepingMargins: options.hasOwnSize)
    case .terminal: try preview.canvas().terminal(options.colors, keepingMargins: options.hasOwnSize)
    case .tree: TreeReport(preview).text()
    case .json: TreeReport(preview).json(showsSizes: options.showsSizes)
    }
  }
}
