import ViewCommandLine
import ViewGraph
import ViewLayout
import ViewPreview
import ViewSource

/// `viewrun --benchmark`: measures the analysis of a program and the evaluation, layout and drawing of its views.
struct RunBenchmark {
  private let files: [SourceFile]
  private let runs: Int
  private var times: [Phase: [Double]] = [:]
  private var views = 0

  enum Phase: String, CaseIterable {
    /// Parsing and collecting declarations.
    case analyze
    /// Making the machine, and finding the views.
    case prepare
    /// The first evaluation of the bodies, making the graph, and layout.
    case evaluate
    case draw
    /// A second evaluation of all views, with compiled code.
    case again = "evaluate again"
    /// A frame of an animation, or after the steps; the mean over a second.
    case frame = "one frame"
    case total
  }

  init(_ files: [SourceFile], runs: Int) {
    self.files = files
    self.runs = runs
  }

  mutating func run(_ command: RunCommand, _ files: RunCommand.Files, _ output: inout RunCommand.Output) {
    for run in 0...runs {
      // The first run is a warm-up.
      guard once(command, files, &output, counts: run > 0) else { return }
    }
    output.text = command.options.format == .json ? json : text
  }

  private mutating func once(
    _ command: RunCommand, _ files: RunCommand.Files, _ output: inout RunCommand.Output, counts: Bool
  ) -> Bool {
    let clock = ContinuousClock()
    let start = clock.now
    var last = start
    var times: [Phase: Double] = [:]
    func seconds(since start: ContinuousClock.Instant) -> Double {
      let (seconds, attoseconds) = (clock.now - start).components
      return Double(seconds) + Double(attoseconds) / 1e18
    }
    func end(_ phase: Phase) {
      times[phase] = seconds(since: last)
      last = clock.now
    }
    let options = command.options
    let runnable = command.runnable(files)
    end(.analyze)
    let graph = runnable.graph(Preview.engine(options.layout))
    guard let chosen = command.chosen(command.choice(files, graph), &output) else { return false }
    end(.prepare)
    guard var preview = command.preview(of: chosen, graph, &output) else { return false }
    end(.evaluate)
    guard let picture = command.picture(preview, &output) else { return false }
    end(.draw)
    times[.total] = seconds(since: start)
    for step in options.steps { try? preview.take(step) }
    if graph.nextFrameTime != nil {
      last = clock.now
      for _ in 0..<60 { graph.nextFrameTime.map { graph.advance(to: $0) } }
      times[.frame] = seconds(since: last) / 60
    }
    last = clock.now
    guard let other = command.preview(of: chosen, graph, &output) else { return false }
    end(.again)
    precondition(!picture.isEmpty || other.graph.root != nil)
    guard counts else { return true }
    for (phase, time) in times { self.times[phase, default: []].append(time) }
    views = graph.elementCount
    return true
  }

  private func seconds(_ phase: Phase) -> Double {
    let sorted = (times[phase] ?? [0]).sorted()
    return sorted[sorted.count / 2]
  }

  private var bytes: Int { files.reduce(0) { $0 + $1.buffer.count } }
  private var lines: Int { files.reduce(0) { $0 + $1.lineIndex.lineCount - 1 } }

  private var text: String {
    var text =
      "\(files.count) files, \(lines) lines, \(views) views and modifiers, median of \(runs) run\(runs == 1 ? "" : "s")\n"
    for phase in Phase.allCases where times[phase] != nil {
      let name = phase.rawValue.leftAligned(in: 16)
      let parts = Int((seconds(phase) * 100_000).rounded())
      let number =
        phase == .frame ? "\(parts / 100).\(parts % 100 / 10)\(parts % 10)" : "\(parts / 100).\(parts % 100 / 10)"
      text += name + number.rightAligned(in: 9) + " ms\n"
    }
    return text
  }

  private var json: String {
    var writer = JSONWriter()
    writer.object { writer in
      writer.member("files", files.count)
      writer.member("bytes", bytes)
      writer.member("lines", lines)
      writer.member("views", views)
      writer.key("phases")
      writer.array { writer in
        for phase in Phase.allCases where times[phase] != nil {
          writer.object { writer in
            writer.member("name", phase.rawValue)
            writer.member("cores", 1)
            writer.key("seconds")
            writer.value(seconds(phase))
          }
        }
      }
    }
    return writer.text + "\n"
  }
}
