extension InterfaceText {
  /// The marks and their values.
  static let chartsMarks = #"""
    import Foundation
    import SwiftUI

    public protocol Plottable {
      associatedtype PrimitivePlottable
      var primitivePlottable: PrimitivePlottable { get }
      init?(primitivePlottable: PrimitivePlottable)
    }

    extension Plottable where PrimitivePlottable == Self {
      public var primitivePlottable: Self { self }
      public init?(primitivePlottable: Self) { self = primitivePlottable }
    }

    extension Plottable where Self: RawRepresentable, RawValue: Plottable {
      public var primitivePlottable: RawValue { rawValue }
      public init?(primitivePlottable: RawValue) { self.init(rawValue: primitivePlottable) }
    }

    extension Double: Plottable {}
    extension Float: Plottable {}
    extension Int: Plottable {}
    extension String: Plottable {}
    extension Date: Plottable {}
    extension CGFloat: Plottable {}
    extension Decimal: Plottable {}

    public struct PlottableValue<Value: Plottable> {
      var value: Value
      var unit: Calendar.Component?
      var plotted: _ChartValue { _ChartValue(value: value, unit: unit) }
      public static func value(_ labelKey: LocalizedStringKey, _ value: Value) -> PlottableValue<Value> {
        PlottableValue(value: value)
      }
      @_disfavoredOverload
      public static func value<S: StringProtocol>(_ label: S, _ value: Value) -> PlottableValue<Value> {
        PlottableValue(value: value)
      }
      public static func value(_ label: Text, _ value: Value) -> PlottableValue<Value> {
        PlottableValue(value: value)
      }
    }

    extension PlottableValue where Value == Date {
      public static func value(
        _ labelKey: LocalizedStringKey, _ value: Date, unit: Calendar.Component, calendar: Calendar = .autoupdatingCurrent
      ) -> PlottableValue<Date> { PlottableValue(value: value, unit: unit) }
      @_disfavoredOverload
      public static func value<S: StringProtocol>(
        _ label: S, _ value: Date, unit: Calendar.Component, calendar: Calendar = .autoupdatingCurrent
      ) -> PlottableValue<Date> { PlottableValue(value: value, unit: unit) }
    }

    struct _ChartValue {
      var value: Any
      var unit: Calendar.Component?
    }

    enum _ChartMarkKind {
      case bar, line, area, point, rule, rectangle, sector
    }

    struct _ChartMark {
      var kind: _ChartMarkKind
      var x: _ChartValue?
      var xEnd: _ChartValue?
      var y: _ChartValue?
      var yEnd: _ChartValue?
      var series: _ChartValue?
      var width: MarkDimension = .automatic
      var height: MarkDimension = .automatic
      var stacking: MarkStackingMethod = .standard
      var inset: CGFloat?
    }

    public struct MarkDimension: ExpressibleByIntegerLiteral, ExpressibleByFloatLiteral, Sendable {
      var kind: _MarkDimensionKind
      init(kind: _MarkDimensionKind) { self.kind = kind }
      public init(integerLiteral value: Int) { self.init(kind: .fixed(CGFloat(value))) }
      public init(floatLiteral value: Double) { self.init(kind: .fixed(CGFloat(value))) }
      public static var automatic: MarkDimension { MarkDimension(kind: .automatic) }
      public static func fixed(_ length: CGFloat) -> MarkDimension { MarkDimension(kind: .fixed(length)) }
      public static func inset(_ inset: CGFloat) -> MarkDimension { MarkDimension(kind: .inset(inset)) }
      public static func ratio(_ ratio: CGFloat) -> MarkDimension { MarkDimension(kind: .ratio(ratio)) }
    }

    /// The form in which the length of a mark is given.
    enum _MarkDimensionKind: Sendable {
      case automatic
      case fixed(CGFloat)
      case inset(CGFloat)
      case ratio(CGFloat)
    }

    public struct MarkStackingMethod: Sendable {
      var name: String
      public static var standard: MarkStackingMethod { MarkStackingMethod(name: "standard") }
      public static var normalized: MarkStackingMethod { MarkStackingMethod(name: "normalized") }
      public static var center: MarkStackingMethod { MarkStackingMethod(name: "center") }
      public static var unstacked: MarkStackingMethod { MarkStackingMethod(name: "unstacked") }
    }

    public struct InterpolationMethod: Sendable {
      var name: String
      public static var linear: InterpolationMethod { InterpolationMethod(name: "linear") }
      public static var monotone: InterpolationMethod { InterpolationMethod(name: "monotone") }
      public static var cardinal: InterpolationMethod { InterpolationMethod(name: "cardinal") }
      public static func cardinal(tension: CGFloat) -> InterpolationMethod { InterpolationMethod(name: "cardinal") }
      public static var catmullRom: InterpolationMethod { InterpolationMethod(name: "catmullRom") }
      public static func catmullRom(alpha: CGFloat) -> InterpolationMethod { InterpolationMethod(name: "catmullRom") }
      public static var stepStart: InterpolationMethod { InterpolationMethod(name: "stepStart") }
      public static var stepCenter: InterpolationMethod { InterpolationMethod(name: "stepCenter") }
      public static var stepEnd: InterpolationMethod { InterpolationMethod(name: "stepEnd") }
    }

    public protocol ChartSymbolShape: Shape {}

    /// The shape of a point mark.
    enum _ChartSymbol {
      case circle, square, triangle, diamond, pentagon, plus, cross, asterisk
    }

    public struct BasicChartSymbolShape: ChartSymbolShape {
      var symbol: _ChartSymbol
      @primitive public func path(in rect: CGRect) -> Path
      public static var circle: BasicChartSymbolShape { BasicChartSymbolShape(symbol: .circle) }
      public static var square: BasicChartSymbolShape { BasicChartSymbolShape(symbol: .square) }
      public static var triangle: BasicChartSymbolShape { BasicChartSymbolShape(symbol: .triangle) }
      public static var diamond: BasicChartSymbolShape { BasicChartSymbolShape(symbol: .diamond) }
      public static var pentagon: BasicChartSymbolShape { BasicChartSymbolShape(symbol: .pentagon) }
      public static var plus: BasicChartSymbolShape { BasicChartSymbolShape(symbol: .plus) }
      public static var cross: BasicChartSymbolShape { BasicChartSymbolShape(symbol: .cross) }
      public static var asterisk: BasicChartSymbolShape { BasicChartSymbolShape(symbol: .asterisk) }
    }

    extension ChartSymbolShape where Self == BasicChartSymbolShape {
      public static var circle: BasicChartSymbolShape { .circle }
      public static var square: BasicChartSymbolShape { .square }
      public static var triangle: BasicChartSymbolShape { .triangle }
      public static var diamond: BasicChartSymbolShape { .diamond }
      public static var pentagon: BasicChartSymbolShape { .pentagon }
      public static var plus: BasicChartSymbolShape { .plus }
      public static var cross: BasicChartSymbolShape { .cross }
      public static var asterisk: BasicChartSymbolShape { .asterisk }
    }

    public struct BarMark: ChartContent {
      public typealias Body = Never
      var mark: _ChartMark
      nonisolated public init<X: Plottable, Y: Plottable>(
        x: PlottableValue<X>, y: PlottableValue<Y>, width: MarkDimension = .automatic,
        height: MarkDimension = .automatic, stacking: MarkStackingMethod = .standard
      ) {
        mark = _ChartMark(kind: .bar, x: x.plotted, y: y.plotted, width: width, height: height, stacking: stacking)
      }
      nonisolated public init<X: Plottable, Y: Plottable>(
        x: PlottableValue<X>, yStart: PlottableValue<Y>, yEnd: PlottableValue<Y>, width: MarkDimension = .automatic
      ) {
        mark = _ChartMark(kind: .bar, x: x.plotted, y: yStart.plotted, yEnd: yEnd.plotted, width: width)
      }
      nonisolated public init<X: Plottable, Y: Plottable>(
        xStart: PlottableValue<X>, xEnd: PlottableValue<X>, y: PlottableValue<Y>, height: MarkDimension = .automatic
      ) {
        mark = _ChartMark(kind: .bar, x: xStart.plotted, xEnd: xEnd.plotted, y: y.plotted, height: height)
      }
      nonisolated public init<X: Plottable>(
        x: PlottableValue<X>, yStart: CGFloat? = nil, yEnd: CGFloat? = nil, width: MarkDimension = .automatic,
        stacking: MarkStackingMethod = .standard
      ) {
        mark = _ChartMark(kind: .bar, x: x.plotted, width: width, stacking: stacking)
      }
      nonisolated public init<Y: Plottable>(
        xStart: CGFloat? = nil, xEnd: CGFloat? = nil, y: PlottableValue<Y>, height: MarkDimension = .automatic,
        stacking: MarkStackingMethod = .standard
      ) {
        mark = _ChartMark(kind: .bar, y: y.plotted, height: height, stacking: stacking)
      }
    }

    public struct LineMark: ChartContent {
      public typealias Body = Never
      var mark: _ChartMark
      nonisolated public init<X: Plottable, Y: Plottable>(x: PlottableValue<X>, y: PlottableValue<Y>) {
        mark = _ChartMark(kind: .line, x: x.plotted, y: y.plotted)
      }
      nonisolated public init<X: Plottable, Y: Plottable, S: Plottable>(
        x: PlottableValue<X>, y: PlottableValue<Y>, series: PlottableValue<S>
      ) {
        mark = _ChartMark(kind: .line, x: x.plotted, y: y.plotted, series: series.plotted)
      }
    }

    public struct PointMark: ChartContent {
      public typealias Body = Never
      var mark: _ChartMark
      nonisolated public init<X: Plottable, Y: Plottable>(x: PlottableValue<X>, y: PlottableValue<Y>) {
        mark = _ChartMark(kind: .point, x: x.plotted, y: y.plotted)
      }
    }

    public struct AreaMark: ChartContent {
      public typealias Body = Never
      var mark: _ChartMark
      nonisolated public init<X: Plottable, Y: Plottable>(
        x: PlottableValue<X>, y: PlottableValue<Y>, stacking: MarkStackingMethod = .standard
      ) {
        mark = _ChartMark(kind: .area, x: x.plotted, y: y.plotted, stacking: stacking)
      }
      nonisolated public init<X: Plottable, Y: Plottable, S: Plottable>(
        x: PlottableValue<X>, y: PlottableValue<Y>, series: PlottableValue<S>, stacking: MarkStackingMethod = .standard
      ) {
        mark = _ChartMark(kind: .area, x: x.plotted, y: y.plotted, series: series.plotted, stacking: stacking)
      }
      nonisolated public init<X: Plottable, Y: Plottable>(
        x: PlottableValue<X>, yStart: PlottableValue<Y>, yEnd: PlottableValue<Y>
      ) {
        mark = _ChartMark(kind: .area, x: x.plotted, y: yStart.plotted, yEnd: yEnd.plotted)
      }
    }

    public struct RuleMark: ChartContent {
      public typealias Body = Never
      var mark: _ChartMark
      nonisolated public init<X: Plottable>(
        x: PlottableValue<X>, yStart: CGFloat? = nil, yEnd: CGFloat? = nil
      ) {
        mark = _ChartMark(kind: .rule, x: x.plotted)
      }
      nonisolated public init<Y: Plottable>(
        xStart: CGFloat? = nil, xEnd: CGFloat? = nil, y: PlottableValue<Y>
      ) {
        mark = _ChartMark(kind: .rule, y: y.plotted)
      }
      nonisolated public init<X: Plottable, Y: Plottable>(
        x: PlottableValue<X>, yStart: PlottableValue<Y>, yEnd: PlottableValue<Y>
      ) {
        mark = _ChartMark(kind: .rule, x: x.plotted, y: yStart.plotted, yEnd: yEnd.plotted)
      }
      nonisolated public init<X: Plottable, Y: Plottable>(
        xStart: PlottableValue<X>, xEnd: PlottableValue<X>, y: PlottableValue<Y>
      ) {
        mark = _ChartMark(kind: .rule, x: xStart.plotted, xEnd: xEnd.plotted, y: y.plotted)
      }
    }

    public struct RectangleMark: ChartContent {
      public typealias Body = Never
      var mark: _ChartMark
      nonisolated public init<X: Plottable, Y: Plottable>(
        x: PlottableValue<X>, y: PlottableValue<Y>, width: MarkDimension = .automatic,
        height: MarkDimension = .automatic
      ) {
        mark = _ChartMark(kind: .rectangle, x: x.plotted, y: y.plotted, width: width, height: height)
      }
      nonisolated public init<X: Plottable, Y: Plottable>(
        x: PlottableValue<X>, yStart: PlottableValue<Y>, yEnd: PlottableValue<Y>, width: MarkDimension = .automatic
      ) {
        mark = _ChartMark(kind: .rectangle, x: x.plotted, y: yStart.plotted, yEnd: yEnd.plotted, width: width)
      }
      nonisolated public init<X: Plottable, Y: Plottable>(
        xStart: PlottableValue<X>, xEnd: PlottableValue<X>, yStart: PlottableValue<Y>, yEnd: PlottableValue<Y>
      ) {
        mark = _ChartMark(
          kind: .rectangle, x: xStart.plotted, xEnd: xEnd.plotted, y: yStart.plotted, yEnd: yEnd.plotted)
      }
      nonisolated public init<X: Plottable, Y: Plottable>(
        xStart: PlottableValue<X>, xEnd: PlottableValue<X>, y: PlottableValue<Y>, height: MarkDimension = .automatic
      ) {
        mark = _ChartMark(kind: .rectangle, x: xStart.plotted, xEnd: xEnd.plotted, y: y.plotted, height: height)
      }
      nonisolated public init<X: Plottable>(
        x: PlottableValue<X>, yStart: CGFloat? = nil, yEnd: CGFloat? = nil, width: MarkDimension = .automatic
      ) {
        mark = _ChartMark(kind: .rectangle, x: x.plotted, width: width)
      }
      nonisolated public init<Y: Plottable>(
        xStart: CGFloat? = nil, xEnd: CGFloat? = nil, y: PlottableValue<Y>, height: MarkDimension = .automatic
      ) {
        mark = _ChartMark(kind: .rectangle, y: y.plotted, height: height)
      }
      nonisolated public init<X: Plottable>(
        xStart: PlottableValue<X>, xEnd: PlottableValue<X>, yStart: CGFloat? = nil, yEnd: CGFloat? = nil
      ) {
        mark = _ChartMark(kind: .rectangle, x: xStart.plotted, xEnd: xEnd.plotted)
      }
      nonisolated public init<Y: Plottable>(
        xStart: CGFloat? = nil, xEnd: CGFloat? = nil, yStart: PlottableValue<Y>, yEnd: PlottableValue<Y>
      ) {
        mark = _ChartMark(kind: .rectangle, y: yStart.plotted, yEnd: yEnd.plotted)
      }
    }

    public struct SectorMark: ChartContent {
      public typealias Body = Never
      var mark: _ChartMark
      nonisolated public init<Value: Plottable>(
        angle: PlottableValue<Value>, innerRadius: MarkDimension = .automatic, outerRadius: MarkDimension = .automatic,
        angularInset: CGFloat? = nil
      ) {
        mark = _ChartMark(
          kind: .sector, x: angle.plotted, width: innerRadius, height: outerRadius, inset: angularInset)
      }
    }
    """#
}
