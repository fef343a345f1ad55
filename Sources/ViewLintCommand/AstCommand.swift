import ViewCommandLine
import ViewLint
import ViewSource
import ViewSyntax

/// `viewlint ast`: the syntax tree in one of its forms.
struct AstCommand {
  private let arguments: Arguments
  private let form: Form
  private let jobs: Int
  private let store: ConfigurationStore

  private enum Form {
    case text, json, tokens, verify, outline
  }

  init(_ arguments: Arguments) throws(UsageError) {
    self.arguments = arguments
    jobs = arguments.number(Options.jobs) ?? Workers.coreCount
    store = try ConfigurationOptions.store(arguments)
    let forms = [Options.tokens, Options.verify, Options.outline].filter { arguments.has($0) }
    if forms.count > 1 { throw UsageError("\(forms[0].name) and \(forms[1].name) exclude each other") }
    let isJSON = arguments.choice(Options.treeFormat, as: TreeFormat.self) == .json
    if isJSON, let form = forms.first, !arguments.has(Options.benchmark) {
      throw UsageError("\(form.name) and \(Options.treeFormat.name) json exclude each other")
    }
    switch forms.first {
    case Options.tokens: form = .tokens
    case Options.verify: form = .verify
    case Options.outline: form = .outline
    default: form = isJSON ? .json : .text
    }
  }

  func run() -> ExitStatus {
    guard let inputs = Inputs.load(arguments, under: store) else { return .usage }
    var status = inputs.reportProblems()
    if arguments.has(Options.benchmark) {
      let format = arguments.choice(Options.treeFormat, as: TreeFormat.self) ?? .text
      var benchmark = SyntaxBenchmark(inputs.files, arguments)
      benchmark.run(format)
      return status
    }
    var results = JSONResults()
    var isFound = arguments.value(Options.view) == nil
    var typeNames: Set<String> = []
    // Processes files in batches, so that the output of a large project need not fit into memory.
    let batch = 16 * min(max(jobs, 1), inputs.files.count + 1)
    for start in stride(from: 0, to: inputs.files.count, by: batch) {
      let files = Array(inputs.files[start..<min(start + batch, inputs.files.count)])
      let outputs = Workers.map(files.count, jobs: jobs) {
        output(of: files[$0], isOnly: inputs.files.count == 1)
      }
      for output in outputs {
        if form == .json { results.append(output.text) }
        Terminal.write(form == .json ? results.take() : output.text)
        Terminal.write(output.errors, to: .error)
        Terminal.write(output.diagnostics, to: .error, as: .styled)
        status = max(status, output.status)
        isFound = isFound || output.isFound
        if !isFound { typeNames.formUnion(output.typeNames) }
      }
    }
    if !isFound, let view = arguments.value(Options.view) {
      let mistake = UsageError.noView(named: view, among: typeNames.sorted())
      Terminal.write("viewlint: \(mistake)\n", to: .error)
      status = max(status, .usage)
    }
    if form == .json { Terminal.write(results.end()) }
    return status
  }

  private struct Output: Sendable {
    var text = ""
    var errors = ""
    /// For reading in a terminal, possibly with colors.
    var diagnostics = ""
    var status = ExitStatus.success
    /// Whether the file has a declaration with the name in `--view`.
    var isFound = false
    /// The types in the file, if it has no declaration with the name in `--view`.
    var typeNames: [String] = []
  }

  private func output(of file: SourceFile, isOnly: Bool) -> Output {
    let result = Parser.parse(file.buffer)
    var output = Output()
    let isBroken = result.diagnostics.contains { !$0.message.isWarning }
    if isBroken { output.status = .failure }
    let header = isOnly ? "" : "# \(file.path)\n"
    let roots = roots(result.tree)
    output.isFound = !roots.isEmpty
    if roots.isEmpty { output.typeNames = typeNames(result.tree) }
    switch form {
    case .text: output.text = header + roots.map(TreePrinter.text(of:)).joined()
    case .tokens: output.text = header + TreePrinter.tokens(of: result.tree)
    case .outline: output.text = header + StructureOutline.lines(of: result.tree).map { $0 + "\n" }.joined()
    case .verify:
      let problem = TreeVerifier.problem(in: result)
      output.text =
        "\(problem == nil ? "same" : "DIFFERENT")\t\(file.buffer.count)\t\(result.diagnostics.count)\t\(file.path)\n"
      if let problem {
        output.errors = "viewlint: \(file.path): \(problem)\n"
        output.status = .failure
      }
      return output
    case .json: output.text = json(file, result, roots)
    }
    if form != .json {
      let printer = DiagnosticPrinter(
        usesColor: Terminal.usesColor(arguments.choice(Options.color) ?? .auto, for: .error))
      output.diagnostics = result.diagnostics.map { printer.text(of: $0.diagnostic(in: file)) }.joined()
    }
    return output
  }

  private func json(_ file: SourceFile, _ result: ParseResult, _ roots: [SyntaxNode]) -> String {
    JSONResults.result { writer in
      writer.member("path", file.path)
      writer.key("roots")
      writer.array { writer in
        for root in roots { TreePrinter.writeJSON(of: root, to: &writer) }
      }
      writer.key("diagnostics")
      writer.array { writer in
        for diagnostic in result.diagnostics {
          writer.object { writer in
            writer.member("level", diagnostic.message.isWarning ? "warning" : "error")
            writer.members(of: file.lineIndex.position(of: diagnostic.range.start))
            writer.member("message", diagnostic.message.text)
          }
        }
      }
    }
  }

  private func typeNames(_ tree: SyntaxTree) -> [String] {
    var names: [String] = []
    var open = [tree.root]
    while let node = open.popLast() {
      if node.kind.declaresType, let name = node.name { names.append(name) }
      open += node.children
    }
    return names
  }

  /// The root of the file, or with `--view` the declarations with the name and its extensions.
  private func roots(_ tree: SyntaxTree) -> [SyntaxNode] {
    guard let name = arguments.value(Options.view) else { return [tree.root] }
    var found: [SyntaxNode] = []
    var open = [tree.root]
    while let node = open.popLast() {
      let isNamed = node.kind.declaresType && node.name == name
      let isExtended = node.kind == .extensionDecl && node.children.first { $0.kind.isType }?.text == name
      if isNamed || isExtended {
        found.append(node)
      } else {
        open += node.children.reversed()
      }
    }
    return found
  }
}
