extension InterfaceText {
  /// Environment values and modifiers of widget views.
  static let widgetKitViews = #"""
    import ActivityKit
    import Foundation
    import SwiftUI

    extension EnvironmentValues {
      @primitive public var widgetFamily: WidgetFamily { get set }
      @primitive @default(.fullColor) public var widgetRenderingMode: WidgetRenderingMode { get set }
      @primitive public var widgetContentMargins: EdgeInsets { get }
      @primitive @default(true) public var showsWidgetContainerBackground: Bool { get set }
      @primitive public var showsWidgetLabel: Bool { get }
      @primitive @default(.medium) public var activityFamily: ActivityFamily { get set }
      @primitive public var isActivityFullscreen: Bool { get }
      @primitive public var isActivityUpdateReduced: Bool { get }
      @primitive public var supportedActivityFamilies: Set<ActivityFamily> { get }
      #if SDK_26
      @primitive public var levelOfDetail: LevelOfDetail { get }
      #endif
    }

    public struct WidgetRenderingMode: Equatable, Sendable, CustomStringConvertible {
      var name: String
      public var description: String { name }
      public static let fullColor = WidgetRenderingMode(name: "fullColor")
      public static let accented = WidgetRenderingMode(name: "accented")
      public static let vibrant = WidgetRenderingMode(name: "vibrant")
    }

    public struct WidgetAccentedRenderingMode: Hashable, Sendable {
      var name: String
      public static let accented = WidgetAccentedRenderingMode(name: "accented")
      public static let accentedDesaturated = WidgetAccentedRenderingMode(name: "accentedDesaturated")
      public static let desaturated = WidgetAccentedRenderingMode(name: "desaturated")
      public static let fullColor = WidgetAccentedRenderingMode(name: "fullColor")
    }

    @MainActor
    public struct AccessoryWidgetBackground: View {
      public typealias Body = Never
      nonisolated public init() {}
    }

    public struct WidgetPreviewContext: PreviewContext {
      var family: WidgetFamily
      public init(family: WidgetFamily) { self.family = family }
    }

    nonisolated extension View {
      @previews("context") public func previewContext(_ value: WidgetPreviewContext) -> some View {
        _WidgetFace(family: value.family, content: self)
      }
    }

    extension EnvironmentValues {
      /// The size of the widget that contains the view.
      @primitive var _widgetSize: CGSize? { get set }
    }

    extension WidgetFamily {
      /// The size on a phone that is 393 points wide; the largest as on a tablet.
      var _size: CGSize {
        switch self {
        case .systemSmall: CGSize(width: 158, height: 158)
        case .systemMedium: CGSize(width: 338, height: 158)
        case .systemLarge: CGSize(width: 338, height: 354)
        case .systemExtraLarge: CGSize(width: 715, height: 330)
        case .accessoryCorner, .accessoryCircular: CGSize(width: 72, height: 72)
        case .accessoryRectangular: CGSize(width: 160, height: 72)
        case .accessoryInline: CGSize(width: 234, height: 26)
        }
      }
      var _isAccessory: Bool {
        switch self {
        case .systemSmall, .systemMedium, .systemLarge, .systemExtraLarge: false
        default: true
        }
      }
    }

    /// A widget on a screen, with the system's content margins. [approximation]
    @hole
    struct _WidgetFace<Content: View>: View {
      var family: WidgetFamily
      var content: Content
      var body: some View {
        let size = family._size
        let corner: CGFloat = family._isAccessory ? (size.width == size.height ? 36 : 12) : 24
        content
          .padding(family._isAccessory ? 0 : 16)
          .frame(width: size.width, height: size.height)
          .background(.background)
          .clipShape(RoundedRectangle(cornerRadius: corner))
          .shadow(color: Color.black.opacity(0.2), radius: 6)
          .environment(\.widgetFamily, family)
          .environment(\._widgetSize, size)
      }
    }

    /// The view of a `#Preview` of a widget: its first timeline entry.
    @hole
    struct _WidgetPreview: View {
      var widget: any Widget
      var entries: [Any]
      var family: WidgetFamily
      var body: some View {
        if let entry = entries.first, let view = widget._entryView(for: entry) {
          _WidgetFace(family: family, content: view)
        }
      }
    }

    @resultBuilder
    struct _WidgetPreviewBuilder {
      static func buildBlock<W: Widget>(_ widget: W) -> W { widget }
    }

    @resultBuilder
    struct _TimelinePreviewBuilder {
      static func buildBlock(_ entries: Any...) -> [Any] { entries }
    }

    public enum ActivityPreviewViewKind: Sendable {
      public enum DynamicIslandPreviewViewState: Hashable, Sendable {
        case compact
        case minimal
        case expanded
      }
      case content
      case dynamicIsland(DynamicIslandPreviewViewState)
    }

    extension ActivityAttributes {
      @previews("context") @MainActor public func previewContext(
        _ contentState: ContentState, isStale: Bool = false, viewKind: ActivityPreviewViewKind
      ) -> some View {
        _ActivityPreview()
      }
    }

    struct _AccessoryWidgetBackgroundLook: View {
      var view: AccessoryWidgetBackground
      var body: some View { Color.gray.opacity(0.25) }
    }

    @hole
    struct _ActivityPreview: View {
      typealias Body = Never
    }

    @hole
    @shows("nothing")
    struct _WidgetOption: ViewModifier {
      typealias Body = Never
    }

    @hole
    @shows("nothing")
    struct _WidgetLabel<Label: View>: ViewModifier {
      typealias Body = Never
      var label: Label
    }

    nonisolated extension View {
      public func activityBackgroundTint(_ color: Color?) -> some View {
        modifier(_WidgetOption())
      }
      public func activitySystemActionForegroundColor(_ color: Color?) -> some View {
        modifier(_WidgetOption())
      }
      public func widgetCurvesContent(_ curvesContent: Bool = true) -> some View {
        modifier(_WidgetOption())
      }
      public func widgetLabel<Label: View>(@ViewBuilder label: () -> Label) -> some View {
        modifier(_WidgetLabel(label: label()))
      }
      public func widgetLabel(_ labelKey: LocalizedStringKey) -> some View {
        modifier(_WidgetLabel(label: Text(labelKey)))
      }
      @_disfavoredOverload
      public func widgetLabel<S: StringProtocol>(_ label: S) -> some View {
        modifier(_WidgetLabel(label: Text(label)))
      }
      public func controlWidgetActionHint(_ hint: LocalizedStringKey) -> some View {
        modifier(_WidgetOption())
      }
      @_disfavoredOverload
      public func controlWidgetActionHint<S: StringProtocol>(_ hint: S) -> some View {
        modifier(_WidgetOption())
      }
      public func controlWidgetStatus(_ status: LocalizedStringKey) -> some View {
        modifier(_WidgetOption())
      }
      @_disfavoredOverload
      public func controlWidgetStatus<S: StringProtocol>(_ status: S) -> some View {
        modifier(_WidgetOption())
      }
    }

    public struct LevelOfDetail: Hashable, Sendable {
      var name: String
      public static let `default` = LevelOfDetail(name: "default")
      public static let simplified = LevelOfDetail(name: "simplified")
    }

    public struct EmptyControlWidgetConfiguration {
      public typealias Body = Never
      public init() {}
    }

    public struct EmptyControlWidgetTemplate {
      public typealias Body = Never
      public init() {}
    }

    public struct LimitedAvailabilityConfiguration {
      public typealias Body = Never
    }

    public struct AccessoryWidgetGroupStyle: Hashable, Sendable {
      var name: String
      public static let automatic = AccessoryWidgetGroupStyle(name: "automatic")
      public static let circular = AccessoryWidgetGroupStyle(name: "circular")
      public static let roundedSquare = AccessoryWidgetGroupStyle(name: "roundedSquare")
    }

    nonisolated extension View {
      public func accessoryWidgetGroupStyle(_ style: AccessoryWidgetGroupStyle) -> some View {
        modifier(_WidgetOption())
      }
    }

    extension Image {
      nonisolated public func widgetAccentedRenderingMode(_ mode: WidgetAccentedRenderingMode?) -> some View {
        modifier(_WidgetOption())
      }
    }
    """#
}
