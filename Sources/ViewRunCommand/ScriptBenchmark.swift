import ViewCommandLine
import ViewMachine
import ViewSemantics
import ViewSource

/// `viewrun script --benchmark FILE…`: compares the run time of programs on the machine with that of equivalents in
/// Python and Lua.
///
/// Each file is a separate program. Beside `loops.swift` there may be `loops.py` and `loops.lua`, which write their
/// processor time in seconds to standard error. All times exclude reading and compiling: the machine's best run is one
/// after the first, when the code has been lowered.
struct ScriptBenchmark {
  let configuration: BuildConfiguration
  let runs: Int

  /// Another language, if it is installed.
  private struct Peer {
    let name: String
    let fileExtension: String
    let command: String

    static let all = [
      Peer(name: "Python", fileExtension: "py", command: "python3"),
      Peer(name: "Lua", fileExtension: "lua", command: "lua5.4"),
    ]
  }

  private struct Row {
    var name: String
    var seconds: Double
    /// The time of each peer; `nil` if it is not installed.
    var others: [Double?]
  }

  /// A table of times, with a line for each program that could not be compared.
  func text(_ files: [SourceFile]) -> (text: String, problems: [String]) {
    var rows: [Row] = []
    var problems: [String] = []
    for file in files {
      let name = String(FilePath.name(of: file.path).dropLast(".swift".utf8.count))
      do throws(Fault) {
        let (seconds, output) = try measure(file)
        var row = Row(name: name, seconds: seconds, others: [])
        for peer in Peer.all {
          let found = measure(peer, beside: file.path)
          if let found, found.output != output { problems.append("\(name): \(peer.name) prints something else") }
          row.others.append(found?.seconds)
        }
        rows.append(row)
      } catch {
        problems.append("\(name): \(error.message)")
      }
    }
    return (table(rows), problems)
  }

  private func measure(_ file: SourceFile) throws(Fault) -> (seconds: Double, output: String) {
    let program = Program([Program.ModuleSource(name: "main", files: [file])], configuration: configuration, jobs: 1)
    let machine = Machine(program)
    _ = try machine.runProgram()
    let output = machine.output
    var best = Double.infinity
    for _ in 0..<runs {
      machine.restart()
      let start = ProcessorTime.seconds
      _ = try machine.runProgram()
      best = min(best, ProcessorTime.seconds - start)
    }
    return (best, output)
  }

  private func measure(_ peer: Peer, beside path: String) -> (seconds: Double, output: String)? {
    let script = String(path.dropLast("swift".utf8.count)) + peer.fileExtension
    guard FileSystem.status(script) != nil else { return nil }
    var best: (seconds: Double, output: String)?
    for _ in 0..<runs {
      // A program's modules are found relative to its working directory.
      let folder = FilePath.parent(of: script)
      guard
        let result = Subprocess.run([
          "env", "-C", folder, "PYTHONDONTWRITEBYTECODE=1", peer.command, FilePath.name(of: script),
        ]), result.status == 0,
        let seconds = Double(String(decoding: result.errors, as: UTF8.self).filter { !$0.isWhitespace })
      else { return nil }
      if seconds < best?.seconds ?? .infinity { best = (seconds, String(decoding: result.output, as: UTF8.self)) }
    }
    return best
  }

  // MARK: The table

  private func table(_ rows: [Row]) -> String {
    var text =
      "programs on one core, processor time, best of \(runs) run\(runs == 1 ? "" : "s"); a ratio is how many times as fast this is\n"
    text += "".leftAligned(in: 16) + "machine".rightAligned(in: 12)
    for peer in Peer.all { text += peer.name.rightAligned(in: 12) + "ratio".rightAligned(in: 8) }
    text += "\n"
    for row in rows {
      text += row.name.leftAligned(in: 16) + milliseconds(row.seconds).rightAligned(in: 12)
      for other in row.others {
        text +=
          (other.map(milliseconds) ?? "-").rightAligned(in: 12)
          + (other.map { hundredths($0 / row.seconds) } ?? "-").rightAligned(in: 8)
      }
      text += "\n"
    }
    text += "geometric mean".leftAligned(in: 28)
    for peer in Peer.all.indices {
      let ratios = rows.compactMap { row in row.others[peer].map { $0 / row.seconds } }
      text += "".rightAligned(in: 12) + (ratios.isEmpty ? "-" : hundredths(geometricMean(ratios))).rightAligned(in: 8)
    }
    return text + "\n"
  }

  private func geometricMean(_ ratios: [Double]) -> Double {
    // The geometric mean by bisection, which needs no mathematics library.
    var (low, high) = (ratios.min() ?? 0, ratios.max() ?? 0)
    for _ in 0..<60 {
      let middle = (low + high) / 2
      if ratios.reduce(1, { $0 * $1 / middle }) > 1 { low = middle } else { high = middle }
    }
    return low
  }

  private func milliseconds(_ seconds: Double) -> String { tenths(seconds * 1000) + " ms" }

  private func tenths(_ number: Double) -> String {
    let tenths = Int((number * 10).rounded())
    return "\(tenths / 10).\(tenths % 10)"
  }

  private func hundredths(_ number: Double) -> String {
    let hundredths = Int((number * 100).rounded())
    return "\(hundredths / 100)." + (hundredths % 100 < 10 ? "0" : "") + "\(hundredths % 100)"
  }
}
