extension InterfaceText {
  /// The modifiers of views that contain charts; their own types are not established.
  static let chartsModifiers = #"""
    import Foundation
    import SwiftUI

    public struct ChartProxy {
      var location: _Location?
      /// The rectangle of the plot, in the coordinates of the chart.
      @primitive var _plot: CGRect { get }
      public var plotSize: CGSize { _plot.size }
      public var plotAreaSize: CGSize { _plot.size }
      public var plotContainerFrame: Anchor<CGRect>? { plotFrame }
      public var plotFrame: Anchor<CGRect>? { plotAreaFrame }
      @primitive public var plotAreaFrame: Anchor<CGRect> { get }
      @primitive public func value<X: Plottable>(atX x: CGFloat, as type: X.Type = X.self) -> X?
      @primitive public func value<Y: Plottable>(atY y: CGFloat, as type: Y.Type = Y.self) -> Y?
      public func value<X: Plottable, Y: Plottable>(
        at point: CGPoint, as type: (X, Y).Type = (X, Y).self
      ) -> (X, Y)? {
        guard let x = value(atX: point.x, as: X.self), let y = value(atY: point.y, as: Y.self) else { return nil }
        return (x, y)
      }
      @primitive public func positionRange<X: Plottable>(forX value: X) -> ClosedRange<CGFloat>?
      @primitive public func positionRange<Y: Plottable>(forY value: Y) -> ClosedRange<CGFloat>?
      @primitive public func position<X: Plottable>(forX value: X) -> CGFloat?
      @primitive public func position<Y: Plottable>(forY value: Y) -> CGFloat?
      public func position<X: Plottable, Y: Plottable>(for values: (x: X, y: Y)) -> CGPoint? {
        guard let x = position(forX: values.x), let y = position(forY: values.y) else { return nil }
        return CGPoint(x: x, y: y)
      }
    }

    public struct ChartPlotContent: View {
      public typealias Body = Never
    }

    public protocol ChartScrollTargetBehavior {}

    public struct ValueAlignedChartScrollTargetBehavior: ChartScrollTargetBehavior {
      public enum MajorAlignment {
        case page
        case unit(Double)
        case matching(DateComponents)
      }
      init() {}
      public static var page: MajorAlignment { .page }
    }

    extension ChartScrollTargetBehavior where Self == ValueAlignedChartScrollTargetBehavior {
      public static func valueAligned(
        unit: some Numeric, majorAlignment: ValueAlignedChartScrollTargetBehavior.MajorAlignment? = nil
      ) -> ValueAlignedChartScrollTargetBehavior { ValueAlignedChartScrollTargetBehavior() }
      public static func valueAligned(
        matching: DateComponents, majorAlignment: ValueAlignedChartScrollTargetBehavior.MajorAlignment? = nil
      ) -> ValueAlignedChartScrollTargetBehavior { ValueAlignedChartScrollTargetBehavior() }
    }

    extension View {
      public func chartXAxis(_ visibility: Visibility) -> some View {
        modifier(_ChartModifier(change: .xAxis(visibility)))
      }
      public func chartYAxis(_ visibility: Visibility) -> some View {
        modifier(_ChartModifier(change: .yAxis(visibility)))
      }
      public func chartXAxis<Content: AxisContent>(@AxisContentBuilder content: () -> Content) -> some View {
        modifier(_ChartModifier(change: .xAxisContent(content())))
      }
      public func chartYAxis<Content: AxisContent>(@AxisContentBuilder content: () -> Content) -> some View {
        modifier(_ChartModifier(change: .yAxisContent(content())))
      }
      public func chartXAxisLabel(
        _ labelKey: LocalizedStringKey, position: AnnotationPosition = .automatic, alignment: Alignment? = nil,
        spacing: CGFloat? = nil
      ) -> some View { chartXAxisLabel(position: position, alignment: alignment, spacing: spacing) { Text(labelKey) } }
      public func chartYAxisLabel(
        _ labelKey: LocalizedStringKey, position: AnnotationPosition = .automatic, alignment: Alignment? = nil,
        spacing: CGFloat? = nil
      ) -> some View { chartYAxisLabel(position: position, alignment: alignment, spacing: spacing) { Text(labelKey) } }
      @_disfavoredOverload
      public func chartXAxisLabel<S: StringProtocol>(
        _ label: S, position: AnnotationPosition = .automatic, alignment: Alignment? = nil, spacing: CGFloat? = nil
      ) -> some View { chartXAxisLabel(position: position, alignment: alignment, spacing: spacing) { Text(label) } }
      @_disfavoredOverload
      public func chartYAxisLabel<S: StringProtocol>(
        _ label: S, position: AnnotationPosition = .automatic, alignment: Alignment? = nil, spacing: CGFloat? = nil
      ) -> some View { chartYAxisLabel(position: position, alignment: alignment, spacing: spacing) { Text(label) } }
      public func chartXAxisLabel<C: View>(
        position: AnnotationPosition = .automatic, alignment: Alignment? = nil, spacing: CGFloat? = nil,
        @ViewBuilder content: () -> C
      ) -> some View {
        modifier(_ChartModifier(change: .xLabel(content(), position: position, alignment: alignment)))
      }
      public func chartYAxisLabel<C: View>(
        position: AnnotationPosition = .automatic, alignment: Alignment? = nil, spacing: CGFloat? = nil,
        @ViewBuilder content: () -> C
      ) -> some View {
        modifier(_ChartModifier(change: .yLabel(content(), position: position, alignment: alignment)))
      }
      public func chartLegend(_ visibility: Visibility) -> some View {
        modifier(_ChartModifier(change: .legend(visibility)))
      }
      public func chartLegend(
        position: AnnotationPosition = .automatic, alignment: Alignment? = nil, spacing: CGFloat? = nil
      ) -> some View {
        modifier(_ChartModifier(change: .legendPlace(position, content: nil, alignment: alignment, spacing: spacing)))
      }
      public func chartLegend<Content: View>(
        position: AnnotationPosition = .automatic, alignment: Alignment? = nil, spacing: CGFloat? = nil,
        @ViewBuilder content: () -> Content
      ) -> some View {
        modifier(
          _ChartModifier(change: .legendPlace(position, content: content(), alignment: alignment, spacing: spacing)))
      }
      public func chartPlotStyle<Content: View>(
        @ViewBuilder content: @escaping (ChartPlotContent) -> Content
      ) -> some View { modifier(_ChartModifier(change: .plotStyle({ AnyView(content($0)) }))) }
      public func chartOverlay<V: View>(
        alignment: Alignment = .center, @measures("layout") @ViewBuilder content: @escaping (ChartProxy) -> V
      ) -> some View { modifier(_ChartModifier(change: .overlay({ AnyView(content($0)) }, alignment: alignment))) }
      public func chartBackground<V: View>(
        alignment: Alignment = .center, @measures("layout") @ViewBuilder content: @escaping (ChartProxy) -> V
      ) -> some View { modifier(_ChartModifier(change: .background({ AnyView(content($0)) }, alignment: alignment))) }
      public func chartXSelection<P: Plottable>(value: Binding<P?>) -> some View {
        modifier(_ChartModifier(change: .xSelection(value)))
      }
      public func chartYSelection<P: Plottable>(value: Binding<P?>) -> some View {
        modifier(_ChartModifier(change: .ySelection(value)))
      }
      public func chartAngleSelection<P: Plottable>(value: Binding<P?>) -> some View {
        modifier(_ChartModifier(change: .angleSelection(value)))
      }
      public func chartScrollableAxes(_ axes: Axis.Set) -> some View {
        modifier(_ChartModifier(change: .scrollable(axes)))
      }
      public func chartXVisibleDomain<P: Plottable & Numeric>(length: P) -> some View {
        modifier(_ChartModifier(change: .xVisible(length)))
      }
      public func chartYVisibleDomain<P: Plottable & Numeric>(length: P) -> some View {
        modifier(_ChartModifier(change: .other("chartYVisibleDomain")))
      }
      public func chartScrollPosition<P: Plottable>(x: Binding<P>) -> some View {
        modifier(_ChartModifier(change: .xScroll(x)))
      }
      public func chartScrollPosition<P: Plottable>(initialX: P) -> some View {
        modifier(_ChartModifier(change: .xScroll(initialX)))
      }
      public func chartScrollPosition<P: Plottable>(y: Binding<P>) -> some View {
        modifier(_ChartModifier(change: .other("chartScrollPosition")))
      }
      public func chartScrollPosition<P: Plottable>(initialY: P) -> some View {
        modifier(_ChartModifier(change: .other("chartScrollPosition")))
      }
      public func chartScrollTargetBehavior(_ behavior: some ChartScrollTargetBehavior) -> some View {
        modifier(_ChartModifier(change: .other("chartScrollTargetBehavior")))
      }
      public func chartXSelection<P: Plottable & Comparable>(range: Binding<ClosedRange<P>?>) -> some View {
        modifier(_ChartModifier(change: .other("chartXSelection")))
      }
      public func chartYSelection<P: Plottable & Comparable>(range: Binding<ClosedRange<P>?>) -> some View {
        modifier(_ChartModifier(change: .other("chartYSelection")))
      }
      public func chartGesture(_ gesture: @escaping (ChartProxy) -> some Gesture) -> some View {
        modifier(_ChartModifier(change: .other("chartGesture")))
      }
    }

    @hole
    struct _ChartModifier: ViewModifier {
      typealias Body = Never
      var change: _ChartViewChange
    }

    enum _ChartViewChange {
      case xAxis(Visibility)
      case yAxis(Visibility)
      case xAxisContent(Any)
      case yAxisContent(Any)
      case legend(Visibility)
      case xDomain(Any)
      case yDomain(Any)
      case styles(Any, domain: Any?)
      case xLabel(Any, position: AnnotationPosition, alignment: Alignment?)
      case yLabel(Any, position: AnnotationPosition, alignment: Alignment?)
      case legendPlace(AnnotationPosition, content: Any?, alignment: Alignment?, spacing: CGFloat?)
      case plotStyle((ChartPlotContent) -> AnyView)
      case overlay((ChartProxy) -> AnyView, alignment: Alignment)
      case background((ChartProxy) -> AnyView, alignment: Alignment)
      case xSelection(Any)
      case ySelection(Any)
      case angleSelection(Any)
      case xVisible(Any)
      case xScroll(Any)
      case scrollable(Axis.Set)
      case other(String)
    }
    """#
}
