extension InterfaceText {
  /// The axes of a chart.
  static let chartsAxes = #"""
    import Foundation
    import SwiftUI

    public protocol AxisContent {}

    public protocol AxisMark {}

    public struct AxisMarkPosition: Sendable {
      var edge: _AxisEdge
      public static var automatic: AxisMarkPosition { AxisMarkPosition(edge: .automatic) }
      public static var top: AxisMarkPosition { AxisMarkPosition(edge: .top) }
      public static var bottom: AxisMarkPosition { AxisMarkPosition(edge: .bottom) }
      public static var leading: AxisMarkPosition { AxisMarkPosition(edge: .leading) }
      public static var trailing: AxisMarkPosition { AxisMarkPosition(edge: .trailing) }
    }

    /// The edge of the plot at which the labels of an axis are.
    enum _AxisEdge: Sendable {
      case automatic, top, bottom, leading, trailing
    }

    public struct AxisMarkPreset: Sendable {
      init() {}
      public static var automatic: AxisMarkPreset { AxisMarkPreset() }
      public static var extended: AxisMarkPreset { AxisMarkPreset() }
      public static var aligned: AxisMarkPreset { AxisMarkPreset() }
      public static var inset: AxisMarkPreset { AxisMarkPreset() }
    }

    public struct AxisMarkValues: Sendable {
      var steps: _AxisSteps
      public static var automatic: AxisMarkValues { AxisMarkValues(steps: .automatic(nil)) }
      public static func automatic(
        desiredCount: Int? = nil, roundLowerBound: Bool? = nil, roundUpperBound: Bool? = nil
      ) -> AxisMarkValues { AxisMarkValues(steps: .automatic(desiredCount)) }
      public static func stride(
        by stepSize: Double, roundLowerBound: Bool? = nil, roundUpperBound: Bool? = nil
      ) -> AxisMarkValues { AxisMarkValues(steps: .numbers(stepSize)) }
      public static func stride(
        by component: Calendar.Component, count: Int = 1, roundLowerBound: Bool? = nil, roundUpperBound: Bool? = nil,
        calendar: Calendar? = nil
      ) -> AxisMarkValues { AxisMarkValues(steps: .dates(component, count)) }
    }

    /// The selection of the values of an axis that have marks.
    enum _AxisSteps: Sendable {
      case automatic(Int?)
      case numbers(Double)
      case dates(Calendar.Component, Int)
    }

    public struct AxisValue {
      public let index: Int
      public let count: Int
      let value: Any
      public func `as`<P: Plottable>(_ type: P.Type) -> P? {
        if let found = value as? P { return found }
        guard let number = value as? Double else { return nil }
        let others: [Any] = [Int(number.rounded()), CGFloat(number), Float(number)]
        for other in others { if let found = other as? P { return found } }
        return nil
      }
    }

    public struct AxisMarks<Content: AxisMark>: AxisContent {
      var position: AxisMarkPosition
      var values: AxisMarkValues
      var given: [Any]?
      var content: (AxisValue) -> Content

      init(_ position: AxisMarkPosition, _ values: AxisMarkValues, _ given: [Any]?, content: @escaping (AxisValue) -> Content) {
        self.position = position
        self.values = values
        self.given = given
        self.content = content
      }
      public init(
        preset: AxisMarkPreset = .automatic, position: AxisMarkPosition = .automatic,
        values: AxisMarkValues = .automatic, @AxisMarkBuilder content: @escaping (AxisValue) -> Content
      ) { self.init(position, values, nil, content: content) }
      public init(
        preset: AxisMarkPreset = .automatic, position: AxisMarkPosition = .automatic,
        values: AxisMarkValues = .automatic, @AxisMarkBuilder content: @escaping () -> Content
      ) { self.init(position, values, nil, content: { _ in content() }) }
      public init<Value: Plottable>(
        preset: AxisMarkPreset = .automatic, position: AxisMarkPosition = .automatic,
        values: [Value], @AxisMarkBuilder content: @escaping (AxisValue) -> Content
      ) { self.init(position, .automatic, values, content: content) }
      public init<Value: Plottable>(
        preset: AxisMarkPreset = .automatic, position: AxisMarkPosition = .automatic,
        values: [Value], @AxisMarkBuilder content: @escaping () -> Content
      ) { self.init(position, .automatic, values, content: { _ in content() }) }
    }

    extension AxisMarks where Content == _AxisMarks {
      public init(
        preset: AxisMarkPreset = .automatic, position: AxisMarkPosition = .automatic,
        values: AxisMarkValues = .automatic, stroke: StrokeStyle? = nil
      ) { self.init(position, values, nil, content: { _ in _AxisMarks.standard(stroke) }) }
      public init<Value: Plottable>(
        preset: AxisMarkPreset = .automatic, position: AxisMarkPosition = .automatic,
        values: [Value], stroke: StrokeStyle? = nil
      ) { self.init(position, .automatic, values, content: { _ in _AxisMarks.standard(stroke) }) }
    }

    /// A part of the mark at an axis value.
    enum _AxisPart {
      case line(StrokeStyle?)
      case tick(StrokeStyle?)
      /// A label: a view, or a format for the value; the axis's own format if both are `nil`.
      case label(Any?, ((Any) -> String?)?, centered: Bool?, anchor: UnitPoint?)
    }

    public struct AxisGridLine: AxisMark {
      var part: _AxisPart
      public init(centered: Bool? = nil, stroke: StrokeStyle? = nil) { part = .line(stroke) }
    }

    public struct AxisTick: AxisMark {
      var part: _AxisPart
      public init(centered: Bool? = nil, stroke: StrokeStyle? = nil) { part = .tick(stroke) }
    }

    public struct AxisValueLabel<Content: View>: AxisMark {
      var part: _AxisPart
      public init(
        centered: Bool? = nil, anchor: UnitPoint? = nil, multiLabelAlignment: Alignment? = nil,
        horizontalSpacing: CGFloat? = nil, verticalSpacing: CGFloat? = nil, @ViewBuilder content: () -> Content
      ) { part = .label(content(), nil, centered: centered, anchor: anchor) }
    }

    extension AxisValueLabel where Content == Text {
      public init(
        _ titleKey: LocalizedStringKey, centered: Bool? = nil, anchor: UnitPoint? = nil,
        multiLabelAlignment: Alignment? = nil, horizontalSpacing: CGFloat? = nil, verticalSpacing: CGFloat? = nil
      ) { part = .label(Text(titleKey), nil, centered: centered, anchor: anchor) }
      @_disfavoredOverload
      public init<S: StringProtocol>(
        _ title: S, centered: Bool? = nil, anchor: UnitPoint? = nil, multiLabelAlignment: Alignment? = nil,
        horizontalSpacing: CGFloat? = nil, verticalSpacing: CGFloat? = nil
      ) { part = .label(Text(title), nil, centered: centered, anchor: anchor) }
    }

    extension AxisValueLabel where Content == Never {
      public init(
        centered: Bool? = nil, anchor: UnitPoint? = nil, multiLabelAlignment: Alignment? = nil,
        horizontalSpacing: CGFloat? = nil, verticalSpacing: CGFloat? = nil
      ) { part = .label(nil, nil, centered: centered, anchor: anchor) }
      public init<F: FormatStyle>(
        format: F, centered: Bool? = nil, anchor: UnitPoint? = nil, multiLabelAlignment: Alignment? = nil,
        horizontalSpacing: CGFloat? = nil, verticalSpacing: CGFloat? = nil
      ) where F.FormatOutput == String {
        part = .label(nil, { value in
          if let input = value as? F.FormatInput { return format.format(input) }
          if let number = value as? Double, let input = Int(number.rounded()) as? F.FormatInput {
            return format.format(input)
          }
          return nil
        }, centered: centered, anchor: anchor)
      }
    }

    /// Several marks, or one mark with a style.
    @hole
    public struct _AxisMarks: AxisMark, AxisContent {
      var content: Any
      var style: AnyShapeStyle?
      var font: Font?
      static func standard(_ stroke: StrokeStyle?) -> _AxisMarks {
        _AxisMarks(content: (AxisGridLine(stroke: stroke), AxisValueLabel<Never>()))
      }
    }

    extension AxisMark {
      public func foregroundStyle<S: ShapeStyle>(_ style: S) -> some AxisMark {
        _AxisMarks(content: self, style: AnyShapeStyle(style))
      }
      public func font(_ font: Font?) -> some AxisMark { _AxisMarks(content: self, font: font) }
      public func offset(x: CGFloat = 0, y: CGFloat = 0) -> some AxisMark { _AxisMarks(content: self) }
    }

    @resultBuilder
    public struct AxisMarkBuilder {
      public static func buildExpression<Content: AxisMark>(_ content: Content) -> Content { content }
      public static func buildBlock<Content: AxisMark>(_ content: Content) -> Content { content }
      public static func buildBlock<each Content: AxisMark>(_ content: repeat each Content) -> some AxisMark {
        _AxisMarks(content: (repeat each content))
      }
      public static func buildIf<Content: AxisMark>(_ content: Content?) -> some AxisMark {
        _AxisMarks(content: content as Any)
      }
      public static func buildEither<T: AxisMark>(first: T) -> _AxisMarks { _AxisMarks(content: first) }
      public static func buildEither<F: AxisMark>(second: F) -> _AxisMarks { _AxisMarks(content: second) }
    }

    @resultBuilder
    public struct AxisContentBuilder {
      public static func buildExpression<Content: AxisContent>(_ content: Content) -> Content { content }
      public static func buildBlock<Content: AxisContent>(_ content: Content) -> Content { content }
      public static func buildBlock<each Content: AxisContent>(_ content: repeat each Content) -> some AxisContent {
        _AxisMarks(content: (repeat each content))
      }
      public static func buildIf<Content: AxisContent>(_ content: Content?) -> some AxisContent {
        _AxisMarks(content: content as Any)
      }
      public static func buildEither<T: AxisContent>(first: T) -> _AxisMarks { _AxisMarks(content: first) }
      public static func buildEither<F: AxisContent>(second: F) -> _AxisMarks { _AxisMarks(content: second) }
    }
    """#
}
