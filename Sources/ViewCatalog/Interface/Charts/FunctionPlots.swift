extension InterfaceText {
  /// Plots of functions: each consists of the marks for its points.
  static let chartsPlots = #"""
    import Foundation
    import SwiftUI

    struct _PlotPoint: Identifiable {
      var id: Int
      var x: Double
      var y: Double
      var yEnd: Double?

      /// Enough points for a curve; around 0 if the domain is not given. [approximation]
      static func samples(
        _ domain: ClosedRange<Double>?, _ function: (Double) -> (start: Double, end: Double?)
      ) -> [_PlotPoint] {
        let domain = domain ?? -10...10
        var points: [_PlotPoint] = []
        for index in 0...120 {
          let x = domain.lowerBound + (domain.upperBound - domain.lowerBound) * Double(index) / 120
          let y = function(x)
          if y.start.isFinite, y.end?.isFinite ?? true {
            points.append(_PlotPoint(id: index, x: x, y: y.start, yEnd: y.end))
          }
        }
        return points
      }
    }

    public struct LinePlot: ChartContent {
      public typealias Body = Never
      var content: ForEach<[_PlotPoint], Int, LineMark>
      nonisolated init(_points points: [_PlotPoint], _ series: String) {
        content = ForEach(data: points, identifier: .identifiable { $0.id }) { point in
          LineMark(x: .value("x", point.x), y: .value("y", point.y), series: .value("function", series))
        }
      }
      nonisolated public init(
        x: LocalizedStringKey, y: LocalizedStringKey, domain: ClosedRange<Double>? = nil,
        function: @escaping @Sendable (Double) -> Double
      ) {
        self.init(_points: _PlotPoint.samples(domain) { x in (start: function(x), end: nil) }, "\(y)")
      }
      @_disfavoredOverload
      nonisolated public init<X: StringProtocol, Y: StringProtocol>(
        x: X, y: Y, domain: ClosedRange<Double>? = nil, function: @escaping @Sendable (Double) -> Double
      ) {
        self.init(_points: _PlotPoint.samples(domain) { x in (start: function(x), end: nil) }, String(y))
      }
    }

    public struct AreaPlot: ChartContent {
      public typealias Body = Never
      var content: ForEach<[_PlotPoint], Int, AreaMark>
      nonisolated init(_points points: [_PlotPoint]) {
        content = ForEach(data: points, identifier: .identifiable { $0.id }) { point in
          AreaMark(x: .value("x", point.x), yStart: .value("y", point.y), yEnd: .value("y", point.yEnd ?? 0))
        }
      }
      nonisolated public init(
        x: LocalizedStringKey, y: LocalizedStringKey, domain: ClosedRange<Double>? = nil,
        function: @escaping @Sendable (Double) -> Double
      ) {
        self.init(_points: _PlotPoint.samples(domain) { x in (start: 0, end: function(x)) })
      }
      @_disfavoredOverload
      nonisolated public init<X: StringProtocol, Y: StringProtocol>(
        x: X, y: Y, domain: ClosedRange<Double>? = nil, function: @escaping @Sendable (Double) -> Double
      ) {
        self.init(_points: _PlotPoint.samples(domain) { x in (start: 0, end: function(x)) })
      }
      nonisolated public init(
        x: LocalizedStringKey, yStart: LocalizedStringKey, yEnd: LocalizedStringKey, domain: ClosedRange<Double>? = nil,
        function: @escaping @Sendable (Double) -> (yStart: Double, yEnd: Double)
      ) {
        self.init(
          _points: _PlotPoint.samples(domain) { x in
            let found = function(x)
            return (start: found.yStart, end: found.yEnd)
          })
      }
    }
    """#
}
