extension InterfaceText {
  /// The timelines of widgets.
  static let widgetKitTimelines = #"""
    import AppIntents
    import Foundation
    import SwiftUI

    public protocol TimelineEntry {
      var date: Date { get }
      var relevance: TimelineEntryRelevance? { get }
    }

    extension TimelineEntry {
      public var relevance: TimelineEntryRelevance? { nil }
    }

    public struct TimelineEntryRelevance: Codable, Hashable, Sendable {
      public var score: Float
      public var duration: TimeInterval
      public init(score: Float, duration: TimeInterval = 0) {
        self.score = score
        self.duration = duration
      }
    }

    public struct TimelineReloadPolicy: Equatable, Sendable {
      var name: String
      public static let atEnd = TimelineReloadPolicy(name: "atEnd")
      public static let never = TimelineReloadPolicy(name: "never")
      public static func after(_ date: Date) -> TimelineReloadPolicy { TimelineReloadPolicy(name: "after") }
    }

    public struct Timeline<EntryType: TimelineEntry> {
      public let entries: [EntryType]
      public let policy: TimelineReloadPolicy
      public init(entries: [EntryType], policy: TimelineReloadPolicy) {
        self.entries = entries
        self.policy = policy
      }
    }

    public struct TimelineProviderContext {
      public let family: WidgetFamily
      public let isPreview: Bool
      public let displaySize: CGSize
    }

    public protocol TimelineProvider {
      associatedtype Entry: TimelineEntry
      typealias Context = TimelineProviderContext
      func placeholder(in context: Context) -> Entry
      func getSnapshot(in context: Context, completion: @escaping (Entry) -> Void)
      func getTimeline(in context: Context, completion: @escaping (Timeline<Entry>) -> Void)
    }

    public protocol IntentTimelineProvider {
      associatedtype Entry: TimelineEntry
      associatedtype Intent
      typealias Context = TimelineProviderContext
      func placeholder(in context: Context) -> Entry
      func getSnapshot(for configuration: Intent, in context: Context, completion: @escaping (Entry) -> Void)
      func getTimeline(
        for configuration: Intent, in context: Context, completion: @escaping (Timeline<Entry>) -> Void)
    }

    public protocol AppIntentTimelineProvider {
      associatedtype Entry: TimelineEntry
      associatedtype Intent: WidgetConfigurationIntent
      typealias Context = TimelineProviderContext
      func placeholder(in context: Context) -> Entry
      func snapshot(for configuration: Intent, in context: Context) async -> Entry
      func timeline(for configuration: Intent, in context: Context) async -> Timeline<Entry>
      func recommendations() -> [AppIntentRecommendation<Intent>]
    }

    extension AppIntentTimelineProvider {
      public func recommendations() -> [AppIntentRecommendation<Intent>] { [] }
    }

    public struct AppIntentRecommendation<Intent: WidgetConfigurationIntent> {
      public init(intent: Intent, description: LocalizedStringResource) {}
      @_disfavoredOverload
      public init<S: StringProtocol>(intent: Intent, description: S) {}
      public init(intent: Intent, description: Text) {}
    }

    public struct IntentRecommendation<Intent> {
      public init(intent: Intent, description: LocalizedStringKey) {}
      @_disfavoredOverload
      public init<S: StringProtocol>(intent: Intent, description: S) {}
      public init(intent: Intent, description: Text) {}
    }

    public enum WidgetFamily: Int, CaseIterable, CustomStringConvertible, Sendable {
      case systemSmall
      case systemMedium
      case systemLarge
      case systemExtraLarge
      case accessoryCorner
      case accessoryCircular
      case accessoryRectangular
      case accessoryInline
      @primitive public var description: String { get }
    }

    public struct WidgetInfo: Identifiable, Hashable, Sendable {
      public let kind: String
      public let family: WidgetFamily
      public var id: String { kind }
    }

    public final class WidgetCenter: @unchecked Sendable {
      public static let shared = WidgetCenter()
      @effect("reloads widgets")
      public func reloadAllTimelines() {}
      @effect("reloads widgets")
      public func reloadTimelines(ofKind kind: String) {}
      public func getCurrentConfigurations(_ completion: @escaping (Result<[WidgetInfo], any Error>) -> Void) {}
      public func invalidateConfigurationRecommendations() {}
    }
    """#
}
