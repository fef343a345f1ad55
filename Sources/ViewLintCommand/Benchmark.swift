import ViewCommandLine
import ViewSource
import ViewSyntax

/// Measures and prints the times of phases over many files, on one core and on all cores.
struct Benchmark {
  let files: [SourceFile]
  private let runs: Int
  private let bytes: Int
  private let lines: Int
  private(set) var phases: [Phase] = []

  struct Phase {
    var name: String
    var cores: Int
    var seconds: Double
  }

  init(_ files: [SourceFile], _ arguments: Arguments) {
    self.files = files
    runs = max(1, arguments.number(Options.runs) ?? 7)
    bytes = files.reduce(0) { $0 + $1.buffer.count }
    lines = files.reduce(0) { $0 + $1.lineIndex.lineCount - 1 }
  }

  /// One core and all cores.
  static var coreCounts: [Int] {
    let cores = Workers.coreCount
    return cores > 1 ? [1, cores] : [1]
  }

  // MARK: Timing

  /// Measures work on each file.
  mutating func time(_ name: String, _ jobs: Int, eachFile work: @escaping @Sendable (Int) -> Int) {
    // Each thread takes several files at a time, so that the distribution costs nothing.
    let share = 16
    let count = files.count
    time(name, jobs) {
      let results = Workers.map((count + share - 1) / share, jobs: jobs) { index in
        (index * share..<min((index + 1) * share, count)).reduce(0) { $0 &+ work($1) }
      }
      precondition(results.count == (count + share - 1) / share)
    }
  }

  /// Measures the median of the runs after one warm-up run, without the time of an earlier phase that the work
  /// includes.
  mutating func time(_ name: String, _ jobs: Int, without part: String? = nil, _ work: () -> Void) {
    let clock = ContinuousClock()
    var times: [Double] = []
    for run in 0...runs {
      let start = clock.now
      work()
      if run > 0 { times.append(Benchmark.seconds(clock.now - start)) }
    }
    let earlier = phases.first { $0.name == part && $0.cores == jobs }?.seconds ?? 0
    phases.append(Phase(name: name, cores: jobs, seconds: max(times.sorted()[times.count / 2] - earlier, 1e-9)))
  }

  static func seconds(_ duration: Duration) -> Double {
    let (seconds, attoseconds) = duration.components
    return Double(seconds) + Double(attoseconds) / 1e18
  }

  /// Measures reading, lexing and parsing.
  mutating func timeSyntax(_ jobs: Int) {
    let files = self.files
    time("read", jobs, eachFile: { (try? FileSystem.read(files[$0].path))?.count ?? 0 })
    timeParsing(jobs)
  }

  /// Measures lexing and parsing.
  mutating func timeParsing(_ jobs: Int) {
    let files = self.files
    time("lex", jobs, eachFile: { Parser.tokenCount(of: files[$0].buffer) })
    time("parse", jobs, eachFile: { Parser.parse(files[$0].buffer).tree.nodeCount })
  }

  // MARK: Printing

  /// - Parameter more: further output: lines of text, and members of the JSON object.
  func print(_ format: TreeFormat, text more: String = "", json: (inout JSONWriter) -> Void = { _ in }) {
    switch format {
    case .text: Terminal.write(text + more)
    case .json:
      var writer = JSONWriter()
      writer.object { writer in
        write(to: &writer)
        json(&writer)
      }
      Terminal.write(writer.text + "\n")
    }
  }

  private var text: String {
    var text = "\(files.count) files, \(bytes) bytes, \(lines) lines, median of \(runs) runs\n"
    text += "phase   cores   seconds     MB/s   lines/s\n"
    for phase in phases {
      let speed = Double(bytes) / phase.seconds / 1e6
      text +=
        phase.name.leftAligned(in: 8) + String(phase.cores).rightAligned(in: 5)
        + Benchmark.decimal(phase.seconds, 4).rightAligned(in: 10)
      text +=
        Benchmark.decimal(speed, 1).rightAligned(in: 9)
        + String(Int(Double(lines) / phase.seconds)).rightAligned(in: 10) + "\n"
    }
    return text
  }

  private func write(to writer: inout JSONWriter) {
    writer.member("files", files.count)
    writer.member("bytes", bytes)
    writer.member("lines", lines)
    writer.member(
      "phases",
      array: { writer in
        for phase in phases {
          writer.object { writer in
            writer.member("name", phase.name)
            writer.member("cores", phase.cores)
            writer.member("seconds", phase.seconds)
            writer.member("bytesPerSecond", (Double(bytes) / phase.seconds).rounded())
          }
        }
      })
  }

  static func decimal(_ number: Double, _ places: Int) -> String {
    var scale = 1.0
    for _ in 0..<places { scale *= 10 }
    let scaled = Int((number * scale).rounded())
    let fraction = String(scaled % Int(scale))
    return "\(scaled / Int(scale))." + String(repeating: "0", count: places - fraction.count) + fraction
  }
}
