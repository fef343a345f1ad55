extension InterfaceText {
  /// The scales of a chart, from data to positions, colours, symbols and sizes.
  static let chartsScales = #"""
    import Foundation
    import SwiftUI

    public protocol ScaleDomain {}

    extension Array: ScaleDomain where Element: Plottable {}
    extension ClosedRange: ScaleDomain where Bound: Plottable {}

    public struct AutomaticScaleDomain: ScaleDomain {
      var includesZero: Bool?
      var reversed: Bool?
    }

    extension ScaleDomain where Self == AutomaticScaleDomain {
      public static var automatic: AutomaticScaleDomain { AutomaticScaleDomain() }
      public static func automatic(includesZero: Bool? = nil, reversed: Bool? = nil) -> AutomaticScaleDomain {
        AutomaticScaleDomain(includesZero: includesZero, reversed: reversed)
      }
    }

    public struct ScaleType: Hashable, Sendable {
      var name: String
      public static var linear: ScaleType { ScaleType(name: "linear") }
      public static var category: ScaleType { ScaleType(name: "category") }
      public static var date: ScaleType { ScaleType(name: "date") }
      public static var log: ScaleType { ScaleType(name: "log") }
      public static var squareRoot: ScaleType { ScaleType(name: "squareRoot") }
      public static var symmetricLog: ScaleType { ScaleType(name: "symmetricLog") }
      public static func power(exponent: Double) -> ScaleType { ScaleType(name: "power") }
      public static func symmetricLog(slopeAtZero: Double) -> ScaleType { ScaleType(name: "symmetricLog") }
    }

    public protocol PositionScaleRange {}

    extension ClosedRange: PositionScaleRange where Bound == CGFloat {}

    public struct PlotDimensionScaleRange: PositionScaleRange {}

    extension PositionScaleRange where Self == PlotDimensionScaleRange {
      public static var plotDimension: PlotDimensionScaleRange { PlotDimensionScaleRange() }
      public static func plotDimension(padding: CGFloat) -> PlotDimensionScaleRange { PlotDimensionScaleRange() }
      public static func plotDimension(startPadding: CGFloat = 0, endPadding: CGFloat = 0) -> PlotDimensionScaleRange {
        PlotDimensionScaleRange()
      }
    }

    extension View {
      public func chartXScale<Domain: ScaleDomain>(domain: Domain, type: ScaleType? = nil) -> some View {
        modifier(_ChartModifier(change: .xDomain(domain)))
      }
      public func chartXScale<Range: PositionScaleRange>(range: Range, type: ScaleType? = nil) -> some View {
        modifier(_ChartModifier(change: .other("chartXScale")))
      }
      public func chartXScale<Domain: ScaleDomain, Range: PositionScaleRange>(
        domain: Domain, range: Range, type: ScaleType? = nil
      ) -> some View { modifier(_ChartModifier(change: .xDomain(domain))) }
      public func chartXScale(type: ScaleType?) -> some View { modifier(_ChartModifier(change: .other("chartXScale"))) }
      public func chartYScale<Domain: ScaleDomain>(domain: Domain, type: ScaleType? = nil) -> some View {
        modifier(_ChartModifier(change: .yDomain(domain)))
      }
      public func chartYScale<Range: PositionScaleRange>(range: Range, type: ScaleType? = nil) -> some View {
        modifier(_ChartModifier(change: .other("chartYScale")))
      }
      public func chartYScale<Domain: ScaleDomain, Range: PositionScaleRange>(
        domain: Domain, range: Range, type: ScaleType? = nil
      ) -> some View { modifier(_ChartModifier(change: .yDomain(domain))) }
      public func chartYScale(type: ScaleType?) -> some View { modifier(_ChartModifier(change: .other("chartYScale"))) }
      public func chartForegroundStyleScale<DataValue: Plottable, S: ShapeStyle>(
        _ mapping: KeyValuePairs<DataValue, S>
      ) -> some View { modifier(_ChartModifier(change: .styles(mapping, domain: nil))) }
      public func chartForegroundStyleScale<Domain: ScaleDomain>(domain: Domain, type: ScaleType? = nil) -> some View {
        modifier(_ChartModifier(change: .other("chartForegroundStyleScale")))
      }
      public func chartForegroundStyleScale<S: ShapeStyle>(range: [S], type: ScaleType? = nil) -> some View {
        modifier(_ChartModifier(change: .styles(range, domain: nil)))
      }
      public func chartForegroundStyleScale<Domain: ScaleDomain, S: ShapeStyle>(
        domain: Domain, range: [S], type: ScaleType? = nil
      ) -> some View { modifier(_ChartModifier(change: .styles(range, domain: domain))) }
      public func chartForegroundStyleScale<DataValue: Plottable, S: ShapeStyle>(
        domain: [DataValue], mapping: @escaping (DataValue) -> S
      ) -> some View { modifier(_ChartModifier(change: .other("chartForegroundStyleScale"))) }
      public func chartForegroundStyleScale<DataValue: Plottable, S: ShapeStyle>(
        mapping: @escaping (DataValue) -> S
      ) -> some View { modifier(_ChartModifier(change: .other("chartForegroundStyleScale"))) }
      public func chartForegroundStyleScale(range: Gradient, type: ScaleType? = nil) -> some View {
        modifier(_ChartModifier(change: .other("chartForegroundStyleScale")))
      }
      public func chartForegroundStyleScale<Domain: ScaleDomain>(
        domain: Domain, range: Gradient, type: ScaleType? = nil
      ) -> some View { modifier(_ChartModifier(change: .other("chartForegroundStyleScale"))) }
      public func chartForegroundStyleScale(type: ScaleType?) -> some View {
        modifier(_ChartModifier(change: .other("chartForegroundStyleScale")))
      }
      public func chartSymbolScale<DataValue: Plottable, S: ChartSymbolShape>(
        _ mapping: KeyValuePairs<DataValue, S>
      ) -> some View { modifier(_ChartModifier(change: .other("chartSymbolScale"))) }
      public func chartSymbolScale<Domain: ScaleDomain>(domain: Domain, type: ScaleType? = nil) -> some View {
        modifier(_ChartModifier(change: .other("chartSymbolScale")))
      }
      public func chartSymbolScale<S: ChartSymbolShape>(range: [S], type: ScaleType? = nil) -> some View {
        modifier(_ChartModifier(change: .other("chartSymbolScale")))
      }
      public func chartSymbolScale<Domain: ScaleDomain, S: ChartSymbolShape>(
        domain: Domain, range: [S], type: ScaleType? = nil
      ) -> some View { modifier(_ChartModifier(change: .other("chartSymbolScale"))) }
      public func chartSymbolScale<DataValue: Plottable, S: ChartSymbolShape>(
        domain: [DataValue], mapping: @escaping (DataValue) -> S
      ) -> some View { modifier(_ChartModifier(change: .other("chartSymbolScale"))) }
      public func chartSymbolScale<DataValue: Plottable, S: ChartSymbolShape>(
        mapping: @escaping (DataValue) -> S
      ) -> some View { modifier(_ChartModifier(change: .other("chartSymbolScale"))) }
      public func chartLineStyleScale<DataValue: Plottable>(
        _ mapping: KeyValuePairs<DataValue, StrokeStyle>
      ) -> some View { modifier(_ChartModifier(change: .other("chartLineStyleScale"))) }
      public func chartLineStyleScale<Domain: ScaleDomain>(
        domain: Domain, range: [StrokeStyle], type: ScaleType? = nil
      ) -> some View { modifier(_ChartModifier(change: .other("chartLineStyleScale"))) }
      public func chartSymbolSizeScale<Domain: ScaleDomain>(
        domain: Domain, range: ClosedRange<CGFloat>, type: ScaleType? = nil
      ) -> some View { modifier(_ChartModifier(change: .other("chartSymbolSizeScale"))) }
      public func chartSymbolSizeScale(range: ClosedRange<CGFloat>, type: ScaleType? = nil) -> some View {
        modifier(_ChartModifier(change: .other("chartSymbolSizeScale")))
      }
    }
    """#
}
