import ViewGraph
import ViewSource

/// The features of SwiftUI that programs use, and how exactly they are drawn, by feature and place.
public struct CoverageReport {
  /// The number of previews, apps and views that were run.
  public private(set) var shown = 0
  private var uses: [String: Set<SourcePlace>] = [:]
  private var marks: [Deviation] = []
  private var notShown: [(name: String, reason: String)] = []

  public init() {}

  /// Adds the current state of a graph.
  public mutating func add(_ graph: Graph) {
    shown += 1
    for use in graph.featureUses {
      guard let place = use.place else { continue }
      uses[use.feature, default: []].insert(place)
    }
  }

  /// Adds the deviations from SwiftUI that a graph has found so far.
  public mutating func addMarks(of graph: Graph) {
    let known = Set(marks)
    marks += graph.marks.filter { !known.contains($0) }
  }

  /// Adds a view that could not be run.
  public mutating func addNotShown(_ name: String, _ reason: String) { notShown.append((name, reason)) }

  /// Whether there are deviations from SwiftUI.
  public var hasMarks: Bool { !marks.isEmpty }

  // MARK: Rows

  /// A feature that is not drawn exactly: the message and the places.
  private struct Row {
    let degree: Deviation.Degree
    let feature: String
    let message: String
    let places: [SourcePlace]
  }

  private func rows(_ degree: Deviation.Degree) -> [Row] {
    var places: [[String]: [SourcePlace]] = [:]
    for mark in marks where mark.degree == degree {
      places[[mark.feature, mark.message], default: []] += [mark.place].compactMap(\.self)
    }
    return places.map {
      Row(degree: degree, feature: $0[0], message: $0[1], places: Set($1).sorted(by: CoverageReport.order))
    }
    .sorted { ($0.feature, $0.message) < ($1.feature, $1.message) }
  }

  private static func order(_ left: SourcePlace, _ right: SourcePlace) -> Bool {
    (left.path, left.line, left.column) < (right.path, right.line, right.column)
  }

  /// The features without a deviation, with the number of places.
  private var exact: [(feature: String, places: Int)] {
    var marked: [String: Set<SourcePlace>] = [:]
    for mark in marks { if let place = mark.place { marked[mark.feature, default: []].insert(place) } }
    return uses.map { ($0, $1.subtracting(marked[$0] ?? []).count) }.filter { $0.1 > 0 }
      .sorted { ($1.1, $0.0) < ($0.1, $1.0) }
  }

  // MARK: Output

  /// Totals, then the inexact features with their places, then the names of the others.
  public var text: String {
    let exact = exact
    let missing = rows(.missing)
    let approximate = rows(.approximate)
    var text = count(shown, "preview, app or view", "previews, apps and views") + " run\n"
    text += line("exactly", exact.count, exact.reduce(0) { $0 + $1.places })
    text += line("approximately", approximate)
    text += line("not at all", missing)
    text += section("approximately", approximate) + section("not at all", missing)
    if !exact.isEmpty {
      text += "\nexactly\n"
      for (feature, places) in exact { text += "  \(feature) \(places)\n" }
    }
    if !notShown.isEmpty {
      text += "\nnot run\n"
      for (name, reason) in notShown { text += "  \(name): \(reason)\n" }
    }
    return text
  }

  private func line(_ title: String, _ rows: [Row]) -> String {
    line(title, Set(rows.map(\.feature)).count, Set(rows.flatMap(\.places)).count)
  }

  private func line(_ title: String, _ features: Int, _ places: Int) -> String {
    title.leftAligned(in: 16) + count(features, "feature", "features")
      + (features == 0 ? "" : " in " + count(places, "place", "places")) + "\n"
  }

  private func count(_ number: Int, _ one: String, _ many: String) -> String { "\(number) \(number == 1 ? one : many)" }

  private func section(_ title: String, _ rows: [Row]) -> String {
    guard !rows.isEmpty else { return "" }
    return "\n\(title)\n"
      + rows.map { row in "  \(row.message)\n" + row.places.map { "    \($0)\n" }.joined() }.joined()
  }

  /// `{"version":1,"results":[{"feature","degree","message","places":[{"path","line","column"}]}]}`
  public var json: String {
    var results = JSONResults()
    for row in Deviation.Degree.allCases.flatMap(rows) {
      results.append { write(row.feature, row.degree.rawValue, row.message, row.places, &$0) }
    }
    for (feature, _) in exact {
      let places = (uses[feature] ?? []).sorted(by: CoverageReport.order)
      results.append { write(feature, "exact", nil, places, &$0) }
    }
    return results.end()
  }

  private func write(
    _ feature: String, _ degree: String, _ message: String?, _ places: [SourcePlace], _ writer: inout JSONWriter
  ) {
    writer.member("feature", feature)
    writer.member("degree", degree)
    if let message { writer.member("message", message) }
    writer.member(
      "places",
      array: { writer in
        for place in places {
          writer.object { writer in
            writer.member("path", place.path)
            writer.member("line", place.line)
            writer.member("column", place.column)
          }
        }
      })
  }
}
