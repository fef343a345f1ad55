/// The marks of a chart after stacking, with their own starts and ends, and the lines and areas that several marks
/// form.
struct ChartStacks {
  /// The marks of one series, in the order of their connection.
  struct Line {
    var kind: ChartMark.Kind
    var marks: [ChartMark]
    /// The index of the series, which determines its colour.
    var number: Int
  }

  /// The bars, points, rules and rectangles, in order.
  private(set) var marks: [ChartMark] = []
  private(set) var lines: [Line] = []

  private struct Place: Hashable {
    var kind: ChartMark.Kind
    var along: ChartValue?
    var position: ChartValue?
    var isNegative: Bool
  }

  private struct Series: Hashable {
    var kind: ChartMark.Kind
    var values: [ChartValue?]
  }

  init(_ all: [ChartMark], _ isHorizontal: Bool) {
    var heights: [Place: Double] = [:]
    var series: [Series: Int] = [:]
    for mark in all {
      var mark = mark
      let isStacked = (mark.kind == .bar || mark.kind == .area) && mark.stacking != "unstacked"
      let amount = isHorizontal ? mark.x : mark.y
      if isStacked, mark.xEnd == nil, mark.yEnd == nil, let number = amount?.number {
        let place = Place(
          kind: mark.kind, along: isHorizontal ? mark.y : mark.x, position: mark.look.position, isNegative: number < 0)
        let start = heights[place, default: 0]
        heights[place] = start + number
        if isHorizontal {
          (mark.x, mark.xEnd) = (.number(start), .number(start + number))
        } else {
          (mark.y, mark.yEnd) = (.number(start), .number(start + number))
        }
      } else if mark.kind == .area, mark.yEnd == nil {
        (mark.y, mark.yEnd) = (.number(0), mark.y)
      }
      guard mark.kind == .line || mark.kind == .area else {
        marks.append(mark)
        continue
      }
      let key = Series(
        kind: mark.kind, values: [mark.series, mark.look.group, mark.look.symbolGroup, mark.look.position])
      if let known = series[key] {
        lines[known].marks.append(mark)
      } else {
        series[key] = lines.count
        let number = Set(series.keys.filter { $0.kind == mark.kind }.map(\.values)).count - 1
        lines.append(Line(kind: mark.kind, marks: [mark], number: mark.look.group == nil ? 0 : number))
      }
    }
  }

  var all: [ChartMark] { marks + lines.flatMap(\.marks) }
}
