import ViewCommandLine
import ViewSource
import ViewSyntax

/// `viewlint ast --benchmark`: reading, lexing and parsing, and the memory of the trees.
struct SyntaxBenchmark {
  private var benchmark: Benchmark

  init(_ files: [SourceFile], _ arguments: Arguments) {
    benchmark = Benchmark(files, arguments)
  }

  mutating func run(_ format: TreeFormat) {
    let files = benchmark.files
    for jobs in Benchmark.coreCounts { benchmark.timeSyntax(jobs) }
    for jobs in Benchmark.coreCounts {
      benchmark.time(
        "total", jobs,
        eachFile: { index in
          guard let buffer = try? FileSystem.read(files[index].path) else { return 0 }
          return Parser.parse(buffer).tree.nodeCount
        })
    }
    let sizes = Workers.map(files.count) { index in
      let tree = Parser.parse(files[index].buffer).tree
      return (tree.byteCount, tree.tokenCount, tree.nodeCount)
    }
    let memory = sizes.reduce(into: (bytes: 0, tokens: 0, nodes: 0)) { sum, size in
      sum = (sum.bytes + size.0, sum.tokens + size.1, sum.nodes + size.2)
    }
    let bytes = files.reduce(0) { $0 + $1.buffer.count }
    let ratio = Benchmark.decimal(Double(memory.bytes) / Double(max(bytes, 1)), 2)
    let text = "trees: \(memory.bytes) bytes, \(ratio) a source byte; \(memory.tokens) tokens, \(memory.nodes) nodes\n"
    benchmark.print(format, text: text) { writer in
      writer.member("treeBytes", memory.bytes)
      writer.member("tokens", memory.tokens)
      writer.member("nodes", memory.nodes)
    }
  }
}
