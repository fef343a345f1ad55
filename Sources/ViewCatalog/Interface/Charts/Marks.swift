extension InterfaceText {
  /// The marks and what they are given.
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
      ) -> PlottableValue<Date> { PlottableValue(value: value) }
      @_disfavoredOverload
      public static func value<S: StringProtocol>(
        _ label: S, _ value: Date, unit: Calendar.Component, calendar: Calendar = .autoupdatingCurrent
      ) -> PlottableValue<Date> { PlottableValue(value: value) }
    }

    public struct MarkDimension: ExpressibleByIntegerLiteral, ExpressibleByFloatLiteral, Sendable {
      init() {}
      public init(integerLiteral value: Int) {}
      public init(floatLiteral value: Double) {}
      public static var automatic: MarkDimension { MarkDimension() }
      public static func fixed(_ length: CGFloat) -> MarkDimension { MarkDimension() }
      public static func inset(_ inset: CGFloat) -> MarkDimension { MarkDimension() }
      public static func ratio(_ ratio: CGFloat) -> MarkDimension { MarkDimension() }
    }

    public struct MarkStackingMethod: Sendable {
      init() {}
      public static var standard: MarkStackingMethod { MarkStackingMethod() }
      public static var normalized: MarkStackingMethod { MarkStackingMethod() }
      public static var center: MarkStackingMethod { MarkStackingMethod() }
      public static var unstacked: MarkStackingMethod { MarkStackingMethod() }
    }

    public struct InterpolationMethod: Sendable {
      init() {}
      public static var linear: InterpolationMethod { InterpolationMethod() }
      public static var monotone: InterpolationMethod { InterpolationMethod() }
      public static var cardinal: InterpolationMethod { InterpolationMethod() }
      public static func cardinal(tension: CGFloat) -> InterpolationMethod { InterpolationMethod() }
      public static var catmullRom: InterpolationMethod { InterpolationMethod() }
      public static func catmullRom(alpha: CGFloat) -> InterpolationMethod { InterpolationMethod() }
      public static var stepStart: InterpolationMethod { InterpolationMethod() }
      public static var stepCenter: InterpolationMethod { InterpolationMethod() }
      public static var stepEnd: InterpolationMethod { InterpolationMethod() }
    }

    public protocol ChartSymbolShape: Shape {}

    public struct BasicChartSymbolShape: ChartSymbolShape {
      init() {}
      @primitive public func path(in rect: CGRect) -> Path
      public static var circle: BasicChartSymbolShape { BasicChartSymbolShape() }
      public static var square: BasicChartSymbolShape { BasicChartSymbolShape() }
      public static var triangle: BasicChartSymbolShape { BasicChartSymbolShape() }
      public static var diamond: BasicChartSymbolShape { BasicChartSymbolShape() }
      public static var pentagon: BasicChartSymbolShape { BasicChartSymbolShape() }
      public static var plus: BasicChartSymbolShape { BasicChartSymbolShape() }
      public static var cross: BasicChartSymbolShape { BasicChartSymbolShape() }
      public static var asterisk: BasicChartSymbolShape { BasicChartSymbolShape() }
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
      nonisolated public init<X: Plottable, Y: Plottable>(
        x: PlottableValue<X>, y: PlottableValue<Y>, width: MarkDimension = .automatic,
        height: MarkDimension = .automatic, stacking: MarkStackingMethod = .standard
      ) {}
      nonisolated public init<X: Plottable, Y: Plottable>(
        x: PlottableValue<X>, yStart: PlottableValue<Y>, yEnd: PlottableValue<Y>, width: MarkDimension = .automatic
      ) {}
      nonisolated public init<X: Plottable, Y: Plottable>(
        xStart: PlottableValue<X>, xEnd: PlottableValue<X>, y: PlottableValue<Y>, height: MarkDimension = .automatic
      ) {}
      nonisolated public init<X: Plottable>(
        x: PlottableValue<X>, yStart: CGFloat? = nil, yEnd: CGFloat? = nil, width: MarkDimension = .automatic,
        stacking: MarkStackingMethod = .standard
      ) {}
      nonisolated public init<Y: Plottable>(
        xStart: CGFloat? = nil, xEnd: CGFloat? = nil, y: PlottableValue<Y>, height: MarkDimension = .automatic,
        stacking: MarkStackingMethod = .standard
      ) {}
    }

    public struct LineMark: ChartContent {
      public typealias Body = Never
      nonisolated public init<X: Plottable, Y: Plottable>(x: PlottableValue<X>, y: PlottableValue<Y>) {}
      nonisolated public init<X: Plottable, Y: Plottable, S: Plottable>(
        x: PlottableValue<X>, y: PlottableValue<Y>, series: PlottableValue<S>
      ) {}
    }

    public struct PointMark: ChartContent {
      public typealias Body = Never
      nonisolated public init<X: Plottable, Y: Plottable>(x: PlottableValue<X>, y: PlottableValue<Y>) {}
    }

    public struct AreaMark: ChartContent {
      public typealias Body = Never
      nonisolated public init<X: Plottable, Y: Plottable>(
        x: PlottableValue<X>, y: PlottableValue<Y>, stacking: MarkStackingMethod = .standard
      ) {}
      nonisolated public init<X: Plottable, Y: Plottable, S: Plottable>(
        x: PlottableValue<X>, y: PlottableValue<Y>, series: PlottableValue<S>, stacking: MarkStackingMethod = .standard
      ) {}
      nonisolated public init<X: Plottable, Y: Plottable>(
        x: PlottableValue<X>, yStart: PlottableValue<Y>, yEnd: PlottableValue<Y>
      ) {}
    }

    public struct RuleMark: ChartContent {
      public typealias Body = Never
      nonisolated public init<X: Plottable>(
        x: PlottableValue<X>, yStart: CGFloat? = nil, yEnd: CGFloat? = nil
      ) {}
      nonisolated public init<Y: Plottable>(
        xStart: CGFloat? = nil, xEnd: CGFloat? = nil, y: PlottableValue<Y>
      ) {}
      nonisolated public init<X: Plottable, Y: Plottable>(
        x: PlottableValue<X>, yStart: PlottableValue<Y>, yEnd: PlottableValue<Y>
      ) {}
      nonisolated public init<X: Plottable, Y: Plottable>(
        xStart: PlottableValue<X>, xEnd: PlottableValue<X>, y: PlottableValue<Y>
      ) {}
    }

    public struct RectangleMark: ChartContent {
      public typealias Body = Never
      nonisolated public init<X: Plottable, Y: Plottable>(
        x: PlottableValue<X>, y: PlottableValue<Y>, width: MarkDimension = .automatic,
        height: MarkDimension = .automatic
      ) {}
      nonisolated public init<X: Plottable, Y: Plottable>(
        x: PlottableValue<X>, yStart: PlottableValue<Y>, yEnd: PlottableValue<Y>, width: MarkDimension = .automatic
      ) {}
      nonisolated public init<X: Plottable, Y: Plottable>(
        xStart: PlottableValue<X>, xEnd: PlottableValue<X>, yStart: PlottableValue<Y>, yEnd: PlottableValue<Y>
      ) {}
      nonisolated public init<X: Plottable, Y: Plottable>(
        xStart: PlottableValue<X>, xEnd: PlottableValue<X>, y: PlottableValue<Y>, height: MarkDimension = .automatic
      ) {}
      nonisolated public init<X: Plottable>(
        x: PlottableValue<X>, yStart: CGFloat? = nil, yEnd: CGFloat? = nil, width: MarkDimension = .automatic
      ) {}
      nonisolated public init<Y: Plottable>(
        xStart: CGFloat? = nil, xEnd: CGFloat? = nil, y: PlottableValue<Y>, height: MarkDimension = .automatic
      ) {}
      nonisolated public init<X: Plottable>(
        xStart: PlottableValue<X>, xEnd: PlottableValue<X>, yStart: CGFloat? = nil, yEnd: CGFloat? = nil
      ) {}
      nonisolated public init<Y: Plottable>(
        xStart: CGFloat? = nil, xEnd: CGFloat? = nil, yStart: PlottableValue<Y>, yEnd: PlottableValue<Y>
      ) {}
    }

    public struct SectorMark: ChartContent {
      public typealias Body = Never
      nonisolated public init<Value: Plottable>(
        angle: PlottableValue<Value>, innerRadius: MarkDimension = .automatic, outerRadius: MarkDimension = .automatic,
        angularInset: CGFloat? = nil
      ) {}
    }
    """#
}
