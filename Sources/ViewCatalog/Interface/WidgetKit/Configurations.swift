extension InterfaceText {
  /// Widget configurations, with their provider and their view.
  static let widgetKitConfigurations = #"""
    import ActivityKit
    import AppIntents
    import Foundation
    import SwiftUI

    @MainActor @preconcurrency
    public struct StaticConfiguration<Content: View>: WidgetConfiguration {
      public typealias Body = Never
      nonisolated public init<Provider: TimelineProvider>(
        kind: String, provider: Provider, @ViewBuilder content: @escaping (Provider.Entry) -> Content
      ) {
        view = { entry in (entry as? Provider.Entry).map { AnyView(content($0)) } }
      }
      var view: (Any) -> AnyView?
      public func _entryView(for entry: Any) -> AnyView? { view(entry) }
    }

    @MainActor @preconcurrency
    public struct IntentConfiguration<Intent, Content: View>: WidgetConfiguration {
      public typealias Body = Never
      nonisolated public init<Provider: IntentTimelineProvider>(
        kind: String, intent: Intent.Type, provider: Provider,
        @ViewBuilder content: @escaping (Provider.Entry) -> Content
      ) where Intent == Provider.Intent {
        view = { entry in (entry as? Provider.Entry).map { AnyView(content($0)) } }
      }
      var view: (Any) -> AnyView?
      public func _entryView(for entry: Any) -> AnyView? { view(entry) }
    }

    @MainActor @preconcurrency
    public struct AppIntentConfiguration<Intent: WidgetConfigurationIntent, Content: View>: WidgetConfiguration {
      public typealias Body = Never
      nonisolated public init<Provider: AppIntentTimelineProvider>(
        kind: String, intent: Intent.Type = Intent.self, provider: Provider,
        @ViewBuilder content: @escaping (Provider.Entry) -> Content
      ) where Intent == Provider.Intent {
        view = { entry in (entry as? Provider.Entry).map { AnyView(content($0)) } }
      }
      var view: (Any) -> AnyView?
      public func _entryView(for entry: Any) -> AnyView? { view(entry) }
    }

    public struct ActivityViewContext<Attributes: ActivityAttributes> {
      public let activityID: String
      public let attributes: Attributes
      public let state: Attributes.ContentState
      public let isStale: Bool
    }

    @MainActor @preconcurrency
    public struct ActivityConfiguration<Attributes: ActivityAttributes>: WidgetConfiguration {
      public typealias Body = Never
      nonisolated public init<Content: View>(
        for attributesType: Attributes.Type,
        @ViewBuilder content: @escaping (ActivityViewContext<Attributes>) -> Content,
        dynamicIsland: @escaping (ActivityViewContext<Attributes>) -> DynamicIsland
      ) {}
    }

    @hole
    struct _WidgetConfigurationOption<Content: WidgetConfiguration>: WidgetConfiguration {
      typealias Body = Never
      var content: Content
      nonisolated init(content: Content) {
        self.content = content
      }
      public func _entryView(for entry: Any) -> AnyView? { content._entryView(for: entry) }
    }

    nonisolated extension WidgetConfiguration {
      public func supportedFamilies(_ families: [WidgetFamily]) -> some WidgetConfiguration {
        _WidgetConfigurationOption(content: self)
      }
      public func supplementalActivityFamilies(_ families: [ActivityFamily]) -> some WidgetConfiguration {
        _WidgetConfigurationOption(content: self)
      }
      public func disfavoredLocations(
        _ locations: [WidgetLocation], for families: [WidgetFamily]
      ) -> some WidgetConfiguration {
        _WidgetConfigurationOption(content: self)
      }
      public func promptsForUserConfiguration() -> some WidgetConfiguration {
        _WidgetConfigurationOption(content: self)
      }
    }

    public enum ActivityFamily: Int, Hashable, Codable, Sendable {
      case small
      case medium
    }

    public struct WidgetLocation: Hashable, Sendable {
      var name: String
      public static let homeScreen = WidgetLocation(name: "homeScreen")
      public static let lockScreen = WidgetLocation(name: "lockScreen")
      public static let standBy = WidgetLocation(name: "standBy")
      public static let carPlay = WidgetLocation(name: "carPlay")
      public static let iPhoneWidgetsOnMac = WidgetLocation(name: "iPhoneWidgetsOnMac")
    }
    """#
}
