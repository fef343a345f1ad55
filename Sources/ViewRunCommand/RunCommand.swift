import ViewCommandLine
import ViewDrawing
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
    /// A binary image.
    var file: [UInt8]?
    /// Whether the text is an image, which may have colours.
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
    let runnable = runnable(files)
    let graph = runnable.graph(Preview.engine(options.layout))
    let choice = choice(files, graph)
    if choice.found.isEmpty, let other = onOtherPlatform(files) {
      var shown = other.run()
      let platform = other.options.configuration.platform
      shown.errors =
        "viewrun: note: \(options.paths.joined(separator: ", ")) has views on \(platform.name) only: "
        + "shown as with --platform \(platform.rawValue)\n" + shown.errors
      return shown
    }
    if options.lists {
      for view in choice.found {
        output.text += "\(view.kind.rawValue) \(view.name)  \(view.place?.description ?? "")\n"
      }
      return output
    }
    guard let chosen = chosen(choice, &output) else { return output }
    if options.showsPage {
      showPage(chosen, graph, runnable, &output)
    } else {
      show(chosen, graph, runnable, &output)
    }
    return output
  }

  /// Measures the benchmark programs of the current repository against equivalents in other languages.
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

  /// The command for the first platform on which the files have views.
  private func onOtherPlatform(_ files: Files) -> RunCommand? {
    options.otherConfigurations.firstNonNil { configuration in
      let command = RunCommand(options.built(for: configuration))
      return command.choice(files, command.graph(of: files)).found.isEmpty ? nil : command
    }
  }

  /// The files of a program.
  struct Files {
    /// The given files.
    var given: [SourceFile]
    /// The given files and the other files of their modules.
    var all: [SourceFile]
    /// The name of the module of the first file, if it has one.
    var moduleName: String?
    /// The modules that the files import.
    var imported: [Program.ModuleSource] = []
    var resources = ProjectResources()
    /// The folder with the program's resources; `nil` if there is none, as for standard input.
    var top: String?
  }

  func readFiles(_ output: inout Output) -> Files {
    Program.prepareCatalogue(options.configuration)
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
    // The other files of the module supply declarations. Standard input is a module of its own.
    var modules = ModuleFiles(home: Terminal.home)
    var neighbours: [String] = []
    if let folder = options.module {
      neighbours = SourceFinder.find([folder]).files
    } else {
      var folders: Set<String> = []
      for path in found.files where folders.insert(FilePath.parent(of: path)).inserted {
        neighbours += modules.files(with: path)
      }
    }
    // These files were not named on the command line, so a failure to read them is only a note.
    var notes = ""
    func readQuietly(_ path: String) -> SourceFile? {
      do {
        return SourceFile(path: path, buffer: try FileSystem.read(path))
      } catch {
        notes += "viewrun: note: \(error)\n"
        return nil
      }
    }
    var known = Set(found.files.map(absolute))
    let all = given + neighbours.filter { known.insert(absolute($0)).inserted }.compactMap(readQuietly)
    let imported = found.files.first.map { modules.imported(by: all, around: $0, read: readQuietly) } ?? []
    output.errors += notes
    // The resources are around the file, or in the specified module.
    let place = options.module.map { $0 + "/." } ?? found.files.first
    let top = place.map { modules.top(around: $0) }
    return Files(
      given: given, all: all, moduleName: found.files.first.flatMap { modules.name(ofModuleWith: $0) },
      imported: imported,
      resources: top.map {
        ModuleFiles.resources(below: $0, for: place ?? $0, files: all, imported: imported)
      } ?? .init(),
      top: top)
  }

  private func absolute(_ path: String) -> String { FilePath.absolute(path, in: FileSystem.currentFolder) }

  private func read(_ path: String, _ output: inout Output) -> SourceFile? {
    do {
      return SourceFile(path: path, buffer: try FileSystem.read(path))
    } catch {
      output.fail("viewrun: \(error)")
      return nil
    }
  }

  func reportSyntax(_ files: [SourceFile], _ output: inout Output) {
    let printer = DiagnosticPrinter(usesColor: false)
    for file in files {
      for diagnostic in Parser.parse(file.buffer).diagnostics where !diagnostic.message.isWarning {
        output.fail(printer.text(of: diagnostic.diagnostic(in: file)))
      }
    }
  }

  // MARK: The view

  func program(of files: Files) -> Program {
    let main = Program.ModuleSource(name: files.moduleName ?? "Main", files: files.all)
    return Program([main] + files.imported, resources: files.resources, configuration: options.configuration)
  }

  /// The program of the files with its resources and the settings of the command line.
  func runnable(_ files: Files) -> RunnableProgram {
    var runnable = RunnableProgram(program(of: files), resources: files.resources, folder: files.top)
    runnable.packageFolders = files.top.map { ModuleFiles.packageFolders(of: files.imported, around: $0) } ?? []
    runnable.locale = options.locale
    if let network = options.network { runnable.network = { network.answer(to: $0) } }
    return runnable
  }

  /// An empty graph for the program of the files.
  func graph(of files: Files) -> Graph { runnable(files).graph(Preview.engine(options.layout)) }

  func choice(_ files: Files, _ graph: Graph) -> ViewChoice {
    let program = graph.machine.analyzer.program
    let all = program.userFileIDs
    let given = Set(files.given.map(\.path))
    let own = Set(files.all.map(\.path)).subtracting(given)
    func ids(in paths: Set<String>) -> [FileID] { all.filter { paths.contains(program.file($0).source.path) } }
    return ViewChoice(
      found: graph.runnableViews(in: ids(in: given)), findModule: { graph.runnableViews(in: ids(in: own)) },
      findModifiers: { graph.runnableModifiers(in: ids(in: given)) },
      graph: graph)
  }

  func chosen(_ choice: ViewChoice, _ output: inout Output) -> RunnableView? {
    do {
      if let name = options.view ?? options.preview { return try choice.named(name, isPreview: options.view == nil) }
      let standard = try choice.standard(in: options.paths)
      if !standard.others.isEmpty {
        let list = standard.others.map(\.name).joined(separator: ", ")
        output.errors +=
          "viewrun: note: of several views `\(standard.view.name)` is shown; --view names another: \(list)\n"
      }
      return standard.view
    } catch {
      output.fail("viewrun: \(error)", choice.found.isEmpty ? .failure : .usage)
      return nil
    }
  }

  /// The preview of the chosen view; `nil` if it failed, after reporting the error.
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

  private func show(_ chosen: RunnableView, _ graph: Graph, _ runnable: RunnableProgram, _ output: inout Output) {
    guard var preview = preview(of: chosen, graph, &output) else { return }
    ProcessLifetime.keep(graph)
    takeSteps(&preview, &output)
    var isBlank = isBlankPicture(preview)
    if isBlank, chosen.kind == .view, let filled = filled(chosen, runnable) {
      preview = filled
      isBlank = false
    }
    present(preview, &output)
    if isBlank {
      let place = chosen.place.map { "\($0): " } ?? ""
      let reason = chosen.kind == .view ? " with these values" : ""
      output.errors += "\(place)note: `\(chosen.name)` draws nothing\(reason)\n"
    }
  }

  /// Whether the requested output is a picture, and would be blank although nothing has failed.
  private func isBlankPicture(_ preview: Preview) -> Bool {
    guard options.explained == nil, options.traced == nil, !options.showsEvents, options.steps.isEmpty else {
      return false
    }
    switch options.format {
    case .text, .terminal, .svg, .png: return preview.graph.faults.isEmpty && preview.isBlank
    case .tree, .json, .html: return false
    }
  }

  /// The preview of a view whose optional parameters have plausible values; `nil` if it is blank as well, or fails.
  private func filled(_ chosen: RunnableView, _ runnable: RunnableProgram) -> Preview? {
    let graph = runnable.graph(Preview.engine(options.layout))
    graph.fillsOptionals = true
    var output = Output()
    guard var preview = preview(of: chosen, graph, &output), graph.faults.isEmpty else { return nil }
    takeSteps(&preview, &output)
    guard !preview.isBlank, graph.faults.isEmpty else { return nil }
    ProcessLifetime.keep(graph)
    return preview
  }

  /// Writes the requested output for the views.
  func present(_ preview: Preview, _ output: inout Output) {
    let graph = preview.graph
    if options.showsEvents {
      output.text = graph.events.map { "\($0)\n" }.joined()
    } else if let path = options.explained ?? options.traced {
      let report = LayoutReport(preview)
      if let text = options.explained == nil ? report.trace(path) : report.why(path) {
        output.text = text
      } else {
        let message = "viewrun: no view has the path, identifier, text or type `\(path)`\(report.hint(for: path))"
        output.fail(message, .usage)
      }
    } else {
      output.text = picture(preview, &output) ?? ""
      output.isPicture = true
      if options.format == .png {
        let png = preview.png(scale: options.layout.scale, home: Terminal.home)
        output.file = png.file
        if !png.hasFonts { output.errors += "viewrun: note: no fonts are installed: boxes stand for characters\n" }
        if !png.undrawnEmoji.isEmpty {
          let signs = png.undrawnEmoji.sorted().map { "`\($0)`" }.joined(separator: ", ")
          output.errors += "viewrun: note: no drawing of \(signs) is available: a tile stands for each\n"
        }
      }
    }
    report(preview, &output)
  }

  /// Performs the requested steps.
  ///
  /// - Parameter settles: whether to bring animations to their end, for a still image.
  func takeSteps(_ preview: inout Preview, settles: Bool = true, _ output: inout Output) {
    for step in options.steps {
      do throws(StepError) {
        try preview.take(step)
      } catch {
        output.fail("viewrun: --do: \(error)", .usage)
        break
      }
    }
    if let delay = options.delay {
      preview.graph.wait(delay)
    } else if settles, !options.showsMoment, !options.showsEvents {
      preview.settle()
    }
    preview.followAppearance()
  }

  /// Reports the output of the program, deviations from SwiftUI, and failures.
  func report(_ preview: Preview, _ output: inout Output) {
    let graph = preview.graph
    output.errors += graph.machine.output
    for note in graph.notes { output.errors += "\(note.place.map { "\($0): " } ?? "")note: \(note.message)\n" }
    for fault in preview.graph.faults {
      output.fail("\(fault.place.map { "\($0): " } ?? "")error: \(fault.message)")
    }
  }

  /// The image; `nil` if it is too large, after reporting the error.
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
    case .text:
      try preview.canvas(showsFills: true).text(keepingMargins: options.hasOwnSize, isASCII: options.isASCII)
    case .terminal:
      try preview.canvas(showsFills: options.colors == .none).terminal(
        options.colors, keepingMargins: options.hasOwnSize, isASCII: options.isASCII)
    case .tree: TreeReport(preview).text()
    case .json: TreeReport(preview).json(showsSizes: options.showsSizes)
    case .svg: preview.svg
    case .html, .png: ""
    }
  }
}
