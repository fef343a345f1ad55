import ViewCommandLine
import ViewSource
import ViewSyntax

/// Times reading, lexing and parsing over many files, and tells what their trees take.
struct SyntaxBenchmark {
  private let files: [SourceFile]
  private let runs: Int

  init(_ files: [SourceFile], runs: Int) {
    self.files = files
    self.runs = max(runs, 1)
  }

  private struct Phase {
    var name: String
    var cores: Int
    var seconds: Double
  }

  func run(_ format: TreeFormat) {
    let files = self.files
    let bytes = files.reduce(0) { $0 + $1.buffer.count }
    let lines = files.reduce(0) { $0 + $1.lineIndex.lineCount - 1 }
    let cores = Workers.coreCount
    var phases: [Phase] = []
    for jobs in cores > 1 ? [1, cores] : [1] {
      phases.append(time("read", jobs) { (try? FileSystem.read(files[$0].path))?.count ?? 0 })
      phases.append(time("lex", jobs) { Parser.tokenCount(of: files[$0].buffer) })
      phases.append(time("parse", jobs) { Parser.parse(files[$0].buffer).tree.nodeCount })
    }
    for jobs in cores > 1 ? [1, cores] : [1] {
      phases.append(
        time("total", jobs) { index in
          guard let buffer = try? FileSystem.read(files[index].path) else { return 0 }
          return Parser.parse(buffer).tree.nodeCount
        })
    }
    let sizes = Workers.map(files.count) { index in
      let tree = Parser.parse(files[index].buffer).tree
      return (tree.byteCount, tree.tokenCount, tree.nodeCount)
    }
    let memory = sizes.reduce(into: (0, 0, 0)) { $0 = ($0.0 + $1.0, $0.1 + $1.1, $0.2 + $1.2) }
    switch format {
    case .text: printText(phases, bytes: bytes, lines: lines, memory: memory)
    case .json: printJSON(phases, bytes: bytes, lines: lines, memory: memory)
    }
  }

  /// The median of the runs, after one that warms up.
  private func time(_ name: String, _ jobs: Int, _ work: @escaping @Sendable (Int) -> Int) -> Phase {
    let clock = ContinuousClock()
    var times: [Double] = []
    for run in 0...runs {
      let start = clock.now
      // Each thread takes a share of the files at a time, so that handing them out costs nothing.
      let share = 16
      let count = files.count
      let results = Workers.map((count + share - 1) / share, jobs: jobs) { index in
        (index * share..<min((index + 1) * share, count)).reduce(0) { $0 &+ work($1) }
      }
      precondition(results.count == (count + share - 1) / share)
      let (seconds, attoseconds) = (clock.now - start).components
      if run > 0 { times.append(Double(seconds) + Double(attoseconds) / 1e18) }
    }
    return Phase(name: name, cores: jobs, seconds: times.sorted()[times.count / 2])
  }

  private func printText(_ phases: [Phase], bytes: Int, lines: Int, memory: (bytes: Int, tokens: Int, nodes: Int)) {
    var text = "\(files.count) files, \(bytes) bytes, \(lines) lines, median of \(runs) runs\n"
    text += "phase   cores   seconds     MB/s   lines/s\n"
    for phase in phases {
      let speed = Double(bytes) / phase.seconds / 1e6
      text += pad(phase.name, -8) + pad(String(phase.cores), 5) + pad(decimal(phase.seconds, 4), 10)
      text += pad(decimal(speed, 1), 9) + pad(String(Int(Double(lines) / phase.seconds)), 10) + "\n"
    }
    let ratio = Double(memory.bytes) / Double(max(bytes, 1))
    text += "trees: \(memory.bytes) bytes, \(decimal(ratio, 2)) a source byte; "
    text += "\(memory.tokens) tokens, \(memory.nodes) nodes\n"
    Terminal.write(text)
  }

  private func printJSON(_ phases: [Phase], bytes: Int, lines: Int, memory: (bytes: Int, tokens: Int, nodes: Int)) {
    var writer = JSONWriter()
    writer.object { writer in
      writer.member("files", files.count)
      writer.member("bytes", bytes)
      writer.member("lines", lines)
      writer.key("phases")
      writer.array { writer in
        for phase in phases {
          writer.object { writer in
            writer.member("name", phase.name)
            writer.member("cores", phase.cores)
            writer.member("seconds", phase.seconds)
            writer.member("bytesPerSecond", (Double(bytes) / phase.seconds).rounded())
          }
        }
      }
      writer.member("treeBytes", memory.bytes)
      writer.member("tokens", memory.tokens)
      writer.member("nodes", memory.nodes)
    }
    Terminal.write(writer.text + "\n")
  }

  /// Padded to `width` cells; on the right if negative.
  private func pad(_ text: String, _ width: Int) -> String {
    let space = String(repeating: " ", count: max(0, abs(width) - text.count))
    return width < 0 ? text + space : space + text
  }

  private func decimal(_ number: Double, _ places: Int) -> String {
    var scale = 1.0
    for _ in 0..<places { scale *= 10 }
    let scaled = Int((number * scale).rounded())
    let fraction = String(scaled % Int(scale))
    return "\(scaled / Int(scale))." + String(repeating: "0", count: places - fraction.count) + fraction
  }
}
