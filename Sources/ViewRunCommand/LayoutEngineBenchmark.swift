import ViewLayout
import ViewSource

/// `viewrun --benchmark` without a file: measures the layout engine on trees of fixed shapes.
struct LayoutEngineBenchmark {
  let runs: Int

  /// One line per shape, with its counters.
  func text() -> String {
    var text = "layout alone, best of \(runs) run\(runs == 1 ? "" : "s") on one core\n"
    for shape in LayoutBenchmark.allCases {
      let result = shape.run(repetitions: runs)
      let hundredths = Int((result.seconds * 100_000).rounded())
      let time = "\(hundredths / 100)." + (hundredths % 100 < 10 ? "0" : "") + "\(hundredths % 100) ms"
      text += result.name.leftAligned(in: 8) + "\(result.nodes) nodes".rightAligned(in: 14) + time.rightAligned(in: 12)
      text += "\(result.statistics.proposals) proposals".rightAligned(in: 20)
      text += "\(result.statistics.measured) measured".rightAligned(in: 18) + "\n"
    }
    return text
  }
}
