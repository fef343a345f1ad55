import ViewLayout

/// `viewrun --benchmark` without a file: measures the layout engine on trees of fixed shapes.
struct LayoutEngineBenchmark {
  let runs: Int

  /// One line per shape, with its counters.
  func text() -> String {
    var text = "layout alone, best of \(runs) runs on one core\n"
    for shape in LayoutBenchmark.allCases {
      let result = shape.run(repetitions: runs)
      let hundredths = Int((result.seconds * 100_000).rounded())
      let time = "\(hundredths / 100)." + (hundredths % 100 < 10 ? "0" : "") + "\(hundredths % 100) ms"
      text += column(result.name, 8) + right("\(result.nodes) nodes", 14) + right(time, 12)
      text += right("\(result.statistics.proposals) questions", 20)
      text += right("\(result.statistics.measured) measured", 18) + "\n"
    }
    return text
  }

  private func column(_ text: String, _ width: Int) -> String {
    text + String(repeating: " ", count: max(0, width - text.count))
  }

  private func right(_ text: String, _ width: Int) -> String {
    String(repeating: " ", count: max(1, width - text.count)) + text
  }
}
