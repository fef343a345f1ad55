extension InterfaceText {
  /// Chart content, its builder, and its modifiers, whose own types are not established.
  static let chartsContent = #"""
    import Foundation
    import SwiftUI

    @MainActor @preconcurrency
    public protocol ChartContent {
      associatedtype Body: ChartContent
      @ChartContentBuilder var body: Body { get }
    }

    extension ChartContent where Body == Never {
      @primitive nonisolated public var body: Never { get }
    }

    extension Never: ChartContent {}

    extension ForEach: ChartContent where Content: ChartContent {}

    extension ForEach where ID == Data.Element.ID, Content: ChartContent, Data.Element: Identifiable {
      @_disfavoredOverload
      nonisolated public init(
        _ data: Data, @ChartContentBuilder content: @escaping (Data.Element) -> Content
      ) {
        self.init(data: data, identifier: .identifiable { $0.id }, content: content)
      }
    }

    extension ForEach where Content: ChartContent {
      @_disfavoredOverload
      nonisolated public init(
        _ data: Data, id: KeyPath<Data.Element, ID>, @ChartContentBuilder content: @escaping (Data.Element) -> Content
      ) {
        self.init(data: data, identifier: .keyPath(id), content: content)
      }
    }

    extension ForEach where Data == Range<Int>, ID == Int, Content: ChartContent {
      @_disfavoredOverload
      nonisolated public init(
        _ data: Range<Int>, @ChartContentBuilder content: @escaping (Int) -> Content
      ) {
        self.init(data: data, identifier: .offset, content: content)
      }
    }

    public struct Plot<Content: ChartContent>: ChartContent {
      public typealias Body = Never
      var content: Content
      nonisolated public init(@ChartContentBuilder content: () -> Content) { self.content = content() }
    }

    @resultBuilder
    public struct ChartContentBuilder {
      public static func buildExpression<Content: ChartContent>(_ content: Content) -> Content { content }
      public static func buildBlock<Content: ChartContent>(_ content: Content) -> Content { content }
      public static func buildBlock<each Content: ChartContent>(_ content: repeat each Content) -> some ChartContent {
        _ChartContents(content: (repeat each content))
      }
      public static func buildIf<Content: ChartContent>(_ content: Content?) -> some ChartContent {
        _ChartContents(content: content as Any)
      }
      public static func buildEither<T: ChartContent, F: ChartContent>(first: T) -> _ConditionalChartContent<T, F> {
        _ConditionalChartContent(content: first)
      }
      public static func buildEither<T: ChartContent, F: ChartContent>(second: F) -> _ConditionalChartContent<T, F> {
        _ConditionalChartContent(content: second)
      }
      public static func buildLimitedAvailability<Content: ChartContent>(_ content: Content) -> some ChartContent {
        _ChartContents(content: content)
      }
    }

    @hole
    struct _ChartContents: ChartContent {
      typealias Body = Never
      var content: Any
      var change: _ChartChange = .none
    }

    enum _ChartChange {
      case none
      case style(Any)
      case styleBy(Any)
      case opacity(Double)
      case cornerRadius(CGFloat)
      case lineStyle(StrokeStyle)
      case interpolation(InterpolationMethod)
      case symbol(Any)
      case symbolSize(CGFloat)
      case symbolBy(Any)
      case position(Any)
      case annotation(Any, position: AnnotationPosition, alignment: Alignment, spacing: CGFloat?)
      case annotationBy(
        (AnnotationContext) -> AnyView, position: AnnotationPosition, alignment: Alignment, spacing: CGFloat?)
    }

    @hole
    public struct _ConditionalChartContent<T: ChartContent, F: ChartContent>: ChartContent {
      public typealias Body = Never
      var content: Any
    }

    public struct AnnotationPosition: Hashable, Sendable {
      var name: String
      public static let automatic = AnnotationPosition(name: "automatic")
      public static let overlay = AnnotationPosition(name: "overlay")
      public static let top = AnnotationPosition(name: "top")
      public static let bottom = AnnotationPosition(name: "bottom")
      public static let leading = AnnotationPosition(name: "leading")
      public static let trailing = AnnotationPosition(name: "trailing")
      public static let topLeading = AnnotationPosition(name: "topLeading")
      public static let topTrailing = AnnotationPosition(name: "topTrailing")
      public static let bottomLeading = AnnotationPosition(name: "bottomLeading")
      public static let bottomTrailing = AnnotationPosition(name: "bottomTrailing")
    }

    public struct AnnotationContext {
      public let targetSize: CGSize
    }

    public struct AnnotationOverflowResolution: Hashable, Sendable {
      public struct Strategy: Hashable, Sendable {
        var name: String
        public enum Boundary: Sendable {
          case automatic
          case chart
          case plot
        }
        public static var automatic: Strategy { Strategy(name: "automatic") }
        public static var disabled: Strategy { Strategy(name: "disabled") }
        public static func fit(to boundary: Boundary) -> Strategy { Strategy(name: "fit") }
        public static func padScale() -> Strategy { Strategy(name: "padScale") }
      }
      public init(x: Strategy, y: Strategy) {}
      init() {}
      public static var automatic: AnnotationOverflowResolution { AnnotationOverflowResolution() }
    }

    extension ChartContent {
      nonisolated public func foregroundStyle<S: ShapeStyle>(_ style: S) -> some ChartContent {
        _ChartContents(content: self, change: .style(style))
      }
      nonisolated public func foregroundStyle<D: Plottable>(by value: PlottableValue<D>) -> some ChartContent {
        _ChartContents(content: self, change: .styleBy(value.plotted))
      }
      nonisolated public func opacity(_ value: Double) -> some ChartContent {
        _ChartContents(content: self, change: .opacity(value))
      }
      nonisolated public func cornerRadius(_ radius: CGFloat, style: RoundedCornerStyle = .continuous) -> some ChartContent {
        _ChartContents(content: self, change: .cornerRadius(radius))
      }
      nonisolated public func lineStyle(_ style: StrokeStyle) -> some ChartContent {
        _ChartContents(content: self, change: .lineStyle(style))
      }
      nonisolated public func lineStyle<D: Plottable>(by value: PlottableValue<D>) -> some ChartContent {
        _ChartContents(content: self)
      }
      nonisolated public func interpolationMethod(_ method: InterpolationMethod) -> some ChartContent {
        _ChartContents(content: self, change: .interpolation(method))
      }
      nonisolated public func symbol<S: ChartSymbolShape>(_ symbol: S) -> some ChartContent {
        _ChartContents(content: self, change: .symbol(symbol))
      }
      nonisolated public func symbol<D: Plottable>(by value: PlottableValue<D>) -> some ChartContent {
        _ChartContents(content: self, change: .symbolBy(value.plotted))
      }
      nonisolated public func symbol<V: View>(@ViewBuilder symbol: () -> V) -> some ChartContent {
        _ChartContents(content: self)
      }
      nonisolated public func symbolSize(_ size: CGSize) -> some ChartContent {
        _ChartContents(content: self, change: .symbolSize(size.width * size.height))
      }
      nonisolated public func symbolSize(_ area: CGFloat) -> some ChartContent {
        _ChartContents(content: self, change: .symbolSize(area))
      }
      nonisolated public func symbolSize<D: Plottable>(by value: PlottableValue<D>) -> some ChartContent {
        _ChartContents(content: self)
      }
      nonisolated public func position<D: Plottable>(
        by value: PlottableValue<D>, axis: Axis? = nil, span: MarkDimension = .automatic
      ) -> some ChartContent { _ChartContents(content: self, change: .position(value.plotted)) }
      nonisolated public func offset(x: CGFloat = 0, y: CGFloat = 0) -> some ChartContent {
        _ChartContents(content: self)
      }
      nonisolated public func offset(x: CGFloat = 0, yStart: CGFloat = 0, yEnd: CGFloat = 0) -> some ChartContent {
        _ChartContents(content: self)
      }
      nonisolated public func offset(xStart: CGFloat = 0, xEnd: CGFloat = 0, y: CGFloat = 0) -> some ChartContent {
        _ChartContents(content: self)
      }
      nonisolated public func offset(
        xStart: CGFloat = 0, xEnd: CGFloat = 0, yStart: CGFloat = 0, yEnd: CGFloat = 0
      ) -> some ChartContent { _ChartContents(content: self) }
      nonisolated public func offset(_ offset: CGSize) -> some ChartContent { _ChartContents(content: self) }
      nonisolated public func zIndex(_ value: Double) -> some ChartContent { _ChartContents(content: self) }
      nonisolated public func blur(radius: CGFloat) -> some ChartContent { _ChartContents(content: self) }
      nonisolated public func shadow(
        color: Color = Color.black, radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0
      ) -> some ChartContent { _ChartContents(content: self) }
      nonisolated public func mask<C: ChartContent>(@ChartContentBuilder content: () -> C) -> some ChartContent {
        _ChartContents(content: self)
      }
      nonisolated public func clipShape<S: Shape>(_ shape: S, style: FillStyle = FillStyle()) -> some ChartContent {
        _ChartContents(content: self)
      }
      nonisolated public func alignsMarkStylesWithPlotArea(_ aligns: Bool = true) -> some ChartContent {
        _ChartContents(content: self)
      }
      nonisolated public func accessibilityLabel(_ label: Text) -> some ChartContent { _ChartContents(content: self) }
      nonisolated public func accessibilityLabel(_ labelKey: LocalizedStringKey) -> some ChartContent {
        _ChartContents(content: self)
      }
      @_disfavoredOverload
      nonisolated public func accessibilityLabel<S: StringProtocol>(_ label: S) -> some ChartContent {
        _ChartContents(content: self)
      }
      nonisolated public func accessibilityValue(_ value: Text) -> some ChartContent { _ChartContents(content: self) }
      nonisolated public func accessibilityValue(_ valueKey: LocalizedStringKey) -> some ChartContent {
        _ChartContents(content: self)
      }
      @_disfavoredOverload
      nonisolated public func accessibilityValue<S: StringProtocol>(_ value: S) -> some ChartContent {
        _ChartContents(content: self)
      }
      nonisolated public func accessibilityHidden(_ hidden: Bool) -> some ChartContent { _ChartContents(content: self) }
      nonisolated public func accessibilityIdentifier(_ identifier: String) -> some ChartContent {
        _ChartContents(content: self)
      }
      nonisolated public func annotation<C: View>(
        position: AnnotationPosition = .automatic, alignment: Alignment = .center, spacing: CGFloat? = nil,
        @ViewBuilder content: () -> C
      ) -> some ChartContent {
        _ChartContents(
          content: self,
          change: .annotation(content(), position: position, alignment: alignment, spacing: spacing))
      }
      nonisolated public func annotation<C: View>(
        position: AnnotationPosition = .automatic, alignment: Alignment = .center, spacing: CGFloat? = nil,
        @ViewBuilder content: @escaping (AnnotationContext) -> C
      ) -> some ChartContent {
        _ChartContents(
          content: self,
          change: .annotationBy(
            { AnyView(content($0)) }, position: position, alignment: alignment, spacing: spacing))
      }
      nonisolated public func annotation<C: View>(
        position: AnnotationPosition = .automatic, alignment: Alignment = .center, spacing: CGFloat? = nil,
        overflowResolution: AnnotationOverflowResolution, @ViewBuilder content: () -> C
      ) -> some ChartContent {
        _ChartContents(
          content: self,
          change: .annotation(content(), position: position, alignment: alignment, spacing: spacing))
      }
      nonisolated public func annotation<C: View>(
        position: AnnotationPosition = .automatic, alignment: Alignment = .center, spacing: CGFloat? = nil,
        overflowResolution: AnnotationOverflowResolution, @ViewBuilder content: @escaping (AnnotationContext) -> C
      ) -> some ChartContent {
        _ChartContents(
          content: self,
          change: .annotationBy(
            { AnyView(content($0)) }, position: position, alignment: alignment, spacing: spacing))
      }
      nonisolated public func compositingLayer() -> some ChartContent { _ChartContents(content: self) }
    }
    """#
}
