extension InterfaceText {
  /// What the views of a widget are told, and the modifiers that only they have.
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
      public init(family: WidgetFamily) {}
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

    @hole
    struct _ActivityPreview: View {
      typealias Body = Never
    }

    @hole
    struct _WidgetOption: ViewModifier {
      typealias Body = Never
    }

    @hole
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
