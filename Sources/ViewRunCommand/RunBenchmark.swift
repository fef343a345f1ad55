import ViewCommandLine
import ViewInterpreter
import ViewLayout
import ViewPreview
import ViewSemantics
import ViewSource

/// `viewrun --benchmark`: what analyzing the program, evaluating its views, laying them out and drawing them takes.
struct RunBenchmark {
  private let files: [SourceFile]
  private let runs: Int
  private var times: [Phase: [Double]] = [:]
  private var views = 0

  enum Phase: String, CaseIterable {
    /// Parsing and declaring.
    case analyze
    /// Making the interpreter and the view's value, with what its bodies mean.
    case prepare
    /// Running the bodies for the first time and making the graph.
    case evaluate
    case layout, draw
    /// Evaluating once more, when what the bodies mean is known: what an update costs at most.
    case again = "evaluate again"
    case total
  }

  init(_ files: [SourceFile], runs: Int) {
    self.files = files
    self.runs = runs
  }

  mutating func run(_ command: RunCommand, _ files: RunCommand.Files, _ output: inout RunCommand.Output) {
    for run in 0...runs {
      // The first run warms up.
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
    let program = command.program(of: files.all)
    end(.analyze)
    let interpreter = Interpreter(program)
    guard let chosen = command.chosen(command.choice(files, interpreter), &output),
      let (value, state) = command.value(of: chosen, interpreter, &output)
    else { return false }
    end(.prepare)
    func graph() -> ViewGraph {
      Preview.graph(of: value, name: chosen.name, interpreter: interpreter, options: options.layout, state: state)
    }
    let made = graph()
    end(.evaluate)
    let preview = Preview(made, options: options.layout)
    end(.layout)
    guard let picture = command.picture(preview, &output) else { return false }
    end(.draw)
    times[.total] = seconds(since: start)
    last = clock.now
    let other = graph()
    end(.again)
    precondition(!picture.isEmpty || other.root != nil)
    guard counts else { return true }
    for (phase, time) in times { self.times[phase, default: []].append(time) }
    views = made.viewCount
    return true
  }

  private func seconds(_ phase: Phase) -> Double {
    let sorted = (times[phase] ?? [0]).sorted()
    return sorted[sorted.count / 2]
  }

  private var bytes: Int { files.reduce(0) { $0 + $1.buffer.count } }
  private var lines: Int { files.reduce(0) { $0 + $1.lineIndex.lineCount - 1 } }

  private var text: String {
    var text = "\(files.count) files, \(lines) lines, \(views) views and modifiers, median of \(runs) runs\n"
    for phase in Phase.allCases {
      let name = phase.rawValue + String(repeating: " ", count: 16 - phase.rawValue.count)
      let tenths = Int((seconds(phase) * 10_000).rounded())
      let number = "\(tenths / 10).\(tenths % 10)"
      text += name + String(repeating: " ", count: max(0, 9 - number.count)) + number + " ms\n"
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
        for phase in Phase.allCases {
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
