import ViewCommandLine
import ViewInterpreter
import ViewLayout
import ViewPreview
import ViewSemantics
import ViewSource
import ViewSyntax

/// `viewrun FILE…`: runs a view and shows it.
struct RunCommand: Sendable {
  private let paths: [String]
  private let configuration: BuildConfiguration
  private let view: String?
  private let preview: String?
  private let module: String?
  private let lists: Bool
  private let size: (width: Double, height: Double)
  private let fits: Bool
  private let metrics: Preview.Metrics
  private let format: OutputFormat
  private let showsSizes: Bool
  private let settings: [(name: String, value: String)]

  /// An iPhone's, in points.
  private static let standardSize = (width: 393.0, height: 852.0)

  struct Output: Sendable {
    var text = ""
    var errors = ""
    var status = ExitStatus.success

    mutating func fail(_ message: String, _ newStatus: ExitStatus = .failure) {
      errors += message + "\n"
      status = max(status, newStatus)
    }
  }

  init(_ arguments: Arguments) throws(UsageError) {
    guard !arguments.operands.isEmpty else { throw UsageError("expected a file; see `viewrun --help`") }
    paths = arguments.operands
    var configuration = BuildConfiguration()
    if let platform = arguments.value(Options.platform).flatMap(BuildConfiguration.Platform.init(rawValue:)) {
      configuration.platform = platform
      configuration.target = platform.version(forIOS: configuration.target)
    }
    for name in arguments.values(Options.define) { configuration.conditions.insert(name) }
    for name in arguments.values(Options.undefine) { configuration.conditions.remove(name) }
    self.configuration = configuration
    view = arguments.value(Options.view)
    preview = arguments.value(Options.preview)
    module = arguments.value(Options.module)
    lists = arguments.has(Options.list)
    fits = arguments.has(Options.fit)
    showsSizes = arguments.has(Options.sizes)
    let isTerminal = Terminal.usesColor(arguments.choice(Options.color) ?? .auto, for: .output)
    format = arguments.choice(Options.format) ?? (isTerminal ? .terminal : .text)
    switch format {
    case .text, .terminal: metrics = arguments.choice(Options.metrics) ?? .cell
    case .tree, .json: metrics = arguments.choice(Options.metrics) ?? .ios
    }
    size = try RunCommand.size(arguments.value(Options.size))
    settings = try RunCommand.settings(arguments.values(Options.set))
  }

  private static func size(_ text: String?) throws(UsageError) -> (width: Double, height: Double) {
    guard let text else { return standardSize }
    let parts = text.split(separator: "x")
    guard parts.count == 2, let width = Double(parts[0]), let height = Double(parts[1]), width.isFinite,
      height.isFinite,
      width >= 0, height >= 0, width <= 100_000, height <= 100_000
    else { throw UsageError("--size takes a width and a height in points, as 390x844, not `\(text)`") }
    return (width, height)
  }

  private static func settings(_ words: [String]) throws(UsageError) -> [(name: String, value: String)] {
    var result: [(name: String, value: String)] = []
    for word in words {
      guard let equals = word.firstIndex(of: "="), equals != word.startIndex else {
        throw UsageError("--set takes a name and a value, as isOn=true, not `\(word)`")
      }
      result.append((String(word[..<equals]), String(word[word.index(after: equals)...])))
    }
    return result
  }

  // MARK: Running

  func run() -> Output {
    var output = Output()
    let files = readFiles(&output)
    guard output.status == .success else { return output }
    let program = Program([Program.ModuleSource(name: "Main", files: files.all)], configuration: configuration, jobs: 1)
    reportSyntax(files.given, &output)
    let interpreter = Interpreter(program)
    let given = program.userFiles.map { interpreter.analyzer.fileID($0) }.filter { id in
      files.given.contains(program.file(id).source)
    }
    let found = interpreter.runnableViews(in: given)
    let others = program.userFiles.map { interpreter.analyzer.fileID($0) }.filter { !given.contains($0) }
    if lists {
      for view in found { output.text += "\(view.kind.rawValue) \(view.name)  \(view.place?.description ?? "")\n" }
      return output
    }
    let module = interpreter.runnableViews(in: others)
    guard let chosen = choose(found, of: module, interpreter, &output) else { return output }
    show(chosen, interpreter, &output)
    return output
  }

  private func readFiles(_ output: inout Output) -> (given: [SourceFile], all: [SourceFile]) {
    let found = SourceFinder.find(paths)
    for problem in found.problems { output.fail("viewrun: \(problem)") }
    let given = found.files.compactMap { read($0, &output) }
    // The other files of the module are there for their declarations.
    var folders = module.map { [$0] } ?? []
    if folders.isEmpty {
      for path in found.files where !folders.contains(moduleFolder(of: path)) { folders.append(moduleFolder(of: path)) }
    }
    var all = given
    let known = Set(found.files)
    for path in SourceFinder.find(folders).files where !known.contains(path) {
      if let file = read(path, &output) { all.append(file) }
    }
    return (given, all)
  }

  /// The folder of a target of a Swift package, else the file's own.
  private func moduleFolder(of path: String) -> String {
    let parts = path.split(separator: "/", omittingEmptySubsequences: false).map(String.init)
    for index in parts.indices.dropLast(2).reversed() where parts[index] == "Sources" {
      return parts[...(index + 1)].joined(separator: "/")
    }
    let folder = parts.dropLast().joined(separator: "/")
    return folder.isEmpty ? (path.hasPrefix("/") ? "/" : ".") : folder
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

  /// `module` is what the other files of the module can show.
  private func choose(
    _ found: [RunnableView], of module: [RunnableView], _ interpreter: Interpreter, _ output: inout Output
  ) -> RunnableView? {
    if let name = view ?? preview {
      let isView = view != nil
      let candidates = (found + module).filter { isView == ($0.kind == .view || $0.kind == .app) }
      if let match = candidates.first(where: { $0.name == name }) { return match }
      var message = "viewrun: no \(isView ? "view" : "preview") is named `\(name)`"
      if let near = Spelling.nearest(to: name, in: candidates.map(\.name)) { message += "; did you mean `\(near)`?" }
      output.fail(message, .usage)
      return nil
    }
    func isPreview(_ view: RunnableView) -> Bool { view.kind == .preview || view.kind == .previewProvider }
    if let first = found.first(where: isPreview) { return first }
    if let app = found.first(where: { $0.kind == .app }) { return app }
    // A preview or app in another file that shows a view of these.
    let names = Set(found.map(\.name))
    let showing = module.filter { ($0.kind == .app || isPreview($0)) && interpreter.names(names, in: $0) }
    if let other = showing.first(where: isPreview) ?? showing.first { return other }
    if let content = found.first(where: { $0.name == "ContentView" }) { return content }
    if found.count == 1 { return found[0] }
    if found.isEmpty {
      output.fail("viewrun: there is no view in \(paths.joined(separator: ", "))")
    } else {
      let names = found.map(\.name).joined(separator: ", ")
      output.fail("viewrun: there are several views; name one with --view: \(names)", .usage)
    }
    return nil
  }

  private func show(_ chosen: RunnableView, _ interpreter: Interpreter, _ output: inout Output) {
    let value: Value
    do {
      let given = Dictionary(settings.map { ($0.name, $0.value) }, uniquingKeysWith: { $1 })
      value = try interpreter.make(chosen, settings: given)
    } catch {
      let fault = error as? Fault
      let place = (fault?.place ?? chosen.place).map { "\($0): " } ?? ""
      output.fail("\(place)error: \(fault?.message ?? "\(error)")")
      return
    }
    let size = Size(width: size.width, height: size.height)
    let preview = Preview(
      value, name: chosen.name, interpreter: interpreter, size: size, fits: fits, metrics: metrics,
      state: interpreter.stateSettings(settings, of: value))
    let paper = Paint(red: 1, green: 1, blue: 1)
    switch format {
    case .text: output.text = preview.canvas(background: paper, showsFills: true).text
    case .terminal: output.text = preview.canvas(background: paper).terminal
    case .tree: output.text = TreeReport(preview).text()
    case .json: output.text = TreeReport(preview).json(showsSizes: showsSizes)
    }
    for line in interpreter.output { output.errors += line + "\n" }
    for note in interpreter.notes { output.errors += "\(note.place.map { "\($0): " } ?? "")note: \(note.message)\n" }
    for fault in preview.graph.faults {
      output.fail("\(fault.place.map { "\($0): " } ?? "")error: \(fault.message)")
    }
  }
}
