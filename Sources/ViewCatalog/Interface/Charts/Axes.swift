extension InterfaceText {
  /// The axes of a chart.
  static let chartsAxes = #"""
    import Foundation
    import SwiftUI

    public protocol AxisContent {}

    public protocol AxisMark {}

    public struct AxisMarkPosition: Sendable {
      init() {}
      public static var automatic: AxisMarkPosition { AxisMarkPosition() }
      public static var top: AxisMarkPosition { AxisMarkPosition() }
      public static var bottom: AxisMarkPosition { AxisMarkPosition() }
      public static var leading: AxisMarkPosition { AxisMarkPosition() }
      public static var trailing: AxisMarkPosition { AxisMarkPosition() }
    }

    public struct AxisMarkPreset: Sendable {
      init() {}
      public static var automatic: AxisMarkPreset { AxisMarkPreset() }
      public static var extended: AxisMarkPreset { AxisMarkPreset() }
      public static var aligned: AxisMarkPreset { AxisMarkPreset() }
      public static var inset: AxisMarkPreset { AxisMarkPreset() }
    }

    public struct AxisMarkValues: Sendable {
      init() {}
      public static var automatic: AxisMarkValues { AxisMarkValues() }
      public static func automatic(
        desiredCount: Int? = nil, roundLowerBound: Bool? = nil, roundUpperBound: Bool? = nil
      ) -> AxisMarkValues { AxisMarkValues() }
      public static func stride(
        by stepSize: Double, roundLowerBound: Bool? = nil, roundUpperBound: Bool? = nil
      ) -> AxisMarkValues { AxisMarkValues() }
      public static func stride(
        by component: Calendar.Component, count: Int = 1, roundLowerBound: Bool? = nil, roundUpperBound: Bool? = nil,
        calendar: Calendar? = nil
      ) -> AxisMarkValues { AxisMarkValues() }
    }

    public struct AxisValue {
      public let index: Int
      public let count: Int
      @primitive public func `as`<P: Plottable>(_ type: P.Type) -> P?
    }

    public struct AxisMarks<Content: AxisMark>: AxisContent {
      public init(
        preset: AxisMarkPreset = .automatic, position: AxisMarkPosition = .automatic,
        values: AxisMarkValues = .automatic, @AxisMarkBuilder content: @escaping (AxisValue) -> Content
      ) {}
      public init(
        preset: AxisMarkPreset = .automatic, position: AxisMarkPosition = .automatic,
        values: AxisMarkValues = .automatic, @AxisMarkBuilder content: @escaping () -> Content
      ) {}
      public init<Value: Plottable>(
        preset: AxisMarkPreset = .automatic, position: AxisMarkPosition = .automatic,
        values: [Value], @AxisMarkBuilder content: @escaping (AxisValue) -> Content
      ) {}
      public init<Value: Plottable>(
        preset: AxisMarkPreset = .automatic, position: AxisMarkPosition = .automatic,
        values: [Value], @AxisMarkBuilder content: @escaping () -> Content
      ) {}
    }

    extension AxisMarks where Content == _AxisMarks {
      public init(
        preset: AxisMarkPreset = .automatic, position: AxisMarkPosition = .automatic,
        values: AxisMarkValues = .automatic, stroke: StrokeStyle? = nil
      ) {}
      public init<Value: Plottable>(
        preset: AxisMarkPreset = .automatic, position: AxisMarkPosition = .automatic,
        values: [Value], stroke: StrokeStyle? = nil
      ) {}
    }

    public struct AxisGridLine: AxisMark {
      public init(centered: Bool? = nil, stroke: StrokeStyle? = nil) {}
    }

    public struct AxisTick: AxisMark {
      public init(centered: Bool? = nil, stroke: StrokeStyle? = nil) {}
    }

    public struct AxisValueLabel<Content: View>: AxisMark {
      public init(
        centered: Bool? = nil, anchor: UnitPoint? = nil, multiLabelAlignment: Alignment? = nil,
        horizontalSpacing: CGFloat? = nil, verticalSpacing: CGFloat? = nil, @ViewBuilder content: () -> Content
      ) {}
    }

    extension AxisValueLabel where Content == Text {
      public init(
        _ titleKey: LocalizedStringKey, centered: Bool? = nil, anchor: UnitPoint? = nil,
        multiLabelAlignment: Alignment? = nil, horizontalSpacing: CGFloat? = nil, verticalSpacing: CGFloat? = nil
      ) {}
      @_disfavoredOverload
      public init<S: StringProtocol>(
        _ title: S, centered: Bool? = nil, anchor: UnitPoint? = nil, multiLabelAlignment: Alignment? = nil,
        horizontalSpacing: CGFloat? = nil, verticalSpacing: CGFloat? = nil
      ) {}
    }

    extension AxisValueLabel where Content == Never {
      public init(
        centered: Bool? = nil, anchor: UnitPoint? = nil, multiLabelAlignment: Alignment? = nil,
        horizontalSpacing: CGFloat? = nil, verticalSpacing: CGFloat? = nil
      ) {}
      public init<F: FormatStyle>(
        format: F, centered: Bool? = nil, anchor: UnitPoint? = nil, multiLabelAlignment: Alignment? = nil,
        horizontalSpacing: CGFloat? = nil, verticalSpacing: CGFloat? = nil
      ) where F.FormatOutput == String {}
    }

    @hole
    public struct _AxisMarks: AxisMark, AxisContent {}

    extension AxisMark {
      public func foregroundStyle<S: ShapeStyle>(_ style: S) -> some AxisMark { _AxisMarks() }
      public func font(_ font: Font?) -> some AxisMark { _AxisMarks() }
      public func offset(x: CGFloat = 0, y: CGFloat = 0) -> some AxisMark { _AxisMarks() }
    }

    @resultBuilder
    public struct AxisMarkBuilder {
      public static func buildExpression<Content: AxisMark>(_ content: Content) -> Content { content }
      public static func buildBlock<Content: AxisMark>(_ content: Content) -> Content { content }
      public static func buildBlock<each Content: AxisMark>(_ content: repeat each Content) -> some AxisMark {
        _AxisMarks()
      }
      public static func buildIf<Content: AxisMark>(_ content: Content?) -> some AxisMark { _AxisMarks() }
      public static func buildEither<T: AxisMark>(first: T) -> _AxisMarks { _AxisMarks() }
      public static func buildEither<F: AxisMark>(second: F) -> _AxisMarks { _AxisMarks() }
    }

    @resultBuilder
    public struct AxisContentBuilder {
      public static func buildExpression<Content: AxisContent>(_ content: Content) -> Content { content }
      public static func buildBlock<Content: AxisContent>(_ content: Content) -> Content { content }
      public static func buildBlock<each Content: AxisContent>(_ content: repeat each Content) -> some AxisContent {
        _AxisMarks()
      }
      public static func buildIf<Content: AxisContent>(_ content: Content?) -> some AxisContent { _AxisMarks() }
      public static func buildEither<T: AxisContent>(first: T) -> _AxisMarks { _AxisMarks() }
      public static func buildEither<F: AxisContent>(second: F) -> _AxisMarks { _AxisMarks() }
    }
    """#
}
