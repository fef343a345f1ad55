extension InterfaceText {
  /// The presentations of a Live Activity in the Dynamic Island.
  static let widgetKitDynamicIsland = #"""
    import Foundation
    import SwiftUI

    @houses("views")
    public struct DynamicIsland {
      public init<Expanded: View, CompactLeading: View, CompactTrailing: View, Minimal: View>(
        @DynamicIslandExpandedContentBuilder expanded: @escaping () -> DynamicIslandExpandedContent<Expanded>,
        @ViewBuilder compactLeading: @escaping () -> CompactLeading,
        @ViewBuilder compactTrailing: @escaping () -> CompactTrailing,
        @ViewBuilder minimal: @escaping () -> Minimal
      ) {}
      public func widgetURL(_ url: URL?) -> DynamicIsland { self }
      public func keylineTint(_ color: Color?) -> DynamicIsland { self }
      public func contentMargins(_ edges: Edge.Set = .all, _ length: Double, for mode: DynamicIslandMode) -> DynamicIsland {
        self
      }
    }

    public struct DynamicIslandMode: Sendable {
      var name: String
      public static let expanded = DynamicIslandMode(name: "expanded")
      public static let compactLeading = DynamicIslandMode(name: "compactLeading")
      public static let compactTrailing = DynamicIslandMode(name: "compactTrailing")
      public static let minimal = DynamicIslandMode(name: "minimal")
    }

    public struct DynamicIslandExpandedRegionPosition: Sendable {
      var name: String
      public static let leading = DynamicIslandExpandedRegionPosition(name: "leading")
      public static let trailing = DynamicIslandExpandedRegionPosition(name: "trailing")
      public static let center = DynamicIslandExpandedRegionPosition(name: "center")
      public static let bottom = DynamicIslandExpandedRegionPosition(name: "bottom")
    }

    @houses("views")
    public struct DynamicIslandExpandedRegion<Content: View> {
      public init(
        _ position: DynamicIslandExpandedRegionPosition, priority: Double = 0,
        @ViewBuilder content: @escaping () -> Content
      ) {}
      public func contentMargins(_ edges: Edge.Set = .all, _ length: Double) -> DynamicIslandExpandedRegion<Content> {
        self
      }
    }

    public struct DynamicIslandExpandedContent<Content: View> {}

    @resultBuilder
    public struct DynamicIslandExpandedContentBuilder {
      public static func buildPartialBlock<Content: View>(
        first: DynamicIslandExpandedRegion<Content>
      ) -> DynamicIslandExpandedContent<some View> {
        DynamicIslandExpandedContent<_DynamicIslandRegions>()
      }
      public static func buildPartialBlock<Content: View>(
        first: DynamicIslandExpandedContent<Content>
      ) -> DynamicIslandExpandedContent<some View> {
        DynamicIslandExpandedContent<_DynamicIslandRegions>()
      }
      public static func buildPartialBlock<C0: View, C1: View>(
        accumulated: DynamicIslandExpandedContent<C0>, next: DynamicIslandExpandedRegion<C1>
      ) -> DynamicIslandExpandedContent<some View> {
        DynamicIslandExpandedContent<_DynamicIslandRegions>()
      }
      public static func buildPartialBlock<C0: View, C1: View>(
        accumulated: DynamicIslandExpandedContent<C0>, next: DynamicIslandExpandedContent<C1>
      ) -> DynamicIslandExpandedContent<some View> {
        DynamicIslandExpandedContent<_DynamicIslandRegions>()
      }
      public static func buildIf<Content: View>(
        _ content: DynamicIslandExpandedContent<Content>?
      ) -> DynamicIslandExpandedContent<some View> {
        DynamicIslandExpandedContent<_DynamicIslandRegions>()
      }
      public static func buildEither<Content: View>(
        first: DynamicIslandExpandedContent<Content>
      ) -> DynamicIslandExpandedContent<some View> {
        DynamicIslandExpandedContent<_DynamicIslandRegions>()
      }
      public static func buildEither<Content: View>(
        second: DynamicIslandExpandedContent<Content>
      ) -> DynamicIslandExpandedContent<some View> {
        DynamicIslandExpandedContent<_DynamicIslandRegions>()
      }
    }

    @hole
    struct _DynamicIslandRegions: View {
      typealias Body = Never
    }

    public struct DynamicIslandExpandedRegionVerticalPlacement: Sendable {
      var name: String
      public static let `default` = DynamicIslandExpandedRegionVerticalPlacement(name: "default")
      public static let belowIfTooWide = DynamicIslandExpandedRegionVerticalPlacement(name: "belowIfTooWide")
    }

    @hole
    struct _DynamicIslandPlacement: ViewModifier {
      typealias Body = Never
    }

    nonisolated extension View {
      public func dynamicIsland(
        verticalPlacement: DynamicIslandExpandedRegionVerticalPlacement
      ) -> some View {
        modifier(_DynamicIslandPlacement())
      }
    }
    """#
}
