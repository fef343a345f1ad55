extension InterfaceText {
  /// Three-dimensional charts, and rarely used declarations of two-dimensional ones.
  static let chartsChart3D = #"""
    import Foundation
    import SwiftUI

    public struct ChartAxisContent: View {
      public typealias Body = Never
    }

    extension View {
      public func chartXAxisStyle<Content: View>(
        @ViewBuilder content: @escaping (ChartAxisContent) -> Content
      ) -> some View { modifier(_ChartModifier(change: .other("chartXAxisStyle"))) }
      public func chartYAxisStyle<Content: View>(
        @ViewBuilder content: @escaping (ChartAxisContent) -> Content
      ) -> some View { modifier(_ChartModifier(change: .other("chartYAxisStyle"))) }
      public func chartLineStyleScale<Domain: ScaleDomain>(domain: Domain) -> some View {
        modifier(_ChartModifier(change: .other("chartLineStyleScale")))
      }
      public func chartLineStyleScale(range: [StrokeStyle]) -> some View {
        modifier(_ChartModifier(change: .other("chartLineStyleScale")))
      }
      public func chartLineStyleScale<Domain: ScaleDomain>(domain: Domain, range: [StrokeStyle]) -> some View {
        modifier(_ChartModifier(change: .other("chartLineStyleScale")))
      }
      public func chartLineStyleScale<DataValue: Plottable>(
        domain: [DataValue], mapping: @escaping (DataValue) -> StrokeStyle
      ) -> some View { modifier(_ChartModifier(change: .other("chartLineStyleScale"))) }
      public func chartLineStyleScale<DataValue: Plottable>(
        mapping: @escaping (DataValue) -> StrokeStyle
      ) -> some View { modifier(_ChartModifier(change: .other("chartLineStyleScale"))) }
      public func chartSymbolSizeScale<DataValue: Plottable>(
        _ mapping: KeyValuePairs<DataValue, CGFloat>
      ) -> some View { modifier(_ChartModifier(change: .other("chartSymbolSizeScale"))) }
      public func chartSymbolSizeScale<Domain: ScaleDomain>(domain: Domain, type: ScaleType? = nil) -> some View {
        modifier(_ChartModifier(change: .other("chartSymbolSizeScale")))
      }
      public func chartSymbolSizeScale(type: ScaleType?) -> some View {
        modifier(_ChartModifier(change: .other("chartSymbolSizeScale")))
      }
      public func chartSymbolSizeScale<DataValue: Plottable>(
        domain: [DataValue], mapping: @escaping (DataValue) -> CGFloat
      ) -> some View { modifier(_ChartModifier(change: .other("chartSymbolSizeScale"))) }
      public func chartSymbolSizeScale<DataValue: Plottable>(
        mapping: @escaping (DataValue) -> CGFloat
      ) -> some View { modifier(_ChartModifier(change: .other("chartSymbolSizeScale"))) }
    }

    #if SDK_26
    public protocol Chart3DContent {
      associatedtype Body: Chart3DContent
      @Chart3DContentBuilder @MainActor @preconcurrency var body: Body { get }
    }

    extension Chart3DContent where Body == Never {
      @primitive public var body: Never { get }
    }

    extension Never: Chart3DContent {}

    @hole
    public struct _Chart3DPart: Chart3DContent {
      public typealias Body = Never
      init() {}
    }

    @resultBuilder
    public struct Chart3DContentBuilder {
      public static func buildExpression<Content: Chart3DContent>(_ content: Content) -> Content { content }
      public static func buildBlock<Content: Chart3DContent>(_ content: Content) -> Content { content }
      public static func buildBlock<each Content: Chart3DContent>(
        _ content: repeat each Content
      ) -> some Chart3DContent { _Chart3DPart() }
      public static func buildIf<Content: Chart3DContent>(_ content: Content?) -> some Chart3DContent {
        _Chart3DPart()
      }
      public static func buildEither<T: Chart3DContent>(first: T) -> _Chart3DPart { _Chart3DPart() }
      public static func buildEither<F: Chart3DContent>(second: F) -> _Chart3DPart { _Chart3DPart() }
    }

    extension ForEach: Chart3DContent where Content: Chart3DContent {}

    @MainActor
    public struct Chart3D<Content: Chart3DContent>: View {
      public typealias Body = Never
      var content: Content
      nonisolated public init(@Chart3DContentBuilder content: () -> Content) {
        self.content = content()
      }
      @primitive nonisolated public init<Data: RandomAccessCollection, C: Chart3DContent>(
        _ data: Data, @Chart3DContentBuilder content: @escaping (Data.Element) -> C
      ) where Content == ForEach<Data, Data.Element.ID, C>, Data.Element: Identifiable
      @primitive nonisolated public init<Data: RandomAccessCollection, ID: Hashable, C: Chart3DContent>(
        _ data: Data, id: KeyPath<Data.Element, ID>, @Chart3DContentBuilder content: @escaping (Data.Element) -> C
      ) where Content == ForEach<Data, ID, C>
    }

    public struct SurfacePlot: Chart3DContent {
      public typealias Body = Never
      nonisolated public init(
        x: String, y: String, z: String, function: @escaping @Sendable (Double, Double) -> Double
      ) {}
    }

    extension PointMark: Chart3DContent {
      @primitive @MainActor @preconcurrency public var body: Never { get }
      public init<X: Plottable, Y: Plottable, Z: Plottable>(
        x: PlottableValue<X>, y: PlottableValue<Y>, z: PlottableValue<Z>
      ) {
        self.init(x: x, y: y)
      }
    }

    extension RuleMark: Chart3DContent {
      @primitive @MainActor @preconcurrency public var body: Never { get }
    }
    extension RectangleMark: Chart3DContent {
      @primitive @MainActor @preconcurrency public var body: Never { get }
    }

    extension Chart3DContent {
      public func foregroundStyle<S: ShapeStyle>(_ style: S) -> some Chart3DContent { _Chart3DPart() }
      public func foregroundStyle(_ style: Chart3DSurfaceStyle) -> some Chart3DContent { _Chart3DPart() }
      public func foregroundStyle<D: Plottable>(by value: PlottableValue<D>) -> some Chart3DContent { _Chart3DPart() }
      public func symbol<S: Chart3DSymbolShape>(_ symbol: S) -> some Chart3DContent { _Chart3DPart() }
      public func symbolSize(_ size: CGFloat) -> some Chart3DContent { _Chart3DPart() }
      public func symbolRotation(_ angle: Angle) -> some Chart3DContent { _Chart3DPart() }
      public func roughness(_ roughness: Double) -> some Chart3DContent { _Chart3DPart() }
      public func metallic(_ metallic: Double) -> some Chart3DContent { _Chart3DPart() }
      public func opacity(_ opacity: Double) -> some Chart3DContent { _Chart3DPart() }
    }

    public protocol Chart3DSymbolShape {}

    public struct BasicChart3DSymbolShape: Chart3DSymbolShape, Sendable {
      var name: String
    }

    extension Chart3DSymbolShape where Self == BasicChart3DSymbolShape {
      public static var sphere: BasicChart3DSymbolShape { BasicChart3DSymbolShape(name: "sphere") }
      public static var cube: BasicChart3DSymbolShape { BasicChart3DSymbolShape(name: "cube") }
      public static var cone: BasicChart3DSymbolShape { BasicChart3DSymbolShape(name: "cone") }
      public static var cylinder: BasicChart3DSymbolShape { BasicChart3DSymbolShape(name: "cylinder") }
    }

    public struct Chart3DSurfaceStyle: Sendable {
      var name: String
      public static let heightBased = Chart3DSurfaceStyle(name: "heightBased")
      public static let normalBased = Chart3DSurfaceStyle(name: "normalBased")
      public static func heightBased(yRange: ClosedRange<Double>) -> Chart3DSurfaceStyle { .heightBased }
      public static func heightBased(_ gradient: Gradient, yRange: ClosedRange<Double>) -> Chart3DSurfaceStyle {
        .heightBased
      }
    }

    public struct Chart3DPose: Hashable, Sendable {
      public var azimuth: Angle
      public var inclination: Angle
      public init(azimuth: Angle, inclination: Angle) {
        self.azimuth = azimuth
        self.inclination = inclination
      }
      public static let `default` = Chart3DPose(azimuth: .zero, inclination: .zero)
      public static let front = Chart3DPose(azimuth: .zero, inclination: .zero)
      public static let back = Chart3DPose(azimuth: .zero, inclination: .zero)
      public static let left = Chart3DPose(azimuth: .zero, inclination: .zero)
      public static let right = Chart3DPose(azimuth: .zero, inclination: .zero)
      public static let top = Chart3DPose(azimuth: .zero, inclination: .zero)
      public static let bottom = Chart3DPose(azimuth: .zero, inclination: .zero)
    }

    public struct Chart3DCameraProjection: Hashable, Sendable {
      var name: String
      public static let automatic = Chart3DCameraProjection(name: "automatic")
      public static let orthographic = Chart3DCameraProjection(name: "orthographic")
      public static let perspective = Chart3DCameraProjection(name: "perspective")
    }

    public struct Chart3DRenderingStyle: Hashable, Sendable {
      var name: String
      public static let automatic = Chart3DRenderingStyle(name: "automatic")
      public static let volumetric = Chart3DRenderingStyle(name: "volumetric")
      public static let planar = Chart3DRenderingStyle(name: "planar")
    }

    extension View {
      public func chart3DPose(_ pose: Chart3DPose) -> some View {
        modifier(_ChartModifier(change: .other("chart3DPose")))
      }
      public func chart3DPose(_ pose: Binding<Chart3DPose>) -> some View {
        modifier(_ChartModifier(change: .other("chart3DPose")))
      }
      public func chart3DCameraProjection(_ projection: Chart3DCameraProjection) -> some View {
        modifier(_ChartModifier(change: .other("chart3DCameraProjection")))
      }
      public func chart3DRenderingStyle(_ style: Chart3DRenderingStyle) -> some View {
        modifier(_ChartModifier(change: .other("chart3DRenderingStyle")))
      }
      public func chartZAxis(_ visibility: Visibility) -> some View {
        modifier(_ChartModifier(change: .other("chartZAxis")))
      }
      public func chartZAxis<Content: AxisContent>(@AxisContentBuilder content: () -> Content) -> some View {
        modifier(_ChartModifier(change: .other("chartZAxis")))
      }
      public func chartZAxisLabel(
        _ labelKey: LocalizedStringKey, position: AnnotationPosition = .automatic, alignment: Alignment? = nil,
        spacing: CGFloat? = nil
      ) -> some View { modifier(_ChartModifier(change: .other("chartZAxisLabel"))) }
      @_disfavoredOverload
      public func chartZAxisLabel<S: StringProtocol>(
        _ label: S, position: AnnotationPosition = .automatic, alignment: Alignment? = nil, spacing: CGFloat? = nil
      ) -> some View { modifier(_ChartModifier(change: .other("chartZAxisLabel"))) }
      public func chartZScale<Domain: ScaleDomain>(domain: Domain, type: ScaleType? = nil) -> some View {
        modifier(_ChartModifier(change: .other("chartZScale")))
      }
      public func chartZScale<Range: PositionScaleRange>(range: Range, type: ScaleType? = nil) -> some View {
        modifier(_ChartModifier(change: .other("chartZScale")))
      }
      public func chartZScale<Domain: ScaleDomain, Range: PositionScaleRange>(
        domain: Domain, range: Range, type: ScaleType? = nil
      ) -> some View { modifier(_ChartModifier(change: .other("chartZScale"))) }
      public func chartZScale(type: ScaleType?) -> some View { modifier(_ChartModifier(change: .other("chartZScale"))) }
      public func chartZSelection<P: Plottable>(value: Binding<P?>) -> some View {
        modifier(_ChartModifier(change: .other("chartZSelection")))
      }
      public func chartZSelection<P: Plottable & Comparable>(range: Binding<ClosedRange<P>?>) -> some View {
        modifier(_ChartModifier(change: .other("chartZSelection")))
      }
    }
    #endif
    """#
}
