import ViewCommandLine
import ViewMachine
import ViewSemantics
import ViewSource
import ViewSyntax

/// `viewrun script FILE…`: runs a command line program.
struct ScriptCommand: Sendable {
  let paths: [String]
  let configuration: BuildConfiguration
  let limits: Machine.Limits
  let showsCode: Bool
  let showsStatistics: Bool
  let stubs: NetworkStubs?
  var benchmarkRuns: Int?

  /// Runs the program and returns the exit status: the program's own, or 3 after a fault.
  func run() -> Int32 {
    Program.prepareCatalogue(configuration)
    let found = SourceFinder.find(paths.filter { $0 != "-" })
    var problems = found.problems.map { "viewrun: \($0)" }
    var files: [SourceFile] = []
    for path in found.files {
      do {
        files.append(SourceFile(path: path, buffer: try FileSystem.read(path)))
      } catch {
        problems.append("viewrun: \(error)")
      }
    }
    if paths.contains("-") {
      do {
        files.append(SourceFile(path: "main.swift", buffer: try FileSystem.readStandardInput()))
      } catch {
        problems.append("viewrun: \(error)")
      }
    }
    let printer = DiagnosticPrinter(usesColor: false)
    for file in files {
      for diagnostic in Parser.parse(file.buffer).diagnostics where !diagnostic.message.isWarning {
        problems.append(printer.text(of: diagnostic.diagnostic(in: file)))
      }
    }
    guard problems.isEmpty else {
      for problem in problems { Terminal.write(problem + "\n", to: .error) }
      return 3
    }
    if let benchmarkRuns {
      let (text, problems) = ScriptBenchmark(configuration: configuration, runs: benchmarkRuns).text(files)
      Terminal.write(text)
      for problem in problems { Terminal.write("viewrun: \(problem)\n", to: .error) }
      return problems.isEmpty ? 0 : 3
    }
    let program = Program([Program.ModuleSource(name: "main", files: files)], configuration: configuration)
    let machine = Machine(program)
    machine.limits = limits
    machine.takeSurroundingsOfComputer()
    machine.readableFiles = readableFiles(beside: files)
    if let stubs { machine.network = { stubs.answer(to: $0) } }
    defer { if showsStatistics { Terminal.write(ScriptCommand.text(of: machine.statistics), to: .error) } }
    if showsCode { machine.showCode = { Terminal.write($0, to: .error) } }
    var pending = ""
    machine.write = { text in
      pending += text
      if pending.utf8.count > 1 << 14 {
        Terminal.write(pending, as: .exact)
        pending = ""
      }
    }
    machine.readLine = {
      Terminal.write(pending, as: .exact)
      pending = ""
      return readLine()
    }
    machine.writeError = { Terminal.write($0, to: .error, as: .exact) }
    do throws(Fault) {
      let status = try machine.runProgram()
      Terminal.write(pending, as: .exact)
      return Int32(truncatingIfNeeded: status)
    } catch {
      Terminal.write(pending, as: .exact)
      let place = error.stack.first { $0.place != nil }?.place.map { "\($0): " } ?? ""
      Terminal.write("\(place)error: \(error.message)\n", to: .error, as: .exact)
      Terminal.write(ScriptCommand.trace(of: error), to: .error)
      return 3
    }
  }

  /// The files that the program may read: those in the current folder and in the folders of its own files. Symbolic
  /// links count where they lead to such a file; linked folders do not, because they may contain themselves.
  private func readableFiles(beside files: [SourceFile]) -> ReadableFiles {
    let folder = FileSystem.currentFolder
    let folders = Set([folder] + files.map { FilePath.parent(of: FilePath.absolute($0.path, in: folder)) })
    let roots = folders.map { (path: $0, real: FileSystem.resolved($0)) }
    @Sendable func isInside(_ path: String) -> Bool {
      let real = FileSystem.resolved(path)
      return roots.contains { FilePath.suffix(of: real, inFolder: $0.real) != nil }
    }
    @Sendable func isFolderInside(_ path: String) -> Bool {
      let real = FileSystem.resolved(path)
      return roots.contains { root in
        if path == root.path { return true }
        guard let inner = FilePath.suffix(of: path, inFolder: root.path) else { return false }
        return real == (root.real.hasSuffix("/") ? root.real : root.real + "/") + inner
      }
    }
    return ReadableFiles(
      currentFolder: folder,
      contents: { path in
        guard isInside(path), let buffer = try? FileSystem.readFound(path) else { return nil }
        return withExtendedLifetime(buffer) { $0.bytes.array(SourceRange(0, $0.count)) }
      },
      names: { path in
        guard isFolderInside(path) else { return nil }
        return (try? FileSystem.entries(inFolder: path, ofFilesEndingIn: ""))?.entries.map(\.name)
      })
  }

  /// The calls around a fault, innermost first. The calls of a recursion at one place share a line.
  private static func trace(of fault: Fault) -> String {
    var calls: [(line: String, count: Int)] = []
    for frame in fault.stack {
      let line = "  in \(frame.function)\(frame.place.map { " at \($0)" } ?? "")"
      if calls.last?.line == line { calls[calls.count - 1].count += 1 } else { calls.append((line, 1)) }
    }
    let isCut = fault.stack.count == Fault.keptCalls
    let lines = calls.prefix(20).map { $0.line + ($0.count > 1 ? ", \($0.count) nested calls" : "") + "\n" }
    return lines.joined() + (isCut || calls.count > 20 ? "  …\n" : "")
  }

  /// The resources used by a run, and the unsupported code that it reached.
  private static func text(of statistics: Machine.Statistics) -> String {
    var text = "functions     \(statistics.functions), of \(statistics.instructions) instructions\n"
    text += "steps         \(statistics.steps)\n"
    if statistics.peakMemory > 0 { text += "memory        \(statistics.peakMemory >> 20) MB at most\n" }
    text += "holes         \(statistics.holes.count)\n"
    for hole in statistics.holes {
      text += "  \(hole.place.map { "\($0): " } ?? "")\(hole.reason), in \(hole.function)\n"
    }
    return text
  }
}
